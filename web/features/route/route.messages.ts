/** The texts of pages and files about the line of a hike. */
import type { Route } from '../../../domain/trail/route.ts';
import { milesAs, type RouteShape } from '../../../domain/trail/route-line.ts';
import { formatDate } from '../../../domain/units.ts';

const shapes: Record<RouteShape, (miles: string, oneWay: string) => string> = {
  loop: (miles) => `A ${miles.replace(/ miles?$/, '')}-mile loop that brings you back to the start.`,
  'out and back': (_, oneWay) => `Out and back: ${oneWay} to the turnaround.`,
  'one way': (miles) => `One way, ${miles}.`,
};

/** 0.6 mile, 1.2 miles */
export const lineMiles = (miles: number): string => `${miles.toFixed(1)} ${miles < 1.05 ? 'mile' : 'miles'}`;

/** "Out and back: 0.6 mile to the turnaround." */
export const formatShape = ({ shape, line }: Route): string =>
  shapes[shape](lineMiles(milesAs('whole walk', shape, line)), lineMiles(milesAs('one way', shape, line)));

/** "© OpenStreetMap contributors, ODbL 1.0" */
export const routeCredit = ({ source, license }: Route): string => `${source}, ${license}`;

/** For the header of a file whose parts have different licenses. */
export const trackLicense = (routes: readonly Route[], license: string): string =>
  `Tracks: ${[...new Set(routes.map(routeCredit))].join('; ')}. Everything else: ${license}.`;

/** The part of a trail page with the map of the walk. */
export const walk = {
  title: 'The route',
  source: 'Route',
  taken: (date: string) => `, ${formatDate(date)}.`,
  aboutTheLine: 'About this route:',
  bare: 'No shores, streams or roads here. Our map data is too rough at this scale.',
  key: {
    start: 'Start',
    turn: 'Turnaround',
    end: 'End',
    way: 'Which way to go',
    gap: 'From the trailhead, not part of the route',
    ring: 'Checkpoint',
  },
  howFar: 'How far along am I?',
  staysHere: 'Shows your location on this map. It stays on this device, and it works without a signal.',
  gpx: 'Track as GPX',
  trailheadGpx: 'Trailhead as GPX',
  none: 'We don’t have a route for this hike yet.',
  help: 'Send us a track',
};

export const helpWithLines = {
  anchor: 'lines',
  title: 'Trail routes',
  paragraphs: [
    'Some trail pages show the route on a map. Most don’t yet. If you’ve recorded one of these hikes with your phone or watch and want to share the track, send it to us as a GPX file. Tell us which hike it is, when you hiked it, and what name to thank you by.',
    'Routes also come from OpenStreetMap, where anyone can add a missing path. Please don’t send anything traced from another map unless its terms allow it.',
  ],
};

type Heights = { lowest: number; highest: number; up: number; down: number };

/** Elevations are accurate to a few feet, so they are rounded to ten. */
const tens = (feet: number): string => (Math.round(feet / 10) * 10).toLocaleString('en-US');

export const elevation = {
  start: 'Start',
  feet: (feet: number) => `${tens(feet)} ft`,
  miles: lineMiles,
  caption: ({ up, down }: Heights) => `About ${tens(up)} feet up and ${tens(down)} feet down along the trail.`,
  inWords: ({ lowest, highest, up, down }: Heights) =>
    `Elevation along the trail: between ${tens(lowest)} and ${tens(highest)} feet, about ${tens(up)} feet up and ${tens(down)} feet down.`,
};
