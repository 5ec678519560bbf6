/** The files that the guide offers beside its pages: one route each, one loader for all. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Guide, getPicture, readGuide } from '../lib/guide.server.ts';
import { allTrailheads } from './files.messages.ts';
import { calendarEvent, calendarType } from './formats/calendar.ts';
import { catalog } from './formats/catalog.ts';
import { feed } from './formats/feed.ts';
import { allFeatures, geojsonType, oneHike } from './formats/geojson.ts';
import { gpx, gpxType } from './formats/gpx.ts';

type Params = { region?: string; slug?: string };

/** By the name in the address. */
const files: Record<string, (guide: Guide, params: Params) => Response> = {
  'trails.gpx': ({ listed }) => file(gpx(allTrailheads, '/hikes', listed), gpxType),
  'trails.geojson': ({ listed }) => file(allFeatures(listed), geojsonType),
  'trails.json': ({ regions, listed, pictures }) => {
    const json = catalog(regions, listed, (trail) => getPicture(pictures.heroes, trail.id).src);
    return file(JSON.stringify(json), 'application/json');
  },
  'feed.xml': ({ trails }) => file(feed(trails), 'application/atom+xml'),
  'hike.gpx': (guide, params) => {
    const trail = getHike(guide, params);
    return file(gpx(`${trail.park}, ${trail.trail}`, trail.path, [trail]), gpxType);
  },
  'hike.geojson': (guide, params) => file(oneHike(getHike(guide, params)), geojsonType),
  'hike.ics': (guide, params) => file(calendarEvent(getHike(guide, params)), calendarType),
  /** An address that stays: proofs name it, and pictures named by their content come and go. */
  'badge.svg': (guide, params) => {
    const { src } = getPicture(guide.pictures.badges, getHike(guide, params).id);
    return file(readFileSync(join(resolve('build/public'), src), 'utf8'), 'image/svg+xml');
  },
};

export function loader({ request, params }: { request: Request; params: Params }): Response {
  const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
  const made = files[name]?.(readGuide(), params);
  if (!made) throw new Error(`There is no file ${name}`);
  return made;
}

const file = (body: string, type: string): Response => new Response(body, { headers: { 'content-type': type } });

/** The hike that an address of the form /trails/:region/:slug/… names, if one can go there. */
function getHike({ listed }: Guide, { region, slug }: Params) {
  const trail = listed.find(({ id }) => id === `${region}/${slug}`);
  if (!trail) throw new Response('No such hike', { status: 404 });
  return trail;
}
