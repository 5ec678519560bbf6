/** The rules of front-rules.ts in the words of nginx. */
import { contentFolders } from '../domain/wire/named-by-content.ts';
import { isLike, type Places, type Rule, type Rules, type ToldFiles } from './front-rules.ts';

const quoted = (text: string) => `"${text}"`;
const note = '# Written by npm run front, from what the server answers. Changes here are lost.\n';

/**
 * What no location takes the server answers: calls, addresses that end in a slash, and files that are not asked for by
 * their address.
 */
const pages = String.raw`~ ^/(?!v1/)([^.]*[^./]|(?!(.*/)?index\.html$).*\.html)$`;
const filesWith = ({ inContentFolder, endings }: Alike) =>
  `~ ^/${inContentFolder ? `(${contentFolders.join('|')})/` : '(?!v1/)'}.*\\.(${endings.join('|')})$`;
const isPage = ({ endings }: Alike) => endings.includes('html');
/** nginx takes the first that fits: pages, as the most asked for; then what is named by its content. */
const rank = (alike: Alike) => (isPage(alike) ? 0 : alike.inContentFolder ? 1 : 2);

export function nginxSettings(told: ToldFiles, { release, settings }: Places): Record<string, string> {
  const { types, sets, kinds } = told;
  const location = (which: string, tried: string, lines: string) =>
    `location ${which} {\n  include ${settings}/files.part;\n  try_files ${tried} @server;\n${lines}}\n`;
  const usualTypes = `  types {\n${typeLines(types)}  }\n`;
  const typed = (type: string) => `  types {}\n  default_type ${quoted(type)};\n`;
  const alikes = filesAlike(told).sort((a, b) => rank(a) - rank(b));
  const headersOfFile = (name: string) =>
    Object.entries(sets[Number(kindOf(name, kinds))] ?? {})
      .map(([header, value]) => headerLine(header, quoted(value)))
      .join('');
  return {
    'http.conf': [
      note,
      'map_hash_max_size 32768;\nmap_hash_bucket_size 1024;\n',
      ...alikes.flatMap(({ maps }) => maps),
    ].join(''),
    'server.conf': [
      note,
      ...types.others.map(([name, type]) => location(`= ${name}`, '$uri', typed(type) + headersOfFile(name))),
      ...alikes.map((alike) =>
        isPage(alike)
          ? location(pages, '$uri/index.html $uri', usualTypes + alike.lines)
          : location(filesWith(alike), '$uri', usualTypes + alike.lines),
      ),
    ].join(''),
    'files.part': [note, `root ${release};\n`, 'error_page 405 = @server;\n', 'open_file_cache max=2000;\n'].join(''),
  };
}

/** Files of the same headers, or of headers that differ alike, by their names. */
type Alike = { inContentFolder: boolean; endings: string[]; lines: string; maps: string[] };

function filesAlike({ sets, kinds }: ToldFiles): Alike[] {
  const found = new Map<string, Alike>();
  for (const rule of kinds.usual) {
    const { lines, maps } = headersOf(rule, kinds, sets);
    const key = `${rule.ending === 'html'} ${rule.inContentFolder} ${lines}`; // pages have a place of their own
    const alike = found.get(key) ?? { inContentFolder: rule.inContentFolder, endings: [], lines, maps };
    alike.endings.push(rule.ending);
    found.set(key, alike);
  }
  return [...found.values()];
}

const headerLine = (header: string, value: string) => `  add_header ${header} ${value};\n`;

/** A header that all these files have is a line; one that differs is a line with a variable, and the map that it comes from. */
function headersOf(rule: Rule, { others }: Rules, sets: ToldFiles['sets']) {
  const { inContentFolder, ending, value: usual } = rule;
  const exceptions = others.filter(([name]) => isLike(rule, name));
  const names = [...new Set(sets.flatMap((set) => Object.keys(set)))];
  const headers = names.map((header) => {
    const said = (kind: string) => sets[Number(kind)]?.[header] ?? '';
    const differing = exceptions.filter(([, kind]) => said(kind) !== said(usual));
    if (differing.length === 0) return { line: said(usual) && headerLine(header, quoted(said(usual))), map: '' };
    const variable = `$trails_${header.replaceAll('-', '_')}_${inContentFolder ? 'by_content_' : ''}${ending}`;
    const lines = differing.map(([name, kind]) => `  ${quoted(name)} ${quoted(said(kind))};\n`);
    const map = `map $uri ${variable} {\n  default ${quoted(said(usual))};\n${lines.join('')}}\n`;
    return { line: headerLine(header, variable), map };
  });
  return { lines: headers.map(({ line }) => line).join(''), maps: headers.map(({ map }) => map).filter(Boolean) };
}

const kindOf = (name: string, { usual, others }: Rules): string =>
  new Map(others).get(name) ?? usual.find((rule) => isLike(rule, name))?.value ?? '';

const typeLines = ({ usual }: Rules) =>
  [...new Map(usual.map(({ ending, value }) => [ending, value]))]
    .map(([ending, type]) => `    ${quoted(type)} ${ending};\n`)
    .join('');
