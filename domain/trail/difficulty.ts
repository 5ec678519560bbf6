/** How hard a hike is. Several words may have the same level, which is the number of peaks that a page draws next to them. */
const peaks = {
  Easy: 1,
  'Easy (Accessible Boardwalk)': 1,
  'Easy to Moderate': 2,
  Moderate: 3,
  'Moderate to Difficult': 4,
  Difficult: 5,
} as const;

export type Difficulty = keyof typeof peaks;
export const difficulties = Object.keys(peaks) as [Difficulty, ...Difficulty[]];

export const toPeaks = (difficulty: Difficulty): number => peaks[difficulty];
export const mostPeaks = Math.max(...Object.values(peaks));
