import { readFileSync } from 'node:fs';

/** What an earlier build wrote down; nothing where it wrote none, or broke off in the middle of it. */
export function keptJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
