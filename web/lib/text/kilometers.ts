/** Kilometers beside miles, for readers from countries that use them. */
import { milesToKm } from '../../../domain/units.ts';

const inMiles = ['US', 'GB', 'LR', 'MM'];

/** @param language a language tag: de, fr-CA, en-US */
export const usesKilometers = (language: string): boolean => !inMiles.includes(getRegion(language));

/** The region of a language tag, or where its language is most spoken: CA of fr-CA, DE of de. */
export function getRegion(language: string): string {
  try {
    const locale = new Intl.Locale(language);
    // A region in the tag itself needs no lookup.
    return locale.region ?? locale.maximize().region ?? 'US';
  } catch {
    return 'US';
  }
}

/** 0.6 km, 4 km, 12 km */
export function formatKilometers(miles: number): string {
  const km = milesToKm(miles);
  return `${km < 10 ? Number(km.toFixed(1)) : Math.round(km)} km`;
}
