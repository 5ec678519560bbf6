/** A change of any input of the build is noticed. */
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hashOfInputs } from '../../art/drawing/stamp.ts';
import { isUpToDate, startBuilding } from './up-to-date.ts';

const inputs = [
  'art/scenes/cliff.ts',
  'content/trails/cliff.md',
  'domain/trail.ts',
  'web/styles/base.css',
  'tools/build/build.ts',
  'server/site/site.ts',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
];

function newFolder(files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'inputs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  return folder;
}

test.each(inputs)('a build is out of date after a change of %s', (file) => {
  const root = newFolder(inputs);
  startBuilding(root)();
  expect(isUpToDate(root)).toBe(true);
  appendFileSync(join(root, file), 'more');
  expect(isUpToDate(root)).toBe(false);
});

test('a step of the build depends on the content and the name of each file and other input', () => {
  const folder = newFolder(['a.ts', 'b.ts', 'c.ts']);
  const hash = (names: string[], settings: object) =>
    hashOfInputs(
      names.map((name) => join(folder, name)),
      settings,
    );
  const before = hash(['a.ts', 'b.ts'], { state: 'Minnesota' });
  expect(hash(['b.ts', 'a.ts'], { state: 'Minnesota' })).toBe(before);
  expect(hash(['a.ts', 'c.ts'], { state: 'Minnesota' })).not.toBe(before);
  expect(hash(['a.ts', 'b.ts'], { state: 'Delaware' })).not.toBe(before);
  appendFileSync(join(folder, 'b.ts'), 'more');
  expect(hash(['a.ts', 'b.ts'], { state: 'Minnesota' })).not.toBe(before);
});
