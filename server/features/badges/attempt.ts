/** The server decides: one position, measured against every badge, recorded with its outcome. */
import { randomUUID } from 'node:crypto';
import {
  type BadgeTarget,
  badgeRule,
  type Fix,
  hasWaited,
  isTooFast,
  isTooVague,
  type Measured,
  measure,
  nearestOf,
  testBadge,
  timeFault,
} from '../../../domain/badge-rule.ts';
import type { Outcome } from '../../../domain/wire.ts';
import { type AttemptRow, addAttempt, historyOf } from '../../store/attempts.ts';
import { addBadges, type BadgeRow, badgesOfClaim } from '../../store/badges.ts';
import type { Store } from '../../store/open.ts';
import type { Db } from '../../store/schema.ts';

export type Claim = { claimId: string; fix: Fix; takenAt: Date };
/** What a document of one badge adds to a claim; without it every badge in range is awarded. */
export type OnlyBadge = { name: string; documentId: string; file: string | null };

export type Answer =
  | { kind: 'decided'; outcome: Outcome; awarded: BadgeRow[]; nearest: { name: string; km: number } | null }
  | { kind: 'limited'; retryAfterSeconds: number };

type Verdict = { outcome: Outcome; earned: BadgeTarget[]; nearest: Measured | undefined };

export function attempt(
  store: Store,
  targets: readonly BadgeTarget[],
  userId: string,
  claim: Claim,
  now: Date,
  only?: OnlyBadge,
): Promise<Answer> {
  const windowMs = badgeRule.attempts.minutes * 60_000;
  return store.inTurn(userId, async (tx) => {
    const since = new Date(now.getTime() - windowMs);
    const history = await historyOf(tx, userId, claim.claimId, since);
    const before = history.find((row) => row.claim_id === claim.claimId);
    if (before) return answerAgain(tx, before);

    const recent = history.map((row) => Date.parse(row.received_at)).filter((at) => at > since.getTime());
    if (recent.length >= badgeRule.attempts.most) {
      return { kind: 'limited', retryAfterSeconds: Math.ceil((Math.min(...recent) + windowMs - now.getTime()) / 1000) };
    }
    const verdict = judge(targets, claim, history, now, only);
    const awarded = await award(tx, userId, claim, verdict.earned, now, only);
    const outcome = verdict.outcome === 'awarded' && awarded.length === 0 ? 'already-earned' : verdict.outcome;
    const nearest = verdict.nearest ? { name: verdict.nearest.target.name, km: verdict.nearest.distanceKm } : null;
    await addAttempt(tx, attemptRow(userId, claim, outcome, nearest, now));
    return { kind: 'decided', outcome, awarded, nearest };
  });
}

function judge(
  targets: readonly BadgeTarget[],
  { fix, takenAt }: Claim,
  history: AttemptRow[],
  now: Date,
  only: OnlyBadge | undefined,
): Verdict {
  const untimely = timeFault(takenAt, now);
  if (untimely) return { outcome: untimely, earned: [], nearest: undefined };
  if (isTooVague(fix)) return { outcome: 'too-vague', earned: [], nearest: undefined };

  const measured = measure(only ? targets.filter(({ name }) => name === only.name) : targets, fix);
  const nearest = nearestOf(measured);
  const earned = measured.filter(({ inRange }) => inRange).map(({ target }) => target);
  if (earned.length === 0) return { outcome: 'too-far', earned, nearest };
  if (neighbours(history, takenAt).some((other) => isTooFast({ ...fix, takenAt }, other))) {
    return { outcome: 'too-fast', earned: [], nearest };
  }
  return { outcome: 'awarded', earned, nearest };
}

/** The awards just before and just after in time: whoever could come from one and go on to the other is believed. */
function neighbours(history: AttemptRow[], takenAt: Date): (Fix & { takenAt: Date })[] {
  const awards = history.flatMap(({ outcome, latitude, longitude, accuracy, taken_at }) =>
    outcome === 'awarded' && latitude !== null && longitude !== null && accuracy !== null
      ? [{ latitude, longitude, accuracy, takenAt: new Date(taken_at) }]
      : [],
  );
  awards.sort((a, b) => a.takenAt.getTime() - b.takenAt.getTime());
  const before = awards.findLast((award) => award.takenAt <= takenAt);
  const after = awards.find((award) => award.takenAt > takenAt);
  return [before, after].filter((award) => award !== undefined);
}

async function award(tx: Db, userId: string, claim: Claim, earned: BadgeTarget[], now: Date, only?: OnlyBadge) {
  if (earned.length === 0) return [];
  const rows = earned.map((target) => ({
    user_id: userId,
    id: only?.documentId ?? randomUUID(),
    badge_name: target.name,
    earned_date: claim.takenAt.toISOString(),
    badge_file: only?.file ?? (target.name === testBadge.name ? testBadge.file : null),
    claim_id: claim.claimId,
    created_at: now.toISOString(),
  }));
  return addBadges(tx, rows);
}

/** The same claim sent again gets the same answer and creates nothing. */
async function answerAgain(tx: Db, before: AttemptRow): Promise<Answer> {
  const awarded = before.outcome === 'awarded' ? await badgesOfClaim(tx, before.user_id, before.claim_id) : [];
  const { nearest_badge: name, nearest_km: km } = before;
  return { kind: 'decided', outcome: before.outcome, awarded, nearest: name && km !== null ? { name, km } : null };
}

function attemptRow(
  userId: string,
  { claimId, fix, takenAt }: Claim,
  outcome: Outcome,
  nearest: { name: string; km: number } | null,
  now: Date,
): AttemptRow {
  return {
    user_id: userId,
    claim_id: claimId,
    outcome,
    taken_at: takenAt.toISOString(),
    received_at: now.toISOString(),
    waited: hasWaited(takenAt, now) ? 1 : 0,
    latitude: fix.latitude,
    longitude: fix.longitude,
    accuracy: fix.accuracy,
    nearest_badge: nearest?.name ?? null,
    nearest_km: nearest?.km ?? null,
  };
}
