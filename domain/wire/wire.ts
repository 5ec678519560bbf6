/**
 * The calls below /v1: requests, responses and errors, shared by both sides of the wire. They have the shape of Appwrite's
 * REST API, so that its web SDK works against our server. Pages carry these schemas too, hence the small form of zod.
 */
import * as z from 'zod/mini';
import { appealLimits, appealReasons, appealStates } from '../badge/appeals.ts';
import { hikerLimits, patchColors } from '../badge/hikers.ts';
import { retention } from '../time/retention.ts';
import { mistakeReportedFacts, mistakeReportLimits } from './mistake-reports.ts';
import { savedHikeLimits } from './saved-hikes.ts';
import { signInProvider } from './sign-in.ts';
import { hasVisible, visibleLine, visibleText } from './visible-text.ts';

/** Sent with every error, so that an error report includes the server's version. */
export const wireVersion = '1.0.0';

/** The database id of our own pages. A server can accept a second one for clients built against another server. */
export const ownDatabase = 'main';
export const badgeCollection = 'userbadges';

const errorTypes = [
  'general_argument_invalid',
  'general_query_invalid',
  'general_route_not_found',
  'general_unauthorized_scope',
  'general_access_forbidden',
  'general_rate_limit_exceeded',
  'general_service_unavailable',
  'general_unknown',
  'user_unauthorized',
  'project_provider_disabled',
  'project_provider_unsupported',
  'database_not_found',
  'collection_not_found',
  'document_not_found',
  'document_already_exists',
  'hiker_not_found',
  'hiker_already_exists',
  'hiker_limit_exceeded',
  'appeal_already_exists',
  'appeal_limit_exceeded',
  'credential_key_missing',
  'desk_sign_in_required',
  'notice_not_found',
  'notice_conflict',
  'notice_limit_exceeded',
  'notice_invalid',
  'queue_item_not_found',
  'queue_item_answered',
  'person_not_found',
  'person_ambiguous',
  'last_keeper',
  'claim_not_found',
  'condition_expired',
  'conditions_off',
] as const;
export type ErrorType = (typeof errorTypes)[number];

export const errorResponseSchema = z.object({
  message: z.string(),
  code: z.int().check(z.describe('The HTTP status.')),
  type: z.enum(errorTypes),
  version: z.string(),
});
export type ErrorResponse = z.infer<typeof errorResponseSchema>;

const timestamp = z.string().check(z.describe('ISO 8601, UTC.'));

export const accountSchema = z.object({
  $id: z.string(),
  $createdAt: timestamp,
  $updatedAt: timestamp,
  name: z.string(),
  email: z.string(),
  emailVerification: z.boolean(),
  registration: timestamp,
  status: z.literal(true),
  passwordUpdate: z.literal(''),
  phone: z.literal(''),
  phoneVerification: z.literal(false),
  mfa: z.literal(false),
  labels: z.array(z.string()),
  prefs: z.record(z.string(), z.unknown()),
  targets: z.array(z.unknown()),
  accessedAt: timestamp,
});
export type Account = z.infer<typeof accountSchema>;

export const identitySchema = z.object({
  $id: z.string(),
  $createdAt: timestamp,
  $updatedAt: timestamp,
  userId: z.string(),
  provider: z.literal(signInProvider),
  providerUid: z.string(),
  providerEmail: z.string(),
  providerName: z.string(),
  providerAccessToken: z.literal('').check(z.describe('Never stored.')),
  providerAccessTokenExpiry: z.literal(''),
  providerRefreshToken: z.literal(''),
});
export type Identity = z.infer<typeof identitySchema>;

export const identityListSchema = z.object({ total: z.int(), identities: z.array(identitySchema) });

const badgeSystemFields = {
  $id: z.string(),
  $sequence: z.int().check(z.describe('Increases with every badge of the user.')),
  $collectionId: z.literal(badgeCollection),
  $databaseId: z.string(),
  $createdAt: timestamp,
  $updatedAt: timestamp,
  $permissions: z.array(z.string()),
};

/** The badge's own fields; a query can select any of them. */
export const badgeFieldsSchema = z.object({
  userId: z.string(),
  badgeName: z.string(),
  earnedDate: z
    .string()
    .check(z.describe('When the hiker was there: a full timestamp; old records may have a date only.')),
  badgeFile: z.nullable(z.string()),
});

