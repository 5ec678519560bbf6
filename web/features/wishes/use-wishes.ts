import { useMemo, useSyncExternalStore } from 'react';
import { wantedHikes, watchWishes } from './wishes.ts';

const written = (): string => [...wantedHikes()].join(' ');

/** The hikes wanted, by id; none in the markup that is made at build time. */
export function useWishes(): ReadonlySet<string> {
  const ids = useSyncExternalStore(watchWishes, written, () => '');
  return useMemo(() => new Set(ids.split(' ').filter(Boolean)), [ids]);
}
