/** Signed out: what one will get, and the way in. */
import { BadgeImage } from '../../ui/badge-image.tsx';
import { invitationWords as words } from '../../words/collection.ts';
import { footerWords, signInWords } from '../../words/nav.ts';
import type { CollectionGuide } from './guide.ts';
import styles from './invitation.module.css';
import { SignInHere } from './sign-in-here.tsx';

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
