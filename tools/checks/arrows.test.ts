/** The allowed imports between top-level folders and between the layers inside them, as in ARCHITECTURE.md. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ourContent } from '../../test/content.ts';
import { importsIn } from './imports.ts';

const root = resolve(import.meta.dirname, '../..');

/** Which top-level folders a top-level folder may import; each may import itself. */
const mayImport: Record<string, string[]> = {
  domain: [],
  content: ['domain'],
  art: ['domain', 'content'],
  web: ['domain', 'content'],
  server: ['domain', 'content'],
  tools: ['domain', 'content', 'art', 'web', 'server'],
};
/** Packages that a top-level folder is limited to; those not listed may use any. */
const packages: Record<string, RegExp> = {
  domain: /^zod(\/mini)?$/,
  content: /^(zod|yaml|marked|node:)/,
};

type Arrow = { file: string; target: string; typesOnly: boolean };

const getImports = (file: string) =>
  importsIn(file, readFileSync(join(root, file), 'utf8')).map(({ specifier, typesOnly }) => {
    const target = specifier.startsWith('.') ? relative(root, join(root, dirname(file), specifier)) : specifier;
    return { file, target, typesOnly };
  });

const isTest = (file: string) => file.includes('.test.');

/** Every import, including types and import(). */
const arrows: Arrow[] = globSync(`{${Object.keys(mayImport).join(',')}}/**/*.{ts,tsx}`, { cwd: root })
  .filter((file) => !isTest(file))
  .flatMap(getImports);

const from = (folder: string) => arrows.filter(({ file }) => file.startsWith(`${folder}/`));
const written = ({ file, target }: Arrow) => `${file} → ${target}`;

test.each([
  [`import { a } from './a.ts'`, './a.ts', false],
  [`import type { A } from './a.ts'`, './a.ts', true],
  [`import { type A } from './a.ts'`, './a.ts', true],
  [`import './a.ts'`, './a.ts', false],
  [`export { a } from './a.ts'`, './a.ts', false],
  [`export * from './a.ts'`, './a.ts', false],
  [`const load = () => import('./a.ts')`, './a.ts', false],
  [`type A = import('./a.ts').A`, './a.ts', true],
])('the import scanner finds %s', (text, specifier, typesOnly) => {
  expect(importsIn('file.ts', text)).toEqual([{ specifier, typesOnly }]);
});

test.each(Object.entries(mayImport))('%s imports only %j', (folder, allowed) => {
  const isOurs = (target: string) => /^(domain|content|art|web|server|test|e2e|bench|tools)\//.test(target);
  const wrong = from(folder).filter(({ target }) => {
    if (isOurs(target)) return ![folder, ...allowed].some((name) => target.startsWith(`${name}/`));
    return packages[folder] ? !packages[folder].test(target) : false;
  });
  expect(from(folder).length).toBeGreaterThan(5);
  expect(wrong.map(written)).toEqual([]);
});

test.each([
  ['web/pages', 'page'],
  ['server/features', 'feature'],
])('in the folder %s no %s imports another', (folder) => {
  const getName = (path: string) => path.slice(folder.length + 1).split('/')[0];
  const wrong = from(folder).filter(
    ({ file, target }) => target.startsWith(`${folder}/`) && getName(target) !== getName(file),
  );
  expect(wrong.map(written)).toEqual([]);
});

/** The layers above each folder. Feature folders are checked among themselves below. */
const above: Record<string, RegExp> = {
  'web/lib': /^web\/(ui|layout|features|pages|files|site-script)\/|^web\/root/,
  'web/ui': /^web\/(layout|features|pages|files|site-script)\//,
  'web/layout': /^web\/(pages|files|site-script)\//,
  'web/features': /^web\/(layout|pages|files|site-script)\//,
  'server/store': /^server\/(http|site|features|jobs)\//,
  'server/http': /^server\/(features|jobs)\//,
};

test.each(Object.entries(above))('%s imports nothing from a layer above it', (folder, higher) => {
  expect(from(folder).length).toBeGreaterThan(5);
  expect(
    from(folder)
      .filter(({ target }) => higher.test(target))
      .map(written),
  ).toEqual([]);
});

test('test helpers and browser tests do not import tools, nor do tools import browser tests', () => {
  const all = globSync('{test,e2e,tools}/**/*.{ts,tsx}', { cwd: root }).flatMap(getImports);
  const between = /^((test|e2e)\/.* → tools|tools\/.* → e2e)\//;
  expect(all.map(written).filter((arrow) => between.test(arrow))).toEqual([]);
});

/** The first cycle through a node. */
function circlesIn(arrows: readonly (readonly [string, string])[]): string[] {
  const needs = new Map<string, string[]>();
  for (const [one, other] of arrows) needs.set(one, [...(needs.get(one) ?? []), other]);
  const done = new Set<string>();
  const circleFrom = (node: string, way: string[]): string | undefined => {
    if (way.includes(node)) return [...way.slice(way.indexOf(node)), node].join(' → ');
    if (done.has(node)) return undefined;
    const circles = (needs.get(node) ?? []).map((next) => circleFrom(next, [...way, node]));
    done.add(node);
    return circles.find((circle) => circle !== undefined);
  };
  return [...needs.keys()].flatMap((node) => circleFrom(node, []) ?? []);
}

test('no files import each other in a cycle, including types', () => {
  expect(circlesIn(arrows.map(({ file, target }) => [file, target]))).toEqual([]);
});

test.each(['web/features', 'domain', 'server'])('no folders of %s import each other in a cycle', (parent) => {
  const getFolder = (path: string) =>
    path.startsWith(`${parent}/`) ? path.slice(parent.length + 1).split('/')[0] : undefined;
  const between = from(parent).flatMap(({ file, target }) => {
    const [one, other] = [getFolder(file), getFolder(target)];
    return one && other && one !== other ? [[one, other] as const] : [];
  });
  expect(between.length).toBeGreaterThan(5);
  expect(circlesIn(between)).toEqual([]);
});

test('there are no barrels', () => {
  expect(globSync('{domain,content,art,web,server}/**/index.{ts,tsx}', { cwd: root })).toEqual([]);
});

test('facts of this guide are in its content and its scenes, not in code', () => {
  const { site, state, regions } = ourContent;
  const isDirection = /^(north|south|east|west)+$/;
  const slugs = regions.map(({ slug }) => slug).filter((slug) => !isDirection.test(slug));
  const quoted = slugs.map((slug) => `['"\`/]${slug}['"\`/]`);
  const own = new RegExp(
    `${site.name}|${state.name}|\\b${state.code}\\b|${state.timeZone}|${state.exampleTown}|${quoted.join('|')}`,
  );
  const folders = ['web', 'server', 'art/{checks,drawing,kit,maps,motifs}'];
  const named = folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,css}`, { cwd: root }))
    .filter((file) => {
      const code = readFileSync(join(root, file), 'utf8').replace(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '');
      return !isTest(file) && own.test(code);
    });
  expect(named).toEqual([]);
});
