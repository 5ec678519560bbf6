/**
 * Pages that reload at every change on 3000, the calls behind them on 3001. What is written in the content shows at once; pictures and
 * maps are drawn first, and again whenever what they are made of has changed.
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

/** In a process of its own: only so do changed scenes count. What could not be drawn is told there; it is no reason to wait with the rest. */
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

/** The server reads the content once, so it begins anew with it. */
async function takeUp(): Promise<void> {
  if (!(await draw())) return;
  const ended = once(calls, 'exit');
  if (calls.kill()) await ended;
  calls = startCalls();
}

let busy = false;
let changed = false;

/** One after the other: what changes meanwhile is taken up after it. */
async function onChange(): Promise<void> {
  changed = true;
  if (busy) return;
  busy = true;
  while (changed) {
    changed = false;
    await takeUp();
  }
  busy = false;
}

/** Folder by folder: only so does every system notice a file that an editor replaces instead of changing. */
for (const folder of globSync(['content', 'art', '{content,art}/**/'], { cwd: root }))
  watch(join(root, folder), onChange);

function stop(): void {
  for (const child of running) child.kill();
  process.exit();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
