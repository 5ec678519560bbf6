/** Starts one of our scripts in a process of its own and waits for its first line. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Manner = {
  /** No file that it writes may become larger, as on a disk without room. */
  largestFileKiB?: number;
  /** As npm does it: signals reach the shell, not the script. */
  throughShell?: boolean;
};

export async function startScript(script: string, environment: Record<string, string>, manner: Manner = {}) {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const { PATH = '', NODE_COMPILE_CACHE } = process.env; // what others have compiled serves it too
  const limit = manner.largestFileKiB ? `ulimit -f ${manner.largestFileKiB};` : '';
  const run = manner.throughShell ? '"$0" "$1"; :' : 'exec "$0" "$1"';
  const folder = mkdtempSync(join(tmpdir(), 'script-')); // servers keep more than their database
  const child = spawn('sh', ['-c', `${limit} ${run}`, process.execPath, file], {
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  let output = '';
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const exited = new Promise<number | null>((resolve) => {
    // When all that it said has arrived too.
    child.once('close', (code) => {
      process.off('exit', endWithUs);
      rmSync(folder, { recursive: true, force: true });
      resolve(code);
    });
  });
  const firstLine = new Promise<string>((resolve) => {
    child.stdout.on('data', (text) => {
      output += text;
      if (output.includes('\n')) resolve(output.trim());
    });
  });
  const line = await Promise.race([firstLine, exited]);
  return {
    pid: child.pid,
    /** What it said first; its exit code where it ended without a word. */
    line,
    output: () => output,
    errors: () => errors,
    exited,
    async end(signal: NodeJS.Signals): Promise<number | null> {
      child.kill(signal);
      return exited;
    },
  };
}
