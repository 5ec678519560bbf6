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
  hikes: z.array(z.string()).check(z.describe('Slugs, as at the end of the address of a trail page.')),
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
  day: z.string().check(z.describe('When they were there, by the clock of the state: 2026-11-17.')),
  reports: z.int().check(z.describe('How many hikers reported what still counts; a family is one.')),
  kinds: z
    .array(z.object({ kind: z.enum(publicConditionKinds), reports: z.int(), until: timestamp }))
    .check(z.describe('What they saw and how many of them, most often first. Each counts until its end.')),
});

const forecastSchema = z.object({
  hikes: z.array(z.string()),
  asOf: timestamp.check(z.describe('When the National Weather Service made it.')),
  until: timestamp.check(z.describe('It is not shown from this moment on.')),
  days: z.array(
    z.object({
      day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
      sky: z.enum(skies),
      words: z.string(),
      high: z.optional(z.number()).check(z.describe('°F, as the low.')),
      low: z.optional(z.number()),
      chance: z
        .optional(z.number())
        .check(z.describe('Percent. Left out where none is given, which does not mean dry.')),
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
  notices: z.array(noticeSchema).check(z.describe('Those that hold and those to come.')),
  conditions: z.optional(z.array(conditionSchema)).check(z.describe('What hikers saw, newest day first.')),
  forecasts: z
    .optional(z.array(forecastSchema))
    .check(z.describe('One for each cell of the forecast; left out where the weather is off.')),
  alerts: z
    .optional(z.array(alertSchema))
    .check(z.describe('The most severe first; left out where the weather is off.')),
});

const reportedKinds = z.array(z.enum(conditionKinds));

export const conditionRequestSchema = z.object({
  userId: expectedUser,
  id: z.uuid().check(z.describe('Made on the device: the same report sent again is stored once.')),
  claimId: z.uuid().check(z.describe('The caller’s claim that was in range: it says which hike, and which day.')),
  kinds: reportedKinds.check(z.minLength(1), z.maxLength(mostConditionKinds), z.describe('What they saw there.')),
});
export type ConditionRequest = z.infer<typeof conditionRequestSchema>;

export const conditionReplySchema = z.object({
  day: z.string().check(z.describe('The day it counts for, by the clock of the state: 2026-11-17.')),
  kinds: reportedKinds.check(z.describe('What was saved: without what has expired already.')),
});
