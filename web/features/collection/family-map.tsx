/** A map of the state with every trailhead, lit in the colors of the family members who earned its badge. */

import { listed } from '../../lib/text/listed.ts';
import { useGuide, useHikers } from '../badges/collection-context.ts';
import { type CollectionHike, isEarned } from '../badges/guide.ts';
import { foundTogether, type Hiker } from '../badges/hikers.ts';
import { familyMessages, nameInSentence } from '../family/family.messages.ts';
import { HikerPatch } from '../family/hiker-patch.tsx';
import { collectionMessages } from './collection.messages.ts';
import map from './earned-map.module.css';
import styles from './family-map.module.css';

export function FamilyMap() {
  const guide = useGuide();
  const hikers = useHikers();
  const { outline, width, height } = guide.map;
  const isLit = isEarned(foundTogether(hikers));
  const hikes = guide.regions.flatMap((region) => region.hikes);
  const places = hikes
    .filter(isLit)
    .map((hike) => ({ hike, who: hikers.filter(({ badges }) => isEarned(badges)(hike)) }));
  if (places.length === 0) return null;
  return (
    <section className={`wrap ${map.section}`} aria-label={familyMessages.map}>
      <div className="oxford">
        <h2>{familyMessages.map}</h2>
        <p className={`small dim ${styles.note}`}>{familyMessages.mapNote}</p>
        <ul className={styles.legend}>
          {hikers.map((hiker) => (
            <li key={hiker.id}>
              <HikerPatch name={hiker.name} color={hiker.color} /> {nameInSentence(hiker)}
            </li>
          ))}
        </ul>
        <details className={styles.places}>
          <summary>{familyMessages.whoWasWhere}</summary>
          <ul>
            {places.map(({ hike, who }) => (
              <li key={hike.badge}>
                <a href={hike.path}>{hike.badge}</a>: {listed(who.map(nameInSentence))}
              </li>
            ))}
          </ul>
        </details>
      </div>
      <svg
        className={map.map}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={collectionMessages.getMap(places.map(({ hike }) => hike.park))}
      >
        <path className={map.state} d={outline} />
        {hikes
          .filter((hike) => !isLit(hike))
          .map((hike) => (
            <circle key={hike.badge} className={map.dark} cx={hike.at[0]} cy={hike.at[1]} r={5} />
          ))}
        {places.map(({ hike, who }) => (
          <Light key={hike.badge} hike={hike} who={who} />
        ))}
      </svg>
    </section>
  );
}

const radius = 15;

/** One slice per hiker. */
function Light({ hike, who }: { hike: CollectionHike; who: readonly Hiker[] }) {
  return (
    <g transform={`translate(${hike.at.join(' ')})`}>
      <circle className={styles.glow} r={radius + 4} />
      {who.map(({ id, color }, i) => (
        <path key={id} className={styles.slice} data-patch={color} d={slice(i, who.length)} />
      ))}
    </g>
  );
}

export function slice(index: number, count: number): string {
  if (count === 1) return `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}z`;
  const at = (turn: number) => {
    const angle = turn * 2 * Math.PI;
    return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
  };
  return `M0 0L${at(index / count)}A${radius} ${radius} 0 0 1 ${at((index + 1) / count)}z`;
}
