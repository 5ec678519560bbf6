/** What a script fills with live notices. Drawn in live-notice.tsx. */
import type { NoticeKind } from '../../domain/status/live-document.ts';
import { definePart } from '../lib/part.ts';

/** The place of a trail page, and one notice. */
export const notices = definePart<Record<never, never>>('notices');
export const notice = definePart<{ kind: NoticeKind; until: string; text: string; posted: string }>('notice');
/** The age of a copy that is shown offline. */
export const oldCopy = definePart<{ age: string }>('old-copy');
