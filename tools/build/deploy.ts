/**
 * `npm run deploy` deploys the checked-out revision: checks the settings, builds, reloads the proxy, and restarts the servers one after
 * the other, each only when the previous one is ready with the new build. `-- back` rolls back to the previous build and its code.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { site } from '../../content/site.ts';
import { isNamedByContent } from '../../domain/wire/named-by-content.ts';
import { readConfig } from '../../server/config.ts';
import { type BuildInfo, placeholdersIn, readBuildInfo } from '../../server/site/build-info.ts';
import { answer, Rejection, settingsFile } from '../operate/operator.ts';
import { namedByPages, readBuildSettings } from './settings.ts';
import { filesIn } from './site-folder.ts';

/** The timeout for a server, from its restart until it is ready. */
const patienceMs = 120_000;

type Project = {
  root: string;
  env: NodeJS.ProcessEnv;
  say(line: string): void;
  /** Where the output of its commands goes. */
  output: 'inherit' | 'ignore';
};
type Settings = { servers: URL[]; restart: string; reload: string | undefined; pauseMs: number };

export async function deploy([command, ...rest]: string[], project: Project): Promise<string> {
  if (rest.length > 0 || (command !== undefined && command !== 'back'))
    throw new Rejection('Usage: npm run deploy, or npm run deploy -- back');
  const settings = readSettings(project.env);
  return command === 'back' ? goBack(project, settings) : publish(project, settings);
}

function readSettings(env: NodeJS.ProcessEnv): Settings {
  const { port, drainSeconds } = readConfig(env);
  const { DEPLOY_RESTART: restart, DEPLOY_RELOAD: reload, DEPLOY_SERVERS = `http://127.0.0.1:${port}` } = env;
  if (!restart)
    throw new Rejection(
      `DEPLOY_RESTART is not set, in ${settingsFile} or in the shell. Example: DEPLOY_RESTART='systemctl restart north-star-trails@{port}'`,
    );
  const addresses = DEPLOY_SERVERS.split(',').map((address) => address.trim());
  const wrong = addresses.find((address) => !/^https?:\/\/[^/]+$/.test(address) || !URL.canParse(address));
  if (wrong !== undefined)
    throw new Rejection(
      `DEPLOY_SERVERS: expected comma-separated origins such as http://127.0.0.1:3000, not “${wrong}”`,
    );
  const servers = addresses.map((address) => new URL(address));
  return { servers, restart, reload, pauseMs: drainSeconds * 1000 };
}

async function publish(project: Project, settings: Settings): Promise<string> {
  const { root, env } = project;
  const last = readBuildInfo(join(root, 'build'));
  rejectPlaceholders(env, last);
  const [build, before, copy] = getFolders(root);
  const isKnown = last && (await isWhatRuns(build, last, settings));
  rmSync(copy, { recursive: true, force: true });
  if (isKnown) cpSync(build, copy, { recursive: true, preserveTimestamps: true });
  if (!(await run(project, `"${process.execPath}" tools/setup.mjs rebuild`))) {
    if (isKnown) swap(build, copy);
    rmSync(copy, { recursive: true, force: true });
    throw new Rejection('Not deployed: the build failed. The servers keep running the current build.');
  }
  if (isKnown) {
    rmSync(before, { recursive: true, force: true });
    renameSync(copy, before);
  }
  return bringToServers(project, settings);
}

/** The build, the previous one, and a copy of the build while the next one replaces it. */
const getFolders = (root: string) =>
  [join(root, 'build'), join(root, 'build-before'), join(root, 'build-copy')] as const;

const run = ({ root, env, output }: Project, command: string): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, { shell: true, cwd: root, env, stdio: output });
    child.once('error', () => resolve(false));
    child.once('close', (status) => resolve(status === 0));
  });

function rejectPlaceholders(env: NodeJS.ProcessEnv, last: BuildInfo | undefined): void {
  const placeholders = placeholdersIn(namedByPages(site, readBuildSettings(env, last?.settings)));
  if (placeholders.length > 0) throw new Rejection(`Not deployed:\n  · ${placeholders.join('\n  · ')}`);
}

/** False for an interrupted build, or one made by hand since: a rollback restores what visitors had. */
async function isWhatRuns(build: string, { version }: BuildInfo, { servers }: Settings): Promise<boolean> {
  if (!existsSync(join(build, '.built'))) return false;
  const states = await Promise.all(servers.map(getState));
  const running = states.filter((state) => state.version !== undefined);
  return running.every((state) => state.version === version);
}

