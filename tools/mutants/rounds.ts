/** Runs the tests with the mutants until every file is through; a process that a mutant spoiled or brought to a stop is followed by a new one. */
import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type History, note, type Pass, passes, readJournal } from './journal.ts';

/** Where the planted code lies, the test files there, and where to write down what happens. */
export type Trial = { root: string; tests: string[]; journal: string };

const project = resolve(import.meta.dirname, '../..');
/** Every run of a test is written down; who says nothing for so long will not come back. To start and to load takes longer on a busy machine. */
const silenceMs = { planted: 180_000, otherwise: 600_000 };

export async function tryAll(trial: Trial): Promise<History> {
  for (const pass of passes) await finish(trial, pass);
  return readJournal(trial.journal);
}

async function finish(trial: Trial, pass: Pass): Promise<void> {
  for (;;) {
    const before = readJournal(trial.journal);
    const left = trial.tests.filter((file) => !before.finished[pass].has(file));
    if (left.length === 0) return;
    await runTests({ ...trial, tests: left }, pass);
    const { open } = readJournal(trial.journal);
    if (open) noteStop(trial.journal, open);
    if (settledIn(readJournal(trial.journal)) === settledIn(before))
      throw new Error(`nothing came of ${left.join(' ')}`);
  }
}

/** One of them brought the process to a stop. */
function noteStop(journal: string, { test, mutants }: { test: string; mutants: string[] }): void {
  const [mutant = '', ...others] = mutants;
  const only = others.length === 0;
  note(journal, only ? { what: 'killed', test, mutant, death: 'hung' } : { what: 'doubted', test, mutants });
}

function settledIn({ killed, lived, doubted, tried, finished }: History): number {
  const sets = [...lived.values(), ...doubted.values(), ...Object.values(finished)];
  return killed.size + tried.size + sets.reduce((sum, { size }) => sum + size, 0);
}

function runTests({ root, tests, journal }: Trial, pass: Pass): Promise<void> {
  const vitest = join(project, 'node_modules/vitest/vitest.mjs');
  const config = join(import.meta.dirname, 'vitest.config.ts');
  const told = { MUTANTS_ROOT: root, MUTANTS_TESTS: tests.join(' '), MUTANTS_JOURNAL: journal, MUTANTS_PASS: pass };
  /** What one process has compiled need not be compiled by the next. */
  const env = { NODE_COMPILE_CACHE: join(project, 'node_modules/.cache/compiled'), ...process.env, ...told };
  /** A group of its own, so that its workers end with it. */
  const child = spawn(process.execPath, [vitest, 'run', '--config', config], {
    ...{ cwd: root, env, detached: true, stdio: 'inherit' },
  });
  const end = () => void (child.pid && process.kill(-child.pid, 'SIGKILL'));
  const endWithUs = () => {
    end();
    process.exit(1);
  };
  const startedAt = Date.now();
  const watch = setInterval(() => {
    const heardAt = statSync(journal, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const silentMs = Date.now() - Math.max(heardAt, startedAt);
    if (silentMs < silenceMs.planted) return;
    if (silentMs > silenceMs.otherwise || readJournal(journal).open) end();
  }, 5000);
  process.once('SIGINT', endWithUs);
  return new Promise((done) => {
    child.once('exit', () => {
      clearInterval(watch);
      process.off('SIGINT', endWithUs);
      done();
    });
  });
}
