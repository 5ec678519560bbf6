/** What the script of /now fills. Drawn in now.tsx. */
import type { NoticeKind } from '../../../domain/status/live-document.ts';
import { definePart } from '../../lib/part.ts';

export const nowHead = definePart<{
  when: boolean;
  day: string;
  updated: string | false;
  summary: string;
  old: string | false;
  links: boolean;
}>('now');

/** The entries of a region, or its name among those without. */
export const postedIn = definePart<{ entries: Node[] }>('posted-in');
export const quiet = definePart<Record<never, never>>('quiet');
export const quietIn = definePart<Record<never, never>>('quiet-in');

export const entry = definePart<{
  number: string;
  sign: NoticeKind;
  hikes: Node[] | false;
  /** Instead of more hikes than fit in a line. */
  several: string | false;
  kindAndDay: string;
  text: string;
  by: string;
}>('entry');

export const huntsToday = definePart<Record<never, never>>('hunts');
export const huntAt = definePart<Record<never, never>>('hunt-at');
