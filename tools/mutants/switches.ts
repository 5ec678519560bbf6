/** What the planted code asks: which mutants are switched on. It tells in return what it comes by. */

/** The name under which planted code finds the switches. */
const name = '__mutants__';
/** Every function of a file may ask, so it fetches them in its first line. Without them, in a process that a test starts, all are off. */
export const fetchSwitches = `const { isPlanted: stryMutAct_9fa48, covers: stryCov_9fa48 } = globalThis.${name} ?? { isPlanted: () => false, covers() {} };\n`;

class Switches {
  /** Switched on. */
  planted: readonly string[] = [];
  /** Switched on and come by since: another one that is on may hide it. */
  readonly reached = new Set<string>();
  /** What is come by, where somebody wants to know. */
  met: Set<string> | undefined = new Set();
  /** How many files with mutants were loaded. */
  loads = 0;
  /** How often planted code asked. Who asks too often runs in circles: counted so, a busy machine does not count. */
  steps = 0;
  mostSteps = Number.POSITIVE_INFINITY;
  #on = new Set<string>();

  plant(mutants: readonly string[], mostSteps: number): void {
    this.planted = mutants;
    this.#on = new Set(mutants);
    this.reached.clear();
    this.steps = 0;
    this.mostSteps = mostSteps;
  }

  clear(): void {
    this.plant([], Number.POSITIVE_INFINITY);
  }

  readonly isPlanted = (mutant: string): boolean => {
    this.steps += 1;
    if (this.steps > this.mostSteps) throw new Error('runs in circles');
    if (!this.#on.has(mutant)) return false;
    this.reached.add(mutant);
    return true;
  };

  readonly covers = (...mutants: string[]): void => {
    if (this.met) for (const mutant of mutants) this.met.add(mutant);
  };
}

/** For this process. */
export function hangSwitches(): Switches {
  const switches = new Switches();
  Object.defineProperty(globalThis, name, {
    get: () => {
      switches.loads += 1;
      return switches;
    },
  });
  return switches;
}
