/**
 * Outcomes of claims by trailhead, which reveal a wrong coordinate. No points, times or names. Nothing is shown for fewer than
 * five accounts, and no distance or direction for fewer than five refused ones: for one, it would be that hiker's location.
 */
import type { BadgeTarget } from '../../../domain/badge/rule.ts';
import { bearing, distanceKm } from '../../../domain/geo/geo.ts';
import { type Direction, deskLimits, directionOf, type Trailheads } from '../../../domain/live/desk.ts';
import { dayMs } from '../../../domain/time/retention.ts';
import { kmToMiles } from '../../../domain/units.ts';
import { outcomes } from '../../../domain/wire/wire.ts';
import type { Guide } from '../../site/catalog.ts';
import type { Db } from '../../store/schema.ts';
import { claimsNear, type RefusedNear, refusedNear } from '../../store/stats.ts';

type Needs = { guide: Guide; targets: readonly BadgeTarget[]; now: Date };
type Trailhead = Trailheads['trailheads'][number];

export async function trailheads(db: Db, { guide, targets, now }: Needs): Promise<Trailheads> {
  const since = new Date(now.getTime() - deskLimits.trailheadDays * dayMs).toISOString();
  const claims = new Map((await claimsNear(db, since, deskLimits.trailheadKm)).map((row) => [row.badge, row]));
  const refused = await refusedNear(db, since, deskLimits.trailheadKm);
  const rows = guide.hikes.flatMap(({ slug: hike, region, badge }): Trailhead[] => {
    const target = targets.find(({ name }) => name === badge);
    if (!target) return [];
    const counted = claims.get(target.name);
    if (!counted || counted.accounts < deskLimits.accounts) return [{ hike, region, tries: null, refused: null }];
    const tries = Object.fromEntries(outcomes.map((outcome) => [outcome, counted.outcomes.get(outcome) ?? 0]));
    const here = refused.filter((row) => row.badge === target.name);
    return [{ hike, region, tries: tries as NonNullable<Trailhead['tries']>, refused: summary(here, target) }];
  });
  return { asOf: now.toISOString(), days: deskLimits.trailheadDays, trailheads: rows.toSorted(mostRefusedFirst) };
}

const mostRefusedFirst = (a: Trailhead, b: Trailhead): number =>
  (b.tries?.['too-far'] ?? -1) - (a.tries?.['too-far'] ?? -1) || a.hike.localeCompare(b.hike);

function summary(refused: RefusedNear[], target: BadgeTarget): Trailhead['refused'] {
  if (refused.length < deskLimits.accounts) return null;
  const miles = median(refused.map(({ km }) => kmToMiles(km)));
  return { accounts: refused.length, medianMiles: Math.round(miles * 10) / 10, direction: mostly(refused, target) };
}

function median(figures: number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** The direction of at least half of them. */
function mostly(refused: RefusedNear[], { points }: BadgeTarget): Direction | null {
  const counts = new Map<Direction, number>();
  for (const fix of refused) {
    const [nearest] = points.toSorted((a, b) => distanceKm(a, fix) - distanceKm(b, fix));
    if (!nearest) continue;
    const direction = directionOf(bearing(nearest, fix));
    counts.set(direction, (counts.get(direction) ?? 0) + 1);
  }
  const [[direction, count] = [null, 0]] = [...counts].toSorted(([, a], [, b]) => b - a);
  return count * 2 >= refused.length ? direction : null;
}
