import { expect, test } from 'vitest';
import { Tries } from './tries.ts';

/** How often a test that notices some of its mutants must run, and whom it kills and lets live. */
function settle(mutants: string[], noticed: Set<string>, hidden: (mutant: string, tried: string[]) => boolean) {
  const tries = new Tries(mutants);
  const [killed, alive]: string[][] = [[], []];
  let runs = 0;
  for (; !tries.areThrough; runs += 1) {
    const tried = tries.next();
    const reached = tried.filter((mutant) => !hidden(mutant, tried));
    const failed = reached.some((mutant) => noticed.has(mutant));
    if (failed) tries.failed(tried);
    else alive?.push(...tries.passed(tried, new Set(reached)));
    if (failed && tried.length === 1) killed?.push(...tried);
  }
  return { killed: killed?.sort(), alive: alive?.sort(), runs };
}

const thousand = Array.from({ length: 1000 }, (_, nth) => `mutant ${nth}`);
const nobody = () => false;

test('a thousand mutants that nobody looks at cost a few runs', () => {
  const { alive, runs } = settle(thousand, new Set(), nobody);
  expect(alive).toEqual(thousand.toSorted());
  expect(runs).toBeLessThan(20);
});

test('each that is noticed is found, alone', () => {
  const noticed = new Set(thousand.filter((_, nth) => nth % 97 === 0));
  const { killed, alive, runs } = settle(thousand, noticed, nobody);
  expect(killed).toEqual([...noticed].toSorted());
  expect(alive).toHaveLength(1000 - noticed.size);
  expect(runs).toBeLessThan(300);
});

test('where all are noticed, hardly more runs than mutants are needed', () => {
  expect(settle(thousand, new Set(thousand), nobody).runs).toBeLessThan(1600);
});

test('one that another hides is tried again without it', () => {
  const isHidden = (mutant: string, tried: string[]) => mutant === 'inner' && tried.includes('outer');
  const others = ['a', 'b', 'outer', 'inner', 'c'];
  expect(settle(others, new Set(['inner']), isHidden).killed).toEqual(['inner']);
});
