import { BadgeOutline } from '../../ui/badge-outline.tsx';
import type { EarnedBadge } from '../badges/earned.ts';
import { type CollectionGuide, isEarned } from '../badges/guide.ts';
import { familyWords } from '../family/words.ts';
import styles from './progress.module.css';
import { collectionWords } from './words.ts';

export function Progress({ guide, badges }: { guide: CollectionGuide; badges: EarnedBadge[] }) {
  return (
    <section className={`wrap ${styles.progress}`} aria-label={collectionWords.progress}>
      {guide.regions.map(({ code, name, shape, hikes }) => {
        const lit = hikes.filter(isEarned(badges)).length;
        return (
          <div key={code} data-region={code}>
            <h2>{name}</h2>
            <p>{familyWords.found(lit, hikes.length)}</p>
            <div className={hikes.length === 6 ? styles.inThrees : styles.pips} aria-hidden="true">
              {hikes.map((hike, i) => (
                <BadgeOutline key={hike.badge} shape={shape} className={i < lit ? styles.lit : ''} />
              ))}
            </div>
          </div>
        );
      })}
    </section>
  );
}
