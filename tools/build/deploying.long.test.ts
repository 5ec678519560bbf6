/** Deploying with one command: real servers, a real git, and a stub of the build. deploy.test.ts has what can go wrong. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../test/ports.ts';
import { makeStubProject } from '../../test/stub-project.ts';
import { deploy } from './deploy.ts';

/** A page with the word of the content, and an asset that is named by it. */
const buildScript = `
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeBuildInfo } from './build-info.ts';
const root = import.meta.dirname + '/../..';
const word = readFileSync(root + '/content/word.txt', 'utf8').trim();
const client = root + '/build/client';
rmSync(client, { recursive: true, force: true });
mkdirSync(client + '/hikes', { recursive: true });
mkdirSync(client + '/assets', { recursive: true });
writeFileSync(client + '/hikes/index.html', word);
writeFileSync(client + '/assets/page-' + word.padEnd(8, '0').slice(0, 8) + '.js', word);
writeFileSync(root + '/build/badges.json', '{ "hikes": [] }');
const pages = { origin: 'https://trails.test', contactHost: 'trails.test', identityProvider: 'Google' };
writeBuildInfo(root, process.env, { settings: {}, inline: { scripts: [], styles: [] }, pages });
`;
const withoutGit = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));

async function newSite() {
  const root = makeStubProject(buildScript);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], {
      cwd: root,
      env: Object.fromEntries(withoutGit),
      encoding: 'utf8',
    });
  const commit = (word: string) => {
    writeFileSync(join(root, 'content/word.txt'), word);
    git('add', '.');
    git('commit', '--quiet', '--message', word);
  };
  writeFileSync(join(root, '.gitignore'), 'node_modules\nbuild\nbuild-*\n');
  git('init', '--quiet', '--initial-branch=main');
  commit('first');

  const ports = await Promise.all([freePort(), freePort()]);
  const supervisor = startSupervisor(root);
  const said: string[] = [];
  const env: NodeJS.ProcessEnv = {
    ...Object.fromEntries(withoutGit),
    PUBLIC_URL: 'https://trails.test',
    CONTACT: 'ranger@trails.test',
    DEPLOY_SERVERS: ports.map((port) => `http://127.0.0.1:${port}`).join(', '),
    DEPLOY_RESTART: `"${process.execPath}" -e "fetch('${await supervisor}/{port}').then((r) => process.exit(r.ok ? 0 : 1))"`,
    DEPLOY_RELOAD: 'cat build/client/hikes/index.html >> build-reloads',
  };
  const words = () =>
    Promise.all(ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/hikes`)).text().catch(() => 'down')));
  return {
    said,
    git,
    commit,
    words,
    ports,
    run: (...command: string[]) => deploy(command, { root, env, say: (line) => said.push(line), output: 'ignore' }),
    reloads: () => readFileSync(join(root, 'build-reloads'), 'utf8'),
  };
}

/** Replaces systemd: restarts the server on a port on request. */
function startSupervisor(root: string): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'deploy-data-'));
  const children = new Map<number, ChildProcess>();
  const end = async (port: number) => {
    const child = children.get(port);
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
  const start = (port: number) => {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const settings = { PORT: String(port), SITE_DIR: join(root, 'build'), DATA_DIR: dataDir, NODE_ENV: 'production' };
    const script = join(import.meta.dirname, '../../server/start.mjs');
    const env = { PATH, NODE_COMPILE_CACHE, ...settings };
    children.set(port, spawn(process.execPath, [script], { env, stdio: 'ignore' }));
  };
  const supervisor = createServer(async (request, response) => {
    const port = Number(request.url?.slice(1));
    await end(port);
    start(port);
    response.end();
  });
  const address = new Promise<string>((resolve) =>
    supervisor.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(supervisor.address() as AddressInfo).port}`)),
  );
  onTestFinished(async () => {
    supervisor.close();
    for (const port of children.keys()) await end(port);
    rmSync(dataDir, { recursive: true });
  });
  return address;
}

test('one command deploys to servers one after the other, and another rolls code and pages back', async () => {
  const site = await newSite();
  expect(await site.run()).toMatch(/^All 2 servers run 0\.1\.0-[0-9a-f]{7,}\. To roll back: npm run deploy -- back$/);
  expect(await site.words()).toEqual(['first', 'first']);

  site.commit('second');
  let [leastUp, watching] = [2, true];
  const watch = (async () => {
    while (watching) {
      const alive = site.ports.map((port) =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          (r) => r.ok,
          () => false,
        ),
      );
      leastUp = Math.min(leastUp, (await Promise.all(alive)).filter(Boolean).length);
      await setTimeout(10); // leaves the processor to the servers that are watched
    }
  })();
  await site.run();
  watching = false;
  await watch;
  expect(leastUp, 'one server was always ready').toBe(1);
  expect(await site.words()).toEqual(['second', 'second']);
  expect(site.reloads()).toBe('firstsecond');

  const back = await site.run('back');
  expect(back).toMatch(/^All 2 servers run 0\.1\.0-/);
  expect(await site.words()).toEqual(['first', 'first']);
  expect(site.git('log', '-1', '--format=%s').trim(), 'the code of then').toBe('first');
  expect(site.said.join('\n')).toContain('return with git switch -');
  const [port] = site.ports;
  const asset = await fetch(`http://127.0.0.1:${port}/assets/page-second00.js`);
  expect([asset.status, await asset.text()], 'pages of the build that was left find their files').toEqual([
    200,
    'second',
  ]);

  site.git('switch', '--quiet', '-');
  await site.run();
  expect(await site.words()).toEqual(['second', 'second']);
});
