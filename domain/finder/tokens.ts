/** Tokens of a typed sentence with their positions. */
import { toStem, toWords } from './word-index.ts';

export type Token = {
  raw: string;
  word: string;
  stem: string;
  from: number;
  to: number;
  /** Joined to the previous token by a dash: the 3 of "2-3". */
  isJoined: boolean;
};

export function tokenize(text: string): Token[] {
  return [...text.matchAll(/\d+\/\d+|[\p{L}\p{N}'’.]*[\p{L}\p{N}]\.?/gu)].flatMap((match) => {
    const [raw] = match;
    const word = amountWritten(raw) === undefined ? toWords(raw).join('') : raw;
    const isJoined = /\S\s?[-–—]\s?$/.test(text.slice(0, match.index));
    return word ? [{ raw, word, stem: toStem(word), from: match.index, to: match.index + raw.length, isJoined }] : [];
  });
}

/** "2", "1.5", "1/2" */
export function amountWritten(word: string): number | undefined {
  const [, above, below] = /^(\d*\.?\d+)(?:\/([1-9]\d*))?$/.exec(word) ?? [];
  return above === undefined ? undefined : Number(above) / Number(below ?? 1);
}

/** Number of tokens from here that match one of the phrases. */
export function phraseLength(tokens: readonly Token[], at: number, phrases: readonly string[]): number {
  const lengths = toParts(phrases).map((parts) =>
    parts.every((part, i) => tokens[at + i]?.word === part) ? parts.length : 0,
  );
  return Math.max(0, ...lengths);
}

const knownParts = new WeakMap<readonly string[], string[][]>();

function toParts(phrases: readonly string[]): string[][] {
  const made = knownParts.get(phrases) ?? phrases.map((phrase) => toWords(phrase));
  knownParts.set(phrases, made);
  return made;
}
