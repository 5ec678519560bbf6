/** Ids must differ between pictures, because two of them can be on one page. */
import { hashText } from './random.ts';

/** A short prefix made from the hike's id: the id itself, repeated in every copy of a tree, would cost a kilobyte. */
export function idPrefix(
  kind: 'hero' | 'badge' | 'outline' | 'region' | 'site' | 'patch' | 'milestone',
  id: string,
): string {
  return `${kind[0]}${hashText(`${kind} ${id}`).toString(36).slice(-4)}`;
}
