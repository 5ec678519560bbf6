import { type FormEvent, useRef, useState } from 'react';
import { forget } from '../../account/remembered.ts';
import { claims } from '../../claims/in-page.ts';
import { deleteAccount } from '../../lib/api.ts';
import { storedNote } from '../../lib/note.ts';
import button from '../../ui/button.module.css';
import styles from './account.module.css';

const confirmation = 'delete';

/** The page that says goodbye is a new one: nothing of the old is left on it. */
const deleted = storedNote<true>('sessionStorage', 'account-deleted');

export function wasJustDeleted(): boolean {
  const was = deleted.read() ?? false;
  deleted.erase();
  return was;
}

export function DeleteAccount({ userId, badges }: { userId: string; badges: number }) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');
  const busy = useRef(false);
  const confirmed = typed.trim().toLowerCase() === confirmation;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    if (!confirmed) return setFault(`Type the word ${confirmation} to confirm.`);
    busy.current = true;
    try {
      await deleteAccount();
    } catch {
      busy.current = false;
      return setFault('The account could not be deleted. Nothing was changed; try again.');
    }
    forget();
    await claims()
      .forget({ userId })
      .catch((error) => console.warn('Tries on this device could not be dropped', error));
    deleted.write(true);
    location.reload();
  };

  return (
    <form onSubmit={submit}>
      <p>
        Your name, your e-mail address, {badges === 1 ? 'your badge' : `your ${badges} badges`} and every try are
        deleted, at once and for good.
      </p>
      <p>
        <label htmlFor="confirm">
          To confirm, type <b>{confirmation}</b>
        </label>
      </p>
      <div className={styles.confirm}>
        <input
          id="confirm"
          name="confirm"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={fault ? 'confirm-fault' : undefined}
          aria-invalid={fault !== ''}
        />
        <button className={button.button} type="submit">
          Delete my account
        </button>
      </div>
      {fault && (
        <p id="confirm-fault" className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </form>
  );
}
