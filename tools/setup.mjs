/**
 * What the scripts of package.json do first: install, build, find a browser, each only if something changed.
 *
 *   node tools/setup.mjs GOAL [-- COMMAND ...]
 *
 * Plain JavaScript without dependencies, because it runs before any are installed, on any Node (20 or newer). It runs the command itself,
 * because `node` in a shell that has already run the old Node would not be the one that was just installed. Only `npm start` has a step
 * before it instead, so that no second process stays in memory next to the server.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const neededNode = 24;
const root = fileURLToPath(new URL('..', import.meta.url)); // an old Node lacks import.meta.dirname, and should get as far as the message about its version
const windows = process.platform === 'win32';
/** Before the settings of the last build are added: those are for the build alone. */
const givenEnvironment = { ...process.env };

class SetupError extends Error {}

const say = (line) => console.log(`› ${line}`);

function run(command, args, { quiet = false } = {}) {
  const env = { ...process.env, NODE_ENV: undefined };
  const result = spawnSync(command, args, {
    cwd: root,
    env,
    shell: windows,
    encoding: 'utf8',
    stdio: quiet ? 'pipe' : ['ignore', 'inherit', 'inherit'],
  });
  return {
    ok: result.status === 0,
    missing: result.error?.code === 'ENOENT',
    text: `${result.stdout ?? ''}${result.stderr ?? ''}`,
  };
}

/** Runs `make` when the fingerprint of its inputs differs from the one of the last success. */
function whenChanged(stampFile, fingerprint, make) {
  const file = join(root, stampFile);
  if (existsSync(file) && readFileSync(file, 'utf8') === fingerprint) return;
  rmSync(file, { force: true }); // an interrupted run is repeated, whatever the inputs are then
  make();
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, fingerprint);
}

const hashOf = (parts) => createHash('sha256').update(parts.join('\n')).digest('hex');

function install() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  whenChanged('node_modules/.installed', hashOf([lock, process.platform, process.arch]), () => {
    say('Installing packages (about a minute, first run only)');
    const result = run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { quiet: true });
    if (result.missing) throw new SetupError('npm not found. Install Node 20 or newer, which includes it.');
    if (!result.ok) throw new SetupError(explainInstall(result.text));
  });
}

function explainInstall(text) {
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ENETUNREACH/.test(text))
    return 'Cannot download packages: no network. Connect and run the command again.';
  if (/ENOSPC/.test(text)) return 'Cannot install packages: the disk is full.';
  if (/EACCES|EPERM/.test(text)) return 'Cannot install packages: no write permission in this directory.';
  const line = text.split('\n').find((candidate) => /npm error/.test(candidate)) ?? 'npm ci failed';
  return `Cannot install packages: ${line.replace(/npm error( code)? ?/, '').trim()}`;
}

/** The Node that runs the product: the installed one where there is a package for this platform, else the one on the PATH. */
function findNode() {
  const installed = join(root, 'node_modules', '.bin', windows ? 'node.cmd' : 'node');
  if (existsSync(installed)) return installed;
  if (Number(process.versions.node.split('.')[0]) >= neededNode) return process.execPath;
  throw new SetupError(
    `Node ${neededNode} or newer is required on ${process.platform} ${process.arch}; this is ${process.version}.`,
  );
}

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

const buildInputs = [
  'art',
  'content',
  'domain',
  'web',
  'tools',
  'server',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
];

function buildFingerprint() {
  const files = buildInputs.flatMap((name) => {
    const path = join(root, name);
    return statSync(path).isDirectory() ? [...filesBelow(path)] : [path];
  });
  const marks = files.sort().map((file) => `${file} ${statSync(file).size} ${statSync(file).mtimeMs}`);
  return hashOf([...marks, ...buildSettings.map((name) => process.env[name] ?? '')]);
}

/** Settings that end up in the pages and are not content; tools/build/build-info.ts records those of a build. */
const buildSettings = ['SITE_ORIGIN', 'CONTACT', 'OIDC_NAME', 'ANALYTICS_SCRIPT', 'ANALYTICS_ORIGINS', 'SERVER'];

function settingsOfLastBuild() {
  try {
    return JSON.parse(readFileSync(join(root, 'build/build.json'), 'utf8')).settings;
  } catch {
    return {}; // never built, or by an older version
  }
}

/**
 * Settings of the last build are the defaults, because a shell without them would put placeholders into the pages. NAME= resets
 * one.
 */
function takeUpSettings() {
  const last = settingsOfLastBuild();
  const takenUp = buildSettings.filter((name) => process.env[name] === undefined && last[name]);
  for (const name of takenUp) process.env[name] = last[name];
  for (const name of buildSettings) if (process.env[name] === '') delete process.env[name];
  return takenUp.map((name) => `${name}=${process.env[name]}, as in the last build (${name}= resets it)`);
}

/** The origin and contact in the pages; the origin defaults to PUBLIC_URL, unless that is a loopback address. */
function readSettings() {
  const { SITE_ORIGIN, PUBLIC_URL, CONTACT, SERVER } = process.env;
  if (!SITE_ORIGIN && PUBLIC_URL && URL.canParse(PUBLIC_URL)) {
    const { origin, hostname } = new URL(PUBLIC_URL);
    if (!/^(localhost|127\..*|\[::1\])$/.test(hostname)) process.env.SITE_ORIGIN = origin;
  }
  if (SITE_ORIGIN && !/^https?:\/\/[^/]+$/.test(SITE_ORIGIN))
    throw new SetupError('SITE_ORIGIN: expected an origin without a path, such as https://trails.example.org');
  if (CONTACT && !/^[^@\s]+@[^@\s]+$/.test(CONTACT))
    throw new SetupError('CONTACT: expected one email address, such as hello@trails.example.org');
  if (SERVER && SERVER !== 'none') throw new SetupError('SERVER: expected none, for static hosting only, or nothing');
  return takeUpSettings();
}

