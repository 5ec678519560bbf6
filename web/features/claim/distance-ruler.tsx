/** Draws the measured distance beside the required one. */
import { badgeRule } from '../../../domain/badge/rule.ts';
import { kmToMiles } from '../../../domain/units.ts';
import { milesAway } from '../../lib/text/distance.ts';
import { rulerWords } from './answer-words.ts';
import styles from './distance-ruler.module.css';

const width = 640;
const youAt = 540;
/** Closer together, the two figures would overlap: then one is placed above the line. */
const roomForFigures = 150;

/** Logarithmic at long distances, so that the mile stays visible. */
function mileAt(miles: number): number {
  return miles <= 8
    ? (youAt * badgeRule.promiseMiles) / miles
    : (youAt * Math.log(1 + badgeRule.promiseMiles)) / Math.log(1 + miles);
}

export function DistanceRuler({ km }: { km: number }) {
  const mile = mileAt(kmToMiles(km));
  const away = milesAway(km);
  const isTight = youAt - mile < roomForFigures;
  return (
    <svg className={styles.ruler} viewBox={`0 0 ${width} 76`} role="img" aria-label={rulerWords.inWords(away)}>
      <path className={styles.line} d={`M0 38H${width}`} />
      <rect className={styles.range} x="1" y="31" width={mile} height="14" />
      <path className={styles.you} d={`M${youAt} 38l-9-14a11 11 0 1 1 18 0z`} />
      <text x="0" y="22">
        {rulerWords.trailhead}
      </text>
      <text x={mile} y={isTight ? 22 : 70} textAnchor={isTight ? 'end' : 'middle'}>
        {rulerWords.mile}
      </text>
      <text x={youAt} y="70" textAnchor="middle">
        {rulerWords.you(away)}
      </text>
    </svg>
  );
}
