import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ourContent } from '../../test/content.ts';
import { catalogOf, readCatalog, writeCatalog } from './catalog.ts';

test('the badges of the build equal those of the content, and a folder without them returns undefined', () => {
  const folder = mkdtempSync(join(tmpdir(), 'badges-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(readCatalog(folder)).toBeUndefined();
  const catalog = catalogOf(ourContent);
  writeCatalog(folder, catalog);
  expect(readCatalog(folder)).toEqual(catalog);
  expect(catalog.badges).toHaveLength(ourContent.listed.filter(({ badge }) => badge).length);
});
