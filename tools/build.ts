/** Makes the whole site under build/client as plain files, and beside it their compressed copies for our server. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, globSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as viteBuild } from 'vite';
import { drawChangedPictures } from '../art/draw.ts';
import { drawMaps } from '../art/maps/draw.ts';
import { type Content, loadContent } from '../content/load.ts';
import { precompress } from './precompress.ts';

const root = join(import.meta.dirname, '..');
const client = join(root, 'build', 'client');

async function step<T>(what: string, work: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  console.log(`› ${what} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return result;
}

/** Bundled by itself, because reading pages load nothing else. */
async function bundleScript(): Promise<void> {
  const output = await viteBuild({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, target: 'es2022', rollupOptions: { input: join(root, 'web/script/main.ts') } },
  });
  const [result] = [output].flat();
  if (!result || !('output' in result)) throw new Error('The script was not bundled');
  const [{ code }] = result.output;
  const name = `site-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  rmSync(join(root, 'build/public/assets'), { recursive: true, force: true });
  mkdirSync(join(root, 'build/public/assets'), { recursive: true });
  writeFileSync(join(root, 'build/public/assets', name), code);
  writeFileSync(join(root, 'build/client-script.json'), JSON.stringify({ src: `/assets/${name}` }));
}

function prerender(): void {
  const cli = join(root, 'node_modules/@react-router/dev/bin.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  const result = spawnSync(process.execPath, [cli, 'build', '--logLevel', 'error'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  if (result.status !== 0) throw new Error(`${result.stdout}${result.stderr}`);
}

/** What any static host serves: no server bundle, no data files of pages that never load them, a way on from unknown paths. */
function tidy(): void {
  rmSync(client, { recursive: true, force: true });
  renameSync(join(root, 'build/pages/client'), client);
  rmSync(join(root, 'build/pages'), { recursive: true });
  for (const file of globSync('**/*.data', { cwd: client })) rmSync(join(client, file));
  rmSync(join(client, '__spa-fallback.html'), { force: true });
  copyFileSync(join(client, 'index.html'), join(client, '404.html'));
}

function checkComplete(content: Content): void {
  const missing = content.trails.filter((trail) => !existsSync(join(client, trail.path, 'index.html')));
  if (missing.length > 0) throw new Error(`Pages are missing: ${missing.map((trail) => trail.path).join(', ')}`);
}

try {
  const content = await step('Read the content', () => loadContent());
  await step('Drew the pictures', () => drawChangedPictures(content));
  await step('Drew the maps', () => drawMaps(content));
  await step('Bundled the script', bundleScript);
  await step(`Made the pages`, prerender);
  tidy();
  checkComplete(content);
  await step('Compressed the files', () => precompress(client, join(root, 'build', 'compressed')));
} catch (error) {
  console.error(error instanceof Error ? `✗ ${error.message}` : error);
  process.exit(1);
}
