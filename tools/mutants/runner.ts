/**
 * Tries all mutants that a test meets, one after the other or many at once, in the process that runs the test: to start vitest anew for each would take hours.
 *
 * The trick is vitest's own retry. All mutants lie in the code, switched off. A test runs plainly twice, which tells what it meets every time and that it
 * can be repeated. Then it is declared failed, so that vitest runs it again with all its hooks, each time with other mutants switched on, until none is
 * left, and is declared passed. What a file does before all its tests is done before each of them instead.
 *
 * What a mutant leaves behind (a value kept, a record half written) must not be blamed on the next. So after a few kills, or one by waiting, the test runs
 * plainly once more: where that fails, this process is spoiled and ends, and a new one tries those few again, each alone between two plain runs.
 */
import { relative } from 'node:path';
import {
  type RunnerTestCase,
  type RunnerTestFile,
  type RunnerTestSuite,
  TestRunner,
  type TestTryOptions,
} from 'vitest';
import { type Death, note, type Pass, passes, readJournal } from './journal.ts';
import { hangSwitches } from './switches.ts';
import { Tries } from './tries.ts';

/** How long mutants may make a test wait. It is counted in looks, not by the clock: a machine that is busy elsewhere delays the looks too. */
const lookMs = 50;
const leastLooks = 20;
/** How often they may make it come by planted code. */
const mostSteps = (plainly: number) => 10_000 + 10 * plainly;
/** After so many that failed the test, it must show that it still passes without them. */
const mostSuspects = 8;
/** A test that keeps the processor busy for longer, or takes ten times as long, waits for a later pass. */
const longestMs: Readonly<Record<Pass, number>> = { quick: 100, slow: 700, slowest: Number.POSITIVE_INFINITY };
/** A test that keeps the processor busy for longer than this is not asked: with hundreds of mutants it would take hours. */
const slowestMs = 3000;
const busyMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const journal = process.env.MUTANTS_JOURNAL ?? '';
const pass = passes.find((name) => name === process.env.MUTANTS_PASS) ?? 'quick';
const history = readJournal(journal);
const switches = hangSwitches();
/** Tests put clocks of their own in place of this one. */
const { setInterval, clearInterval } = globalThis;

export default class MutantRunner extends TestRunner {
  /** Still to be tried with this test. */
  #tries = new Tries();
  #planted: string[] = [];
  /** Each failed the test alone; whether that is its own doing shows when the test runs plainly again. */
  #suspects: { mutant: string; death: Death; ranAfterPlain: boolean }[] = [];
  /** The test failed with them since it last ran plainly. */
  #failedSince = new Set<string>();
  #lastWasPlain = true;
  #metFirst = new Set<string>();
  #waited = false;
  #startedAt = 0;
  #busyBefore = 0;
  #loadsBefore = 0;
  #looks = 0;
  #mostLooks = leastLooks;
  #mostSteps = Number.POSITIVE_INFINITY;
  #plantedAny = false;
  /** It is too slow for this pass. */
  #isForLater = false;
  #leftAnyForLater = false;
  #isSpoiled = false;

  override onCollectStart(file: RunnerTestFile): void {
    super.onCollectStart(file);
    switches.met = new Set();
  }

