/** How tools/setup.mjs handles the settings of a build. The build itself is a stub that prints what it was given. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeStubProject } from '../test/stub-project.ts';

const buildScript = `
import { settingsOf, writeBuildInfo } from './build-info.ts';
console.log(JSON.stringify(settingsOf(process.env)));
writeBuildInfo(import.meta.dirname + '/../..', process.env);
`;

function newProject() {
  const root = makeStubProject(buildScript);
  return (settings: Record<string, string> = {}, goal = 'rebuild') => {
    const env = { PATH: process.env.PATH, ...settings };
    const script = join(root, 'tools/setup.mjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, goal], { env, encoding: 'utf8' });
    const given = /^\{.*\}$/m.exec(stdout)?.[0];
    return { status, said: stdout + stderr, settings: given ? JSON.parse(given) : undefined };
  };
}

const ours = { SITE_ORIGIN: 'https://trails.example.org', CONTACT: 'ranger@example.org', OIDC_NAME: 'Keycloak' };

test('a build from a fresh shell reuses the settings of the last one, and says so', () => {
  const build = newProject();
  expect(build(ours)).toMatchObject({ status: 0, settings: ours });
  const again = build();
  expect(again.settings).toEqual(ours);
  expect(again.said).toContain('› CONTACT=ranger@example.org, as in the last build (CONTACT= resets it)');
});

test('settings of the shell win, PUBLIC_URL included, and an empty one resets that of the last build', () => {
  const build = newProject();
  build(ours);
  const changed = build({ PUBLIC_URL: 'https://hikes.example.org', CONTACT: '' });
  expect(changed.settings).toEqual({ SITE_ORIGIN: 'https://hikes.example.org', OIDC_NAME: 'Keycloak' });
  expect(build().settings).toEqual(changed.settings);
});

test('a server that is started in a fresh shell does not rebuild only because of missing settings', () => {
  const build = newProject();
  build(ours);
  expect(build({}, 'start').settings, 'nothing was built').toBeUndefined();
  expect(build({ CONTACT: 'other@example.org' }, 'start').settings).toEqual({ ...ours, CONTACT: 'other@example.org' });
});
