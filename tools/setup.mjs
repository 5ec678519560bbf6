/**
 * What the scripts of package.json do first: install packages if others are needed, then what tools/prepare.ts does for the goal.
 *
 *   node tools/setup.mjs GOAL [-- COMMAND ...]
 *
 * Plain JavaScript without dependencies, because it runs before any are installed, on any Node (20 or newer). It runs the command itself,
 * because `node` in a shell that has already run the old Node would not be the one that was just installed. Only `npm start` has a step
 * before it instead, so that no second process stays in memory next to the server.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const neededNode = 24;
const root = fileURLToPath(new URL('..', import.meta.url)); // an old Node lacks import.meta.dirname, and should get as far as the message about its version
const windows = process.platform === 'win32';
const installedNode = join(root, 'node_modules', '.bin', windows ? 'node.cmd' : 'node');

class SetupError extends Error {}

const say = (line) => console.log(`› ${line}`);

function install() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const inputs = createHash('sha256').update([lock, process.platform, process.arch].join('\n')).digest('hex');
  const stamp = join(root, 'node_modules/.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return;
  rmSync(stamp, { force: true }); // an interrupted run is repeated
  say('Installing packages (about a minute, first run only)');
  const env = { ...process.env, NODE_ENV: undefined };
  const npm = (...args) => spawnSync('npm', args, { cwd: root, env, shell: windows, encoding: 'utf8' });
  const { status, error, stdout, stderr } = npm('ci', '--include=dev', '--no-audit', '--no-fund');
  if (error?.code === 'ENOENT') throw new SetupError('npm not found. Install Node 20 or newer, which includes it.');
  if (status !== 0) throw new SetupError(explainInstall(`${stdout}${stderr}`));
  // npm 9, Debian 13's, removes the link to the installed Node together with the Nodes of other platforms.
  if (!existsSync(installedNode)) npm('rebuild', '--ignore-scripts');
  writeFileSync(stamp, inputs);
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
  if (existsSync(installedNode)) return installedNode;
  if (Number(process.versions.node.split('.')[0]) >= neededNode) return process.execPath;
  throw new SetupError(
    `Node ${neededNode} or newer is required on ${process.platform} ${process.arch}; this is ${process.version}.`,
  );
}

/** Finds the command as npm does, in node_modules/.bin first. Forwards signals, so that it can finish. */
function runCommand([command, ...args]) {
  const child = spawn(command, args, { shell: windows, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => {
    console.error(`✗ ${command}: ${error.message}`);
    process.exitCode = 1;
  });
  child.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

/** In a process of its own, on the Node that was just installed. It has reported what failed. */
function prepare(goal) {
  const { status } = spawnSync(findNode(), ['tools/prepare.ts', goal], { cwd: root, shell: windows, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

try {
  const [goal = 'install', , ...command] = process.argv.slice(2);
  install();
  if (goal === 'install') findNode();
  else prepare(goal);
  if (command.length > 0) runCommand(command);
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(`✗ ${error.message}`);
  process.exit(1);
}
