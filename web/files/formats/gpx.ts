/**
 * Trailheads as waypoints and lines of hikes as tracks: GPX 1.1, which every map application and GPS device reads. The order
 * of elements is the schema's.
 */
import { site } from '../../../content/site.ts';
import type { Route } from '../../../domain/trail/route.ts';
import type { RoutePosition } from '../../../domain/trail/route-line.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { escaped, xmlHead } from '../../../domain/xml.ts';
import { formatShape, routeCredit, trackLicense } from '../../features/route/route.messages.ts';
import { absolute } from '../../lib/head.ts';

export const gpxType = 'application/gpx+xml';

export function gpx(name: string, path: string, trails: readonly Trail[]): string {
  const { name: author, pictureLicense } = site;
  const routes = trails.flatMap(({ route }) => route ?? []);
  const description = routes.length > 0 ? `<desc>${escaped(trackLicense(routes, pictureLicense.name))}</desc>` : '';
  return [
    `${xmlHead}<gpx version="1.1" creator="${escaped(author)}" xmlns="http://www.topografix.com/GPX/1/1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd">`,
    `<metadata><name>${escaped(name)}</name>${description}<copyright author="${escaped(author)}"><license>${pictureLicense.url}</license></copyright><link href="${absolute(path)}"/></metadata>`,
    ...trails.map(waypoint),
    ...trails.flatMap((trail) => (trail.route ? track(trail, trail.route) : [])),
    '</gpx>\n',
  ].join('\n');
}

function waypoint({ park, trail, path, summary, trailhead }: Trail): string {
  return [
    `<wpt lat="${trailhead.latitude}" lon="${trailhead.longitude}">`,
    `<name>${escaped(`${park}, ${trail}`)}</name>`,
    `<cmt>${escaped(trailhead.place)}</cmt>`,
    `<desc>${escaped(summary)}</desc>`,
    `<link href="${absolute(path)}"><text>${escaped(site.name)}</text></link>`,
    '<sym>Trail Head</sym><type>Trailhead</type></wpt>',
  ].join('');
}

function track({ park, trail, path }: Trail, route: Route): string {
  return [
    '<trk>',
    `<name>${escaped(`${park}, ${trail}`)}</name>`,
    `<desc>${escaped(formatShape(route))}</desc>`,
    `<src>${escaped(routeCredit(route))}</src>`,
    `<link href="${absolute(path)}"><text>${escaped(site.name)}</text></link>`,
    `<link href="${escaped(route.licenseUrl)}"><text>${escaped(route.license)}</text></link>`,
    `<type>Hiking</type><trkseg>${route.line.map(trackPoint).join('')}</trkseg></trk>`,
  ].join('');
}

function trackPoint([longitude, latitude, height]: RoutePosition): string {
  const place = `<trkpt lat="${latitude}" lon="${longitude}"`;
  return height === undefined ? `${place}/>` : `${place}><ele>${height}</ele></trkpt>`;
}
