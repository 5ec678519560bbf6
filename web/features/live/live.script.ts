/** Live notices above everything else on a trail page. */
import { type Notice, type Now, noticesFor } from '../../../domain/live/now.ts';
import { withoutJump } from '../../lib/without-jump.ts';
import { liveNoticeWords as words } from '../../ui/live-notice-words.ts';
import { followNow, isOld } from './follow.ts';

/**
 * Shows the active notices of the hike, and passes all of them to showToday, which marks the whole page as closed if one
 * closes it.
 */
export function showNotices(section: HTMLElement, now: Now, moment: Date): void {
  const slug = section.dataset.hike ?? '';
  const notices = noticesFor(now, slug, moment);
  // With those to come, for the calendar file: showToday selects the current ones.
  section.dataset.notices = JSON.stringify(now.notices.filter(({ hikes }) => hikes.includes(slug)));
  const place = section.querySelector<HTMLElement>('[data-live]');
  if (!place) return;
  const old = isOld(now, moment) ? words.offline(now.asOf, moment, section.dataset.phone) : undefined;
  const shown = JSON.stringify([notices, old]);
  if (place.dataset.live === shown) return;
  place.dataset.live = shown;
  place.hidden = notices.length === 0 && !old;
  const sheets = notices.map((notice) => sheetOf(section, notice));
  place.replaceChildren(...[...sheets, old && line(old)].filter((node) => node instanceof HTMLElement));
}

function sheetOf(section: HTMLElement, { kind, words: text, until, asOf, source }: Notice): HTMLElement | undefined {
  const template = section.querySelector<HTMLTemplateElement>('template[data-live-sheets]');
  const sheet = template?.content.querySelector(`[data-kind="${kind}"]`)?.cloneNode(true) as HTMLElement | undefined;
  if (!sheet) return undefined;
  const put = (selector: string, value: string) => sheet.querySelector(selector)?.append(value);
  put('time', words.until(until));
  put('[data-words]', text);
  put('[data-posted]', words.posted(asOf, source));
  return sheet;
}

const line = (text: string): HTMLElement => Object.assign(document.createElement('p'), { textContent: text });

/** Follows the live document on a trail page. */
export const followNotices = (showToday: (section: HTMLElement, moment: Date) => void): (() => void) =>
  followNow((now, moment) => {
    for (const section of document.querySelectorAll<HTMLElement>('[data-now]'))
      withoutJump(section, () => {
        showNotices(section, now, moment);
        showToday(section, moment);
      });
  });
