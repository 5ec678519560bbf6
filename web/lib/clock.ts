/** The current time in the guide's time zone, wherever the reader is. */
import { state } from '../../content/state.ts';
import { type WallTime, wallTime } from '../../domain/time/wall-clock.ts';
import { monthNames, weekdayNames } from '../../domain/units.ts';

export const getFigures = (moment: Date): WallTime => wallTime(moment, state.clock);

/** 3:05 PM */
export function formatTime(moment: Date): string {
  const { minutes } = getFigures(moment);
  const hours = Math.floor(minutes / 60);
  return `${hours % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** November 21 */
export function monthAndDay(moment: Date): string {
  const { month, day } = getFigures(moment);
  return `${monthNames[month - 1]} ${day}`;
}

/** Saturday, November 21 */
export const formatDay = (moment: Date): string =>
  `${weekdayNames[getFigures(moment).weekday]}, ${monthAndDay(moment)}`;

/**
 * Calls back now and whenever the page becomes visible, so that a phone at the trailhead does not show the morning's
 * state. Returns a function that stops it.
 */
export function whenVisible(show: (now: Date) => void): () => void {
  const again = () => show(new Date());
  const ifVisible = () => {
    if (!document.hidden) again();
  };
  again();
  document.addEventListener('visibilitychange', ifVisible);
  addEventListener('pageshow', again);
  return () => {
    document.removeEventListener('visibilitychange', ifVisible);
    removeEventListener('pageshow', again);
  };
}
