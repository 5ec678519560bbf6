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
  return (settings: Record<string, string> = {}, goal = 'rebuild', ...command: string[]) => {
    const env = { PATH: process.env.PATH, ...settings };
    const script = join(root, 'tools/setup.mjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, goal, '--', ...command], {
      env,
      encoding: 'utf8',
    });
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

test('a build for static hosting is asked for with SERVER=none, and any other value is refused', () => {
  const build = newProject();
  expect(build({ SERVER: 'none' }).settings).toEqual({ SERVER: 'none' });
  expect(build({ SERVER: 'off' })).toMatchObject({ status: 1, said: expect.stringContaining('expected none') });
});

test('a server that is started in a fresh shell does not rebuild only because of missing settings', () => {
  const build = newProject();
  build(ours);
  expect(build({}, 'start').settings, 'nothing was built').toBeUndefined();
  expect(build({ CONTACT: 'other@example.org' }, 'start').settings).toEqual({ ...ours, CONTACT: 'other@example.org' });
});

test('the command that follows gets its arguments and the settings of the shell, and its status is passed on', () => {
  const build = newProject();
  build(ours);
  const printing = 'console.log(process.argv.slice(1).join(" "), process.env.CONTACT); process.exit(3)';
  const { status, said } = build({}, 'start', process.execPath, '-e', printing, 'two words', '--flag');
  expect([status, said]).toEqual([3, 'two words --flag undefined\n']);
});
