/**
 * Calendar files are made once, for the Saturday after a hike's facts were checked. Whoever hands one out, the server or
 * the page, moves it to the coming Saturday of the hike's own time zone.
 */
import type { CalendarDay } from './sun.ts';

/** As iCalendar writes a day: 20261121. A Saturday's coming Saturday is a week later. */
export function comingSaturday({ year, month, day }: CalendarDay): string {
  const today = new Date(Date.UTC(year, month - 1, day));
  const saturday = new Date(today.getTime() + (6 - today.getUTCDay() || 7) * 24 * 60 * 60_000);
  return saturday.toISOString().slice(0, 10).replaceAll('-', '');
}

const startAndEnd = /(DT(?:START|END);TZID=([^:]+):)\d{8}/g;

export const onComingSaturday = (calendar: string, now: Date): string =>
  calendar.replace(startAndEnd, (_, before: string, zone: string) => before + comingSaturday(dayIn(zone, now)));

function dayIn(timeZone: string, now: Date): CalendarDay {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });
  const { year, month, day } = Object.fromEntries(
    parts.formatToParts(now).map(({ type, value }) => [type, Number(value)]),
  );
  return { year: year ?? 0, month: month ?? 0, day: day ?? 0 };
}
