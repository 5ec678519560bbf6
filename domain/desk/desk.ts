/**
 * The calls of the desk, below /v1/desk: requests, responses, limits. All of them answer 404 unless a keeper exists, 401
 * signed out, 403 without the role. Publishing and appointing need a recent sign-in: 403 `desk_sign_in_required`.
 */
import * as z from 'zod/mini';
import { appealReasons } from '../badge/appeals.ts';
import { noticeKinds } from '../status/live-document.ts';
import { conditionSchema, publicConditionKinds } from '../status/live-schema.ts';
import { dayMs } from '../time/retention.ts';
import { hasVisible, visibleLine, visibleText } from '../wire/visible-text.ts';
import { errorResponseSchema, type Outcome, outcomes } from '../wire/wire.ts';

export const deskLimits = {
  words: 280,
  source: 120,
  /** Counted from the start of a notice, or from its latest revision if it has started. */
  days: 90,
  /** Live and planned notices together: /now.json has all of them. */
  notices: 100,
  /** How far ahead a notice may be planned. */
  daysAhead: 365,
  /** Maximum age of the sign-in for publishing and appointing. */
  freshMinutes: 10,
  /** A notice that expires within this time is queued for confirmation; a short one in its second half. */
  endingHours: 48,
  /** By how much "still true" extends a notice. */
  extendDays: 7,
  /** A fact with an older source is queued for review. */
  factMonths: 12,
  /** How long an answer to an item of the queue can be undone. */
  undoMinutes: 10,
  /** Trailheads: minimum number of accounts with a claim, and with a refused claim, before anything is shown. */
  accounts: 10,
  /** Trailheads: where one band of distances ends and the next begins. */
  bandMiles: [2, 4],
  trailheadDays: 30,
  /** A claim from farther away was not made at the trailhead, but perhaps at home. */
  trailheadKm: 10,
  figureWeeks: 26,
  answerWords: 300,
} as const;

const timestamp = z.string().check(z.describe('ISO 8601, UTC.'));
const moment = z.iso.datetime({ offset: true });
const slug = z.string().check(z.regex(/^[a-z\d-]{1,60}$/, 'expected the name of a hike or region as in its address'));

export const roles = ['reader', 'steward', 'keeper'] as const;
export type Role = (typeof roles)[number];

const regions = z
  .union([z.literal('all'), z.array(slug).check(z.maxLength(100))])
  .check(z.describe('Where a steward may publish and answer; "all" for readers and keepers.'));
export type Regions = z.infer<typeof regions>;

/** Whether somebody with this role may publish and answer for all of these regions. */
export const mayActIn = (
  { role, regions }: { role: Role; regions: Regions },
  needed: 'all' | readonly string[],
): boolean =>
  role === 'keeper' ||
  (role === 'steward' && (regions === 'all' || (needed !== 'all' && needed.every((one) => regions.includes(one)))));

export const meSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(roles),
  regions,
  fresh: z.boolean().check(z.describe('Whether the sign-in is recent enough to publish and appoint.')),
  freshUntil: timestamp,
});
export type Me = z.infer<typeof meSchema>;

/** A member of the desk, visible to the desk only. */
const personRef = z.object({
  id: z.string().check(z.describe('Empty for the operator at a shell.')),
  name: z.nullable(z.string()).check(z.describe('null: the account is gone, or it was the operator at a shell.')),
});
export type PersonRef = z.infer<typeof personRef>;

const noticeFields = {
  hikes: z.array(slug).check(z.maxLength(500), z.describe('Slugs.')),
  regions: z.array(slug).check(z.maxLength(100), z.describe('Every hike of these regions.')),
  all: z.boolean().check(z.describe('Every hike of the guide.')),
  kind: z.enum(noticeKinds),
  words: z
    .string()
    .check(
      z.overwrite(visibleLine),
      z.refine(hasVisible, 'expected a few words'),
      z.maxLength(deskLimits.words),
      z.describe('What hikers should know, in one paragraph.'),
    ),
  from: moment,
  until: moment,
  source: z
    .string()
    .check(z.overwrite(visibleLine), z.maxLength(deskLimits.source), z.describe('Who says so; may be empty.')),
};
const noticeFieldsSchema = z.object(noticeFields);
export type NoticeFields = z.infer<typeof noticeFieldsSchema>;

