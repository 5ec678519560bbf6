/** The signed-in hiker's badges, by name; undefined while signed out or not loaded yet. */
import { useEffect, useState } from 'react';
import { isPerhapsSignedIn } from '../../lib/session-hint.ts';

export function useEarnedBadges(): ReadonlySet<string> | undefined {
  const [earned, setEarned] = useState<ReadonlySet<string>>();
  useEffect(() => {
    if (isPerhapsSignedIn())
      readEarned().then(setEarned, (error) => console.warn('The badges could not be read', error));
  }, []);
  return earned;
}

/** The API client is loaded only if there is something to ask for. */
async function readEarned(): Promise<ReadonlySet<string> | undefined> {
  const { collectedOrLast } = await import('./collected.ts');
  const collected = await collectedOrLast();
  return collected && new Set(collected.documents.map(({ badgeName }) => badgeName));
}
