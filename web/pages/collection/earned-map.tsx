/** The state with every trailhead, the earned ones lit. */
import type { EarnedBadge } from './earned.ts';
import styles from './earned-map.module.css';
import { type CollectionGuide, sameBadge } from './guide.ts';

export function EarnedMap({ guide, badges }: { guide: CollectionGuide; badges: EarnedBadge[] }) {
  const { outline, width, height } = guide.map;
  const isEarned = (name: string) => badges.some((badge) => sameBadge(badge.name, name));
  const earnedHikes = guide.regions.flatMap(({ hikes }) => hikes.filter((hike) => isEarned(hike.badge)));
  const names = earnedHikes.map((hike) => hike.park).join(', ');
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
        aria-label={`Map of Minnesota with lights at ${names}`}
      >
        <path className={styles.state} d={outline} />
        {guide.regions.map(({ code, hikes }) => (
          <g key={code} data-region={code}>
            {hikes.map(({ badge, at: [x, y] }) => (
              <circle
                key={badge}
                className={isEarned(badge) ? styles.lit : styles.dark}
                cx={x}
                cy={y}
                r={isEarned(badge) ? 11 : 5}
              />
            ))}
          </g>
        ))}
      </svg>
    </section>
  );
}
