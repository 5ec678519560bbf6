/**
 * Reads what somebody types as they would say it: "easy waterfall near St. Paul with a stroller under 2 hours" asks for a
 * difficulty, a sight, a place, wheels and a time. What is understood keeps its place in the text, so that it can be
 * taken out again; the rest is searched as words. The phrases themselves are words of the page.
 */
import { type Query, textKey } from './finder.ts';
import type { FinderQuestion } from './questions.ts';
import { isBeginning, nameEntries, stemOf, typosToBegin, type WordIndex, wordsOf } from './words.ts';

export type Phrase = { key: string; value: string; phrases: readonly string[] };

export type Phrasebook = {
  answers: readonly Phrase[];
  /** Before a figure: "under". Without one of them a figure is a limit too. */
  most: readonly string[];
  /** Before a figure: "longer than". */
  least: readonly string[];
  units: Readonly<Record<'hour' | 'minute' | 'mile', readonly string[]>>;
  numbers: Readonly<Record<string, number>>;
  /** After a time: the road is meant, not the walk. */
  drive: readonly string[];
  /** Before a time: the road is meant. */
  within: readonly string[];
  /** Before a place to start from. */
  near: readonly string[];
  /** After that: where one is. */
  me: readonly string[];
  /** Between two figures, of which the second counts: "2 to 3 miles". Also before the rest of one: "two and a half". */
  to: readonly string[];
  /** After a figure that is an age: "year old". */
  age: readonly string[];
  /** Says nothing about which hike is meant. */
  filler: readonly string[];
};

export type Understood = {
  /** A question, or `near`. */
  key: string;
  value: string;
  /** Where its words stand in the text. */
  from: number;
  to: number;
};
export type Sentence = { understood: readonly Understood[]; rest: string };

export type Reader = {
  book: Phrasebook;
  questions: readonly FinderQuestion[];
  index: () => WordIndex;
  /** The name of a place to start from as it is known, exactly as it was typed. */
  placeNamed: (typed: string) => string | undefined;
  /** What stands for where one is. */
  here: string;
};

type Token = {
  raw: string;
  word: string;
  stem: string;
  from: number;
  to: number;
  /** By a dash with what stands before it: the 3 of "2-3". */
  isJoined: boolean;
};

export const nearKey = 'near';

export function readSentence(text: string, reader: Reader): Sentence {
  const tokens = tokensOf(text);
  if (tokens.length === 0) return { understood: [], rest: text.trim() };
  const words = lookUp(reader.book);
  const understood: Understood[] = [];
  const rest: Token[] = [];
  const isTaken = (key: string) => understood.some((part) => part.key === key);

  for (let at = 0; at < tokens.length; ) {
    const match = readAt(tokens, at, reader, words);
    const first = tokens[at];
    const last = tokens[at + (match?.length ?? 1) - 1];
    if (!first || !last) break;
    if (!match || match.meanings.some(({ key }) => isTaken(key))) {
      rest.push(first);
      at += 1;
      continue;
    }
    if (match.isSearched) rest.push(...tokens.slice(at, at + match.length));
    understood.push(...match.meanings.map((meaning) => ({ ...meaning, from: first.from, to: last.to })));
    at += match.length;
  }
  if (understood.length === 0) return { understood, rest: text.trim() };
  const saying = rest.filter(({ word }) => !words.filler.has(word));
  return { understood, rest: saying.map(({ raw }) => raw).join(' ') };
}

/** The question with what its text says; what was chosen beside the text counts more. */
export function withSentence(query: Query, { understood, rest }: Sentence): Query {
  const said = Object.fromEntries(
    understood.filter(({ key }) => key !== nearKey).map(({ key, value }) => [key, value]),
  );
  const near = understood.find(({ key }) => key === nearKey)?.value;
  return { ...query, text: rest, near: query.near || (near ?? ''), answers: { ...said, ...query.answers } };
}

