/**
 * Drawing routes, with local fakes of an Overpass server and the elevation service of the USGS. They speak HTTP and reply in the
 * recorded formats of those two; no test queries the real ones.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addRoutes, readRouteFile } from '../../content/routes.ts';
import { ourContent } from '../../test/content.ts';
import { first } from '../../test/first.ts';
import { drawRoutes } from './routes.ts';

const { listed } = ourContent;
/** A mile out and back, straight north from its trailhead. */
const hike = {
  ...first(listed),
  distance: { miles: 1, route: 'round trip' } as const,
  walked: undefined,
  route: undefined,
};
const file = `routes/${hike.id}.geojson`;
const { latitude, longitude } = hike.trailhead;

type Asked = { request: IncomingMessage; body: string };
let server: Server;
let origin: string;
let folder: string;
let asked: Asked[];
let paused: number[];
/** The responses of the fakes; each test changes the part it is about. */
let world: {
  busyFor: number;
  retryAfter?: string;
  remark?: string;
  wayIds: number[];
  steps: number;
  height: unknown;
  type: string;
};

/** The format of `out geom;`: each way with its bounds, nodes, geometry and tags. */
const overpassAnswer = () => ({
  version: 0.6,
  generator: 'Overpass API 0.7.62.7',
  osm3s: {
    timestamp_osm_base: '2026-10-02T06:21:40Z',
    copyright:
      'The data included in this document is from www.openstreetmap.org. The data is made available under ODbL.',
  },
  elements: world.wayIds.map((id, i) => ({
    type: 'way',
    id,
    bounds: { minlat: latitude, minlon: longitude, maxlat: latitude + 0.01, maxlon: longitude },
    nodes: [i * 10 + 1, i * 10 + 2],
    geometry: Array.from({ length: world.steps + 1 }, (_, j) => ({
      lat: Number((latitude + (i * world.steps + j) / 1000).toFixed(7)),
      lon: longitude,
    })),
    tags: { highway: 'path' },
  })),
  ...(world.remark && { remark: world.remark }),
});

/** The format of /v1/json; the value is a string. */
const heightAnswer = (x: string | null, y: string | null) => ({
  location: { x: Number(x), y: Number(y), spatialReference: { wkid: 4326, latestWkid: 4326 } },
  locationId: 0,
  value: world.height,
  rasterId: 27352,
  resolution: 1,
});

