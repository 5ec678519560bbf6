/** The finder's questions, and the notes on hikes that follow from them. */
import { state } from '../../../../content/state.ts';
import { isWeatherFilter, type WeatherFilter } from '../../../../domain/finder/day-there.ts';
import { dayKey } from '../../../../domain/finder/days.ts';
import type { BoxKey, FilterKey } from '../../../../domain/finder/filters.ts';
import { type Found, type Miss, type Query, textKey } from '../../../../domain/finder/finder.ts';
import { type Hike, milesWalked, minutesWalked, type UnconfirmedFact } from '../../../../domain/finder/hike.ts';
import { type Limit, readLimit } from '../../../../domain/finder/limits.ts';
import { nearKey } from '../../../../domain/finder/sentence.ts';
import { pastEndMessages, through } from '../../../../domain/status/status.messages.ts';
import type { HikeStatus } from '../../../../domain/status/status.ts';
import { capitalized, formatMiles, formatMinutes } from '../../../../domain/units.ts';
import { here } from '../../../lib/start.ts';
import { driveMessages } from '../../../lib/text/drive.ts';
import { callToConfirm } from '../../../lib/text/trail-facts.ts';
import { dayMessages, getDayMissMessage } from './day.messages.ts';

const boxes: Record<BoxKey, string> = {
  kids: 'Kid-friendly',
  toddler: 'Toddlers',
  olderkids: 'Kids who hike',
  nodropoff: 'No known drop-offs',
  noopenwater: 'No known open water',
  nohunt: 'No known hunt',
  closed: 'Closed',
  dogs: 'Dogs',
  wheelchair: 'Wheelchair',
  stroller: 'Stroller',
  wheels: 'Wheelchair or stroller',
  nostairs: 'No stairs',
  trackchair: 'Track chair',
  water: 'Drinking water',
  toilet: 'Restroom',
  winter: 'Winter hiking',
  transit: 'Bus or train',
  camping: 'Camping',
  free: 'Free',
  waterfall: 'Waterfall',
  lake: 'Lake',
  prairie: 'Prairie',
  bluff: 'Bluff view',
  daylight: 'Home before dark',
  dry: 'Dry',
  sunny: 'Sunny',
  notcold: 'Not too cold',
  nothot: 'Not too hot',
  noticy: 'No ice reported',
  notmuddy: 'No mud reported',
  color: 'Peak color reported',
};

/** What to watch, where a hike is not free of it. */
const dangerMessages = { 'drop-off': 'Drop-offs by the path', 'open water': 'Open water by the path' } as const;

/** For a hike that lacks it. */
const boxMisses: Record<Exclude<BoxKey, WeatherFilter>, string> = {
  kids: 'Not for small kids',
  toddler: 'Not for toddlers',
  olderkids: 'For older teens',
  nodropoff: dangerMessages['drop-off'],
  noopenwater: dangerMessages['open water'],
  nohunt: 'A hunt is possible',
  closed: 'No closure posted',
  dogs: 'No dogs',
  wheelchair: 'Not wheelchair accessible',
  stroller: 'Not for strollers',
  wheels: 'Not for wheelchairs or strollers',
  nostairs: 'Has stairs',
  trackchair: 'No track chair',
  water: 'No drinking water that we know of',
  toilet: 'No restroom that we know of',
  winter: 'Not known for winter hiking',
  transit: 'No bus or train that we know of',
  camping: 'No camping in the park',
  free: 'Not free',
  waterfall: 'No waterfall',
  lake: 'No lake',
  prairie: 'No prairie',
  bluff: 'No bluff view',
  daylight: 'Not home before dark',
  noticy: 'Reported icy',
  notmuddy: 'Reported muddy',
  color: 'No report of peak color',
};

/** For a hike whose page states it, though it is only reported. */
const unconfirmed: Partial<Record<BoxKey, { facts: readonly UnconfirmedFact[]; words: string }>> = {
  water: { facts: ['water'], words: 'Drinking water not confirmed' },
  winter: { facts: ['winter'], words: 'Winter hiking not confirmed' },
};

