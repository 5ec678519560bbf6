/** The elevation profile of the walk, if the line has elevations. Prerendered, in feet and miles. */
import type { Route } from '../../../domain/trail/route.ts';
import { toProfile } from '../../../domain/trail/route-line.ts';
import { kmToMiles } from '../../../domain/units.ts';
import styles from './elevation-profile.module.css';
import { elevation as words } from './route.messages.ts';

const size = { width: 1240, height: 300, top: 40, bottom: 60 };
const feetPerMeter = 3.28084;
/** The minimum range of the axis, so that flat ground is not drawn as mountains. */
const leastFeet = 100;

type Step = { miles: number; feet: number };

export function ElevationProfile({ route }: { route: Route }) {
  const profile = toProfile(route.line)?.map(({ km, meters }) => ({
    miles: kmToMiles(km),
    feet: meters * feetPerMeter,
  }));
  if (!profile) return null;
  const { line, area, low, high, length } = drawn(profile);
  const base = size.height - size.bottom;
  return (
    <figure className={styles.profile}>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={words.inWords(getFigures(profile))}>
        <path className={styles.area} d={area} />
        <path className={styles.line} d={line} />
        <path className={styles.base} d={`M0 ${base}h${size.width}`} />
        <text x="0" y={size.top - 8}>
          {words.feet(high)}
        </text>
        <text x="0" y={base - 10}>
          {words.feet(low)}
        </text>
        <text x="0" y={size.height - 12}>
          {words.start}
        </text>
        <text x={size.width} y={size.height - 12} textAnchor="end">
          {words.miles(length)}
        </text>
      </svg>
      <figcaption>{words.caption(getFigures(profile))}</figcaption>
    </figure>
  );
}

function drawn(profile: Step[]) {
  const heights = profile.map(({ feet }) => feet);
  const low = Math.min(...heights);
  const high = Math.max(Math.max(...heights), low + leastFeet);
  const length = profile.at(-1)?.miles ?? 0;
  const base = size.height - size.bottom;
  const x = (miles: number) => Math.round((miles / length) * size.width);
  const y = (feet: number) => Math.round(base - ((feet - low) / (high - low)) * (base - size.top));
  const line = profile.map(({ miles, feet }, i) => `${i === 0 ? 'M' : 'L'}${x(miles)} ${y(feet)}`).join('');
  return { line, area: `${line}V${base}H0z`, low, high, length };
}

/** The figures of the drawing as text. */
export function getFigures(profile: Step[]) {
  const heights = profile.map(({ feet }) => feet);
  const climbs = heights.slice(1).map((feet, i) => feet - (heights[i] ?? feet));
  return {
    lowest: Math.min(...heights),
    highest: Math.max(...heights),
    up: climbs.filter((feet) => feet > 0).reduce((sum, feet) => sum + feet, 0),
    down: -climbs.filter((feet) => feet < 0).reduce((sum, feet) => sum + feet, 0),
  };
}
