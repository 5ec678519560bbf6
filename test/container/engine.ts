/** buildah and runc with their own storage, so that no other images are touched. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { find } from '../proxies.ts';

const programs = ['buildah', 'runc', 'debootstrap'];

/** Why images cannot be built here; undefined where they can. */
export function whatIsMissing(): string | undefined {
  if (process.getuid?.() !== 0) return 'it needs root';
  const missing = programs.filter((program) => !find(program));
  return missing.length > 0 ? `it needs ${missing.join(', ')} (apt-get install)` : undefined;
}

export type ImageConfig = {
  User: string;
  Env: string[];
  Cmd: string[];
  WorkingDir: string;
  Healthcheck: { Test: string[] };
};

export function openEngine() {
  const folder = mkdtempSync(join(tmpdir(), 'container-'));
  const storage = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run')];
  const buildah = (...args: string[]) =>
    execFileSync('buildah', [...storage, ...args], {
      encoding: 'utf8',
      env: { ...process.env, BUILDAH_ISOLATION: 'chroot' },
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'inherit'],
    }).trim();
  const inspect = (image: string) => JSON.parse(buildah('inspect', '--type', 'image', image));
  return {
    folder,
    buildah,
    /** In bytes, all layers together. */
    toSize(image: string): number {
      const { layers }: { layers: { size: number }[] } = JSON.parse(inspect(image).Manifest);
      return layers.reduce((sum, { size }) => sum + size, 0);
    },
    getConfig: (image: string): ImageConfig => inspect(image).Docker.config,
    remove() {
      spawnSync('buildah', [...storage, 'umount', '--all']);
      spawnSync('buildah', [...storage, 'rm', '--all']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Engine = ReturnType<typeof openEngine>;

type Run = {
  name: string;
  config: ImageConfig;
  user: { uid: number; gid: number };
  root: string;
  environment: string[];
};

/** As in compose.yaml: read-only, no capabilities, no new privileges, only /data is writable. */
export function runReadOnly({ folder }: Engine, { name, config, user, root, environment }: Run) {
  const [bundle, data] = [join(folder, 'bundle'), join(folder, 'data')];
  mkdirSync(bundle);
  mkdirSync(data);
  execFileSync('chown', [`${user.uid}:${user.gid}`, data]);
  execFileSync('runc', ['spec'], { cwd: bundle });
  const file = join(bundle, 'config.json');
  const spec = JSON.parse(readFileSync(file, 'utf8'));
  const withoutNetwork = spec.linux.namespaces.filter(({ type }: { type: string }) => type !== 'network');
  const dataMount = { destination: '/data', source: data, type: 'bind', options: ['bind', 'rw', 'nosuid', 'nodev'] };
  const none = Object.fromEntries(Object.keys(spec.process.capabilities).map((kind) => [kind, []]));
  writeFileSync(
    file,
    JSON.stringify({
      ...spec,
      root: { path: root, readonly: true },
      mounts: [...spec.mounts, dataMount],
      linux: { ...spec.linux, namespaces: withoutNetwork },
      process: {
        ...spec.process,
        terminal: false,
        user,
        args: config.Cmd,
        cwd: config.WorkingDir,
        env: [...config.Env, ...environment],
        capabilities: none,
        noNewPrivileges: true,
      },
    }),
  );
  const child = spawn('runc', ['run', '--bundle', bundle, name], { stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = new Promise<number | null>((done) => child.once('exit', done));
  let said = '';
  const opened = new Promise<void>((done, failed) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        said += text;
        if (said.includes('is running at')) done();
      });
    }
    child.once('exit', () => failed(new Error(said)));
  });
  return {
    opened,
    exited,
    /** Exit code and output of a command inside the container. */
    inside: (...command: string[]) => spawnSync('runc', ['exec', name, ...command], { encoding: 'utf8' }),
    signal: (signal: string) => spawnSync('runc', ['kill', name, signal]),
  };
}
