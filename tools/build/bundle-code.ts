/** Bundles the code, unless it was bundled before: the scripts of the pages, the service worker, and the application that renders pages. */
import { spawnSync } from 'node:child_process';
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshOutputs, hashOfInputs, writeStamp } from '../../art/drawing/stamp.ts';
import type { Content } from '../../content/load.ts';
import type { BuildSettings } from './settings.ts';

const root = join(import.meta.dirname, '../..');
const build = join(root, 'build');

/** A hash of everything that scripts and the application are bundled from, but not of what they read at run time. */
function codeHash({ regions }: Content, settings: BuildSettings): string {
  const named = [
    '{web,domain}/**/*.{ts,tsx,css,svg,woff2,json}',
    '{content,tools,tools/build}/*.ts',
    '*.config.ts',
    'package*.json',
  ];
  const files = globSync(named, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));
  return hashOfInputs(
    [...files, 'build/regions.css'].map((file) => join(root, file)),
    [files.sort(), regions, settings],
  );
}

const bundles = ['pages/server/index.js', 'pages/client/.vite/manifest.json', 'scripts.json', 'worker.js'];

export async function bundleCode(content: Content, settings: BuildSettings): Promise<void> {
  const code = codeHash(content, settings);
  const stampFile = join(build, 'code.stamp');
  if (freshOutputs(stampFile, code, build)) return;
  const { bundle, bundleWorker } = await import('./bundle.ts'); // on demand: loading the bundler takes longer than a small change
  writeFileSync(join(build, 'scripts.json'), JSON.stringify(await bundle(join(build, 'public/assets'))));
  writeFileSync(join(build, 'worker.js'), await bundleWorker());
  const cli = join(root, 'node_modules/@react-router/dev/bin.cjs');
  const result = spawnSync(process.execPath, [cli, 'build', '--logLevel', 'error'], { cwd: root, encoding: 'utf8' });
  if (result.status !== 0) throw new Error(`${result.stdout}${result.stderr}`);
  writeStamp(stampFile, code, bundles);
}