export const badgeDocumentSchema = z.extend(z.object(badgeSystemFields), badgeFieldsSchema.shape);
export type BadgeDocument = z.infer<typeof badgeDocumentSchema>;

const selectedBadgeSchema = z.extend(z.object(badgeSystemFields), z.partial(badgeFieldsSchema).shape);
export type SelectedBadge = z.infer<typeof selectedBadgeSchema>;

export const badgeListSchema = z.object({ total: z.int(), documents: z.array(selectedBadgeSchema) });

const position = {
  latitude: z.number().check(z.gte(-90), z.lte(90), z.describe('Degrees north.')),
  longitude: z.number().check(z.gte(-180), z.lte(180), z.describe('Degrees east.')),
  accuracy: z.number().check(z.gte(0), z.lte(1e9), z.describe('Meters, as the device reports it.')),
};

/** A valid timestamp between 2000 and 9999. */
const moment = z.iso
  .datetime({ offset: true })
  .check(z.refine((text) => new Date(text) >= new Date('2000-01-01'), 'expected a date after the year 2000'));

const hikerId = z
  .string()
  .check(
    z.regex(/^\w[\w-]{0,35}$/, 'expected the id of a hiker'),
    z.describe('The id of the account is the id of its own hiker.'),
  );

/** The user that the page expects: it may have been loaded before the current session. */
export const expectedUser = z
  .optional(z.string())
  .check(z.describe('The expected account. If another user is signed in, the call is refused.'));

export const claimRequestSchema = z.object({
  userId: expectedUser,
  claimId: z.uuid().check(z.describe('Generated on the device; makes the claim idempotent.')),
  ...position,
  takenAt: moment.check(z.describe('The time of the fix.')),
  hikers: z
    .optional(z.array(hikerId).check(z.minLength(1), z.maxLength(hikerLimits.others + 1)))
    .check(
      z.describe('The hikers who are there; by default the account’s own hiker. Hikers who were removed are ignored.'),
    ),
});
export type ClaimRequest = z.infer<typeof claimRequestSchema>;

export const outcomes = [
  'awarded',
  'already-earned',
  'too-far',
  'too-vague',
  'too-old',
  'in-the-future',
  'too-fast',
] as const;
export type Outcome = (typeof outcomes)[number];

export const claimResponseSchema = z.object({
  outcome: z.enum(outcomes),
  awarded: z.array(badgeDocumentSchema).check(z.describe('The badges that this claim earned.')),
  hikers: z
    .array(z.object({ hikerId, outcome: z.enum(outcomes), awarded: z.array(badgeDocumentSchema) }))
    .check(
      z.describe(
        'The outcome for each hiker who was there. The outcome and the badges beside this list are those of the first.',
      ),
    ),
  nearest: z
    .nullable(
      z.object({
        badgeName: z.string(),
        trail: z.nullable(z.string()).check(z.describe('The URL of its page; null for the Test Badge.')),
        distanceKm: z.number(),
      }),
    )
    .check(
      z.describe(
        'The trailhead in range, else the nearest. null if the position is too inaccurate or its time is invalid.',
      ),
    ),
});

/** The first badges date from then. */
const firstYear = '2020';

const earnedDate = z
  .union([moment, z.iso.date()], 'expected an ISO date or timestamp')
  .check(z.refine((text) => text >= firstYear, `expected a date from ${firstYear} on`));

type PositionParts = { latitude?: number | undefined; longitude?: number | undefined; accuracy?: number | undefined };

const hasWholePositionOrNone = ({ latitude, longitude, accuracy }: PositionParts): boolean =>
  new Set([latitude, longitude, accuracy].map((part) => part === undefined)).size === 1;

