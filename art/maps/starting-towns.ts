/** The towns that somebody may start from: those of the state and some beyond its line, with what people call them. */
import type { StartingTown } from '../../domain/map/maps.ts';
import type { Atlas } from './atlas.ts';

export function startingTowns({ towns, plan }: Pick<Atlas, 'towns' | 'plan'>): StartingTown[] {
  const within = towns.map(({ name, latitude, longitude }) => {
    const alsoCalled = plan.townsAlsoCalled[name];
    return { name, latitude, longitude, ...(alsoCalled && { alsoCalled }) };
  });
  const beyond = plan.townsBeyond.map(({ name, state, at: [longitude, latitude] }) => ({
    name: `${name}, ${state}`,
    latitude,
    longitude,
    alsoCalled: [name],
  }));
  return [...within, ...beyond];
}
