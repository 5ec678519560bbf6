/** The landing page of a failed sign-in: what happened, what to do, and two links to go on. */

import { signInFailures, signInPath } from '../../../domain/wire/sign-in.ts';
import { getPicture, readGuide } from '../../lib/guide.server.ts';
import { head } from '../../lib/head.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { actions } from '../../ui/action.messages.ts';
import button from '../../ui/button.module.css';
import { ButtonLink } from '../../ui/links.tsx';
import type { Route } from './+types/auth-failed';
import { failureMessages, authFailedMessages as words } from './auth-failed.messages.ts';
import styles from './auth-failed.module.css';

export function loader() {
  const { pictures } = readGuide();
  return { placeholder: pictures.placeholderBadge, card: getPicture(pictures.cards, '/') };
}

export const handle: PageHandle = { needsServer: true };

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? head({ path: '/auth-failed', title: words.title, description: words.description, card: loaderData.card })
    : [];

export default function AuthFailedPage({ loaderData }: Route.ComponentProps) {
  const { placeholder } = loaderData;
  return (
    <div className={`wrap ${styles.page}`}>
      <img src={placeholder.src} alt="" width={placeholder.width} height={placeholder.height} />
      <div>
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        <details data-reasons="">
          <summary>{words.reasons}</summary>
          <dl>
            {signInFailures.map((code) => (
              <div key={code} className={styles.reason} data-reason={code}>
                <dt>
                  <b>{failureMessages[code].what}</b>
                </dt>
                {code === 'user_blocked' && (
                  <dd hidden data-blocked-reason="">
                    {words.reasonGiven}
                  </dd>
                )}
                <dd>{failureMessages[code].do}</dd>
              </div>
            ))}
          </dl>
        </details>
        <p className={styles.actions}>
          <a className={button.main} href={signInPath} data-sign-in="">
            {actions.tryAgain}
          </a>
          <ButtonLink href="/hikes">{words.goOn}</ButtonLink>
        </p>
        <p className="small dim">{words.note}</p>
      </div>
    </div>
  );
}