const noticeIssues = ['no-hikes', 'ends-before-start', 'ended', 'too-long', 'too-far-ahead'] as const;
export type NoticeFault = (typeof noticeIssues)[number];

/** Latest allowed end of a notice. */
export const latestEnd = ({ from }: Pick<NoticeFields, 'from'>, now: Date): Date =>
  new Date(Math.max(Date.parse(from), now.getTime()) + deskLimits.days * dayMs);

/** Validation across the fields of a notice; the page runs it before sending. */
export function noticeIssue(
  notice: Omit<NoticeFields, 'words' | 'source' | 'kind'>,
  now: Date,
): NoticeFault | undefined {
  const [from, until] = [Date.parse(notice.from), Date.parse(notice.until)];
  if (!notice.all && notice.hikes.length === 0 && notice.regions.length === 0) return 'no-hikes';
  if (until <= from) return 'ends-before-start';
  if (until <= now.getTime()) return 'ended';
  if (until > latestEnd(notice, now).getTime()) return 'too-long';
  if (from > now.getTime() + deskLimits.daysAhead * dayMs) return 'too-far-ahead';
  return undefined;
}

export const createNoticeSchema = z.object({
  noticeId: z.uuid().check(z.describe('Generated on the device; makes publishing idempotent.')),
  ...noticeFields,
});
export type CreateNotice = z.infer<typeof createNoticeSchema>;

const revision = z.int().check(z.gte(1), z.describe('The revision that the change is based on.'));
export const changeNoticeSchema = z.object({ revision, ...noticeFields });
export type ChangeNotice = z.infer<typeof changeNoticeSchema>;
export const revisionSchema = z.object({ revision });

export const noticeStates = ['live', 'coming', 'ended', 'withdrawn'] as const;
export type NoticeState = (typeof noticeStates)[number];

export const deskNoticeSchema = z.object({
  id: z.string(),
  revision: z.int(),
  state: z.enum(noticeStates),
  hikes: z.array(z.string()),
  regions: z.array(z.string()),
  all: z.boolean(),
  kind: z.enum(noticeKinds),
  words: z.string(),
  from: timestamp,
  until: timestamp,
  source: z.string(),
  mayChange: z.boolean().check(z.describe('Whether the caller may correct and withdraw it.')),
  createdAt: timestamp,
  createdBy: personRef,
  revisedAt: timestamp,
  revisedBy: personRef,
});
export type DeskNotice = z.infer<typeof deskNoticeSchema>;
export const deskNoticesSchema = z.object({
  asOf: timestamp,
  notices: z
    .array(deskNoticeSchema)
    .check(z.describe('Active, upcoming, expired, withdrawn; the newest of each first.')),
});

/** Edit conflict: contains both versions, so that nothing is lost. */
export const conflictSchema = z.extend(errorResponseSchema, {
  current: deskNoticeSchema.check(z.describe('The published version.')),
  yours: noticeFieldsSchema.check(z.describe('The version that was sent and not saved.')),
});
export type Conflict = z.infer<typeof conflictSchema>;

/** In display order. */
export const queueKinds = ['ending', 'gate', 'appeal', 'mistake', 'source', 'fact'] as const;
export type QueueKind = (typeof queueKinds)[number];

