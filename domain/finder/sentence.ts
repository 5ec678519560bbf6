/**
 * Parses natural sentences: "easy waterfall near St. Paul with a stroller under 2 hours" asks for a difficulty, a sight, a
 * place, wheels and a time. Every parsed question keeps its position in the text, so that it can be removed again; the rest
 * is searched as words, and what the guide cannot answer is reported as ignored. The phrases come from the page's file of phrases.
 */

import { type DayWords, dayKey, readDay } from './days.ts';
import type { Filter } from './filters.ts';
import { type Query, textKey } from './finder.ts';
import { type Limit, writeLimit } from './limits.ts';
import { amountWritten, phraseLength, type Token, tokenize } from './tokens.ts';
import {
  isBeginning,
  isKnown,
  nameEntries,
  toStem,
  toTerms,
  toWords,
  typosToBegin,
  type WordIndex,
} from './word-index.ts';

export type Phrase = { key: string; value: string; phrases: readonly string[] };

export type Phrasebook = {
  filterPhrases: readonly Phrase[];
  /** Before a figure: "under", exclusive. */
  under: readonly string[];
  /** Before a figure: "up to". Also the default for a figure alone. */
  most: readonly string[];
  /** Before a figure: "longer than", exclusive. */
  over: readonly string[];
  /** Before a figure: "at least". */
  least: readonly string[];
  units: Readonly<Record<'hour' | 'minute' | 'mile', readonly string[]>>;
  numbers: Readonly<Record<string, number>>;
  /** After a time: it limits the drive, not the walk. */
  drive: readonly string[];
  /** Before a time: it limits the drive. */
  within: readonly string[];
  /** Before a starting place. */
  near: readonly string[];
  /** After that: the device's position. */
  me: readonly string[];
  /** Before a place that a figure is the way to: "90 minutes from Duluth", not "5 miles near Duluth". */
  from: readonly string[];
  /** Before a town, without changing its meaning: "downtown". */
  center: readonly string[];
  /** After a town, without changing its meaning: "Duluth, MN". */
  afterPlace: readonly string[];
  /** Negates a filter. Ignored unless a phrase defines the negation. */
  negations: readonly string[];
  /** Saturday, this weekend, November 28. */
  days: DayWords;
  /** Topics the guide cannot answer: seasons, crowds. */
  unheard: readonly string[];
  /** Introduces a question and has no value: the "long" of "how long is" is not a length. */
  asking: readonly string[];
  /** Between two figures: "2 to 3 miles". Also before the rest of one: "two and a half". */
  to: readonly string[];
  ages: {
    /** Before a figure: "age 3". */
    before: readonly string[];
    /** After a figure: "year old". */
    years: readonly string[];
    months: readonly string[];
    /** The filter for the youngest child, by the age up to which it holds. */
    filters: readonly { upTo: number; key: string; value: string }[];
  };
  /** What is answered by one sentence instead of a filter. */
  notes: readonly { phrases: readonly string[]; words: string }[];
  /** Stop words. */
  filler: readonly string[];
};

export type Understood = {
  /** A question, or `near`. */
  key: string;
  value: string;
  /** Position of its words in the text. */
  from: number;
  to: number;
};
/** A piece of the text with its position. */
export type Part = { words: string; from: number; to: number };

export type Sentence = {
  understood: readonly Understood[];
  /** Search terms: words, and names of several words. */
  searched: readonly Part[];
  /** Parts that were not understood, as typed. */
  ignored: readonly Part[];
  /** Sentences that answer a part of the text. */
  notes: readonly string[];
  /** Most words are of another language: nothing is answered. */
  isForeign: boolean;
  rest: string;
};

export type Reader = {
  book: Phrasebook;
  allFilters: readonly Filter[];
  index: () => WordIndex;
  /** Resolves a starting place by its exact name. */
  placeNamed: (typed: string) => string | undefined;
  /** The same, allowing a typo; called only after "near". */
  placeLike?: (typed: string) => string | undefined;
  /** The value for the device's position. */
  here: string;
  /** Today: 2026-11-18. Without it, no day is parsed. */
  today?: string | undefined;
  /** The URL's date for the day in the text, so that a shared "Saturday" opened a week later is still the same date. */
  day?: string | undefined;
  /** There are other questions, so the whole text may be ignored. */
  isOneOfMany?: boolean;
};

