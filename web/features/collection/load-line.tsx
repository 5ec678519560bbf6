/** The list could not be loaded: a calm note when offline, an error otherwise. */

import { actions } from '../../ui/action-words.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import { noSignal } from '../../ui/icons.ts';
import type { LoadState } from './collection-store.ts';
import styles from './load-line.module.css';
import { collectionWords } from './words.ts';

type Props = { state: LoadState; asOf?: string; onReload: () => void };

export function LoadLine({ state, asOf, onReload }: Props) {
  if (state === 'no-signal')
    return (
      <p className={styles.calm} role="status">
        <Icon drawing={noSignal} /> {collectionWords.noSignal(asOf)}
      </p>
    );
  if (state !== 'failed') return null;
  return (
    <p className={styles.failed} role="alert">
      <span>{collectionWords.failed(asOf)}</span>
      <button className={button.small} type="button" onClick={onReload}>
        {actions.tryAgain}
      </button>
    </p>
  );
}
