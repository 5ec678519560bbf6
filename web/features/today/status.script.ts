/** Styles a trail page as closed, partly closed or open, from its content or a live notice. */
import type { StatusOn } from '../../../domain/trail/status.ts';
import { through } from '../../ui/status-words.ts';

/** @param mayClose what may close the hike today, beside "No closures posted" */
export function showStatus(page: HTMLElement, { status, until }: StatusOn, mayClose = ''): void {
  page.dataset.status = status;
  for (const label of page.querySelectorAll<HTMLElement>('[data-status-label]'))
    label.hidden = label.dataset.statusLabel !== status;
  for (const line of page.querySelectorAll('[data-until]')) line.textContent = until ? through(until) : '';
  for (const caution of page.querySelectorAll<HTMLElement>('[data-status-label] [data-may-close]')) {
    caution.textContent = mayClose;
    caution.hidden = !mayClose;
  }
}
