/** What /now.json must hold. */
import * as z from 'zod/mini';
import { type LiveDocument, noticeKinds } from '../domain/status/live-document.ts';
import { conditionSchema } from '../domain/status/live-schema.ts';
import { skies } from '../domain/status/weather.ts';

const timestamp = z.string();

const noticeSchema = z.object({
  id: z.string(),
  hikes: z.array(z.string()),
  kind: z.enum(noticeKinds),
  words: z.string(),
  from: timestamp,
  until: timestamp,
  asOf: timestamp,
  source: z.optional(z.string()),
  by: z.literal('steward'),
});

const forecastSchema = z.object({
  hikes: z.array(z.string()),
  asOf: timestamp,
  until: timestamp,
  days: z.array(
    z.object({
      day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
      sky: z.enum(skies),
      words: z.string(),
      high: z.optional(z.number()),
      low: z.optional(z.number()),
      chance: z.optional(z.number()),
      wind: z.optional(z.number()),
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
  asOf: timestamp,
  url: z.url(),
});

export const liveDocumentSchema: z.ZodMiniType<LiveDocument> = z.object({
  version: z.literal(1),
  asOf: timestamp,
  notices: z.array(noticeSchema),
  conditions: z.optional(z.array(conditionSchema)),
  forecasts: z.optional(z.array(forecastSchema)),
  alerts: z.optional(z.array(alertSchema)),
});
