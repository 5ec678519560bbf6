/** Creating a badge document: decided by the same rules as a claim. */
import { randomUUID } from 'node:crypto';
import { type Fix, testBadge } from '../../../domain/badge/rule.ts';
import { dayMs } from '../../../domain/time/retention.ts';
import type { CreateBadgeRequest, Outcome } from '../../../domain/wire/wire.ts';
import type { Services } from '../../services.ts';
import { addBadges, type BadgeRow, getBadges, type NewBadge, newBadge } from '../../store/badges.ts';
import { lockUsers } from '../../store/claims.ts';
import { ownHiker } from '../../store/hikers.ts';
import type { Answer, Claim, DecideClaim, OnOutcome } from './decide-claims.ts';

export type NotCollected =
  | { kind: 'foreign-account' | 'unknown-badge' | 'switched-off' | 'not-yet' | 'owned' | 'no-position' }
  | { kind: 'refused'; outcome: Exclude<Outcome, 'awarded' | 'already-earned'> }
  | Exclude<Answer, { kind: 'decided' }>;

export type Collected = { kind: 'collected'; badge: BadgeRow } | NotCollected;

export type Collect = (userId: string, wanted: CreateBadgeRequest) => Promise<Collected>;

type Needs = Pick<Services, 'store' | 'targets' | 'clock'> & { decideClaim: DecideClaim; onOutcome: OnOutcome };

export function makeCollect({ store, targets, decideClaim, clock, onOutcome }: Needs): Collect {
  const known = new Set(targets.map(({ name }) => name));

  return async (userId, { documentId, data }) => {
    const { badgeName, badgeFile = null } = data;
    if (data.userId !== userId) return { kind: 'foreign-account' };
    if (!known.has(badgeName)) return { kind: badgeName === testBadge.name ? 'switched-off' : 'unknown-badge' };
    const now = clock();
    const { takenAt, earnedDate } = toWhen(data.earnedDate, now);
    if (isAfterTomorrow(takenAt, now)) return { kind: 'not-yet' };
    const owned = await getBadges(store.db, userId);
    if (owned.some((badge) => badge.badge_name === badgeName)) return { kind: 'owned' };

    const id = documentId === 'unique()' ? randomUUID() : documentId;
    const fix = toFix(data);
    if (fix) {
      const only = { name: badgeName, documentId: id, file: badgeFile, earnedDate };
      return byClaim({ userId, hikers: [ownHiker], claimId: randomUUID(), fix, takenAt, only });
    }
    if (badgeName !== testBadge.name) return { kind: 'no-position' };
    const award = { userId, hikerId: ownHiker, id, badgeName, earnedDate, now };
    return withoutPosition(newBadge(award, { badge_file: badgeFile }));
  };

  async function byClaim(claim: Claim): Promise<Collected> {
    const answer = await decideClaim(claim);
    if (answer.kind !== 'decided') return answer;
    const [{ outcome, awarded }] = answer.results;
    onOutcome(outcome, answer.nearest?.name);
    const [badge] = awarded;
    if (badge) return { kind: 'collected', badge };
    return outcome === 'awarded' || outcome === 'already-earned' ? { kind: 'owned' } : { kind: 'refused', outcome };
  }

  function withoutPosition(wanted: NewBadge): Promise<Collected> {
    return store.db.transaction().execute(async (tx): Promise<Collected> => {
      const users = await lockUsers(tx, [wanted.user_id]);
      if (!users.has(wanted.user_id)) return { kind: 'gone' };
      const [badge] = await addBadges(tx, [wanted]);
      return badge ? { kind: 'collected', badge } : { kind: 'owned' };
    });
  }
}

/** The schema lets through all three or none. */
const toFix = ({ latitude, longitude, accuracy }: CreateBadgeRequest['data']): Fix | undefined =>
  latitude !== undefined && longitude !== undefined && accuracy !== undefined
    ? { latitude, longitude, accuracy }
    : undefined;

/** A date without a time is stored as is. For the rules it is the end of that day, but not later than now. */
function toWhen(given: string | undefined, now: Date): { takenAt: Date; earnedDate: string } {
  if (given === undefined) return { takenAt: now, earnedDate: now.toISOString() };
  const start = new Date(given);
  if (given.includes('T')) return { takenAt: start, earnedDate: start.toISOString() };
  const end = Math.min(now.getTime(), start.getTime() + dayMs - 1);
  return { takenAt: new Date(Math.max(start.getTime(), end)), earnedDate: given };
}

/** In time zones farther east it may be tomorrow already. */
const isAfterTomorrow = (moment: Date, now: Date): boolean =>
  moment.getTime() >= (Math.floor(now.getTime() / dayMs) + 2) * dayMs;
