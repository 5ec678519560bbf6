/**
 * Draws the routes of hikes from OpenStreetMap, where there is a network: reads the ids in content/routes/<region>/<slug>.geojson, queries
 * the paths and the heights along them, and writes the line into the same file. What is unavailable or does not match stays as it was.
 *
 *   node tools/maintain/routes.ts                               every file that has ids and no line yet
 *   node tools/maintain/routes.ts north-shore/temperance-river  some, also to draw them again
 *   node tools/maintain/routes.ts --no-heights --overpass https://overpass-api.de/api/interpreter --elevation https://epqs.nationalmap.gov/v1/json
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { issueLines } from '../../content/content-issue.ts';
import { loadContent } from '../../content/load.ts';
import { getRouteFile, readRouteFile, routeIssues } from '../../content/routes.ts';
import { type RouteFile, type RouteStub, routeFileSchema } from '../../domain/trail/route.ts';
import { lineKm, toPoint } from '../../domain/trail/route-line.ts';
import type { Trail } from '../../domain/trail/trail.ts';
import { asWalked } from '../../domain/trail/walked.ts';
import { kmToMiles, milesToKm } from '../../domain/units.ts';
import { makeLine, NoLine } from './route-making.ts';
import { askHeights, askOverpass, type Pause, SourceAway, Unusable } from './routes-source.ts';

export interface DrawOptions {
  trails: readonly Trail[];
  /** Ids of the hikes to draw; by default all stubs with ids. */
  only?: readonly string[];
  contentFolder: string;
  overpass: string;
  /** undefined where heights are not wanted. */
  elevation?: string;
  pause: Pause;
  say: (line: string) => void;
}

/** One at a time, out of politeness. */
export async function drawRoutes(options: DrawOptions): Promise<void> {
  const { trails, only, contentFolder, say } = options;
  const wanted = trails.filter(({ id }) =>
    only ? only.includes(id) : existsSync(join(contentFolder, getRouteFile(id))),
  );
  for (const trail of wanted) {
    const read = readRouteFile(contentFolder, getRouteFile(trail.id));
    if ('issues' in read) say(`– ${trail.id} skipped:\n${issueLines(read.issues)}`);
    else if (!read.data.properties.osm) say(`– ${trail.id} skipped: its file has no way or relation yet`);
    else if (only || !read.data.geometry) {
      const goesOn = await drawOne(trail, read.data, options);
      if (!goesOn) return say('– The rest was skipped');
    }
  }
}

async function drawOne(trail: Trail, file: RouteFile | RouteStub, options: DrawOptions): Promise<boolean> {
  const { contentFolder, say } = options;
  try {
    const drawn = await drawnFile(trail, file, options);
    const issues = routeIssues(getRouteFile(trail.id), drawn, trail);
    if (issues.length > 0) {
      say(`– ${trail.id} not written, it does not match its hike:\n${issueLines(issues)}`);
      return true;
    }
    writeFileSync(join(contentFolder, getRouteFile(trail.id)), fileText(drawn));
    say(`✓ ${trail.id}: ${inFigures(drawn)}`);
  } catch (error) {
    if (!(error instanceof Unusable || error instanceof NoLine)) throw error;
    say(`– ${trail.id} skipped: ${error.message}`);
    return !(error instanceof SourceAway);
  }
  return true;
}

/** A relation may be a trail across the state: a radius of twice the hike around its start is enough. */
const getReach = (trail: Trail, measured = 0): number =>
  2 + milesToKm(Math.max(asWalked(trail).distance?.miles ?? 0, measured));

async function drawnFile(
  trail: Trail,
  { properties }: RouteFile | RouteStub,
  options: DrawOptions,
): Promise<RouteFile> {
  const { overpass, elevation, pause, say } = options;
  const { shape, osm = {}, measuredMiles } = properties;
  const { ways, date } = await askOverpass(overpass, osm, trail.trailhead, getReach(trail, measuredMiles), pause);
  const { line, joinedMeters } = makeLine(ways, trail.trailhead, shape, osm.to && toPoint(osm.to));
  const risen = elevation && (await heightsOrNone(elevation, line, pause, say, trail.id));
  const [id] = osm.ways ?? [];
  return routeFileSchema.parse({
    type: 'Feature',
    properties: {
      ...properties,
      source: '© OpenStreetMap contributors',
      sourceUrl: `https://www.openstreetmap.org/${osm.relation ? `relation/${osm.relation}` : `way/${id}`}`,
      license: 'ODbL 1.0',
      licenseUrl: 'https://opendatacommons.org/licenses/odbl/1-0/',
      date,
      missing: getMissing(properties, joinedMeters),
      heights: risen ? 'Heights: US Geological Survey, 3D Elevation Program' : undefined,
    },
    geometry: { type: 'LineString', coordinates: risen || line },
  });
}

/** Keeps notes about the line, and adds what was joined by straight segments. */
function getMissing(properties: (RouteFile | RouteStub)['properties'], joinedMeters: number): string {
  if ('missing' in properties && properties.missing !== 'nothing') return properties.missing;
  return joinedMeters > 0
    ? `About ${Math.ceil(joinedMeters / 3.048) * 10} feet between two paths are drawn straight.`
    : 'nothing';
}

async function heightsOrNone(
  elevation: string,
  line: Parameters<typeof askHeights>[1],
  pause: Pause,
  say: (line: string) => void,
  id: string,
) {
  try {
    return await askHeights(elevation, line, pause);
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    say(`  ${id} has no heights: ${error.message}`);
    return undefined;
  }
}

function inFigures({ properties, geometry: { coordinates } }: RouteFile): string {
  const miles = kmToMiles(lineKm(coordinates)).toFixed(2);
  const before = properties.measuredMiles ? ` (measured before: ${properties.measuredMiles})` : '';
  return `${miles} miles${before}, ${coordinates.length} positions${properties.heights ? ' with heights' : ''}`;
}

/** One position per line, for readable diffs. */
function fileText({ type, properties, geometry }: RouteFile): string {
  const head = JSON.stringify({ type, properties }, null, 2).slice(0, -2);
  const positions = geometry.coordinates.map((position) => `      [${position.join(', ')}]`).join(',\n');
  return `${head},\n  "geometry": {\n    "type": "LineString",\n    "coordinates": [\n${positions}\n    ]\n  }\n}\n`;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      overpass: { type: 'string', default: 'https://overpass-api.de/api/interpreter' },
      elevation: { type: 'string', default: 'https://epqs.nationalmap.gov/v1/json' },
      heights: { type: 'boolean', default: true },
    },
  });
  const { trails, folder } = loadContent();
  const unknown = positionals.filter((id) => !trails.some((trail) => trail.id === id));
  if (unknown.length > 0) {
    console.error(`✗ No such hike: ${unknown.join(', ')}. Expected <region>/<trail>, as in north-shore/split-rock.`);
    process.exit(1);
  }
  await drawRoutes({
    trails,
    only: positionals.length > 0 ? positionals : undefined,
    contentFolder: folder,
    overpass: values.overpass,
    elevation: values.heights ? values.elevation : undefined,
    pause: (ms) => wait(ms),
    say: console.log,
  });
}
