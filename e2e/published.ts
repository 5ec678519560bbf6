/** Figures of the hikes that an earlier edition published, where a copy of it is available. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export type PublishedHike = {
  slug: string;
  difficulty: string;
  distance: string;
  duration: string;
  gain: string;
  season: string;
};

const folder = resolve('../shared/seeds');
const [file] = existsSync(folder) ? globSync('001*.txt', { cwd: folder }) : [];
const specification = file ? readFileSync(join(folder, file), 'utf8') : undefined;

type Row = Record<string, string>;

/** Every table in the text whose first column is "Slug", as objects by column name. */
function rowsOf(text: string): Row[] {
  const tables = text.split(/\n\s*\n/).filter((block) => block.startsWith('| Slug |'));
  return tables.flatMap((table) => {
    const cells = (line: string) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
    const [names = '', , ...lines] = table.trim().split('\n');
    const columns = cells(names);
    return lines.map((line) => Object.fromEntries(cells(line).map((cell, i) => [columns[i] ?? '', cell])));
  });
}

/** undefined where no copy is available. Rows with a redacted name are skipped. */
export function publishedHikes(): PublishedHike[] | undefined {
  if (!specification) return undefined;
  const [, seasonOfFirstTable = ''] = /^Best Season To Visit is '(.+)' on all of these/m.exec(specification) ?? [];
  return rowsOf(specification)
    .filter((row) => row.Duration !== undefined && !row.Slug?.includes('{'))
    .map((row) => ({
      slug: row.Slug ?? '',
      difficulty: row.Difficulty ?? '',
      distance: row.Distance ?? row['Distance and type'] ?? '',
      duration: row.Duration ?? '',
      gain: row['Elevation gain'] ?? '—',
      season: row['Best season'] ?? (row.Difficulty ? seasonOfFirstTable : ''),
    }));
}

/** "grass and packed dirt (buffalo-river, big-stone); …" */
export function surfaces(): [slug: string, surface: string][] {
  const [, list = ''] = /^- Trail Surface: (.+)\.$/m.exec(specification ?? '') ?? [];
  return [...list.matchAll(/([a-z ]+) \(([a-z, -]+)\)/g)].flatMap(([, surface = '', slugs = '']) =>
    slugs.split(', ').map((slug): [string, string] => [slug, surface.trim()]),
  );
}

export const milesIn = (text: string): number[] =>
  [...text.matchAll(/([\d.]+)[ -]miles?/g)].map(([, miles]) => Number(miles));

/** Every duration in the text, in minutes: "45 min-1 hour", "1 to 1.5 hours", "about 1 hour 15 minutes". */
export function minutesIn(text: string): [from: number, to: number][] {
  const plain = text.replace(/\bmin\b/g, 'minutes').replace(/ ?(?:-|to) ?(?=[\d])/g, ' to ');
  const amount = String.raw`([\d.]+)(?: (hours?|minutes))?(?: (\d+) minutes)?`;
  const spans = plain.matchAll(new RegExp(`${amount}(?: to ${amount})?`, 'g'));
  return [...spans].flatMap(([, first, firstUnit, firstMore, second, secondUnit, secondMore]) => {
    const unit = secondUnit ?? firstUnit;
    if (!unit) return [];
    const minutes = (count: string, its: string | undefined, more: string | undefined) =>
      Number(count) * ((its ?? unit).startsWith('hour') ? 60 : 1) + Number(more ?? 0);
    const from = minutes(first ?? '', firstUnit, firstMore);
    return [[from, second ? minutes(second, secondUnit, secondMore) : from]];
  });
}
