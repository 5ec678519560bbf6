/** Of all that a trail page knows about the year, what holds today. Fetched by trail pages only. */

import { horizon, sunPasses } from '../../../domain/time/sun.ts';
import type { When } from '../../../domain/trail/facts.ts';
import { holdsOn } from '../../../domain/trail/seasons.ts';
import { dayInWords, figuresOf, timeInWords } from '../../lib/clock.ts';
import { shortDays } from './words.ts';

const minute = 60_000;
/** Days shorter than this catch hikers out after dark. */
const shortDay = 11 * 60 * minute;

export function showRightNow(section: HTMLElement, now: Date): void {
  const one = (selector: string) => section.querySelector<HTMLElement>(selector);
  const title = one('[data-now-title]');
  if (title) title.textContent = title.dataset.nowTitle ?? '';
  show(one('[data-now-day]'), dayInWords(now));

  const today = figuresOf(now);
  let quiet = true;
  for (const entry of section.querySelectorAll<HTMLElement>('[data-when]')) {
    const holds = holdsOn(JSON.parse(entry.dataset.when ?? '') as When, today);
    entry.hidden = !holds;
    if (holds) quiet = false;
  }
  const light = one('[data-now-light]');
  const advice = shortDayAdvice(section, now);
  if (light) {
    light.hidden = !advice;
    const words = light.querySelector('p');
    if (words) words.textContent = advice;
  }
  const nothing = one('[data-now-quiet]');
  if (nothing) nothing.hidden = !quiet;
  markMonth(section, today.month);
}

/** Only without a script is the whole year needed at once; who opens it has it open from then on. */
export function closeYear(): void {
  document.querySelector('[data-now-year]')?.removeAttribute('open');
}

function show(element: HTMLElement | null, text: string): void {
  if (!element) return;
  element.textContent = text;
  element.hidden = false;
}

function shortDayAdvice(section: HTMLElement, now: Date): string {
  const { latitude, longitude, startBefore } = section.dataset;
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  const today = figuresOf(now);
  const rise = sunPasses(horizon, 'up', today, place);
  const set = sunPasses(horizon, 'down', today, place);
  if (!startBefore || !rise || !set || set.getTime() - rise.getTime() > shortDay) return '';
  const latest = new Date(set.getTime() - Number(startBefore) * minute);
  const sunset = timeInWords(set);
  return latest <= rise || now > latest ? shortDays.bringLight(sunset) : shortDays.startBy(sunset, timeInWords(latest));
}

function markMonth(section: HTMLElement, month: number): void {
  for (const row of section.querySelectorAll('tr')) {
    for (const [i, cell] of [...row.cells].entries()) cell.toggleAttribute('data-today', i === month);
  }
}

/** Notices that have run out; without a script the reader sees their dates. */
export function hideExpired(now: Date): void {
  const { year, month, day } = figuresOf(now);
  const today = [year, month, day].map((figure) => String(figure).padStart(2, '0')).join('-');
  for (const notice of document.querySelectorAll<HTMLElement>('[data-expires]'))
    notice.hidden = today >= (notice.dataset.expires ?? '');
}
