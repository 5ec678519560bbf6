/** Marks the page on the days of the deer season. Loaded in November only. */
import { deerSeasons } from '../../content/deer-season.ts';
import { state } from '../../content/state.ts';
import { dayAt } from '../../domain/time/calendar-day.ts';

export function markDeerSeason(page: Pick<HTMLElement, 'dataset'>, now: Date): void {
  const today = dayAt(now, state.clock);
  if (deerSeasons.some(({ from, to }) => from <= today && today <= to)) page.dataset.inDeerSeason = '';
}
