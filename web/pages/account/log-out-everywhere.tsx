import { useRef, useState } from 'react';
import { clearDevice } from '../../account/leave.ts';
import { endAllSessions, isSignedOut } from '../../lib/api.ts';
import button from '../../ui/button.module.css';
import { logOutWords as words } from '../../words/account.ts';
import styles from './account.module.css';

export function LogOutEverywhere({ userId }: { userId: string }) {
  const [failed, setFailed] = useState(false);
  const busy = useRef(false);
  const logOut = async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      await endAllSessions();
    } catch (error) {
      busy.current = false;
      if (!isSignedOut(error)) return setFailed(true);
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