function toddlerMiss({ kids, nextToPath }: Hike): string {
  if (kids !== 'all ages') return kids === 'with supervision' ? remarks.kids : boxMisses.toddler;
  return nextToPath?.map((danger) => dangerMessages[danger]).join('. ') ?? 'Edges of the path unknown';
}

function boxMiss(key: Exclude<BoxKey, WeatherFilter>, hike: Hike): string {
  const { reported = [] } = hike;
  if (key === 'toddler') return toddlerMiss(hike);
  if ((key === 'nodropoff' || key === 'noopenwater') && !hike.nextToPath) return 'Edges of the path unknown';
  const doubt = unconfirmed[key];
  return doubt?.facts.some((fact) => reported.includes(fact)) ? doubt.words : boxMisses[key];
}

type Select = { label: string; any: string; choices?: Readonly<Record<string, string>> };

/** `any` is the label of a question that is not set. Limits are worded by `getLimitMessage`. */
const selects: Record<Exclude<FilterKey, BoxKey>, Select> = {
  day: { label: 'Day', any: 'Any day' },
  region: { label: 'Region', any: 'Any region' },
  difficulty: {
    label: 'Difficulty',
    any: 'Any',
    choices: {
      easy: 'Easy',
      gentle: 'Easy to moderate or easier',
      moderate: 'Moderate or easier',
      hard: 'Harder than moderate',
    },
  },
  length: { label: 'Length', any: 'Any length', choices: { long: 'Over 5 miles' } },
  time: { label: 'Hiking time', any: 'Any time', choices: { long: 'Over 2 hours' } },
  climb: { label: 'Climb', any: 'Any climb', choices: { steep: 'Over 400 ft' } },
  drive: { label: 'Drive', any: 'Up to 2 hours' },
  within: { label: 'Distance', any: 'Any distance' },
  badge: { label: 'Badge', any: 'Earned or not', choices: { missing: 'Not earned', earned: 'Earned' } },
};

const figureMessages: Partial<Record<string, (figure: number) => string>> = {
  length: formatMiles,
  time: formatMinutes,
  climb: (feet) => `${feet} ft`,
  within: formatMiles,
};

/** Up to 4 miles, Under 3 miles, Over 5 miles, At least 6 miles, 2 to 3 miles */
function getLimitMessage(key: string, value: string): string {
  const limit = readLimit(value);
  if (!limit) return '';
  const { least, most, strict } = limit;
  if (key === 'drive')
    return most === undefined ? `More than a ${driveLength(least ?? 0)} drive` : `Within a ${driveLength(most)} drive`;
  const said = figureMessages[key];
  if (!said) return '';
  if (least !== undefined && most !== undefined) return `${least} to ${said(most)}`;
  if (least !== undefined) return `${strict ? 'Over' : 'At least'} ${said(least)}`;
  if (key === 'within') return `Within ${said(most ?? 0)}`;
  return `${strict ? 'Under' : 'Up to'} ${said(most ?? 0)}`;
}

/** 30-minute, 2-hour, 1.5-hour */
export const driveLength = (minutes: number): string =>
  minutes % 30 || minutes < 60 ? `${minutes}-minute` : `${minutes / 60}-hour`;

/** A checkbox; the others offer choices. */
export const isBox = (key: string): key is BoxKey => key in boxes;

export type Labels = ReturnType<typeof labelsWith>;

/** @param regions with their names from the content */
export function labelsWith(regions: readonly { slug: string; name: string }[]) {
  const regionNames = Object.fromEntries(regions.map(({ slug, name }) => [slug, name]));
  const toSelect = (key: string): Select | undefined => (selects as Partial<Record<string, Select>>)[key];
  return {
    filter: (key: FilterKey): string => (isBox(key) ? boxes[key] : selects[key].label),
    any: (key: FilterKey): string => toSelect(key)?.any ?? '',
    choice: (key: string, value: string): string =>
      isBox(key)
        ? boxes[key]
        : key === dayKey
          ? dayMessages.chip(value)
          : ((key === 'region' ? regionNames : toSelect(key)?.choices)?.[value] ?? getLimitMessage(key, value)),
  };
}