export const createBadgeRequestSchema = z.object({
  documentId: z
    .string()
    .check(
      z.regex(/^(unique\(\)|[a-zA-Z0-9][a-zA-Z0-9._-]{0,35})$/, 'expected "unique()" or up to 36 of a-z A-Z 0-9 . _ -'),
    ),
  data: z
    .object({
      userId: z.string(),
      badgeName: z.string(),
      earnedDate: z.optional(earnedDate),
      badgeFile: z.nullish(z.string().check(z.regex(/^[\w.-]{1,100}$/, 'expected the name of a picture file'))),
      latitude: z.optional(position.latitude),
      longitude: z.optional(position.longitude),
      accuracy: z.optional(position.accuracy),
    })
    .check(
      z.refine(hasWholePositionOrNone, {
        path: ['latitude'],
        error: 'expected with longitude and accuracy, or none of them',
      }),
    ),
  permissions: z
    .nullish(z.array(z.string()))
    .check(z.describe('Accepted and ignored: a badge belongs to its owner alone.')),
});
export type CreateBadgeRequest = z.infer<typeof createBadgeRequestSchema>;

const hikerFields = {
  name: z
    .string()
    .check(
      z.overwrite(visibleLine),
      z.minLength(1),
      z.maxLength(hikerLimits.name),
      z.describe('A first name or nickname, unique among the account’s hikers.'),
    ),
  color: z.enum(patchColors).check(z.describe('The color of the patch beside the name.')),
};

export const createHikerRequestSchema = z.object({
  hikerId: z.uuid().check(z.describe('Generated on the device; makes the call idempotent.')),
  ...hikerFields,
});
export const changeHikerRequestSchema = z.object(hikerFields);
export type HikerFields = z.infer<typeof changeHikerRequestSchema>;
export type CreateHikerRequest = z.infer<typeof createHikerRequestSchema>;

export const hikerSchema = z.object({
  $id: z.string(),
  $createdAt: timestamp,
  name: z.string(),
  color: z.enum(patchColors),
});
export type Hiker = z.infer<typeof hikerSchema>;

export const hikerListSchema = z.object({
  total: z.int(),
  hikers: z.array(z.extend(hikerSchema, { badges: z.array(badgeDocumentSchema) })),
});

const hike = z
  .string()
  .check(
    z.regex(/^[a-z-]{1,40}\/[a-z\d-]{1,60}$/, 'expected a hike as in the address of its page: region/name'),
    z.describe('As in the URL of its page: region/slug.'),
  );

const savedHikeFields = {
  hike,
  wanted: z.boolean().check(z.describe('false: removed from the list.')),
  changedAt: moment.check(z.describe('The time of the change: of two changes to a hike the newer one wins.')),
};

export const changeSavedHikesRequestSchema = z.object({
  userId: z
    .optional(z.string().check(z.maxLength(36)))
    .check(z.describe('The account of these changes; changes of another account are ignored.')),
  wishes: z
    .array(z.object(savedHikeFields))
    .check(z.maxLength(savedHikeLimits.changes), z.describe('Unknown hikes are ignored.')),
});
export type SavedHikeChange = z.infer<typeof changeSavedHikesRequestSchema>['wishes'][number];

export const savedHikeListSchema = z.object({
  userId: z.string(),
  total: z.int(),
  wishes: z.array(z.object({ hike: z.string(), changedAt: timestamp })).check(z.describe('Sorted by date.')),
});

const appealFields = {
  badgeName: z.string(),
  reason: z.enum(appealReasons).check(z.describe('The reason of the refusal.')),
  takenAt: moment.check(
    z.describe('When the hiker was there: the time of the claim, or of the appeal if there was no position.'),
  ),
};

export const createAppealRequestSchema = z.object({
  userId: expectedUser,
  appealId: z.uuid().check(z.describe('Generated on the device; makes the appeal idempotent.')),
  ...appealFields,
  words: z
    .string()
    .check(
      z.overwrite(visibleText),
      z.trim(),
      z.refine(hasVisible, 'expected a few words'),
      z.maxLength(appealLimits.words),
    ),
  photoDate: z
    .nullish(z.iso.date())
    .check(z.describe('The date of a photograph taken there. The photograph itself is not sent.')),
  claimId: z.nullish(z.uuid()).check(z.describe('The claim it is about; missing if there was no position.')),
  hikers: z.optional(z.array(hikerId).check(z.minLength(1), z.maxLength(hikerLimits.others + 1))),
});
export type CreateAppealRequest = z.infer<typeof createAppealRequestSchema>;

