/**
 * Calendar files are built once, for the Saturday after a hike's facts were checked. The server or page that delivers one
 * moves it to the coming Saturday in the hike's time zone.
 */
import type { CalendarDay } from './sun.ts';

/** An iCalendar date: 20261121. On a Saturday, the coming Saturday is a week later. */
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
