import { useMemo, useSyncExternalStore } from 'react';
import { wantedHikes, watchSavedHikes } from './saved-hikes.ts';

const written = (): string => [...wantedHikes()].join(' ');

/** The ids of the hikes on the list; empty in the prerendered markup. */
export function useSavedHikes(): ReadonlySet<string> {
  const ids = useSyncExternalStore(watchSavedHikes, written, () => '');
  return useMemo(() => new Set(ids.split(' ').filter(Boolean)), [ids]);
}
