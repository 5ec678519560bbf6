/**
 * Every GPX file against the schema of GPX 1.1 itself, by xmllint. gpx-1.1.xsd is http://www.topografix.com/GPX/1/1/gpx.xsd as its
 * author TopoGrafix publishes it, unchanged. Where xmllint (Debian: libxml2-utils) is not there, xml-files.test.ts still holds the rules.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { RoutePosition } from '../../../domain/trail/route-line.ts';
import { ourContent } from '../../../test/content.ts';
import { first } from '../../../test/first.ts';
import { gpx } from './gpx.ts';

const { listed } = ourContent;
const schema = join(import.meta.dirname, 'gpx-1.1.xsd');
const isHere = spawnSync('xmllint', ['--version']).status === 0;
if (!isHere) console.info('xmllint is not installed: GPX files are not tried against the schema itself');

/** What xmllint says of these files, by name; it exits with 0 where all of them are valid. */
function validated(files: Record<string, string>): { status: number | null; said: string } {
  const folder = mkdtempSync(join(tmpdir(), 'gpx-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const { status, stderr } = spawnSync('xmllint', ['--noout', '--nonet', '--schema', schema, ...Object.keys(files)], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, said: stderr };
}

const withLine = first(listed.filter(({ route }) => route));
const name = 'A hike';

test.skipIf(!isHere)('every GPX file of the guide validates against the schema', () => {
  const files = Object.fromEntries(listed.map((trail) => [`${trail.slug}.gpx`, gpx(name, trail.path, [trail])]));
  const { status, said } = validated({ ...files, 'all.gpx': gpx('All', '/hikes', listed) });
  expect(said.match(/ validates$/gm)).toHaveLength(listed.length + 1);
  expect(status, said).toBe(0);
});

test.skipIf(!isHere)('a track with elevations validates against the schema', () => {
  const risen = withLine.route?.line.map(([x, y]): RoutePosition => [x, y, 183.4]) ?? [];
  const trail = { ...withLine, route: withLine.route && { ...withLine.route, line: risen } };
  const text = gpx(name, trail.path, [trail]);
  expect(text).toContain('<ele>183.4</ele>');
  expect(validated({ 'heights.gpx': text }).said).toBe('heights.gpx validates\n');
});

test.skipIf(!isHere)('the schema check detects a track before its waypoint', () => {
  const wrong = gpx(name, withLine.path, [withLine]).replace(/(<wpt .*<\/wpt>)\n(<trk>.*<\/trk>)/, '$2\n$1');
  expect(validated({ 'wrong.gpx': wrong }).status).not.toBe(0);
});

const canOpen = spawnSync('gpsbabel', ['-V']).status === 0;
if (!canOpen) console.info('gpsbabel is not installed: tracks are not opened by it');

const tracks = listed.flatMap((trail) => (trail.route ? [{ trail, line: trail.route.line }] : []));

test.skipIf(!canOpen).each(tracks)('gpsbabel opens the track of $trail.id, point by point', ({ trail, line }) => {
  const convert = ['-t', '-i', 'gpx', '-f', '-', '-o', 'geojson', '-F', '-'];
  const { status, stdout, stderr } = spawnSync('gpsbabel', convert, {
    input: gpx(name, trail.path, [trail]),
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  const { features } = JSON.parse(stdout) as { features: { geometry: { type: string; coordinates: unknown } }[] };
  const [track] = features.filter(({ geometry }) => geometry.type === 'LineString');
  expect(track?.geometry.coordinates).toEqual(line.map(([longitude, latitude]) => [longitude, latitude]));
});
