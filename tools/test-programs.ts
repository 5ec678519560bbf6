/** Programs that tests need. They come from Debian where that is allowed; without most of them, their tests are skipped. */
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export class MissingProgram extends Error {}

const say = (line: string) => console.log(`› ${line}`);

function run(command: string, ...args: string[]): { ok: boolean; output: string } {
  const { status, stdout } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  return { ok: status === 0, output: stdout ?? '' };
}

const runNode = (...args: string[]) => run(process.execPath, ...args);

const mayInstallFromDebian = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && run('apt-get', '--version').ok;

function installFromDebian(...packages: string[]): boolean {
  if (!mayInstallFromDebian()) return false;
  run('apt-get', 'update', '-qq');
  return run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages).ok;
}

const isInstalled = (program: string) => ['/usr/sbin', '/usr/bin'].some((folder) => existsSync(join(folder, program)));

/** @param programs with their Debian packages */
function installMissing(programs: Record<string, string>, purpose: string): void {
  const missing = Object.entries(programs).filter(([program]) => !isInstalled(program));
  if (missing.length === 0 || !mayInstallFromDebian()) return;
  say(`Installing ${missing.map(([program]) => program).join(', ')} for ${purpose}`);
  if (!installFromDebian(...missing.map(([, name]) => name))) say('Installation failed: those tests are skipped');
}

export function installTestPrograms(): void {
  requireBrowser();
  tryHeadlessShell();
  installMissing({ xmllint: 'libxml2-utils' }, 'the GPX test');
}

/** Servers, and the three engines, each with its driver. */
export function installLongTestPrograms(): void {
  installEngines();
  // Only where installing a package starts no service: without systemd, that is, in a container.
  if (existsSync('/run/systemd/system')) return;
  const proxies = { nginx: 'nginx-light', haproxy: 'haproxy', pgbouncer: 'pgbouncer', prometheus: 'prometheus' };
  installMissing(proxies, 'the tests that need them');
}

export const installContainerTools = (): void =>
  installMissing({ buildah: 'buildah', runc: 'runc', debootstrap: 'debootstrap' }, 'the container test');

function installEngines(): void {
  const missing = runNode('e2e/browsers/engines.ts').output.trim();
  if (missing === '' || !mayInstallFromDebian()) return;
  say(`Installing browsers for the tests: ${missing}`);
  if (!installFromDebian(...missing.split(' '))) say('Installation failed: the tests report which they skip');
}

const hasBrowser = (kind: 'whole' | 'shell') => runNode('e2e/browser.ts', kind).ok;

/** From Debian, else Playwright's own. */
const fetchBrowser = (debianPackage: string, playwrightOption: string) =>
  installFromDebian(debianPackage) ||
  runNode('node_modules/playwright-core/cli.js', 'install', 'chromium', playwrightOption).ok;

function requireBrowser(): void {
  if (hasBrowser('whole')) return;
  say('Installing a browser for the tests');
  if (fetchBrowser('chromium', '--no-shell')) return;
  throw new MissingProgram('No browser found for the tests: install Chromium or Chrome, or set CHROME_PATH.');
}

/** Runs most tests in little more than half the time of a full browser, which is the fallback. Tried once per installation. */
function tryHeadlessShell(): void {
  const sought = join(root, 'node_modules/.shell-sought');
  if (existsSync(sought) || hasBrowser('shell')) return;
  say('Installing a headless shell, in which the tests run faster');
  if (!fetchBrowser('chromium-headless-shell', '--only-shell')) say('Not available: the tests use the full browser');
  writeFileSync(sought, '');
}
