/** Picks what applies today from the whole year in the page. Loaded by trail pages only. */

import { state } from '../../../content/state.ts';
import { holdsAt, type Notice } from '../../../domain/live/now.ts';
import { statusNow } from '../../../domain/live/status.ts';
import type { When } from '../../../domain/trail/facts.ts';
import { holdsOn, isoDay } from '../../../domain/trail/seasons.ts';
import type { StatusOn } from '../../../domain/trail/status.ts';
import { dayInWords, figuresOf } from '../../lib/clock.ts';
import { through } from '../../ui/status-words.ts';
import { mayCloseWords } from './words.ts';

export function showToday(section: HTMLElement, now: Date): void {
  const one = (selector: string) => section.querySelector<HTMLElement>(selector);
  const title = one('[data-now-title]');
  if (title) title.textContent = title.dataset.nowTitle ?? '';
  const day = one('[data-now-day]');
  if (day) {
    day.textContent = dayInWords(now);
    day.hidden = false;
  }

  const today = figuresOf(now);
  const holding = [...section.querySelectorAll<HTMLElement>('[data-when]')].filter((entry) => {
    entry.hidden = !holdsOn(JSON.parse(entry.dataset.when ?? '') as When, today);
    return !entry.hidden;
  });
  hideExpired(section, isoDay(today));
  const notices: Notice[] = JSON.parse(section.dataset.notices ?? '[]');
  const closures = JSON.parse(section.dataset.closures ?? '[]');
  const status = statusNow(
    closures,
    notices.filter((notice) => holdsAt(notice, now)),
    now,
    state.clock,
  );
  const nothing = one('[data-now-quiet]');
  if (nothing) nothing.hidden = holding.length > 0 || status.status !== 'none';
  const page = section.closest<HTMLElement>('[data-trail]');
  const mayClose = holding.map(({ dataset }) => dataset.mayClose).find((kind) => kind !== undefined);
  if (page) showStatus(page, status, mayClose && mayCloseWords[mayClose]);
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

/** Hides expired notices; without JavaScript the reader sees their dates. */
function hideExpired(section: HTMLElement, today: string): void {
  for (const notice of section.querySelectorAll<HTMLElement>('[data-expires]'))
    notice.hidden = today >= (notice.dataset.expires ?? '');
}

/**
 * Styles the page as closed, partly closed or open, from its content or a live notice.
 * @param mayClose what may close the hike today, beside "No closures posted"
 */
function showStatus(page: HTMLElement, { status, until }: StatusOn, mayClose = ''): void {
  page.dataset.status = status;
  for (const label of page.querySelectorAll<HTMLElement>('[data-status-label]'))
    label.hidden = label.dataset.statusLabel !== status;
  for (const line of page.querySelectorAll('[data-until]')) line.textContent = until ? through(until) : '';
  for (const caution of page.querySelectorAll<HTMLElement>('[data-status-label] [data-may-close]')) {
    caution.textContent = mayClose;
    caution.hidden = !mayClose;
  }
}
