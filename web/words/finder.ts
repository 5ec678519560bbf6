/** What the finder says beside a hike because it was asked. */
import type { Hike } from '../../domain/finder-hike.ts';

type Share = 'all' | 'part' | 'no';
const share: Record<Share, string> = { all: 'all of it', part: 'a part of it', no: 'no' };

export const remarks = {
  dogs: (note: string | undefined) => `Dogs: ${note}`,
  kids: 'Small children: with supervision',
  wheelchair: (how: Share) => `Wheelchair: ${share[how]}`,
  stroller: (how: Share) => `Stroller: ${share[how]}`,
  trackChair: 'The park lends a track chair: call ahead',
  water: (where: string | undefined) => `Water: ${where}`,
  winter: (how: Share) => `In snow on foot: ${share[how]}`,
  transit: (by: Hike['transit']) => `By ${by.join(' or ')}: see its page`,
  earned: 'Badge earned',
} as const;
