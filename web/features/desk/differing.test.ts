import { expect, test } from 'vitest';
import { differing } from './differing.ts';

const marked = (text: string, other: string) =>
  differing(text, other)
    .map(({ words, differs }) => (differs ? `[${words}]` : words))
    .join('');

test.each([
  ['the same', 'The bridge is out.', 'The bridge is out.', 'The bridge is out.'],
  ['a sentence more', 'The bridge is out. Stay away.', 'The bridge is out.', 'The bridge is out. [Stay away.]'],
  ['a word in the middle', 'The old bridge is out.', 'The bridge is out.', 'The [old ]bridge is out.'],
  [
    'what stands around a lone shared word',
    'Both banks are closed now.',
    'The park is closed today.',
    '[Both banks are closed now.]',
  ],
  ['another day', 'until November 24', 'until November 30', 'until November [24]'],
  ['nothing in common', 'Ice', 'High water', '[Ice]'],
])('comparing two texts marks %s and leaves the rest plain', (_, text, other, shown) => {
  expect(marked(text, other)).toBe(shown);
});
