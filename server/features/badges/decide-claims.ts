/**
 * Decides claims: one position is measured against every badge and recorded with its outcome. Claims that arrive together
 * are decided in one transaction, at most one claim per user in each batch, so that rate limits and the unique badge are
 * safe from races and the cost of a durable commit is shared.
 */
import {
  type BadgeTarget,
  badgeRule,
  type Fix,
  findNearest,
  hasWaited,
  isTooFast,
  isTooVague,
  type Measured,
  measure,
  timeIssue,
} from '../../../domain/badge/rule.ts';
import type { Outcome } from '../../../domain/wire/wire.ts';
import { makeRejectionCache } from '../../http/rate-limits.ts';
import type { Services } from '../../services.ts';
import { addBadges, type BadgeRow, badgesOfClaim, type NewBadge, newBadge } from '../../store/badges.ts';
import { type Batches, makeBatches } from '../../store/batches.ts';
import { addClaims, type ClaimRow, getHistory, isKnownClaim, lockUsers } from '../../store/claims.ts';
import { isUnavailable } from '../../store/database-errors.ts';
import { hikersOfAll, ownHiker } from '../../store/hikers.ts';
import type { Db } from '../../store/schema.ts';

export type Claim = {
  userId: string;
  /** Those who were there, the account's own hiker first. */
  hikers: readonly string[];
  claimId: string;
  fix: Fix;
  takenAt: Date;
  /** The requested badge of a document; without it every badge in range is awarded. */
  only?: { name: string; documentId: string; file: string | null; earnedDate: string };
};

export type Result = { hikerId: string; outcome: Outcome; awarded: BadgeRow[] };
export type Decided = {
  kind: 'decided';
  /** One per hiker who was there, at least one. */
  results: [Result, ...Result[]];
  nearest: { name: string; km: number } | null;
  /** The earlier reply to the same claim. */
  isAgain: boolean;
};
export type Answer = Decided | { kind: 'limited'; retryAfterSeconds: number } | { kind: 'gone' } | { kind: 'nobody' };

export type OnOutcome = (outcome: Outcome, nearest?: string) => void;

export type DecideClaim = Batches<Claim, Answer>;

const windowMs = badgeRule.claims.minutes * 60_000;
const mostTogether = 100;

type Needs = Pick<Services, 'store' | 'targets' | 'clock' | 'rejectionDelayMs'>;

export function makeDecideClaim({ store, targets, clock, rejectionDelayMs }: Needs): DecideClaim {
  const decide = makeBatches<Claim, Answer>({
    run: (claims) => store.db.transaction().execute((tx) => decideTogether(tx, targets, claims, clock())),
    getKey: ({ userId }) => userId,
    most: mostTogether,
    lanes: store.lanes,
    mayRetryAlone: (error) => !isUnavailable(error),
  });
  // Refusing a user who is known to be over the limit takes no lock and no write. The retry of an earlier claim still passes.
  const refused = makeRejectionCache(clock, rejectionDelayMs);
  const decideClaim = async (claim: Claim): Promise<Answer> => {
    const { userId, claimId } = claim;
    const wait = await refused.secondsLeft(userId);
    if (wait !== undefined && !(await isKnownClaim(store.db, userId, claimId)))
      return { kind: 'limited', retryAfterSeconds: wait };
    const answer = await decide(claim);
    if (answer.kind === 'limited')
      refused.remember(userId, new Date(clock().getTime() + answer.retryAfterSeconds * 1000));
    return answer;
  };
  return Object.assign(decideClaim, { waiting: decide.waiting });
}

