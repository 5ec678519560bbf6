/** The reader's moment as the guide's own wall clock and calendar read it, wherever the reader is. */
import { state } from '../../content/state.ts';
import { type WallTime, wallTime } from '../../domain/time/wall-clock.ts';
import { monthNames, weekdayNames } from '../../domain/units.ts';

export const figuresOf = (moment: Date): WallTime => wallTime(moment, state.clock);

/** 3:05 PM */
export function timeInWords(moment: Date): string {
  const { minutes } = figuresOf(moment);
  const hours = Math.floor(minutes / 60);
  return `${hours % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** November 21 */
export function calendarDay(moment: Date): string {
  const { month, day } = figuresOf(moment);
  return `${monthNames[month - 1]} ${day}`;
}

/** Saturday, November 21 */
export const dayInWords = (moment: Date): string =>
  `${weekdayNames[figuresOf(moment).weekday]}, ${calendarDay(moment)}`;

/** A phone taken out at the trailhead shows what holds then, not what held at home in the morning. Gives back how to stop it. */
export function keepFresh(show: (now: Date) => void): () => void {
  const again = () => show(new Date());
  const whenVisible = () => {
    if (!document.hidden) again();
  };
  again();
  document.addEventListener('visibilitychange', whenVisible);
  addEventListener('pageshow', again);
  return () => {
    document.removeEventListener('visibilitychange', whenVisible);
    removeEventListener('pageshow', again);
  };
}
