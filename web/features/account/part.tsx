/** A part of the page that loads independently, with its own "Try again". */
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { isForSomebodyElse, isSignedOut } from '../../lib/api.ts';
import { useKeptFocus } from '../../lib/kept-focus.ts';
import { actions } from '../../ui/action-words.ts';
import button from '../../ui/button.module.css';
import styles from './account.module.css';

/** No value: loading, or failed. */
export type Part<T> = { value?: T; failed?: boolean; load: () => Promise<void> };

/** The response belongs to another account than the one on this page. */
export class SomebodyElse extends Error {}

/**
 * The old value stays until the new response; only the latest request counts. `onOver` is called if the page's account
 * is no longer signed in.
 */
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

/** Keeps the focus nearby when "Try again" disappears after a press. */
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
