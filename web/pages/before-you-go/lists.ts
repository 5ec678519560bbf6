/** The page's lists of hikes, generated from their fields, so that they stay correct when these change. */
import { deerSeasons } from '../../../content/deer-season.ts';
import { state } from '../../../content/state.ts';
import { toHike } from '../../../domain/finder/hike.ts';
import { type CalendarDay, horizon, sunPasses } from '../../../domain/time/sun.ts';
import type { Season, When } from '../../../domain/trail/facts.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { formatCount, formatDate, formatMinutes } from '../../../domain/units.ts';

type Hikes = readonly Trail[];

/** Hunts that close a hike or a part of it, in the order of the year. */
export function huntClosures(hikes: Hikes): { hike: Trail; hunt: Season; days: Days }[] {
  return hikes
    .flatMap((hike) => hike.seasons.map((hunt) => ({ hike, hunt, days: toDays(hunt.when) })))
    .filter(({ hunt }) => hunt.kind === 'hunt' && (hunt.closes === 'all' || hunt.closes === 'part'))
    .sort((a, b) => a.days.from - b.days.from || a.days.to - b.days.to);
}

/** Days of a year, January 1 being 0. */
export type Days = { from: number; to: number };

function toDays(when: When): Days {
  if ('months' in when) return { from: toDay(Math.min(...when.months), 1), to: toDay(Math.max(...when.months) + 1, 0) };
  const [from, to] = [when.from, when.to].map((day) => toDay(Number(day.slice(-5, -3)), Number(day.slice(-2))));
  return { from: from ?? 0, to: to ?? 0 };
}

/** In a non-leap year. */
const toDay = (month: number, day: number): number => (Date.UTC(2001, month - 1, day) - Date.UTC(2001, 0)) / 86_400_000;

/** The whole months that cover all of them, each with its first day. */
export function monthsAround(spans: readonly Days[]): { month: number; first: number; length: number }[] {
  const starts = Array.from({ length: 12 }, (_, i) => ({
    month: i + 1,
    first: toDay(i + 1, 1),
    length: toDay(i + 2, 1) - toDay(i + 1, 1),
  }));
  const [earliest, latest] = [Math.min(...spans.map(({ from }) => from)), Math.max(...spans.map(({ to }) => to))];
  return starts.filter(({ first, length }) => first + length > earliest && first <= latest);
}

const getHunts = ({ seasons }: Trail): Season[] => seasons.filter(({ kind }) => kind === 'hunt');

/** Parks with hunts that a good source confirms as open, for all of their hikes; one hike each. */
export function sharedWithHunters(hikes: Hikes): Trail[] {
  const staysOpen = (hike: Trail) => getHunts(hike).every(({ closes, reported }) => closes === 'no' && !reported);
  return hikes.filter((hike, i) => {
    const inPark = hikes.filter(({ park }) => park === hike.park);
    return inPark[0] === hikes[i] && inPark.every(staysOpen) && inPark.some((other) => getHunts(other).length > 0);
  });
}

/** Parks with hunts of which it is not known what they close; one hike each. */
export function huntsInDoubt(hikes: Hikes): Trail[] {
  const known = [...huntClosures(hikes).map(({ hike }) => hike), ...sharedWithHunters(hikes)];
  const hunted = hikes.filter((hike) => getHunts(hike).length > 0 && known.every(({ park }) => park !== hike.park));
  return hunted.filter(({ park }, i) => hunted.findIndex((other) => other.park === park) === i);
}

/** Hikes for which no hunt was found. */
export const withoutHunts = (hikes: Hikes): Trail[] => hikes.filter((hike) => getHunts(hike).length === 0);

/** Hikes on wheels, complete ones first; facts that are only reported are left out. */
export const onWheels = (hikes: Hikes): Trail[] =>
  hikes
    .filter(({ wheels }) => !wheels.reported && (wheels.wheelchair !== 'no' || wheels.stroller !== 'no'))
    .sort((a, b) => Number(b.wheels.wheelchair === 'all') - Number(a.wheels.wheelchair === 'all'));

export type ChairPark = { park: string; hikes: Trail[]; words: string; phone?: string };

/** Parks that lend a track chair; two hikes may be in one park. */
export function chairParks(hikes: Hikes): ChairPark[] {
  const parks = new Map<string, ChairPark>();
  for (const hike of hikes) {
    if (!hike.wheels.trackChair) continue;
    const park = parks.get(hike.park) ?? { park: hike.park, hikes: [], words: hike.wheels.trackChair };
    park.hikes.push(hike);
    park.phone ??= hike.official.phone;
    parks.set(hike.park, park);
  }
  return [...parks.values()].sort((a, b) => a.park.localeCompare(b.park, 'en'));
}

type WithTransit = Trail & { transit: NonNullable<Trail['transit']> };

/** By bus or train, certain ones first. */
export const byTransit = (hikes: Hikes): WithTransit[] =>
  hikes
    .filter((hike): hike is WithTransit => hike.transit !== undefined)
    .sort((a, b) => Number(a.transit.reported) - Number(b.transit.reported));

/** The same hikes as in the finder, which the page links to. */
export const walkedInWinter = (hikes: Hikes): Trail[] => hikes.filter((hike) => toHike(hike).winter !== 'no');

/** The figures that content/before-you-go.md quotes. */
export function getFigures(hikes: Hikes): Record<string, string> {
  const north = [...hikes].sort((a, b) => a.trailhead.latitude - b.trailhead.latitude).at(-1);
  if (!north) throw new Error('The guide has no hikes');
  const { inDoubt } = state.permit;
  const [deerSeason] = deerSeasons;
  return {
    hikes: formatCount(hikes.length),
    freeHikes: formatCount(hikes.filter(({ fees }) => fees.kind === 'none').length),
    permitDay: String(state.permit.dayDollars),
    permitYear: String(state.permit.yearDollars),
    ...(inDoubt && { permitThrough: String(inDoubt.through), permitBring: String(inDoubt.bringDollars) }),
    ...(deerSeason && { deerFrom: formatDate(deerSeason.from), deerTo: formatDate(deerSeason.to) }),
    permitUrl: state.permit.url,
    winterHikes: formatCount(walkedInWinter(hikes).length),
    chairParks: formatCount(chairParks(hikes).length),
    northmost: north.park,
    shortestNorth: formatDaylight(north),
  };
}

/** Accurate to a few seconds in any year. */
const shortestDay: CalendarDay = { year: 2026, month: 12, day: 21 };
const roundedToMinutes = 5;

function formatDaylight({ trailhead }: Trail): string {
  const [up, down] = (['up', 'down'] as const).map((way) => sunPasses(horizon, way, shortestDay, trailhead));
  if (!up || !down) throw new Error('The sun rises and sets at every trailhead');
  const minutes = (down.getTime() - up.getTime()) / 60_000;
  return formatMinutes(Math.round(minutes / roundedToMinutes) * roundedToMinutes);
}
