import { regionOutlines } from '../../ui/region-outlines.ts';
import type { EarnedBadge } from './earned.ts';
import { type CollectionGuide, isEarned } from './guide.ts';
import styles from './progress.module.css';

export function Progress({ guide, badges }: { guide: CollectionGuide; badges: EarnedBadge[] }) {
  return (
    <section className={`wrap ${styles.progress}`} aria-label="Progress by region">
      {guide.regions.map(({ code, name, hikes }) => {
        const lit = hikes.filter(isEarned(badges)).length;
        return (
          <div key={code} data-region={code}>
            <h2>{name}</h2>
            <p>
              {lit} of {hikes.length}
            </p>
            <div className={hikes.length === 6 ? styles.inThrees : styles.pips} aria-hidden="true">
              {hikes.map((hike, i) => (
                <svg key={hike.badge} viewBox="-10 0 410 450" className={i < lit ? styles.lit : ''} aria-hidden="true">
                  <path d={regionOutlines[code]} />
                </svg>
              ))}
            </div>
          </div>
        );
      })}
    </section>
  );
}