/** What a hike misses: Longer than 4 miles, Not in North Shore, No mention of “bison”. */
export function formatMiss(labels: Labels, { key, value }: Miss, { hike, minutes, there }: Found): string {
  if (key === textKey) return `No mention of “${value}”`;
  if (key === 'kids' && hike.kids === 'with supervision') return remarks.kids;
  if (key === 'nostairs' && hike.stairs === 'not mentioned') return 'No word on stairs';
  if (key === dayKey) return getDayMissMessage(key, there);
  if (isBox(key)) return isWeatherFilter(key) ? getDayMissMessage(key, there) : boxMiss(key, hike);
  if (key === 'region') return `Not in ${labels.choice(key, value)}`;
  if (key === 'badge') return value === 'earned' ? 'Badge not earned' : 'Badge already earned';
  if (key === 'difficulty') return value === 'hard' ? 'Not as hard' : `Harder than ${getEase[value]}`;
  const limit = readLimit(openEnds[value] ?? value) ?? {};
  return key === 'drive' ? driveMiss(limit, minutes ?? 0) : limitMiss(key, limit, toFigure(key, hike));
}

const getEase: Readonly<Record<string, string>> = { easy: 'easy', gentle: 'easy to moderate', moderate: 'moderate' };
const openEnds: Readonly<Record<string, string>> = { long: 'from-0', steep: 'from-0' };

function driveMiss({ most }: Limit, minutes: number): string {
  if (most === undefined) return 'Closer than you asked for';
  return minutes === most
    ? `Exactly ${driveMessages.short(most)}`
    : `${driveMessages.short(minutes - most)} farther than you asked for`;
}

const tooMuch: Partial<Record<string, string>> = { length: 'Longer', time: 'Takes longer', climb: 'Climbs more' };

function limitMiss(key: string, { least, most }: Limit, figure: number | undefined): string {
  const said = figureMessages[key] ?? String;
  if (most === undefined || (least !== undefined && (figure ?? most) < least))
    return least ? `Less than ${said(least)}` : 'Shorter than you asked for';
  return figure === most ? `Exactly ${said(most)}` : `${tooMuch[key] ?? 'Farther'} than ${said(most)}`;
}

function toFigure(key: string, hike: Hike): number | undefined {
  if (key === 'length') return milesWalked(hike) ?? undefined;
  return key === 'time' ? (minutesWalked(hike) ?? undefined) : hike.climb.feet;
}

export const townErrors = {
  unknown: (name: string) => `We don’t know a town called ${name} in ${state.name}.`,
  unknownZip: (code: string) => `We don’t know the ZIP code ${code}.`,
  noList: 'The list of towns didn’t load.',
  noZips: 'The list of ZIP codes didn’t load.',
};

export const queryMessages = {
  title: 'Find a hike',
  placeholder: `Easy waterfall near ${state.exampleTown}`,
  filters: 'Filters',
};

export const chipMessages = {
  understood: 'Understood',
  chosen: 'Filters in use',
  takeOff: 'remove',
  notUnderstood: (parts: readonly string[], isForeign: boolean) =>
    `We didn’t understand ${parts.map((part) => `“${part}”`).join(', ')}.${isForeign ? ' We understand English and a little Spanish.' : ''}`,
  label: (labels: Labels, key: string, value: string) =>
    key === nearKey
      ? `Near ${value}`
      : key === 'badge'
        ? `Badge ${labels.choice(key, value).toLowerCase()}`
        : labels.choice(key, value),
};

/** The whole query in one line, for print. */
export const formatFilters = (labels: Labels, { text, near, values }: Query): string =>
  [
    text.trim(),
    ...Object.entries(values).map(([key, value]) => chipMessages.label(labels, key, value)),
    near && (near === here ? nearMessages.here : `Near ${near}`),
  ]
    .filter(Boolean)
    .join(' · ') || queryMessages.title;

