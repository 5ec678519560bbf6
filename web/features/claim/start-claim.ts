/** How a claim starts: the address that asks for it, the question before the collection has hydrated, and reading the location. */
import { readPosition, type VagueFix } from '../../lib/geolocation.ts';
import { isPerhapsSignedIn } from '../../lib/session-hint.ts';
import { type CollectionGuide, hikeOf } from '../badges/guide.ts';
import { remembered } from '../session/remembered.ts';
import type { WaitingClaim } from './outbox/claim.ts';
import type { Claimant } from './outbox/claims.ts';
import { checking, question } from './question-words.ts';

/** A query parameter of the collection's address opens the claim question, and names the badge. */
const parameter = 'try';

export const tryAddress = (badge?: string | null): string =>
  `/badges/me?${parameter}${badge ? `=${encodeURIComponent(badge)}` : ''}`;

/**
 * The badge named in this address, an empty string if it names none, and null if it asks nothing. Read once, then removed from the
 * address, so that a reload does not ask again.
 */
export function takeTriedFor(): string | null {
  const badge = new URLSearchParams(location.search).get(parameter);
  if (badge !== null) history.replaceState(history.state, '', location.pathname);
  return badge;
}

/** What was asked and answered before the collection hydrated. */
export type EarlyQuestion = { badge: string | undefined; isOpen: boolean; claim?: ClaimInProgress };

let asked: EarlyQuestion | undefined;
let isTakenOver = false;
let leaveToIsland = () => {};

/** The current state; undefined if nothing was asked early. */
export const earlyQuestion = (): EarlyQuestion | undefined => asked;

/** From now on the collection handles the answer. */
export function takeOver(): EarlyQuestion | undefined {
  isTakenOver = true;
  leaveToIsland();
  return asked;
}

/**
 * The claim question before the collection has hydrated: with one bar of signal its scripts take ten seconds. The dialog is part of the
 * prerendered page; this opens it, takes the answer and starts the claim. The collection takes over from the state it finds.
 */
export function askEarly(): void {
  const island = document.querySelector<HTMLElement>('[data-island="collection"]');
  const dialog = island?.querySelector<HTMLDialogElement>('dialog[data-question]');
  const line = island?.querySelector('[role="status"]');
  // The collection asks a family who is here.
  if (!dialog || !line || mayBeFamily()) return;
  const sentFor = takeTriedFor();
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
    event.stopPropagation(); // no second answer if the collection hydrates at this moment
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

/** Sends even if the collection never hydrates. */
const sendClaims = async () => (await import('./outbox/in-page.ts')).keepSendingClaims();

/** True also while this device does not know the account's hikers yet. */
const mayBeFamily = (): boolean => isPerhapsSignedIn() && remembered()?.companions?.length !== 0;

/** A hiker asked this early is known to hike alone, or not known at all, unless they sign in elsewhere meanwhile. */
function claimant(): Claimant {
  const { account, companions } = remembered() ?? {};
  return account ? { whose: { userId: account.$id }, isFamilyKnown: companions?.length === 0 } : {};
}

/** From the collection's data embedded in the page. */
function badgeNamed(sentFor: string): string | undefined {
  const data = document.querySelector('script[data-for="collection"]')?.textContent;
  const { guide } = JSON.parse(data ?? '{}') as { guide?: CollectionGuide };
  return guide && hikeOf(guide, sentFor)?.hike.badge;
}

export type ClaimInProgress = {
  /** Resolves once the claim is saved on the device; from then on it cannot be lost. */
  saved: Promise<WaitingClaim>;
  /** Who is there; undefined means the account's own hiker. */
  hikers?: readonly string[] | undefined;
  /** Called at once, and whenever the device gets a better fix. */
  watchFix: (listener: (fix: VagueFix | undefined) => void) => void;
  cancel: () => void;
};

/** Reads the location once and hands it to the outbox, which is loaded meanwhile: the early question does not wait for it. */
export function startClaim(claimant: Claimant): ClaimInProgress {
  const reading = new AbortController();
  let fix: VagueFix | undefined;
  let listener: Parameters<ClaimInProgress['watchFix']>[0] = () => {};
  const onVague = (vague: VagueFix | undefined) => {
    fix = vague;
    listener(fix);
  };
  const save = async () => {
    const position = readPosition(reading.signal, onVague);
    const [taken, { claims }] = await Promise.all([position, import('./outbox/in-page.ts')]);
    return claims().save(taken, claimant);
  };
  return {
    saved: save(),
    hikers: claimant.hikers,
    watchFix: (listen) => {
      listener = listen;
      listen(fix);
    },
    cancel: () => reading.abort(),
  };
}
