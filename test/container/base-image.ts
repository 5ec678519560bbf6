/**
 * The base image of the Containerfile: the real one where a registry is reachable, else one with the same contents, built here
 * from Debian's packages, the Node that is installed with the project, and npm.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { find } from '../proxies.ts';
import type { Engine } from './engine.ts';

const certificates = '/etc/ssl/certs/ca-certificates.crt';

export function provideBase(engine: Engine, image: string): 'pulled' | 'made here' {
  try {
    engine.buildah('pull', '--quiet', image);
    return 'pulled';
  } catch {
    makeBase(engine, image);
    return 'made here';
  }
}

function makeBase({ folder, buildah }: Engine, image: string): void {
  const root = join(folder, 'base');
  const include = '--include=ca-certificates';
  execFileSync('debootstrap', ['--variant=minbase', include, 'stable', root], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const part of ['var/cache/apt', 'var/lib/apt/lists', 'usr/share/doc', 'usr/share/locale', 'usr/share/man'])
    rmSync(join(root, part), { recursive: true, force: true });
  installNode(root);
  execFileSync('chroot', [root, 'useradd', '--uid', '1000', '--create-home', 'node']);
  const container = buildah('from', 'scratch');
  buildah('add', '--quiet', container, root, '/');
  trustWhatWeTrust(root, container, buildah);
  buildah('commit', '--quiet', '--rm', container, image);
  rmSync(root, { recursive: true });
}

function installNode(root: string): void {
  const local = join(root, 'usr/local');
  mkdirSync(join(local, 'lib/node_modules'), { recursive: true });
  cpSync(process.execPath, join(local, 'bin/node'));
  const npm = resolve(dirname(realpathSync(find('npm') ?? '')), '..');
  cpSync(npm, join(local, 'lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, 'bin', name));
}

/** Adds this machine's CA bundle, so that a network with its own CA is reachable from inside too. */
function trustWhatWeTrust(root: string, container: string, buildah: Engine['buildah']): void {
  if (!existsSync(certificates)) return;
  cpSync(certificates, join(root, certificates));
  buildah('add', '--quiet', container, certificates, certificates);
  buildah('config', '--env', `npm_config_cafile=${certificates}`, container);
}
