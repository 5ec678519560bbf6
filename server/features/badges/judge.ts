/** The outcome of a claim, from the rule and the hiker's history. Pure: no I/O. */
import {
  type BadgeTarget,
  type Fix,
  isTooFast,
  isTooVague,
  type Measured,
  measure,
  nearestOf,
  timeFault,
} from '../../../domain/badge/rule.ts';
import type { Outcome } from '../../../domain/wire/wire.ts';
import type { ClaimRow } from '../../store/claims.ts';

/** `awarded` becomes `already-earned` if the insert adds nothing. */
export type Verdict = { outcome: Outcome; earned: BadgeTarget[]; nearest: Measured | undefined };

export function judge(
  targets: readonly BadgeTarget[],
  fix: Fix,
  takenAt: Date,
  history: readonly ClaimRow[],
  now: Date,
): Verdict {
  const untimely = timeFault(takenAt, now);
  if (untimely) return { outcome: untimely, earned: [], nearest: undefined };
  if (isTooVague(fix)) return { outcome: 'too-vague', earned: [], nearest: undefined };

  const measured = measure(targets, fix);
  const nearest = nearestOf(measured);
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
