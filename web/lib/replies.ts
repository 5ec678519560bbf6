/**
 * Schemas of the server's responses: only the fields that pages use, so that a page cached last month still works with
 * next month's server.
 */
import * as z from 'zod/mini';
import {
  accountSchema,
  appealSchema,
  badgeDocumentSchema,
  claimReplySchema,
  errorReplySchema,
  exportSchema,
  hikerSchema,
  identitySchema,
  wishListSchema,
} from '../../domain/wire/wire.ts';

/** The Content-Security-Policy forbids eval, so zod should not try it. */
z.config({ jitless: true });

export const accountReply = z.pick(accountSchema, { $id: true, name: true, email: true });
export type Account = z.infer<typeof accountReply>;

export const identitiesReply = z.object({
  identities: z.array(z.pick(identitySchema, { providerName: true, providerEmail: true })),
});

export const badgeReply = z.pick(badgeDocumentSchema, {
  $id: true,
  badgeName: true,
  earnedDate: true,
  badgeFile: true,
});
export type Badge = z.infer<typeof badgeReply>;

/** Parsed one by one, so that one invalid document does not invalidate the others. */
export const badgesReply = z.object({ documents: z.array(z.unknown()) });

/** A value that this page does not know comes from a later server, and is still valid. */
const orUnknown = <T extends z.ZodMiniType>(known: T) =>
  z.union([
    known,
    z.pipe(
      z.string(),
      z.transform((): 'unknown' => 'unknown'),
    ),
  ]);

const outcome = orUnknown(claimReplySchema.shape.outcome);
export type OutcomeOrUnknown = z.infer<typeof outcome>;
export const claimReply = z.extend(z.pick(claimReplySchema, { nearest: true }), {
  outcome,
  awarded: z.array(badgeReply),
  /** Missing in answers stored by an earlier version, which are about the account's own hiker only. */
  hikers: z.optional(z.array(z.object({ hikerId: z.string(), outcome, awarded: z.array(badgeReply) }))),
});
export type ClaimReply = z.infer<typeof claimReply>;

export const conditionReply = z.object({ day: z.string(), kinds: z.array(z.string()) });
export type ConditionReply = z.infer<typeof conditionReply>;

/** A string, because a color that this page does not know must not hide the hiker. */
const hiker = z.extend(z.pick(hikerSchema, { $id: true, name: true }), { color: z.string() });
export const hikersReply = z.object({ hikers: z.array(z.extend(hiker, { badges: z.array(badgeReply) })) });
/** One of the account's other hikers. */
export type Companion = z.infer<typeof hikersReply>['hikers'][number];

const { reason, state } = appealSchema.shape;
const appealReply = z.extend(z.pick(appealSchema, { $id: true, badgeName: true, takenAt: true, answer: true }), {
  reason: orUnknown(reason),
  state: orUnknown(state),
});
export type Appeal = z.infer<typeof appealReply>;
export const appealsReply = z.object({ appeals: z.array(appealReply) });

export const wishListReply = z.pick(wishListSchema, { userId: true, wishes: true });
export type WishList = z.infer<typeof wishListReply>;

/** Passed on unchanged, because it is signed. */
export const credentialReply = z.record(z.string(), z.unknown());

const { sessions, attempts, wishes, conditions } = exportSchema.shape;
const attempt = z.extend(attempts._zod.def.element, { outcome });
export const exportReply = z.object({
  account: z.extend(accountReply, { $createdAt: z.string() }),
  identities: z.array(z.pick(identitySchema, { $id: true, providerUid: true })),
  sessions,
  hikers: z.array(hiker),
  badges: z.array(z.extend(badgeReply, { hikerId: z.string() })),
  attempts: z.array(attempt),
  appeals: z.array(appealReply),
  /** A server of the previous version may not have the next two. */
  wishes: z.optional(wishes),
  conditions: z.optional(conditions),
  /** For users with a role at the desk. */
  desk: z.optional(z.object({ role: z.nullable(z.string()) })),
});
export type Export = z.infer<typeof exportReply>;

export const errorReply = z.extend(z.pick(errorReplySchema, { message: true }), { type: z.optional(z.string()) });
