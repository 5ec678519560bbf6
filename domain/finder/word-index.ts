/**
 * Full-text search that tolerates missing accents, prefixes and typos. A typo is only considered if no word has the typed
 * prefix, so that a correct spelling never adds unrelated results.
 * docs/decisions/061-our-own-search.md weighs it against a library.
 */

/** Weight of a word by field: name above town above description. */
export type WeightedText = { text: string; weight: number };

type Posting = { entry: number; weight: number };
export type WordIndex = {
  words: readonly string[];
  postings: ReadonlyMap<string, readonly Posting[]>;
  /** The words of each stem. */
  stems: ReadonlyMap<string, readonly string[]>;
  sameWord: SameWord;
  synonyms: Synonyms;
};

/** Typed stems, each with the words any of which matches it: "fall color", maple. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** A typed word, and the guide's word for it. */
type SameWord = Readonly<Record<string, string>>;

/** Stop words. */
const empty = new Set('a an and at by for from hike hikes hiking in is near of on or the to with'.split(' '));
const sameEverywhere: SameWord = { saint: 'st', mt: 'mount', nd: 'national' };

export function toWords(text: string, sameWord: SameWord = sameEverywhere): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[’'.]/g, '')
    .toLowerCase();
  return plain.split(/[^a-z0-9]+/).flatMap((word) => (word ? [sameWord[word] ?? word] : []));
}

const irregular: Record<string, string> = { children: 'child', leaves: 'leaf', falls: 'falls', swimming: 'swim' };

/** The stem, without the endings that people add or leave out: waterfalls, waterfall; camping, camp. */
export function toStem(word: string): string {
  const known = irregular[word];
  if (known || word.length < 4) return known ?? word;
  const single = withoutPlural(word);
  const acting = single.length > 5 ? single.replace(/ing$/, '').replace(/([bdgmnprt])\1$/, '$1') : single;
  return acting.length > 3 ? acting.replace(/e$/, '') : acting;
}