export const nearKey = 'near';

export function readSentence(text: string, reader: Reader): Sentence {
  const tokens = tokenize(text);
  const words = lookUp(reader.book);
  const understood: Understood[] = [];
  const ignored: Part[] = [];
  const notes = new Set<string>();
  const searched: Token[][] = [];

  for (let at = 0; at < tokens.length; ) {
    const match = readAt(tokens, at, reader, words);
    const read = tokens.slice(at, at + (match?.length ?? 1));
    const { from, to } = toSpan(read);
    const isContradicted = ({ key, value }: Meaning) =>
      understood.some((part) => part.key === key && part.value !== value);
    if (match?.note) notes.add(match.note);
    if (!match || match.isSearched) searched.push(read);
    else if (match.isIgnored || match.meanings.some(isContradicted)) ignored.push(toPart(text, read));
    else
      for (const { key, value } of match.meanings)
        if (understood.every((part) => part.key !== key)) understood.push({ key, value, from, to });
    at += read.length;
  }

  const saying = searched.filter((part) => part.some(({ word }) => !words.filler.has(word)));
  const unknown = unknownIn(saying, reader.index);
  const answered = { notes: [...notes], isForeign: false };
  if (unknown.length > 0 && isForeign(tokens, searched, reader.index(), words))
    return {
      understood: [],
      searched: [],
      ignored: [toPart(text, tokens)],
      notes: [],
      isForeign: true,
      rest: getRest(unknown),
    };
  const isAnythingElse = understood.length > 0 || ignored.length > 0 || notes.size > 0 || reader.isOneOfMany;
  if (saying.length > 0 && unknown.length === saying.length && !isAnythingElse)
    return { understood, searched: [], ignored, ...answered, rest: text.trim() };
  const heard = saying.filter((part) => !unknown.includes(part));
  return {
    understood,
    searched: heard.map((part) => toPart(text, part)),
    ignored: joined(text, [...ignored, ...unknown.map((part) => toPart(text, part))]),
    ...answered,
    rest: getRest(heard),
  };
}

/** Most of several words are neither understood nor in the guide, not even as the beginning of a word. */
function isForeign(tokens: readonly Token[], searched: readonly Token[][], index: WordIndex, words: LookUp): boolean {
  const strange = searched
    .flat()
    .filter(({ word }) => !words.filler.has(word) && amountWritten(word) === undefined)
    .filter(({ word, stem }) => !index.stems.has(stem) && !isBeginning(index, word));
  return strange.length > 1 && strange.length * 2 > tokens.length;
}

const getRest = (parts: readonly Token[][]): string => parts.flatMap((part) => part.map(({ raw }) => raw)).join(' ');

function toSpan(tokens: readonly Token[]): { from: number; to: number } {
  return { from: tokens[0]?.from ?? 0, to: tokens.at(-1)?.to ?? 0 };
}

function toPart(text: string, tokens: readonly Token[]): Part {
  const { from, to } = toSpan(tokens);
  return { words: text.slice(from, to), from, to };
}

