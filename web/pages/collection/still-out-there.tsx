/** The badges not yet earned, as silhouettes to look forward to. */
import { ribbonOutline } from '../../../domain/badge-sheet.ts';
import { BadgeOutline } from '../../ui/badge-outline.tsx';
import { collectionWords } from '../../words/collection.ts';
import type { EarnedBadge } from './earned.ts';
import { type CollectionGuide, isEarned } from './guide.ts';
import styles from './still-out-there.module.css';

export function StillOutThere({ guide, badges }: { guide: CollectionGuide; badges: EarnedBadge[] }) {
  const isFound = isEarned(badges);
  const missing = guide.regions
    .map((region) => ({ ...region, hikes: region.hikes.filter((hike) => !isFound(hike)) }))
    .filter(({ hikes }) => hikes.length > 0);
  const left = missing.reduce((sum, { hikes }) => sum + hikes.length, 0);
  if (left === 0) return null;
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="still-out-there">
      <div className="oxford">
        <h2 id="still-out-there">Still out there: {left}</h2>
        <p className={styles.near}>
          <a href="/hikes?badge=missing&near=here">{collectionWords.leftNearMe}</a>
        </p>
      </div>
      {missing.map(({ code, name, shape, hikes }) => (
        <div key={code} className={styles.region} data-region={code}>
          <h3>
            {name}
            <small>{hikes.length} to go</small>
          </h3>
          <ul>
            {hikes.map((hike) => (
              <li key={hike.badge}>
                <a href={hike.path}>
                  <BadgeOutline shape={shape}>
                    <path className={styles.ribbon} d={ribbonOutline()} />
                  </BadgeOutline>
                  {hike.badge} <small>{hike.park}</small>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
