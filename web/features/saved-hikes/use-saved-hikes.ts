import { useMemo, useSyncExternalStore } from 'react';
import { wantedHikes, watchWishes } from './saved-hikes.ts';

const written = (): string => [...wantedHikes()].join(' ');

/** The ids of the hikes on the list; empty in the prerendered markup. */
export function useWishes(): ReadonlySet<string> {
  const ids = useSyncExternalStore(watchWishes, written, () => '');
  return useMemo(() => new Set(ids.split(' ').filter(Boolean)), [ids]);
}
