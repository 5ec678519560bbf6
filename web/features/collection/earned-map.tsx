/** A map of the state with every trailhead, the earned ones lit. */

import { useGuide } from '../badges/collection-context.ts';
import type { EarnedBadge } from '../badges/earned.ts';
import { isEarned } from '../badges/guide.ts';
import { collectionMessages as words } from './collection.messages.ts';
import styles from './earned-map.module.css';

export function EarnedMap({ badges }: { badges: EarnedBadge[] }) {
  const guide = useGuide();
  const { outline, width, height } = guide.map;
  const isLit = isEarned(badges);
  const parks = guide.regions.flatMap(({ hikes }) => hikes.filter(isLit)).map((hike) => hike.park);
  if (parks.length === 0) return null;
  return (
    <section className={`wrap ${styles.section}`} aria-label={words.map}>
      <div className="oxford">
        <h2>{words.map}</h2>
        <p className="small dim">{words.lights}</p>
      </div>
      <svg className={styles.map} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.getMap(parks)}>
        <path className={styles.state} d={outline} />
        {guide.regions.map(({ code, hikes }) => (
          <g key={code} data-region={code}>
            {hikes.map((hike) => (
              <circle
                key={hike.badge}
                className={isLit(hike) ? styles.lit : styles.dark}
                cx={hike.at[0]}
                cy={hike.at[1]}
                r={isLit(hike) ? 11 : 5}
              />
            ))}
          </g>
        ))}
      </svg>
    </section>
  );
}
