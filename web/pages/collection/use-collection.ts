/** Whose collection this is and what is in it. */
import { useCallback, useEffect, useState } from 'react';
import type { Account, BadgeDocument } from '../../../domain/wire.ts';
import { isPerhapsSignedIn } from '../../account/hint.ts';
import { fetchAccount, fetchBadges } from '../../lib/api.ts';
import { type EarnedBadge, earnedBadges } from './earned.ts';
import type { CollectionGuide } from './guide.ts';

type State = 'loading' | 'signed-out' | 'signed-in' | 'failed';

export type CollectionState = { state: State; account?: Account; badges: EarnedBadge[]; reload: () => void };

/** A badge earned on another device or by the service worker may have just arrived. */
const refetchMs = 2000;

export function useCollection(guide: CollectionGuide): CollectionState {
  const [state, setState] = useState<State>('loading');
  const [account, setAccount] = useState<Account>();
  const [documents, setDocuments] = useState<BadgeDocument[]>([]);

  const load = useCallback(async () => {
    try {
      const found = isPerhapsSignedIn() ? await fetchAccount() : undefined;
      setAccount(found);
      if (!found) return setState('signed-out');
      setDocuments(await fetchBadges(found.$id));
      setState('signed-in');
    } catch {
      setState('failed');
    }
  }, []);

  useEffect(() => {
    load();
  }, [load]);

  useEffect(() => {
    if (!account) return;
    const again = setTimeout(() => {
      fetchBadges(account.$id).then(setDocuments, (error) => console.warn('The badges could not be read again', error));
    }, refetchMs);
    return () => clearTimeout(again);
  }, [account]);

  return { state, account, badges: earnedBadges(guide, documents), reload: load };
}
