/** The sources of routes: queries an Overpass server for OpenStreetMap paths, and the elevation service of the USGS for heights. */
import { z } from 'zod';
import { site } from '../../content/site.ts';
import type { Point } from '../../domain/geo/geo.ts';
import type { OpenStreetMapIds } from '../../domain/trail/route.ts';
import type { RoutePosition } from '../../domain/trail/route-line.ts';
import type { Way } from './route-making.ts';

/** This line is not available; the message has the reason, for the maintainer. */
export class Unusable extends Error {}

/** The server is unreachable, or refuses us for now: the next request would fail as well. */
export class SourceAway extends Unusable {}

/** Injectable waits: tests do not wait. */
export type Pause = (ms: number) => Promise<void>;

const headers = { 'user-agent': `${site.name.replaceAll(' ', '')} route fetcher (${site.origin})` };
const PATIENCE_MS = 90_000;
const TRIES = 4;
/** Backoff for a busy server, doubled each time, unless it sends Retry-After. */
const FIRST_PAUSE_MS = 15_000;
/** Between two requests for a height. */
const POLITE_MS = 200;
const busy = new Set([429, 503, 504]);

const placeSchema = z.object({ lat: z.number(), lon: z.number() });
const waysSchema = z.object({
  osm3s: z.object({ timestamp_osm_base: z.string() }),
  elements: z.array(
    z.object({ type: z.string(), id: z.number(), geometry: z.array(placeSchema.nullable()).optional() }),
  ),
  remark: z.string().optional(),
});

export type Paths = { ways: Way[]; date: string };

/** @param reachKm limits a relation to what is this near to the trailhead: a long trail has thousands of positions */
export async function askOverpass(
  api: string,
  { ways = [], relation }: OpenStreetMapIds,
  trailhead: Point,
  reachKm: number,
  pause: Pause,
): Promise<Paths> {
  const near = `(around:${Math.round(reachKm * 1000)},${trailhead.latitude},${trailhead.longitude})`;
  const parts = [ways.length > 0 && `way(id:${ways.join(',')});`, relation && `relation(${relation});way(r)${near};`];
  const query = `[out:json][timeout:60];(${parts.filter(Boolean).join('')});out geom;`;
  const body = new URLSearchParams({ data: query });
  const answer = waysSchema.safeParse(await get(new URL(api), pause, { method: 'POST', body }));
  if (!answer.success) throw new Unusable('unexpected reply from the Overpass server');
  const { elements, osm3s, remark } = answer.data;
  if (remark) throw new Unusable(`the Overpass server says: ${remark}`);
  const found = elements.flatMap(({ type, id, geometry }) =>
    type === 'way' && geometry ? [{ id, line: toLine(geometry) }] : [],
  );
  const missing = ways.filter((id) => !found.some((way) => way.id === id));
  if (missing.length > 0) throw new Unusable(`OpenStreetMap has no way ${missing.join(', ')}; it may have been split`);
  if (found.length === 0) throw new Unusable('the relation has no ways near the trailhead');
  return { ways: found, date: osm3s.timestamp_osm_base.slice(0, 10) };
}

const toLine = (geometry: readonly (z.infer<typeof placeSchema> | null)[]): RoutePosition[] =>
  geometry.flatMap((place): RoutePosition[] => (place ? [[place.lon, place.lat]] : []));

/** The value is a number or a string; where there is no data it is far below sea level. */
const heightSchema = z.object({ value: z.coerce.number().min(-500).max(9000) });

export async function askHeights(api: string, line: readonly RoutePosition[], pause: Pause): Promise<RoutePosition[]> {
  const risen: RoutePosition[] = [];
  for (const [longitude, latitude] of line) {
    const address = new URL(api);
    const query = { x: String(longitude), y: String(latitude), wkid: '4326', units: 'Meters', includeDate: 'false' };
    address.search = String(new URLSearchParams(query));
    const answer = heightSchema.safeParse(await get(address, pause));
    if (!answer.success) throw new Unusable(`no elevation for ${latitude}, ${longitude}`);
    risen.push([longitude, latitude, Number(answer.data.value.toFixed(1))]);
    await pause(POLITE_MS);
  }
  return risen;
}

async function get(address: URL, pause: Pause, request: RequestInit = {}): Promise<unknown> {
  for (let tried = 1; ; tried++) {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(address, { ...request, headers, signal }).catch(() => undefined);
    if (!response) throw new SourceAway(`no response from ${address.host} (check the network)`);
    if (response.ok) return response.json().catch(() => undefined);
    if (!busy.has(response.status)) throw new Unusable(`${address.host} answered ${response.status}`);
    if (tried === TRIES) throw new SourceAway(`${address.host} is busy (${response.status}); try again later`);
    await pause(askedToWait(response) ?? FIRST_PAUSE_MS * 2 ** (tried - 1));
  }
}

function askedToWait(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after'));
  return seconds > 0 && seconds <= 600 ? seconds * 1000 : undefined;
}
