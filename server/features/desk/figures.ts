/** Figures of the desk, counted from the tables each time. What hikers did counts through yesterday. */
import { state } from '../../../content/state.ts';
import { deskLimits, type Figures } from '../../../domain/desk/desk.ts';
import { dayAt, startOfDay } from '../../../domain/time/calendar-day.ts';
import { dayMs } from '../../../domain/time/retention.ts';
import { outcomes } from '../../../domain/wire/wire.ts';
import type { Guide } from '../../site/catalog.ts';
import type { Db } from '../../store/schema.ts';
import { badgesByDay, badgesByName, claimsByOutcome, openWork } from '../../store/stats.ts';
import { isOlderThan } from './queue/facts.ts';

export async function figures(db: Db, guide: Guide, now: Date): Promise<Figures> {
  const today = startOfDay(dayAt(now, state.clock), state.clock).toISOString();
  const firstMonday = getMonday(new Date(now.getTime() - (deskLimits.figureWeeks - 1) * 7 * dayMs));
  const days = await badgesByDay(db, firstMonday, today);
  const weeks = Array.from({ length: deskLimits.figureWeeks }, (_, i) => {
    const week = new Date(Date.parse(firstMonday) + i * 7 * dayMs).toISOString().slice(0, 10);
    const inWeek = days.filter(({ day }) => getMonday(new Date(day)) === week);
    return { week, badges: sum(inWeek.map(({ badges }) => badges)) };
  });
  const byName = await badgesByName(db, today);
  const hikes = guide.hikes
    .filter(({ badge }) => badge !== null)
    .map(({ slug, region, badge }) => ({ hike: slug, region, badges: byName.get(badge ?? '') ?? 0 }));
  const regions = guide.regions.map((region) => ({
    region,
    badges: sum(hikes.filter((hike) => hike.region === region).map(({ badges }) => badges)),
  }));
  const since = new Date(now.getTime() - deskLimits.trailheadDays * dayMs).toISOString();
  const claims = await claimsByOutcome(db, since, today);
  const { reports, appeals } = await openWork(db);
  return {
    asOf: now.toISOString(),
    weeks,
    hikes: hikes.toSorted((a, b) => b.badges - a.badges),
    regions,
    claims: outcomes.map((outcome) => ({ outcome, claims: claims.get(outcome) ?? 0 })),
    reports: { open: reports.count, oldest: reports.oldest },
    appeals: { open: appeals.count, oldest: appeals.oldest },
    facts: freshness(guide, now),
  };
}

const sum = (figures: number[]): number => figures.reduce((all, one) => all + one, 0);

/** As a date. */
function getMonday(day: Date): string {
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return new Date(day.getTime() - sinceMonday * dayMs).toISOString().slice(0, 10);
}

function freshness(guide: Guide, now: Date): Figures['facts'] {
  const ages = guide.hikes.flatMap(({ facts }) => facts.map(({ known }) => getAge(known, now)));
  const kinds = ['under-3-months', '3-to-12-months', 'over-a-year', 'undated'] as const;
  return kinds.map((age) => ({ age, facts: ages.filter((one) => one === age).length }));
}

function getAge(known: string | null, now: Date): Figures['facts'][number]['age'] {
  if (known === null) return 'undated';
  if (isOlderThan(known, 12, now)) return 'over-a-year';
  return isOlderThan(known, 3, now) ? '3-to-12-months' : 'under-3-months';
}
