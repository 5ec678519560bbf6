/** Picks what applies today from the whole year in the page. Loaded by trail pages only. */

import { state } from '../../../content/state.ts';
import { statusMessages, statusWord, through } from '../../../domain/status/status.messages.ts';
import { type HikeStatus, hikeStatus } from '../../../domain/status/status.ts';
import type { When } from '../../../domain/trail/facts.ts';
import { holdsOn, isoDay } from '../../../domain/trail/seasons.ts';
import { formatDay, getFigures } from '../../lib/clock.ts';

export function showToday(section: HTMLElement, now: Date): void {
  const one = (selector: string) => section.querySelector<HTMLElement>(selector);
  const title = one('[data-now-title]');
  if (title) title.textContent = title.dataset.nowTitle ?? '';
  const day = one('[data-now-day]');
  if (day) {
    day.textContent = formatDay(now);
    day.hidden = false;
  }

  const today = getFigures(now);
  const holding = [...section.querySelectorAll<HTMLElement>('[data-when]')].filter((entry) => {
    entry.hidden = !holdsOn(JSON.parse(entry.dataset.when ?? '') as When, today);
    return !entry.hidden;
  });
  hideExpired(section, isoDay(today));
  const { hike: slug = '', closures = '[]', notices = '[]' } = section.dataset;
  const live = { notices: JSON.parse(notices) };
  const status = hikeStatus({ slug, closures: JSON.parse(closures) }, live, { from: now, clock: state.clock });
  const nothing = one('[data-now-quiet]');
  if (nothing) nothing.hidden = holding.length > 0 || status.kinds.some((kind) => kind !== 'information');
  const page = section.closest<HTMLElement>('[data-trail]');
  if (page) showStatus(page, status);
  markMonth(section, today.month);
}

/** Collapses the year, which is expanded only without JavaScript; a reader who opens it keeps it open. */
export function closeYear(): void {
  document.querySelector('[data-now-year]')?.removeAttribute('open');
}

function markMonth(section: HTMLElement, month: number): void {
  for (const row of section.querySelectorAll('tr')) {
    for (const [i, cell] of [...row.cells].entries()) cell.toggleAttribute('data-today', i === month);
  }
}

/**
 * Hides expired notices, but one that closes the hike says from then on that nobody knows whether it is open again. Without JavaScript
 * the reader sees their dates.
 */
function hideExpired(section: HTMLElement, today: string): void {
  for (const notice of section.querySelectorAll<HTMLElement>('[data-expires]')) {
    const isOver = today >= (notice.dataset.expires ?? '');
    const afterwards = [...notice.querySelectorAll<HTMLElement>('[data-past-end]')];
    notice.hidden = isOver && afterwards.length === 0;
    for (const part of afterwards) part.hidden = String(isOver) !== part.dataset.pastEnd;
  }
}

/** Styles the page as closed, partly closed or neither; says what may close it beside "No closures posted". */
function showStatus(page: HTMLElement, { kind, kinds, until, isPastEnd }: HikeStatus): void {
  page.dataset.status = kind;
  const shown = kind === 'closed' || kind === 'partly' ? kind : 'none';
  const cautions = kinds.filter((each) => each === 'hunt' || each === 'ski');
  const mayClose = cautions.map((each) => statusMessages[each])[0] ?? '';
  for (const label of page.querySelectorAll<HTMLElement>('[data-status-label]'))
    label.hidden = label.dataset.statusLabel !== shown;
  for (const word of page.querySelectorAll('[data-status-word]')) word.textContent = statusWord(kind, { isPastEnd });
  for (const line of page.querySelectorAll('[data-until]')) line.textContent = until ? through(until) : '';
  for (const caution of page.querySelectorAll<HTMLElement>('[data-status-label] [data-may-close]')) {
    caution.textContent = mayClose;
    caution.hidden = !mayClose;
  }
}
