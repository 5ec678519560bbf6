/** Directions as drawings: a needle in a row, and a compass rose for one trailhead. */
import type { Direction as DirectionName } from '../../../domain/live/desk.ts';
import styles from './tables.module.css';
import { compass, trailheadWords as words } from './views-words.ts';

const order = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const;

export function Direction({ direction }: { direction: DirectionName | null }) {
  if (!direction) return <span className="dim">{words.mixed}</span>;
  return (
    <span className={styles.direction}>
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <circle cx="14" cy="14" r="12.5" />
        <path transform={`rotate(${order.indexOf(direction) * 45} 14 14)`} d="M14 3.5l6.5 16-6.5-4-6.5 4z" />
      </svg>
      {direction}
    </span>
  );
}

const [middle, outer, inner] = [80, 64, 14];
const point = (radius: number, degrees: number): string => {
  const angle = (degrees / 180) * Math.PI;
  return `${(middle + Math.sin(angle) * radius).toFixed(1)} ${(middle - Math.cos(angle) * radius).toFixed(1)}`;
};
const wedge = (at: number): string => {
  const [from, to] = [at * 45 - 22.5, at * 45 + 22.5];
  return `M${point(inner, from)}L${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}z`;
};

export function Rose({ direction }: { direction: DirectionName | null }) {
  return (
    <svg className={styles.rose} viewBox="0 0 160 160" role="img" aria-label={words.rose(direction)}>
      {order.map((name, at) => (
        <path key={name} d={wedge(at)} data-on={name === direction || undefined} />
      ))}
      <circle cx={middle} cy={middle} r="5" />
      <text x="80" y="13" textAnchor="middle">
        {compass.north}
      </text>
      <text x="80" y="158" textAnchor="middle">
        {compass.south}
      </text>
      <text x="4" y="86">
        {compass.west}
      </text>
      <text x="156" y="86" textAnchor="end">
        {compass.east}
      </text>
    </svg>
  );
}