  onCollected(files: RunnerTestFile[]): void {
    note(journal, { what: 'loaded', mutants: [...(switches.met ?? [])] });
    switches.met = undefined;
    for (const file of files) repeatHooks(file);
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    if (this.#isSpoiled || history.tried.has(test.id)) test.mode = 'skip';
    await super.onBeforeRunTask(test);
    test.retry = Number.MAX_SAFE_INTEGER;
    this.#suspects = [];
    this.#failedSince.clear();
  }

  override onBeforeTryTask(test: RunnerTestCase, options: TestTryOptions): void {
    super.onBeforeTryTask(test, options);
    this.#planted = this.#isPlainNext(options.retry) ? [] : this.#tries.next();
    this.#waited = false;
    this.#startedAt = performance.now();
    this.#busyBefore = busyMs();
    this.#loadsBefore = switches.loads;
    switches.steps = 0;
    if (options.retry < 2) switches.met = new Set();
    if (this.#planted.length > 0) this.#plant(test.id);
  }

  #isPlainNext(retry: number): boolean {
    if (retry < 2) return true;
    if (this.#tries.isDoubtedNext || this.#suspects.at(-1)?.death === 'waited') return !this.#lastWasPlain;
    return this.#suspects.length >= mostSuspects || this.#tries.areThrough;
  }

  #plant(test: string): void {
    note(journal, { what: 'planted', test, mutants: this.#planted });
    this.#plantedAny = true;
    switches.plant(this.#planted, this.#mostSteps);
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const isPlain = this.#planted.length === 0;
    this.#looks = 0;
    let watch: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      watch = setInterval(() => {
        this.#looks += 1;
        this.#waited = !isPlain && this.#looks > this.#mostLooks;
        if (this.#waited) reject();
      }, lookMs);
    });
    try {
      await Promise.race([TestRunner.getTestFn(test)(), tooLong]);
    } catch (error) {
      // With mutants only that it failed is of interest; to write down the difference takes longer than the test.
      throw isPlain ? error : 'noticed';
    } finally {
      clearInterval(watch);
    }
  }

  override async onAfterRetryTask(test: RunnerTestCase, options: TestTryOptions): Promise<void> {
    await super.onAfterRetryTask(test, options);
    const reached = new Set(switches.reached);
    const met = switches.met ?? new Set();
    switches.met = undefined;
    const { steps } = switches;
    switches.clear();
    const failed = test.result?.state === 'fail';
    const isFirst = options.retry === 0;
    if (isFirst) this.#afterFirst(test, failed, met);
    else if (options.retry === 1) this.#afterSecond(test, failed, met, steps);
    else if (this.#planted.length > 0) this.#afterPlanted(test.id, failed, reached);
    else this.#afterPlain(test.id, failed);
    const isThrough = this.#isSpoiled || (!isFirst && this.#tries.areThrough && this.#suspects.length === 0);
    if (isThrough && !this.#isSpoiled && !this.#isForLater) note(journal, { what: 'tried', test: test.id });
    const next = isThrough ? { state: 'pass', errors: undefined } : { state: 'fail', errors: [{ message: 'next' }] };
    Object.assign(test.result ?? {}, { ...next, attempts: [] });
  }

  #afterFirst(test: RunnerTestCase, failed: boolean, met: Set<string>): void {
    this.#tries = new Tries();
    this.#metFirst = met;
    this.#isForLater = false;
    if (failed) this.#giveUp(test, 'fails');
  }

  /** Only what it meets every time can be tried; the rest ran once, to load a file or for a value that is kept. */
  #afterSecond(test: RunnerTestCase, failed: boolean, met: Set<string>, steps: number): void {
    const tookMs = performance.now() - this.#startedAt;
    this.#lastWasPlain = true;
    this.#mostLooks = Math.max(leastLooks, 5 * this.#looks);
    this.#mostSteps = mostSteps(steps);
    if (failed) this.#giveUp(test, 'fails when it runs a second time');
    if (failed) return;
    const once = [...this.#metFirst].filter((mutant) => !met.has(mutant));
    note(journal, { what: 'met', test: test.id, mutants: [...met], loads: switches.loads > this.#loadsBefore });
    note(journal, { what: 'loaded', mutants: once });
    const tookBusyMs = busyMs() - this.#busyBefore;
    const isTooSlow = tookBusyMs > slowestMs;
    if (isTooSlow) this.#leaveOut(test, 'takes too long to be repeated for every mutant');
    this.#isForLater = !isTooSlow && Math.max(tookBusyMs, tookMs / 10) > longestMs[pass];
    this.#leftAnyForLater ||= this.#isForLater;
    if (isTooSlow || this.#isForLater) return;
    const lived = history.lived.get(test.id);
    const left = [...met].filter((mutant) => !history.killed.has(mutant) && !lived?.has(mutant));
    this.#tries = new Tries(left, history.doubted.get(test.id));
  }

  /** A mutant of the test before may be at fault; where none was planted, it is the test. */
  #giveUp(test: RunnerTestCase, why: string): void {
    const said = test.result?.errors?.[0]?.message?.split('\n')[0] ?? '';
    if (!this.#plantedAny) this.#leaveOut(test, `${why}: ${said}`);
    this.#isSpoiled = true;
  }

  #leaveOut({ id, file, name }: RunnerTestCase, why: string): void {
    note(journal, { what: 'unfit', test: id, why: `${file.name}: “${name}” ${why}` });
  }

  #afterPlanted(test: string, failed: boolean, reached: Set<string>): void {
    const tried = this.#planted;
    const [mutant = '', ...others] = tried;
    const ranAfterPlain = this.#lastWasPlain;
    this.#lastWasPlain = false;
    if (!failed) {
      note(journal, { what: 'lived', test, mutants: this.#tries.passed(tried, reached) });
      return;
    }
    this.#tries.failed(tried);
    for (const each of tried) this.#failedSince.add(each);
    if (others.length === 0) this.#suspects.push({ mutant, death: this.#waited ? 'waited' : 'failed', ranAfterPlain });
  }

  #afterPlain(test: string, failed: boolean): void {
    const proven = this.#suspects.filter(
      ({ ranAfterPlain }, _, { length }) => !failed || (length === 1 && ranAfterPlain),
    );
    this.#suspects = [];
    this.#lastWasPlain = true;
    for (const { mutant, death } of proven) {
      note(journal, { what: 'killed', test, mutant, death });
      history.killed.set(mutant, death);
      this.#failedSince.delete(mutant);
    }
    if (failed) {
      this.#isSpoiled = true;
      note(journal, { what: 'doubted', test, mutants: [...this.#failedSince] });
    }
    this.#failedSince.clear();
  }

  override onAfterRunFiles(files: RunnerTestFile[]): void {
    super.onAfterRunFiles(files);
    if (this.#isSpoiled) return;
    for (const { filepath } of files) {
      const file = relative(this.config.root, filepath);
      const done = this.#leftAnyForLater ? [pass] : passes.slice(passes.indexOf(pass));
      for (const each of done) note(journal, { what: 'finished', file, pass: each });
    }
  }
}

/** What a suite does before all its tests, and what it undoes after them, is done for each. */
function repeatHooks(suite: RunnerTestSuite): void {
  const hooks = TestRunner.getSuiteHooks(suite);
  if (hooks.beforeAll.length > 0) {
    hooks.beforeEach.unshift(...hooks.beforeAll.splice(0).map((hook) => () => hook(suite)));
    hooks.afterEach.push(...hooks.afterAll.splice(0).map((hook) => () => hook(suite)));
  }
  for (const task of suite.tasks) if (task.type === 'suite') repeatHooks(task);
}
