/**
 * Tries all mutants that a test meets, one after the other, in the process that runs the test: to start vitest anew for each would take hours.
 *
 * The trick is vitest's own retry. All mutants lie in the code, switched off; `__stryker__.activeMutant` switches one on. A test runs plainly twice,
 * which tells what it meets every time and that it can be repeated. Then it is declared failed, so that vitest runs it again with all its hooks,
 * each time with the next mutant, until none is left, and is declared passed.
 *
 * What a mutant leaves behind (a value kept, a record half written) must not be blamed on the next. So after every kill the test runs plainly once more:
 * where that fails, this process is spoiled and ends, and a new one goes on.
 */
import { relative } from 'node:path';
import { type RunnerTestCase, type RunnerTestFile, TestRunner, type TestTryOptions } from 'vitest';
import { type Death, note, readJournal } from './journal.ts';

type Hits = Record<string, number>;
/** What the planted code looks at, and where it counts. */
type Switchboard = {
  activeMutant?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number;
  currentTestId?: string | undefined;
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> };
};

/** Counts what runs outside of a plain run, where it does not matter. */
const nobody = 'nobody';
/** How long a mutant may make a test wait. It is counted in looks, not by the clock: a machine that is busy elsewhere delays the looks too. */
const lookMs = 50;
const leastLooks = 40;
const again = ({ id }: RunnerTestCase) => `${id} again`;
/** A test that keeps the processor busy for longer waits for the second pass. */
const quickMs = 100;
/** A test that keeps it busy for longer than this is not asked: with hundreds of mutants it would take hours. */
const slowestMs = 1000;
const busyMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const journal = process.env.MUTANTS_JOURNAL ?? '';
const isQuickPass = process.env.MUTANTS_PASS === 'quick';
const history = readJournal(journal);
const switches: Switchboard = {};
/** Every file with mutants fetches the switches once, when it is loaded. */
let loads = 0;
Object.defineProperty(globalThis, '__stryker__', {
  get: () => {
    loads += 1;
    return switches;
  },
});
/** Tests put clocks of their own in place of this one. */
const { setInterval, clearInterval } = globalThis;

export default class MutantRunner extends TestRunner {
  /** Still to be tried with this test. */
  #queue: string[] = [];
  #hits: Hits = {};
  #planted: string | undefined;
  /** It failed the test; whether that is its own doing shows when the test runs plainly again. */
  #suspect: { mutant: string; death: Death; ranAfterPlain: boolean } | undefined;
  #lastWasPlain = true;
  #waited = false;
  #startedAt = 0;
  #busyBefore = 0;
  #loadsBefore = 0;
  #looks = leastLooks;
  #plantedAny = false;
  /** It is too slow for this pass. */
  #isForLater = false;
  #leftAnyForLater = false;
  #isSpoiled = false;

  override onCollectStart(file: RunnerTestFile): void {
    super.onCollectStart(file);
    switches.currentTestId = undefined;
  }

