/** The draft notice, stored in this tab: it survives a reload or a sign-in. */
import { deskLimits } from '../../../domain/live/desk.ts';
import { storedNote } from '../../lib/note.ts';
import type { Draft } from './draft.ts';

type KeptDraft = {
  draft: Draft;
  /** The author: on a shared device nobody publishes another user's draft. */
  userId: string;
  /** When the sign-in started; published on return if that is soon. */
  publishAt?: number;
};

const note = () => storedNote<KeptDraft>('sessionStorage', 'desk-notice');

export const keepDraft = (draft: Draft, userId: string): void => note().write({ draft, userId });
export const publishAfterSignIn = (draft: Draft, userId: string): void =>
  note().write({ draft, userId, publishAt: Date.now() });
export const forgetDraft = (): void => note().erase();

/** The user's draft; for a correction, the draft of that notice. */
export function keptDraft(userId: string, noticeId?: string): { draft: Draft; publish: boolean } | undefined {
  const kept = note().read();
  if (kept?.userId !== userId) return undefined;
  const isThis = noticeId === undefined ? kept.draft.revision === undefined : kept.draft.noticeId === noticeId;
  if (!isThis) return undefined;
  const waited = Date.now() - (kept.publishAt ?? 0);
  return { draft: kept.draft, publish: waited >= 0 && waited < deskLimits.freshMinutes * 60_000 };
}
