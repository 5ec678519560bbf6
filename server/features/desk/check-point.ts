/** "Suggest a checkpoint": a patch of the content file of a hike, for a maintainer to look at and apply. */
import { existsSync, readFileSync } from 'node:fs';
import { parseTrailFile } from '../../../content/parse.ts';
import type { Point } from '../../../domain/geo/geo.ts';

const contextLines = 3;

export type Patch = { file: string; patch: string } | { fault: string };

/** undefined where this server has no content files. */
export function checkPointPatch(
  id: string,
  { latitude, longitude, place }: Point & { place: string },
): Patch | undefined {
  const file = `content/trails/${id}.md`;
  const path = new URL(`../../../${file}`, import.meta.url);
  if (!existsSync(path)) return undefined;
  const lines = readFileSync(path, 'utf8').split('\n');
  const known = lines.indexOf('alsoAccept:');
  const added = [
    ...(known < 0 ? ['alsoAccept:'] : []),
    `  - latitude: ${Number(latitude.toFixed(5))}`,
    `    longitude: ${Number(longitude.toFixed(5))}`,
    `    place: ${JSON.stringify(place)}`,
  ];
  const at = endOfBlock(lines, known < 0 ? lines.indexOf('trailhead:') : known);
  const parsed = parseTrailFile(file, lines.toSpliced(at, 0, ...added).join('\n'));
  if ('faults' in parsed)
    return { fault: parsed.faults.map(({ field, expected }) => `${field}: ${expected}`).join('; ') };
  return { file, patch: insertion(file, lines, at, added) };
}

/** The first line behind a field and what is indented below it. */
function endOfBlock(lines: string[], start: number): number {
  const length = lines.slice(start + 1).findIndex((line) => !line.startsWith(' '));
  return start + 1 + length;
}

/** A unified diff of one hunk. */
function insertion(file: string, lines: string[], at: number, added: string[]): string {
  const before = lines.slice(Math.max(0, at - contextLines), at);
  const after = lines.slice(at, at + contextLines);
  const start = at - before.length + 1;
  const old = before.length + after.length;
  return [
    `--- a/${file}`,
    `+++ b/${file}`,
    `@@ -${start},${old} +${start},${old + added.length} @@`,
    ...before.map((line) => ` ${line}`),
    ...added.map((line) => `+${line}`),
    ...after.map((line) => ` ${line}`),
    '',
  ].join('\n');
}
