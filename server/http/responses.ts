/** Rows of the database as responses show them. */
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { state } from '../../content/state.ts';
import {
  type Condition,
  type ConditionKind,
  conditionEnd,
  conditionKinds,
  type PublicConditionKind,
} from '../../domain/status/condition-reports.ts';
import { type Appeal, type BadgeDocument, badgeCollection, type Hiker } from '../../domain/wire/wire.ts';
import { type AppealRow, storedHikers } from '../store/appeals.ts';
import type { BadgeRow } from '../store/badges.ts';
import { type CountedReports, storedKinds } from '../store/conditions.ts';
import { type HikerRow, ownHiker } from '../store/hikers.ts';

/** Which hiker a row belongs to: the account's own one has the id of the account. */
export const getHiker = ({ user_id: userId, hiker_id: hikerId }: { user_id: string; hiker_id: string }): string =>
  hikerId === ownHiker ? userId : hikerId;

/** The inverse. */
export const storedHiker = (userId: string, id: string): string => (id === userId ? ownHiker : id.toLowerCase());

export type BadgeDocuments = { of: (row: BadgeRow) => BadgeDocument };

export const makeBadgeDocuments = (databaseId: string): BadgeDocuments => ({
  of: (row) => ({
    $id: row.id,
    $sequence: row.sequence,
    $collectionId: badgeCollection,
    $databaseId: databaseId,
    $createdAt: row.created_at,
    $updatedAt: row.created_at,
    $permissions: [`read("user:${row.user_id}")`],
    userId: row.user_id,
    badgeName: row.badge_name,
    earnedDate: row.earned_date,
    badgeFile: row.badge_file,
  }),
});

export const hikerResponse = ({ id, created_at: createdAt, name, color }: HikerRow): Hiker => ({
  $id: id,
  $createdAt: createdAt,
  name,
  color,
});

export const appealResponse = (row: AppealRow): Appeal => ({
  $id: row.id,
  $createdAt: row.received_at,
  badgeName: row.badge_name,
  reason: row.reason,
  words: row.words,
  photoDate: row.photo_date,
  takenAt: row.taken_at,
  claimId: row.claim_id,
  hikers: storedHikers(row).map((id) => getHiker({ user_id: row.user_id, hiker_id: id })),
  state: row.state,
  answer: row.answer,
  answeredAt: row.answered_at,
});

/** A kind that a newer server has stored is left out: these run side by side during an update. */
const isPublic = (kind: ConditionKind): kind is PublicConditionKind => kind !== 'gate' && conditionKinds.includes(kind);

/** For /now.json and the desk: by day and hike, in row order. A report counts until its last public kind expires. */
export function toConditions(rows: readonly CountedReports[], now: Date): Condition[] {
  const groups = new Map<string, Condition>();
  for (const { hike, day, kinds: written, reports } of rows) {
    const current = storedKinds({ kinds: written })
      .filter(isPublic)
      .map((kind) => ({ kind, until: conditionEnd(kind, day, state.clock) }))
      .filter(({ until }) => until > now);
    if (current.length === 0) continue;
    const group = groups.get(`${day} ${hike}`) ?? { hike, day, reports: 0, kinds: [] };
    groups.set(`${day} ${hike}`, group);
    group.reports += reports;
    for (const { kind, until } of current) {
      const known = group.kinds.find((one) => one.kind === kind);
      if (known) known.reports += reports;
      else group.kinds.push({ kind, reports, until: until.toISOString() });
    }
  }
  const place = ({ kind }: Condition['kinds'][number]) => conditionKinds.indexOf(kind);
  for (const { kinds } of groups.values()) kinds.sort((a, b) => b.reports - a.reports || place(a) - place(b));
  return [...groups.values()];
}

/** Sends text that is serialized already, past the serializer of its route. */
export const sendAsIs = (reply: FastifyReply, type: string, body: Buffer | Readable): FastifyReply =>
  reply.type(type).send(body);
