/**
 * Which hikes answer a question. Each hike is compared with every filter; what it misses decides where it is listed: exact
 * matches miss nothing, close matches one filter by a little, hikes farther away only the drive that "near" stands for. Where
 * nothing is exact, the hikes that miss least are the answer, and the filters that could be dropped are counted.
 */
import { minutesByStraightLine, toFiveMinutes } from '../drive/drive.ts';
import { distanceKm, type Point } from '../geo/geo.ts';
import type { PublicConditionKind } from '../status/condition-reports.ts';
import type { DayThere } from './day-there.ts';
import {
  type Choice,
  drive,
  type Filter,
  finderFilters,
  getChoice,
  nearMinutes,
  type Relation,
  within,
  yes,
} from './filters.ts';
import type { Hike } from './hike.ts';
import { readLimit } from './limits.ts';
import { listIn } from './saved-hikes.ts';
import { makeWordIndex, nameWeight, type Synonyms, type Term, toTerms, toWords, type WordIndex } from './word-index.ts';

export type Query = {
  text: string;
  /** A town's name, a ZIP code, or `here` for the device's own place; empty: not asked. */
  near: string;
  /** By the key of the question. */
  values: Readonly<Record<string, string>>;
  /** Only these hikes: somebody's own list, or one that was shared. See domain/finder/saved-hikes.ts. */
  list?: string | undefined;
};

export const emptyQuery: Query = { text: '', near: '', values: {} };

export const isSearching = ({ text, near, values, list }: Query): boolean =>
  text.trim() !== '' || near !== '' || list !== undefined || Object.keys(values).length > 0;

export type FinderIndex<H extends Hike = Hike> = {
  hikes: readonly H[];
  /** Built lazily when the first word is typed. */
  words: () => WordIndex;
  allFilters: readonly Filter[];
};

/** Additional search terms of hikes. */
export type Surroundings = {
  regions: readonly { slug: string; name: string }[];
  /** The state's code stands for its name. */
  state: { code: string; name: string };
  synonyms?: Synonyms;
  /** The words of the hikes' stories, by id. Larger than everything else, so they are fetched when the user starts to type. */
  stories?: Readonly<Record<string, string>>;
};

export function makeFinderIndex<H extends Hike>(hikes: readonly H[], surroundings: Surroundings): FinderIndex<H> {
  const { regions, state, synonyms, stories } = surroundings;
  const regionName = (slug: string) => regions.find((region) => region.slug === slug)?.name ?? '';
  const toTexts = (hike: Hike) => [
    { text: `${hike.park} ${hike.trail} ${hike.badge ?? ''}`, weight: 8 },
    { text: hike.town, weight: nameWeight },
    { text: regionName(hike.region), weight: 4 },
    { text: hike.sights.join(' '), weight: 4 },
    { text: hike.summary, weight: 1 },
    { text: stories?.[hike.id] ?? '', weight: 0.5 },
  ];
  let words: WordIndex | undefined;
  return {
    hikes,
    words: () => {
      words ??= makeWordIndex(hikes.map(toTexts), { [state.code.toLowerCase()]: state.name.toLowerCase() }, synonyms);
      return words;
    },
    allFilters: finderFilters(regions),
  };
}

export type Found<H extends Hike = Hike> = {
  hike: H;
  km?: number;
  /** Driving time by road, if road data is loaded. */
  minutes?: number;
  /** Conditions there on the relevant day; undefined if no question depends on the day. */
  there?: DayThere;
};

/** A filter that a hike does not fulfill. */
export type Miss = {
  /** The key of a question, or `text`. */
  key: string;
  /** The answer to it, or the words. */
  value: string;
  /** By a little: a close match. */
  nearly: boolean;
};
export type Missing<H extends Hike = Hike> = Found<H> & { misses: readonly Miss[] };

export type LeftOut<H extends Hike = Hike> = Missing<H> & { isClosed: boolean };

export type FinderResults<H extends Hike = Hike> = {
  /** Exact matches. */
  found: Found<H>[];
  /** Below exact matches: those that miss one filter by a little. Without exact matches: those that miss least. */
  close: Missing<H>[];
  /** Match everything except the default drive limit of "near". Empty if the question sets its own limit. */
  farther: Found<H>[];
  /** Match everything, but are closed on the relevant day. */
  closed: Found<H>[];
  /** Every hike that is not an exact match, in the order of the guide, with everything it misses. */
  others: LeftOut<H>[];
  /** Number of exact matches with this answer to this question, all others unchanged. */
  count: (key: string, value: string) => number;
  /** Number of exact matches without this question (or the text). */
  countWithout: (key: string) => number;
  /** The terms of the text, each with the number of exact matches without it. */
  terms: readonly { typed: readonly string[]; countWithout: number }[];
};

