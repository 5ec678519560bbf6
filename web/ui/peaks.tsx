/** Difficulty as rising peaks. Always beside the words, which carry the meaning. */
import type { Difficulty } from '../../domain/trail.ts';
import styles from './peaks.module.css';

const filledPeaks: Record<Difficulty, number> = {
  Easy: 1,
  'Easy (Accessible Boardwalk)': 1,
  'Easy to Moderate': 2,
  Moderate: 3,
  'Moderate to Difficult': 4,
  Difficult: 5,
};
const heights = [6, 8.6, 11.2, 13.8, 16.4];

export function Peaks({ difficulty, className = '' }: { difficulty: Difficulty; className?: string }) {
  const filled = filledPeaks[difficulty];
  return (
    <svg className={`${styles.peaks} ${className}`} viewBox="-1 0 60 19" aria-hidden="true">
      <path className={styles.open} d={peaks(filled, 5)} />
      <path className={styles.filled} d={peaks(0, filled)} />
    </svg>
  );
}

const peaks = (from: number, to: number) =>
  heights
    .slice(from, to)
    .map((height, i) => `M${(from + i) * 11} 18l7-${height} 7 ${height}z`)
    .join('');
