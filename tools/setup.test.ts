/** What tools/setup.mjs builds, and when. The build itself is a stub that prints the settings that it was given. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { makeStubProject } from '../test/stub-project.ts';

const buildScript = `
import { readBuildInfo } from '../../server/site/build-info.ts';
import { writeBuildInfo } from './build-info.ts';
import { readBuildSettings } from './settings.ts';
const root = import.meta.dirname + '/../..';
const settings = readBuildSettings(process.env, readBuildInfo(root + '/build')?.settings);
console.log('built for', settings.CONTACT);
writeBuildInfo(root, process.env, { settings, inline: { scripts: [], styles: [] }, pages: {} });
`;

function newProject() {
  const root = makeStubProject(buildScript);
  const setUp = (goal: string, settings: Record<string, string> = {}, ...command: string[]) => {
    const env = { PATH: process.env.PATH, ...settings };
    const script = join(root, 'tools/setup.mjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, goal, '--', ...command], {
      env,
      encoding: 'utf8',
    });
    return { status, said: stdout + stderr };
  };
  return { root, setUp };
}

const ours = { CONTACT: 'ranger@example.org' };

test('a started server rebuilds after changes of files and settings, not for missing ones', () => {
  const { root, setUp } = newProject();
  expect(setUp('start', ours)).toEqual({ status: 0, said: 'built for ranger@example.org\n' });
  expect(setUp('start').said, 'in a fresh shell').toBe('');
  expect(setUp('start', { CONTACT: 'other@example.org' }).said).toBe('built for other@example.org\n');
  writeFileSync(join(root, 'content/word.txt'), 'new');
  expect(setUp('start').said).toBe('built for other@example.org\n');
});

test('a server started in production keeps its pages, and says that they are out of date', () => {
  const { root, setUp } = newProject();
  setUp('rebuild', ours);
  writeFileSync(join(root, 'content/word.txt'), 'new');
  const start = () => setUp('start', { NODE_ENV: 'production' }).said;
  const page = join(root, 'build/client/hikes/index.html');
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, '');
  expect(start()).toBe('› The build is out of date (other files or settings): run npm run build\n');
  rmSync(page);
  expect(start()).toBe('built for ranger@example.org\n');
});

test('a build that fails, or has wrong settings, is reported and repeated', () => {
  const { root, setUp } = newProject();
  expect(setUp('start', { CONTACT: 'ranger' })).toMatchObject({
    status: 1,
    said: expect.stringMatching(/^✗ CONTACT: expected/),
  });
  writeFileSync(join(root, 'tools/build/build.ts'), 'process.exit(1)');
  const failed = { status: 1, said: '✗ Build failed; see the errors above.\n' };
  expect(setUp('start')).toEqual(failed);
  expect(setUp('start')).toEqual(failed);
});

test('the command that follows gets its arguments and settings, and its status is passed on', () => {
  const { setUp } = newProject();
  setUp('start', ours);
  const printing = 'console.log(process.argv.slice(1).join(" "), process.env.CONTACT); process.exit(3)';
  const { status, said } = setUp('start', {}, process.execPath, '-e', printing, 'two words', '--flag');
  expect([status, said]).toEqual([3, 'two words --flag undefined\n']);
});
