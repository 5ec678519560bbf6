import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const script = resolve('tools/maintain/release.ts');
const person = { NAME: 'A maintainer', EMAIL: 'maintainer@trails.example' };
const withoutGit = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')); // git sets these in a hook
const env = {
  ...Object.fromEntries(withoutGit),
  ...Object.fromEntries(
    Object.entries(person).flatMap(([key, value]) => [
      [`GIT_AUTHOR_${key}`, value],
      [`GIT_COMMITTER_${key}`, value],
    ]),
  ),
  GIT_CONFIG_GLOBAL: '/dev/null',
};

let folder: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, env, encoding: 'utf8' }).trim();
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const versionsIn = (file: string) =>
  [...read(file).matchAll(/^ {2,6}"version": "(.*)"/gm)].map(([, version]) => version);
const release = (...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], { cwd: folder, env, encoding: 'utf8' });

const write = (changelog: string) => writeFileSync(join(folder, 'CHANGELOG.md'), changelog);
const changelog =
  '# Changelog\n\n## Unreleased\n\n### Added\n\n- Snow: $1 and `$&` a day.\n\n### Upgrading\n\nNothing to do.\n\n## 0.1.0 - 2026-01-02\n\n- The guide.\n';

const place = mkdtempSync(join(tmpdir(), 'release-'));
afterAll(() => rmSync(place, { recursive: true }));

/** A repository with our own package and lockfile, and a changelog with one previous release. */
beforeAll(() => {
  folder = join(place, 'model');
  mkdirSync(folder);
  copyFileSync('.npmrc', join(folder, '.npmrc'));
  for (const file of ['package.json', 'package-lock.json']) {
    const { version } = JSON.parse(readFileSync(file, 'utf8'));
    const text = readFileSync(file, 'utf8');
    writeFileSync(join(folder, file), atTheTop(text, version, '0.1.0'));
  }
  write(changelog);
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'All of it');
});
beforeEach(() => {
  folder = mkdtempSync(join(place, 'repository-'));
  cpSync(join(place, 'model'), folder, { recursive: true });
});

/** Our version is at the top of both files; further down are those of dependencies. */
const atTheTop = (text: string, from: string, to: string) =>
  text.slice(0, 250).replaceAll(`"version": "${from}"`, `"version": "${to}"`) + text.slice(250);

/** The state must not change: nothing is half released. */
function expectNothingDone(changes = ''): void {
  expect(git('log', '--format=%s')).toBe('All of it');
  expect(git('status', '--porcelain')).toBe(changes);
  expect(git('tag')).toBe('');
}

test('a release moves the unreleased changes under its version and date, in one tagged commit', () => {
  const before = read('package-lock.json');
  const today = () => new Date().toISOString().slice(0, 10);
  const first = today();
  const { status, stdout } = release('0.2.0');
  const days = [first, today()]; // in case the test runs across midnight
  expect([status, stdout]).toEqual([0, '› Released 0.2.0 locally. Publish it with git push --follow-tags\n']);
  expect(
    days.map(
      (day) =>
        `# Changelog\n\n## Unreleased\n\n## 0.2.0 - ${day}\n\n### Added\n\n- Snow: $1 and \`$&\` a day.\n\n### Upgrading\n\nNothing to do.\n\n## 0.1.0 - 2026-01-02\n\n- The guide.\n`,
    ),
  ).toContain(read('CHANGELOG.md'));
  expect(versionsIn('package.json')).toEqual(['0.2.0']);
  expect(read('package-lock.json')).toBe(atTheTop(before, '0.1.0', '0.2.0'));
  expect(git('log', '--format=%s')).toBe('Release 0.2.0\nAll of it');
  expect(git('status', '--porcelain')).toBe('');
  expect(git('rev-parse', 'v0.2.0^{commit}')).toBe(git('rev-parse', 'HEAD'));
  expect(git('tag', '--list', '--format=%(contents)')).toBe(
    '0.2.0\n\n### Added\n\n- Snow: $1 and `$&` a day.\n\n### Upgrading\n\nNothing to do.',
  );
});

test.each([
  ['', 'Expected a version'],
  ['v0.2.0', 'Expected a version'],
  ['0.2', 'Expected a version'],
  ['0.2.0-beta', 'Expected a version'],
  ['0.1.0', '0.1.0 is not newer than 0.1.0'],
  ['0.0.9', '0.0.9 is not newer than 0.1.0'],
])('the version "%s" is refused', (version, reason) => {
  const { status, stderr } = release(version);
  expect([status, stderr]).toEqual([1, expect.stringContaining(reason)]);
  expectNothingDone();
});

test('versions are compared as numbers', () => {
  expect(release('0.10.0').status).toBe(0);
  write(
    read('CHANGELOG.md').replace('## Unreleased\n', '## Unreleased\n\n- More.\n\n### Upgrading\n\nNothing to do.\n'),
  );
  git('commit', '--quiet', '--all', '--message', 'More');
  expect(release('0.9.0').stderr).toContain('0.9.0 is not newer than 0.10.0');
  expect(release('1.0.0').status).toBe(0);
});

test('uncommitted changes are refused, and listed', () => {
  writeFileSync(join(folder, 'notes.txt'), 'new');
  const { status, stderr } = release('0.2.0');
  expect([status, stderr]).toEqual([1, expect.stringContaining('?? notes.txt')]);
  expectNothingDone('?? notes.txt');
});

test('a version that is already tagged is refused', () => {
  git('tag', 'v0.2.0');
  expect(release('0.2.0').stderr).toContain('The tag v0.2.0 already exists.');
  expect(git('log', '--format=%s')).toBe('All of it');
});

test('a release without changes is refused', () => {
  write('# Changelog\n\n## Unreleased\n\n## 0.1.0 - 2026-01-02\n\n- The guide.\n');
  git('commit', '--quiet', '--all', '--amend', '--message', 'All of it');
  expect(release('0.2.0').stderr).toContain('nothing under "Unreleased"');
  expectNothingDone();
});

test('a release without upgrade notes is refused', () => {
  write('# Changelog\n\n## Unreleased\n\n- Snow.\n');
  git('commit', '--quiet', '--all', '--amend', '--message', 'All of it');
  expect(release('0.2.0').stderr).toContain('add "### Upgrading" under "Unreleased"');
  expectNothingDone();
});
