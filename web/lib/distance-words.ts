/** How far and how exact, as a hiker would say it. */
import { badgeRule } from '../../domain/badge-rule.ts';
import { kmToMiles } from '../../domain/units.ts';

const { promiseMiles } = badgeRule;

/** One decimal near by, none far away; never rounded to the other side of the promise. */
export function milesAway(km: number): string {
  const miles = kmToMiles(km);
  if (miles < 0.05) return 'less than 0.1 miles';
  if (miles >= 10) return `${Math.round(miles).toLocaleString('en-US')} miles`;
  const figure = miles.toFixed(1);
  if (miles > promiseMiles && Number(figure) === promiseMiles)
    return `${(Math.ceil(miles * 100) / 100).toFixed(2)} miles`;
  return `${figure} ${figure === '1.0' ? 'mile' : 'miles'}`;
}

const metersPerFoot = 0.3048;

export function accuracyWords(meters: number): string {
  const feet = meters / metersPerFoot;
  if (feet < 1000) return `${Math.max(10, Math.round(feet / 10) * 10)} feet`;
  return milesAway(meters / 1000);
}
