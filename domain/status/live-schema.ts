/**
 * The schemas of condition reports. Separate from the types, so that pages that only read /now.json carry no zod.
 */
import * as z from 'zod/mini';
import { expectedUser } from '../wire/wire.ts';
import { conditionKinds, mostConditionKinds, type PublicConditionKind } from './condition-reports.ts';

const timestamp = z.string().check(z.describe('ISO 8601, UTC.'));

export const publicConditionKinds = conditionKinds.filter((kind): kind is PublicConditionKind => kind !== 'gate');

export const conditionSchema = z.object({
  hike: z.string().check(z.describe('Slug.')),
  day: z.string().check(z.describe('The day of the visit in the state’s time zone: 2026-11-17.')),
  reports: z.int().check(z.describe('The number of reports that have not expired; a family counts once.')),
  kinds: z
    .array(z.object({ kind: z.enum(publicConditionKinds), reports: z.int(), until: timestamp }))
    .check(z.describe('The reported kinds with their counts, most frequent first. Each expires on its own.')),
});

const reportedKinds = z.array(z.enum(conditionKinds));

export const conditionRequestSchema = z.object({
  userId: expectedUser,
  id: z.uuid().check(z.describe('Generated on the device; makes the report idempotent.')),
  claimId: z.uuid().check(z.describe('The caller’s claim in range, which determines the hike and the day.')),
  kinds: reportedKinds.check(z.minLength(1), z.maxLength(mostConditionKinds), z.describe('The reported conditions.')),
});
export type ConditionRequest = z.infer<typeof conditionRequestSchema>;

export const conditionResponseSchema = z.object({
  day: z.string().check(z.describe('The day it counts for, in the state’s time zone: 2026-11-17.')),
  kinds: reportedKinds.check(z.describe('The stored kinds, without those that have already expired.')),
});
