/** The source data of a guide's maps. */
import type { Content } from '../../content/load.ts';
import { loadRoads } from '../../content/roads.ts';
import type { MapPlan } from '../../domain/map/map-plan.ts';
import type { Region } from '../../domain/trail/region.ts';
import { ArtError } from '../checks/faults.ts';
import { type Census, readCensus } from './census.ts';
import { type Geodata, readGeodata } from './geodata.ts';
import { type Highway, makeHighways } from './highways.ts';
import { staleOutlineIssues } from './region-outlines.ts';

export type Atlas = Census &
  Omit<Geodata, 'outline'> & {
    stateName: string;
    plan: MapPlan;
    regions: readonly Region[];
    /** The state in detail; the Census is enough where the guide has nothing better. */
    land: Geodata['outline'] & object;
    /** Numbered highways, computed lazily. */
    highways: () => readonly Highway[];
  };

export function readAtlas(content: Pick<Content, 'folder' | 'state' | 'map' | 'regions'>): Atlas {
  const { folder, state, map, regions } = content;
  const census = readCensus(map, regions);
  const stale = staleOutlineIssues(folder, census);
  if (stale.length > 0) throw new ArtError(stale);
  const { outline, ...geodata } = readGeodata(folder, map);
  const land = outline ?? { land: census.outline, border: census.stateLines };
  const isMain = ({ kind, number }: Highway) => kind === 'state' && map.mainRoads.includes(number);
  const highways = once(() =>
    makeHighways(loadRoads(content), geodata).map(
      (highway): Highway => (isMain(highway) ? { ...highway, main: true } : highway),
    ),
  );
  return { ...census, ...geodata, stateName: state.name, plan: map, regions, land, highways };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