beforeAll(async () => {
  server = createServer(async (request, response) => {
    asked.push({ request, body: await text(request) });
    if (world.busyFor-- > 0) {
      response.writeHead(429, world.retryAfter ? { 'retry-after': world.retryAfter } : {}).end();
      return;
    }
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    const answer =
      pathname === '/overpass' ? overpassAnswer() : heightAnswer(searchParams.get('x'), searchParams.get('y'));
    response.setHeader('content-type', world.type).end(world.type === 'text/html' ? '<html>' : JSON.stringify(answer));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'draw-'));
  asked = [];
  paused = [];
  world = { busyFor: 0, wayIds: [11, 12], steps: 4, height: '183.456', type: 'application/json' };
  writeStub();
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeStub(properties: object = { shape: 'out and back', osm: { ways: [11, 12] } }): void {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify({ type: 'Feature', properties, geometry: null }));
}

async function draw(options: Partial<Parameters<typeof drawRoutes>[0]> = {}): Promise<string> {
  const lines: string[] = [];
  await drawRoutes({
    trails: [hike],
    contentFolder: folder,
    overpass: `${origin}/overpass`,
    elevation: `${origin}/heights`,
    pause: async (ms) => void paused.push(ms),
    say: (line) => lines.push(line),
    ...options,
  });
  return lines.join('\n');
}

const written = () => {
  const read = readRouteFile(folder, file);
  if ('issues' in read || !read.data.geometry) throw new Error('No line was written');
  return read.data;
};
const questions = () => asked.filter(({ request }) => request.url === '/overpass');

describe('an available route', () => {
  test('a route is written with heights, source, license and date, and passes the checks', async () => {
    expect(await draw()).toBe(`✓ ${hike.id}: 0.55 miles, 10 positions with heights`);
    const { properties, geometry } = written();
    expect(properties).toEqual({
      shape: 'out and back',
      osm: { ways: [11, 12] },
      source: '© OpenStreetMap contributors',
      sourceUrl: 'https://www.openstreetmap.org/way/11',
      license: 'ODbL 1.0',
      licenseUrl: 'https://opendatacommons.org/licenses/odbl/1-0/',
      date: '2026-10-02',
      missing: 'nothing',
      heights: 'Heights: US Geological Survey, 3D Elevation Program',
    });
    expect(geometry.coordinates[0]).toEqual([longitude, latitude, 183.5]);
    expect(addRoutes(folder, [hike.id], [{ ...hike }])).toEqual([]);
  });

  test('an available route is queried once, by ids, with our user agent', async () => {
    await draw();
    expect(questions()).toHaveLength(1);
    expect(questions()[0]?.request.headers['user-agent']).toMatch(/^\w+ route fetcher \(https:/);
    const query = new URLSearchParams(questions()[0]?.body).get('data');
    expect(query).toBe('[out:json][timeout:60];(way(id:11,12););out geom;');
    const [, height] = asked;
    expect(new URL(height?.request.url ?? '', origin).searchParams.get('units')).toBe('Meters');
  });

  test('an available route of a long trail is queried only around the trailhead', async () => {
    writeStub({ shape: 'out and back', osm: { relation: 77 } });
    await draw();
    const query = new URLSearchParams(questions()[0]?.body).get('data') ?? '';
    expect(query).toMatch(
      /^\[out:json\]\[timeout:60\];\(relation\(77\);way\(r\)\(around:\d{4},[\d.-]+,[\d.-]+\);\);out geom;$/,
    );
    expect(written().properties.sourceUrl).toBe('https://www.openstreetmap.org/relation/77');
  });

  test('an available route is redrawn only when it is named, and keeps what people wrote', async () => {
    await draw();
    const before = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), before.replace('"missing": "nothing"', '"missing": "The stairs at the end."'));
    asked = [];
    expect(await draw()).toBe('');
    expect(asked).toEqual([]);
    expect(await draw({ only: [hike.id] })).toMatch(/^✓/);
    expect(written().properties.missing).toBe('The stairs at the end.');
  });

  test('an available route has no heights where they are not wanted or not available, which is reported', async () => {
    expect(await draw({ elevation: undefined })).not.toContain('heights');
    expect(written().geometry.coordinates[0]).toHaveLength(2);
    world.height = -1000000;
    const said = await draw({ only: [hike.id] });
    expect(said).toContain(`${hike.id} has no heights: no elevation for ${latitude}, ${longitude}`);
    expect(written().properties.heights).toBeUndefined();
  });
});

describe('a busy server', () => {
  test('a busy server is retried after its Retry-After', async () => {
    world.busyFor = 2;
    world.retryAfter = '7';
    expect(await draw({ elevation: undefined })).toMatch(/^✓/);
    expect(paused).toEqual([7000, 7000]);
  });
  test('a busy server without Retry-After is retried with backoff, and then left alone', async () => {
    world.busyFor = 99;
    const said = await draw({ trails: [hike, hike] });
    expect(paused).toEqual([15_000, 30_000, 60_000]);
    expect(said).toMatch(/is busy \(429\); try again later\n– The rest was skipped$/);
    expect(questions()).toHaveLength(4);
  });
});

describe('a route is left unchanged, with the reason, for', () => {
  const stub = () => JSON.parse(readFileSync(join(folder, file), 'utf8')).geometry;

  test('a missing network', async () => {
    expect(await draw({ overpass: 'http://127.0.0.1:1/overpass' })).toContain('check the network');
    expect(stub()).toBeNull();
  });
  test('a way that OpenStreetMap no longer has', async () => {
    world.wayIds = [11];
    expect(await draw()).toContain('OpenStreetMap has no way 12; it may have been split');
    expect(stub()).toBeNull();
  });
  test('a truncated reply', async () => {
    world.remark = 'runtime error: Query timed out in "query" at line 1 after 61 seconds.';
    expect(await draw()).toContain('the Overpass server says: runtime error: Query timed out');
    expect(stub()).toBeNull();
  });
  test('a line that does not match its hike', async () => {
    world.steps = 9;
    expect(await draw({ elevation: undefined })).toMatch(
      /not written, it does not match its hike:\n.*\n.*a length within 20 %/,
    );
    expect(stub()).toBeNull();
  });
  test('a stub without paths', async () => {
    writeStub({ shape: 'loop', measuredMiles: 3 });
    expect(await draw()).toBe(`– ${hike.id} skipped: its file has no way or relation yet`);
    expect(asked).toEqual([]);
  });
  test('a hike without a file', async () => {
    rmSync(join(folder, file));
    expect(await draw()).toBe('');
    expect(await draw({ only: [hike.id] })).toMatch(/skipped:\n.*draw-a-route\.md/s);
  });
});
