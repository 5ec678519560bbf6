/** Skips a build step with unchanged inputs: a stamp file has their hash and the names of the outputs. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** One hash over files, by name and content, and over other inputs. */
export function hashOfInputs(files: readonly string[], words: unknown): string {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) hash.update(basename(file)).update(readFileSync(file));
  return hash.update(JSON.stringify(words)).digest('hex');
}

/**
 * The outputs of the last run, if it had the same inputs and all of them still exist. Otherwise the stamp is deleted, so that after an
 * aborted run everything is rebuilt, even if the inputs are reverted.
 */
export function freshOutputs(stampFile: string, inputs: string, folder: string): string[] | undefined {
  if (!existsSync(stampFile)) return undefined;
  const [stamp, ...outputs] = readFileSync(stampFile, 'utf8').split('\n');
  if (stamp === inputs && outputs.every((output) => existsSync(join(folder, output)))) return outputs;
  rmSync(stampFile);
  return undefined;
}

export function writeStamp(stampFile: string, inputs: string, outputs: readonly string[]): void {
  writeFileSync(stampFile, [inputs, ...outputs].join('\n'));
}
