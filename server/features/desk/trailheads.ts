/**
 * Outcomes of claims by trailhead, which reveal a wrong coordinate. Counted once a night, rounded to five, without points,
 * times or names: whoever adds a few accounts of their own can tell nobody's position from it. Nothing is shown for fewer
 * than ten accounts, and no distances for fewer than ten refused ones.
 */
import { state } from '../../../content/state.ts';
import { deskLimits, type Trailheads } from '../../../domain/desk/desk.ts';
import { addDays, dayAt, startOfDay } from '../../../domain/time/calendar-day.ts';
import { kmToMiles } from '../../../domain/units.ts';
import { outcomes } from '../../../domain/wire/wire.ts';
import type { Guide } from '../../site/catalog.ts';
import type { Db } from '../../store/schema.ts';
import { claimsNear, type Near, nightlyFigures, refusedNear } from '../../store/stats.ts';

type Trailhead = Trailheads['trailheads'][number];

export async function trailheads(db: Db, { guide, now }: { guide: Guide; now: Date }): Promise<Trailheads> {
  const today = dayAt(now, state.clock);
  const through = addDays(today, -1);
  const near = {
    from: startOfDay(addDays(today, -deskLimits.trailheadDays), state.clock).toISOString(),
    before: startOfDay(today, state.clock).toISOString(),
    withinKm: deskLimits.trailheadKm,
  };
  return nightlyFigures(db, 'trailheads', through, async () => ({
    through,
    days: deskLimits.trailheadDays,
    trailheads: await count(db, guide, near),
  }));
}

async function count(db: Db, guide: Guide, near: Near): Promise<Trailhead[]> {
  const claims = new Map((await claimsNear(db, near)).map((row) => [row.badge, row]));
  const refused = await refusedNear(db, near);
  const rows = guide.hikes.flatMap(({ slug: hike, region, badge }): Trailhead[] => {
    if (badge === null) return [];
    const counted = claims.get(badge);
    if (!counted || counted.accounts < deskLimits.accounts) return [{ hike, region, tries: null, refused: null }];
    const tries = Object.fromEntries(outcomes.map((outcome) => [outcome, toFive(counted.outcomes.get(outcome) ?? 0)]));
    const miles = refused.filter((row) => row.badge === badge).map(({ km }) => kmToMiles(km));
    return [{ hike, region, tries: tries as NonNullable<Trailhead['tries']>, refused: getBands(miles) }];
  });
  return rows.toSorted(mostRefusedFirst);
}

const toFive = (count: number): number => Math.round(count / 5) * 5;

const mostRefusedFirst = (a: Trailhead, b: Trailhead): number =>
  (b.tries?.['too-far'] ?? -1) - (a.tries?.['too-far'] ?? -1) || a.hike.localeCompare(b.hike);

/** One distance per account. */
function getBands(miles: number[]): Trailhead['refused'] {
  if (miles.length < deskLimits.accounts) return null;
  const [near, far] = deskLimits.bandMiles;
  const from = (low: number, high: number) => toFive(miles.filter((one) => one >= low && one < high).length);
  return { under2: from(0, near), to4: from(near, far), over4: from(far, Number.POSITIVE_INFINITY) };
}