async function goBack(project: Project, settings: Settings): Promise<string> {
  const { root, say } = project;
  const [build, before] = getFolders(root);
  const former = readBuildInfo(before);
  if (!former) throw new Rejection('No previous build to roll back to: the first deploy has none.');
  if (former.revision && former.revision !== readBuildInfo(build)?.revision) {
    const { status, stderr } = spawnSync('git', ['checkout', '--quiet', '--detach', former.revision], {
      cwd: root,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Rejection(`Not rolled back: git cannot check out ${former.version}.\n${stderr.trim()}`);
    say(`› Checked out ${former.version}; return with git switch -`);
    if (!(await run(project, `"${process.execPath}" tools/setup.mjs install`)))
      throw new Rejection(
        'Not rolled back: its packages could not be installed. The servers keep running the current build.',
      );
  }
  swap(build, before);
  keepFilesOfOpenPages(before, build);
  return bringToServers(project, settings);
}

async function bringToServers(project: Project, settings: Settings): Promise<string> {
  const { root, say } = project;
  const { servers, reload, restart, pauseMs } = settings;
  const version = readBuildInfo(join(root, 'build'))?.version ?? '';
  const wayBack = 'Roll back with npm run deploy -- back, or fix it and run npm run deploy again.';
  if (reload) {
    say(`› ${reload}`);
    if (!(await run(project, reload)))
      throw new Rejection(`The reload command failed; no server was restarted. ${wayBack}`);
  }
  const states = await Promise.all(
    servers.map(async (server) => ({ server, isReady: (await getState(server)).isReady })),
  );
  const downFirst = states.toSorted((one, other) => Number(one.isReady) - Number(other.isReady));
  for (const [index, { server }] of downFirst.entries()) {
    if (index > 0) await setTimeout(pauseMs); // gives proxies time to notice that the previous one is back
    const command = restart.replaceAll('{host}', server.hostname).replaceAll('{port}', server.port);
    say(`› ${command}`);
    const issue = (await run(project, command)) ? await whyNotReady(server, version) : 'the command failed';
    if (!issue) continue;
    const left = downFirst.length - index - 1;
    const others =
      left > 0 ? ` ${left === 1 ? 'One server still runs' : `${left} servers still run`} the previous build.` : '';
    throw new Rejection(`${server.origin} is not running ${version}: ${issue}.${others} ${wayBack}`);
  }
  const many = servers.length === 1 ? 'The server runs' : `All ${servers.length} servers run`;
  return `${many} ${version}. To roll back: npm run deploy -- back`;
}

type State = { isReady: boolean; version?: string; reason: string };

async function getState(server: URL): Promise<State> {
  try {
    const response = await fetch(new URL('/readyz', server), { signal: AbortSignal.timeout(5000) });
    const { version, reason = '' } = (await response.json()) as { version?: string; reason?: string };
    return { isReady: response.ok, version, reason };
  } catch {
    return { isReady: false, reason: 'no response' };
  }
}

async function whyNotReady(server: URL, version: string): Promise<string | undefined> {
  const giveUpAt = performance.now() + patienceMs;
  for (;;) {
    const state = await getState(server);
    if (state.isReady && state.version === version) return undefined;
    if (performance.now() > giveUpAt) return state.isReady ? `it still runs ${state.version}` : state.reason;
    await setTimeout(250);
  }
}

/** One of them is in place at any time except between two renames. */
function swap(one: string, other: string): void {
  const aside = `${one}-aside`;
  rmSync(aside, { recursive: true, force: true });
  renameSync(one, aside);
  renameSync(other, one);
  renameSync(aside, other);
}

/** Pages of the build that is replaced are still open in browsers, and reference files that the other one does not have. */
function keepFilesOfOpenPages(left: string, build: string): void {
  for (const file of filesIn(join(left, 'client')).filter(isNamedByContent)) {
    const kept = join(build, 'previous/client', file);
    if (existsSync(join(build, 'client', file)) || existsSync(kept)) continue;
    mkdirSync(dirname(kept), { recursive: true });
    cpSync(join(left, 'client', file), kept);
  }
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..');
  await answer((words, env) => deploy(words, { root, env, say: console.log, output: 'inherit' }));
}