/** One ending only: "horses" is "hors", as "horse" is below. */
const withoutPlural = (word: string): string =>
  /(s|x|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.replace(/ies$/, 'y').replace(/([^aious])s$/, '$1');

/** Words of lower weight than a hike's own match only in full. */
const ownWeight = 1;

export function makeWordIndex(
  entries: readonly (readonly WeightedText[])[],
  sameHere: SameWord,
  synonyms: Synonyms = new Map(),
): WordIndex {
  const sameWord = { ...sameEverywhere, ...sameHere };
  const postings = new Map<string, Posting[]>();
  for (const [entry, texts] of entries.entries()) {
    const best = new Map<string, number>();
    for (const { text, weight } of texts) {
      for (const word of toWords(text, sameWord)) best.set(word, Math.max(weight, best.get(word) ?? 0));
    }
    for (const [word, weight] of best) addTo(postings, word, { entry, weight });
  }
  const words = [...postings.keys()].sort();
  const stems = new Map<string, string[]>();
  for (const word of words) addTo(stems, toStem(word), word);
  return { words, postings, stems, sameWord, synonyms };
}

function addTo<V>(lists: Map<string, V[]>, key: string, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Minimum weight of a word in a name of the hike or its town. */
export const nameWeight = 6;

/** The entries that have this word in their names. */
export const nameEntries = ({ postings }: WordIndex, word: string): number[] =>
  (postings.get(word) ?? []).flatMap(({ entry, weight }) => (weight >= nameWeight ? [entry] : []));

export const isBeginning = ({ words }: WordIndex, typed: string): boolean => wordsFrom(words, typed).length > 0;

/** A word of the text, or two that mean one thing, with the entries that have it and how well it fits each. */
export type Term = { typed: readonly string[]; entries: ReadonlyMap<number, number> };

/** The terms of a text, in order; empty for a text without words. */
export const toTerms = (index: WordIndex, text: string): Term[] =>
  alternativesIn(index, text).map(({ typed, words }) => ({
    typed,
    entries: words.map((word) => entriesWith(index, word)).reduce(either),
  }));

export const isKnown = (index: WordIndex, word: string): boolean =>
  toTerms(index, word).some(({ entries }) => entries.size > 0);

/** Each word with its synonyms. */
function alternativesIn({ sameWord, synonyms }: WordIndex, text: string): { typed: string[]; words: string[] }[] {
  const all = toWords(text, sameWord);
  const meaning = all.filter((word) => !empty.has(word));
  const active = meaning.length > 0 ? meaning : all;
  const alternatives: { typed: string[]; words: string[] }[] = [];
  for (let i = 0; i < active.length; i += 1) {
    const [word = '', next = ''] = active.slice(i, i + 2);
    const ofTwo = synonyms.get(`${toStem(word)} ${toStem(next)}`);
    alternatives.push(
      ofTwo
        ? { typed: [word, next], words: [...ofTwo] }
        : { typed: [word], words: [word, ...(synonyms.get(toStem(word)) ?? [])] },
    );
    if (ofTwo) i += 1;
  }
  return alternatives;
}

function either(a: Map<number, number>, b: Map<number, number>): Map<number, number> {
  const joined = new Map(a);
  for (const [entry, score] of b) joined.set(entry, Math.max(score, joined.get(entry) ?? 0));
  return joined;
}

/** Cached by word: a sentence is parsed before it is searched, and most of its words were there a keystroke ago. */
const cache = new WeakMap<WordIndex, Map<string, Map<number, number>>>();

function entriesWith(index: WordIndex, typed: string): Map<number, number> {
  const cached = cache.get(index) ?? new Map<string, Map<number, number>>();
  cache.set(index, cached);
  const entries = cached.get(typed) ?? searchEntries(index, typed);
  cached.set(typed, entries);
  return entries;
}

function searchEntries(index: WordIndex, typed: string): Map<number, number> {
  const scores = new Map<number, number>();
  const add = (word: string, closeness: number, least = 0) => {
    for (const { entry, weight } of index.postings.get(word) ?? [])
      if (weight >= least) scores.set(entry, Math.max(weight * closeness, scores.get(entry) ?? 0));
  };
  for (const word of index.stems.get(toStem(typed)) ?? []) add(word, word === typed ? 2 : 1.5);
  for (const word of wordsFrom(index.words, typed)) add(word, word === typed ? 2 : 1, ownWeight);
  if (scores.size > 0) return scores;

  for (const { word, typos } of misspelled(index.words, typed)) add(word, 1 / (1 + typos), ownWeight);
  return scores;
}

function wordsFrom(sorted: readonly string[], start: string): string[] {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (sorted[end]?.startsWith(start)) end += 1;
  return sorted.slice(low, end);
}

/** No typos in a short word, up to two in a long one. */
const typosAllowed = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** The words with the fewest typos; an unfinished word is compared with prefixes. */
function misspelled(words: readonly string[], typed: string): { word: string; typos: number }[] {
  let allowed = typosAllowed(typed.length);
  let found: { word: string; typos: number }[] = [];
  if (allowed === 0) return found;
  for (const word of words) {
    if (word.length < typed.length - allowed) continue;
    const typos = typosToBegin(typed, word, allowed);
    if (typos > allowed) continue;
    if (typos < allowed) found = [];
    allowed = typos;
    found.push({ word, typos });
  }
  return found;
}

/**
 * Edit distance with transpositions (Damerau–Levenshtein) from the typed text to the word or any prefix of it; stops early
 * with a value above the limit once the limit is exceeded.
 */
export function typosToBegin(typed: string, word: string, limit: number): number {
  const width = Math.min(word.length, typed.length + limit);
  let before: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, i) => i);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= width; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let cost = Math.min(at(last, column) + 1, at(next, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1));
      const swapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (swapped) cost = Math.min(cost, at(before, column - 2) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > limit) return limit + 1;
    [before, last] = [last, next];
  }
  return Math.min(...last);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
