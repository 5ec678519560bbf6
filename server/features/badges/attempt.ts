/**
 * The server decides: one position, measured against every badge, recorded with its outcome. Claims that arrive together
 * are decided in one transaction, one claim of a user at a time, so that limits and the one record per badge hold
 * whatever happens at once, and the cost of a durable commit is shared.
 */
import { randomUUID } from 'node:crypto';
import { type BadgeTarget, badgeRule, type Fix, hasWaited } from '../../../domain/badge-rule.ts';
import type { Outcome } from '../../../domain/wire.ts';
import { type Batches, makeBatches } from '../../batches.ts';
import type { Clock } from '../../clock.ts';
import { type AttemptRow, addAttempts, historyOf, holdUsers } from '../../store/attempts.ts';
import { addBadges, type BadgeRow, badgesOfClaim, type NewBadge } from '../../store/badges.ts';
import { isUnavailable } from '../../store/faults.ts';
import type { Store } from '../../store/open.ts';
import type { Db } from '../../store/schema.ts';
import { judge, type Verdict } from './judge.ts';

export type Claim = {
  userId: string;
  claimId: string;
  fix: Fix;
  takenAt: Date;
  /** What a document of one badge asks for; without it every badge in range is awarded. */
  only?: { name: string; documentId: string; file: string | null; earnedDate: string };
};

export type Decided = {
  kind: 'decided';
  outcome: Outcome;
  awarded: BadgeRow[];
  nearest: { name: string; km: number } | null;
};
export type Answer = Decided | { kind: 'limited'; retryAfterSeconds: number } | { kind: 'gone' };

export type Attempt = Batches<Claim, Answer>;

const windowMs = badgeRule.attempts.minutes * 60_000;
const mostTogether = 100;

export const makeAttempt = (store: Store, targets: readonly BadgeTarget[], clock: Clock): Attempt =>
  makeBatches({
    run: (claims) => store.db.transaction().execute((tx) => decideTogether(tx, targets, claims, clock())),
    keyOf: ({ userId }) => userId,
    most: mostTogether,
    lanes: store.lanes,
    mayRetryAlone: (error) => !isUnavailable(error),
  });

async function decideTogether(tx: Db, targets: readonly BadgeTarget[], claims: Claim[], now: Date) {
  const userIds = claims.map(({ userId }) => userId);
  const since = new Date(now.getTime() - windowMs);
  const users = await holdUsers(tx, userIds);
  const history = byUser(await historyOf(tx, claims.map(keyOf), since));

  const steps = claims.map((claim) =>
    users.has(claim.userId) ? consider(targets, claim, history.get(claim.userId) ?? [], since, now) : { answer: gone },
  );
  const verdicts = steps.flatMap((step) => ('verdict' in step ? [step] : []));
  const awards = await addBadges(
    tx,
    verdicts.flatMap(({ claim, verdict }) => badgeRows(claim, verdict.earned, now)),
  );
  const awardsOf = byUser(awards);
  const decided = new Map(
    verdicts.map(({ claim, verdict }) => [claim, settle(verdict, awardsOf.get(claim.userId) ?? [])]),
  );
  await addAttempts(
    tx,
    [...decided].map(([claim, answer]) => attemptRow(claim, answer, now)),
  );

  const answers: Answer[] = [];
  for (const [index, step] of steps.entries()) {
    const claim = claims[index];
    if ('answer' in step) answers.push(step.answer);
    else if ('before' in step) answers.push(await answerAgain(tx, step.before));
    else if (claim) answers.push(decided.get(claim) ?? gone);
  }
  return answers;
}

const keyOf = ({ userId, claimId, takenAt }: Claim) => ({
  user_id: userId,
  claim_id: claimId,
  taken_at: takenAt.toISOString(),
});

function byUser<Row extends { user_id: string }>(rows: Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.user_id);
    if (group) group.push(row);
    else groups.set(row.user_id, [row]);
  }
  return groups;
}

const gone: Answer = { kind: 'gone' };

type Step = { answer: Answer } | { before: AttemptRow } | { claim: Claim; verdict: Verdict };

function consider(targets: readonly BadgeTarget[], claim: Claim, history: AttemptRow[], since: Date, now: Date): Step {
  const before = history.find((row) => row.claim_id === claim.claimId);
  if (before && isFinal(before, now)) return { before };

  const others = history.filter((row) => row !== before);
  const recent = others.map((row) => Date.parse(row.received_at)).filter((at) => at > since.getTime());
  if (recent.length >= badgeRule.attempts.most) {
    const retryAfterSeconds = Math.ceil((Math.min(...recent) + windowMs - now.getTime()) / 1000);
    return { answer: { kind: 'limited', retryAfterSeconds } };
  }
  const { only, fix, takenAt } = claim;
  const wanted = only ? targets.filter(({ name }) => name === only.name) : targets;
  return { claim, verdict: judge(wanted, fix, takenAt, history, now) };
}

/** Whether the same claim gets the same answer. Of two clocks that disagree, ours may be the wrong one: time will tell. */
const isFinal = ({ outcome, received_at }: AttemptRow, now: Date): boolean =>
  outcome !== 'in-the-future' || now.getTime() - Date.parse(received_at) < 60_000;

const settle = ({ outcome, nearest }: Verdict, awarded: BadgeRow[]): Decided => ({
  kind: 'decided',
  outcome: outcome === 'awarded' && awarded.length === 0 ? 'already-earned' : outcome,
  awarded,
  nearest: nearest ? { name: nearest.target.name, km: nearest.distanceKm } : null,
});

/** The same claim sent again gets the same answer and creates nothing. */
async function answerAgain(tx: Db, before: AttemptRow): Promise<Decided> {
  const { outcome, nearest_badge: name, nearest_km: km } = before;
  const awarded = outcome === 'awarded' ? await badgesOfClaim(tx, before.user_id, before.claim_id) : [];
  return { kind: 'decided', outcome, awarded, nearest: name && km !== null ? { name, km } : null };
}

const badgeRows = ({ userId, claimId, takenAt, only }: Claim, earned: BadgeTarget[], now: Date): NewBadge[] =>
  earned.map((target) => ({
    user_id: userId,
    id: only?.documentId ?? randomUUID(),
    badge_name: target.name,
    earned_date: only?.earnedDate ?? takenAt.toISOString(),
    badge_file: only?.file ?? null,
    claim_id: claimId,
    created_at: now.toISOString(),
  }));

const attemptRow = (
  { userId, claimId, fix, takenAt }: Claim,
  { outcome, nearest }: Decided,
  now: Date,
): AttemptRow => ({
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
});
