/** The state with every trailhead, the earned ones lit. */
import type { EarnedBadge } from './earned.ts';
import styles from './earned-map.module.css';
import { type CollectionGuide, isEarned } from './guide.ts';

export function EarnedMap({ guide, badges }: { guide: CollectionGuide; badges: EarnedBadge[] }) {
  const { outline, width, height } = guide.map;
  const isLit = isEarned(badges);
  const parks = guide.regions.flatMap(({ hikes }) => hikes.filter(isLit)).map((hike) => hike.park);
  if (parks.length === 0) return null;
  return (
    <section className={`wrap ${styles.section}`} aria-label="Where you have been">
      <div className="oxford">
        <h2>Where you have been</h2>
        <p className="small dim">Each light is a trailhead where you earned a badge.</p>
      </div>
      <svg
        className={styles.map}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`Map of Minnesota with lights at ${parks.join(', ')}`}
      >
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
