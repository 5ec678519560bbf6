/** A calendar file from the cache or a static host may be outdated: it is moved to the coming Saturday. */
import { state } from '../../../content/state.ts';
import type { Notice } from '../../../domain/status/live-document.ts';
import { statusMessages } from '../../../domain/status/status.messages.ts';
import { addDays, startOfDay } from '../../../domain/time/calendar-day.ts';
import { comingSaturday, onComingSaturday } from '../../../domain/time/coming-saturday.ts';
import { formatDay, getFigures } from '../../lib/clock.ts';
import { saveFile } from '../../lib/save-file.ts';
import { liveNoticeMessages } from '../../ui/live-notice.messages.ts';

export function initCalendar(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-calendar]')) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      save(link).catch(() => location.assign(link.href));
    });
  }
}

/** The link names the day of the file that it downloads. */
export function nameSaturday(now: Date): void {
  for (const day of document.querySelectorAll('a[data-calendar] [data-day]'))
    day.textContent = formatDay(getNoon(comingSaturday(getFigures(now))));
}

/** A day in iCalendar format; at noon it is that day everywhere in the state. */
const getNoon = (day: string): Date =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6)), 18));

async function save(link: HTMLAnchorElement): Promise<void> {
  const response = await fetch(link.href);
  if (!response.ok) throw new Error(`The calendar file answered ${response.status}`);
  const now = new Date();
  const moved = withNotices(onComingSaturday(await response.text(), now), onSaturday(postedHere(), now));
  saveFile(new Blob([moved], { type: 'text/calendar' }), link.download);
}

/** The live notices of the page's hike, current ones and those to come (features/status/live.script.ts). */
const postedHere = (): Notice[] =>
  JSON.parse(document.querySelector<HTMLElement>('[data-notices]')?.dataset.notices ?? '[]');

/** Those that hold at any time on the day of the file. */
export function onSaturday(notices: readonly Notice[], now: Date): Notice[] {
  const day = getNoon(comingSaturday(getFigures(now)))
    .toISOString()
    .slice(0, 10);
  const [start, end] = [startOfDay(day, state.clock), startOfDay(addDays(day, 1), state.clock)];
  return notices.filter(({ from, until }) => Date.parse(from) < end.getTime() && start.getTime() < Date.parse(until));
}

/** Prepends the notices to the description, escaped and folded as iCalendar requires. */
export function withNotices(calendar: string, notices: readonly Notice[]): string {
  const lines = notices.map(
    ({ kind, words, until }) => `${statusMessages[kind]} ${liveNoticeMessages.until(until)}: ${words}`,
  );
  const escaped = lines.map((line) => `${line.replace(/[\\;,]/g, '\\$&').replace(/\s*\n\s*/g, '\\n')}\\n\\n`).join('');
  const folded = escaped.replace(/.{1,18}/gu, '$&\r\n ');
  return escaped ? calendar.replace(/^DESCRIPTION:/m, () => `DESCRIPTION:${folded}`) : calendar;
}
