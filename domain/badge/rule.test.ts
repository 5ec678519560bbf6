import fc from 'fast-check';
import geodesic from 'geographiclib-geodesic';
import { describe, expect, it } from 'vitest';
import { distanceKm, type Point } from '../geo/geo.ts';
import { KM_PER_MILE } from '../units.ts';
import {
  type BadgeTarget,
  badgeRule,
  findNearest,
  hasWaited,
  isTooFast,
  isTooVague,
  measure,
  timeIssue,
} from './rule.ts';

const minnesota = fc.record({
  latitude: fc.double({ min: 43, max: 49.5, noNaN: true }),
  longitude: fc.double({ min: -97.5, max: -89, noNaN: true }),
});
const anywhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const target = (name: string, ...points: Point[]): BadgeTarget => ({ name, page: `/trails/${name}`, points });
const trailhead = { latitude: 47.2, longitude: -91.37 };
const north = (km: number) => ({ latitude: trailhead.latitude + km / 111.1949, longitude: trailhead.longitude });
const inRange = (miles: number, accuracyMiles: number) => {
  const fix = { ...north(miles * KM_PER_MILE), accuracy: accuracyMiles * KM_PER_MILE * 1000 };
  return measure([target('one', trailhead)], fix)[0]?.inRange;
};

describe('the distance', () => {
  const ellipsoidKm = (a: Point, b: Point) =>
    (geodesic.Geodesic.WGS84.Inverse(a.latitude, a.longitude, b.latitude, b.longitude).s12 ?? 0) / 1000;

  it('the distance agrees with an independent geodesy library within 0.6 %', () => {
    for (const place of [minnesota, anywhere]) {
      fc.assert(
        fc.property(place, place, (a, b) => {
          const exact = ellipsoidKm(a, b);
          expect(Math.abs(distanceKm(a, b) - exact)).toBeLessThanOrEqual(exact * 0.006 + 1e-6);
        }),
        { numRuns: 5000 },
      );
    }
  });

  it('the distance agrees with it around a trailhead, where it decides', () => {
    fc.assert(
      fc.property(
        minnesota,
        fc.double({ min: -0.03, max: 0.03, noNaN: true }),
        fc.double({ min: -0.03, max: 0.03, noNaN: true }),
        (a, dLat, dLon) => {
          const b = { latitude: a.latitude + dLat, longitude: a.longitude + dLon };
          const exact = ellipsoidKm(a, b);
          expect(Math.abs(distanceKm(a, b) - exact)).toBeLessThanOrEqual(exact * 0.006 + 1e-6);
        },
      ),
      { numRuns: 5000 },
    );
  });
});

