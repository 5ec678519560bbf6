/** Live notices above everything else on a trail page. */
import { type Notice, type Now, noticesFor } from '../../../domain/status/live-document.ts';
import { redraw } from '../../lib/part.ts';
import { withoutJump } from '../../lib/without-jump.ts';
import { liveNoticeWords as words } from '../../ui/live-notice.messages.ts';
import { notice, notices, oldCopy } from '../../ui/notice-parts.ts';
import { followNow, isOld } from './follow.ts';

/**
 * Shows the active notices of the hike, and passes all of them to showToday, which marks the whole page as closed if one
 * closes it.
 */
export function showNotices(section: HTMLElement, now: Now, moment: Date): void {
  const slug = section.dataset.hike ?? '';
  const posted = noticesFor(now, slug, moment);
  // With those to come, for the calendar file: showToday selects the current ones.
  section.dataset.notices = JSON.stringify(now.notices.filter(({ hikes }) => hikes.includes(slug)));
  const old = isOld(now, moment) ? [{ age: words.offline(now.asOf, moment, section.dataset.phone) }] : [];
  redraw(notices.find(section), [...posted, ...old], () => [...posted.map(drawn), ...old.map(oldCopy.clone)]);
}

const drawn = ({ kind, words: text, until, asOf, source }: Notice): Node =>
  notice.clone({ kind, until: words.until(until), text, posted: words.posted(asOf, source) });

/** Follows the live document on a trail page. */
export const followNotices = (showToday: (section: HTMLElement, moment: Date) => void): (() => void) =>
  followNow((now, moment) => {
    for (const section of document.querySelectorAll<HTMLElement>('[data-now]'))
      withoutJump(section, () => {
        showNotices(section, now, moment);
        showToday(section, moment);
      });
  });
