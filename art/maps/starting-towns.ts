/** The towns offered as starting places: those of the state with their neighborhoods, and some across its border. */
import type { Zips } from '../../domain/drive/roads.ts';
import { findZip } from '../../domain/finder/starting-place.ts';
import type { StartingTown } from '../../domain/map/maps.ts';
import type { Atlas } from './atlas.ts';

export function startingTowns({ towns, plan }: Pick<Atlas, 'towns' | 'plan'>, zips: Zips): StartingTown[] {
  const within = towns.map(({ name, latitude, longitude }) => {
    const alsoCalled = plan.townsAlsoCalled[name];
    return { name, latitude, longitude, ...(alsoCalled && { alsoCalled }) };
  });
  const parts = plan.neighborhoods.map(({ name, town, zip, alsoCalled = [] }) => {
    const place = findZip(zips, zip);
    if (!place) throw new Error(`map.yaml: neighborhoods: ${name} has the ZIP code ${zip}, which is not in the data`);
    const { latitude, longitude } = place;
    const inTown = name.includes(town) ? [] : [`${name} ${town}`];
    return { name, latitude, longitude, alsoCalled: [...alsoCalled, ...inTown] };
  });
  const beyond = plan.townsBeyond.map(({ name, state, at: [longitude, latitude] }) => ({
    name: `${name}, ${state}`,
    latitude,
    longitude,
    alsoCalled: [name],
  }));
  return [...within, ...parts, ...beyond];
}
