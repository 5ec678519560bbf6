/** At the end of a hike's row: how long it is, and how hard. */
import type { Trail } from '../../domain/trail.ts';
import { plainDifficulty, routeNote } from '../lib/trail-words.ts';
import styles from './hike-figures.module.css';
import { Peaks } from './peaks.tsx';

export function HikeFigures({ hike }: { hike: Pick<Trail, 'distance' | 'difficulty'> }) {
  const note = routeNote(hike);
  return (
    <span className={styles.figures}>
      {hike.distance?.miles} <abbr title="miles">mi</abbr>
      {note && <small>{note}</small>}
      <Peaks difficulty={hike.difficulty} className={styles.peaks} />
      <small>
        <span className="hidden-text">, </span>
        {plainDifficulty(hike)}
      </small>
    </span>
  );
}
