/** Loads the lines of hikes, content/routes/<region>/<slug>.geojson, and validates them against their schema and their hike. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distanceKm, type Point } from '../domain/geo/geo.ts';
import { type Route, type RouteFile, type RouteStub, routeFileSchema, routeStubSchema } from '../domain/trail/route.ts';
import { milesAs, stretchesKm, toPoint } from '../domain/trail/route-line.ts';
import type { Trail } from '../domain/trail/trail.ts';
import { asWalked } from '../domain/trail/walked.ts';
import type { ContentIssue } from './content-issue.ts';
import { checkFields, type Fields } from './fields.ts';

const licensesFile = join('routes', 'LICENSES.md');

const routeBounds = { startMeters: 500, jumpMeters: 150, lengthShare: 0.2 };

type Hike = Pick<Trail, 'trailhead' | 'distance' | 'difficulty' | 'duration' | 'climb' | 'walked'>;

/**
 * Adds the line to every hike that has one; stubs are ignored.
 * @param ids of all hikes, including those whose own file has errors
 */
export function addRoutes(contentFolder: string, ids: readonly string[], hikes: Trail[]): ContentIssue[] {
  return globSync('routes/**/*.*', { cwd: contentFolder })
    .filter((file) => file !== licensesFile)
    .sort()
    .flatMap((file) => {
      const id = ids.find((candidate) => join(file) === join(getRouteFile(candidate)));
      if (!id) return [strayIssue(file)];
      const read = readRouteFile(contentFolder, file);
      if ('issues' in read) return read.issues;
      const hike = hikes.find((candidate) => candidate.id === id);
      if (!hike || !read.data.geometry) return [];
      hike.route = toRoute(read.data);
      return routeIssues(file, read.data, hike);
    });
}

const strayIssue = (file: string): ContentIssue => ({
  file,
  field: '(path)',
  expected: 'the path of a hike, with another ending',
  hint: 'The line of trails/central/mount-tom.md is routes/central/mount-tom.geojson.',
});

export const getRouteFile = (id: string): string => `routes/${id}.geojson`;

/** A line or the stub of one. */
export function readRouteFile(contentFolder: string, file: string): Fields<RouteFile | RouteStub> {
  const path = join(contentFolder, file);
  const wanting = (expected: string, hint: string) => ({ issues: [{ file, field: '(whole file)', expected, hint }] });
  if (!existsSync(path)) return wanting('a file', 'docs/how-to/draw-a-route.md says what goes into it.');
  const value = parsed(readFileSync(path, 'utf8'));
  if (value instanceof SyntaxError) return wanting('valid JSON', value.message);
  return isStub(value)
    ? checkFields<RouteStub>(file, value, routeStubSchema)
    : checkFields(file, value, routeFileSchema);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

const isStub = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'geometry' in value && value.geometry === null;

function toRoute({ properties: { osm, measuredMiles, note, ...shown }, geometry }: RouteFile): Route {
  return { ...shown, line: geometry.coordinates };
}

/** Validation of a line against its hike. */
export function routeIssues(file: string, route: RouteFile, hike: Hike): ContentIssue[] {
  return [...startIssues(file, route, hike), ...jumpIssues(file, route), ...lengthIssues(file, route, hike)];
}

function startIssues(file: string, { geometry: { coordinates } }: RouteFile, { trailhead }: Hike): ContentIssue[] {
  const [first] = coordinates;
  const meters = first ? Math.round(distanceKm(toPoint(first), trailhead) * 1000) : 0;
  if (meters <= routeBounds.startMeters) return [];
  const expected = `a start within ${routeBounds.startMeters} m of the trailhead, not ${meters} m from it`;
  return [{ file, field: 'geometry.coordinates.0', expected, hint: slipIn(coordinates, trailhead) }];
}

/** Common mistakes with lines. */
function slipIn(coordinates: RouteFile['geometry']['coordinates'], trailhead: Hike['trailhead']): string {
  const isNear = (place: Point) => distanceKm(place, trailhead) * 1000 <= routeBounds.startMeters;
  const [[latitude, longitude] = [0, 0]] = coordinates;
  if (isNear({ latitude, longitude })) return 'Latitude and longitude are swapped: longitude stands first.';
  const end = coordinates.at(-1);
  if (end && isNear(toPoint(end))) return 'It ends at the trailhead: turn it around.';
  return 'From the trailhead in walking order.';
}

function jumpIssues(file: string, { geometry: { coordinates } }: RouteFile): ContentIssue[] {
  return stretchesKm(coordinates).flatMap((km, i) => {
    const meters = Math.round(km * 1000);
    if (meters <= routeBounds.jumpMeters) return [];
    const expected = `no jump over ${routeBounds.jumpMeters} m, but the next position is ${meters} m away`;
    return [
      {
        file,
        field: `geometry.coordinates.${i}`,
        expected,
        hint: 'A piece is missing here, or pieces stand in the wrong order.',
      },
    ];
  });
}

function lengthIssues(file: string, { properties, geometry }: RouteFile, hike: Hike): ContentIssue[] {
  const { distance } = asWalked(hike);
  if (!distance || properties.lengthNote) return [];
  const published = distance.route === 'one way' ? 'one way' : 'whole walk';
  const miles = milesAs(published, properties.shape, geometry.coordinates);
  if (Math.abs(miles - distance.miles) <= distance.miles * routeBounds.lengthShare) return [];
  const stated = `${distance.miles} miles (${distance.route})`;
  const expected = `a length within ${routeBounds.lengthShare * 100} % of ${stated}, or a lengthNote; the line gives ${miles.toFixed(2)}`;
  return [
    {
      file,
      field: 'properties.lengthNote',
      expected,
      hint: 'Say why, in words for the page, or mend the line or the figure.',
    },
  ];
}
