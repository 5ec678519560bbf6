/** Figures of the actual walk, used by lists, the finder, downloads and the latest start time. */
import type { Trail } from './trail.ts';

export type Figures = Pick<Trail, 'difficulty' | 'distance' | 'duration' | 'climb'>;

/** The walked figures if good sources have them, else the published ones. */
export function asWalked(trail: Figures & Pick<Trail, 'walked'>): Figures {
  const { difficulty, distance, duration, climb, walked } = trail;
  const oneWay = (walked?.route ?? distance?.route) === 'one way';
  return {
    difficulty: walked?.difficulty ?? difficulty,
    distance: walked?.miles
      ? { miles: walked.miles, route: walked.route ?? distance?.route ?? 'round trip' }
      : distance,
    duration: walked?.minutes ? { minutes: walked.minutes, about: true, of: oneWay ? 'one way' : undefined } : duration,
    climb: walked?.climb ?? climb,
  };
}
