/**
 * Releases what is committed: npm run release -- 0.2.0
 * "Unreleased" in the changelog becomes the version, which is set in package and lockfile, committed and tagged. Nothing is pushed.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

class Refusal extends Error {}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Versions have three numbers and only increase. */
function isAfter(version: string, current: string): boolean {
  const [a = [], b = []] = [version, current].map((text) => text.split('.').map(Number));
  const first = a.findIndex((number, place) => number !== b[place]);
  return first >= 0 && Number(a[first]) > Number(b[first]);
}

function checkVersion(version: string, current: string): void {
  if (!/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(version))
    throw new Refusal(`Expected a version of three numbers: npm run release -- 0.2.0`);
  if (!isAfter(version, current))
    throw new Refusal(`${version} is not newer than ${current}, the version in package.json.`);
  if (git('tag', '--list', `v${version}`)) throw new Refusal(`The tag v${version} already exists.`);
}

function checkTree(): void {
  const changes = git('status', '--porcelain');
  if (changes) throw new Refusal(`Uncommitted changes. Commit or stash them first:\n${changes}`);
}

const unreleased = /^## Unreleased\n(?<changes>[\s\S]*?)(?=^## |$(?![\s\S]))/m;

function changesIn(changelog: string): string {
  const changes = unreleased.exec(changelog)?.groups?.changes?.trim();
  if (!changes) throw new Refusal('CHANGELOG.md has nothing under "Unreleased".');
  if (!/^### Upgrading$/m.test(changes))
    throw new Refusal(
      'CHANGELOG.md lacks upgrade notes: add "### Upgrading" under "Unreleased", or at least "Nothing to do." below it.',
    );
  return changes;
}

function release(version: string): void {
  const current: string = JSON.parse(readFileSync('package.json', 'utf8')).version;
  checkVersion(version, current);
  checkTree();
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  const changes = changesIn(changelog);
  const today = new Date().toISOString().slice(0, 10);
  const section = `## Unreleased\n\n## ${version} - ${today}\n\n${changes}\n\n`;
  writeFileSync('CHANGELOG.md', `${changelog.replace(unreleased, () => section).trimEnd()}\n`);
  execFileSync('npm', ['version', version, '--no-git-tag-version'], { shell: process.platform === 'win32' });
  git('commit', '--quiet', '--all', '--message', `Release ${version}`);
  // Lines that start with # are headings here, not comments to be stripped.
  git('tag', '--annotate', `v${version}`, '--cleanup=verbatim', '--message', `${version}\n\n${changes}\n`);
  console.log(`› Released ${version} locally. Publish it with git push --follow-tags`);
}

try {
  const [version = ''] = parseArgs({ allowPositionals: true }).positionals;
  release(version);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(`✗ ${error.message}`);
  process.exitCode = 1;
}
