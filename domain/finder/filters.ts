/** The filters of the finder: each question with its choices, and which hikes match them. */
import type { PublicConditionKind } from '../status/condition-reports.ts';
import { hasHunt } from '../status/status.ts';
import { toPeaks } from '../trail/difficulty.ts';
import type { Sight } from '../trail/trail.ts';
import { kmToMiles } from '../units.ts';
import { type DayThere, isDoable, isForecastMet, type WeatherFilter, weatherFilters } from './day-there.ts';
import { dayKey, readDays } from './days.ts';
import { type Hike, milesWalked, minutesWalked } from './hike.ts';
import { isWithin, readLimit, relax } from './limits.ts';
import { isBeforeDark } from './outing.ts';

/** What the device knows of a hike and the guide does not. */
export type Relation = {
  /** Distance from the starting place, if known. */
  km?: number;
  /** Driving time as lists show it. */
  minutes?: number;
  /** Conditions at the hike on the relevant day. */
  there?: () => DayThere;
  /** Closed on the relevant day. */
  isClosed?: boolean;
  /** Badge names of the signed-in hiker. */
  earned?: ReadonlySet<string>;
  /** Recent condition reports. */
  seen?: readonly PublicConditionKind[];
};

export type Choice = {
  value: string;
  matches: (hike: Hike, relation: Relation) => boolean;
  /** A close match: just outside the limit. */
  nearly?: Choice['matches'];
  /** Not even a close match: a danger. */
  excludes?: Choice['matches'];
  /** "Longer than": the opposite direction, never offered as a wider "up to". */
  isOpenEnded?: boolean;
};

/** URL parameters of the questions; their labels are in web/features/finder/query/query.messages.ts. */
export type BoxKey =
  | 'kids'
  | 'toddler'
  | 'olderkids'
  | 'nodropoff'
  | 'noopenwater'
  | 'nohunt'
  | 'closed'
  | 'dogs'
  | 'wheelchair'
  | 'stroller'
  | 'wheels'
  | 'nostairs'
  | 'trackchair'
  | 'water'
  | 'toilet'
  | 'winter'
  | 'transit'
  | 'camping'
  | 'free'
  | 'waterfall'
  | 'lake'
  | 'prairie'
  | 'bluff'
  | 'daylight'
  | WeatherFilter
  | ReportFilter;
export type FilterKey =
  | typeof dayKey
  | 'region'
  | 'difficulty'
  | 'length'
  | 'time'
  | 'climb'
  | BoxKey
  | 'drive'
  | 'within'
  | 'badge';

export type Filter = {
  key: FilterKey;
  /** Each choice includes all choices before it. */
  widens?: boolean;
  choices: readonly Choice[];
  /** Accepts any limit on this figure, not only the choices of the form. See limits.ts. */
  figure?: Figure;
  /** Accepts values that are not among the choices. */
  read?: (value: string) => Choice | undefined;
  /** From the text or old shared URLs: shown while active, not offered. */
  unoffered?: true;
};

export const yes = 'yes';

const level = (hike: Hike) => toPeaks(hike.difficulty);

const feetClimbed = ({ climb }: Hike) => climb.feet ?? (climb.flat ? 0 : undefined);

/** The figure that a limit is compared with; null or undefined if unknown. */
type Figure = (hike: Hike, relation: Relation) => number | null | undefined;

function limitChoice(figure: Figure, value: string, isOpenEnded?: true): Choice | undefined {
  const limit = readLimit(value);
  if (!limit) return undefined;
  const wider = relax(limit);
  const compare =
    (with_: typeof limit): Choice['matches'] =>
    (hike, relation) => {
      const known = figure(hike, relation);
      return known !== null && known !== undefined && isWithin(known, with_);
    };
  return { value, matches: compare(limit), nearly: compare(wider), isOpenEnded };
}

/** The choices of the form, and the URL value of the last one: `length=long`. */
function limited(key: FilterKey, figure: Figure, values: readonly number[], openEnd?: string): Filter {
  const choices = values.flatMap((value) => limitChoice(figure, String(value)) ?? []);
  const last = openEnd && limitChoice(figure, `over-${values.at(-1)}`, true);
  return { key, widens: true, figure, choices: last ? [...choices, { ...last, value: openEnd }] : choices };
}

/** The choice for a value: one of those offered, or a custom limit. */
export const getChoice = ({ choices, figure, read }: Filter, value: string): Choice | undefined =>
  choices.find((choice) => choice.value === value) ?? (figure ? limitChoice(figure, value) : read?.(value));

const box = (key: BoxKey, matches: Choice['matches'], nearly?: Choice['matches']): Filter => ({
  key,
  choices: [{ value: yes, matches, nearly }],
});
const sight = (key: BoxKey, seen: Sight): Filter => box(key, (hike) => hike.sights.includes(seen));

const atLevel =
  (most: number): Choice['matches'] =>
  (hike) =>
    level(hike) <= most;

const difficulty: Filter = {
  key: 'difficulty',
  widens: true,
  choices: [
    { value: 'easy', matches: atLevel(1), nearly: atLevel(2) },
    { value: 'gentle', matches: atLevel(2), nearly: atLevel(3) },
    { value: 'moderate', matches: atLevel(3), nearly: atLevel(4) },
    { value: 'hard', matches: (hike) => level(hike) > 3, nearly: (hike) => level(hike) > 2, isOpenEnded: true },
  ],
};

const length = limited('length', milesWalked, [1, 2, 3, 5], 'long');
const time = limited('time', minutesWalked, [30, 60, 90, 120], 'long');
const climb = limited('climb', feetClimbed, [100, 200, 400], 'steep');

/** Without a place to start from, every hike is near enough. */
export const drive = limited('drive', (_, { minutes = 0 }) => minutes, [30, 60, 90, 120, 180]);

