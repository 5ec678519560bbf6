import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';

test('no two style modules share a file name, because their class names are derived from it', () => {
  const names = globSync('web/**/*.module.css', { cwd: resolve(import.meta.dirname, '../..') }).map((file) =>
    basename(file),
  );
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
