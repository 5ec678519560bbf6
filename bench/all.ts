/**
 * `npm run bench`: runs every benchmark and prints one table, each figure beside its baseline of the same run where it has one. Also written
 * to build/bench.md. Nothing is asserted: machines are noisy, so compare ratios, not figures.
 */
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startScript } from '../test/child.ts';
import { type Figure, figures, record } from './figures.ts';

const root = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'bench-all-'));
process.chdir(root);

const seconds = (startedAt: number) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

function buildAgain(): void {
  const startedAt = performance.now();
  const { status } = spawnSync(process.execPath, ['tools/build/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
  record({ what: 'Build without changes', figure: seconds(startedAt) });
}

/** Startup time until the first response, and the memory of the idle process and after five thousand requests. */
async function startAndMemory(): Promise<void> {
  const startedAt = performance.now();
  const environment = { DATA_DIR: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'warn' };
  const server = await startScript('../server/start.mjs', environment);
  record({ what: 'Server startup', figure: seconds(startedAt) });
  const [origin = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(server.line)) ?? [];
  record({ what: 'Server memory with the demo sign-in, idle', figure: getMemory(server.pid) });
  for (let n = 0; n < 5000; n += 50) {
    await Promise.all(Array.from({ length: 50 }, async () => (await fetch(`${origin}/hikes`)).arrayBuffer()));
  }
  const what = 'Server memory with the demo sign-in, after 5,000 page requests, 50 concurrent';
  record({ what, figure: getMemory(server.pid) });
  await server.end('SIGTERM');
}

/** On Linux. */
function getMemory(pid: number | undefined): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return `${Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)} MB`;
}

async function run(script: string): Promise<void> {
  console.log(`\n› ${script}`);
  const child = fork(join('bench', script)).on('message', (measured: Figure[]) => figures.push(...measured));
  await once(child, 'disconnect'); // after its last message
}

const wanted = process.argv.slice(2);
const has = (part: string) => wanted.length === 0 || wanted.includes(part);
if (has('build')) buildAgain();
if (has('memory')) await startAndMemory();
for (const name of ['static', 'api', 'floods', 'signal', 'pages']) if (has(name)) await run(`${name}.ts`);

rmSync(folder, { recursive: true });

const machine = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)} at the end`;
const cells = ({ what, figure, beside = '', ratio, bar = '' }: Figure) =>
  `| ${[what, figure, beside, ratio?.toFixed(2) ?? '', bar].join(' | ')} |`;
const table = [
  '| | result | baseline, same run | ratio | target |',
  '|---|---|---|---|---|',
  ...figures.map(cells),
].join('\n');
console.log(`\n${machine}\n\n${table}`);
writeFileSync('build/bench.md', `${machine}\n\n${table}\n`);
