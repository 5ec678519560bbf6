/** Signed out: what the collection is, and the link to sign in. */
import { BadgeImage } from '../../ui/badge-image.tsx';
import { footerMessages, formatSign } from '../../ui/nav.messages.ts';
import { useGuide } from '../badges/collection-context.ts';
import { SignInHere } from '../session/sign-in-link.tsx';
import { invitationMessages as words } from './collection.messages.ts';
import styles from './invitation.module.css';

type Props = {
  total: number;
  /** False if the page already has a link to sign in. */
  withLink: boolean;
};

export function Invitation({ total, withLink }: Props) {
  const { regions } = useGuide();
  return (
    <section className={`wrap ${styles.invitation}`} aria-label={formatSign.signIn}>
      <div>
        <p className="lead">{words.lead}</p>
        <p>{words.what(total)}</p>
        {withLink && (
          <p>
            <SignInHere />
          </p>
        )}
      </div>
      <ul className={styles.wall} aria-hidden="true">
        {regions.map(({ code, hikes: [hike] }) => (
          <li key={code}>{hike && <BadgeImage src={hike.picture} alt="" />}</li>
        ))}
      </ul>
      <p className={styles.note}>
        {words.kept} <a href="/privacy">{footerMessages.privacy}</a>
      </p>
    </section>
  );
}