describe('the rule', () => {
  it.each([
    [0, 0, true],
    [0.99, 0, true],
    [1.01, 0, false],
    [1.2, 0.25, true],
    [1.3, 0.25, false],
    [1.49, 0.5, true],
    [1.49, 1.4, true],
    [1.51, 1.4, false],
  ])('the rule at %d miles with an error of %d: %s', (miles, accuracy, earned) => {
    expect(inRange(miles, accuracy)).toBe(earned);
  });

  it('the rule always earns within one mile and never beyond a mile and a half', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 4, noNaN: true }),
        fc.double({ min: 0, max: 1.5, noNaN: true }),
        (miles, accuracy) => {
          if (miles < badgeRule.promiseMiles - 1e-6) expect(inRange(miles, accuracy)).toBe(true);
          if (miles > badgeRule.promiseMiles + badgeRule.allowanceMiles + 1e-6)
            expect(inRange(miles, accuracy)).toBe(false);
        },
      ),
    );
  });

  it('the rule rejects a fix with an error above a mile and a half as vague', () => {
    expect(isTooVague({ ...trailhead, accuracy: 1.49 * KM_PER_MILE * 1000 })).toBe(false);
    expect(isTooVague({ ...trailhead, accuracy: 1.51 * KM_PER_MILE * 1000 })).toBe(true);
  });

  it('the rule measures to the nearest point of each hike, the nearest hike first', () => {
    const measured = measure([target('far', north(50)), target('two ends', north(30), north(2))], {
      ...trailhead,
      accuracy: 5,
    });
    expect(measured.map(({ target: { name } }) => name)).toEqual(['two ends', 'far']);
    expect(measured[0]?.distanceKm).toBeCloseTo(2, 3);
  });

  it('the rule names a badge without a hike only if it is in range', () => {
    const wide: BadgeTarget = { name: 'wide', page: null, points: [north(5)], radiusKm: 6.5 };
    const nearest = (radiusKm: number) =>
      findNearest(measure([{ ...wide, radiusKm }, target('hike', north(20))], { ...trailhead, accuracy: 5 }))?.target
        .name;
    expect(nearest(6.5)).toBe('wide');
    expect(nearest(4)).toBe('hike');
  });

  it('the rule uses the distance alone if a badge has its own radius', () => {
    const wide: BadgeTarget = { name: 'wide', page: null, points: [trailhead], radiusKm: 6.5 };
    const earned = (km: number, accuracy: number) => measure([wide], { ...north(km), accuracy })[0]?.inRange;
    expect([earned(6.4, 5), earned(6.6, 5), earned(6.6, 800)]).toEqual([true, false, false]);
  });

  it('the rule names no trailhead if there are no targets', () => {
    const wide: BadgeTarget = { name: 'wide', page: null, points: [north(50)], radiusKm: 6.5 };
    expect(findNearest(measure([wide], { ...trailhead, accuracy: 5 }))).toBeUndefined();
  });
});

describe('the time rules', () => {
  const now = new Date('2026-07-04T15:00:00Z');
  const ago = (minutes: number) => timeIssue(new Date(now.getTime() - minutes * 60_000), now);
  it('accept a fix up to seven days old, and five minutes in the future for clock skew', () => {
    expect([ago(0), ago(7 * 24 * 60), ago(7 * 24 * 60 + 1), ago(-5), ago(-6)]).toEqual([
      undefined,
      undefined,
      'too-old',
      undefined,
      'in-the-future',
    ]);
  });

  it('mark a claim as delayed if it arrives more than ten minutes after the fix', () => {
    const waited = (minutes: number) => hasWaited(new Date(now.getTime() - minutes * 60_000), now);
    expect([waited(0), waited(10), waited(10.1), waited(60)]).toEqual([false, false, true, true]);
  });

  it('reject travel above 300 km/h, allowing for the errors of both fixes', () => {
    const here = { ...trailhead, accuracy: 10, takenAt: now };
    const away = (minutes: number, km: number, accuracy = 10) => ({
      ...north(km),
      accuracy,
      takenAt: new Date(now.getTime() + minutes * 60_000),
    });
    expect(isTooFast(here, away(60, 299))).toBe(false);
    expect(isTooFast(here, away(60, 302))).toBe(true);
    expect(isTooFast(here, away(0, 5))).toBe(true);
    const vague = { ...here, accuracy: 700 };
    expect(isTooFast(here, away(0, 2.9)), 'apart, as far as both devices know').toBe(true);
    expect(isTooFast(vague, away(0, 2.9, 700)), 'apart by the errors of both').toBe(false);
    expect(isTooFast(vague, away(0, 5, 700))).toBe(true);
    expect(isTooFast(away(60, 302), here)).toBe(true);
    expect(isTooFast(here, away(0, 1)), 'a fix that jumps about at one trailhead').toBe(false);
  });
});

describe('at the very limit', () => {
  const fix = { ...north(3), accuracy: 10 };

  it('a position on the radius is inside', () => {
    const radiusKm = distanceKm(trailhead, fix);
    const reach = (radius: number) => measure([{ ...target('test', trailhead), radiusKm: radius }], fix)[0]?.inRange;
    expect([reach(radiusKm), reach(radiusKm - 0.001)]).toEqual([true, false]);
  });

  it('a fix with an error of exactly a mile and a half still counts', () => {
    const vague = (meters: number) => isTooVague({ ...trailhead, accuracy: meters });
    expect([vague(2414.016), vague(2414.02)]).toEqual([false, true]);
  });
});
