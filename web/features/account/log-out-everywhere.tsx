import { useState } from 'react';
import { endAllSessions, isSignedOut } from '../../lib/api.ts';
import button from '../../ui/button.module.css';
import { logOutMessages as words } from './account.messages.ts';
import styles from './account.module.css';
import { clearDevice } from './leave.ts';
import { reloadIfUserChanged } from './nothing-changed.tsx';
import { untilPageIsLeft, useOneAtATime } from './one-at-a-time.ts';

export function LogOutEverywhere({ userId }: { userId: string }) {
  const [failed, setFailed] = useState(false);
  const logOut = useOneAtATime(async () => {
    try {
      await endAllSessions(userId);
    } catch (error) {
      if (!isSignedOut(error)) return (await reloadIfUserChanged(userId, error)) ? untilPageIsLeft : setFailed(true);
    }
    await clearDevice({ userId });
    location.assign('/hikes');
    return untilPageIsLeft;
  });
  return (
    <>
      <p>{words.where}</p>
      <p>
        <button className={button.button} type="button" onClick={logOut}>
          {words.title}
        </button>
      </p>
      {failed && (
        <p className={styles.fault} role="alert">
          {words.failed}
        </p>
      )}
    </>
  );
}
