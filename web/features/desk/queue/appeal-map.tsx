/**
 * The position of a claim, to scale: the trailhead with the radius of the rule and its limit, the fix with the phone's
 * error.
 */
import { badgeRule } from '../../../../domain/badge/rule.ts';
import type { QueueItem } from '../../../../domain/desk/desk.ts';
import { milesToKm } from '../../../../domain/units.ts';
import { getDirectionMessage, oneDecimal, evidenceMessages as words } from './queue.messages.ts';
import styles from './queue.module.css';

type Measured = NonNullable<Extract<QueueItem, { kind: 'appeal' }>['measured']>;

const [width, height] = [360, 250];
const [x, y] = [width / 2, height / 2];

export function AppealMap({ measured: { distanceKm, accuracyM, bearing } }: { measured: Measured }) {
  const { promiseMiles, allowanceMiles } = badgeRule;
  const farthest = Math.max(
    distanceKm + Math.min(accuracyM / 1000, distanceKm),
    milesToKm(promiseMiles + allowanceMiles) * 1.1,
  );
  const scale = (height / 2 - 12) / farthest;
  const angle = (bearing / 180) * Math.PI;
  const [fixX, fixY] = [x + Math.sin(angle) * distanceKm * scale, y - Math.cos(angle) * distanceKm * scale];
  const ring = milesToKm(promiseMiles) * scale;
  const limit = milesToKm(promiseMiles + allowanceMiles) * scale;
  const away = oneDecimal(distanceKm);
  const side = fixX < x ? -12 : 12;
  const anchor = fixX < x ? 'end' : 'start';
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={words.map(away, getDirectionMessage(bearing))}
    >
      <rect className={styles.land} width={width} height={height} />
      <circle className={styles.ring} cx={x} cy={y} r={ring} />
      <circle className={styles.limit} cx={x} cy={y} r={limit} />
      <path className={styles.line} d={`M${x} ${y}L${fixX} ${fixY}`} />
      <circle className={styles.error} cx={fixX} cy={fixY} r={(accuracyM / 1000) * scale} />
      <circle className={styles.fix} cx={fixX} cy={fixY} r="6" />
      <path className={styles.pin} d={`M${x} ${y}c-8-11-12-16-12-22a12 12 0 0124 0c0 6-4 11-12 22z`} />
      <text x={x} y={y + ring - 5} textAnchor="middle">
        {words.mile}
      </text>
      {limit - ring > 18 && (
        <text x={x} y={y + limit - 5} textAnchor="middle">
          {words.limit}
        </text>
      )}
      <text x={fixX + side} y={fixY - 4} textAnchor={anchor}>
        {words.hiker}
      </text>
      <text x={fixX + side} y={fixY + 11} textAnchor={anchor}>
        {away}
      </text>
      <text x={width - 14} y="20" textAnchor="middle">
        {words.north}
      </text>
      <path className={styles.line} d={`M${width - 14} 26v18m-5-12l5-7 5 7`} />
    </svg>
  );
}
