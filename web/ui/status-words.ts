import type { TrailStatus } from '../../domain/trail/status.ts';
import { dateInWords } from '../../domain/units.ts';

/** Never "open": nobody can promise that. */
export const statusWords: Record<TrailStatus, string> = {
  closed: 'Closed',
  partly: 'Partly closed',
  none: 'No closures posted',
};

/** "through July 2027" */
export const through = (until: string): string => `through ${dateInWords(until)}`;
