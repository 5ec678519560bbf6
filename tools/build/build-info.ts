/** Writes build/build.json. The server reads it; the next build takes its settings as defaults. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildInfo } from '../../server/site/build-info.ts';

export function writeBuildInfo(
  root: string,
  env: NodeJS.ProcessEnv,
  info: Omit<BuildInfo, 'version' | 'revision'>,
): void {
  const version = getVersion(root, env);
  const revision = git(root, 'rev-parse', 'HEAD');
  writeFileSync(join(root, 'build/build.json'), `${JSON.stringify({ version, revision, ...info }, null, 2)}\n`);
}

/** undefined without git, or outside of a repository. */
function git(root: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** As in git describe: 0.2.0-3-gd9406bf-dirty is three commits and some changed files after the release 0.2.0. */
function getVersion(root: string, { BUILD_VERSION }: NodeJS.ProcessEnv): string {
  if (BUILD_VERSION) return BUILD_VERSION;
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const described = git(root, 'describe', '--tags', '--match', 'v[0-9]*', '--always', '--dirty');
  if (!described) return version;
  return described.startsWith('v') ? described.slice(1) : `${version}-${described}`;
}
