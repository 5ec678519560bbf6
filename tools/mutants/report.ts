/** Every survivor with what it changed, what was left out, and the score. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { History } from './journal.ts';
import type { Mutant } from './plant.ts';

type Result = { text: string; percent: number };

export function report(room: string, project: string, mutants: Mutant[], history: History): Result {
  const { killed, loaded, met, unfit } = history;
  const alive = mutants.filter(({ id }) => !killed.has(id));
  const leftOut = alive.filter(({ id }) => loaded.has(id) && !met.has(id));
  const survivors = alive.filter((mutant) => !leftOut.includes(mutant));
  const dead = mutants.length - alive.length;
  const total = dead + survivors.length;
  const percent = (100 * dead) / (total || 1);
  const waited = mutants.filter(({ id }) => killed.has(id) && killed.get(id) !== 'failed').length;
  const lines = [
    ...unfit.map((why) => `✗ not asked: ${why}`),
    `› ${room}, left out, because they run once (files are loaded, a value is kept): ${leftOut.length}`,
    ...leftOut.map((mutant) => describe(project, mutant)),
    `› ${room}, survivors: ${survivors.length}`,
    ...survivors.map((mutant) => describe(project, mutant) + (met.has(mutant.id) ? '' : ' (no test comes by)')),
    `› ${room}: ${total} mutants, ${dead} killed (${waited} by waiting in vain), ${survivors.length} survived: ${percent.toFixed(1)} %`,
  ];
  return { text: lines.join('\n'), percent };
}

function describe(project: string, { fileName, location, replacement }: Mutant): string {
  const { start, end } = location;
  const line = readFileSync(join(project, fileName), 'utf8').split('\n')[start.line] ?? '';
  const isOneLine = start.line === end.line;
  const before = line.slice(start.column, isOneLine ? end.column : undefined) + (isOneLine ? '' : ' …');
  return `${fileName}:${start.line + 1}:${start.column + 1}  ${before} → ${replacement.replace(/\s+/g, ' ')}`;
}
