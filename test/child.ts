/** Starts one of our scripts as a child process and waits for its first line. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Manner = {
  /** Limits the size of any file it writes, as a full disk would. */
  largestFileKiB?: number;
  /** Like npm: signals reach the shell, not the script. */
  throughShell?: boolean;
  /** Another user than ours; only root can. */
  uid?: number | undefined;
};

export async function startScript(script: string, environment: Record<string, string>, manner: Manner = {}) {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const { PATH = '', NODE_COMPILE_CACHE } = process.env; // shares the compile cache
  const limit = manner.largestFileKiB ? `ulimit -f ${manner.largestFileKiB};` : '';
  const run = manner.throughShell ? '"$0" "$1"; :' : 'exec "$0" "$1"';
  const folder = mkdtempSync(join(tmpdir(), 'script-')); // servers store more than their database
  const child = spawn('sh', ['-c', `${limit} ${run}`, process.execPath, file], {
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    uid: manner.uid,
  });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  let output = '';
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const exited = new Promise<number | null>((resolve) => {
    // After all of its output has arrived.
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
    /** Its first line of output, or its exit code where it ended without any. */
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
