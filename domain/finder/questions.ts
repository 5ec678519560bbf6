/** What one can ask the finder besides words: each question with its choices, and which hikes answer to them. */
import type { PublicConditionKind } from '../live/conditions.ts';
import { peaksOf } from '../trail/difficulty.ts';
import type { Sight } from '../trail/trail.ts';
import { kmToMiles } from '../units.ts';
import { type DayThere, isDoable, isForecastMet, type WeatherWish, weatherWishes } from './day-there.ts';
import { dayKey, readDays } from './days.ts';
import { type Hike, milesWalked, minutesWalked } from './hike.ts';
import { isWithin, loosened, readLimit } from './limits.ts';
import { isBeforeDark } from './outing.ts';

/** What the device knows of a hike and the guide does not. */
export type Relation = {
  /** How far it is from where one starts, if that is known. */
  km?: number;
  /** How long the drive is, as a list shows it. */
  minutes?: number;
  /** What the day that counts would be at the hike. */
  there?: () => DayThere;
  /** The badges of who is signed in, by name. */
  earned?: ReadonlySet<string>;
  /** What hikers saw there in the last days. */
  seen?: readonly PublicConditionKind[];
};

export type Choice = {
  value: string;
  matches: (hike: Hike, relation: Relation) => boolean;
  /** A close match: it does not match, but may still do. */
  nearly?: Choice['matches'];
  /** "Longer than": the other direction, never a wider form of "up to". */
  isOpenEnded?: boolean;
};

/** The names of the questions in the address; what the page calls them stands in web/features/finder/words.ts. */
export type BoxKey =
  | 'kids'
  | 'toddler'
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
  | WeatherWish
  | ReportWish;
export type QuestionKey =
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

export type FinderQuestion = {
  key: QuestionKey;
  /** Each choice takes in all that come before it. */
  widens?: boolean;
  choices: readonly Choice[];
  /** Any limit on this figure is an answer too, beside the choices that the form offers. See limits.ts. */
  figure?: Figure;
  /** Any value of its own kind that stands in no choice. */
  read?: (value: string) => Choice | undefined;
  /** From addresses that were shared before: shown while it is asked, no longer offered. */
  retired?: true;
};

export const yes = 'yes';

const level = (hike: Hike) => peaksOf(hike.difficulty);

const feetClimbed = ({ climb }: Hike) => climb.feet ?? (climb.flat ? 0 : undefined);

/** What a limit is compared with; null or undefined where it is not known. */
type Figure = (hike: Hike, relation: Relation) => number | null | undefined;

function limitChoice(figure: Figure, value: string, isOpenEnded?: true): Choice | undefined {
  const limit = readLimit(value);
  if (!limit) return undefined;
  const wider = loosened(limit);
  const compare =
    (with_: typeof limit): Choice['matches'] =>
    (hike, relation) => {
      const known = figure(hike, relation);
      return known !== null && known !== undefined && isWithin(known, with_);
    };
  return { value, matches: compare(limit), nearly: compare(wider), isOpenEnded };
}

/** The choices of the form, and what stands in addresses for the last of them: `length=long`. */
function limited(key: QuestionKey, figure: Figure, values: readonly number[], openEnd?: string): FinderQuestion {
  const choices = values.flatMap((value) => limitChoice(figure, String(value)) ?? []);
  const last = openEnd && limitChoice(figure, `over-${values.at(-1)}`, true);
  return { key, widens: true, figure, choices: last ? [...choices, { ...last, value: openEnd }] : choices };
}

/** The choice that a value stands for: one of those offered, or a limit of one's own. */
export const choiceOf = ({ choices, figure, read }: FinderQuestion, value: string): Choice | undefined =>
  choices.find((choice) => choice.value === value) ?? (figure ? limitChoice(figure, value) : read?.(value));

const box = (key: BoxKey, matches: Choice['matches'], nearly?: Choice['matches']): FinderQuestion => ({
  key,
  choices: [{ value: yes, matches, nearly }],
});
const sight = (key: BoxKey, seen: Sight): FinderQuestion => box(key, (hike) => hike.sights.includes(seen));

const atLevel =
  (most: number): Choice['matches'] =>
  (hike) =>
    level(hike) <= most;

const difficulty: FinderQuestion = {
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

/** How far "near" reaches unless the question says otherwise. */
export const nearMinutes = 120;

/** Without a place to start from, nobody knows when one would be home. */
export const daylight: FinderQuestion = box('daylight', (_, { minutes, there }) => {
  if (minutes === undefined || !there) return true;
  const { outing } = there();
  return outing !== undefined && isBeforeDark(outing);
});

/** A day, or the two of a weekend: the walk fits into its daylight. What is closed then is sorted out before. */
export const day: FinderQuestion = {
  key: dayKey,
  choices: [],
  read: (value) => readDays(value) && { value, matches: (_, { there }) => !there || isDoable(there()) },
};

/** Where no forecast reaches the day, none of them excludes anything. */
export const weather: readonly FinderQuestion[] = weatherWishes.map((wish) =>
  box(
    wish,
    (_, { there }) => !there || isForecastMet(wish, there()) === 'yes',
    (_, { there }) => !there || isForecastMet(wish, there()) === 'nearly',
  ),
);

/** What each of the wishes about condition reports is about. */
export const reportWishes = { noticy: 'icy', notmuddy: 'muddy', color: 'color' } as const;
export type ReportWish = keyof typeof reportWishes;
const isReportWish = (key: string): key is ReportWish => key in reportWishes;

/** A hike without a report is neither icy nor not: only those that hikers call icy are left out. Nobody's word is no peak color. */
const reported: readonly FinderQuestion[] = [
  box('noticy', (_, { seen }) => !seen?.includes('icy')),
  box('notmuddy', (_, { seen }) => !seen?.includes('muddy')),
  box('color', (_, { seen }) => seen === undefined || seen.includes('color')),
];

/** Whether a question about reports has any to go by; every other one has. */
export const hasReports = ({ key }: FinderQuestion, seen: readonly PublicConditionKind[]): boolean =>
  !isReportWish(key) || seen.includes(reportWishes[key]);

export const within: FinderQuestion = {
  ...limited('within', (_, { km = 0 }) => kmToMiles(km), [25, 50, 100, 150]),
  retired: true,
};

/** Questions that need a place to start from. */
export const fromSomewhere: readonly FinderQuestion[] = [drive, daylight, within];
/** Questions about a day out. */
export const aboutDays: readonly FinderQuestion[] = [day, ...weather];

/** Signed out, the question is not asked and excludes nothing. */
export const badgeState: FinderQuestion = {
  key: 'badge',
  choices: [
    { value: 'missing', matches: (hike, { earned }) => !earned?.has(hike.badge ?? '') },
    { value: 'earned', matches: (hike, { earned }) => !earned || earned.has(hike.badge ?? '') },
  ],
};

const rolls = (on: 'wheelchair' | 'stroller') => (hike: Hike) => hike.wheels[on] !== 'no';

const boxes: readonly FinderQuestion[] = [
  box(
    'kids',
    (hike) => hike.kids === 'all ages',
    (hike) => hike.kids === 'with supervision',
  ),
  box('toddler', (hike) => hike.toddler),
  // Every hike of the guide lets dogs in on a leash; the answer brings along where they may not go.
  box('dogs', () => true),
  box('wheelchair', rolls('wheelchair')),
  box('stroller', rolls('stroller')),
  {
    ...box('wheels', (hike) => rolls('wheelchair')(hike) || rolls('stroller')(hike)),
    retired: true,
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

export function finderQuestions(regions: readonly { slug: string }[]): FinderQuestion[] {
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
