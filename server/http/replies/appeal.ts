/** An appeal as the wire shows it. */
import type { Appeal } from '../../../domain/wire/wire.ts';
import { type AppealRow, storedHikers } from '../../store/appeals.ts';
import { hikerOf } from './badge-document.ts';

export const appealReply = (row: AppealRow): Appeal => ({
  $id: row.id,
  $createdAt: row.received_at,
  badgeName: row.badge_name,
  reason: row.reason,
  words: row.words,
  photoDate: row.photo_date,
  takenAt: row.taken_at,
  claimId: row.claim_id,
  hikers: storedHikers(row).map((id) => hikerOf({ user_id: row.user_id, hiker_id: id })),
  state: row.state,
  answer: row.answer,
  answeredAt: row.answered_at,
});