/** What the device knows and the guide does not. */
export type Situation = {
  /** Starting place. */
  origin?: Point;
  /** Driving time from there; falls back to straight lines. */
  minutesTo?: (place: Point) => number;
  /** Conditions at a hike on the requested day, else on the next day with time for a hike. */
  dayThere?: (hike: Hike, minutesAway: number | undefined) => DayThere;
  /** Badge names of the signed-in hiker. */
  earned?: ReadonlySet<string>;
  /** Recent condition reports of a hike; undefined until they are loaded. */
  getConditions?: (hike: Hike) => readonly PublicConditionKind[] | undefined;
  /** Ids of the hikes on the requested list; all others are excluded. */
  only?: ReadonlySet<string>;
  /** Whether a hike is closed now, if no other day is requested: it is excluded from results and counts, but listed as closed if it would have matched. */
  isClosed?: (hike: Hike) => boolean;
};

export const textKey = 'text';

export function find<H extends Hike>(index: FinderIndex<H>, query: Query, situation: Situation = {}): FinderResults<H> {
  const terms = query.text.trim() ? toTerms(index.words(), query.text) : [];
  const withoutTerm = new Map<Term, number>();
  const tallies = index.allFilters.map((filter) => makeTally(filter, query, situation));
  const active = tallies.filter(({ choice }) => choice !== undefined);
  const everything = active.length * missCosts.filter + terms.length * missCosts.word;
  const found: Ranked<Found<H>>[] = [];
  const farther: Ranked<Found<H>>[] = [];
  const closed: Ranked<Found<H>>[] = [];
  const partial: Ranked<Missing<H>>[] = [];
  const others: LeftOut<H>[] = [];
  let onlyTextFails = 0;

  for (const [i, hike] of index.hikes.entries()) {
    if (situation.only?.has(hike.id) === false) continue;
    const relation = relationTo(hike, situation);
    const failed = active.filter(({ choice }) => !choice?.matches(hike, relation));
    const lacking = terms.filter(({ entries }) => !entries.has(i));
    const score = terms.reduce((sum, { entries }) => sum + (entries.get(i) ?? 0), 0);
    const entry = toEntry(hike, relation, situation);
    const misses = [...failed.map((each) => toMiss(each, hike, relation)), ...lacking.map(toLack)];
    const { isClosed = false } = relation;
    if (isClosed || misses.length > 0) others.push({ ...entry, misses, isClosed });

    if (isClosed) {
      if (failed.every(({ implied }) => implied) && lacking.length === 0) closed.push({ entry, score, cost: 0 });
      continue;
    }

    // A hike excluded by one filter alone counts toward the other answers to that question, and toward dropping it.
    const [tally, ...more] = failed;
    if (failed.length === 0 && lacking.length === 0) for (const each of tallies) countChoices(each, hike, relation);
    else if (tally && more.length === 0 && lacking.length === 0) {
      if (isWithoutLimit(tally, active, relation)) tally.excluded += 1;
      countChoices(tally, hike, relation);
    } else if (failed.length === 0) {
      onlyTextFails += 1;
      const [only] = lacking.length === 1 ? lacking : [];
      if (only) withoutTerm.set(only, (withoutTerm.get(only) ?? 0) + 1);
    }

    if (misses.length === 0) found.push({ entry, score, cost: 0 });
    else if (failed.some(({ implied }) => implied)) {
      if (misses.length === 1) farther.push({ entry, score, cost: 0 });
    } else {
      const cost = misses.reduce((sum, miss) => sum + getCost(miss), 0);
      // A hike asked for by its name is listed with what it misses.
      const isNamed = terms.length > 0 && lacking.length === 0;
      const isExcluded = !isNamed && failed.some(({ choice }) => choice?.excludes?.(hike, relation));
      if (cost < everything && !isExcluded) partial.push({ entry: { ...entry, misses }, score, cost });
    }
  }
  const getTally = (key: string) => tallies.find(({ filter }) => filter.key === key);
  return {
    found: found.sort(byWayThenScore).map(({ entry }) => entry),
    close: closest(partial, found.length > 0, farther.length > 0),
    farther: farther.sort(byWayThenScore).map(({ entry }) => entry),
    closed: closed.sort(byWayThenScore).map(({ entry }) => entry),
    others,
    count: (key, value) => {
      const tally = getTally(key);
      return tally?.counts[tally.filter.choices.findIndex((choice) => choice.value === value)] ?? 0;
    },
    countWithout: (key) => found.length + (key === textKey ? onlyTextFails : (getTally(key)?.excluded ?? 0)),
    terms: terms.map((term) => ({ typed: term.typed, countWithout: found.length + (withoutTerm.get(term) ?? 0) })),
  };
}