/** One-tap answers. "Change it", "Close the hike" and "Post a notice" open the form instead. */
export const queueAnswers = {
  ending: ['still-true', 'over'],
  gate: ['not-closed', 'later'],
  appeal: ['grant', 'decline', 'ask-keeper'],
  mistake: ['reader-right', 'page-right', 'later', 'corrected'],
  source: ['nothing-new', 'mute'],
  fact: ['still-right', 'changed', 'unknown'],
} as const satisfies Record<QueueKind, readonly string[]>;
export type QueueAnswer = (typeof queueAnswers)[QueueKind][number];

const item = {
  id: z.string(),
  hike: z.string().check(z.describe('Slug; empty if it is about several hikes.')),
  region: z.string().check(z.describe('Slug; empty if it is about several regions.')),
  at: timestamp.check(z.describe('When it was queued.')),
  mayAnswer: z.boolean(),
};

const directions = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const;
export type Direction = (typeof directions)[number];
/** One of eight directions, from a bearing in degrees. */
export const getDirection = (bearing: number): Direction =>
  directions[Math.round((((bearing % 360) + 360) % 360) / 45) % 8] as Direction;

const queueItemSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ending'), ...item, notice: deskNoticeSchema }),
  z.object({ kind: z.literal('gate'), ...item, reports: z.int() }),
  z.object({
    kind: z.literal('appeal'),
    ...item,
    badgeName: z.string(),
    reason: z.enum(appealReasons),
    forKeeper: z.boolean().check(z.describe('A steward has passed it to a keeper.')),
    /** The fields below are personal data: null for members who may not answer. */
    words: z.nullable(z.string()),
    takenAt: z.nullable(timestamp),
    photoDate: z.nullable(z.string()),
    hikers: z.nullable(z.int()),
    earlier: z.nullable(z.int()).check(z.describe('The number of earlier appeals of this account.')),
    measured: z
      .nullable(
        z.object({
          distanceKm: z.number(),
          accuracyM: z.number(),
          bearing: z.number().check(z.describe('The bearing from the checkpoint to the hiker, in degrees.')),
          countsAsKm: z.number().check(z.describe('The distance minus the allowed part of the accuracy.')),
          limitKm: z.number(),
          verdict: z.enum(['in-range', 'too-far', 'too-vague']),
        }),
      )
      .check(z.describe('By the current rule; null if no position was sent, or it has been erased.')),
  }),
  z.object({
    kind: z.literal('mistake'),
    ...item,
    facts: z.array(z.string()),
    words: z.string(),
    writtenAt: timestamp,
    confirmed: z.boolean().check(z.describe('A steward says the reader is right: a keeper has the page corrected.')),
    contact: z.nullable(z.string()).check(z.describe('Empty: none given. null for members who may not answer.')),
  }),
  z.object({
    kind: z.literal('source'),
    ...item,
    url: z.string(),
    changedAt: timestamp,
    readAt: timestamp,
  }),
  z.object({
    kind: z.literal('fact'),
    ...item,
    field: z.string().check(z.describe('winter, or season and its kind: "season: hunt".')),
    words: z.string(),
    known: z.string().check(z.describe('The date of its source: a year, a month or a day.')),
    source: z.string(),
  }),
]);
export type QueueItem = z.infer<typeof queueItemSchema>;

export const queueSchema = z.object({ asOf: timestamp, items: z.array(queueItemSchema) });
export type Queue = z.infer<typeof queueSchema>;

export const answerSchema = z.object({
  answer: z.enum([...new Set(Object.values(queueAnswers).flat())]),
  words: z
    .optional(z.string().check(z.overwrite(visibleText), z.trim(), z.maxLength(deskLimits.answerWords)))
    .check(z.describe('A message to the hiker, with the answer to an appeal.')),
});
export const answeredSchema = z.object({
  id: z.string(),
  answer: z.string(),
  mayUndo: z.boolean(),
});

export const deskConditionsSchema = z.object({
  asOf: timestamp,
  off: z
    .object({ all: z.boolean(), hikes: z.array(z.string()) })
    .check(z.describe('Hikes with reports switched off: none are accepted, and none are shown.')),
  conditions: z
    .array(conditionSchema)
    .check(z.describe('Condition reports, newest day first; also of hikes with reports switched off.')),
});
export type DeskConditions = z.infer<typeof deskConditionsSchema>;