/** 1 hike, 12 hikes, No hikes */
export const hikesFound = (count: number): string => (count === 1 ? '1 hike' : `${count || 'No'} hikes`);

export const statusMessages = {
  /** After the number of results. */
  of: (total: number) => `of ${total}`,
  none: 'No exact matches',
  lookingUp: (name: string) => `Looking up ${name}…`,
  within: 'within 2 hours',
  listOnly: 'List only',
  showMap: 'Map',
  clear: 'Clear',
};

/** The heading of a group of hikes, and the line beside it. */
export const groupMessages = {
  exact: (near: string | undefined, isAllUnderstood: boolean) => {
    if (!isAllUnderstood)
      return near ? `matches what we understood, within 2 hours of ${near}` : 'matches what we understood';
    return near ? `within 2 hours of ${near}` : 'everything you asked for';
  },
  close: { title: 'Close matches', about: 'almost what you asked for' },
  closest: { title: 'Closest', about: 'what fits, and what’s missing' },
  farther: { title: 'Farther away', about: (near: string) => `more than 2 hours from ${near}` },
  closed: { title: 'Closed right now', about: 'they fit, but you can’t hike them today' },
  closedThen: { title: 'Closed that day', about: 'they fit, but you can’t hike them then' },
  you: 'you',
};

export const resultMessages = {
  title: 'Hikes found',
  /** "Dam work, through July 2027"; a steward writes sentences: "The bridge is out. Through November 22, 2026." */
  closed: ({ words: reason, until, isPastEnd }: HikeStatus): string => {
    const end = isPastEnd ? pastEndMessages.long(undefined) : until && through(until);
    return reason?.endsWith('.') && end ? `${reason} ${capitalized(end)}.` : [reason, end].filter(Boolean).join(', ');
  },
  onMap: (shown: number, all: number) => `${shown} of ${all} on this part of the map`,
};

export const noneMessages = {
  title: 'No exact matches.',
  tryThese: 'Try:',
  unknown: (text: string) => `No hike here mentions “${text}”.`,
  toddler: 'We know of no hike without drop-offs or open water by the path. These come closest; see what to watch.',
  near: (town: string) => `Hikes near ${town}`,
  fallColor: 'Hikes known for fall color',
  clear: 'Start over',
};

/** When closed hikes are asked for. */
export const closedMessages = { none: 'We know of none that is closed.', all: 'All closures and hazards' };

/** What to drop when nothing is found. */
export const offerMessages = {
  drop: (names: readonly string[]) => `drop ${names.join(' and ')}`,
};

const nearMe = 'Near me';

export const nearMessages = {
  near: 'Near',
  nearMe,
  looking: 'Looking…',
  placeholder: 'Town or ZIP code',
  here: 'Your location',
  lost: `Tap ${nearMe} or type a town to sort by drive time.`,
  refused: 'We couldn’t get your location. Type a town instead.',
};

type Share = 'all' | 'part' | 'no';

export const remarks = {
  dogs: (note: string | undefined) => `Dogs: ${note}`,
  kids: 'Kids with supervision',
  wheelchair: (how: Share) =>
    ({ all: 'Wheelchair accessible', part: 'Partly wheelchair accessible', no: 'Not wheelchair accessible' })[how],
  stroller: (how: Share) =>
    ({ all: 'Good for strollers', part: 'Strollers OK part of the way', no: 'Not for strollers' })[how],
  toConfirm: callToConfirm,
  trackChair: 'Track chairs to borrow. Call ahead.',
  water: (where: string | undefined) => `Water: ${where}`,
  toilet: (where: string | undefined) => `Restroom: ${where}`,
  winter: (how: Share) => ({ all: 'Good in snow', part: 'Part of it is good in snow', no: 'Not in snow' })[how],
  transit: (by: Hike['transit']) => `You can get there by ${by.join(' or ')}`,
  earned: 'Badge earned',
} as const;
