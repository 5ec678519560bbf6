/** A page may outlive the session of its user. Its requests are then refused, and the page reloads. */
import { useEffect, useState } from 'react';
import { Rejection } from '../../lib/api.ts';
import { storedNote } from '../../lib/note.ts';
import { isStillSignedIn } from '../session/who.ts';
import { accountMessages } from './account.messages.ts';
import styles from './account.module.css';

/** The user whose request was refused: after the reload the page says that nothing was changed. */
const refusedTo = storedNote<string>('sessionStorage', 'account-refused-to');

export async function reloadIfUserChanged(userId: string, error: unknown): Promise<boolean> {
  if (!(error instanceof Rejection) || (await isStillSignedIn(userId))) return false;
  refusedTo.write(userId);
  location.replace(location.pathname);
  return true;
}

export function NothingChanged({ userId }: { userId?: string }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const before = refusedTo.read();
    refusedTo.erase();
    if (before && before !== userId) setShown(true);
  }, [userId]);
  return (
    isShown && (
      <p className={`${styles.fault} ${styles.refused}`} role="alert">
        {accountMessages.nothingChanged}
      </p>
    )
  );
}
