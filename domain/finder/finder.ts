/** Which hikes answer a question: filters with counts beside each choice, words, distance, and what to give up when none does. */
import { minutesByStraightLine, toFiveMinutes } from '../drive/drive.ts';
import { distanceKm, type Point } from '../geo/geo.ts';
import type { Hike } from './hike.ts';
import type { Outing } from './outing.ts';
import { type Choice, type FinderQuestion, finderQuestions, type Relation, yes } from './questions.ts';
import { listIn } from './wishes.ts';
import {
  makeWordIndex,
  nameWeight,
  type Synonyms,
  searchWords,
  unknownWords,
  type WordIndex,
  wordsOf,
} from './words.ts';

export type Query = {
  text: string;
  /** A town's name, a ZIP code, or `here` for the device's own place; empty: not asked. */
  near: string;
  /** By the key of the question. */
  answers: Readonly<Record<string, string>>;
  /** Only these hikes: somebody's own list, or one that was shared. See domain/finder/wishes.ts. */
  list?: string | undefined;
};

export const nothingAsked: Query = { text: '', near: '', answers: {} };

export const isAsking = ({ text, near, answers, list }: Query): boolean =>
  text.trim() !== '' || near !== '' || list !== undefined || Object.keys(answers).length > 0;

export type FinderIndex<H extends Hike = Hike> = {
  hikes: readonly H[];
  /** Made when somebody types the first word. */
  words: () => WordIndex;
  questions: readonly FinderQuestion[];
};

/** What a hike may be found by besides its own words. */
export type Surroundings = {
  regions: readonly { slug: string; name: string }[];
  /** Who types the code means the name. */
  state: { code: string; name: string };
  synonyms?: Synonyms;
  /** The words of the hikes' stories, by id: they weigh more than all the rest, and come when somebody types. */
  stories?: Readonly<Record<string, string>>;
};

export function makeFinderIndex<H extends Hike>(hikes: readonly H[], surroundings: Surroundings): FinderIndex<H> {
  const { regions, state, synonyms, stories } = surroundings;
  const regionName = (slug: string) => regions.find((region) => region.slug === slug)?.name ?? '';
  const textsOf = (hike: Hike) => [
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
      words ??= makeWordIndex(hikes.map(textsOf), { [state.code.toLowerCase()]: state.name.toLowerCase() }, synonyms);
      return words;
    },
    questions: finderQuestions(regions),
  };
}

export type Found<H extends Hike = Hike> = {
  hike: H;
  km?: number;
  /** The drive over roads, where roads are known. */
  minutes?: number;
};
export type Answer<H extends Hike = Hike> = {
  found: Found<H>[];
  /** How many hikes there would be with this answer to this question, all others as they are. */
  count: (key: string, value: string) => number;
  /** How many there would be if this question (or the text) were not asked. */
  countWithout: (key: string) => number;
};

/** What the device knows and the guide does not. */
export type Situation = {
  /** Where one starts. */
  origin?: Point;
  /** How long the drive from there is; without it, straight lines must do. */
  minutesTo?: (place: Point) => number;
  /** What becomes of a day out that leaves from there. */
  outing?: (hike: Hike, minutesAway: number) => Outing | undefined;
  /** The badges of who is signed in, by name. */
  earned?: ReadonlySet<string>;
  /** The hikes of the list that is asked for, by id; all others are left aside. */
  only?: ReadonlySet<string>;
};

export const textKey = 'text';

export function find<H extends Hike>(index: FinderIndex<H>, query: Query, situation: Situation = {}): Answer<H> {
  const scores = query.text.trim() ? searchWords(index.words(), query.text) : undefined;
  const tallies = index.questions.map((question) => makeTally(question, query.answers[question.key]));
  const asked = tallies.filter(({ answer }) => answer !== undefined);
  const found: { entry: Found<H>; score: number }[] = [];
  let onlyTextFails = 0;

  for (const [i, hike] of index.hikes.entries()) {
    if (situation.only?.has(hike.id) === false) continue;
    const relation = relationTo(hike, situation);
    const failed = asked.filter(({ answer }) => !answer?.matches(hike, relation));
    const textFails = scores !== undefined && !scores.has(i);
    if (failed.length + Number(textFails) > 1) continue;
    // A hike that only one question excludes counts for the other answers to that question.
    const [only] = failed;
    if (only) {
      only.excluded += 1;
      countChoices(only, hike, relation);
    } else if (textFails) onlyTextFails += 1;
    else {
      found.push({ entry: entryOf(hike, relation, situation), score: scores?.get(i) ?? 0 });
      for (const tally of tallies) countChoices(tally, hike, relation);
    }
  }
  found.sort((a, b) => byWay(a.entry, b.entry) || b.score - a.score);
  const tallyOf = (key: string) => tallies.find(({ question }) => question.key === key);
  return {
    found: found.map(({ entry }) => entry),
    count: (key, value) => {
      const tally = tallyOf(key);
      return tally?.counts[tally.question.choices.findIndex((choice) => choice.value === value)] ?? 0;
    },
    countWithout: (key) => found.length + (key === textKey ? onlyTextFails : (tallyOf(key)?.excluded ?? 0)),
  };
}

function relationTo(hike: Hike, { origin, minutesTo, outing, earned }: Situation): Relation {
  if (!origin) return { earned };
  const km = distanceKm(origin, hike.place);
  const minutes = toFiveMinutes(minutesTo?.(hike.place) ?? minutesByStraightLine(km));
  return { km, minutes, earned, outing: outing && (() => outing(hike, minutes)) };
}

