/** The states without access: loading, signed out, no role, no keeper, no response. */

import { actions } from '../../../ui/action.messages.ts';
import button from '../../../ui/button.module.css';
import { ButtonLink } from '../../../ui/links.tsx';
import { SignInLink } from '../../session/sign-in-link.tsx';
import styles from '../desk.module.css';
import parts from './parts.module.css';
import { accessMessages as words } from './shell.messages.ts';

export type AccessState = { kind: 'loading' | 'signed-out' | 'no-role' | 'no-keeper' | 'failed' };

type Props = { state: AccessState; onTryAgain: () => void };

export function AccessGate({ state: { kind }, onTryAgain }: Props) {
  const { title, text } = said[kind];
  return (
    <div className={styles.gate} role="status">
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {kind === 'no-keeper' && (
        <pre className={parts.code}>
          <code>{words.noKeeper.command}</code>
        </pre>
      )}
      {kind === 'signed-out' && (
        <p className={styles.acts}>
          <SignInLink returnTo="/desk" />
        </p>
      )}
      {(kind === 'no-role' || kind === 'no-keeper' || kind === 'failed') && (
        <p className={styles.acts}>
          <button className={button.button} type="button" onClick={onTryAgain}>
            {actions.tryAgain}
          </button>
          <ButtonLink href="/hikes" kind="quiet">
            {words.toHikes}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

const said: Record<AccessState['kind'], { title: string; text: string }> = {
  loading: words.loading,
  'signed-out': words.signedOut,
  'no-role': words.noRole,
  'no-keeper': words.noKeeper,
  failed: words.failed,
};
