/** The list that the address asks for: one's own, or one that somebody shared. */
import { useMemo, useRef } from 'react';
import type { Query } from '../../../domain/finder/finder.ts';
import type { Hike } from '../../../domain/finder/hike.ts';
import { hikesOfList, ownList } from '../../../domain/finder/wishes.ts';

export type AskedList = {
  name: string;
  ids: ReadonlySet<string>;
  /** How many of a shared list this guide does not have. */
  unknown: number;
};

/** What is taken off one's own list stays in sight until the list is left: a slip of the thumb can be mended. */
export function useAskedList(
  { list: name }: Query,
  hikes: readonly Hike[],
  wishes: ReadonlySet<string>,
): AskedList | undefined {
  const seen = useRef<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    if (name !== ownList) seen.current = new Set();
    if (name === undefined) return undefined;
    if (name !== ownList) return { name, ...hikesOfList(name, hikes) };
    seen.current = new Set([...seen.current, ...wishes]);
    return { name, ids: seen.current, unknown: 0 };
  }, [name, hikes, wishes]);
}
