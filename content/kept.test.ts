import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepContent, keptContent, readKeptContent } from './kept.ts';
import { loadContent } from './load.ts';

test('content that was kept is the content that was read, and lists name the same hikes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const content = loadContent();
  keepContent(content, keptContent(folder));
  const kept = readKeptContent(keptContent(folder));
  expect(kept).toEqual(content);
  expect(kept.listed.every((trail) => kept.trails.includes(trail))).toBe(true);
});
