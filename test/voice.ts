/** Retired phrases: the left column of the last table in docs/voice.md. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export type Phrase = { words: string; pattern: RegExp; instead: string };

/** What an ellipsis in a phrase matches: a figure, a name, a few words. */
const gap = '[^.!?|]{1,40}?';

const patternOf = (words: string): RegExp =>
  new RegExp(
    words
      .split('…')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join(gap)
      .replace(/^(?=\w)/, '\\b'),
    'i',
  );

export function phrasesIn(markdown: string): Phrase[] {
  const [, table = ''] = markdown.split('| never again | instead |\n|---|---|\n');
  return [...table.matchAll(/^\| (.+?) \| (.+?) \|$/gm)].map(([, words = '', instead = '']) => ({
    words,
    pattern: patternOf(words),
    instead,
  }));
}

const phrases = phrasesIn(readFileSync(resolve(import.meta.dirname, '../docs/voice.md'), 'utf8'));

/** The retired phrases in a text, each with its replacement. */
export const phrasesFoundIn = (place: string, text: string): string[] =>
  phrases
    .filter(({ pattern }) => pattern.test(text.replace(/[’]/g, "'")))
    .map(({ words, instead }) => `${place}: “${words}” → “${instead}”`);

export const phraseCount = phrases.length;
