/** Live notices above everything else on a trail page. */
import { type LiveDocument, type Notice, noticesFor } from '../../../domain/status/live-document.ts';
import { redraw } from '../../lib/part.ts';
import { withoutJump } from '../../lib/without-jump.ts';
import { liveNoticeMessages as words } from '../../ui/live-notice.messages.ts';
import { notice, notices, oldCopy } from '../../ui/notice-parts.ts';
import { followLiveDocument, isOld } from './follow.ts';

/**
 * Shows the active notices of the hike, and passes all of them to showToday, which marks the whole page as closed if one
 * closes it.
 */
export function showNotices(section: HTMLElement, liveDocument: LiveDocument, moment: Date): void {
  const slug = section.dataset.hike ?? '';
  const posted = noticesFor(liveDocument, slug, moment);
  // With those to come, for the calendar file: showToday selects the current ones.
  section.dataset.notices = JSON.stringify(liveDocument.notices.filter(({ hikes }) => hikes.includes(slug)));
  const old = isOld(liveDocument, moment)
    ? [{ age: words.offline(liveDocument.asOf, moment, section.dataset.phone) }]
    : [];
  redraw(notices.find(section), [...posted, ...old], () => [...posted.map(drawn), ...old.map(oldCopy.clone)]);
}

const drawn = ({ kind, words: text, until, asOf, source }: Notice): Node =>
  notice.clone({ kind, until: words.until(until), text, posted: words.posted(asOf, source) });

/** Follows the live document on a trail page. */
export const followNotices = (showToday: (section: HTMLElement, moment: Date) => void): (() => void) =>
  followLiveDocument((now, moment) => {
    for (const section of document.querySelectorAll<HTMLElement>('[data-now]'))
      withoutJump(section, () => {
        showNotices(section, now, moment);
        showToday(section, moment);
      });
  });
