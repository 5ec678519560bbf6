/** The rules of front-rules.ts in the words of Caddy. */
import { contentFolders } from '../domain/wire/named-by-content.ts';
import type { Places, Rules, ToldFiles } from './front-rules.ts';

const quoted = (text: string) => `"${text}"`;
const block = (head: string, lines: readonly string[]) =>
  `${head} {\n${lines.map((line) => `${line.replace(/^/gm, '\t')}\n`).join('')}}`;

/** Patterns stand between backticks: there a backslash is itself. */
const mapOf = (to: string, patterns: readonly string[][]) =>
  block(
    `map {path} ${to}`,
    patterns.map(([name = '', value = '']) => `\`${name}\` ${quoted(value)}`),
  );

/** What the server answers: calls, writing, addresses that end in a slash, and files that are not asked for by their address. */
const notOurs = 'not path /v1/* */ */index.html *.br *.gz';

export function caddySettings({ sets, kinds, types }: ToldFiles, { release }: Places): Record<string, string> {
  const find = block('file', [`root ${release}`, 'try_files {path} {path}/index.html']);
  // Put last: Caddy adds to what is there when it finds a compressed copy.
  const headersOfKind = (set: Record<string, string>, kind: number) => [
    `@trails${kind} vars {trails_kind} ${kind}`,
    block(`header @trails${kind}`, [
      ...Object.entries(set).map(([name, value]) => `${name} ${quoted(value)}`),
      'defer',
    ]),
  ];
  const serve = block('route', [
    `root * ${release}`,
    'rewrite * {file_match.relative}',
    mapOf('{trails_kind}', patternsOf(kinds)),
    mapOf('{trails_type}', patternsOf(types)),
    ...sets.flatMap(headersOfKind),
    'header content-type {trails_type}',
    block('file_server', ['precompressed br gzip']),
  ]);
  const note = '# Written by npm run front, from what the server answers. Changes here are lost.';
  const parts = [note, block('@trails', ['method GET HEAD', notOurs, find]), block('handle @trails', [serve])];
  return { 'files.caddy': `${parts.join('\n')}\n` };
}

/** One pattern for all endings with the same value; those in folders of content first, because Caddy takes the first that fits. */
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
