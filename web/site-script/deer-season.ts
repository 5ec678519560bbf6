/** On the days of the deer season every page says so, and no page says that it knows of no hunt. Loaded in November only. */
import { deerSeasons } from '../../content/deer-season.ts';
import { state } from '../../content/state.ts';
import { dayAt } from '../../domain/time/calendar-day.ts';

export function showDeerSeason(page: HTMLElement, now: Date): void {
  const today = dayAt(now, state.clock);
  if (!deerSeasons.some(({ from, to }) => from <= today && today <= to)) return;
  page.dataset.inDeerSeason = '';
  for (const line of page.querySelectorAll<HTMLElement>('[data-deer-season]')) line.hidden = false;
}
