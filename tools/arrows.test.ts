/** The arrows between the rooms, as ARCHITECTURE.md draws them. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** Which rooms a room may import; everything may import itself. */
const mayImport: Record<string, string[]> = {
  domain: [],
  content: ['domain'],
  art: ['domain', 'content'],
  web: ['domain', 'content'],
  server: ['domain', 'content'],
};
/** Packages a room is limited to; rooms that are not named here may use any. */
const packages: Record<string, RegExp> = {
  domain: /^zod(\/mini)?$/,
  content: /^(zod|yaml|marked|node:)/,
};

type Import = { file: string; target: string };

const isTest = (file: string) => file.includes('.test.');

function importsOf(room: string): Import[] {
  return globSync(`${room}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !isTest(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const specifiers = [...text.matchAll(/^(?:import|export)\b[^;]*?from '([^']+)'|^import '([^']+)'/gm)];
      return specifiers.map(([, from, bare]) => {
        const specifier = from ?? bare ?? '';
        const target = specifier.startsWith('.') ? relative(root, join(root, dirname(file), specifier)) : specifier;
        return { file, target };
      });
    });
}

const arrow = ({ file, target }: Import) => `${file} → ${target}`;

test.each(Object.entries(mayImport))('%s imports only %j', (room, allowed) => {
  const isRoom = (target: string) => /^(domain|content|art|web|server|test|e2e|bench|tools)\//.test(target);
  const wrong = importsOf(room).filter(({ target }) => {
    if (isRoom(target)) return ![room, ...allowed].some((name) => target.startsWith(`${name}/`));
    return packages[room] ? !packages[room].test(target) : false;
  });
  expect(wrong.map(arrow)).toEqual([]);
});

test.each([
  ['web/pages', 'page'],
  ['server/features', 'feature'],
])('in %s no %s imports another', (folder) => {
  const nameOf = (path: string) => path.slice(folder.length + 1).split('/')[0];
  const wrong = importsOf(folder).filter(
    ({ file, target }) => target.startsWith(`${folder}/`) && nameOf(target) !== nameOf(file),
  );
  expect(wrong.map(arrow)).toEqual([]);
});

test('shared components know nothing of the pages they are used in', () => {
  const wrong = [...importsOf('web/ui'), ...importsOf('web/lib')].filter(({ target }) =>
    target.startsWith('web/pages/'),
  );
  expect(wrong.map(arrow)).toEqual([]);
});

test('SQL stays in the store', () => {
  const wrong = importsOf('server').filter(
    ({ file, target }) => /^(kysely|pg|node:sqlite)$/.test(target) && !file.startsWith('server/store/'),
  );
  expect(wrong.map(arrow)).toEqual([]);
});

test('there are no barrels', () => {
  expect(globSync('{domain,content,art,web,server}/**/index.{ts,tsx}', { cwd: root })).toEqual([]);
});
