/** Marks the hikes whose badge is earned, from the remembered collection. Loaded if somebody may be signed in. */
import { plainBadge, sameBadge } from '../../../domain/badge/name.ts';
import { ascending } from '../../../domain/order.ts';
import type { ClaimResponse } from '../../lib/api.ts';
import { formatDayEarned } from '../../lib/text/day-earned.ts';
import { type Remembered, remember, remembered } from '../session/remembered.ts';
import { askForCollected } from './collected.ts';
import { earnedMessages } from './earned.messages.ts';
import { earnedMark, lackingLine } from './earned-parts.ts';
import { toResults, withResults } from './hikers.ts';

type Collected = Pick<Remembered, 'documents' | 'companions'>;

/** Badges are earned on other devices too, but not every page view needs a request. */
const freshMs = 10 * 60_000;

export async function showEarned(root: ParentNode = document): Promise<void> {
  // Back from the collection with a new badge: the page is restored from the bfcache as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    const now = remembered();
    if (persisted && now) markEarned(root, now);
  });
  const last = remembered();
  if (last) markEarned(root, last);
  if (last?.companions && Math.abs(Date.now() - Date.parse(last.at)) < freshMs) return;
  const collected = await askForCollected();
  if (collected) markEarned(root, collected);
}

/** Shows a badge awarded in the background at once, without waiting for the remembered collection to expire. */
export function showAwarded(responses: readonly ClaimResponse[], root: ParentNode = document): void {
  const last = remembered();
  if (!last) return;
  const now = withResults(
    last,
    responses.flatMap((reply) => toResults(reply, last.account.$id)),
  );
  remember(now);
  markEarned(root, now);
}

/**
 * Old records may contain a badge twice: the first day counts. If a family member lacks the badge, the try is still
 * offered, and says for whom.
 */
export function markEarned(root: ParentNode, { documents, companions = [] }: Collected): void {
  const newestFirst = [...documents].sort((a, b) => ascending(b.earnedDate, a.earnedDate));
  const dates = new Map(newestFirst.map(({ badgeName, earnedDate }) => [plainBadge(badgeName), earnedDate]));
  for (const element of root.querySelectorAll<HTMLElement>('[data-badge]')) {
    const { badge = '' } = element.dataset;
    const date = dates.get(plainBadge(badge));
    if (date === undefined) continue;
    const lacking = companions.filter(({ badges }) => !badges.some(({ badgeName }) => sameBadge(badgeName, badge)));
    for (const offer of element.querySelectorAll<HTMLElement>('[data-until-earned]'))
      offer.hidden = lacking.length === 0;
    lackingLine.fill(element, { names: lacking.length > 0 && earnedMessages.lacking(lacking.map(({ name }) => name)) });
    for (const offer of element.querySelectorAll<HTMLElement>('[data-once-earned]')) offer.hidden = false;
    if ('earned' in element.dataset) continue;
    element.dataset.earned = '';
    const mark = earnedMark.clone({ day: earnedMessages.on(formatDayEarned(date)) });
    (element.querySelector('[data-earned-here]') ?? element).append(mark);
  }
}
