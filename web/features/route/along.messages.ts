/** How far along a walk the hiker is, in words. */
import type { RouteShape, Whereabouts } from '../../../domain/trail/route-line.ts';
import { kmToMiles } from '../../../domain/units.ts';
import { formatAccuracy } from '../../lib/text/distance.ts';
import { formatKilometers } from '../../lib/text/kilometers.ts';
import { lineMiles } from './route.messages.ts';

export const along = {
  looking: 'Finding your location…',
  stop: 'Stop showing where I am',
  stopped: 'We’ve stopped checking your location.',
  refused: 'Your browser didn’t share your location.',
  unsupported: 'This browser can’t tell where you are.',
  failed: 'We couldn’t get your location. Try again under open sky.',
};

/** Within this many meters the hiker is on the line: neither maps nor phones are more accurate in the woods. */
const onTheLineMeters = 30;
/** However inaccurate the position, a hiker farther along a loop is not put at its start. */
const atStartMeters = 60;
/** Farther away than this, the map of the walk is of no use. */
const farKm = 3;
/** A circle larger than this would cover the whole map. */
const vagueMeters = 500;

export type Standing = 'on the line' | 'off the line' | 'far away' | 'too vague';

export function toStanding({ offKm }: Whereabouts, accuracyMeters: number): Standing {
  if (accuracyMeters > vagueMeters) return 'too vague';
  if (offKm > farKm) return 'far away';
  return offKm * 1000 <= Math.max(onTheLineMeters, accuracyMeters) ? 'on the line' : 'off the line';
}

/** @param inKm for readers who use kilometers */
export function formatAlong(shape: RouteShape, here: Whereabouts, accuracyMeters: number, inKm: boolean): string {
  const far = (km: number) => formatDistance(km, inKm);
  const sure = `Your phone is accurate to about ${formatAccuracy(accuracyMeters)}.`;
  switch (toStanding(here, accuracyMeters)) {
    case 'too vague':
      return `Your phone only knows where you are to about ${formatAccuracy(accuracyMeters)}, which is too vague for this map. Try again under open sky.`;
    case 'far away':
      return `You’re ${far(here.offKm)} from this hike as the crow flies.`;
    case 'off the line':
      return `You’re ${far(here.offKm)} off the trail. Its nearest point: ${formatCourse(shape, here, accuracyMeters, far)} ${sure}`;
    case 'on the line':
      return `You’re ${formatCourse(shape, here, accuracyMeters, far)} ${sure}`;
  }
}

const goals: Record<RouteShape, string> = {
  loop: 'back to the start',
  'one way': 'to the end',
  'out and back': 'to the turnaround',
};

/**
 * "0.4 mile from the start, 0.2 mile to the turning point." A loop starts where it ends: the position cannot tell which
 * it is.
 */
function formatCourse(
  shape: RouteShape,
  { alongKm, leftKm }: Whereabouts,
  accuracyMeters: number,
  far: (km: number) => string,
): string {
  const doubtMeters = Math.max(onTheLineMeters, Math.min(accuracyMeters, atStartMeters));
  const isAtStart = Math.min(alongKm, leftKm) * 1000 <= doubtMeters;
  if (shape === 'loop' && isAtStart) return 'at the start, where the loop also ends.';
  return `${far(alongKm)} along the trail, ${far(leftKm)} ${goals[shape]}.`;
}

/** In feet if miles would be too coarse. */
function formatDistance(km: number, inKm: boolean): string {
  const miles = kmToMiles(km);
  if (miles < 0.095) return inKm ? `${Math.round(km * 100) * 10} meters` : formatAccuracy(km * 1000);
  return inKm ? `${lineMiles(miles)} (${formatKilometers(miles)})` : lineMiles(miles);
}
