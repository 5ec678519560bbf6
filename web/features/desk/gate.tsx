/** The states without access: loading, signed out, no role, no keeper, no response. */

import { actions } from '../../ui/action-words.ts';
import button from '../../ui/button.module.css';
import { ButtonLink } from '../../ui/links.tsx';
import { SignInLink } from '../session/sign-in-link.tsx';
import styles from './desk.module.css';
import parts from './parts.module.css';
import { deskPage, gateWords as words } from './words.ts';

export type GateState = { kind: 'loading' | 'signed-out' | 'no-role' | 'no-keeper' | 'failed' };

type Props = { state: GateState; onTryAgain: () => void };

export function Gate({ state: { kind }, onTryAgain }: Props) {
  return (
    <div className={styles.gate} role="status">
      {kind === 'loading' && (
        <>
          <h1>{deskPage.title}</h1>
          <p className="lead">{words.loading}</p>
        </>
      )}
      {kind === 'signed-out' && (
        <>
          <h1>{words.signedOut.title}</h1>
          <p className="lead">{words.signedOut.text}</p>
          <p className={styles.acts}>
            <SignInLink returnTo="/desk" />
          </p>
        </>
      )}
      {kind === 'no-role' && (
        <>
          <h1>{words.noRole.title}</h1>
          <p className="lead">{words.noRole.text}</p>
        </>
      )}
      {kind === 'no-keeper' && (
        <>
          <h1>{words.noKeeper.title}</h1>
          <p className="lead">{words.noKeeper.text}</p>
          <pre className={parts.code}>
            <code>{words.noKeeper.command}</code>
          </pre>
        </>
      )}
      {kind === 'failed' && (
        <>
          <h1>{words.failed.title}</h1>
          <p className="lead">{words.failed.text}</p>
        </>
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
