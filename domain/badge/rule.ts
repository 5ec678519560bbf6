/**
 * How close is close enough: the one rule, quoted by every page and decided by the server.
 * A badge is earned when `distance − min(accuracy, half a mile) ≤ one mile`, so nobody beyond a mile and a half earns one.
 */
import { distanceKm, type Point } from '../geo/geo.ts';
import { milesToKm } from '../units.ts';

export const badgeRule = {
  /** The promise on every page. */
  promiseMiles: 1,
  /** Phones misjudge: what the device says of its own error is allowed for, up to this. */
  allowanceMiles: 0.5,
  /** A vaguer fix proves nothing. */
  vaguestFixMiles: 1.5,
  /** A claim may wait this long for a signal. */
  longestWaitDays: 7,
  /** Clocks of phones run a little ahead. */
  clockSkewMinutes: 5,
  /** A claim that arrives later than this after it was taken is marked as one that waited. */
  promptMinutes: 10,
  /** Two badges further apart than a traveler gets are not both true. */
  fastestKmPerHour: 300,
  claims: { most: 10, minutes: 10 },
} as const;

/** The Test Badge has a radius of its own; where it is earned stands in content/state.ts. */
export const testBadge = {
  name: 'Test Badge',
  file: 'test-badge.svg',
  radiusKm: 6.5,
} as const;

/** A badge that can be earned: being near any of its points counts. */
export type BadgeTarget = {
  name: string;
  /** The page of its hike; the Test Badge has none. */
  trail: string | null;
  points: readonly Point[];
  /** Instead of the rule in miles: the distance alone decides. */
  radiusKm?: number;
};

/** A position as a device reports it, the accuracy in meters. */
export type Fix = Point & { accuracy: number };

export type Measured = { target: BadgeTarget; distanceKm: number; inRange: boolean };

/** How much of the device's own error is allowed for. */
export const allowanceKm = (fix: Fix): number => Math.min(fix.accuracy / 1000, milesToKm(badgeRule.allowanceMiles));

export const isTooVague = (fix: Fix): boolean => fix.accuracy / 1000 > milesToKm(badgeRule.vaguestFixMiles);

/** Every target with its distance, the nearest first. */
export function measure(targets: readonly BadgeTarget[], fix: Fix): Measured[] {
  return targets
    .map((target) => {
      const distance = Math.min(...target.points.map((point) => distanceKm(point, fix)));
      return { target, distanceKm: distance, inRange: isInRange(target, distance, fix) };
    })
    .sort((a, b) => a.distanceKm - b.distanceKm);
}

function isInRange(target: BadgeTarget, distance: number, fix: Fix): boolean {
  if (target.radiusKm !== undefined) return distance <= target.radiusKm;
  return distance - allowanceKm(fix) <= milesToKm(badgeRule.promiseMiles);
}

/** The trailhead to tell of: one in range, else the nearest hike. */
export const nearestOf = (measured: readonly Measured[]): Measured | undefined =>
  measured.find(({ inRange }) => inRange) ?? measured.find(({ target }) => target.trail !== null);

export type TimeFault = 'too-old' | 'in-the-future';

export function timeFault(takenAt: Date, now: Date): TimeFault | undefined {
  const waitedMinutes = (now.getTime() - takenAt.getTime()) / 60_000;
  if (waitedMinutes < -badgeRule.clockSkewMinutes) return 'in-the-future';
  if (waitedMinutes > badgeRule.longestWaitDays * 24 * 60) return 'too-old';
  return undefined;
}

export const hasWaited = (takenAt: Date, now: Date): boolean =>
  now.getTime() - takenAt.getTime() > badgeRule.promptMinutes * 60_000;

/** Whether nobody could have been at both; the errors of both fixes are allowed for, as in the rule itself. */
export function isTooFast(a: Fix & { takenAt: Date }, b: Fix & { takenAt: Date }): boolean {
  const apart = distanceKm(a, b) - allowanceKm(a) - allowanceKm(b);
  const hours = Math.abs(a.takenAt.getTime() - b.takenAt.getTime()) / 3_600_000;
  const sameTrailhead = apart <= milesToKm(badgeRule.promiseMiles);
  return !sameTrailhead && apart > hours * badgeRule.fastestKmPerHour;
}
