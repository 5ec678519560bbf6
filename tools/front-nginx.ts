/**
 * nginx is told what our server answers: rules are read off those answers, file by file, not written down a second time. A rule holds for
 * the files that end alike in the same kind of folder; files that differ from most of their kind are named.
 */
import { extname } from 'node:path';
import { contentFolders, isNamedByContent } from '../domain/named-by-content.ts';
import type { Config } from '../server/config.ts';
import { headersOf } from '../server/plugins/static-files.ts';
import { loadSite } from '../server/site.ts';

type Settings = Pick<Config, 'siteDir' | 'behindTls' | 'analyticsOrigins' | 'cdnSeconds'>;
type Places = { release: string; settings: string };

/** What is told of a file, by its name as nginx finds it: /hikes/index.html */
type Told = Map<string, string>;
/** What holds for most files that end alike, and the files for which something else does. */
type Rules = { usual: { inContentFolder: boolean; ending: string; value: string }[]; others: [string, string][] };

const nameOf = (address: string, contentType: string) =>
  contentType.startsWith('text/html') && !address.endsWith('.html') ? `${address}/index.html` : address;

const likeness = (name: string) => `${isNamedByContent(name)} ${extname(name).slice(1)}`;

function mostCommon(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

function rulesOf(told: Told): Rules {
  const valuesAlike = new Map<string, string[]>();
  for (const [name, value] of told)
    valuesAlike.set(likeness(name), [...(valuesAlike.get(likeness(name)) ?? []), value]);
  const usual = new Map([...valuesAlike].map(([alike, values]) => [alike, mostCommon(values)]));
  return {
    usual: [...usual].map(([alike, value]) => {
      const [inContentFolder, ending = ''] = alike.split(' ');
      return { inContentFolder: inContentFolder === 'true', ending, value };
    }),
    others: [...told].filter(([name, value]) => usual.get(likeness(name)) !== value),
  };
}

const quoted = (text: string) => `"${text}"`;
const mapOf = (from: string, to: string, lines: string[][]) =>
  `map ${from} ${to} {\n${lines.map((line) => `  ${line.map(quoted).join(' ')};\n`).join('')}}\n`;

/** One pattern for all endings with the same value; those in folders of content first, because nginx takes the first that fits. */
function patternsOf({ usual, others }: Rules): string[][] {
  const patterns = [true, false].flatMap((narrow) => {
    const here = usual.filter(({ inContentFolder }) => inContentFolder === narrow);
    const folders = narrow ? `^/(${contentFolders.join('|')})/.*` : '';
    return [...new Set(here.map(({ value }) => value))].map((value) => {
      const endings = here.filter((rule) => rule.value === value).map(({ ending }) => ending);
      return [`~${folders}\\.(${endings.join('|')})$`, value];
    });
  });
  return [...others, ...patterns];
}

/** What the server answers: calls, addresses that end in a slash, and files that are not asked for by their address. */
const anyFile = String.raw`~ ^/(?!v1/)(?!(.*/)?(index\.html)?$)(?!.*\.(br|gz)$)`;

const note = '# Written by npm run front, from what the server answers. Changes here are lost.\n';

export function nginxSettings(config: Settings, { release, settings }: Places): Record<string, string> {
  const site = loadSite(config.siteDir);
  const files = [...site.keys()]
    .filter((address) => address !== '/' && !address.endsWith('.ics'))
    .flatMap((address) => {
      const file = site.get(address);
      if (!file) return [];
      const { contentType } = file;
      return [{ name: nameOf(address, contentType), contentType, headers: headersOf(file, config) }];
    });
  const sets = [...new Set(files.map(({ headers }) => JSON.stringify(headers)))];
  const kinds = new Map(files.map(({ name, headers }) => [name, String(sets.indexOf(JSON.stringify(headers)))]));
  const types = rulesOf(new Map(files.map(({ name, contentType }) => [name, contentType])));
  const headers = headerSettings(sets.map((set) => JSON.parse(set)));
  const location = (which: string, type: string) =>
    `location ${which} {\n  include ${settings}/files.part;\n${type}}\n`;
  return {
    'http.conf': [
      note,
      'map_hash_max_size 32768;\nmap_hash_bucket_size 1024;\n',
      mapOf('$uri', '$trails_kind', patternsOf(rulesOf(kinds))),
      ...headers.map(({ map }) => map),
    ].join(''),
    'server.conf': [
      note,
      ...types.others.map(([name, type]) => location(`= ${name}`, `  types {}\n  default_type ${quoted(type)};\n`)),
      location(anyFile, `  types {\n${typeLines(types)}  }\n`),
    ].join(''),
    'files.part': [
      note,
      `root ${release};\n`,
      'try_files $uri $uri/index.html @server;\n',
      'error_page 405 = @server;\n',
      'open_file_cache max=2000;\n',
      ...headers.map(({ line }) => line),
    ].join(''),
  };
}

/** A header that all files have is a line; one that differs is a line with a variable, and the map that it comes from. */
function headerSettings(sets: Record<string, string>[]): { map: string; line: string }[] {
  const names = [...new Set(sets.flatMap((set) => Object.keys(set)))];
  return names.map((name) => {
    const values = sets.map((set) => set[name] ?? '');
    const [first = ''] = values;
    if (values.every((value) => value === first)) return { map: '', line: `add_header ${name} ${quoted(first)};\n` };
    const variable = `$trails_${name.replaceAll('-', '_')}`;
    const lines = values.map((value, kind) => [String(kind), value]);
    return { map: mapOf('$trails_kind', variable, lines), line: `add_header ${name} ${variable};\n` };
  });
}

const typeLines = ({ usual }: Rules) =>
  [...new Map(usual.map(({ ending, value }) => [ending, value]))]
    .map(([ending, type]) => `    ${quoted(type)} ${ending};\n`)
    .join('');
