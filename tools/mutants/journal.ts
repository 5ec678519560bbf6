/** What happened to the mutants so far, line by line: it outlives a process that a mutant brought down, and the next one goes on from it. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Why a mutant is dead: a test failed, waited in vain, or the whole process came to a stop. */
export type Death = 'failed' | 'waited' | 'hung';

/** Quick tests come first: most mutants die there, and slow tests meet only what is left. */
export const passes = ['quick', 'slow', 'slowest'] as const;
export type Pass = (typeof passes)[number];

export type Event =
  /** Ran once, to load a file or for a value that is kept, and not again when the test was repeated. */
  | { what: 'loaded'; mutants: string[] }
  /** A test came by, with nothing planted; some tests load files anew whenever they run. */
  | { what: 'met'; test: string; mutants: string[]; loads: boolean }
  | { what: 'planted'; test: string; mutants: string[] }
  | { what: 'lived'; test: string; mutants: string[] }
  | { what: 'killed'; test: string; mutant: string; death: Death }
  /** The test failed with them, and plainly as well since then: each is to be tried alone, in a new process. */
  | { what: 'doubted'; test: string; mutants: string[] }
  /** A test has tried all it meets. */
  | { what: 'tried'; test: string }
  /** A test cannot try any, and why. */
  | { what: 'unfit'; test: string; why: string }
  | { what: 'finished'; file: string; pass: Pass };

export type History = {
  loaded: Set<string>;
  met: Set<string>;
  /** Only by tests that load files, so that what runs at loading cannot be told from the rest. */
  metWhileLoading: Set<string>;
  killed: Map<string, Death>;
  /** Of each test, the mutants it let live. */
  lived: Map<string, Set<string>>;
  /** Of each test, the mutants that are to be tried alone. */
  doubted: Map<string, Set<string>>;
  /** Tests that are through. */
  tried: Set<string>;
  unfit: string[];
  /** Test files that are through, by pass. */
  finished: Record<Pass, Set<string>>;
  /** Planted, and nothing was heard of it since. */
  open: { test: string; mutants: string[] } | undefined;
};

export function note(journal: string, event: Event): void {
  appendFileSync(journal, `${JSON.stringify(event)}\n`);
}

export function readJournal(journal: string): History {
  const history: History = {
    ...{ loaded: new Set(), met: new Set(), metWhileLoading: new Set(), killed: new Map() },
    ...{
      lived: new Map(),
      doubted: new Map(),
      tried: new Set(),
      unfit: [],
      finished: { quick: new Set(), slow: new Set(), slowest: new Set() },
      open: undefined,
    },
  };
  const lines = existsSync(journal) ? readFileSync(journal, 'utf8').split('\n') : [];
  for (const line of lines) if (line.endsWith('}')) add(history, JSON.parse(line));
  return history;
}

function add(history: History, event: Event): void {
  history.open = event.what === 'planted' ? event : undefined;
  switch (event.what) {
    case 'loaded':
      for (const mutant of event.mutants) history.loaded.add(mutant);
      break;
    case 'met':
      for (const mutant of event.mutants) (event.loads ? history.metWhileLoading : history.met).add(mutant);
      break;
    case 'lived':
      addTo(history.lived, event);
      break;
    case 'doubted':
      addTo(history.doubted, event);
      break;
    case 'killed':
      history.killed.set(event.mutant, event.death);
      break;
    case 'tried':
      history.tried.add(event.test);
      break;
    case 'unfit':
      history.tried.add(event.test);
      history.unfit.push(event.why);
      break;
    case 'finished':
      history.finished[event.pass].add(event.file);
  }
}

function addTo(byTest: Map<string, Set<string>>, { test, mutants }: { test: string; mutants: string[] }): void {
  byTest.set(test, new Set([...(byTest.get(test) ?? []), ...mutants]));
}
