/** The collection of the signed-in account, for its page. */
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Account } from '../../lib/api.ts';
import type { CollectionGuide } from '../badges/guide.ts';
import { type Hiker, toHikers } from '../badges/hikers.ts';
import { type Collected, collectionStore, type LoadState } from './collection-store.ts';

type CollectionState = {
  state: LoadState;
  /** Also while loading and offline, from what this device remembers. */
  account?: Account;
  /** The account's own hiker first. */
  hikers: [Hiker, ...Hiker[]];
  /** The server has listed all hikers of the account. */
  isFamilyKnown: boolean;
  /** When the badges were last loaded completely. */
  asOf?: string;
  reload: () => void;
};

const atFirst: Collected = { state: 'loading' };

export function useCollection(guide: CollectionGuide): CollectionState {
  const [store] = useState(collectionStore);
  const { state, known } = useSyncExternalStore(store.subscribe, store.current, () => atFirst);
  const hikers = useMemo(() => toHikers(guide, known), [guide, known]);
  const isFamilyKnown = known?.companions !== undefined;
  return { state, account: known?.account, hikers, isFamilyKnown, asOf: known?.at, reload: store.reload };
}
