import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readScripts } from './scripts.server.ts';

test('in development, pages load the script sources, each island by name, and the scripts that precede one', () => {
  const { kinds, islands, first, whileDeveloping } = readScripts();
  expect(Object.keys(kinds).sort()).toEqual(['app', 'article', 'hikes', 'list', 'now', 'trail']);
  for (const [file = ''] of Object.values(kinds)) expect(existsSync(join('.', file))).toBe(true);
  expect(Object.entries(islands)).toHaveLength(globSync('web/features/*/*.island.tsx').length);
  for (const [name, files] of Object.entries(islands))
    expect(files[0]).toMatch(new RegExp(`^/web/features/.*/${name}.island.tsx$`));
  expect(first).toEqual({ collection: ['/web/features/claim/collection.first.ts'] });
  expect(whileDeveloping[0]).toBe('/@vite/client');
});
