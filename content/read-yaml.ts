/** Parses a YAML file with its schema; returns the data or errors. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type Fields, readFields } from './fields.ts';

/** @param file path below the content folder, as in error messages */
export function readYaml<T>(contentFolder: string, file: string, schema: z.ZodType<T>): Fields<T> {
  const path = join(contentFolder, file);
  if (existsSync(path)) return readFields(file, readFileSync(path, 'utf8'), schema);
  const hint = 'Every guide has one: docs/how-to/start-another-guide.md.';
  return { issues: [{ file, field: '(whole file)', expected: 'this file', hint }] };
}
