/** A copy of the project with all mutants of a room planted, switched off. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fetchSwitches } from './switches.ts';

type Place = { line: number; column: number };
/** As Stryker's instrumenter describes it; lines and columns count from 0. */
export type Mutant = {
  id: string;
  fileName: string;
  replacement: string;
  location: { start: Place; end: Place };
  /** It is not to be tried; a comment in the code says so. */
  status?: string;
};
type File = { name: string; content: string; mutate: boolean };
type Instrumenter = { instrument(files: File[], options: object): Promise<{ files: File[]; mutants: Mutant[] }> };

const notCopied = new Set(['.git', '.react-router', 'bench', 'build', 'data', 'e2e', 'node_modules', 'photos']);

export function copyProject(project: string, copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of readdirSync(project))
    if (!notCopied.has(name)) cpSync(join(project, name), join(copy, name), { recursive: true });
  for (const name of ['node_modules', 'build']) symlinkSync(join(project, name), join(copy, name), 'junction');
}

export async function plant(copy: string, names: string[], instrumenter: string): Promise<Mutant[]> {
  const { Instrumenter }: { Instrumenter: new (log: object) => Instrumenter } = await import(instrumenter);
  const silent = () => {};
  const log = { debug: silent, info: silent, warn: console.warn, isDebugEnabled: () => false };
  const sources = names.map((name) => {
    const path = join(copy, name);
    return { name: path, content: readFileSync(path, 'utf8'), mutate: true };
  });
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: true };
  const { files, mutants } = await new Instrumenter(log).instrument(sources, options);
  for (const { name, content } of files) writeFileSync(name, fetchSwitches + content);
  return mutants
    .filter(({ status }) => status === undefined)
    .map((mutant) => ({ ...mutant, fileName: relative(copy, mutant.fileName) }));
}
