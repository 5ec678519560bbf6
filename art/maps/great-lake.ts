/** Which way the great lake lies. Its shore is some hundred meters off in our data, its bulk is not. */
import type { Point as Place } from '../../domain/geo/geo.ts';
import { contains, type Point } from '../../domain/geo/plane.ts';
import type { Atlas } from './atlas.ts';
import { coneAround, projectBy } from './projection.ts';

/** Where it is looked for: kilometers around a place. */
const FAR = [2, 4, 6, 8, 10];
const DIRECTIONS = 16;
/** Less water than this is a bay in the distance. */
const LEAST_SHARE = 0.15;

/** From a place to the middle of the water around it, x to the east and y to the south; nothing far from the lake. */
export function towardGreatLake(
  { greatLake, plan }: Pick<Atlas, 'greatLake' | 'plan'>,
  place: Place,
): Point | undefined {
  const project = projectBy(coneAround(plan.cone, place, [0, 0], 1));
  const rings = greatLake.map((ring) => ring.map(project));
  const looked = FAR.flatMap((km) =>
    Array.from({ length: DIRECTIONS }, (_, i): Point => {
      const angle = (2 * Math.PI * i) / DIRECTIONS;
      return [km * Math.cos(angle), km * Math.sin(angle)];
    }),
  );
  const wet = looked.filter((point) => contains(rings, point));
  if (wet.length < looked.length * LEAST_SHARE) return undefined;
  return wet.reduce<Point>(([x, y], [dx, dy]) => [x + dx, y + dy], [0, 0]);
}
