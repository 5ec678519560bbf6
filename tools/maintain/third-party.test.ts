import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reachedFrom } from '../checks/imports.ts';
import { copyrightIn, getCopyright, packagesInBrowsers, packagesOnServer, thirdParty } from './third-party.ts';

/** Licenses that allow our use, with attribution. */
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC', 'MIT', 'W3C'];
/** (MIT OR CC0-1.0): one is enough. MIT AND W3C: both apply. */
const allows = (license: string): boolean =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => allowed.includes(name)));

const inBrowsers = packagesInBrowsers();
const onServer = packagesOnServer();
const getNames = (packages: { name: string }[]) => packages.map(({ name }) => name);

test('THIRD-PARTY.md is up to date: run tools/maintain/third-party.ts', () => {
  expect(readFileSync('THIRD-PARTY.md', 'utf8')).toBe(thirdParty());
});

test('all third-party work has a license that allows our use', () => {
  const strange = [...inBrowsers, ...onServer].filter(({ license }) => !allows(license));
  expect(strange).toEqual([]);
});

test.each([
  [
    'Copyright (c) 2019-2020, A Company, Inc.',
    'copyright header is left intact.\n\nCopyright (c) 2019-2020, A Company, Inc.\n',
  ],
  ['Copyright 2018 Ann', 'THE COPYRIGHT HOLDERS\n   Copyright 2018 Ann'],
  ['Copyright Ann and contributors', 'Copyright Ann and contributors\n\nThe above copyright notice'],
  ['© 2020 Ann', 'MIT\n\n© 2020 Ann\n'],
  [undefined, 'The "Licensor" shall mean the copyright owner or\n   Copyright [yyyy] [name of copyright owner]\n'],
])('the copyright line of a license is found: %s', (line, license) => {
  expect(copyrightIn(license)).toBe(line);
});

test('everything that browsers load is attributed', () => {
  expect(getNames(inBrowsers).filter((name) => !getCopyright(name))).toEqual([]);
});

test('packages are found through our own files and through each other', () => {
  expect(getNames(inBrowsers)).toEqual(expect.arrayContaining(['react-dom', 'scheduler']));
  expect(getNames(onServer)).toEqual(expect.arrayContaining(['fastify', 'pino', 'pg', 'pg-types']));
});

test('production installs the packages that the server imports, without the demo provider', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commands = globSync('tools/operate/*.ts').filter((file) => !file.includes('.test.'));
  const imported = reachedFrom(['server/main.ts', ...commands], (file) => readFileSync(file, 'utf8')).packages;
  expect([...imported].filter((name) => !(name in dependencies))).toEqual(['oidc-provider']);
});

test('types, Node built-ins and unused packages are not listed', () => {
  const files: Record<string, string> = {
    'web/a.ts': `import type { A } from 'types-only'; import './lib/b.ts'; import './a.module.css'; import 'node:fs';`,
    'web/lib/b.ts': `export const load = () => import('@scope/name/part'); import '../a.ts'; import '#build/c.css';`,
    'web/d.ts': `import 'never';`,
  };
  expect([...reachedFrom(['web/a.ts'], (file) => files[file] ?? '').packages]).toEqual(['@scope/name']);
});
