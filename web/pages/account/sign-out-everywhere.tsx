import { useRef, useState } from 'react';
import { forget } from '../../account/remembered.ts';
import { endAllSessions, isSignedOut } from '../../lib/api.ts';
import button from '../../ui/button.module.css';
import styles from './account.module.css';

export function SignOutEverywhere() {
  const [failed, setFailed] = useState(false);
  const busy = useRef(false);
  const signOut = async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      await endAllSessions();
    } catch (error) {
      busy.current = false;
      if (!isSignedOut(error)) return setFailed(true);
    }
    forget();
    location.assign('/hikes');
  };
  return (
    <>
      <p>On this device and on every other.</p>
      <p>
        <button className={button.button} type="button" onClick={signOut}>
          Sign out everywhere
        </button>
      </p>
      {failed && (
        <p className={styles.fault} role="alert">
          It did not work: you are still signed in. Try again.
        </p>
      )}
    </>
  );
}
