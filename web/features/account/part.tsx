/** A part of the page that loads independently, with its own "Try again". */
import { type ReactNode, useCallback } from 'react';
import { isForAnotherAccount, isSignedOut } from '../../lib/api.ts';
import { useKeptFocus } from '../../lib/kept-focus.ts';
import { type Loaded, useRequest } from '../../lib/use-request.ts';
import { actions } from '../../ui/action.messages.ts';
import button from '../../ui/button.module.css';
import styles from './account.module.css';

/** The response belongs to another account than the one on this page. */
export class AnotherAccount extends Error {}

/** `onOver` is called if the page's account is no longer signed in. */
export function usePart<T>(ask: () => Promise<T>, onOver: () => void): Loaded<T> {
  const onError = useCallback(
    (error: unknown) => {
      if (isSignedOut(error) || isForAnotherAccount(error) || error instanceof AnotherAccount) onOver();
    },
    [onOver],
  );
  return useRequest(ask, onError);
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

type Props = { part: Loaded<unknown>; words: { loading: string; failed: string } };

export function WaitingFor({ part: { isLoading, reload }, words }: Props) {
  return (
    <div className={styles.part}>
      <p role="status">{isLoading ? words.loading : words.failed}</p>
      {!isLoading && (
        <button className={button.small} type="button" onClick={reload}>
          {actions.tryAgain}
        </button>
      )}
    </div>
  );
}