/** Weight of a miss when looking for the closest hikes: a typed name outweighs everything else. */
const missCosts = { nearly: 1, filter: 3, word: 4 };
const getCost = ({ key, nearly }: Miss): number =>
  nearly ? missCosts.nearly : key === textKey ? missCosts.word : missCosts.filter;

type Ranked<E> = { entry: E; score: number; cost: number };

const byWayThenScore = (a: Ranked<Found>, b: Ranked<Found>): number => byWay(a.entry, b.entry) || b.score - a.score;

/** How many are shown below exact matches, and where nothing is exact. */
const [mostClose, mostClosest] = [10, 6];

/** If a hike with the typed name was found, near or farther away, hikes without it are not shown. */
function closest<H extends Hike>(partial: Ranked<Missing<H>>[], isExact: boolean, isFarther: boolean): Missing<H>[] {
  const ranked = partial.sort((a, b) => a.cost - b.cost || byWayThenScore(a, b));
  const lacksWords = ({ entry }: Ranked<Missing<H>>) => entry.misses.some(({ key }) => key === textKey);
  const [best] = ranked;
  const most = isExact ? missCosts.nearly : (best?.cost ?? 0) + missCosts.filter;
  const isNamed = isFarther || (best !== undefined && !lacksWords(best));
  return ranked
    .filter((each) => each.cost <= most && !(isNamed && lacksWords(each)))
    .slice(0, isExact ? mostClose : mostClosest)
    .map(({ entry }) => entry);
}

function toMiss({ filter, choice }: Tally, hike: Hike, relation: Relation): Miss {
  return { key: filter.key, value: choice?.value ?? '', nearly: choice?.nearly?.(hike, relation) ?? false };
}

const toLack = ({ typed }: Term): Miss => ({ key: textKey, value: typed.join(' '), nearly: false });

function relationTo(hike: Hike, { origin, minutesTo, dayThere, earned, getConditions, isClosed }: Situation): Relation {
  const km = origin && distanceKm(origin, hike.place);
  const minutes = km === undefined ? undefined : toFiveMinutes(minutesTo?.(hike.place) ?? minutesByStraightLine(km));
  const there = dayThere && (() => dayThere(hike, minutes));
  return {
    ...(minutes !== undefined && { km, minutes }),
    ...(there && { there }),
    isClosed: there ? there().status.kind === 'closed' : (isClosed?.(hike) ?? false),
    earned,
    seen: getConditions?.(hike),
  };
}

function toEntry<H extends Hike>(hike: H, { km, minutes, there }: Relation, { minutesTo }: Situation): Found<H> {
  return {
    hike,
    ...(km !== undefined && { km }),
    ...(minutesTo && minutes !== undefined && { minutes }),
    ...(there && { there: there() }),
  };
}

const byWay = (a: Found, b: Found): number => (a.minutes ?? 0) - (b.minutes ?? 0) || (a.km ?? 0) - (b.km ?? 0);

/** For one question: the answer given, how many hikes each choice would find, and how many this answer alone excludes. */
type Tally = {
  filter: Filter;
  choice: Choice | undefined;
  /** Not given by the user: the default limit of "near". */
  implied: boolean;
  counts: number[];
  excluded: number;
};

const limitsTheWay = ({ key }: Filter): boolean => key === drive.key || key === within.key;

function makeTally(filter: Filter, { values }: Query, { origin }: Situation): Tally {
  const value = values[filter.key];
  const implied = origin !== undefined && filter.key === drive.key && !(drive.key in values) && !(within.key in values);
  const choice = getChoice(filter, implied ? String(nearMinutes) : (value ?? ''));
  return { filter, choice, implied, counts: filter.choices.map(() => 0), excluded: 0 };
}

/** Whether this hike is found once the tally's question is dropped: the default limit of "near" then applies again. */
function isWithoutLimit({ filter, implied }: Tally, active: readonly Tally[], { minutes = 0 }: Relation): boolean {
  if (!limitsTheWay(filter)) return true;
  const isAskedTwice = active.filter((each) => limitsTheWay(each.filter)).length > 1;
  return !implied && (isAskedTwice || minutes <= nearMinutes);
}

function countChoices({ filter, counts }: Tally, hike: Hike, relation: Relation): void {
  for (const [i, choice] of filter.choices.entries())
    if (choice.matches(hike, relation)) counts[i] = (counts[i] ?? 0) + 1;
}

