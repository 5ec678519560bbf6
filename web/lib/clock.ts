/** The reader's moment as the guide's own wall clock and calendar read it, wherever the reader is. */
import { state } from '../../content/state.ts';
import type { CalendarDay } from '../../domain/sun.ts';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: state.timeZone, ...options });

export const timeInWords = format({ hour: 'numeric', minute: '2-digit' });
export const dayInWords = format({ weekday: 'long', month: 'long', day: 'numeric' });
const figures = format({
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

export function figuresOf(moment: Date): CalendarDay & { minutes: number } {
  const parts = Object.fromEntries(figures.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = parts;
  return { year, month, day, minutes: hour * 60 + minute };
}

/** A phone taken out at the trailhead shows what holds then, not what held at home in the morning. */
export function keepFresh(show: (now: Date) => void): void {
  const again = () => show(new Date());
  again();
  document.addEventListener('visibilitychange', again);
  addEventListener('pageshow', again);
}