export const appealSchema = z.object({
  $id: z.string(),
  $createdAt: timestamp,
  ...appealFields,
  words: z.string(),
  photoDate: z.nullable(z.string()),
  claimId: z.nullable(z.string()),
  hikers: z.array(hikerId),
  state: z.enum(appealStates),
  answer: z.string().check(z.describe('The operator’s message; may be empty.')),
  answeredAt: z.nullable(timestamp),
});
export type Appeal = z.infer<typeof appealSchema>;

export const appealListSchema = z.object({ total: z.int(), appeals: z.array(appealSchema) });

export const reportRequestSchema = z
  .object({
    reportId: z.uuid().check(z.describe('Generated on the device; makes the report idempotent.')),
    page: z.string().check(z.regex(/^\/trails\/[a-z-]{1,40}\/[a-z\d-]{1,60}$/, 'expected the address of a trail page')),
    facts: z
      .array(z.enum(mistakeReportedFacts))
      .check(z.maxLength(mistakeReportedFacts.length), z.describe('What is wrong on the page.')),
    words: z.string().check(z.overwrite(visibleText), z.trim(), z.maxLength(mistakeReportLimits.words)),
    contact: z
      .string()
      .check(
        z.overwrite(visibleLine),
        z.maxLength(mistakeReportLimits.contact),
        z.describe('The reader’s contact, in one line; may be empty.'),
      ),
    writtenAt: moment.check(z.describe('When it was written; it may have been queued on the device.')),
  })
  .check(
    z.refine(({ facts, words }) => facts.length > 0 || hasVisible(words), {
      path: ['words'],
      error: 'expected a few words, or something ticked',
    }),
  );
export type ReportRequest = z.infer<typeof reportRequestSchema>;

export const reportResponseSchema = z.object({ reportId: z.string(), erasedAt: timestamp });

export const exportSchema = z.object({
  exportedAt: timestamp,
  account: accountSchema,
  identities: z.array(z.extend(identitySchema, { issuer: z.string() })),
  sessions: z.array(z.object({ $id: z.string(), $createdAt: timestamp, expire: timestamp })),
  hikers: z.array(hikerSchema).check(z.describe('In addition to the account’s own hiker.')),
  badges: z.array(
    z.extend(badgeDocumentSchema, {
      hikerId,
      claimId: z.nullable(z.string()).check(z.describe('The attempt that earned it.')),
      granted: z.boolean().check(z.describe('Granted after an appeal, not earned by a position.')),
    }),
  ),
  appeals: z.array(appealSchema),
  wishes: z
    .array(z.object({ hike: z.string(), wanted: z.boolean(), changedAt: timestamp }))
    .check(z.describe(`Your saved hikes; removed ones are deleted after ${retention.takenOffDays} days.`)),
  conditions: z
    .array(z.object({ hike: z.string(), day: z.string(), kinds: z.array(z.string()) }))
    .check(
      z.describe(
        `What you reported from trails in the last ${retention.conditionKeyDays} days. Nothing ties older reports to an account.`,
      ),
    ),
  desk: z
    .object({
      role: z.nullable(z.string()),
      regions: z.nullable(z.string()),
      since: z.nullable(timestamp),
      log: z
        .array(z.object({ $sequence: z.int(), at: timestamp, action: z.string(), subject: z.string() }))
        .check(z.describe('What you did at the desk. When the account is deleted, the log stays with its id alone.')),
    })
    .check(z.describe('Your role at the desk, if you have or had one.')),
  attempts: z.array(
    z.object({
      claimId: z.string(),
      hikerId,
      outcome: z.enum(outcomes),
      takenAt: timestamp,
      receivedAt: timestamp,
      waited: z.boolean().check(z.describe('Whether the claim was queued on the device.')),
      latitude: z.nullable(z.number()).check(z.describe(`Erased ${retention.positionDays} days after it was taken.`)),
      longitude: z.nullable(z.number()),
      accuracy: z.nullable(z.number()),
      nearestBadge: z.nullable(z.string()).check(z.describe('The trailhead it was measured against, if any.')),
      nearestKm: z.nullable(z.number()),
    }),
  ),
});
export type Export = z.infer<typeof exportSchema>;

export const healthSchema = z.object({
  status: z.enum(['ok', 'unavailable']),
  version: z.string().check(z.describe('The build that the server runs.')),
  reason: z.optional(z.string()),
});
