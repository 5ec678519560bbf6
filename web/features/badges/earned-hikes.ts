/** The badges of who is signed in, by name; undefined while nobody is, or while it is not known yet. */
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

/** What reads the server's answers is fetched for those who have something to ask it. */
async function readEarned(): Promise<ReadonlySet<string> | undefined> {
  const { collectedOrLast } = await import('./collected.ts');
  const collected = await collectedOrLast();
  return collected && new Set(collected.documents.map(({ badgeName }) => badgeName));
}
