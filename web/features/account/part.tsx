/** A part of the page that loads by itself, with its own "Try again". */
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { isForSomebodyElse, isSignedOut } from '../../lib/api.ts';
import { useKeptFocus } from '../../lib/kept-focus.ts';
import { actions } from '../../ui/action-words.ts';
import button from '../../ui/button.module.css';
import styles from './account.module.css';

/** Without a value it is loading, or it failed. */
export type Part<T> = { value?: T; failed?: boolean; load: () => Promise<void> };

/** The answer is about another account than the one that this page shows. */
export class SomebodyElse extends Error {}

/** What is shown stays until the new answer; only the latest request counts. `onOver` is called where the account of the page is no longer signed in. */
export function usePart<T>(ask: () => Promise<T>, onOver: () => void): Part<T> {
  const [state, setState] = useState<Omit<Part<T>, 'load'>>({});
  const latest = useRef<Promise<T>>(undefined);
  const load = useCallback(async () => {
    setState(({ value }) => ({ value }));
    const asked = ask();
    latest.current = asked;
    try {
      const value = await asked;
      if (latest.current === asked) setState({ value });
    } catch (error) {
      if (latest.current === asked) setState({ failed: true });
      if (isSignedOut(error) || isForSomebodyElse(error) || error instanceof SomebodyElse) onOver();
    }
  }, [ask, onOver]);
  useEffect(() => {
    load();
  }, [load]);
  return { ...state, load };
}

/** Keeps the focus near when "Try again" is pressed and goes away. */
export function PlaceOfPart({ children }: { children: ReactNode }) {
  const { home, watch } = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={home} tabIndex={-1} {...watch}>
      {children}
    </div>
  );
}

type Props = { part: Part<unknown>; words: { loading: string; failed: string } };

export function WaitingFor({ part, words }: Props) {
  return (
    <div className={styles.part}>
      <p role="status">{part.failed ? words.failed : words.loading}</p>
      {part.failed && (
        <button className={button.small} type="button" onClick={part.load}>
          {actions.tryAgain}
        </button>
      )}
    </div>
  );
}
