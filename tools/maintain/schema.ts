/** The author's manual as files for editors: a JSON Schema of each kind of content file under build/schema. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { milestonesSchema } from '../../domain/badge/milestone.ts';
import { roadListSchema } from '../../domain/drive/road-list.ts';
import { mapPlanSchema } from '../../domain/map/map-plan.ts';
import { regionsSchema } from '../../domain/trail/region.ts';
import { trailFieldsSchema } from '../../domain/trail/trail.ts';

/** By file name: hike.json describes the front matter of a hike. */
export const contentSchemas = {
  hike: trailFieldsSchema,
  regions: regionsSchema,
  milestones: milestonesSchema,
  map: mapPlanSchema,
  roads: roadListSchema,
};

/** Draft 7 has the best support in editors. */
const toEditorSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });

export function writeSchemas(root = join(import.meta.dirname, '../..')): void {
  const folder = join(root, 'build/schema');
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of Object.entries(contentSchemas))
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(toEditorSchema(schema), null, 2)}\n`);
}

if (import.meta.main) {
  writeSchemas();
  console.log('› Wrote build/schema');
}