/** Default limit of "near". */
export const nearMinutes = 120;

/** Without a starting place, the time of the return is unknown. */
export const daylight: Filter = box('daylight', (_, { minutes, there }) => {
  if (minutes === undefined || !there) return true;
  const { outing } = there();
  return outing !== undefined && isBeforeDark(outing);
});

/** A day, or the two of a weekend: the walk fits into its daylight. Closed hikes are filtered out earlier. */
export const day: Filter = {
  key: dayKey,
  choices: [],
  read: (value) => readDays(value) && { value, matches: (_, { there }) => !there || isDoable(there()) },
};

/** Without a forecast for the day, these exclude nothing. */
export const weather: readonly Filter[] = weatherFilters.map((filter) =>
  box(
    filter,
    (_, { there }) => !there || isForecastMet(filter, there()) === 'yes',
    (_, { there }) => !there || isForecastMet(filter, there()) === 'nearly',
  ),
);

/** What each of the filters about condition reports is about. */
export const reportFilters = { noticy: 'icy', notmuddy: 'muddy', color: 'color' } as const;
export type ReportFilter = keyof typeof reportFilters;
const isReportFilter = (key: string): key is ReportFilter => key in reportFilters;

/** A hike without a report counts as not icy and not muddy, but not as peak color. */
const reported: readonly Filter[] = [
  box('noticy', (_, { seen }) => !seen?.includes('icy')),
  box('notmuddy', (_, { seen }) => !seen?.includes('muddy')),
  box('color', (_, { seen }) => seen === undefined || seen.includes('color')),
];

/** Whether a question about reports has any data; true for every other question. */
export const hasReports = ({ key }: Filter, seen: readonly PublicConditionKind[]): boolean =>
  !isReportFilter(key) || seen.includes(reportFilters[key]);

export const within: Filter = {
  ...limited('within', (_, { km = 0 }) => kmToMiles(km), [25, 50, 100, 150]),
  unoffered: true,
};

/** Questions that need a place to start from. */
export const fromSomewhere: readonly Filter[] = [drive, daylight, within];
/** Questions about a day out. */
export const aboutDays: readonly Filter[] = [day, ...weather];

/** For signed-out visitors the question is hidden and excludes nothing. */
export const badgeState: Filter = {
  key: 'badge',
  choices: [
    { value: 'missing', matches: (hike, { earned }) => !earned?.has(hike.badge ?? '') },
    { value: 'earned', matches: (hike, { earned }) => !earned || earned.has(hike.badge ?? '') },
  ],
};

const rolls = (on: 'wheelchair' | 'stroller') => (hike: Hike) => hike.wheels[on] !== 'no';

const isWithout = (danger: 'drop-off' | 'open water') => (hike: Hike) => hike.nextToPath?.includes(danger) === false;
const isOpen: Choice['matches'] = (_, { isClosed }) => !isClosed;
const isUnknown = (hike: Hike) => hike.nextToPath === undefined;

const boxes: readonly Filter[] = [
  box(
    'kids',
    (hike) => hike.kids === 'all ages',
    (hike) => hike.kids === 'with supervision',
  ),
  {
    key: 'toddler',
    choices: [
      {
        value: yes,
        matches: (hike) => hike.kids === 'all ages' && hike.nextToPath?.length === 0,
        nearly: (hike) => hike.kids === 'all ages' && hike.nextToPath?.includes('drop-off') !== true,
        excludes: ({ kids }) => kids !== 'all ages' && kids !== 'with supervision',
      },
    ],
  },
  {
    ...box('olderkids', ({ kids }) => kids !== 'older teens' && kids !== 'no'),
    unoffered: true,
  },
  { ...box('nodropoff', isWithout('drop-off'), isUnknown), unoffered: true },
  { ...box('noopenwater', isWithout('open water'), isUnknown), unoffered: true },
  {
    key: 'closed',
    choices: [{ value: yes, matches: (_, { isClosed }) => isClosed === true, excludes: isOpen }],
    unoffered: true,
  },
  {
    ...box(
      'nohunt',
      ({ closures = [] }, { there }) => !hasHunt(there ? there().status.kinds : closures.map(({ kind }) => kind)),
    ),
    unoffered: true,
  },
  // Every hike of the guide allows dogs on a leash; the answer adds where they are not allowed.
  box('dogs', () => true),
  box('wheelchair', rolls('wheelchair')),
  box('stroller', rolls('stroller')),
  {
    ...box('wheels', (hike) => rolls('wheelchair')(hike) || rolls('stroller')(hike)),
    unoffered: true,
  },
  box(
    'nostairs',
    (hike) => hike.stairs === 'none',
    (hike) => hike.stairs === 'not mentioned',
  ),
  box('trackchair', (hike) => hike.trackChair),
  box('water', (hike) => hike.water !== undefined),
  box('toilet', (hike) => hike.restrooms !== undefined),
  box('winter', (hike) => hike.winter !== 'no'),
  box('transit', (hike) => hike.transit.length > 0),
  box('camping', (hike) => hike.camping === 'in the park' || hike.camping === 'limited'),
  box('free', (hike) => hike.free),
  sight('waterfall', 'waterfall'),
  sight('lake', 'lake'),
  sight('prairie', 'prairie'),
  sight('bluff', 'bluff view'),
];

export function finderFilters(regions: readonly { slug: string }[]): Filter[] {
  const choices = regions.map(({ slug }) => ({ value: slug, matches: (hike: Hike) => hike.region === slug }));
  return [
    { key: 'region', choices },
    difficulty,
    length,
    time,
    climb,
    ...boxes,
    day,
    daylight,
    ...weather,
    ...reported,
    drive,
    within,
    badgeState,
  ];
}
