/** Marks the hikes whose badge is earned, from what this device remembers of the collection. Fetched for who may be signed in. */
import { ascending } from '../../domain/order.ts';
import { remember, remembered } from '../account/remembered.ts';
import { whoIsSignedIn } from '../account/who.ts';
import { fetchBadges } from '../lib/api.ts';
import { localDate } from '../lib/local-time.ts';
import type { Badge } from '../lib/replies.ts';
import { earnedWords } from '../words/earned.ts';

export async function showEarned(root: ParentNode = document): Promise<void> {
  const documents = remembered()?.documents ?? (await askServer());
  markEarned(root, documents);
}

/** A device that has not shown the collection yet remembers none. */
async function askServer(): Promise<readonly Badge[]> {
  const account = await whoIsSignedIn();
  if (!account) return [];
  const documents = await fetchBadges(account.$id);
  remember({ account, documents, at: new Date().toISOString() });
  return documents;
}

const plain = (name: string): string => name.trim().toLowerCase();

/** Old records may hold a badge twice: the first day counts. */
export function markEarned(root: ParentNode, documents: readonly Badge[]): void {
  const newestFirst = [...documents].sort((a, b) => ascending(b.earnedDate, a.earnedDate));
  const dates = new Map(newestFirst.map(({ badgeName, earnedDate }) => [plain(badgeName), earnedDate]));
  for (const element of root.querySelectorAll<HTMLElement>('[data-badge]')) {
    const date = dates.get(plain(element.dataset.badge ?? ''));
    if (date === undefined || 'earned' in element.dataset) continue;
    element.dataset.earned = '';
    for (const offer of element.querySelectorAll<HTMLElement>('[data-until-earned]')) offer.hidden = true;
    const line = Object.assign(document.createElement('mark'), {
      className: 'earned',
      textContent: earnedWords.on(localDate(date)),
    });
    (element.querySelector('[data-earned-here]') ?? element).append(line);
  }
}
