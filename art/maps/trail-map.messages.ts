/** The map of a walk for who does not see it: the shape, the length, and which way it goes. */
import { distanceKm, type Point as Place } from '../../domain/geo/geo.ts';
import type { Route } from '../../domain/trail/route.ts';
import { getTurn, lineKm, toPoint, walkedKm } from '../../domain/trail/route-line.ts';
import { kmToMiles } from '../../domain/units.ts';
import { direction } from './whereabouts.ts';

/** A place this near to the end of the line names the end. */
const AT_THE_END_KM = 0.05;

/** What lies where the line ends, if the file says it. */
export function getEndName({ places = [], line }: Route): string | undefined {
  const end = line.at(-1);
  return end && places.find(({ at }) => distanceKm(toPoint(at), toPoint(end)) < AT_THE_END_KM)?.name;
}

/** @param beyond what the map points to from its edge */
export function formatWalk({ trail, route }: { trail: string; route: Route }, beyond?: string): string {
  const [first = [0, 0]] = route.line;
  const [whole, once] = [walkedKm(route.shape, route.line), lineKm(route.line)].map((km) => kmToMiles(km).toFixed(1));
  const toward = direction(toPoint(first), farthest(route, toPoint(first)));
  const name = getEndName(route);
  const end = name ? `, ${name},` : '';
  const course = {
    loop: `a ${whole}-mile loop, ${getTurn(route.line)}, reaching ${toward} from the start.`,
    'out and back': `${whole} miles out and back. The turnaround${end} is ${once} ${Number(once) > 1 ? 'miles' : 'mile'} along the trail, ${toward} of the start.`,
    'one way': `${whole} miles one way. The end${end} is ${toward} of the start.`,
  }[route.shape];
  return `Map of ${trail}: ${course}${beyond ? ` ${beyond}` : ''}`;
}

/** Where the walk turns: the end of the line, or of a loop the place farthest from the start. */
function farthest({ shape, line }: Route, start: Place): Place {
  const places = line.map(toPoint);
  if (shape !== 'loop') return places.at(-1) ?? start;
  return places.reduce((best, place) => (distanceKm(place, start) > distanceKm(best, start) ? place : best), start);
}
