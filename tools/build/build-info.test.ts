import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readVersion } from '../../server/site/build-info.ts';
import { noInline } from '../../server/site/security-headers.ts';
import { writeBuildInfo } from './build-info.ts';

const withoutGit = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));

function newProject() {
  const root = mkdtempSync(join(tmpdir(), 'build-info-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'build'));
  writeFileSync(join(root, 'package.json'), '{ "version": "0.1.0" }');
  writeFileSync(join(root, '.gitignore'), 'build\n');
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@b.c'];
  const git = (...args: string[]) => execFileSync('git', [...identity, ...args], { cwd: root, env: withoutGit });
  const version = (env: NodeJS.ProcessEnv = {}) => {
    writeBuildInfo(root, env, {
      settings: {},
      inline: noInline,
      pages: { origin: '', contactHost: '', identityProvider: '' },
    });
    return readVersion(join(root, 'build'));
  };
  return { root, git, version };
}

test('the server reports the release that was built, the commits since, and changed files', () => {
  const { root, git, version } = newProject();
  expect(version(), 'without git').toBe('0.1.0');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'first');
  expect(version()).toMatch(/^0\.1\.0-[0-9a-f]{7,}$/);
  git('tag', '-a', 'v0.2.0', '-m', '0.2.0');
  expect(version()).toBe('0.2.0');
  git('commit', '--quiet', '--allow-empty', '-m', 'second');
  expect(version()).toMatch(/^0\.2\.0-1-g[0-9a-f]{7,}$/);
  writeFileSync(join(root, 'package.json'), '{ "version": "0.2.0" }');
  expect(version()).toMatch(/-dirty$/);
  expect(version({ BUILD_VERSION: 'of the image' })).toBe('of the image');
});

test('a server without a build reports the version of the package', () => {
  expect(readVersion('/nowhere')).toMatch(/^\d+\.\d+\.\d+$/);
});
