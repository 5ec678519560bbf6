/** The scripts that pages load: the small one of every page, and one for each island, with their shared parts apart. */
import { globSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import type { Scripts } from '../web/lib/scripts.server.ts';

const root = join(import.meta.dirname, '..');

export async function bundle(folder: string): Promise<Scripts> {
  const islands = globSync('web/islands/*.island.tsx', { cwd: root });
  const islandName = (file: string) => basename(file, '.island.tsx');
  const inputs = { site: 'web/script/main.ts', ...Object.fromEntries(islands.map((file) => [islandName(file), file])) };

  rmSync(folder, { recursive: true, force: true });
  const output = await build({
    configFile: join(root, 'tools/bundle.vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, rollupOptions: { input: inputs } },
  });
  for (const sheet of globSync('*.css', { cwd: folder })) rmSync(join(folder, sheet));
  const [result] = [output].flat();
  if (!result || !('output' in result)) throw new Error('The scripts were not bundled');
  const entries = result.output.flatMap((chunk) => (chunk.type === 'chunk' && chunk.isEntry ? [chunk] : []));
  const address = new Map(entries.map((chunk) => [chunk.name, `/assets/${chunk.fileName}`]));
  return {
    site: address.get('site') ?? '',
    islands: Object.fromEntries([...address].filter(([name]) => name !== 'site')),
  };
}