/** The text without the words that asked for this. */
export function withoutWordsFor(text: string, sentence: Sentence, key: string): string {
  if (key === textKey) return '';
  const parts = sentence.understood.filter((part) => part.key === key);
  const left = parts.reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text);
  return parts.length > 0 ? left.replace(/\s+/g, ' ').trim() : text;
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/\d+\/\d+|[\p{L}\p{N}'’.]*[\p{L}\p{N}]\.?/gu)].flatMap((match) => {
    const [raw] = match;
    const word = amountWritten(raw) === undefined ? wordsOf(raw).join('') : raw;
    const isJoined = /\S\s?[-–—]\s?$/.test(text.slice(0, match.index));
    return word ? [{ raw, word, stem: stemOf(word), from: match.index, to: match.index + raw.length, isJoined }] : [];
  });
}

/** "2", "1.5", "1/2" */
function amountWritten(word: string): number | undefined {
  const [, above, below] = /^(\d*\.?\d+)(?:\/([1-9]\d*))?$/.exec(word) ?? [];
  return above === undefined ? undefined : Number(above) / Number(below ?? 1);
}

type LookUp = {
  /** By the stems of its words. */
  phrases: ReadonlyMap<string, Phrase>;
  longest: number;
  /** Words that ask for something by themselves. */
  single: readonly string[];
  ofPhrases: ReadonlySet<string>;
  filler: ReadonlySet<string>;
};

const known = new WeakMap<Phrasebook, LookUp>();

function lookUp(book: Phrasebook): LookUp {
  const before = known.get(book);
  if (before) return before;
  const phrases = new Map(
    book.answers.flatMap((answer) => answer.phrases.map((phrase): [string, Phrase] => [stemsOf(phrase), answer])),
  );
  const keys = [...phrases.keys()];
  const made: LookUp = {
    phrases,
    longest: Math.max(...keys.map((key) => key.split(' ').length)),
    single: keys.filter((key) => !key.includes(' ')),
    ofPhrases: new Set(keys.flatMap((key) => key.split(' '))),
    filler: new Set([...book.filler, ...book.near, ...book.most].flatMap((phrase) => wordsOf(phrase))),
  };
  known.set(book, made);
  return made;
}

const stemsOf = (phrase: string): string => wordsOf(phrase).map(stemOf).join(' ');

type Meaning = { key: string; value: string };
/** What is searched asks for nothing: its words belong together, and none of them is read by itself. */
type Match = { length: number; meanings: Meaning[]; isSearched?: true };

function readAt(tokens: readonly Token[], at: number, reader: Reader, words: LookUp): Match | undefined {
  return (
    readAge(tokens, at, reader, words) ??
    readFigure(tokens, at, reader) ??
    readNear(tokens, at, reader) ??
    readName(tokens, at, reader, words) ??
    longer(readPhrase(tokens, at, reader, words), readBarePlace(tokens, at, reader, words))
  );
}

/** "Lake City" is a town, and no lake. */
const longer = (a: Match | undefined, b: Match | undefined): Match | undefined =>
  (b?.length ?? 0) > (a?.length ?? 0) ? b : a;

/** How many of the tokens from here on make one of the phrases. */
function phraseLength(tokens: readonly Token[], at: number, phrases: readonly string[]): number {
  const lengths = partsOf(phrases).map((parts) =>
    parts.every((part, i) => tokens[at + i]?.word === part) ? parts.length : 0,
  );
  return Math.max(0, ...lengths);
}

const knownParts = new WeakMap<readonly string[], string[][]>();

function partsOf(phrases: readonly string[]): string[][] {
  const made = knownParts.get(phrases) ?? phrases.map((phrase) => wordsOf(phrase));
  knownParts.set(phrases, made);
  return made;
}

/** Whoever is older is no child. */
const oldestChild = 17;

