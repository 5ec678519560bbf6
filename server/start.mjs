/**
 * Starts the server with Node's compile cache, next to the data: parsing TypeScript at each start takes time, and memory that is never
 * released. If the folder is not writable, the server starts without the cache. Plain JavaScript, because it also runs on an older Node,
 * which hands over to the version that npm has installed.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const neededNode = 24;

process.umask(0o077); // files of the server are readable by its user only
if (Number(process.versions.node.split('.')[0]) >= neededNode) {
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE || join(process.env.DATA_DIR || 'data', 'code'));
  await import('./main.ts');
  module.flushCompileCache();
} else handOver();

/** Forwards signals, so that the server shuts down gracefully. */
function handOver() {
  const installed = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url));
  if (!existsSync(installed)) {
    console.error(
      `Node ${neededNode} or newer is required; this is ${process.version}. npm start installs one where it can.`,
    );
    process.exit(1);
  }
  const server = spawn(installed, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.once('exit', (code) => process.exit(code ?? 1));
}
