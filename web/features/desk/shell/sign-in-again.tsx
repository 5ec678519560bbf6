/** Publishing and appointing require a recent sign-in, which returns to the same view. */

import type { ReactNode } from 'react';
import { deskLimits } from '../../../../domain/desk/desk.ts';
import { signInReturningTo } from '../../../../domain/wire/sign-in.ts';
import button from '../../../ui/button.module.css';
import styles from '../desk.module.css';
import { DeskIcon } from './desk-icon.tsx';
import * as icons from './icons.ts';
import parts from './parts.module.css';
import { signInAgain as words } from './shell.messages.ts';
import { viewTitleId } from './view.tsx';

type Props = {
  /** The hash of the view. */
  returnTo: string;
  /** What waits for the sign-in, in words. */
  kept?: ReactNode;
  signIn?: string;
  leave?: string;
  onLeave: () => void;
};

export function SignInAgain({ returnTo, kept, signIn = words.signIn, leave = words.leave, onLeave }: Props) {
  return (
    <section className={styles.sheet} data-narrow="" aria-labelledby={viewTitleId}>
      <p className={styles.stamp}>
        <DeskIcon drawing={icons.lock} />
      </p>
      <h1 id={viewTitleId} tabIndex={-1} ref={takeFocus}>
        {words.title}
      </h1>
      <p className="lead">{words.why(deskLimits.freshMinutes)}</p>
      {kept && (
        <p className={styles.kept}>
          <DeskIcon drawing={icons.check} />
          <span>{kept}</span>
        </p>
      )}
      <p className={styles.acts}>
        <a className={button.main} href={signInReturningTo(`/desk${returnTo}`)} data-sign-in="">
          {signIn}
        </a>
        <button className={parts.link} type="button" onClick={onLeave}>
          {leave}
        </button>
      </p>
    </section>
  );
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus();
