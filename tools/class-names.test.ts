import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { modules, shortName, tellingName } from './class-names.ts';

const classesIn = (file: string) => new Set(readFileSync(file, 'utf8').match(/(?<=\.)[a-z_][\w-]*/gi));
const names = modules.flatMap((file) => [...classesIn(file)].map((local) => shortName(local, resolve(file))));

test('every class of every part has a name of its own', () => {
  expect(names.length).toBeGreaterThan(300);
  expect(new Set(names).size).toBe(names.length);
});

test('names are short, and none is one that a style sheet could mean otherwise', () => {
  expect(names.filter((name) => !/^c[0-9a-z]{1,2}_[0-9a-z]{1,2}$/.test(name))).toEqual([]);
});

test('a style sheet from elsewhere has no names: they could be those of another', () => {
  expect(() => shortName('wide', resolve('content/other.module.css'))).toThrow('none of the style sheets');
});

test('while developing, a name tells what it stands for, also in a style sheet that is new', () => {
  const [sheet = ''] = modules;
  const [local = ''] = classesIn(sheet);
  expect(tellingName(local, resolve(sheet))).toBe(
    `${basename(sheet, '.module.css')}-${local}-${shortName(local, resolve(sheet))}`,
  );
  expect(tellingName('wide', resolve('web/ui/just-added.module.css'))).toBe('just-added-wide');
});
