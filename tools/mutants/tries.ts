/**
 * Which mutants a test tries next. Most of those it meets it does not look at: so many are tried at once, and where the test passes, all of them live.
 * Where it fails, each half is tried, down to a single one: only alone a mutant can be killed. Two that undo each other count as alive.
 */

const most = 256;
/** How much one mutant more changes what is expected of the next. */
const weight = 0.1;

export class Tries {
  readonly #doubted: string[];
  readonly #halves: string[][] = [];
  #waiting: string[];
  /** How likely the next is noticed, judged by those before it, kept from test to test. */
  static #noticed = 0.3;

  /** Doubted ones are tried alone, each after a plain run. */
  constructor(mutants: readonly string[] = [], doubted: ReadonlySet<string> = new Set()) {
    this.#doubted = mutants.filter((mutant) => doubted.has(mutant));
    this.#waiting = mutants.filter((mutant) => !doubted.has(mutant));
  }

  get areThrough(): boolean {
    return this.#doubted.length + this.#halves.length + this.#waiting.length === 0;
  }

  get isDoubtedNext(): boolean {
    return this.#doubted.length > 0;
  }

  next(): string[] {
    const doubted = this.#doubted.shift();
    return doubted === undefined ? (this.#halves.shift() ?? this.#take(Tries.#atOnce())) : [doubted];
  }

  /** About every second try shall pass. */
  static #atOnce(): number {
    return Math.min(most, Math.max(1, Math.round(0.5 / Tries.#noticed)));
  }

  static #learn(settled: number, noticed: number): void {
    Tries.#noticed = Math.max(0.5 / most, Tries.#noticed * (1 - weight) ** settled + weight * noticed);
  }

  /** Neighbors often lie inside one another, and hide each other: it takes some from everywhere. */
  #take(count: number): string[] {
    const stride = Math.max(1, this.#waiting.length / count);
    const places = Array.from({ length: Math.min(count, this.#waiting.length) }, (_, nth) => Math.floor(nth * stride));
    const taken = new Set(places.map((place) => this.#waiting[place] ?? ''));
    this.#waiting = this.#waiting.filter((mutant) => !taken.has(mutant));
    return [...taken];
  }

  /** The test passed. Answers who lives: those it came by. The others were hidden and wait for their turn. */
  passed(tried: readonly string[], reached: ReadonlySet<string>): string[] {
    const alive = tried.filter((mutant) => reached.has(mutant));
    if (alive.length === 0) return [...tried];
    Tries.#learn(alive.length, 0);
    this.#waiting.push(...tried.filter((mutant) => !reached.has(mutant)));
    return alive;
  }

  failed(tried: readonly string[]): void {
    if (tried.length === 1) Tries.#learn(1, 1);
    else this.#halve(tried);
  }

  #halve(tried: readonly string[]): void {
    const [even, odd] = [0, 1].map((rest) => tried.filter((_, place) => place % 2 === rest));
    this.#halves.unshift(even ?? [], odd ?? []);
  }
}
