import type { RefObject } from 'react';
import button from '../../ui/button.module.css';
import styles from './desk.module.css';
import { keysWords as words } from './words.ts';

export function KeysDialog({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  return (
    <dialog ref={ref} className={styles.keysDialog} aria-labelledby="keys-title">
      <h2 id="keys-title">{words.title}</h2>
      <dl>
        {words.lines.map(([keys, what]) => (
          <div key={what}>
            <dt>
              <KeyCaps keys={keys} />
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button className={button.small} type="submit">
          {words.close}
        </button>
      </form>
    </dialog>
  );
}

export const KeyCaps = ({ keys }: { keys: string[] }) =>
  keys.map((key) => (
    <kbd key={key} className={styles.key}>
      {key}
    </kbd>
  ));
