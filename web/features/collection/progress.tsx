import { BadgeOutline } from '../../ui/badge-outline.tsx';
import { useGuide } from '../badges/collection-context.ts';
import type { EarnedBadge } from '../badges/earned.ts';
import { isEarned } from '../badges/guide.ts';
import { familyMessages } from '../family/family.messages.ts';
import { collectionMessages } from './collection.messages.ts';
import styles from './progress.module.css';

export function Progress({ badges }: { badges: EarnedBadge[] }) {
  const { regions } = useGuide();
  return (
    <section className={`wrap ${styles.progress}`} aria-label={collectionMessages.progress}>
      {regions.map(({ code, name, shape, hikes }) => {
        const lit = hikes.filter(isEarned(badges)).length;
        return (
          <div key={code} data-region={code}>
            <h2>{name}</h2>
            <p>{familyMessages.found(lit, hikes.length)}</p>
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
