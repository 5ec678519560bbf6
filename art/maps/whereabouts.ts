/** Where a trailhead lies, in words: how far from the nearest town, and on which side of it. */
import { distanceKm, type Point as Place } from '../../domain/geo/geo.ts';
import type { Town } from '../../domain/map/maps.ts';
import { roughMiles } from '../../domain/units.ts';

const compass = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const;
export type Direction = (typeof compass)[number];

export function nearestTown(towns: readonly Town[], place: Place): Town {
  return towns.reduce((best, town) => (distanceKm(town, place) < distanceKm(best, place) ? town : best));
}

/** The initial bearing of the great circle. */
export function direction(from: Place, to: Place): Direction {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [south, north] = [radians(from.latitude), radians(to.latitude)];
  const turn = radians(to.longitude - from.longitude);
  const east = Math.sin(turn) * Math.cos(north);
  const up = Math.cos(south) * Math.sin(north) - Math.sin(south) * Math.cos(north) * Math.cos(turn);
  return compassPoint(east, up);
}

/** The nearest of eight points of the compass. */
export function compassPoint(east: number, north: number): Direction {
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return compass[(eighths + 8) % 8] ?? 'north';
}

/** "4 miles northeast of Silver Bay" */
export function whereabouts(towns: readonly Town[], place: Place): string {
  const town = nearestTown(towns, place);
  return `${roughMiles(distanceKm(town, place))} ${direction(town, place)} of ${town.name}`;
}
