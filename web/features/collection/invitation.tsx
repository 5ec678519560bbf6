/** Signed out: what one will get, and the way in. */
import { BadgeImage } from '../../ui/badge-image.tsx';
import { footerWords, signInWords } from '../../ui/nav-words.ts';
import type { CollectionGuide } from '../badges/guide.ts';
import { SignInHere } from '../session/sign-in-here.tsx';
import styles from './invitation.module.css';
import { invitationWords as words } from './words.ts';

export function Invitation({ guide, total }: { guide: CollectionGuide; total: number }) {
  return (
    <section className={`wrap ${styles.invitation}`} aria-label={signInWords.signIn}>
      <div>
        <p className="lead">{words.lead}</p>
        <p>{words.what(total)}</p>
        <p>
          <SignInHere />
        </p>
      </div>
      <ul className={styles.wall} aria-hidden="true">
        {guide.regions.map(({ code, hikes: [hike] }) => (
          <li key={code}>{hike && <BadgeImage src={hike.picture} alt="" />}</li>
        ))}
      </ul>
      <p className={styles.note}>
        {words.kept} <a href="/privacy">{footerWords.privacy}</a>
      </p>
    </section>
  );
}
