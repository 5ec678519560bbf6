/** What one can ask the finder besides words: each question with its choices, and which hikes answer to them. */
import { peaksOf } from './difficulty.ts';
import { type Hike, milesWalked, minutesWalked } from './finder-hike.ts';
import type { Sight } from './trail.ts';
import { kmToMiles } from './units.ts';

/** What the device knows of a hike and the guide does not. */
export type Relation = {
  /** How far it is from where distances are measured, if they are. */
  km?: number;
  /** The badges of who is signed in, by name. */
  earned?: ReadonlySet<string>;
};

export type Choice = {
  value: string;
  label: string;
  matches: (hike: Hike, relation: Relation) => boolean;
  /** "Longer than": the other direction, never a wider form of "up to". */
  isOpenEnded?: boolean;
};

export type FinderQuestion = {
  /** Its name in the address. */
  key: string;
  label: string;
  /** What it reads while it is not asked; a question without it is a box to tick. */
  any?: string;
  /** Each choice takes in all that come before it. */
  widens?: boolean;
  choices: readonly Choice[];
  /** What people type when they mean a ticked box. */
  words?: string;
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

const box = (key: string, label: string, matches: Choice['matches'], words?: string): FinderQuestion => ({
  key,
  label,
  choices: [{ value: yes, label, matches }],
  words,
});
const sight = (key: string, label: string, seen: Sight): FinderQuestion =>
  box(key, label, (hike) => hike.sights.includes(seen));

const difficulty: FinderQuestion = {
  key: 'difficulty',
  label: 'Difficulty',
  any: 'Any',
  widens: true,
  choices: [
    { value: 'easy', label: 'Easy', matches: atMost(level, 1) },
    { value: 'gentle', label: 'At most easy to moderate', matches: atMost(level, 2) },
    { value: 'moderate', label: 'At most moderate', matches: atMost(level, 3) },
    { value: 'hard', label: 'Harder than moderate', matches: moreThan(level, 3), isOpenEnded: true },
  ],
};

const length: FinderQuestion = {
  key: 'length',
  label: 'Length',
  any: 'Any length',
  widens: true,
  choices: [
    { value: '1', label: 'Up to 1 mile', matches: atMost(milesWalked, 1) },
    { value: '2', label: 'Up to 2 miles', matches: atMost(milesWalked, 2) },
    { value: '3', label: 'Up to 3 miles', matches: atMost(milesWalked, 3) },
    { value: '5', label: 'Up to 5 miles', matches: atMost(milesWalked, 5) },
    { value: 'long', label: 'Longer than 5 miles', matches: moreThan(milesWalked, 5), isOpenEnded: true },
  ],
};

const time: FinderQuestion = {
  key: 'time',
  label: 'Time on foot',
  any: 'Any time',
  widens: true,
  choices: [
    { value: '30', label: 'Up to 30 minutes', matches: atMost(minutesWalked, 30) },
    { value: '60', label: 'Up to 1 hour', matches: atMost(minutesWalked, 60) },
    { value: '90', label: 'Up to 1.5 hours', matches: atMost(minutesWalked, 90) },
    { value: '120', label: 'Up to 2 hours', matches: atMost(minutesWalked, 120) },
    { value: 'long', label: 'Longer than 2 hours', matches: moreThan(minutesWalked, 120), isOpenEnded: true },
  ],
};

const climb: FinderQuestion = {
  key: 'climb',
  label: 'Climb',
  any: 'Any climb',
  widens: true,
  choices: [
    { value: '100', label: 'Up to 100 ft', matches: atMost(feetClimbed, 100) },
    { value: '200', label: 'Up to 200 ft', matches: atMost(feetClimbed, 200) },
    { value: '400', label: 'Up to 400 ft', matches: atMost(feetClimbed, 400) },
    { value: 'steep', label: 'More than 400 ft', matches: moreThan(feetClimbed, 400), isOpenEnded: true },
  ],
};

/** Without a place to measure from, every hike is near enough. */
const withinMiles = (miles: number): Choice => ({
  value: String(miles),
  label: `Within ${miles} miles`,
  matches: (_, { km }) => km === undefined || kmToMiles(km) <= miles,
});

export const within: FinderQuestion = {
  key: 'within',
  label: 'How far',
  any: 'Any distance',
  widens: true,
  choices: [25, 50, 100, 150].map(withinMiles),
};

/** Signed out, the question is not asked and excludes nothing. */
export const badgeState: FinderQuestion = {
  key: 'badge',
  label: 'Badge',
  any: 'Earned or not',
  choices: [
    { value: 'missing', label: 'Not yet earned', matches: (hike, { earned }) => !earned?.has(hike.badge ?? '') },
    { value: 'earned', label: 'Earned', matches: (hike, { earned }) => !earned || earned.has(hike.badge ?? '') },
  ],
};

const rolls = (on: 'wheelchair' | 'stroller') => (hike: Hike) => hike.wheels[on] !== 'no';

const boxes: readonly FinderQuestion[] = [
  box('kids', 'Small children', (hike) => smallChildren.includes(hike.kids), 'kids kid children child family toddler'),
  // Every hike of the guide lets dogs in on a leash; the answer brings along where they may not go.
  box('dogs', 'Dogs', () => true, 'dog dogs pet pets leash'),
  box('wheelchair', 'Wheelchair', rolls('wheelchair'), 'wheelchair accessible paved boardwalk wheels'),
  box('stroller', 'Stroller', rolls('stroller'), 'stroller pram paved boardwalk wheels'),
  {
    ...box('wheels', 'Wheelchair or stroller', (hike) => rolls('wheelchair')(hike) || rolls('stroller')(hike)),
    retired: true,
  },
  box('trackchair', 'Track chair', (hike) => hike.trackChair, 'track chair trackchair'),
  box('water', 'Drinking water', (hike) => hike.water !== undefined, 'drinking'),
  box('winter', 'On foot in winter', (hike) => hike.winter !== 'no', 'winter snow'),
  box('transit', 'By bus or train', (hike) => hike.transit.length > 0, 'bus train transit rail'),
  box(
    'camping',
    'Camping',
    (hike) => hike.camping === 'in the park' || hike.camping === 'limited',
    'camping camp tent',
  ),
  box('free', 'No fee', (hike) => hike.free, 'free'),
  sight('waterfall', 'Waterfall', 'waterfall'),
  sight('lake', 'Lake', 'lake'),
  sight('prairie', 'Prairie', 'prairie'),
  sight('bluff', 'Bluff view', 'bluff view'),
];

export function finderQuestions(regions: readonly { slug: string; name: string }[]): FinderQuestion[] {
  const choices = regions.map(({ slug, name }) => ({
    value: slug,
    label: name,
    matches: (hike: Hike) => hike.region === slug,
  }));
  return [
    { key: 'region', label: 'Region', any: 'Any region', choices },
    difficulty,
    length,
    time,
    climb,
    ...boxes,
    within,
    badgeState,
  ];
}
