/** What one can ask the finder besides words: each question with its choices, and which hikes answer to them. */
import { peaksOf } from '../trail/difficulty.ts';
import type { Sight } from '../trail/trail.ts';
import { kmToMiles } from '../units.ts';
import { type Hike, milesWalked, minutesWalked } from './hike.ts';
import { isBeforeDark, type Outing } from './outing.ts';

/** What the device knows of a hike and the guide does not. */
export type Relation = {
  /** How far it is from where one starts, if that is known. */
  km?: number;
  /** How long the drive is, as a list shows it. */
  minutes?: number;
  /** What becomes of a day out that leaves from there. */
  outing?: () => Outing | undefined;
  /** The badges of who is signed in, by name. */
  earned?: ReadonlySet<string>;
};

export type Choice = {
  value: string;
  matches: (hike: Hike, relation: Relation) => boolean;
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
  | 'daylight';
export type QuestionKey = 'region' | 'difficulty' | 'length' | 'time' | 'climb' | BoxKey | 'drive' | 'within' | 'badge';

export type FinderQuestion = {
  key: QuestionKey;
  /** Each choice takes in all that come before it. */
  widens?: boolean;
  choices: readonly Choice[];
  /** From addresses that were shared before: shown while it is asked, no longer offered. */
  retired?: true;
};

export const yes = 'yes';

const level = (hike: Hike) => peaksOf(hike.difficulty);

const feetClimbed = ({ climb }: Hike) => climb.feet ?? (climb.flat ? 0 : undefined);

const smallChildren: readonly Hike['kids'][] = ['all ages', 'with supervision'];

type Figure = (hike: Hike) => number | null | undefined;
const atMost =
  (figure: Figure, limit: number): Choice['matches'] =>
  (hike) =>
    (figure(hike) ?? Number.POSITIVE_INFINITY) <= limit;
const moreThan =
  (figure: Figure, limit: number): Choice['matches'] =>
  (hike) =>
    (figure(hike) ?? 0) > limit;

const box = (key: BoxKey, matches: Choice['matches']): FinderQuestion => ({
  key,
  choices: [{ value: yes, matches }],
});
const sight = (key: BoxKey, seen: Sight): FinderQuestion => box(key, (hike) => hike.sights.includes(seen));

const difficulty: FinderQuestion = {
  key: 'difficulty',
  widens: true,
  choices: [
    { value: 'easy', matches: atMost(level, 1) },
    { value: 'gentle', matches: atMost(level, 2) },
    { value: 'moderate', matches: atMost(level, 3) },
    { value: 'hard', matches: moreThan(level, 3), isOpenEnded: true },
  ],
};

const length: FinderQuestion = {
  key: 'length',
  widens: true,
  choices: [
    { value: '1', matches: atMost(milesWalked, 1) },
    { value: '2', matches: atMost(milesWalked, 2) },
    { value: '3', matches: atMost(milesWalked, 3) },
    { value: '5', matches: atMost(milesWalked, 5) },
    { value: 'long', matches: moreThan(milesWalked, 5), isOpenEnded: true },
  ],
};

const time: FinderQuestion = {
  key: 'time',
  widens: true,
  choices: [
    { value: '30', matches: atMost(minutesWalked, 30) },
    { value: '60', matches: atMost(minutesWalked, 60) },
    { value: '90', matches: atMost(minutesWalked, 90) },
    { value: '120', matches: atMost(minutesWalked, 120) },
    { value: 'long', matches: moreThan(minutesWalked, 120), isOpenEnded: true },
  ],
};

const climb: FinderQuestion = {
  key: 'climb',
  widens: true,
  choices: [
    { value: '100', matches: atMost(feetClimbed, 100) },
    { value: '200', matches: atMost(feetClimbed, 200) },
    { value: '400', matches: atMost(feetClimbed, 400) },
    { value: 'steep', matches: moreThan(feetClimbed, 400), isOpenEnded: true },
  ],
};

/** Without a place to start from, every hike is near enough. */
export const drive: FinderQuestion = {
  key: 'drive',
  widens: true,
  choices: [60, 90, 120, 180].map((limit) => ({
    value: String(limit),
    matches: (_, { minutes = 0 }) => minutes <= limit,
  })),
};

export const daylight: FinderQuestion = box('daylight', (_, { outing }) => {
  const day = outing?.();
  return !outing || (day !== undefined && isBeforeDark(day));
});

const withinMiles = (miles: number): Choice => ({
  value: String(miles),
  matches: (_, { km }) => km === undefined || kmToMiles(km) <= miles,
});

const within: FinderQuestion = {
  key: 'within',
  retired: true,
  widens: true,
  choices: [25, 50, 100, 150].map(withinMiles),
};

/** Questions that need a place to start from. */
export const fromSomewhere: readonly FinderQuestion[] = [drive, daylight, within];

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
  box('kids', (hike) => smallChildren.includes(hike.kids)),
  box('toddler', (hike) => hike.toddler),
  // Every hike of the guide lets dogs in on a leash; the answer brings along where they may not go.
  box('dogs', () => true),
  box('wheelchair', rolls('wheelchair')),
  box('stroller', rolls('stroller')),
  {
    ...box('wheels', (hike) => rolls('wheelchair')(hike) || rolls('stroller')(hike)),
    retired: true,
  },
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
  return [{ key: 'region', choices }, difficulty, length, time, climb, ...boxes, daylight, drive, within, badgeState];
}
