/** Writes THIRD-PARTY.md: the third-party work that we distribute, and its licenses. */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { reachedFrom } from '../checks/imports.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

type Locked = {
  version: string;
  license: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

export type Package = { name: string; version: string; license: string };

/** Licenses, read by us, where the lockfile only points to a file. */
const readByUs: Record<string, string> = {
  // BSD for the code; the vocabularies in it are the W3C's, under its software and document license.
  '@digitalbazaar/credentials-context': 'BSD-3-Clause AND W3C',
};

const locked: Record<string, Locked> = JSON.parse(read('package-lock.json')).packages;

/** Node's resolution: in the package's own folder, or in one of those around it. */
function getPlace(name: string, from: string): string | undefined {
  const folders = [
    from,
    ...[...from.matchAll(/\/node_modules\//g)].map(({ index }) => from.slice(0, index)).reverse(),
    '',
  ];
  return folders.map((folder) => join(folder, 'node_modules', name)).find((place) => place in locked);
}

/** Packages with their dependencies, sorted; from the lockfile, so that the result is the same on every machine. */
function withDependencies(names: Iterable<string>): Package[] {
  const places = new Set([...names].map((name) => getPlace(name, '')).filter((place) => place !== undefined));
  for (const place of places) {
    const { dependencies, optionalDependencies } = locked[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const needed = getPlace(name, place);
      if (needed) places.add(needed);
    }
  }
  const packages = [...places].flatMap((place) => {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const { version, license } = locked[place] ?? {};
    return version && license ? [{ name, version, license: readByUs[name] ?? license }] : [];
  });
  return packages.sort((a, b) => `${a.name} ${a.version}`.localeCompare(`${b.name} ${b.version}`, 'en'));
}

const scripts = [
  'web/site-script/starting.ts',
  ...globSync('web/site-script/{reading,app}/*.ts', { cwd: root }),
  'web/features/offline/service-worker.ts',
  ...globSync('web/features/*/*.island.tsx', { cwd: root }),
];
const icons = '@phosphor-icons/core';

/** Packages in the bundles that browsers load. */
export const packagesInBrowsers = (): Package[] => withDependencies(reachedFrom(scripts, read).packages);

/** Packages that a server in production runs with, Node included. */
export function packagesOnServer(): Package[] {
  const { dependencies, optionalDependencies } = JSON.parse(read('package.json'));
  return withDependencies(Object.keys({ ...dependencies, ...optionalDependencies }));
}

/** The first copyright line: licenses also mention copyright, and some contain an empty template of such a line. */
export const copyrightIn = (license: string): string | undefined =>
  /^[ \t]*(?:Copyright|©)(?=.*(?:\d{4}|\([cC]\)| [A-Z])).*$/m.exec(license)?.[0].trim();

/** The copyright notice of the license, or the author of the package. */
export function getCopyright(name: string): string {
  // Some are installed only inside the package that needs them.
  const folder =
    getPlace(name, '') ?? Object.keys(locked).find((place) => place.endsWith(`/node_modules/${name}`)) ?? name;
  const [license] = globSync('{LICENSE,LICENCE}*', { cwd: join(root, folder) });
  const line = license && copyrightIn(read(join(folder, license)));
  if (line) return line.replace(/ <[^>]+>/, '');
  const { author, contributors } = existsSync(join(root, folder)) ? JSON.parse(read(join(folder, 'package.json'))) : {};
  return [author ?? contributors ?? []]
    .flat()
    .map((person) => person.name ?? person)
    .join(', ');
}

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
const table = (head: string[], rows: string[][]) =>
  [row(...head), `|${'---|'.repeat(head.length)}`, ...rows.map((cells) => row(...cells))].join('\n');

function fontTable(): string {
  const licenses = globSync('web/fonts/*-OFL.txt', { cwd: root }).sort();
  const rows = licenses.map((file) => {
    const [copyright = ''] = read(file).split('\n');
    return [`\`${basename(file, '-OFL.txt')}\``, `[SIL Open Font License 1.1](${file})`, copyright.trim()];
  });
  return table(['font', 'license', 'copyright'], rows);
}

/** The first table of a file, verbatim. */
const tableIn = (file: string) =>
  read(file)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .join('\n');

export function thirdParty(): string {
  const [phosphor] = withDependencies([icons]);
  const inBrowsers = packagesInBrowsers().map(({ name, version, license }) => [
    name,
    version,
    license,
    getCopyright(name),
  ]);
  const onServer = packagesOnServer().map(({ name, version, license }) => [name, version, license]);
  return `# Third-party work

Fonts, icons, data and packages that are distributed with North Star Trails, with thanks to their authors. Generated by \`node tools/maintain/third-party.ts\` from the lockfile, the imports and the licenses; do not edit it by
hand. Packages that only build and test the site are in \`package-lock.json\`.

## Fonts

Served with every page (\`web/fonts\`). The lettering of posters and badges is drawn from the outlines of League Gothic.

${fontTable()}

## Icons

Phosphor ${phosphor?.version}, ${phosphor?.license}. ${getCopyright(icons)}. The icons that pages use are in \`web/ui/icons.svg\`.

## Map data

In \`content/geo\`, [with the terms of each source](content/geo/LICENSES.md). Pages with a map show the credits.

${tableIn('content/geo/LICENSES.md')}

## Routes of hikes

In \`content/routes\`, [each with its source, license and date](content/routes/LICENSES.md). Pages and files with a route credit its source.

${tableIn('content/routes/LICENSES.md')}

## In the scripts that browsers load

${table(['package', 'version', 'license', 'copyright'], inBrowsers)}

## On the server

${table(['package', 'version', 'license'], onServer)}
`;
}

if (import.meta.main) {
  writeFileSync(join(root, 'THIRD-PARTY.md'), thirdParty());
  console.log('› Wrote THIRD-PARTY.md');
}
