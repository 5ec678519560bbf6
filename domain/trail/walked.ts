/** What one really walks: lists, finder, files and the time to set out go by these figures. */
import type { Trail } from './trail.ts';

export type Figures = Pick<Trail, 'difficulty' | 'distance' | 'duration' | 'climb'>;

/** The walked figures where good sources know them, else the published ones. */
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
