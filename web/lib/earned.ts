/** The badges of who is signed in, by name; undefined while nobody is, or while it is not known yet. */
import { useEffect, useState } from 'react';
import { whoIsSignedIn } from '../account/who.ts';
import { fetchBadges } from './api.ts';
import { isPerhapsSignedIn } from './session-hint.ts';

export function useEarnedBadges(): ReadonlySet<string> | undefined {
  const [earned, setEarned] = useState<ReadonlySet<string>>();
  useEffect(() => {
    if (isPerhapsSignedIn())
      readEarned().then(setEarned, (error) => console.warn('The badges could not be read', error));
  }, []);
  return earned;
}

async function readEarned(): Promise<ReadonlySet<string> | undefined> {
  const account = await whoIsSignedIn();
  return account && new Set((await fetchBadges(account.$id)).map((document) => document.badgeName));
}
