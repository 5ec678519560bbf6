/** Every survivor with what it changed, what was left out, and the score. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { History } from './journal.ts';
import type { Mutant } from './plant.ts';

type Result = { text: string; percent: number };
export type Tried = { mutants: Mutant[]; history: History };

export function report(room: string, project: string, parts: Tried[]): Result {
  const count = (list: (part: Tried) => unknown[]) => parts.flatMap(list).length;
  const leftOut = parts.flatMap(leftOutOf);
  const survivors = parts.flatMap(survivorsOf);
  const dead = count(({ mutants, history }) => mutants.filter(({ id }) => history.killed.has(id)));
  const waited = count(({ history }) => [...history.killed.values()].filter((death) => death !== 'failed'));
  const total = dead + survivors.length;
  const percent = (100 * dead) / (total || 1);
  const lines = [
    ...parts.flatMap(({ history }) => history.unfit.map((why) => `✗ not asked: ${why}`)),
    `› ${room}, left out, because they run once (files are loaded, a value is kept): ${leftOut.length}`,
    ...leftOut.map((mutant) => describe(project, mutant)),
    `› ${room}, survivors: ${survivors.length}`,
    ...survivors.map(({ isMet, ...mutant }) => describe(project, mutant) + (isMet ? '' : ' (no test comes by)')),
    `› ${room}: ${total} mutants, ${dead} killed (${waited} by waiting in vain), ${survivors.length} survived: ${percent.toFixed(1)} %`,
  ];
  return { text: lines.join('\n'), percent };
}

function leftOutOf({ mutants, history: { killed, loaded, met } }: Tried): Mutant[] {
  return mutants.filter(({ id }) => loaded.has(id) && !met.has(id) && !killed.has(id));
}

function survivorsOf({ mutants, history }: Tried): (Mutant & { isMet: boolean })[] {
  const { killed, loaded, met, metWhileLoading } = history;
  const survivors = mutants.filter(({ id }) => !killed.has(id) && (met.has(id) || !loaded.has(id)));
  return survivors.map((mutant) => ({ ...mutant, isMet: met.has(mutant.id) || metWhileLoading.has(mutant.id) }));
}

function describe(project: string, { fileName, location, replacement }: Mutant): string {
  const { start, end } = location;
  const line = readFileSync(join(project, fileName), 'utf8').split('\n')[start.line] ?? '';
  const isOneLine = start.line === end.line;
  const before = line.slice(start.column, isOneLine ? end.column : undefined) + (isOneLine ? '' : ' …');
  return `${fileName}:${start.line + 1}:${start.column + 1}  ${before} → ${replacement.replace(/\s+/g, ' ')}`;
}
