/** The rules of front-rules.ts in the words of nginx. */
import { type Places, patternsOf, type Rules, type ToldFiles } from './front-rules.ts';

const quoted = (text: string) => `"${text}"`;
const mapOf = (from: string, to: string, lines: string[][]) =>
  `map ${from} ${to} {\n${lines.map((line) => `  ${line.map(quoted).join(' ')};\n`).join('')}}\n`;

/** What the server answers: calls, addresses that end in a slash, and files that are not asked for by their address. */
const anyFile = String.raw`~ ^/(?!v1/)(?!(.*/)?(index\.html)?$)(?!.*\.(br|gz)$)`;

const note = '# Written by npm run front, from what the server answers. Changes here are lost.\n';

export function nginxSettings(
  { sets, kinds, types }: ToldFiles,
  { release, settings }: Places,
): Record<string, string> {
  const headers = headerSettings(sets);
  const location = (which: string, type: string) =>
    `location ${which} {\n  include ${settings}/files.part;\n${type}}\n`;
  return {
    'http.conf': [
      note,
      'map_hash_max_size 32768;\nmap_hash_bucket_size 1024;\n',
      mapOf('$uri', '$trails_kind', patternsOf(kinds)),
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