/** A relaxed question, and how many hikes match it. */
export type Loosening = {
  query: Query;
  count: number;
  /** Keys of the dropped questions. */
  without: string[];
  /** Dropped words of the text. */
  withoutWords?: string[];
  /** The question with a wider limit. */
  wider?: { key: string; value: string };
};

/** How to relax a question that finds nothing: a wider limit before a dropped question, one question before two. */
export function loosenings(index: FinderIndex, query: Query, situation: Situation = {}): Loosening[] {
  const single = oneStep(index, query, situation);
  if (single.length > 0) return single;
  return getActiveKeys(query)
    .flatMap((key) =>
      oneStep(index, removeFilter(query, key), situation).map((step) => ({ ...step, without: [key, ...step.without] })),
    )
    .filter((step, i, all) => all.findIndex((other) => sameQuery(other.query, step.query)) === i)
    .sort((a, b) => a.without.length - b.without.length || b.count - a.count);
}

function oneStep(index: FinderIndex, query: Query, situation: Situation): Loosening[] {
  const { count, countWithout, terms } = find(index, query, situation);
  const widened = index.allFilters.flatMap((filter): Loosening[] => {
    const next = filter.widens && nextWider(filter, query.values[filter.key], count);
    if (!next) return [];
    const wider = { key: filter.key, value: next };
    return [{ query: setFilter(query, filter.key, next), count: count(filter.key, next), without: [], wider }];
  });
  const fewerWords = terms.flatMap(({ typed, countWithout: found }): Loosening[] => {
    const text = withoutTyped(query.text, typed);
    return found > 0 && text && terms.length > 1
      ? [{ query: { ...query, text }, count: found, without: [], withoutWords: [...typed] }]
      : [];
  });
  const without = getActiveKeys(query)
    .filter((key) => countWithout(key) > 0)
    .map((key): Loosening => ({ query: removeFilter(query, key), count: countWithout(key), without: [key] }));
  const byCount = (a: Loosening, b: Loosening) => b.count - a.count;
  return [...widened, ...fewerWords.sort(byCount), ...without.sort(byCount)];
}

/** The first wider choice of the form that finds something; never its opposite. */
function nextWider({ key, choices }: Filter, value: string | undefined, count: FinderResults['count']) {
  if (value === undefined) return undefined;
  const limits = choices.filter(({ isOpenEnded }) => !isOpenEnded);
  const most = readLimit(value)?.most;
  const now = limits.findIndex((choice) => choice.value === value);
  const wider = now >= 0 ? limits.slice(now + 1) : limits.filter((choice) => most && Number(choice.value) > most);
  return wider.find((choice) => count(key, choice.value) > 0)?.value;
}

const withoutTyped = (text: string, typed: readonly string[]): string =>
  text
    .split(/[^\p{L}\p{N}'’.]+/u)
    .filter((word) => word && !toWords(word).some((each) => typed.includes(each)))
    .join(' ');

export const getActiveKeys = ({ text, values }: Query): string[] => [
  ...Object.keys(values),
  ...(text.trim() ? [textKey] : []),
];

export function setFilter(query: Query, key: string, value: string): Query {
  const { [key]: _, ...others } = query.values;
  return { ...query, values: value ? { ...others, [key]: value } : others };
}

const removeFilter = (query: Query, key: string): Query =>
  key === textKey ? { ...query, text: '' } : setFilter(query, key, '');

const sameQuery = (a: Query, b: Query): boolean => toSearch(a, []) === toSearch(b, []);

/** Room for a sentence. */
export const longestText = 120;

const reserved = { text: 'q', near: 'near', list: 'list' } as const;

/** Takes only known questions and values from a URL, which is untrusted input. */
export function fromSearch(search: string, allFilters: readonly Filter[]): Query {
  const parameters = new URLSearchParams(search);
  const values: Record<string, string> = {};
  for (const filter of allFilters) {
    const value = parameters.get(filter.key);
    if (value && getChoice(filter, value)) values[filter.key] = value;
  }
  return {
    text: (parameters.get(reserved.text) ?? '').slice(0, longestText),
    near: (parameters.get(reserved.near) ?? '').slice(0, 40),
    values,
    list: listIn(parameters.get(reserved.list)),
  };
}

/** @param others parameters of other features, passed through unchanged */
export function toSearch(query: Query, others: readonly (readonly [string, string])[]): string {
  const parameters = new URLSearchParams();
  if (query.text) parameters.set(reserved.text, query.text);
  for (const key of Object.keys(query.values).sort()) parameters.set(key, query.values[key] ?? yes);
  if (query.near) parameters.set(reserved.near, query.near);
  if (query.list) parameters.set(reserved.list, query.list);
  for (const [key, value] of others) parameters.append(key, value);
  const search = parameters.toString();
  return search && `?${search}`;
}
