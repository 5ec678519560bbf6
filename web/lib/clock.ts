/** The reader's moment as the guide's own wall clock and calendar read it, wherever the reader is. */
import { state } from '../../content/state.ts';
import type { CalendarDay } from '../../domain/sun.ts';

/** Made when it is first asked: the browser reads its tables of time zones for it, the longest single step of a page's start. */
function clock(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined;
  return () => {
    made ??= new Intl.DateTimeFormat('en-US', { timeZone: state.timeZone, ...options });
    return made;
  };
}

const time = clock({ hour: 'numeric', minute: '2-digit' });
export const timeInWords = (moment: Date): string => time().format(moment);

const day = clock({ weekday: 'long', month: 'long', day: 'numeric' });
export const dayInWords = (moment: Date): string => day().format(moment);

const figures = clock({
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

export function figuresOf(moment: Date): CalendarDay & { minutes: number } {
  const parts = Object.fromEntries(
    figures()
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
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
