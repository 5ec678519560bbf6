import { type FormEvent, useRef, useState } from 'react';
import { deleteAccount, isSignedOut, isUnanswered } from '../../lib/api.ts';
import { storedNote } from '../../lib/note.ts';
import button from '../../ui/button.module.css';
import { claims } from '../claim/outbox/in-page.ts';
import { forget } from '../session/remembered.ts';
import { deleteMessages as words } from './account.messages.ts';
import styles from './account.module.css';
import { clearDevice } from './leave.ts';
import { reloadIfUserChanged } from './nothing-changed.tsx';
import { untilPageIsLeft, useOneAtATime } from './one-at-a-time.ts';

/** The goodbye is shown on a fresh page, with nothing of the account left on it. */
const ending = storedNote<'deleted' | 'perhaps-deleted'>('sessionStorage', 'account-deleted');

/** The result of a deletion that has just finished. */
export function howItEnded(): 'deleted' | 'perhaps-deleted' | undefined {
  const word = ending.read();
  ending.erase();
  return word;
}

async function leaveAs(word: 'deleted' | 'perhaps-deleted', cleared: Promise<unknown>): Promise<never> {
  await cleared;
  ending.write(word);
  location.reload();
  return untilPageIsLeft;
}

export function DeleteAccount({ userId, badges }: { userId: string; badges: number | undefined }) {
  const [typed, setTyped] = useState('');
  const [issue, setIssue] = useState('');
  const wasUnanswered = useRef(false);
  const confirmed = typed.trim().toLowerCase() === words.confirmation;

  const remove = useOneAtATime(async () => {
    if (!confirmed) return setIssue(words.notConfirmed);
    try {
      await deleteAccount(userId);
    } catch (error) {
      // Most likely the first request was processed, and only its response was lost.
      if (wasUnanswered.current && isSignedOut(error)) return leaveAs('perhaps-deleted', clearDevice({ userId }));
      if (!isUnanswered(error) && (await reloadIfUserChanged(userId, error))) return untilPageIsLeft;
      wasUnanswered.current ||= isUnanswered(error);
      return setIssue(isUnanswered(error) ? words.noAnswer : words.failed);
    }
    forget();
    const dropped = claims().forget({ userId });
    return leaveAs(
      'deleted',
      dropped.catch((error) => console.warn('Tries on this device could not be dropped', error)),
    );
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    remove();
  };

  return (
    <form onSubmit={submit}>
      <p>{words.what(badges)}</p>
      <p>
        <label htmlFor="confirm">
          {words.toConfirm} <b>{words.confirmation}</b>
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
          aria-describedby={issue ? 'confirm-fault' : undefined}
          aria-invalid={issue !== ''}
        />
        <button className={button.button} type="submit">
          {words.button}
        </button>
      </div>
      {issue && (
        <p id="confirm-fault" className={styles.fault} role="alert">
          {issue}
        </p>
      )}
    </form>
  );
}
