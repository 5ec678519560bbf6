/** Deploying with one command: real servers, a real git, and a stub of the build. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
if (word === 'broken') throw new Error('the content is broken');
writeFileSync(root + '/build/badges.json', '{ "hikes": [] }');
writeBuildInfo(root, process.env);
`;
const withoutGit = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));

async function newSite({ servers = 2 } = {}) {
  const root = makeStubProject(buildScript);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], {
      cwd: root,
      env: Object.fromEntries(withoutGit),
      encoding: 'utf8',
    });
  const write = (word: string) => writeFileSync(join(root, 'content/word.txt'), word);
  const commit = (word: string) => {
    write(word);
    git('add', '.');
    git('commit', '--quiet', '--message', word);
  };
  writeFileSync(join(root, '.gitignore'), 'node_modules\nbuild\nbuild-*\n');
  git('init', '--quiet', '--initial-branch=main');
  commit('first');

  const ports = await Promise.all(Array.from({ length: servers }, () => freePort()));
  const running = startServers(root);
  const said: string[] = [];
  const env: NodeJS.ProcessEnv = {
    ...Object.fromEntries(withoutGit),
    PUBLIC_URL: 'https://trails.test',
    CONTACT: 'ranger@trails.test',
    DEPLOY_SERVERS: ports.map((port) => `http://127.0.0.1:${port}`).join(', '),
    DEPLOY_RESTART: `"${process.execPath}" -e "fetch('${await running.address}/{port}').then((r) => process.exit(r.ok ? 0 : 1))"`,
    DEPLOY_RELOAD: 'cat build/client/hikes/index.html >> build-reloads',
  };
  const words = () =>
    Promise.all(ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/hikes`)).text().catch(() => 'down')));
  return {
    root,
    env,
    said,
    git,
    write,
    commit,
    words,
    ports,
    run: (...command: string[]) => deploy(command, { root, env, say: (line) => said.push(line), output: 'ignore' }),
    reloads: () => readFileSync(join(root, 'build-reloads'), 'utf8'),
    end: running.end,
  };
}

/** Replaces systemd: restarts the server on a port on request. */
function startServers(root: string) {
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
  return { address, end };
}

test('one command builds, reloads the proxy and restarts the servers one after the other; another rolls code and pages back', async () => {
  const site = await newSite();
  await expect(site.run('back')).rejects.toThrow('No previous build to roll back to');
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

test('a failed build publishes nothing: pages on disk, servers and the rollback stay as they were', async () => {
  const site = await newSite({ servers: 1 });
  await site.run();
  site.commit('second');
  await site.run();
  site.write('broken');
  await expect(site.run()).rejects.toThrow(
    'Not deployed: the build failed. The servers keep running the current build.',
  );
  expect(readFileSync(join(site.root, 'build/client/hikes/index.html'), 'utf8')).toBe('second');
  expect(await site.words()).toEqual(['second']);
  expect(
    readdirSync(site.root)
      .filter((name) => name.startsWith('build-'))
      .toSorted(),
  ).toEqual([...['build-before', 'build-reloads']]);
  site.git('checkout', '--quiet', '.');
  await site.run('back');
  expect(await site.words()).toEqual(['first']);
});

test('a rollback reverts the pages of uncommitted content, and leaves the content to be fixed', async () => {
  const site = await newSite({ servers: 1 });
  await site.run();
  site.write('mistake');
  await site.run();
  expect(await site.words()).toEqual(['mistake']);
  await site.run('back');
  expect(await site.words()).toEqual(['first']);
  expect(readFileSync(join(site.root, 'content/word.txt'), 'utf8')).toBe('mistake');
});

test('a server that does not come back stops the deploy, with the others left on the previous build', async () => {
  const site = await newSite();
  await site.run();
  site.commit('second');
  site.env.DEPLOY_RESTART = 'false';
  await expect(site.run()).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:\d+ is not running 0\.1\.0-\w+: the command failed\. One server still runs the previous build\. Roll back with npm run deploy -- back/,
  );
  expect(await site.words()).toEqual(['first', 'first']);
});

test('a server that is down is restarted first, so that a healthy one stays up meanwhile', async () => {
  const site = await newSite();
  await site.run();
  const [, second = 0] = site.ports;
  await site.end(second);
  site.said.length = 0;
  await site.run();
  expect(site.said.filter((line) => line.includes('fetch')).map((line) => /\/(\d+)'/.exec(line)?.[1])).toEqual(
    site.ports.toReversed().map(String),
  );
});

test.each([
  [{ DEPLOY_RESTART: '' }, /^DEPLOY_RESTART is not set/],
  [{ DEPLOY_SERVERS: '127.0.0.1:3000' }, /^DEPLOY_SERVERS: expected/],
  [{ PUBLIC_URL: '', CONTACT: '' }, /^Not deployed:\n {2}· The origin in the pages .*\n {2}· The contact address/],
  [{ PORT: 'x' }, /^Invalid configuration \(one error\):\n {2}PORT/],
])('a deploy with %j changes nothing, and the error says what to set', async (settings, message) => {
  const site = await newSite({ servers: 1 });
  Object.assign(site.env, settings);
  await expect(site.run()).rejects.toThrow(message);
  expect(existsSync(join(site.root, 'build/client'))).toBe(false);
});