/** "4 year old", "2 and 4 year olds". "100 year old" asks for nothing, and no hike has those words. */
function readAge(tokens: readonly Token[], at: number, reader: Reader, words: LookUp): Match | undefined {
  const figure = readRange(tokens, at, reader.book);
  if (!figure) return undefined;
  const age = phraseLength(tokens, at + figure.length, reader.book.age);
  if (age === 0) return undefined;
  if (figure.amount > oldestChild) return { length: figure.length + age, meanings: [] };
  const phrase = readPhrase(tokens, at + figure.length, reader, words);
  return phrase && { ...phrase, length: figure.length + phrase.length };
}

/** "under 2 hours", "within 90 minutes of St. Paul", "an hour's drive", "3 miles" */
function readFigure(
  tokens: readonly Token[],
  start: number,
  { book, questions, placeNamed, here }: Reader,
): Match | undefined {
  let at = start + phraseLength(tokens, start, book.within);
  const isWithin = at > start;
  const least = isWithin ? 0 : phraseLength(tokens, at, book.least);
  const most = isWithin || least > 0 ? 0 : phraseLength(tokens, at, book.most);
  at += least + most;
  const figure = readRange(tokens, at, book);
  if (!figure) return undefined;
  at += figure.length;
  const unit = (['hour', 'minute', 'mile'] as const).find((name) => book.units[name].includes(tokens[at]?.word ?? ''));
  if (!unit) return undefined;
  at += 1;
  const part = readPart(tokens, at, book); // "an hour and a half"
  at += part.length;
  const driven = phraseLength(tokens, at, book.drive);
  at += driven;
  const place = readNear(tokens, at, { book, placeNamed, here });
  const isDrive = isWithin || driven > 0 || place !== undefined;
  const amount = (figure.amount + part.amount) * (unit === 'hour' ? 60 : 1);
  const key = unit === 'mile' ? (isDrive ? 'within' : 'length') : isDrive ? 'drive' : 'time';
  const choices = questions.find((question) => question.key === key)?.choices ?? [];
  const value = least > 0 ? openEndOf(choices) : limitOf(choices, amount, most > 0);
  // "More than 2 hours' drive" is no choice; some of its words would ask for something else.
  if (value === undefined && !place) return { length: at - start, meanings: [], isSearched: true };
  const meanings = [...(value === undefined ? [] : [{ key, value }]), ...(place?.meanings ?? [])];
  return { length: at - start + (place?.length ?? 0), meanings };
}

/** Of "2 to 3" and "2-3" the second. The second of "55101-2" is no end of what the first began. */
function readRange(tokens: readonly Token[], at: number, book: Phrasebook) {
  const lower = readNumber(tokens, at, book);
  if (!lower) return undefined;
  const then = at + lower.length;
  const between = phraseLength(tokens, then, book.to);
  const upper = between > 0 || tokens[then]?.isJoined ? readNumber(tokens, then + between, book) : undefined;
  if (!upper || upper.amount <= lower.amount) return lower;
  return { amount: upper.amount, length: lower.length + between + upper.length };
}

function readNumber(tokens: readonly Token[], at: number, book: Phrasebook) {
  const amount = figureOf(tokens[at], book);
  if (amount === undefined) return undefined;
  // "half an hour": the article after it is no number of its own.
  if (amount < 1) return { amount, length: isArticle(tokens[at + 1], book) ? 2 : 1 };
  const part = readPart(tokens, at + 1, book);
  return { amount: amount + part.amount, length: 1 + part.length };
}

/** What makes more of a whole: the "1/2" of "2 1/2", the "and a half" of "two and a half". */
function readPart(tokens: readonly Token[], at: number, book: Phrasebook) {
  const and = phraseLength(tokens, at, book.to);
  const article = isArticle(tokens[at + and], book) ? 1 : 0;
  const amount = figureOf(tokens[at + and + article], book) ?? 1;
  return amount < 1 ? { amount, length: and + article + 1 } : { amount: 0, length: 0 };
}

const isArticle = (token: Token | undefined, { numbers }: Phrasebook): boolean => numbers[token?.word ?? ''] === 1;

