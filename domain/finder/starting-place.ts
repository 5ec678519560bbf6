/** Parses a starting place: a town in any common spelling, or a ZIP code. */
import { getPlaces, toSums } from '../drive/drive.ts';
import type { Zips } from '../drive/road-network.ts';
import type { Point } from '../geo/geo.ts';
import type { StartingTown } from '../map/maps.ts';
import { toWords, typosToBegin } from './word-index.ts';

export type NamedPlace = Point & { name: string };

export const isZip = (text: string): boolean => /^\d{5}$/.test(text.trim());

export function findZip({ codes, places }: Zips, typed: string): NamedPlace | undefined {
  const place = getPlaces(places)[toSums(codes).indexOf(Number(typed))];
  return place && { ...place, name: typed.trim() };
}

const plain = (name: string) => toWords(name).join(' ');
const getNames = ({ name, alsoCalled = [] }: StartingTown): string[] => [name, ...alsoCalled].map(plain);

/** Cached: each keystroke looks up many names among hundreds of towns. */
const byName = new WeakMap<readonly StartingTown[], ReadonlyMap<string, StartingTown>>();

function townsByName(towns: readonly StartingTown[]): ReadonlyMap<string, StartingTown> {
  const before = byName.get(towns);
  if (before) return before;
  // The first of a name wins; a Map would keep the last.
  const made = new Map(
    towns.flatMap((town) => getNames(town).map((name): [string, StartingTown] => [name, town])).reverse(),
  );
  byName.set(towns, made);
  return made;
}

export const townNamed = (towns: readonly StartingTown[], typed: string): StartingTown | undefined =>
  townsByName(towns).get(plain(typed));

/** The intended town: exact match, else the only one with this prefix, else the one with a single typo. */
export function findTown(towns: readonly StartingTown[], typed: string): StartingTown | undefined {
  const active = plain(typed);
  if (!active) return undefined;
  const exact = townNamed(towns, typed);
  if (exact) return exact;
  const beginning = towns.filter((town) => getNames(town).some((name) => name.startsWith(active)));
  if (beginning.length > 0) return beginning.length === 1 ? beginning[0] : undefined;
  const close = towns.filter((town) => getNames(town).some((name) => isOneTypoAway(active, name)));
  return close.length === 1 ? close[0] : undefined;
}

const isOneTypoAway = (active: string, name: string): boolean =>
  Math.abs(name.length - active.length) <= 1 && typosToBegin(active, name, 1) <= 1;