export const switchReportsSchema = z.object({
  hike: z.optional(slug).check(z.describe('By default all hikes.')),
  on: z.boolean(),
});
export const clearConditionSchema = z.object({ hike: slug, kind: z.enum(publicConditionKinds) });
export type ClearCondition = z.infer<typeof clearConditionSchema>;

/** Number of claims by outcome. */
const countOfEach = Object.fromEntries(outcomes.map((outcome) => [outcome, z.int()])) as Record<
  Outcome,
  ReturnType<typeof z.int>
>;

const bands = z.object({
  under2: z.int(),
  to4: z.int().check(z.describe('Two to four miles.')),
  over4: z.int(),
});

/** Every count is rounded to five. */
export const trailheadsSchema = z.object({
  through: z.string().check(z.describe('The last day that is counted: yesterday.')),
  days: z.int(),
  trailheads: z
    .array(
      z.object({
        hike: z.string(),
        region: z.string(),
        tries: z
          .nullable(z.object(countOfEach))
          .check(z.describe(`By outcome; null: fewer than ${deskLimits.accounts} accounts tried.`)),
        refused: z
          .nullable(bands)
          .check(
            z.describe(
              `Refused accounts by distance in miles; null: fewer than ${deskLimits.accounts} accounts were refused.`,
            ),
          ),
      }),
    )
    .check(z.describe('Sorted by refusals, most first.')),
});
export type Trailheads = z.infer<typeof trailheadsSchema>;

export const figuresSchema = z.object({
  asOf: timestamp,
  weeks: z.array(z.object({ week: z.string().check(z.describe('The Monday of the week.')), badges: z.int() })),
  hikes: z.array(z.object({ hike: z.string(), region: z.string(), badges: z.int() })),
  regions: z.array(z.object({ region: z.string(), badges: z.int() })),
  claims: z.array(z.object({ outcome: z.enum(outcomes), claims: z.int() })),
  reports: z.object({ open: z.int(), oldest: z.nullable(timestamp) }),
  appeals: z.object({ open: z.int(), oldest: z.nullable(timestamp) }),
  facts: z.array(
    z.object({ age: z.enum(['under-3-months', '3-to-12-months', 'over-a-year', 'undated']), facts: z.int() }),
  ),
});
export type Figures = z.infer<typeof figuresSchema>;

export const personSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  regions,
  since: timestamp,
  appointedBy: personRef,
});
export type Person = z.infer<typeof personSchema>;
export const peopleSchema = z.object({ people: z.array(personSchema) });
const roleFields = { role: z.enum(roles), regions };
export const changePersonSchema = z.object(roleFields);
export const addPersonSchema = z.object({
  email: z.string().check(z.trim(), z.minLength(3), z.maxLength(254), z.describe('The address they sign in with.')),
  ...roleFields,
});
const auditActions = [
  'publish',
  'correct',
  'withdraw',
  'restore',
  'answer',
  'undo',
  'appoint',
  'dismiss',
  'leave',
  /** By older versions. */
  'revert',
  'reports-off',
  'reports-on',
  'clear',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const logSchema = z.object({
  entries: z
    .array(
      z.object({
        seq: z.int(),
        at: timestamp,
        by: personRef,
        action: z.enum(auditActions),
        subject: z.string().check(z.describe('The id of a notice, queue item or person, or a hike.')),
        about: z.nullable(personRef).check(z.describe('The person whose role it changed; null: it changed none.')),
        detail: z.record(z.string(), z.unknown()),
      }),
    )
    .check(z.describe('Newest first, paginated.')),
  next: z.nullable(z.int()).check(z.describe('The value of ?before= for the next page.')),
});
export type Log = z.infer<typeof logSchema>;
