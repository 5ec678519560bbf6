/** What pages and files say of the line of a hike. */
import type { Route } from '../../domain/route.ts';
import { milesAs, type RouteShape } from '../../domain/route-line.ts';

const shapes: Record<RouteShape, (miles: string, oneWay: string) => string> = {
  loop: (miles) => `A loop of ${miles}, back to where it starts.`,
  'out and back': (miles, oneWay) => `Out and back: ${oneWay} to the turning point, ${miles} in all.`,
  'one way': (miles) => `One way, ${miles}.`,
};

/** 0.6 mile, 1.2 miles */
export const lineMiles = (miles: number): string => `${miles.toFixed(1)} ${miles < 1.05 ? 'mile' : 'miles'}`;

/** "Out and back: 0.6 mile to the turning point, 1.2 miles in all." */
export const shapeInWords = ({ shape, line }: Route): string =>
  shapes[shape](lineMiles(milesAs('whole walk', shape, line)), lineMiles(milesAs('one way', shape, line)));

/** "© OpenStreetMap contributors, ODbL 1.0" */
export const routeCredit = ({ source, license }: Route): string => `${source}, ${license}`;

/** For the head of a file in which not everything has the same license. */
export const trackLicense = (routes: readonly Route[], license: string): string =>
  `Tracks: ${[...new Set(routes.map(routeCredit))].join('; ')}. Everything else: ${license}.`;
