import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';

test('no two style modules share a file name, because the names of their classes are made of it', () => {
  const names = globSync('web/**/*.module.css', { cwd: resolve(import.meta.dirname, '../..') }).map((file) =>
    basename(file),
  );
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