  onCollected(): void {
    note(journal, { what: 'loaded', mutants: Object.keys(switches.mutantCoverage?.static ?? {}) });
    switches.currentTestId = nobody;
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    if (this.#isSpoiled || history.tried.has(test.id)) test.mode = 'skip';
    await super.onBeforeRunTask(test);
    test.retry = Number.MAX_SAFE_INTEGER;
    this.#suspect = undefined;
  }

  override onBeforeTryTask(test: RunnerTestCase, options: TestTryOptions): void {
    super.onBeforeTryTask(test, options);
    this.#planted = options.retry < 2 || this.#suspect ? undefined : this.#queue.shift();
    this.#waited = false;
    this.#startedAt = performance.now();
    this.#busyBefore = busyMs();
    this.#loadsBefore = loads;
    switches.currentTestId = [test.id, again(test)][options.retry] ?? nobody;
    if (this.#planted !== undefined) this.#plant(test.id, this.#planted);
  }

  #plant(test: string, mutant: string): void {
    note(journal, { what: 'planted', test, mutant });
    this.#plantedAny = true;
    switches.hitCount = 0;
    switches.hitLimit = 1000 + 10 * (this.#hits[mutant] ?? 1);
    switches.activeMutant = mutant;
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test);
    if (this.#planted === undefined) return run();
    let looks = 0;
    let watch: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      watch = setInterval(() => {
        looks += 1;
        this.#waited = looks > this.#looks;
        if (this.#waited) reject();
      }, lookMs);
    });
    try {
      await Promise.race([run(), tooLong]);
    } catch {
      // Only that it failed is of interest; to write down the difference takes longer than the test.
      throw 'noticed';
    } finally {
      clearInterval(watch);
    }
  }

  override async onAfterRetryTask(test: RunnerTestCase, options: TestTryOptions): Promise<void> {
    await super.onAfterRetryTask(test, options);
    switches.activeMutant = undefined;
    switches.currentTestId = nobody;
    const failed = test.result?.state === 'fail';
    const isFirst = options.retry === 0;
    if (isFirst) this.#afterFirst(test, failed);
    else if (options.retry === 1) this.#afterSecond(test, failed);
    else if (this.#planted !== undefined) this.#afterPlanted(test.id, this.#planted, failed);
    else this.#afterSuspicion(test.id, failed);
    const isThrough = this.#isSpoiled || (!isFirst && this.#queue.length === 0 && !this.#suspect);
    if (isThrough && !this.#isSpoiled && !this.#isForLater) note(journal, { what: 'tried', test: test.id });
    const next = isThrough ? { state: 'pass', errors: undefined } : { state: 'fail', errors: [{ message: 'next' }] };
    Object.assign(test.result ?? {}, { ...next, attempts: [] });
  }

  #afterFirst(test: RunnerTestCase, failed: boolean): void {
    this.#queue = [];
    this.#isForLater = false;
    if (failed) this.#giveUp(test, 'fails');
  }

  /** Only what it meets every time can be tried; the rest ran once, to load a file or for a value that is kept. */
  #afterSecond(test: RunnerTestCase, failed: boolean): void {
    const tookMs = performance.now() - this.#startedAt;
    const { perTest = {} } = switches.mutantCoverage ?? {};
    this.#hits = perTest[again(test)] ?? {};
    this.#lastWasPlain = true;
    this.#looks = Math.max(leastLooks, (5 * tookMs) / lookMs);
    if (failed) this.#giveUp(test, 'fails when it runs a second time');
    if (failed) return;
    const met = Object.keys(this.#hits);
    const once = Object.keys(perTest[test.id] ?? {}).filter((mutant) => !(mutant in this.#hits));
    note(journal, { what: 'met', test: test.id, mutants: met, loads: loads > this.#loadsBefore });
    note(journal, { what: 'loaded', mutants: once });
    const tookBusyMs = busyMs() - this.#busyBefore;
    const isTooSlow = tookBusyMs > slowestMs;
    if (isTooSlow) this.#leaveOut(test, 'takes too long to be repeated for every mutant');
    this.#isForLater = !isTooSlow && isQuickPass && tookBusyMs > quickMs;
    this.#leftAnyForLater ||= this.#isForLater;
    if (isTooSlow || this.#isForLater) return;
    const lived = history.lived.get(test.id);
    this.#queue = met.filter((mutant) => !history.killed.has(mutant) && !lived?.has(mutant));
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

  #afterPlanted(test: string, mutant: string, failed: boolean): void {
    const death = this.#waited ? 'waited' : 'failed';
    if (failed) this.#suspect = { mutant, death, ranAfterPlain: this.#lastWasPlain };
    else note(journal, { what: 'lived', test, mutant });
    this.#lastWasPlain = false;
  }

  #afterSuspicion(test: string, failed: boolean): void {
    if (!this.#suspect) return;
    const { mutant, death, ranAfterPlain } = this.#suspect;
    this.#suspect = undefined;
    this.#lastWasPlain = true;
    if (failed) this.#isSpoiled = true;
    if (failed && !ranAfterPlain) return;
    note(journal, { what: 'killed', test, mutant, death });
    history.killed.set(mutant, death);
  }

  override onAfterRunFiles(files: RunnerTestFile[]): void {
    super.onAfterRunFiles(files);
    if (this.#isSpoiled) return;
    for (const { filepath } of files) {
      const file = relative(this.config.root, filepath);
      if (isQuickPass) note(journal, { what: 'finished', file, pass: 'quick' });
      if (!this.#leftAnyForLater) note(journal, { what: 'finished', file, pass: 'slow' });
    }
  }
}