const figureOf = (token: Token | undefined, { numbers }: Phrasebook): number | undefined =>
  token && (amountWritten(token.word) ?? numbers[token.word]);

type Choices = FinderQuestion['choices'];

const openEndOf = (choices: Choices) => choices.find(({ isOpenEnded }) => isOpenEnded)?.value;

/** The narrowest choice that takes the figure in. Where all are narrower, "8 miles" is a long one, and "under 8 miles" the widest. */
function limitOf(choices: Choices, amount: number, isMost: boolean) {
  const limits = choices.filter(({ isOpenEnded }) => !isOpenEnded);
  const taking = limits.find(({ value }) => Number(value) >= amount) ?? (isMost ? limits.at(-1) : undefined);
  return taking?.value ?? openEndOf(choices);
}

const longestPlace = 4;

/** "near St. Paul", "from 55101"; a ZIP code says by itself what it is. */
function readNear(
  tokens: readonly Token[],
  start: number,
  { book, placeNamed, here }: Pick<Reader, 'book' | 'placeNamed' | 'here'>,
): Match | undefined {
  const before = phraseLength(tokens, start, book.near);
  const at = start + before;
  const me = before > 0 ? phraseLength(tokens, at, book.me) : 0;
  if (me > 0) return { length: before + me, meanings: [{ key: nearKey, value: here }] };
  const isZip = /^\d{5}$/.test(tokens[at]?.word ?? '');
  if (before === 0 && !isZip) return undefined;
  const place = readPlace(tokens, at, placeNamed);
  return place && { length: before + place.length, meanings: place.meanings };
}

function readPlace(tokens: readonly Token[], at: number, placeNamed: Reader['placeNamed']): Match | undefined {
  for (let length = Math.min(longestPlace, tokens.length - at); length > 0; length -= 1) {
    const typed = tokens.slice(at, at + length).map(({ raw }) => raw);
    const value = placeNamed(typed.join(' '));
    if (value) return { length, meanings: [{ key: nearKey, value }] };
  }
  return undefined;
}

/** Several words that all stand in the names of one hike, and are not all words that ask for something. */
function readName(tokens: readonly Token[], at: number, { index }: Reader, words: LookUp): Match | undefined {
  const says = ({ word, stem }: Token) => !words.ofPhrases.has(stem) && !words.filler.has(word);
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

function readPhrase(tokens: readonly Token[], at: number, reader: Reader, words: LookUp): Match | undefined {
  for (let length = Math.min(words.longest, tokens.length - at); length > 0; length -= 1) {
    const stems = tokens.slice(at, at + length).map(({ stem }) => stem);
    const phrase = words.phrases.get(stems.join(' '));
    if (phrase) return { length, meanings: [{ key: phrase.key, value: phrase.value }] };
  }
  const meant = misspelledPhrase(tokens[at], reader.index(), words);
  return meant && { length: 1, meanings: [{ key: meant.key, value: meant.value }] };
}

/** Only a word that no hike begins like can be a slip of the finger. */
function misspelledPhrase(token: Token | undefined, index: WordIndex, words: LookUp): Phrase | undefined {
  if (!token || token.word.length < 5 || isBeginning(index, token.word)) return undefined;
  const limit = token.word.length < 8 ? 1 : 2;
  const meant = words.single.find(
    (word) => Math.abs(word.length - token.stem.length) <= limit && typosToBegin(token.stem, word, limit) <= limit,
  );
  return meant === undefined ? undefined : words.phrases.get(meant);
}

/** A town by itself, where no hike is called like it. */
function readBarePlace(tokens: readonly Token[], at: number, reader: Reader, words: LookUp): Match | undefined {
  const place = readPlace(tokens, at, reader.placeNamed);
  if (!place) return undefined;
  const named = tokens.slice(at, at + place.length);
  const isOfHike = named.every(({ word }) => nameEntries(reader.index(), word).length > 0 || words.filler.has(word));
  return isOfHike ? undefined : place;
}
