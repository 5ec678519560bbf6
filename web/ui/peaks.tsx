/** Difficulty as rising peaks. Decorative: the words beside them carry the meaning. */
import { type Difficulty, mostPeaks, toPeaks } from '../../domain/trail/difficulty.ts';
import styles from './peaks.module.css';

const heights = [6, 8.6, 11.2, 13.8, 16.4];

export function Peaks({ difficulty, className = '' }: { difficulty: Difficulty; className?: string }) {
  const filled = toPeaks(difficulty);
  return (
    <svg className={`${styles.peaks} ${className}`} viewBox="-1 0 60 19" aria-hidden="true">
      <path className={styles.open} d={peaks(filled, mostPeaks)} />
      <path className={styles.filled} d={peaks(0, filled)} />
    </svg>
  );
}

const peaks = (from: number, to: number) =>
  heights
    .slice(from, to)
    .map((height, i) => `M${(from + i) * 11} 18l7-${height} 7 ${height}z`)
    .join('');
