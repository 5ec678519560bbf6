/**
 * Opens the server. Its code is kept as Node has compiled it, beside the data: reading TypeScript anew at each start takes time, and memory
 * that is never given back. Where nothing can be written there, the server opens all the same. Plain JavaScript, because it comes before that,
 * also on an older Node, which hands over to the one that npm has installed.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const neededNode = 24;

process.umask(0o077); // what the server writes is for nobody else
if (Number(process.versions.node.split('.')[0]) >= neededNode) {
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE || join(process.env.DATA_DIR || 'data', 'code'));
  await import('./main.ts');
  module.flushCompileCache();
} else handOver();

/** Signals are passed on: the server itself finishes what it has begun. */
function handOver() {
  const installed = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url));
  if (!existsSync(installed)) {
    console.error(
      `Node ${neededNode} or newer is needed, this is ${process.version}. npm start installs one where it can.`,
    );
    process.exit(1);
  }
  const server = spawn(installed, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.once('exit', (code) => process.exit(code ?? 1));
}
