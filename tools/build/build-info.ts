/**
 * build/build.json: the version, commit and settings of a build. The server reports the version in health, metrics and log; the next
 * build reuses the settings that the shell does not set (tools/setup.mjs).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../domain/site.ts';

/** Settings that end up in the pages, or in the headers that proxies send with them, and are not content. */
export const buildSettings = [
  'SITE_ORIGIN',
  'CONTACT',
  'OIDC_NAME',
  'ANALYTICS_SCRIPT',
  'ANALYTICS_ORIGINS',
  'SERVER',
] as const;

export const settingsOf = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(buildSettings.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));

export type BuildInfo = { version: string; revision?: string; settings: Record<string, string> };

export function writeBuildInfo(root: string, env: NodeJS.ProcessEnv): void {
  const info: BuildInfo = {
    version: versionOf(root, env),
    revision: git(root, 'rev-parse', 'HEAD'),
    settings: settingsOf(env),
  };
  writeFileSync(join(root, 'build/build.json'), `${JSON.stringify(info, null, 2)}\n`);
}

/** undefined where nothing was built, or by a version that did not record it. */
export function readBuildInfo(buildFolder: string): BuildInfo | undefined {
  const file = join(buildFolder, 'build.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** undefined without git, or outside of a repository. */
function git(root: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** As in git describe: 0.2.0-3-gd9406bf-dirty is three commits and some changed files after the release 0.2.0. */
function versionOf(root: string, { BUILD_VERSION }: NodeJS.ProcessEnv): string {
  if (BUILD_VERSION) return BUILD_VERSION;
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const described = git(root, 'describe', '--tags', '--match', 'v[0-9]*', '--always', '--dirty');
  if (!described) return version;
  return described.startsWith('v') ? described.slice(1) : `${version}-${described}`;
}

/** Placeholders that visitors would notice, each with the setting that replaces it. */
export function placeholdersIn(
  { origin, contact }: Pick<Site, 'origin' | 'contact'>,
  env: NodeJS.ProcessEnv,
): string[] {
  const isPlaceholder = (host: string) => host.endsWith('.example');
  return [
    ...(!env.SITE_ORIGIN && isPlaceholder(origin)
      ? [`the origin in the pages is the placeholder ${origin}: set SITE_ORIGIN or PUBLIC_URL`]
      : []),
    ...(!env.CONTACT && isPlaceholder(contact.host)
      ? [`the contact address is the placeholder ${contact.user}@${contact.host}: set CONTACT`]
      : []),
  ];
}
