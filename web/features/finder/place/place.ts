/**
 * The starting point: the device's position, which never leaves it, a town or a ZIP code. Towns and roads are loaded on
 * demand.
 */
import { useLayoutEffect, useMemo, useState } from 'react';
import { drivesFrom, type RoadNetwork, readRoads } from '../../../../domain/drive/drive.ts';
import type { Drives } from '../../../../domain/drive/road-network.ts';
import type { Query, Situation } from '../../../../domain/finder/finder.ts';
import { findTown, findZip, isZip, type NamedPlace } from '../../../../domain/finder/starting-place.ts';
import type { Point } from '../../../../domain/geo/geo.ts';
import type { Maps, StartingTown } from '../../../../domain/map/maps.ts';
import { here, rememberedPlace, startingTown } from '../../../lib/start.ts';
import { driveMessages } from '../../../lib/text/drive.ts';
import { townErrors } from '../query/query.messages.ts';
import { type Fetched, useFetched } from './fetched.ts';

export const useTowns = (map: Maps['state'], wanted: boolean) => useFetched<StartingTown[]>(map.towns, wanted);

export const isTownName = (near: string): boolean => near !== '' && near !== here && !isZip(near);

export type Start = {
  origin: NamedPlace | undefined;
  minutesTo: Situation['minutesTo'];
  /** Undefined until loaded, or if that failed. */
  roads?: RoadNetwork | undefined;
  /** Nothing is being fetched: without an origin by now, there will be none. */
  settled: boolean;
  error: string;
  /** The device may have returned its position. */
  lookAgain: () => void;
};

export function useStart({ near }: Pick<Query, 'near'>, map: Maps['state'], towns: Fetched<StartingTown[]>): Start {
  const drives = useFetched<Drives>(map.drives, near !== '');
  const [device, setDevice] = useState(rememberedPlace);
  const settled = drives !== undefined && (!isTownName(near) || towns !== undefined);
  const origin = useMemo(
    () => (settled ? getOrigin(near, towns, drives, device) : undefined),
    [settled, near, towns, drives, device],
  );
  /** Synchronously with the results, so that leaving the page right away still saves it. */
  useLayoutEffect(() => {
    if (origin && near !== here) startingTown.write(origin);
  }, [origin, near]);
  const roads = useMemo(() => (drives ? readRoads(drives.roads) : undefined), [drives]);
  const minutesTo = useMemo(() => (roads && origin ? drivesFrom(roads, origin) : undefined), [roads, origin]);
  return {
    origin,
    minutesTo,
    roads,
    settled,
    error: settled && !origin ? getPlaceError(near, towns, drives) : '',
    lookAgain: () => setDevice(rememberedPlace),
  };
}

/** With its label. */
function getOrigin(
  near: string,
  towns: Fetched<readonly StartingTown[]>,
  drives: Fetched<Drives>,
  device: Point | undefined,
): NamedPlace | undefined {
  if (near === here) return device && { ...device, name: driveMessages.you };
  if (isZip(near)) return drives ? findZip(drives.zips, near) : undefined;
  return near && towns ? findTown(towns, near) : undefined;
}

function getPlaceError(near: string, towns: Fetched<readonly StartingTown[]>, drives: Fetched<Drives>): string {
  if (near === '' || near === here) return '';
  if (isZip(near)) return drives ? townErrors.unknownZip(near) : townErrors.noZips;
  return towns ? townErrors.unknown(near) : townErrors.noList;
}
