/** Signed out: what one will get, and the way in. */
import { countInWords } from '../../../domain/units.ts';
import { BadgeImage } from '../../ui/badge-image.tsx';
import { positionsKept } from '../../words/promises.ts';
import type { CollectionGuide } from './guide.ts';
import styles from './invitation.module.css';
import { SignInHere } from './sign-in-here.tsx';

export function Invitation({ guide, total }: { guide: CollectionGuide; total: number }) {
  return (
    <section className={`wrap ${styles.invitation}`} aria-label="Sign in">
      <div>
        <p className="lead">Sign in, and this page is yours.</p>
        <p>Every badge you earn, where and when, and the {countInWords(total)} that there are to find.</p>
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
        We keep your name, your e-mail address, your badges and, for {positionsKept}, where you tried. Only you can see
        any of it. <a href="/privacy">Privacy</a>
      </p>
    </section>
  );
}