async function decideTogether(tx: Db, targets: readonly BadgeTarget[], asked: Claim[], now: Date) {
  const since = new Date(now.getTime() - windowMs);
  const users = await lockUsers(
    tx,
    asked.map(({ userId }) => userId),
  );
  const claims = await withHikersThereAre(tx, asked);
  const history = byUser(await getHistory(tx, claims.flatMap(getKeys), since));

  const steps = claims.map((claim): Step => {
    if (!users.has(claim.userId)) return { answer: { kind: 'gone' } };
    return consider(targets, claim, history.get(claim.userId) ?? [], since, now);
  });
  const judged = steps.flatMap((step) => ('verdicts' in step ? [step] : []));
  const awards = await addBadges(
    tx,
    judged.flatMap(({ claim, verdicts }) => verdicts.flatMap((verdict) => badgeRows(claim, verdict, now))),
  );
  const getAwards = byUser(awards);
  const decided = new Map(judged.map((step) => [step, settle(step, getAwards.get(step.claim.userId) ?? [])]));
  await addClaims(
    tx,
    [...decided].flatMap(([{ claim }, answer]) => claimRows(claim, answer, now)),
  );

  const answers: Answer[] = [];
  for (const step of steps) {
    if ('answer' in step) answers.push(step.answer);
    else if ('before' in step) answers.push(await answerAgain(tx, step.before));
    else answers.push(decided.get(step) ?? { kind: 'gone' });
  }
  return answers;
}

/** A hiker may have been removed from the account while the claim waited on a device; the others still count. */
async function withHikersThereAre(tx: Db, claims: Claim[]): Promise<Claim[]> {
  const brought = claims.filter(({ hikers }) => hikers.some((id) => id !== ownHiker));
  if (brought.length === 0) return claims;
  const known = byUser(
    await hikersOfAll(
      tx,
      brought.map(({ userId }) => userId),
    ),
  );
  const isThere = (userId: string, id: string) =>
    id === ownHiker || (known.get(userId) ?? []).some((hiker) => hiker.id === id);
  return claims.map((claim) => ({ ...claim, hikers: claim.hikers.filter((id) => isThere(claim.userId, id)) }));
}

const getKeys = ({ userId, claimId, hikers, takenAt }: Claim) =>
  hikers.map((hikerId) => ({
    user_id: userId,
    claim_id: claimId,
    hiker_id: hikerId,
    taken_at: takenAt.toISOString(),
  }));

function byUser<Row extends { user_id: string }>(rows: Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.user_id);
    if (group) group.push(row);
    else groups.set(row.user_id, [row]);
  }
  return groups;
}

/** `awarded` becomes `already-earned` if the insert adds nothing. */
type Verdict = { outcome: Outcome; earned: BadgeTarget[]; nearest: Measured | undefined };

/** The outcome of a claim, from the rule and the hiker's history. */
function judge(
  targets: readonly BadgeTarget[],
  fix: Fix,
  takenAt: Date,
  history: readonly ClaimRow[],
  now: Date,
): Verdict {
  const untimely = timeIssue(takenAt, now);
  if (untimely) return { outcome: untimely, earned: [], nearest: undefined };
  if (isTooVague(fix)) return { outcome: 'too-vague', earned: [], nearest: undefined };

  const measured = measure(targets, fix);
  const nearest = findNearest(measured);
  const earned = measured.filter(({ inRange }) => inRange).map(({ target }) => target);
  if (earned.length === 0) return { outcome: 'too-far', earned, nearest };
  if (neighbors(history, takenAt).some((other) => isTooFast({ ...fix, takenAt }, other))) {
    return { outcome: 'too-fast', earned: [], nearest };
  }
  return { outcome: 'awarded', earned, nearest };
}

