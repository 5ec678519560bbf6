/** A badge as the wire shows it. */
import { type BadgeDocument, badgeCollection } from '../../../domain/wire/wire.ts';
import type { BadgeRow } from '../../store/badges.ts';
import { ownHiker } from '../../store/hikers.ts';

/** Which hiker a row belongs to, as the wire shows it: the account's own one has the id of the account. */
export const hikerOf = ({ user_id: userId, hiker_id: hikerId }: { user_id: string; hiker_id: string }): string =>
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
