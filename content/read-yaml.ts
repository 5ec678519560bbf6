/** A file of YAML into what its schema says, or into faults. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type Fields, readFields } from './fields.ts';

/** @param file below the folder of the content, as faults name it */
export const readYaml = <T>(contentFolder: string, file: string, schema: z.ZodType<T>): Fields<T> =>
  readFields(file, readFileSync(join(contentFolder, file), 'utf8'), schema);
