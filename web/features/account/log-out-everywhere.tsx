import { useRef, useState } from 'react';
import { endAllSessions, isSignedOut } from '../../lib/api.ts';
import button from '../../ui/button.module.css';
import styles from './account.module.css';
import { clearDevice } from './leave.ts';
import { reloadIfUserChanged } from './nothing-changed.tsx';
import { logOutWords as words } from './words.ts';

export function LogOutEverywhere({ userId }: { userId: string }) {
  const [failed, setFailed] = useState(false);
  const busy = useRef(false);
  const logOut = async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      await endAllSessions(userId);
    } catch (error) {
      if (!isSignedOut(error)) {
        if (await reloadIfUserChanged(userId, error)) return;
        busy.current = false;
        return setFailed(true);
      }
    }
    await clearDevice({ userId });
    location.assign('/hikes');
  };
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