/** In the order of the text; adjacent words are one part. */
function joined(text: string, parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  for (const part of [...parts].sort((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    const isNext = last && text.slice(last.to, part.from).trim() === '';
    if (isNext) all.splice(-1, 1, { words: text.slice(last.from, part.to), from: last.from, to: part.to });
    else all.push(part);
  }
  return all;
}

/** The parts with words that no hike has. */
function unknownIn(parts: readonly Token[][], index: () => WordIndex): Token[][] {
  const text = getRest(parts);
  const unknown = new Set(
    text ? toTerms(index(), text).flatMap(({ typed, entries }) => (entries.size === 0 ? typed : [])) : [],
  );
  return parts.filter((part) => part.every(({ raw }) => toWords(raw).some((word) => unknown.has(word))));
}

/** Merges the parsed text into the question; answers chosen in the form win. */
export function withSentence(query: Query, { understood, rest }: Sentence): Query {
  const said = Object.fromEntries(
    understood.filter(({ key }) => key !== nearKey).map(({ key, value }) => [key, value]),
  );
  const near = understood.find(({ key }) => key === nearKey)?.value;
  return { ...query, text: rest, near: query.near || (near ?? ''), values: { ...said, ...query.values } };
}

/** The text without the words that asked for this. */
export function withoutWordsFor(text: string, sentence: Sentence, key: string): string {
  if (key === textKey) return '';
  return withoutParts(
    text,
    sentence.understood.filter((part) => part.key === key),
  );
}

export function withoutParts(text: string, parts: readonly { from: number; to: number }[]): string {
  if (parts.length === 0) return text;
  const left = parts.reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text);
  return left.replace(/\s+/g, ' ').trim();
}

type LookUp = {
  /** By the stems of its words. */
  phrases: ReadonlyMap<string, Phrase>;
  longest: number;
  /** Words that are a question by themselves. */
  single: readonly string[];
  ofPhrases: ReadonlySet<string>;
  filler: ReadonlySet<string>;
  /** "loves" is "love", not a misspelled "long". */
  fillerStems: ReadonlySet<string>;
};

const known = new WeakMap<Phrasebook, LookUp>();

function lookUp(book: Phrasebook): LookUp {
  const before = known.get(book);
  if (before) return before;
  const phrases = new Map(
    book.filterPhrases.flatMap((answer) => answer.phrases.map((phrase): [string, Phrase] => [toStems(phrase), answer])),
  );
  const keys = [...phrases.keys()];
  const filler = new Set(
    [...book.filler, ...book.near, ...book.most, ...book.under].flatMap((phrase) => toWords(phrase)),
  );
  const made: LookUp = {
    phrases,
    longest: Math.max(...keys.map((key) => key.split(' ').length)),
    single: keys.filter((key) => !key.includes(' ')),
    ofPhrases: new Set(keys.flatMap((key) => key.split(' '))),
    filler,
    fillerStems: new Set([...filler].map(toStem)),
  };
  known.set(book, made);
  return made;
}

const toStems = (phrase: string): string => toWords(phrase).map(toStem).join(' ');

type Meaning = { key: string; value: string };
/** A name that is searched is one unit: its words are not parsed as questions. */
type Match = { length: number; meanings: Meaning[]; isSearched?: true; isIgnored?: true; note?: string };

function readAt(tokens: readonly Token[], at: number, reader: Reader, words: LookUp): Match | undefined {
  return (
    readAge(tokens, at, reader.book) ??
    readFigure(tokens, at, reader) ??
    readDate(tokens, at, reader) ??
    readSilent(tokens, at, reader.book) ??
    readNear(tokens, at, reader) ??
    readNameOrPlace(tokens, at, reader, words) ??
    readSynonym(tokens, at, reader, words) ??
    longer(readPhrase(tokens, at, reader, words), readBarePlace(tokens, at, reader, words)) ??
    readNegation(tokens, at, reader, words)
  );
}

/** "Saturday", "this weekend", "Sunday afternoon", "November 28", "11/28" */
function readDate(tokens: readonly Token[], at: number, { book, today, day }: Reader): Match | undefined {
  const read = readDay(tokens, at, book.days, today ?? '');
  if (!read) return undefined;
  const value = day ?? read.value;
  return today && value
    ? { length: read.length, meanings: [{ key: dayKey, value }] }
    : { length: read.length, meanings: [], isIgnored: true };
}

/** "how long is" is not a length, and the guide cannot answer "in spring". */
function readSilent(tokens: readonly Token[], at: number, { asking, notes, unheard }: Phrasebook): Match | undefined {
  for (const { phrases, words: note } of notes) {
    const length = phraseLength(tokens, at, phrases);
    if (length > 0) return { length, meanings: [], note };
  }
  const silent = phraseLength(tokens, at, asking);
  if (silent > 0) return { length: silent, meanings: [] };
  const length = phraseLength(tokens, at, unheard);
  return length > 0 ? { length, meanings: [], isIgnored: true } : undefined;
}

/** "no dogs": a negated filter must not be parsed as a filter. */
function readNegation(tokens: readonly Token[], at: number, reader: Reader, words: LookUp): Match | undefined {
  const before = phraseLength(tokens, at, reader.book.negations);
  if (before === 0) return undefined;
  let end = at + before;
  while (words.filler.has(tokens[end]?.word ?? '')) end += 1;
  if (end >= tokens.length) return undefined;
  const phrase = readPhrase(tokens, end, reader, words);
  return { length: end - at + (phrase?.length ?? 1), meanings: [], isIgnored: true };
}

/** "Lake City" is a town, not a lake. */
const longer = (a: Match | undefined, b: Match | undefined): Match | undefined =>
  (b?.length ?? 0) > (a?.length ?? 0) ? b : a;

/** "4 year old", "2 and 4 year olds", "age 3": the youngest decides. "100 year old" is not an age that the guide knows. */
function readAge(tokens: readonly Token[], at: number, book: Phrasebook): Match | undefined {
  const { before, years, months, filters } = book.ages;
  const start = phraseLength(tokens, at, before);
  const figure = readRange(tokens, at + start, book);
  if (!figure) return undefined;
  const end = at + start + figure.length;
  const inMonths = phraseLength(tokens, end, months);
  const after = inMonths || phraseLength(tokens, end, years);
  if (start + after === 0) return undefined;
  const youngest = (figure.least ?? figure.amount) / (inMonths > 0 ? 12 : 1);
  const filter = filters.find(({ upTo }) => youngest < upTo + 1);
  const length = start + figure.length + after;
  return filter
    ? { length, meanings: [{ key: filter.key, value: filter.value }] }
    : { length, meanings: [], isIgnored: true };
}

/** "under 2 hours", "within 90 minutes of St. Paul", "an hour's drive", "3 miles" */
function readFigure(tokens: readonly Token[], start: number, reader: Reader): Match | undefined {
  const { book, allFilters } = reader;
  let at = start;
  const skip = (phrases: readonly string[]) => {
    const length = phraseLength(tokens, at, phrases);
    at += length;
    return length > 0;
  };
  const isWithin = skip(book.within);
  const kind = isWithin ? undefined : (['under', 'over', 'least', 'most'] as const).find((name) => skip(book[name]));
  const figure = readRange(tokens, at, book);
  if (!figure) return undefined;
  at += figure.length;
  const unit = (['hour', 'minute', 'mile'] as const).find((name) => book.units[name].includes(tokens[at]?.word ?? ''));
  if (!unit) return undefined;
  at += 1;
  const part = readPart(tokens, at, book); // "an hour and a half"
  at += part.length;
  const isDriven = skip(book.drive);
  const place = readNear(tokens, at, reader);
  const before = tokens[at + phraseLength(tokens, at, book.near) - 1]?.word ?? '';
  const isDrive = isWithin || isDriven || (place !== undefined && book.from.includes(before));
  const key = unit === 'mile' ? (isDrive ? 'within' : 'length') : isDrive ? 'drive' : 'time';
  const filter = allFilters.find((each) => each.key === key);
  if (!filter) return place ? { ...place, length: at - start + place.length } : undefined;
  const inUnit = (amount: number) => Math.round(amount * (unit === 'hour' ? 60 : 1) * 100) / 100;
  const amount = inUnit(figure.amount + part.amount);
  const least = figure.least !== undefined && !isDrive ? inUnit(figure.least) : undefined;
  const meaning = { key, value: limitValue(filter, kind, amount, least) };
  return { length: at - start + (place?.length ?? 0), meanings: [meaning, ...(place?.meanings ?? [])] };
}

type LimitKind = 'under' | 'over' | 'least' | 'most' | undefined;

function limitValue({ choices }: Filter, kind: LimitKind, amount: number, least: number | undefined): string {
  // Beyond all that the form offers, "an 8 mile hike" is a long one.
  const longest = Math.max(...choices.map(({ value }) => Number(value) || 0));
  const openEnd = choices.find(({ isOpenEnded }) => isOpenEnded)?.value;
  if (kind === undefined && least === undefined && amount > longest && openEnd) return openEnd;
  const limits: Record<NonNullable<LimitKind>, Limit> = {
    under: { most: amount, strict: true },
    over: { least: amount, strict: true },
    least: { least: amount },
    most: { most: amount },
  };
  return writeLimit(kind ? limits[kind] : { ...(least !== undefined && { least }), most: amount });
}

/** "2 to 3", "2-3": the second, and what it begins with. The second of "55101-2" is no end of what the first began. */
type Range = { amount: number; length: number; least?: number };

function readRange(tokens: readonly Token[], at: number, book: Phrasebook): Range | undefined {
  const lower = readNumber(tokens, at, book);
  if (!lower) return undefined;
  const then = at + lower.length;
  const between = phraseLength(tokens, then, book.to);
  const upper = between > 0 || tokens[then]?.isJoined ? readNumber(tokens, then + between, book) : undefined;
  if (!upper || upper.amount <= lower.amount) return lower;
  return { amount: upper.amount, length: lower.length + between + upper.length, least: lower.amount };
}

function readNumber(tokens: readonly Token[], at: number, book: Phrasebook) {
  const amount = toFigure(tokens[at], book);
  if (amount === undefined) return undefined;
  // "half an hour": the article after it is not a number.
  if (amount < 1) return { amount, length: isArticle(tokens[at + 1], book) ? 2 : 1 };
  const part = readPart(tokens, at + 1, book);
  return { amount: amount + part.amount, length: 1 + part.length };
}

/** The fraction after a whole number: the "1/2" of "2 1/2", the "and a half" of "two and a half". */
function readPart(tokens: readonly Token[], at: number, book: Phrasebook) {
  const and = phraseLength(tokens, at, book.to);
  const article = isArticle(tokens[at + and], book) ? 1 : 0;
  const amount = toFigure(tokens[at + and + article], book) ?? 1;
  return amount < 1 ? { amount, length: and + article + 1 } : { amount: 0, length: 0 };
}

const isArticle = (token: Token | undefined, { numbers }: Phrasebook): boolean => numbers[token?.word ?? ''] === 1;

const toFigure = (token: Token | undefined, { numbers }: Phrasebook): number | undefined =>
  token && (amountWritten(token.word) ?? numbers[token.word]);

const longestPlace = 4;

/** "near St. Paul", "from downtown Duluth", "from 55101"; a ZIP code needs no preposition. */
function readNear(tokens: readonly Token[], start: number, reader: Reader): Match | undefined {
  const { book, here } = reader;
  const before = phraseLength(tokens, start, book.near);
  const at = start + before;
  const me = before > 0 ? phraseLength(tokens, at, book.me) : 0;
  if (me > 0) return { length: before + me, meanings: [{ key: nearKey, value: here }] };
  const isZip = /^\d{5}$/.test(tokens[at]?.word ?? '');
  if (before === 0 && !isZip) return undefined;
  const place = readPlace(tokens, at, reader) ?? readPlaceLike(tokens, at, reader);
  return place && { length: before + place.length, meanings: place.meanings };
}

function readPlace(tokens: readonly Token[], start: number, { book, placeNamed }: Reader): Match | undefined {
  const { center: before, afterPlace } = book;
  const center = phraseLength(tokens, start, before);
  for (const at of center > 0 ? [start, start + center] : [start]) {
    for (let length = Math.min(longestPlace, tokens.length - at); length > 0; length -= 1) {
      const typed = tokens.slice(at, at + length).map(({ raw }) => raw);
      const value = placeNamed(typed.join(' '));
      if (value) {
        const after = phraseLength(tokens, at + length, afterPlace);
        return { length: at - start + length + after, meanings: [{ key: nearKey, value }] };
      }
    }
  }
  return undefined;
}

/** Only a word that no hike has can be a misspelled town. */
function readPlaceLike(tokens: readonly Token[], at: number, { placeLike, index }: Reader): Match | undefined {
  const [token] = tokens.slice(at);
  if (!token || token.word.length < 5 || isKnown(index(), token.raw)) return undefined;
  const value = placeLike?.(token.raw);
  return value ? { length: 1, meanings: [{ key: nearKey, value }] } : undefined;
}

/** The name of a hike, unless a town's name begins with it: "North Loop Minneapolis". */
function readNameOrPlace(...[tokens, at, reader, words]: Parameters<typeof readName>): Match | undefined {
  const name = readName(tokens, at, reader, words);
  return name && longer(name, readBarePlace(tokens, at, reader, words));
}

/** Several words that are all in the names of one hike, at least one of which is not a question. */
function readName(tokens: readonly Token[], at: number, { index }: Reader, words: LookUp): Match | undefined {
  const says = ({ word, stem }: Token) => !words.ofPhrases.has(stem) && !words.filler.has(word);
  if (words.filler.has(tokens[at]?.word ?? '')) return undefined; // "to Gooseberry"
  let entries: readonly number[] | undefined;
  let length = 0;
  for (const { word } of tokens.slice(at)) {
    const having = new Set(nameEntries(index(), word));
    const shared: readonly number[] = entries ? entries.filter((entry) => having.has(entry)) : [...having];
    if (shared.length === 0) break;
    entries = shared;
    length += 1;
  }
  const named = tokens.slice(at, at + length);
  return length > 1 && named.some(says) ? { length, meanings: [], isSearched: true } : undefined;
}

/** Two-word synonyms: "lookout tower" is a tower, not a view. */
function readSynonym(tokens: readonly Token[], at: number, { index }: Reader, words: LookUp): Match | undefined {
  const pair = tokens
    .slice(at, at + 2)
    .map(({ stem }) => stem)
    .join(' ');
  return index().synonyms.has(pair) && !words.phrases.has(pair)
    ? { length: 2, meanings: [], isSearched: true }
    : undefined;
}

function readPhrase(tokens: readonly Token[], at: number, reader: Reader, words: LookUp): Match | undefined {
  for (let length = Math.min(words.longest, tokens.length - at); length > 0; length -= 1) {
    const stems = tokens.slice(at, at + length).map(({ stem }) => stem);
    const phrase = words.phrases.get(stems.join(' '));
    if (phrase) return { length, meanings: [{ key: phrase.key, value: phrase.value }] };
  }
  const meant = misspelledPhrase(tokens[at], reader.index(), words);
  return meant && { length: 1, meanings: [{ key: meant.key, value: meant.value }] };
}

/** Only a word that is no prefix of a hike's word can be a typo. */
function misspelledPhrase(token: Token | undefined, index: WordIndex, words: LookUp): Phrase | undefined {
  if (!token || token.word.length < 5 || words.fillerStems.has(token.stem)) return undefined;
  if (isBeginning(index, token.word) || index.stems.has(token.stem)) return undefined;
  const limit = token.word.length < 8 ? 1 : 2;
  const meant = words.single.find(
    (word) => Math.abs(word.length - token.stem.length) <= limit && typosToBegin(token.stem, word, limit) <= limit,
  );
  return meant === undefined ? undefined : words.phrases.get(meant);
}

/** A town by itself. It is searched if a hike has its name or is there: Little Falls is not a waterfall. */
function readBarePlace(tokens: readonly Token[], at: number, reader: Reader, words: LookUp): Match | undefined {
  const place = readPlace(tokens, at, reader);
  if (!place) return undefined;
  const named = tokens.slice(at, at + place.length);
  const entries = named
    .filter(({ word }) => !words.filler.has(word))
    .map(({ word }) => nameEntries(reader.index(), word));
  const isOfHike = entries.reduce((shared, having) => shared.filter((entry) => having.includes(entry))).length > 0;
  if (!isOfHike) return place;
  return place.length > 1 ? { length: place.length, meanings: [], isSearched: true } : undefined;
}
