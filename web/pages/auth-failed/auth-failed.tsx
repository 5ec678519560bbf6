/** Where a failed sign-in lands: what happened, and the two ways on. */

import { signInPath } from '../../../domain/sign-in.ts';
import { pictureOf, readGuide } from '../../lib/guide.server.ts';
import { head } from '../../lib/head.ts';
import button from '../../ui/button.module.css';
import { ButtonLink } from '../../ui/links.tsx';
import type { Route } from './+types/auth-failed';
import styles from './auth-failed.module.css';

export function loader() {
  const { pictures } = readGuide();
  return { placeholder: pictures.placeholderBadge, card: pictureOf(pictures.cards, '/') };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? head({
        path: '/auth-failed',
        title: 'Sign-in did not work',
        description: 'Signing in with Google did not work. Try again, or go on without signing in.',
        card: loaderData.card,
      })
    : [];

export default function AuthFailedPage({ loaderData }: Route.ComponentProps) {
  const { placeholder } = loaderData;
  return (
    <div className={`wrap ${styles.page}`}>
      <img src={placeholder.src} alt="" width={placeholder.width} height={placeholder.height} />
      <div>
        <h1>Sign-in did not work</h1>
        <p className="lead">
          You are back, and not signed in. It may have been canceled or have taken too long, or Google or our own server
          could not be reached. No badge was lost.
        </p>
        <p className={styles.actions}>
          <a className={button.main} href={signInPath} data-sign-in="">
            Try again
          </a>
          <ButtonLink href="/hikes">Go on without signing in</ButtonLink>
        </p>
        <p className="small dim">
          You need to be signed in only to collect badges. Every page of the guide is open to everybody.
        </p>
      </div>
    </div>
  );
}
