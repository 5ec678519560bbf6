/** Distance and accuracy in words. */
import { badgeRule } from '../../../domain/badge/rule.ts';
import { kmToMiles } from '../../../domain/units.ts';

/** The thresholds of the badge rule: the promise, and the promise with the whole allowance. */
const lines = [badgeRule.promiseMiles, badgeRule.promiseMiles + badgeRule.allowanceMiles];

/** One decimal nearby, none far away. Near a threshold two are shown, so that rounding never crosses it. */
export function milesAway(km: number): string {
  const miles = kmToMiles(km);
  if (miles < 0.05) return 'less than 0.1 mile';
  if (miles >= 10) return `${Math.round(miles).toLocaleString('en-US')} miles`;
  const figure = miles.toFixed(1);
  const line = lines.find((candidate) => candidate === Number(figure));
  if (line === undefined) return inUnit(figure);
  const beyond = miles > line ? Math.ceil(miles * 100) / 100 : miles;
  const exact = beyond.toFixed(2);
  return inUnit(exact);
}

/** 0.3 mile, 1.00 mile, 1.3 miles */
const inUnit = (figure: string): string => `${figure} ${Number(figure) > 1 ? 'miles' : 'mile'}`;

/** "2 miles" → "2 miles away" */
export const away = (distance: string): string => `${distance} away`;

/** The short form. */
export const miles = { short: 'mi', name: 'miles' };
export const shortMiles = (distance: string): string => distance.replace(/ miles?/, ` ${miles.short}`);

const metersPerFoot = 0.3048;

export function formatAccuracy(meters: number): string {
  const feet = meters / metersPerFoot;
  if (feet < 1000) return `${Math.max(10, Math.round(feet / 10) * 10)} feet`;
  return milesAway(meters / 1000);
}
