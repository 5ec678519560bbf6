/** Dates and times in the visitor's own format. */
const format = (moment: string | number, options: Intl.DateTimeFormatOptions): string => {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '' : new Intl.DateTimeFormat(undefined, options).format(date);
};

/** November 15, 2026. A date without a time is the same day in every time zone; an invalid date is empty. */
export function localDate(moment: string): string {
  const dateOnly = /^\d{4}-\d{2}-\d{2}$/.test(moment);
  return format(dateOnly ? `${moment}T12:00:00` : moment, { dateStyle: 'long' });
}

export const localTime = (moment: string | number): string => format(moment, { timeStyle: 'short' });

/** Saturday, November 21, 3:10 PM */
export const localDayAndTime = (moment: string | number): string =>
  format(moment, { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' });
