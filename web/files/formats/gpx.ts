/** Trailheads as waypoints: GPX 1.1, which every map application and GPS device reads. The order of elements is the schema's. */
import { site } from '../../../content/site.ts';
import type { Trail } from '../../../domain/trail.ts';
import { absolute } from '../../lib/head.ts';
import { escaped, xmlHead } from './xml.ts';

export const gpxType = 'application/gpx+xml';

export function gpx(name: string, path: string, trails: readonly Trail[]): string {
  const { name: author, pictureLicense } = site;
  return [
    `${xmlHead}<gpx version="1.1" creator="${escaped(author)}" xmlns="http://www.topografix.com/GPX/1/1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd">`,
    `<metadata><name>${escaped(name)}</name><copyright author="${escaped(author)}"><license>${pictureLicense.url}</license></copyright><link href="${absolute(path)}"/></metadata>`,
    ...trails.map(waypoint),
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