/** The awards just before and just after in time: the claim is plausible if both can be reached. */
function neighbors(history: readonly ClaimRow[], takenAt: Date): (Fix & { takenAt: Date })[] {
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

type HikerVerdict = Verdict & { hikerId: string };
type Judged = { claim: Claim; verdicts: HikerVerdict[] };
type Step = { answer: Answer } | { before: ClaimRow[] } | Judged;

function consider(targets: readonly BadgeTarget[], claim: Claim, history: ClaimRow[], since: Date, now: Date): Step {
  const { only, fix, takenAt, hikers } = claim;
  const before = hikers.flatMap((id) => history.filter((row) => row.claim_id === claim.claimId && row.hiker_id === id));
  if (before.some((row) => isFinal(row, now))) return { before };
  if (hikers.length === 0) return { answer: { kind: 'nobody' } };

  const recent = recentClaims(
    history.filter((row) => row.claim_id !== claim.claimId),
    since,
  );
  if (recent.length >= badgeRule.claims.most) {
    const retryAfterSeconds = Math.ceil((Math.min(...recent) + windowMs - now.getTime()) / 1000);
    return { answer: { kind: 'limited', retryAfterSeconds } };
  }
  const wanted = only ? targets.filter(({ name }) => name === only.name) : targets;
  const verdicts = hikers.map((hikerId) => {
    const own = history.filter((row) => row.hiker_id === hikerId);
    return { hikerId, ...judge(wanted, fix, takenAt, own, now) };
  });
  return { claim, verdicts };
}

/** Whether a retry returns the stored answer. A claim from the future is judged again after a minute: our clock may be the wrong one. */
const isFinal = ({ outcome, received_at }: ClaimRow, now: Date): boolean =>
  outcome !== 'in-the-future' || now.getTime() - Date.parse(received_at) < 60_000;

/** Times of recent claims; a family's claim counts once. */
function recentClaims(history: ClaimRow[], since: Date): number[] {
  const times = new Map(history.map((row) => [row.claim_id, Date.parse(row.received_at)]));
  return [...times.values()].filter((at) => at > since.getTime());
}

function settle({ verdicts }: Judged, awards: BadgeRow[]): Decided {
  const results = verdicts.map(({ hikerId, outcome }) => {
    const awarded = awards.filter((badge) => badge.hiker_id === hikerId);
    return { hikerId, awarded, outcome: outcome === 'awarded' && awarded.length === 0 ? 'already-earned' : outcome };
  });
  const nearest = verdicts[0]?.nearest;
  return toDecided(results, nearest ? { name: nearest.target.name, km: nearest.distanceKm } : null, false);
}

/** Idempotent: the same claim gets the same answer and creates nothing. */
async function answerAgain(tx: Db, before: ClaimRow[]): Promise<Decided> {
  const [first] = before;
  const badges = first ? await badgesOfClaim(tx, first.user_id, first.claim_id) : [];
  const results = before.map(({ hiker_id: hikerId, outcome }) => ({
    hikerId,
    outcome,
    awarded: outcome === 'awarded' ? badges.filter((badge) => badge.hiker_id === hikerId) : [],
  }));
  const { nearest_badge: name = null, nearest_km: km = null } = first ?? {};
  return toDecided(results, name && km !== null ? { name, km } : null, true);
}

function toDecided([first, ...others]: Result[], nearest: Decided['nearest'], isAgain: boolean): Decided {
  if (!first) throw new Error('a claim has no hiker');
  return { kind: 'decided', results: [first, ...others], nearest, isAgain };
}

const badgeRows = (
  { userId, claimId, takenAt, only }: Claim,
  { hikerId, earned }: HikerVerdict,
  now: Date,
): NewBadge[] =>
  earned.map((target) => {
    const earnedDate = only?.earnedDate ?? takenAt.toISOString();
    const award = { userId, hikerId, id: only?.documentId, badgeName: target.name, earnedDate, now };
    return newBadge(award, { claim_id: claimId, badge_file: only?.file });
  });

const claimRows = ({ userId, claimId, fix, takenAt }: Claim, { results, nearest }: Decided, now: Date): ClaimRow[] =>
  results.map(({ hikerId, outcome }) => ({
    user_id: userId,
    claim_id: claimId,
    hiker_id: hikerId,
    outcome,
    taken_at: takenAt.toISOString(),
    received_at: now.toISOString(),
    waited: hasWaited(takenAt, now) ? 1 : 0,
    latitude: fix.latitude,
    longitude: fix.longitude,
    accuracy: fix.accuracy,
    nearest_badge: nearest?.name ?? null,
    nearest_km: nearest?.km ?? null,
  }));
