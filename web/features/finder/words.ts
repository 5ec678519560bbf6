/** What the finder asks, and what it says beside a hike because it was asked. */
import { state } from '../../../content/state.ts';
import type { Query } from '../../../domain/finder/finder.ts';
import type { Hike } from '../../../domain/finder/hike.ts';
import type { BoxKey, QuestionKey } from '../../../domain/finder/questions.ts';
import { nearKey } from '../../../domain/finder/sentence.ts';
import { here } from '../../lib/start.ts';

const boxes: Record<BoxKey, string> = {
  kids: 'Small children',
  toddler: 'Toddlers',
  dogs: 'Dogs',
  wheelchair: 'Wheelchair',
  stroller: 'Stroller',
  wheels: 'Wheelchair or stroller',
  trackchair: 'Track chair',
  water: 'Drinking water',
  toilet: 'Restroom',
  winter: 'On foot in winter',
  transit: 'By bus or train',
  camping: 'Camping',
  free: 'No fee',
  waterfall: 'Waterfall',
  lake: 'Lake',
  prairie: 'Prairie',
  bluff: 'Bluff view',
  daylight: 'Out and home before dark',
};

type Select = { label: string; any: string; choices: Readonly<Record<string, string>> };

/** `any` is what a question reads while it is not asked. */
const selects: Record<Exclude<QuestionKey, BoxKey>, Select> = {
  region: { label: 'Region', any: 'Any region', choices: {} },
  difficulty: {
    label: 'Difficulty',
    any: 'Any',
    choices: {
      easy: 'Easy',
      gentle: 'At most easy to moderate',
      moderate: 'At most moderate',
      hard: 'Harder than moderate',
    },
  },
  length: {
    label: 'Length',
    any: 'Any length',
    choices: {
      1: 'Up to 1 mile',
      2: 'Up to 2 miles',
      3: 'Up to 3 miles',
      5: 'Up to 5 miles',
      long: 'Longer than 5 miles',
    },
  },
  time: {
    label: 'Time on foot',
    any: 'Any time',
    choices: {
      30: 'Up to 30 minutes',
      60: 'Up to 1 hour',
      90: 'Up to 1.5 hours',
      120: 'Up to 2 hours',
      long: 'Longer than 2 hours',
    },
  },
  climb: {
    label: 'Climb',
    any: 'Any climb',
    choices: { 100: 'Up to 100 ft', 200: 'Up to 200 ft', 400: 'Up to 400 ft', steep: 'More than 400 ft' },
  },
  drive: {
    label: 'Drive',
    any: 'Any drive',
    choices: {
      60: 'Within 1 hour’s drive',
      90: 'Within 1.5 hours’ drive',
      120: 'Within 2 hours’ drive',
      180: 'Within 3 hours’ drive',
    },
  },
  within: {
    label: 'How far',
    any: 'Any distance',
    choices: { 25: 'Within 25 miles', 50: 'Within 50 miles', 100: 'Within 100 miles', 150: 'Within 150 miles' },
  },
  badge: { label: 'Badge', any: 'Earned or not', choices: { missing: 'Not earned', earned: 'Earned' } },
};

/** Ticked or not; the others offer choices. */
export const isBox = (key: string): key is BoxKey => key in boxes;

export type Labels = ReturnType<typeof labelsWith>;

/** @param regions whose names stand in the content */
export function labelsWith(regions: readonly { slug: string; name: string }[]) {
  const regionNames = Object.fromEntries(regions.map(({ slug, name }) => [slug, name]));
  const selectOf = (key: string): Select | undefined => (selects as Partial<Record<string, Select>>)[key];
  return {
    question: (key: QuestionKey): string => (isBox(key) ? boxes[key] : selects[key].label),
    any: (key: QuestionKey): string => selectOf(key)?.any ?? '',
    choice: (key: string, value: string): string =>
      isBox(key) ? boxes[key] : ((key === 'region' ? regionNames : selectOf(key)?.choices)?.[value] ?? ''),
  };
}

export const townTroubles = {
  unknown: (name: string) => `We know no town called ${name} in ${state.name}.`,
  unknownZip: (code: string) => `We do not know the ZIP code ${code}.`,
  noList: 'The list of towns could not be fetched.',
  noZips: 'The list of ZIP codes could not be fetched.',
};

export const askingWords = {
  title: 'Find a hike',
  placeholder: `Easy waterfall near ${state.exampleTown}`,
  filters: 'Filters',
};

export const chipWords = {
  understood: 'Understood',
  chosen: 'Chosen',
  takeOff: 'take it off',
  label: (labels: Labels, key: string, value: string) =>
    key === nearKey
      ? `Near ${value}`
      : key === 'badge'
        ? `Badge ${labels.choice(key, value).toLowerCase()}`
        : labels.choice(key, value),
};

/** The whole question in one line, for paper. */
export const askedInWords = (labels: Labels, { text, near, answers }: Query): string =>
  [
    text.trim(),
    ...Object.entries(answers).map(([key, value]) => chipWords.label(labels, key, value)),
    near && (near === here ? nearWords.here : `Near ${near}`),
  ]
    .filter(Boolean)
    .join(' · ') || askingWords.title;

/** 1 hike, 12 hikes, No hikes */
export const hikesFound = (count: number): string => (count === 1 ? '1 hike' : `${count || 'No'} hikes`);

export const statusWords = {
  /** After how many were found. */
  of: (total: number) => `of ${total}`,
  listOnly: 'List only',
  showMap: 'Show on a map',
  clear: 'Clear',
};

export const resultWords = {
  title: 'Hikes found',
  more: (next: number, all: number) => `Show ${next} more of ${all}`,
};

export const noneWords = {
  title: 'No hike has all of that',
  withLess: 'With a little less, there are some:',
  askLess: 'Ask for a little less, or start over.',
  near: (town: string) => `Hikes near ${town}`,
  clear: 'Clear everything',
};

/** What to give up when nothing is found. */
export const offerWords = {
  without: (names: readonly string[]) => `without ${names.map((name) => `“${name}”`).join(' and ')}`,
};

const nearMe = 'Near me';

export const nearWords = {
  near: 'Near',
  nearMe,
  looking: 'Looking…',
  placeholder: 'Town or ZIP code',
  here: 'Where you are',
  lost: `Tap ${nearMe} or type a town to sort them by the drive.`,
  refused: 'Your device did not say where you are. Type a town instead.',
};

type Share = 'all' | 'part' | 'no';
const share: Record<Share, string> = { all: 'all of it', part: 'a part of it', no: 'no' };

export const remarks = {
  dogs: (note: string | undefined) => `Dogs: ${note}`,
  kids: 'Small children: with supervision',
  wheelchair: (how: Share) => `Wheelchair: ${share[how]}`,
  stroller: (how: Share) => `Stroller: ${share[how]}`,
  trackChair: 'The park lends a track chair: call ahead',
  water: (where: string | undefined) => `Water: ${where}`,
  toilet: (where: string | undefined) => `Restroom: ${where}`,
  winter: (how: Share) => `In snow on foot: ${share[how]}`,
  transit: (by: Hike['transit']) => `By ${by.join(' or ')}: see its page`,
  earned: 'Badge earned',
} as const;
