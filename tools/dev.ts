/**
 * Serves pages with hot reload on 3000, and their API on 3001. Content changes show at once; pictures and maps are drawn first, and
 * again whenever their sources have changed.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, watch } from 'node:fs';
import { join } from 'node:path';
import { writeSchemas } from './maintain/schema.ts';

const root = join(import.meta.dirname, '..');
const port = process.env.PORT ?? '3000';
const callsPort = process.env.CALLS_PORT ?? String(Number(port) + 1);

const running = new Set<ChildProcess>();

function start(args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** In a separate process, so that changed scenes are loaded again. A picture that fails is reported there and does not stop the rest. */
async function draw(): Promise<boolean> {
  const [status] = await once(start(['tools/build/draw.ts']), 'exit');
  return status === 0 || status === 2;
}

const startCalls = () =>
  start(['--watch', 'server/main.ts'], { PORT: callsPort, PUBLIC_URL: `http://127.0.0.1:${port}` });

writeSchemas();
await draw();
let calls = startCalls();
const pages = ['node_modules/@react-router/dev/bin.cjs', 'dev', '--host', '127.0.0.1', '--port', port];
start(pages, { CALLS_PORT: callsPort }).once('exit', stop);

/** The server reads the content at its start, so it is restarted. */
async function reload(): Promise<void> {
  if (!(await draw())) return;
  const ended = once(calls, 'exit');
  if (calls.kill()) await ended;
  calls = startCalls();
}

let busy = false;
let changed = false;

/** Runs are serialized: changes during one cause another after it. */
async function onChange(): Promise<void> {
  changed = true;
  if (busy) return;
  busy = true;
  while (changed) {
    changed = false;
    await reload();
  }
  busy = false;
}

/** Each folder separately: not every system reports a file that an editor replaces instead of changing. */
for (const folder of globSync(['content', 'art', '{content,art}/**/'], { cwd: root }))
  watch(join(root, folder), onChange);

function stop(): void {
  for (const child of running) child.kill();
  process.exit();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
