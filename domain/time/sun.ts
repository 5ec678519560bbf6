/**
 * When the sun rises and sets: the formulas that the National Oceanic and Atmospheric Administration publishes for its
 * solar calculator, good to about a minute between the polar circles.
 */
import type { Point } from '../geo/geo.ts';

const minute = 60_000;
const day = 1440 * minute;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** Altitude of the center when the upper limb touches the horizon, with about half a degree of refraction. */
export const horizon = -0.833;

export type CalendarDay = { year: number; month: number; day: number };

/** When the sun's center passes this altitude; undefined if it does not that day. */
export function sunPasses(
  height: number,
  way: 'up' | 'down',
  date: CalendarDay,
  { latitude, longitude }: Point,
): Date | undefined {
  const midnight = Date.UTC(date.year, date.month - 1, date.day);
  let moment = midnight + day / 2 - longitude * 4 * minute;
  // Iterates, because the sun's position changes during the day: each step starts from the previous result.
  for (let look = 0; look < 3; look += 1) {
    const { declination, aheadOfClock } = sunAt(moment);
    const turn =
      (Math.sin(radians(height)) - Math.sin(radians(latitude)) * Math.sin(declination)) /
      (Math.cos(radians(latitude)) * Math.cos(declination));
    if (Math.abs(turn) > 1) return undefined;
    const noon = midnight + day / 2 - (longitude * 4 + aheadOfClock) * minute;
    moment = noon + (way === 'up' ? -1 : 1) * degrees(Math.acos(turn)) * 4 * minute;
  }
  return new Date(moment);
}

/** The sun's declination in radians, and the equation of time in minutes. */
function sunAt(moment: number): { declination: number; aheadOfClock: number } {
  const century = (moment / day + 2440587.5 - 2451545) / 36525;
  const meanLongitude = radians(280.46646 + century * (36000.76983 + century * 0.0003032));
  const anomaly = radians(357.52911 + century * (35999.05029 - century * 0.0001537));
  const eccentricity = 0.016708634 - century * (0.000042037 + century * 0.0000001267);
  const center =
    Math.sin(anomaly) * (1.914602 - century * (0.004817 + century * 0.000014)) +
    Math.sin(2 * anomaly) * (0.019993 - century * 0.000101) +
    Math.sin(3 * anomaly) * 0.000289;
  const node = radians(125.04 - century * 1934.136);
  const longitude = meanLongitude + radians(center - 0.00569 - 0.00478 * Math.sin(node));
  const tilt = radians(23.4392911 - century * 0.0130042 + 0.00256 * Math.cos(node));
  const y = Math.tan(tilt / 2) ** 2;
  const aheadOfClock =
    4 *
    degrees(
      y * Math.sin(2 * meanLongitude) -
        2 * eccentricity * Math.sin(anomaly) +
        4 * eccentricity * y * Math.sin(anomaly) * Math.cos(2 * meanLongitude) -
        0.5 * y * y * Math.sin(4 * meanLongitude) -
        1.25 * eccentricity * eccentricity * Math.sin(2 * anomaly),
    );
  return { declination: Math.asin(Math.sin(tilt) * Math.sin(longitude)), aheadOfClock };
}
