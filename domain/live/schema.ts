/**
 * The schemas of /now.json and of the call that reports conditions. Separate from the types, so that pages that only read the
 * document carry no zod.
 */
import * as z from 'zod/mini';
import { expectedUser } from '../wire/wire.ts';
import { conditionKinds, mostConditionKinds, type PublicConditionKind } from './conditions.ts';
import { type Now, noticeKinds } from './now.ts';
import { skies } from './weather.ts';

const timestamp = z.string().check(z.describe('ISO 8601, UTC.'));

const noticeSchema = z.object({
  id: z.string(),
  hikes: z.array(z.string()).check(z.describe('Slugs, as at the end of the URL of a trail page.')),
  kind: z.enum(noticeKinds),
  words: z.string(),
  from: timestamp,
  until: timestamp,
  asOf: timestamp.check(z.describe('When it was last published or confirmed.')),
  source: z.optional(z.string()),
  by: z.literal('steward'),
});

export const publicConditionKinds = conditionKinds.filter((kind): kind is PublicConditionKind => kind !== 'gate');

export const conditionSchema = z.object({
  hike: z.string().check(z.describe('Slug.')),
  day: z.string().check(z.describe('The day of the visit in the state’s time zone: 2026-11-17.')),
  reports: z.int().check(z.describe('The number of reports that have not expired; a family counts once.')),
  kinds: z
    .array(z.object({ kind: z.enum(publicConditionKinds), reports: z.int(), until: timestamp }))
    .check(z.describe('The reported kinds with their counts, most frequent first. Each expires on its own.')),
});

const forecastSchema = z.object({
  hikes: z.array(z.string()),
  asOf: timestamp.check(z.describe('When the National Weather Service issued it.')),
  until: timestamp.check(z.describe('When it expires.')),
  days: z.array(
    z.object({
      day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
      sky: z.enum(skies),
      words: z.string(),
      high: z.optional(z.number()).check(z.describe('°F, as the low.')),
      low: z.optional(z.number()),
      chance: z.optional(z.number()).check(z.describe('Percent. Missing if not given, which does not mean dry.')),
      wind: z.optional(z.number()).check(z.describe('Miles an hour.')),
    }),
  ),
});

const alertSchema = z.object({
  id: z.string(),
  hikes: z.array(z.string()),
  event: z.string(),
  headline: z.string(),
  from: timestamp,
  until: timestamp,
  asOf: timestamp.check(z.describe('When the National Weather Service sent it.')),
  url: z.url(),
});

export const nowSchema: z.ZodMiniType<Now> = z.object({
  version: z.literal(1),
  asOf: timestamp.check(z.describe('When the server last checked this against its database.')),
  notices: z.array(noticeSchema).check(z.describe('Active and upcoming ones.')),
  conditions: z.optional(z.array(conditionSchema)).check(z.describe('Condition reports, newest day first.')),
  forecasts: z
    .optional(z.array(forecastSchema))
    .check(z.describe('One for each forecast cell; missing if the weather is off.')),
  alerts: z.optional(z.array(alertSchema)).check(z.describe('The most severe first; missing if the weather is off.')),
});

const reportedKinds = z.array(z.enum(conditionKinds));

export const conditionRequestSchema = z.object({
  userId: expectedUser,
  id: z.uuid().check(z.describe('Generated on the device; makes the report idempotent.')),
  claimId: z.uuid().check(z.describe('The caller’s claim in range, which determines the hike and the day.')),
  kinds: reportedKinds.check(z.minLength(1), z.maxLength(mostConditionKinds), z.describe('The reported conditions.')),
});
export type ConditionRequest = z.infer<typeof conditionRequestSchema>;

export const conditionReplySchema = z.object({
  day: z.string().check(z.describe('The day it counts for, in the state’s time zone: 2026-11-17.')),
  kinds: reportedKinds.check(z.describe('The stored kinds, without those that have already expired.')),
});
