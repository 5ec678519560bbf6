/** The schema of /now.json. Apart from its types, so that pages that only read the document carry no zod. */
import * as z from 'zod/mini';
import { type Now, noticeKinds } from './now.ts';

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

export const nowSchema: z.ZodMiniType<Now> = z.object({
  version: z.literal(1),
  asOf: timestamp.check(z.describe('When the server last checked this against its database.')),
  notices: z.array(noticeSchema).check(z.describe('Those that hold and those to come.')),
});
