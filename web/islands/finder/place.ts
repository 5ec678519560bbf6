/** Where distances are measured from: the device, which never leaves it, or a town from a list that comes with the page. */
import { useEffect, useState } from 'react';
import { typosToBegin, wordsOf } from '../../../domain/finder-words.ts';
import type { Point } from '../../../domain/geo.ts';
import type { Town } from '../../../domain/maps.ts';
import { storedNote } from '../../lib/note.ts';
import { fetchMapData } from './map-data.ts';

/** In the address it stands for the device's own place, which is nobody else's business. */
export const here = 'here';

/** Kept until the tab is closed, so that Back and reload do not ask again. */
const place = storedNote<Point>('sessionStorage', 'finder-place');
export const rememberedPlace = place.read;

/** Asks the device; about a hundred yards are exact enough to sort by. */
export async function askForPlace(): Promise<void> {
  const position = await new Promise<GeolocationPosition>((found, failed) => {
    navigator.geolocation.getCurrentPosition(found, failed, { maximumAge: 300_000, timeout: 20_000 });
  });
  const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;
  place.write({ latitude: rounded(position.coords.latitude), longitude: rounded(position.coords.longitude) });
}

export type NamedPlace = Point & { name: string };

/** The list is fetched when it is first wanted; an empty one could not be. */
export function useTowns(address: string, wanted: boolean): readonly NamedPlace[] | undefined {
  const [towns, setTowns] = useState<readonly NamedPlace[]>();
  useEffect(() => {
    if (!wanted || towns) return;
    fetchMapData<Town[]>(address).then(setTowns, () => setTowns([]));
  }, [address, wanted, towns]);
  return towns;
}

const plain = (name: string) => wordsOf(name).join(' ');

/** The town that was meant: as written, else the only one that begins so, else the one with a single typo. */
export function findTown(towns: readonly NamedPlace[], typed: string): NamedPlace | undefined {
  const asked = plain(typed);
  if (!asked) return undefined;
  const exact = towns.find(({ name }) => plain(name) === asked);
  if (exact) return exact;
  const beginning = towns.filter(({ name }) => plain(name).startsWith(asked));
  if (beginning.length > 0) return beginning.length === 1 ? beginning[0] : undefined;
  const close = towns.filter(({ name }) => {
    const letters = plain(name);
    return Math.abs(letters.length - asked.length) <= 1 && typosToBegin(asked, letters, 1) <= 1;
  });
  return close.length === 1 ? close[0] : undefined;
}
