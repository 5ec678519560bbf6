/** Whose collection this is and what is in it. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { forget, remember, remembered } from '../../account/remembered.ts';
import { fetchAccount, fetchBadges } from '../../lib/api.ts';
import type { Account, Badge } from '../../lib/replies.ts';
import { type EarnedBadge, earnedBadges } from './earned.ts';
import type { CollectionGuide } from './guide.ts';

type State = 'loading' | 'signed-out' | 'signed-in' | 'failed';

type CollectionState = {
  state: State;
  /** Also while loading and without a signal, where this device remembers. */
  account?: Account;
  badges: EarnedBadge[];
  /** When the badges were last known to be all. */
  asOf?: string;
  reload: () => void;
};

/** A badge earned on another device or by the service worker may have just arrived. */
const refetchMs = 2000;

export function useCollection(guide: CollectionGuide): CollectionState {
  const [state, setState] = useState<State>('loading');
  const [account, setAccount] = useState<Account>();
  const [documents, setDocuments] = useState<Badge[]>([]);
  const [asOf, setAsOf] = useState<string>();

  const takeTurn = useTurns();

  const fetchAll = useCallback(async (owner: Account, isNewest: () => boolean) => {
    const all = await fetchBadges(owner.$id);
    if (!isNewest()) return;
    const at = new Date().toISOString();
    remember({ account: owner, documents: all, at });
    setDocuments(all);
    setAsOf(at);
  }, []);

  const load = useCallback(async () => {
    const isNewest = takeTurn();
    const last = remembered();
    setAccount(last?.account);
    setDocuments(last?.documents ?? []);
    setAsOf(last?.at);
    try {
      const found = await fetchAccount();
      if (!isNewest()) return;
      setAccount(found);
      if (found?.$id !== last?.account.$id) setDocuments([]);
      if (found) await fetchAll(found, isNewest);
      else forget();
      if (isNewest()) setState(found ? 'signed-in' : 'signed-out');
    } catch {
      if (isNewest()) setState('failed');
    }
  }, [fetchAll, takeTurn]);

  useEffect(() => {
    load();
  }, [load]);

  useEffect(() => {
    if (state !== 'signed-in' || !account) return;
    const again = setTimeout(() => {
      fetchAll(account, takeTurn()).catch((error) => console.warn('The badges could not be read again', error));
    }, refetchMs);
    return () => clearTimeout(again);
  }, [state, account, fetchAll, takeTurn]);

  return { state, account, badges: earnedBadges(guide, documents), asOf, reload: load };
}

/** Of several questions under way only the newest is listened to: a slow answer is an old one. */
function useTurns(): () => () => boolean {
  const newest = useRef({});
  return useCallback(() => {
    const mine = {};
    newest.current = mine;
    return () => newest.current === mine;
  }, []);
}
