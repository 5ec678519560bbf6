/** The list in the URL: the visitor's own, or a shared one. */
import { useMemo, useRef } from 'react';
import type { Query } from '../../../../domain/finder/finder.ts';
import type { Hike } from '../../../../domain/finder/hike.ts';
import { hikesOfList, ownList } from '../../../../domain/finder/saved-hikes.ts';

export type ChosenList = {
  name: string;
  ids: ReadonlySet<string>;
  /** The number of hikes in a shared list that this guide does not have. */
  unknown: number;
};

/** Hikes removed from the visitor's own list stay visible until they leave it, so that a slip can be undone. */
export function useChosenList(
  { list: name }: Query,
  hikes: readonly Hike[],
  savedHikes: ReadonlySet<string>,
): ChosenList | undefined {
  const seen = useRef<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    if (name !== ownList) seen.current = new Set();
    if (name === undefined) return undefined;
    if (name !== ownList) return { name, ...hikesOfList(name, hikes) };
    seen.current = new Set([...seen.current, ...savedHikes]);
    return { name, ids: seen.current, unknown: 0 };
  }, [name, hikes, savedHikes]);
}
