/** The image of deploy/Containerfile, built by buildah and run by runc with as few privileges as compose.yaml gives it. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../ports.ts';
import { provideBase } from './base-image.ts';
import { openEngine, runReadOnly, whatIsMissing } from './engine.ts';

const project = resolve(import.meta.dirname, '../..');
const file = join(project, 'deploy/Containerfile');
const baseImage = /^FROM (\S+)/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
const image = 'localhost/north-star-trails';
const megabyte = 1_000_000;

const missing = whatIsMissing();
if (missing) console.log(`› The container is not built: ${missing}`);

describe.skipIf(missing)('the container', () => {
  const engine = openEngine();
  let running: ReturnType<typeof runReadOnly>;
  let origin: string;

  beforeAll(async () => {
    console.log(`› ${baseImage}: ${provideBase(engine, baseImage)}`);
    const settings = ['--build-arg', 'SITE_ORIGIN=https://trails.example.org', '--build-arg', 'CONTACT=a@example.org'];
    const ignored = ['--ignorefile', `${file}.dockerignore`];
    engine.buildah(
      'build',
      '--pull-never',
      '--format',
      'docker',
      '-f',
      file,
      ...ignored,
      ...settings,
      '-t',
      image,
      project,
    );
    const container = engine.buildah('from', '--pull-never', image);
    const root = engine.buildah('mount', container);
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    running = runReadOnly(engine, {
      name: `trails-${port}`,
      config: engine.getConfig(image),
      user: getUser(root, engine.getConfig(image).User),
      root,
      environment: [`PORT=${port}`, 'HOST=127.0.0.1'],
    });
    await running.opened;
  });
  afterAll(() => {
    running?.signal('KILL');
    engine.remove();
  });

  test('the container adds less than 120 MB to its base image', () => {
    const added = (engine.toSize(image) - engine.toSize(baseImage)) / megabyte;
    console.log(`› base ${Math.round(engine.toSize(baseImage) / megabyte)} MB, ours ${Math.round(added)} MB more`);
    expect(added).toBeGreaterThan(0);
    expect(added).toBeLessThan(120);
  });

  test('the container serves the pages of the guide, for the origin it was built for', async () => {
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    const page = await (await fetch(`${origin}/hikes`)).text();
    expect(page).toContain('<link rel="canonical" href="https://trails.example.org/hikes"');
  });

  test('the container passes its health check, with a read-only file system and no privileges', () => {
    const [, ...check] = engine.getConfig(image).Healthcheck.Test;
    expect(running.inside(...check)).toMatchObject({ status: 0 });
    const write = (path: string) => running.inside('node', '-e', `fs.writeFileSync('${path}', '')`);
    expect(write('/app/server/main.ts').stderr).toContain('EROFS');
    expect(write('/data/written').status).toBe(0);
    const rights = running.inside('node', '-p', "fs.readFileSync('/proc/1/status', 'utf8')").stdout;
    expect(rights).toMatch(/^Uid:\t1000\t1000/m);
    expect(rights).toMatch(/^CapBnd:\t0+$/m);
    expect(rights).toMatch(/^NoNewPrivs:\t1$/m);
  });

  test.each([['appeals'], ['reports'], ['backup', '/data/copy.sqlite']])(
    'the container includes the operator command %s',
    (command, ...args) => {
      expect(running.inside('node', `tools/${command}.ts`, ...args)).toMatchObject({ status: 0 });
    },
  );

  test('the container stops by itself on SIGTERM', async () => {
    running.signal('TERM');
    expect(await running.exited).toBe(0);
  });
});

function getUser(root: string, name: string): { uid: number; gid: number } {
  const line = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+)`, 'm').exec(readFileSync(join(root, 'etc/passwd'), 'utf8'));
  return { uid: Number(line?.[1]), gid: Number(line?.[2]) };
}
