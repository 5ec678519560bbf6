/** Parses a YAML file with its schema; returns the data or errors. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type Fields, readFields } from './fields.ts';

/** @param file path below the content folder, as in error messages */
export const readYaml = <T>(contentFolder: string, file: string, schema: z.ZodType<T>): Fields<T> =>
  readFields(file, readFileSync(join(contentFolder, file), 'utf8'), schema);
