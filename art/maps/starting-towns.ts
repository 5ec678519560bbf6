/** The towns offered as starting places: those of the state with their neighborhoods, villages, and some across its border. */
import type { Zips } from '../../domain/drive/road-network.ts';
import { findZip } from '../../domain/finder/starting-place.ts';
import type { StartingTown } from '../../domain/map/maps.ts';
import type { Atlas } from './atlas.ts';

export function startingTowns({ towns, plan }: Pick<Atlas, 'towns' | 'plan'>, zips: Zips): StartingTown[] {
  const within = towns.map(({ name, latitude, longitude }) => {
    const alsoCalled = plan.townsAlsoCalled[name];
    return { name, latitude, longitude, ...(alsoCalled && { alsoCalled }) };
  });
  const placedAt = (zip: string, name: string) => {
    const place = findZip(zips, zip);
    if (!place) throw new Error(`map.yaml: ${name} has the ZIP code ${zip}, which is not in the data`);
    const { latitude, longitude } = place;
    return { name, latitude, longitude };
  };
  const parts = plan.neighborhoods.map(({ name, town, zip, alsoCalled = [] }) => {
    const inTown = name.includes(town) ? [] : [`${name} ${town}`];
    return { ...placedAt(zip, name), alsoCalled: [...alsoCalled, ...inTown] };
  });
  const villages = plan.villages.map(({ name, zip }) => placedAt(zip, name));
  const beyond = plan.townsBeyond.map(({ name, state, at: [longitude, latitude], alsoCalled = [] }) => ({
    name: `${name}, ${state}`,
    latitude,
    longitude,
    alsoCalled: [name, ...alsoCalled],
  }));
  return [...within, ...parts, ...villages, ...beyond];
}
