import { regionOutlines } from '../../ui/region-outlines.ts';
import type { EarnedBadge } from './earned.ts';
import { type CollectionGuide, sameBadge } from './guide.ts';
import styles from './progress.module.css';

export function Progress({ guide, badges }: { guide: CollectionGuide; badges: EarnedBadge[] }) {
  return (
    <section className={`wrap ${styles.progress}`} aria-label="Progress by region">
      {guide.regions.map(({ code, name, hikes }) => {
        const lit = hikes.filter((hike) => badges.some((badge) => sameBadge(badge.name, hike.badge)));
        return (
          <div key={code} data-region={code}>
            <h2>{name}</h2>
            <p>
              {lit.length} of {hikes.length}
            </p>
            <div className={styles.pips} aria-hidden="true">
              {hikes.map((hike, i) => (
                <svg
                  key={hike.badge}
                  viewBox="-10 0 410 450"
                  className={i < lit.length ? styles.lit : undefined}
                  aria-hidden="true"
                >
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
