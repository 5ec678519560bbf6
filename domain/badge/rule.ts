/**
 * The distance rule: every page quotes it, the server decides by it.
 * A badge is earned when `distance − min(accuracy, half a mile) ≤ one mile`, so nobody beyond a mile and a half earns one.
 */
import { distanceKm, type Point } from '../geo/geo.ts';
import { milesToKm } from '../units.ts';

export const badgeRule = {
  /** The promise on every page. */
  promiseMiles: 1,
  /** Tolerance for GPS error: the accuracy that the device reports, up to this. */
  allowanceMiles: 0.5,
  /** A less accurate fix is rejected. */
  vaguestFixMiles: 1.5,
  /** How long a claim may wait in the outbox for a network. */
  longestWaitDays: 7,
  /** Tolerated clock skew into the future. */
  clockSkewMinutes: 5,
  /** A claim that arrives later than this after its fix is marked as delayed. */
  promptMinutes: 10,
  /** Maximum plausible speed between two claims. */
  fastestKmPerHour: 300,
  claims: { most: 10, minutes: 10 },
} as const;

/** The Test Badge has its own radius; its location is in content/state.ts. */
export const testBadge = {
  name: 'Test Badge',
  file: 'test-badge.svg',
  radiusKm: 6.5,
} as const;

/** A badge that can be earned: being near any of its points counts. */
export type BadgeTarget = {
  name: string;
  /** The page of its hike; the Test Badge has none. */
  page: string | null;
  points: readonly Point[];
  /** Replaces the rule in miles; accuracy is not considered. */
  radiusKm?: number;
};

/** A position as a device reports it, the accuracy in meters. */
export type Fix = Point & { accuracy: number };

/** A fix with the time at which it was taken, on the wire and on a device. */
export type Position = Fix & { takenAt: string };

export type Measured = { target: BadgeTarget; distanceKm: number; inRange: boolean };

/** Tolerance granted for the reported accuracy. */
export const allowanceKm = (fix: Fix): number => Math.min(fix.accuracy / 1000, milesToKm(badgeRule.allowanceMiles));

export const isTooVague = (fix: Fix): boolean => fix.accuracy / 1000 > milesToKm(badgeRule.vaguestFixMiles);

/** Every target with its distance, nearest first. */
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

/** The trailhead to report: one in range, else the nearest hike. */
export const findNearest = (measured: readonly Measured[]): Measured | undefined =>
  measured.find(({ inRange }) => inRange) ?? measured.find(({ target }) => target.page !== null);

export type TimeFault = 'too-old' | 'in-the-future';

export function timeIssue(takenAt: Date, now: Date): TimeFault | undefined {
  const waitedMinutes = (now.getTime() - takenAt.getTime()) / 60_000;
  if (waitedMinutes < -badgeRule.clockSkewMinutes) return 'in-the-future';
  if (waitedMinutes > badgeRule.longestWaitDays * 24 * 60) return 'too-old';
  return undefined;
}

export const hasWaited = (takenAt: Date, now: Date): boolean =>
  now.getTime() - takenAt.getTime() > badgeRule.promptMinutes * 60_000;

/** Whether the travel between two fixes is implausible; allows for the errors of both, as the rule does. */
export function isTooFast(a: Fix & { takenAt: Date }, b: Fix & { takenAt: Date }): boolean {
  const apart = distanceKm(a, b) - allowanceKm(a) - allowanceKm(b);
  const hours = Math.abs(a.takenAt.getTime() - b.takenAt.getTime()) / 3_600_000;
  const sameTrailhead = apart <= milesToKm(badgeRule.promiseMiles);
  return !sameTrailhead && apart > hours * badgeRule.fastestKmPerHour;
}