/** In production pages change on request, not because a server starts. */
function leaveAsBuilt() {
  if (process.env.NODE_ENV !== 'production' || !existsSync(join(root, 'build/client/hikes/index.html'))) return false;
  const stamp = join(root, 'build/.built');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== buildFingerprint())
    say('The build is out of date (other files or settings): run npm run build');
  return true;
}

function build(node, takenUp) {
  whenChanged('build/.built', buildFingerprint(), () => {
    for (const line of takenUp) say(line);
    if (!run(node, ['tools/build/build.ts']).ok) throw new SetupError('Build failed; see the errors above.');
  });
}

const mayInstallFromDebian = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && run('apt-get', ['--version'], { quiet: true }).ok;

let hasPackageLists = false;

function installFromDebian(packages) {
  if (!mayInstallFromDebian()) return false;
  if (!hasPackageLists) run('apt-get', ['update', '-qq'], { quiet: true });
  hasPackageLists = true;
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { quiet: true }).ok;
}

/** As root from Debian, else Playwright's own. */
function fetchBrowser(node, debianPackage, playwrightOption) {
  if (installFromDebian([debianPackage])) return true;
  const playwright = 'node_modules/playwright-core/cli.js';
  return run(node, [playwright, 'install', 'chromium', playwrightOption], { quiet: true }).ok;
}

const hasBrowser = (node, kind) => run(node, ['e2e/browser.ts', kind], { quiet: true }).ok;

function ensureBrowser(node) {
  if (hasBrowser(node, 'whole')) return;
  say('Installing a browser for the tests');
  if (fetchBrowser(node, 'chromium', '--no-shell')) return;
  throw new SetupError('No browser found for the tests: install Chromium or Chrome, or set CHROME_PATH.');
}

/** Runs most tests in little more than half the time of a full browser, which is the fallback. Tried once. */
function tryToHaveHeadlessShell(node) {
  if (hasBrowser(node, 'shell')) return;
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  whenChanged('node_modules/.shell-sought', hashOf([lock]), () => {
    say('Installing a headless shell, in which the tests run faster');
    if (!fetchBrowser(node, 'chromium-headless-shell', '--only-shell'))
      say('Not available: the tests use the full browser');
  });
}

/**
 * The proxies, the pooler and the Prometheus that some tests need. Only where installing a package starts no service: as root, without
 * systemd, that is, in a container. Elsewhere those tests are skipped.
 */
function tryToHaveProxies() {
  const wanted = ['nginx', 'haproxy', 'pgbouncer', 'prometheus'].filter(
    (name) => !existsSync(`/usr/sbin/${name}`) && !existsSync(`/usr/bin/${name}`),
  );
  if (wanted.length === 0 || existsSync('/run/systemd/system') || !mayInstallFromDebian()) return;
  say(`Installing ${wanted.join(', ')} for the tests that need them`);
  const packages = wanted.map((name) => (name === 'nginx' ? 'nginx-light' : name));
  if (!installFromDebian(packages)) say('Installation failed: those tests are skipped');
}

/** What builds and runs an image. None of it starts a service. */
function tryToHaveContainers() {
  const wanted = ['buildah', 'runc', 'debootstrap'].filter(
    (name) => !['/usr/bin', '/usr/sbin'].some((folder) => existsSync(join(folder, name))),
  );
  if (wanted.length === 0 || !mayInstallFromDebian()) return;
  say(`Installing ${wanted.join(', ')} for the container test`);
  if (!installFromDebian(wanted)) say('Installation failed');
}

/** xmllint validates GPX files; without it that test is skipped. */
function tryToHaveXmllint() {
  if (!run('xmllint', ['--version'], { quiet: true }).missing || !mayInstallFromDebian()) return;
  say('Installing libxml2-utils for the GPX test');
  if (!installFromDebian(['libxml2-utils'])) say('Installation failed: that test is skipped');
}

/** The three engines come from Debian, each with its driver; where they cannot be installed, the tests report which they skip. */
function ensureEngines(node) {
  const missing = run(node, ['e2e/browsers/engines.ts'], { quiet: true }).text.trim();
  if (missing === '' || !mayInstallFromDebian()) return;
  say(`Installing browsers for the tests: ${missing}`);
  if (!installFromDebian(missing.split(' '))) say('Installation failed');
}

/** Finds the command as npm does, in node_modules/.bin first. Forwards signals, so that it can finish. */
function runCommand([command, ...args]) {
  const child = spawn(command, args, { env: givenEnvironment, shell: windows, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => {
    console.error(`✗ ${command}: ${error.message}`);
    process.exitCode = 1;
  });
  child.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

try {
  const [goal = 'install', , ...command] = process.argv.slice(2);
  install();
  const node = findNode();
  if (goal === 'rebuild') rmSync(join(root, 'build/.built'), { force: true });
  const takenUp = readSettings();
  if (goal === 'container') tryToHaveContainers();
  else if (goal !== 'install' && !(goal === 'start' && leaveAsBuilt())) build(node, takenUp);
  if (goal === 'test') ensureBrowser(node);
  if (goal === 'test') tryToHaveHeadlessShell(node);
  if (goal === 'test') tryToHaveProxies();
  if (goal === 'test') tryToHaveXmllint();
  if (goal === 'browsers') ensureEngines(node);
  if (command.length > 0) runCommand(command);
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(`✗ ${error.message}`);
  process.exit(1);
}
