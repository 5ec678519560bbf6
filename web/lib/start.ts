/**
 * Where the finder was last told to start from, so that other lists can tell the drive. A town stays on the device; the
 * device's own place is kept until the tab is closed, so that Back and reload do not ask again.
 */

import type { NamedPlace } from '../../domain/finder/starting-place.ts';
import type { Point } from '../../domain/geo/geo.ts';
import { storedNote } from './note.ts';

const place = storedNote<Point>('sessionStorage', 'finder-place');
export const rememberedPlace = place.read;

export const startingTown = storedNote<NamedPlace>('localStorage', 'starting-town');

/** In the words that follow "from"; `here` tells it from a town in an address. */
export const rememberedStart = (): NamedPlace | undefined => {
  const device = rememberedPlace();
  return device ? { ...device, name: 'you' } : startingTown.read();
};

/** In the address it stands for the device's own place, which is nobody else's business. */
export const here = 'here';

/** Asks the device; about a hundred yards are exact enough to sort by. */
export async function askForPlace(): Promise<void> {
  const position = await new Promise<GeolocationPosition>((found, failed) => {
    navigator.geolocation.getCurrentPosition(found, failed, { maximumAge: 300_000, timeout: 20_000 });
  });
  const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;
  place.write({ latitude: rounded(position.coords.latitude), longitude: rounded(position.coords.longitude) });
}
