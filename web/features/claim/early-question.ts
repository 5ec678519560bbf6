/**
 * The claim question before the collection has hydrated: with one bar of signal its scripts take ten seconds. The dialog is part of the
 * prerendered page; this opens it, takes the answer and starts the claim. The collection takes over from the state it finds.
 */

import { isPerhapsSignedIn } from '../../lib/session-hint.ts';
import { type CollectionGuide, hikeOf } from '../badges/guide.ts';
import { remembered } from '../session/remembered.ts';
import type { Claimant } from './outbox/claims.ts';
import { checking, question } from './question-words.ts';
import { takeSentFor } from './sent-for.ts';
import { type ClaimInProgress, startClaim } from './start-claim.ts';

export type EarlyQuestion = { badge: string | undefined; isOpen: boolean; claim?: ClaimInProgress };

let asked: EarlyQuestion | undefined;
let isTakenOver = false;
let leaveToIsland = () => {};

/** How things stand; undefined where nothing was asked early. */
export const earlyQuestion = (): EarlyQuestion | undefined => asked;

/** From now on the collection hears the answer. */
export function takeOver(): EarlyQuestion | undefined {
  isTakenOver = true;
  leaveToIsland();
  return asked;
}

export function askEarly(): void {
  const island = document.querySelector<HTMLElement>('[data-island="collection"]');
  const dialog = island?.querySelector<HTMLDialogElement>('dialog[data-question]');
  const line = island?.querySelector('[role="status"]');
  // A family is asked who is here, by the collection.
  if (!dialog || !line || mayBeFamily()) return;
  const sentFor = takeSentFor();
  if (sentFor === null) return;

  asked = { badge: badgeNamed(sentFor), isOpen: true };
  const loading = line.textContent;
  const answer = (isYes: boolean) => {
    asked = { badge: asked?.badge, isOpen: false };
    dialog.close();
    if (!isYes) return;
    const begun = startClaim(claimant());
    asked.claim = begun;
    const say = (words: string) => {
      if (!isTakenOver) line.textContent = words;
    };
    say(checking.title);
    // Errors are shown by the collection.
    begun.saved
      .then(() => say(checking.kept))
      .then(sendClaims)
      .catch(() => {});
  };
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-answer]') : null;
    if (!button) return;
    event.stopPropagation(); // one answer is enough, should the collection wake just now
    answer(button.dataset.answer === 'yes');
  };
  const onCancel = () => answer(false);
  dialog.addEventListener('click', onClick);
  dialog.addEventListener('cancel', onCancel);
  leaveToIsland = () => {
    dialog.removeEventListener('click', onClick);
    dialog.removeEventListener('cancel', onCancel);
    line.textContent = loading;
  };

  const name = dialog.querySelector('#try-badge');
  if (name && asked.badge) name.textContent = question.badge(asked.badge);
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-answer="yes"]')?.focus();
}

/** Also where the collection never comes. */
const sendClaims = async () => (await import('./outbox/in-page.ts')).keepSendingClaims();

/** Also where this device has not heard yet who collects under the account. */
const mayBeFamily = (): boolean => isPerhapsSignedIn() && remembered()?.companions?.length !== 0;

/** Whoever is asked this early is known to hike alone, or not known at all, unless they sign in elsewhere meanwhile. */
function claimant(): Claimant {
  const { account, companions } = remembered() ?? {};
  return account ? { whose: { userId: account.$id }, isFamilyKnown: companions?.length === 0 } : {};
}

/** From the data that lie in the page for the collection. */
function badgeNamed(sentFor: string): string | undefined {
  const data = document.querySelector('script[data-for="collection"]')?.textContent;
  const { guide } = JSON.parse(data ?? '{}') as { guide?: CollectionGuide };
  return guide && hikeOf(guide, sentFor)?.hike.badge;
}
