/**
 * Plans one or two days with up to six hikes: minimizes the driving time, with every walk finished half an hour before sunset.
 * Exhaustive search, so that the result is optimal: six hikes and two days are some ten thousand combinations.
 */
import { minutesToSpare } from '../finder/hike.ts';
import type { Point } from '../geo/geo.ts';
import { calendarDay, momentAt } from '../time/calendar-day.ts';
import { horizon, sunPasses } from '../time/sun.ts';
import { type Clock, wallTime } from '../time/wall-clock.ts';

export const mostHikes = 6;
/** Local time of the latest return home. */
export const latestHome = 22 * 60;

const minute = 60_000;

export type Planned = {
  place: Point;
  /** The whole walk at the slower pace; null if unknown. */
  walk: number | null;
};

export type Given<H extends Planned> = {
  hikes: readonly H[];
  origin: Point;
  /** Available days, earliest first; the second is used only if the first cannot take all hikes. */
  days: readonly string[];
  /** Minutes after midnight. */
  leaveAt: number;
  /** Earliest departure. */
  now: Date;
  clock: Clock;
  /** Driving time between two places. */
  drive: (from: Point, to: Point) => number;
  /** During the visit. */
  isClosed: (hike: H, from: Date, until: Date) => boolean;
};

export type Stop<H> = { hike: H; drive: number; arrive: Date; done: Date; sunset: Date | undefined };
export type PlannedDay<H> = { day: string; leave: Date; stops: readonly Stop<H>[]; driveHome: number; home: Date };
/** Closed that day, unknown walking time, too far or too long for one day, or no time left next to the others. */
export type WhyLeft = 'closed' | 'unknown' | 'too far' | 'no room';
export type Plan<H> = {
  days: readonly PlannedDay<H>[];
  left: readonly { hike: H; why: WhyLeft }[];
  /** Total driving time in minutes. */
  driven: number;
};

export function planFor<H extends Planned>(given: Given<H>): Plan<H> {
  const hikes = given.hikes.slice(0, mostHikes);
  const { days, driven } = findBest(hikes, given);
  const taken = new Set(days.flatMap(({ stops }) => stops.map(({ hike }) => hike)));
  const left = hikes.filter((hike) => !taken.has(hike)).map((hike) => ({ hike, why: whyLeft(hike, given) }));
  return { days, driven, left };
}

type Tried<H> = { days: PlannedDay<H>[]; count: number; driven: number };

function findBest<H extends Planned>(hikes: readonly H[], given: Given<H>): Tried<H> {
  let best: Tried<H> = { days: [], count: 0, driven: 0 };
  const consider = (tried: Tried<H>) => {
    if (isBetter(tried, best)) best = tried;
  };
  const goOn = (days: PlannedDay<H>[], rest: readonly H[], used: number, driven: number, count: number) => {
    consider({ days, count, driven });
    const current = days.at(-1);
    for (const hike of rest) {
      const others = rest.filter((other) => other !== hike);
      const longer = current && withStop(current, hike, given);
      if (longer) {
        const more = drivenOn(longer) - drivenOn(current);
        goOn([...days.slice(0, -1), longer], others, used, driven + more, count + 1);
      }
      // A day may be left out: the first may be too short, or all hikes closed on it.
      for (let next = used; next < given.days.length; next += 1) {
        const begun = dayWith(hike, given.days[next] ?? '', given);
        if (begun) goOn([...days, begun], others, next + 1, driven + drivenOn(begun), count + 1);
      }
    }
  };
  goOn([], hikes, 0, 0, 0);
  return best;
}

/** More hikes, then fewer days, then less driving, then an earlier day. */
function isBetter<H>(a: Tried<H>, b: Tried<H>): boolean {
  const [lastA = '', lastB = ''] = [a, b].map(({ days }) => days.at(-1)?.home.toISOString());
  const differences = [b.count - a.count, a.days.length - b.days.length, a.driven - b.driven];
  const first = differences.find((difference) => difference !== 0);
  return first === undefined ? lastA < lastB : first < 0;
}

const drivenOn = <H>({ stops, driveHome }: PlannedDay<H>): number =>
  stops.reduce((sum, { drive }) => sum + drive, driveHome);

const after = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * minute);

/** The day with this hike alone: departs later instead of waiting for sunrise at the trailhead. */
function dayWith<H extends Planned>(hike: H, day: string, given: Given<H>): PlannedDay<H> | undefined {
  const date = calendarDay(day);
  if (!date) return undefined;
  const drive = given.drive(given.origin, hike.place);
  const sunrise = sunPasses(horizon, 'up', date, hike.place);
  const asAsked = momentAt(day, given.leaveAt, given.clock);
  const moments = [asAsked, given.now, ...(sunrise ? [after(sunrise, -drive)] : [])];
  const leave = wholeFive(new Date(Math.max(...moments.map((moment) => moment.getTime()))));
  if (isOver(leave, day, given.clock)) return undefined;
  return withStop({ day, leave, stops: [], driveHome: 0, home: leave }, hike, given);
}

/** Rounded to five minutes, as driving times are. */
const wholeFive = (moment: Date): Date => new Date(Math.ceil(moment.getTime() / (5 * minute)) * 5 * minute);

/** Whether the moment is after the day's latest time to be home, or on another day. */
function isOver(moment: Date, day: string, clock: Clock): boolean {
  return moment > momentAt(day, latestHome, clock);
}

/** The day with one more hike at its end; undefined if it does not fit. */
function withStop<H extends Planned>(
  { day, leave, stops }: PlannedDay<H>,
  hike: H,
  given: Given<H>,
): PlannedDay<H> | undefined {
  if (hike.walk === null) return undefined;
  const last = stops.at(-1);
  const drive = given.drive(last?.hike.place ?? given.origin, hike.place);
  const arrive = after(last?.done ?? leave, drive);
  const done = after(arrive, hike.walk);
  const sunset = sunPasses(horizon, 'down', wallTime(arrive, given.clock), hike.place);
  const driveHome = given.drive(hike.place, given.origin);
  const home = after(done, driveHome);
  const isDark = sunset !== undefined && after(done, minutesToSpare) > sunset;
  if (isDark || isOver(home, day, given.clock) || given.isClosed(hike, arrive, done)) return undefined;
  return { day, leave, stops: [...stops, { hike, drive, arrive, done, sunset }], driveHome, home };
}

function whyLeft<H extends Planned>(hike: H, given: Given<H>): WhyLeft {
  if (hike.walk === null) return 'unknown';
  if (findBest([hike], given).count > 0) return 'no room';
  return findBest([hike], { ...given, isClosed: () => false }).count > 0 ? 'closed' : 'too far';
}
