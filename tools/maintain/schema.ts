/**
 * The author's manual as files for editors: a JSON Schema of each kind of content file under build/schema, and the fields of
 * a hike as snippets for Visual Studio Code.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { milestonesSchema } from '../../domain/badge/milestone.ts';
import { roadListSchema } from '../../domain/drive/road-list.ts';
import { mapPlanSchema } from '../../domain/map/plan.ts';
import { regionsSchema } from '../../domain/trail/region.ts';
import { trailFieldsSchema } from '../../domain/trail/trail.ts';
import { snippetsOf } from './snippets.ts';

const root = join(import.meta.dirname, '../..');

/** By file name: hike.json describes the front matter of a hike. */
export const contentSchemas = {
  hike: trailFieldsSchema,
  regions: regionsSchema,
  milestones: milestonesSchema,
  map: mapPlanSchema,
  roads: roadListSchema,
};

/** Draft 7 has the best support in editors. */
export const editorSchemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });

export function writeSchemas(folder = root): string[] {
  const files = Object.entries(contentSchemas).map(([name, schema]): [string, unknown] => [
    `build/schema/${name}.json`,
    editorSchemaOf(schema),
  ]);
  files.push(['.vscode/hike.code-snippets', snippetsOf(editorSchemaOf(trailFieldsSchema))]);
  for (const [file, value] of files) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`);
  }
  return files.map(([file]) => file);
}

if (import.meta.main) console.log(`› Wrote ${writeSchemas().join(', ')}`);
