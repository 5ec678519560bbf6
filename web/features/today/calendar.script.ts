/** A calendar file from the cache or a static host may be outdated: it is moved to the coming Saturday. */
import type { Notice } from '../../../domain/live/now.ts';
import { comingSaturday, onComingSaturday } from '../../../domain/time/coming-saturday.ts';
import { dayInWords, figuresOf } from '../../lib/clock.ts';
import { saveFile } from '../../lib/save-file.ts';
import { liveNoticeWords } from '../../ui/live-notice-words.ts';

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
    day.textContent = dayInWords(noonOf(comingSaturday(figuresOf(now))));
}

/** A day in iCalendar format; at noon it is that day everywhere in the state. */
const noonOf = (day: string): Date =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6)), 18));

async function save(link: HTMLAnchorElement): Promise<void> {
  const reply = await fetch(link.href);
  if (!reply.ok) throw new Error(`The calendar file answered ${reply.status}`);
  const moved = withNotices(onComingSaturday(await reply.text(), new Date()), postedHere());
  saveFile(moved, 'text/calendar', link.download);
}

/** The live notices that the page shows (features/live/live.script.ts). */
const postedHere = (): Notice[] =>
  JSON.parse(document.querySelector<HTMLElement>('[data-notices]')?.dataset.notices ?? '[]');

/** Prepends the notices to the description, escaped and folded as iCalendar requires. */
export function withNotices(calendar: string, notices: readonly Notice[]): string {
  const lines = notices.map(
    ({ kind, words, until }) => `${liveNoticeWords.kinds[kind]} ${liveNoticeWords.until(until)}: ${words}`,
  );
  const escaped = lines.map((line) => `${line.replace(/[\\;,]/g, '\\$&').replace(/\s*\n\s*/g, '\\n')}\\n\\n`).join('');
  const folded = escaped.replace(/.{1,18}/gu, '$&\r\n ');
  return escaped ? calendar.replace(/^DESCRIPTION:/m, () => `DESCRIPTION:${folded}`) : calendar;
}
