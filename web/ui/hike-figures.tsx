/** At the end of a hike's row: how long it is, and how hard. */
import type { Trail } from '../../domain/trail/trail.ts';
import { miles } from '../lib/text/distance.ts';
import { kilometersWords } from '../lib/text/kilometers.ts';
import { plainDifficulty, routeNote } from '../lib/text/trail-figures.ts';
import styles from './hike-figures.module.css';
import { Peaks } from './peaks.tsx';

type Props = {
  hike: Pick<Trail, 'distance' | 'difficulty'>;
  /** Elsewhere web/site-script/kilometers.ts adds them. */
  kilometers?: boolean;
};

export function HikeFigures({ hike, kilometers = false }: Props) {
  const note = routeNote(hike);
  return (
    <span className={styles.figures}>
      <span data-miles={hike.distance?.miles}>
        {hike.distance?.miles} <abbr title={miles.name}>{miles.short}</abbr>
        {kilometers && hike.distance && <small>{kilometersWords(hike.distance.miles)}</small>}
      </span>
      {note && <small>{note}</small>}
      <Peaks difficulty={hike.difficulty} className={styles.peaks} />
      <small>
        <span className="hidden-text">, </span>
        {plainDifficulty(hike)}
      </small>
    </span>
  );
}
