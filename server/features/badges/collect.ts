/** Collecting one badge as a document of its own: decided exactly as an attempt is. */
import { randomUUID } from 'node:crypto';
import { type BadgeTarget, type Fix, testBadge } from '../../../domain/badge-rule.ts';
import type { CreateBadgeRequest, Outcome } from '../../../domain/wire.ts';
import type { Clock } from '../../clock.ts';
import { addBadges, type BadgeRow, badgesOf } from '../../store/badges.ts';
import type { Store } from '../../store/open.ts';
import type { Answer, Attempt } from './attempt.ts';

export type NotCollected =
  | { kind: 'somebody-elses' | 'unknown-badge' | 'owned' | 'no-position' }
  | { kind: 'refused'; outcome: Exclude<Outcome, 'awarded' | 'already-earned'> }
  | Exclude<Answer, { kind: 'decided' }>;

export type Collected = { kind: 'collected'; badge: BadgeRow } | NotCollected;

export type Collect = (userId: string, wanted: CreateBadgeRequest) => Promise<Collected>;

type Needs = {
  store: Store;
  targets: readonly BadgeTarget[];
  attempt: Attempt;
  clock: Clock;
  onOutcome(outcome: Outcome): void;
};

export function makeCollect({ store, targets, attempt, clock, onOutcome }: Needs): Collect {
  const known = new Set(targets.map(({ name }) => name));

  return async (userId, { documentId, data }) => {
    if (data.userId !== userId) return { kind: 'somebody-elses' };
    if (!known.has(data.badgeName)) return { kind: 'unknown-badge' };
    const owned = await badgesOf(store.db, userId);
    if (owned.some((badge) => badge.badge_name === data.badgeName)) return { kind: 'owned' };

    const now = clock();
    const id = documentId === 'unique()' ? randomUUID() : documentId;
    const takenAt = momentOf(data.earnedDate, now);
    const fix = fixOf(data);
    if (fix) return byAttempt(userId, id, data, fix, takenAt);
    if (data.badgeName !== testBadge.name) return { kind: 'no-position' };
    const [badge] = await addBadges(store.db, [
      {
        user_id: userId,
        id,
        badge_name: testBadge.name,
        earned_date: takenAt.toISOString(),
        badge_file: data.badgeFile ?? testBadge.file,
        claim_id: null,
        created_at: now.toISOString(),
      },
    ]);
    return badge ? { kind: 'collected', badge } : { kind: 'owned' };
  };

  async function byAttempt(
    userId: string,
    documentId: string,
    { badgeName, badgeFile }: CreateBadgeRequest['data'],
    fix: Fix,
    takenAt: Date,
  ): Promise<Collected> {
    const only = { name: badgeName, documentId, file: badgeFile ?? null };
    const answer = await attempt({ userId, claimId: randomUUID(), fix, takenAt, only });
    if (answer.kind !== 'decided') return answer;
    const { outcome, awarded } = answer;
    onOutcome(outcome);
    const [badge] = awarded;
    if (badge) return { kind: 'collected', badge };
    return outcome === 'awarded' || outcome === 'already-earned' ? { kind: 'owned' } : { kind: 'refused', outcome };
  }
}

/** The schema lets through all three or none. */
const fixOf = ({ latitude, longitude, accuracy }: CreateBadgeRequest['data']): Fix | undefined =>
  latitude !== undefined && longitude !== undefined && accuracy !== undefined
    ? { latitude, longitude, accuracy }
    : undefined;

/** A date alone means that day as far as it has gone. */
function momentOf(earnedDate: string | undefined, now: Date): Date {
  if (!earnedDate) return now;
  const start = new Date(earnedDate);
  if (earnedDate.includes('T') || start > now) return start;
  return new Date(Math.min(now.getTime(), start.getTime() + 24 * 60 * 60_000 - 1));
}
