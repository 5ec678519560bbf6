/** What a deploy does when something goes wrong: a real git, and fakes of build, servers and supervisor. deploying.long.test.ts has real servers. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deploy } from './deploy.ts';

/** Replaces tools/setup.mjs: a page with the word of the content, which is also the version of the build. */
const setupScript = `
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
if (process.argv[2] === 'rebuild') {
  const version = readFileSync('content/word.txt', 'utf8');
  mkdirSync('build/client/hikes', { recursive: true });
  writeFileSync('build/client/hikes/index.html', version);
  if (version === 'broken') process.exit(1);
  const revision = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  writeFileSync('build/build.json', JSON.stringify({ version, revision, settings: {}, inline: {}, pages: {} }));
  writeFileSync('build/.built', '');
}
`;
const withoutGit = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));

async function newSite({ servers = 1 } = {}) {
  const root = mkdtempSync(join(tmpdir(), 'deployed-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['tools', 'content']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'tools/setup.mjs'), setupScript);
  writeFileSync(join(root, '.gitignore'), 'build\nbuild-*\n');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: root, env: withoutGit });
  const write = (word: string) => writeFileSync(join(root, 'content/word.txt'), word);
  const commit = (word: string) => {
    write(word);
    git('add', '.');
    git('commit', '--quiet', '--message', word);
  };
  git('init', '--quiet', '--initial-branch=main');
  commit('first');

  const fakes = await Promise.all(Array.from({ length: servers }, () => startFakeServer(root)));
  const said: string[] = [];
  const env: NodeJS.ProcessEnv = {
    ...withoutGit,
    PUBLIC_URL: 'https://trails.test',
    CONTACT: 'ranger@trails.test',
    DEPLOY_SERVERS: fakes.map(({ port }) => `http://127.0.0.1:${port}`).join(', '),
    DEPLOY_RESTART: `"${process.execPath}" -e "fetch('http://127.0.0.1:{port}/restart')"`,
  };
  return {
    root,
    env,
    said,
    git,
    write,
    commit,
    fakes,
    run: (...command: string[]) => deploy(command, { root, env, say: (line) => said.push(line), output: 'ignore' }),
    page: () => readFileSync(join(root, 'build/client/hikes/index.html'), 'utf8'),
  };
}

/** A server that runs the build of its last restart. Its supervisor listens on the same port. */
async function startFakeServer(root: string) {
  const fake = { port: 0, running: undefined as string | undefined };
  const server = createServer((request, response) => {
    if (request.url === '/restart')
      fake.running = JSON.parse(readFileSync(join(root, 'build/build.json'), 'utf8')).version;
    else if (fake.running === undefined) return response.destroy();
    return response.end(JSON.stringify({ status: 'ok', version: fake.running }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  fake.port = (server.address() as AddressInfo).port;
  return fake;
}

test('a failed build publishes nothing: pages on disk, servers and the rollback stay as they were', async () => {
  const site = await newSite();
  await expect(site.run('back')).rejects.toThrow('No previous build to roll back to');
  await site.run();
  site.commit('second');
  await site.run();
  site.write('broken');
  await expect(site.run()).rejects.toThrow(
    'Not deployed: the build failed. The servers keep running the current build.',
  );
  expect([site.page(), site.fakes[0]?.running]).toEqual(['second', 'second']);
  expect(readdirSync(site.root).filter((name) => name.startsWith('build-'))).toEqual(['build-before']);
  site.git('checkout', '--quiet', '.');
  await site.run('back');
  expect([site.page(), site.fakes[0]?.running]).toEqual(['first', 'first']);
  expect(site.said.join('\n')).toContain('return with git switch -');
});

test('a rollback reverts the pages of uncommitted content, and leaves the content to be fixed', async () => {
  const site = await newSite();
  await site.run();
  site.write('mistake');
  await site.run();
  expect(site.page()).toBe('mistake');
  await site.run('back');
  expect([site.page(), site.fakes[0]?.running]).toEqual(['first', 'first']);
  expect(readFileSync(join(site.root, 'content/word.txt'), 'utf8')).toBe('mistake');
});

test('a server that does not come back stops the deploy, with the others left on the previous build', async () => {
  const site = await newSite({ servers: 2 });
  await site.run();
  site.commit('second');
  site.env.DEPLOY_RESTART = 'false';
  await expect(site.run()).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:\d+ is not running second: the command failed\. One server still runs the previous build\. Roll back with npm run deploy -- back/,
  );
  expect(site.fakes.map(({ running }) => running)).toEqual(['first', 'first']);
});

test('a server that is down is restarted first, so that a healthy one stays up meanwhile', async () => {
  const site = await newSite({ servers: 2 });
  await site.run();
  const [first, second] = site.fakes;
  if (second) second.running = undefined;
  site.said.length = 0;
  await site.run();
  const restarted = site.said.flatMap((line) => /:(\d+)\/restart/.exec(line)?.[1] ?? []);
  expect(restarted.map(Number)).toEqual([second?.port, first?.port]);
});

test.each([
  [{ DEPLOY_RESTART: '' }, /^DEPLOY_RESTART is not set/],
  [{ DEPLOY_SERVERS: '127.0.0.1:3000' }, /^DEPLOY_SERVERS: expected/],
  [{ PUBLIC_URL: '', CONTACT: '' }, /^Not deployed:\n {2}· The origin in the pages .*\n {2}· The contact address/],
  [{ PORT: 'x' }, /^Invalid configuration \(one error\):\n {2}PORT/],
])('a deploy with %j changes nothing, and the error says what to set', async (settings, message) => {
  const site = await newSite();
  Object.assign(site.env, settings);
  await expect(site.run()).rejects.toThrow(message);
  expect(existsSync(join(site.root, 'build'))).toBe(false);
});