function entryOf<H extends Hike>(hike: H, { km, minutes }: Relation, { minutesTo }: Situation): Found<H> {
  if (km === undefined) return { hike };
  return minutesTo ? { hike, km, minutes } : { hike, km };
}

const byWay = (a: Found, b: Found): number => (a.minutes ?? 0) - (b.minutes ?? 0) || (a.km ?? 0) - (b.km ?? 0);

/** For one question: the answer given, how many hikes each choice would find, and how many this answer alone excludes. */
type Tally = { question: FinderQuestion; answer: Choice | undefined; counts: number[]; excluded: number };

function makeTally(question: FinderQuestion, value: string | undefined): Tally {
  const answer = question.choices.find((choice) => choice.value === value);
  return { question, answer, counts: question.choices.map(() => 0), excluded: 0 };
}

function countChoices({ question, counts }: Tally, hike: Hike, relation: Relation): void {
  for (const [i, choice] of question.choices.entries())
    if (choice.matches(hike, relation)) counts[i] = (counts[i] ?? 0) + 1;
}

/** A question that asks a little less, and how many hikes answer it. */
export type Loosening = {
  query: Query;
  count: number;
  /** The keys of questions no longer asked. */
  without: string[];
  /** Some words of the text that are no longer searched. */
  withoutWords?: string[];
  /** The question that is still asked, but more widely. */
  wider?: { key: string; value: string };
};

/** What to give up when nothing is found: a wider limit before a dropped question, one question before two. */
export function loosenings(index: FinderIndex, query: Query, situation: Situation = {}): Loosening[] {
  const single = oneStep(index, query, situation);
  if (single.length > 0) return single;
  return askedKeys(query)
    .flatMap((key) =>
      oneStep(index, dropped(query, key), situation).map((step) => ({ ...step, without: [key, ...step.without] })),
    )
    .filter((step, i, all) => all.findIndex((other) => sameQuery(other.query, step.query)) === i)
    .sort((a, b) => a.without.length - b.without.length || b.count - a.count);
}

function oneStep(index: FinderIndex, query: Query, situation: Situation): Loosening[] {
  const { count, countWithout } = find(index, query, situation);
  const widened = index.questions.flatMap(({ key, choices, widens }): Loosening[] => {
    const now = choices.findIndex(({ value }) => value === query.answers[key]);
    if (!widens || now < 0) return [];
    const next = choices.slice(now + 1).find(({ value }) => count(key, value) > 0);
    if (!next || next.isOpenEnded) return [];
    const wider = { key, value: next.value };
    return [{ query: answered(query, key, next.value), count: count(key, next.value), without: [], wider }];
  });
  const without = askedKeys(query)
    .filter((key) => countWithout(key) > 0)
    .map((key): Loosening => ({ query: dropped(query, key), count: countWithout(key), without: [key] }))
    .sort((a, b) => b.count - a.count);
  return [...widened, ...withFewerWords(index, query, situation), ...without];
}

/** First without the words that no hike has, else without one of them. */
function withFewerWords(index: FinderIndex, query: Query, situation: Situation): Loosening[] {
  const words = query.text.trim().split(/\s+/);
  const unknown = new Set(unknownWords(index.words(), query.text));
  const isUnknown = (word: string) => wordsOf(word).some((each) => unknown.has(each));
  const sacrifices = unknown.size > 0 ? [words.filter(isUnknown)] : words.map((word) => [word]);
  return sacrifices
    .filter((left) => left.length < words.length)
    .map((left): Loosening => {
      const fewer = { ...query, text: words.filter((word) => !left.includes(word)).join(' ') };
      return { query: fewer, count: find(index, fewer, situation).found.length, without: [], withoutWords: left };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

const askedKeys = ({ text, answers }: Query): string[] => [...Object.keys(answers), ...(text.trim() ? [textKey] : [])];

export function answered(query: Query, key: string, value: string): Query {
  const { [key]: _, ...others } = query.answers;
  return { ...query, answers: value ? { ...others, [key]: value } : others };
}

const dropped = (query: Query, key: string): Query =>
  key === textKey ? { ...query, text: '' } : answered(query, key, '');

const sameQuery = (a: Query, b: Query): boolean => toSearch(a, []) === toSearch(b, []);

/** Room for a sentence. */
export const longestText = 120;

const reserved = { text: 'q', near: 'near', list: 'list' } as const;

/** Only what the questions know is taken from an address; anybody can write one. */
export function fromSearch(search: string, questions: readonly FinderQuestion[]): Query {
  const parameters = new URLSearchParams(search);
  const answers: Record<string, string> = {};
  for (const { key, choices } of questions) {
    const value = parameters.get(key);
    if (value && choices.some((choice) => choice.value === value)) answers[key] = value;
  }
  return {
    text: (parameters.get(reserved.text) ?? '').slice(0, longestText),
    near: (parameters.get(reserved.near) ?? '').slice(0, 40),
    answers,
    list: listIn(parameters.get(reserved.list)),
  };
}

/** @param others parameters that belong to somebody else and stay as they are */
export function toSearch(query: Query, others: readonly (readonly [string, string])[]): string {
  const parameters = new URLSearchParams();
  if (query.text) parameters.set(reserved.text, query.text);
  for (const key of Object.keys(query.answers).sort()) parameters.set(key, query.answers[key] ?? yes);
  if (query.near) parameters.set(reserved.near, query.near);
  if (query.list) parameters.set(reserved.list, query.list);
  for (const [key, value] of others) parameters.append(key, value);
  const search = parameters.toString();
  return search && `?${search}`;
}
