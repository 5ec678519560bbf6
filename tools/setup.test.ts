/** What tools/setup.mjs does with the settings of a build. The build itself is a stand-in that says what it was given. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const buildScript = `
import { settingsOf, writeBuildInfo } from './build-info.ts';
console.log(JSON.stringify(settingsOf(process.env)));
writeBuildInfo(import.meta.dirname + '/../..', process.env);
`;

function newProject() {
  const root = mkdtempSync(join(tmpdir(), 'setup-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const name of ['art', 'content', 'web', 'server/site', 'tools/build', 'node_modules/.bin', 'build']) {
    mkdirSync(join(root, name), { recursive: true });
  }
  const files = [
    'server/site/catalog.ts',
    'package.json',
    'package-lock.json',
    'vite.config.ts',
    'react-router.config.ts',
  ];
  for (const name of files) writeFileSync(join(root, name), '{ "version": "0.1.0" }');
  const ours = join(import.meta.dirname, '..');
  for (const name of ['domain', 'tools/setup.mjs', 'tools/build/build-info.ts'])
    cpSync(join(ours, name), join(root, name), { recursive: true });
  writeFileSync(join(root, 'tools/build/build.ts'), buildScript);
  symlinkSync(process.execPath, join(root, 'node_modules/.bin/node'));
  const installed = ['{ "version": "0.1.0" }', process.platform, process.arch].join('\n');
  writeFileSync(join(root, 'node_modules/.installed'), createHash('sha256').update(installed).digest('hex'));

  return (settings: Record<string, string> = {}, goal = 'rebuild') => {
    const env = { PATH: process.env.PATH, ...settings };
    const script = join(root, 'tools/setup.mjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, goal], { env, encoding: 'utf8' });
    const given = /^\{.*\}$/m.exec(stdout)?.[0];
    return { status, said: stdout + stderr, settings: given ? JSON.parse(given) : undefined };
  };
}

const ours = { SITE_ORIGIN: 'https://trails.example.org', CONTACT: 'ranger@example.org', OIDC_NAME: 'Keycloak' };

test('a build from a fresh shell takes up the settings of the last one, and says so', () => {
  const build = newProject();
  expect(build(ours)).toMatchObject({ status: 0, settings: ours });
  const again = build();
  expect(again.settings).toEqual(ours);
  expect(again.said).toContain('› CONTACT=ranger@example.org, as in the last build (CONTACT= takes it back)');
});

test('what the shell says counts, PUBLIC_URL too, and an empty setting takes the last one back', () => {
  const build = newProject();
  build(ours);
  const changed = build({ PUBLIC_URL: 'https://hikes.example.org', CONTACT: '' });
  expect(changed.settings).toEqual({ SITE_ORIGIN: 'https://hikes.example.org', OIDC_NAME: 'Keycloak' });
  expect(build().settings).toEqual(changed.settings);
});

test('a server that is started in a fresh shell does not build again only because of its settings', () => {
  const build = newProject();
  build(ours);
  expect(build({}, 'start').settings, 'nothing was built').toBeUndefined();
  expect(build({ CONTACT: 'other@example.org' }, 'start').settings).toEqual({ ...ours, CONTACT: 'other@example.org' });
});
