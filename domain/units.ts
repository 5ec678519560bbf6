/** Formats figures as text and converts units. */

export const KM_PER_MILE = 1.609344;
export const milesToKm = (miles: number): number => miles * KM_PER_MILE;
export const kmToMiles = (km: number): number => km / KM_PER_MILE;

/** 0.4 mile, 1 mile, 2.4 miles */
export const formatMiles = (miles: number): string => `${miles} ${miles <= 1 ? 'mile' : 'miles'}`;

/** Straight-line distance, rounded: "under a mile", "3 miles". */
export function roughMiles(km: number): string {
  const miles = Math.round(kmToMiles(km));
  return miles < 1 ? 'under a mile' : formatMiles(miles);
}

/** 45 minutes, 1 hour, 1 hour 15 minutes, 1.5 hours */
export function formatMinutes(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  const hours = minutes / 60;
  if (Number.isInteger(hours)) return hours === 1 ? '1 hour' : `${hours} hours`;
  if (minutes % 30 === 0) return `${hours} hours`;
  return `${formatMinutes(Math.floor(hours) * 60)} ${minutes % 60} minutes`;
}

/** 30 to 45 minutes, 45 to 60 minutes, 1 to 1.5 hours, 1 hour 40 minutes to 2 hours */
export function formatRange([from, to]: readonly [number, number]): string {
  if (from === to) return formatMinutes(from);
  if (from < 60 && to <= 90) return `${from} to ${to} minutes`;
  const areQuarters = from % 15 === 0 && to % 15 === 0;
  return from < 60 || !areQuarters
    ? `${formatMinutes(from)} to ${formatMinutes(to)}`
    : `${from / 60} to ${to / 60} hours`;
}

export const weekdayNames = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

export const monthNames = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** 2025-09-29 → September 29, 2025; 2026-09 → September 2026; 2026 → 2026 */
export function formatDate(iso: string): string {
  const [year = '', month, day] = iso.split('-');
  if (!month) return year;
  const name = monthNames[Number(month) - 1];
  return day ? `${name} ${Number(day)}, ${year}` : `${name} ${year}`;
}

const small = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Counts on a page are written out where they are round or small: six, ten, fifty; otherwise 53. */
export function formatCount(count: number): string {
  return small[count] ?? tens[count / 10] ?? String(count);
}

/** For running text, small counts in letters: seven days, 90 days; ten minutes; one mile, half a mile. */
export const daysWritten = (days: number): string => `${small[days] ?? days} ${days === 1 ? 'day' : 'days'}`;
export const minutesWritten = (minutes: number): string => `${small[minutes] ?? minutes} minutes`;
export function milesWritten(miles: number): string {
  if (miles === 0.5) return 'half a mile';
  if (miles === 1.5) return 'a mile and a half';
  return `${small[miles] ?? miles} ${miles === 1 ? 'mile' : 'miles'}`;
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
