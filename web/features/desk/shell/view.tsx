/** The layout of a view. */
import type { ReactNode } from 'react';
import type { Loaded } from '../../../lib/use-request.ts';
import { actions } from '../../../ui/action.messages.ts';
import button from '../../../ui/button.module.css';
import styles from '../desk.module.css';
import { loadMessages } from './shell.messages.ts';

/** One view is open at a time; its heading receives the focus on navigation (desk.tsx). */
export const viewTitleId = 'view-title';

type Props = { title: string; note?: ReactNode; children: ReactNode };

export function View({ title, note, children }: Props) {
  return (
    <section className={styles.view} aria-labelledby={viewTitleId}>
      <header className={styles.title}>
        <h1 id={viewTitleId} tabIndex={-1}>
          {title}
        </h1>
        {note && <p className="small dim">{note}</p>}
      </header>
      {children}
    </section>
  );
}

type WaitProps<T> = { loaded: Loaded<T>; children: (value: T) => ReactNode };

/** The loaded content, a loading state, or an error with "Try again". */
export function WaitFor<T>({ loaded: { value, failed, reload }, children }: WaitProps<T>) {
  return (
    <>
      {(failed || value === undefined) && (
        <p className={styles.waiting} role="status">
          {failed ? (value === undefined ? loadMessages.failed : loadMessages.stale) : loadMessages.loading}{' '}
          {failed && (
            <button className={button.small} type="button" onClick={reload}>
              {actions.tryAgain}
            </button>
          )}
        </p>
      )}
      {value !== undefined && children(value)}
    </>
  );
}
