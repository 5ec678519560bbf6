/** A folder that tools/setup.mjs takes for the installed project, with a stub of a few lines as its build. */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const ours = join(import.meta.dirname, '..');
const tools = ['setup.mjs', 'prepare.ts', 'test-programs.ts'];
const build = ['build-info.ts', 'settings.ts', 'site-folder.ts', 'up-to-date.ts'];
const copied = [
  'domain',
  'server/site',
  ...tools.map((name) => `tools/${name}`),
  ...build.map((name) => `tools/build/${name}`),
];
const text = '{ "version": "0.1.0", "type": "module" }';

/** @param buildScript replaces tools/build/build.ts */
export function makeStubProject(buildScript: string): string {
  const root = mkdtempSync(join(tmpdir(), 'stub-project-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const name of ['art', 'content', 'web', 'server', 'tools/build', 'node_modules/.bin', 'build'])
    mkdirSync(join(root, name), { recursive: true });
  for (const name of ['vite.config.ts', 'react-router.config.ts', 'package-lock.json'])
    writeFileSync(join(root, name), text);
  writeFileSync(join(root, 'package.json'), text);
  for (const name of copied) cpSync(join(ours, name), join(root, name), { recursive: true });
  writeFileSync(join(root, 'tools/build/build.ts'), buildScript);
  symlinkSync(process.execPath, join(root, 'node_modules/.bin/node'));
  const installed = [text, process.platform, process.arch].join('\n');
  writeFileSync(join(root, 'node_modules/.installed'), createHash('sha256').update(installed).digest('hex'));
  return root;
}
