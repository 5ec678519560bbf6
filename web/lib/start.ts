/**
 * The finder's last starting point, so that other lists can show the drive. A town is stored on the device; the
 * device's position only until the tab is closed, so that Back and reload do not ask again.
 */

import type { Drives } from '../../domain/drive/road-network.ts';
import type { NamedPlace } from '../../domain/finder/starting-place.ts';
import type { Point } from '../../domain/geo/geo.ts';
import { fetchJson } from './fetch-json.ts';
import { storedNote } from './note.ts';

const place = storedNote<Point>('sessionStorage', 'finder-place');
export const rememberedPlace = place.read;

export const startingTown = storedNote<NamedPlace>('localStorage', 'starting-town');

/** Worded to follow "from". */
export const rememberedStart = (): NamedPlace | undefined => {
  const device = rememberedPlace();
  return device ? { ...device, name: 'you' } : startingTown.read();
};

export type DrivesFromStart = { from: string; minutesTo: (place: Point) => number };

/** Driving times in steps of five minutes; undefined without a starting point. */
export async function drivesFromStart(address: string): Promise<DrivesFromStart | undefined> {
  const start = rememberedStart();
  if (!start) return undefined;
  const [{ roads }, { drivesFrom, readRoads, toFiveMinutes }] = await Promise.all([
    fetchJson<Drives>(address),
    import('../../domain/drive/drive.ts'),
  ]);
  const minutesTo = drivesFrom(readRoads(roads), start);
  return { from: start.name, minutesTo: (place) => toFiveMinutes(minutesTo(place)) };
}

/** Stands for the device's position in the URL, which must not contain it. */
export const here = 'here';

/** Requests the position, rounded to about a hundred yards, which is enough for sorting. */
export async function askForPlace(): Promise<void> {
  const position = await new Promise<GeolocationPosition>((found, failed) => {
    navigator.geolocation.getCurrentPosition(found, failed, { maximumAge: 300_000, timeout: 20_000 });
  });
  const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;
  place.write({ latitude: rounded(position.coords.latitude), longitude: rounded(position.coords.longitude) });
}
