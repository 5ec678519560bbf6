/** How a claim starts: the address that asks for it, the question before the collection has hydrated, and reading the location. */
import { readPosition, type VagueFix } from '../../lib/geolocation.ts';
import { isPerhapsSignedIn } from '../../lib/session-hint.ts';
import { type CollectionGuide, getHike } from '../badges/guide.ts';
import { remembered } from '../session/remembered.ts';
import type { WaitingClaim } from './outbox/claim.ts';
import type { Claimant } from './outbox/claims.ts';
import { checking, question } from './question.messages.ts';

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

/** The claim question, and a claim that was started before the collection had hydrated. */
export type ClaimQuestion = {
  isOpen: boolean;
  /** The badge that the hiker was sent for. */
  badge?: string | undefined;
  early?: ClaimInProgress | undefined;
};

let current: ClaimQuestion = { isOpen: false };
let watchers: readonly (() => void)[] = [];
function change(next: ClaimQuestion): void {
  current = next;
  for (const react of watchers) react();
}

/** One state before and after the collection has hydrated, so that nothing is handed over between the two. */
export const claimQuestion = {
  current: (): ClaimQuestion => current,
  watch(react: () => void): () => void {
    watchers = [...watchers, react];
    return () => {
      watchers = watchers.filter((other) => other !== react);
    };
  },
  open: (badge?: string) => change({ ...current, isOpen: true, badge }),
  close: () => change({ ...current, isOpen: false }),
  /** Returns it once. */
  takeEarlyClaim(): ClaimInProgress | undefined {
    const { early } = current;
    if (early) change({ ...current, early: undefined });
    return early;
  },
};

/** Aborted once the collection shows the question: the early dialog below then reacts to nothing more. */
export const hydration = new AbortController();

/**
 * The claim question before the collection has hydrated: with one bar of signal its scripts take ten seconds. The dialog is part of the
 * prerendered page; this opens it, takes the answer and starts the claim.
 */
export function openBeforeHydration(): void {
  const island = document.querySelector<HTMLElement>('[data-island="collection"]');
  const dialog = island?.querySelector<HTMLDialogElement>('dialog[data-question]');
  const line = island?.querySelector('[role="status"]');
  // The collection asks a family who is here.
  if (!dialog || !line || mayBeFamily()) return;
  const sentFor = takeTriedFor();
  if (sentFor === null) return;

  const badge = badgeNamed(sentFor);
  claimQuestion.open(badge);
  const { signal } = hydration;
  const loading = line.textContent;
  const say = (words: string | null) => {
    line.textContent = words;
  };
  signal.addEventListener('abort', () => say(loading));
  const sayEarly = (words: string) => {
    if (!signal.aborted) say(words);
  };
  const answer = (isYes: boolean) => {
    dialog.close();
    const early = isYes ? startClaim(claimant()) : undefined;
    change({ badge, isOpen: false, early });
    if (!early) return;
    sayEarly(checking.title);
    // Errors are shown by the collection.
    early.saved
      .then(() => sayEarly(checking.kept))
      .then(sendClaims)
      .catch(() => {});
  };
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-answer]') : null;
    if (!button) return;
    event.stopPropagation(); // no second answer if the collection hydrates at this moment
    answer(button.dataset.answer === 'yes');
  };
  dialog.addEventListener('click', onClick, { signal });
  dialog.addEventListener('cancel', () => answer(false), { signal });

  const name = dialog.querySelector('#try-badge');
  if (name && badge) name.textContent = question.badge(badge);
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
  return guide && getHike(guide, sentFor)?.hike.badge;
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
