/** Sentences in the words of a small phrasebook. What people type at the guide's own is tried in web/features/finder/phrases.test.ts. */
import { describe, expect, test } from 'vitest';
import { hikeLike } from '../../test/hikes.ts';
import { makeFinderIndex, nothingAsked, textKey } from './finder.ts';
import { type Phrasebook, type Reader, readSentence, withoutWordsFor, withSentence } from './sentence.ts';

const index = makeFinderIndex(
  [
    hikeLike('rice', { park: 'Rice Lake', trail: 'Long Loop', town: 'Hastings' }),
    hikeLike('prairie', { park: 'Prairie Lake', trail: 'Short Loop', town: 'Orr' }),
  ],
  { regions: [], state: { code: 'MN', name: 'Minnesota' } },
);

const book: Phrasebook = {
  answers: [
    { key: 'difficulty', value: 'easy', phrases: ['easy', 'gentle stroll'] },
    { key: 'waterfall', value: 'yes', phrases: ['waterfall'] },
    { key: 'lake', value: 'yes', phrases: ['lake'] },
    { key: 'prairie', value: 'yes', phrases: ['prairie'] },
    { key: 'stroller', value: 'yes', phrases: ['stroller'] },
  ],
  most: ['under', 'up to'],
  least: ['over', 'longer than'],
  units: { hour: ['hour', 'hours'], minute: ['minutes'], mile: ['mile', 'miles'] },
  numbers: { a: 1, an: 1, two: 2, half: 0.5 },
  drive: ['drive', 'by car'],
  within: ['within'],
  near: ['near', 'from', 'of'],
  me: ['me'],
  to: ['to'],
  age: ['year old'],
  filler: ['a', 'the', 'on', 'with'],
};
const towns = ['Ely', 'Duluth', 'Grand Marais', 'Hastings'];
const reader: Reader = {
  book,
  questions: index.questions,
  index: index.words,
  placeNamed: (typed) => towns.find((town) => town.toLowerCase() === typed.toLowerCase()),
  here: 'here',
};
const read = (text: string, more: Partial<Reader> = {}) => readSentence(text, { ...reader, ...more });
/** What was asked for, as `key value`, and the words that are left to search for. */
const heard = (text: string, more: Partial<Reader> = {}) => {
  const { understood, rest } = read(text, more);
  return [understood.map(({ key, value }) => `${key} ${value}`), rest];
};

describe('what is understood', () => {
  test('keeps its place in the text; the rest is searched word by word', () => {
    expect(read('bison, easy  herds')).toEqual({
      understood: [{ key: 'difficulty', value: 'easy', from: 7, to: 11 }],
      rest: 'bison herds',
    });
  });

  test('is nothing where nothing is said, or nothing that asks for something: then the text stays as it was typed', () => {
    expect(heard('   ')).toEqual([[], '']);
    expect(heard(' ?! ')).toEqual([[], '?!']);
    expect(heard('  with the bison! ')).toEqual([[], 'with the bison!']);
  });

  test('passes over letters in which no name is written', () => {
    expect(heard('山 easy')).toEqual([['difficulty easy'], '']);
  });

  test('is asked once; said again, it is a word like any other', () => {
    expect(heard('easy gentle stroll')).toEqual([['difficulty easy'], 'gentle stroll']);
    expect(heard('near Ely within 60 minutes of Duluth')).toEqual([['near Ely'], 'within 60 minutes Duluth']);
  });
});

describe('a figure', () => {
  test.each([
    ['under 2 miles', ['length 2']],
    ['1.5 miles', ['length 2']],
    ['up to 1.25 miles', ['length 2']],
    ['.5 miles', ['length 1']],
    ['two hours', ['time 120']],
    ['half an hour', ['time 30']],
    ['over 3 miles', ['length long']],
    ['longer than an hour', ['time long']],
  ])('limits the walk: %s', (text, asked) => {
    expect(heard(text)).toEqual([asked, '']);
  });

  test.each([
    ['within 2 hours', ['drive 120']],
    ['90 minutes drive', ['drive 90']],
    ['an hour by car', ['drive 60']],
    ['two hours from Duluth', ['drive 120', 'near Duluth']],
    ['within 25 miles of Grand Marais', ['within 25', 'near Grand Marais']],
  ])('limits the road where that is meant: %s', (text, asked) => {
    expect(heard(text)).toEqual([asked, '']);
  });

  test('begins with itself, not with an article before it', () => {
    expect(read('a 1 mile loop')).toEqual({
      understood: [{ key: 'length', value: '1', from: 2, to: 8 }],
      rest: 'loop',
    });
  });

  test('that no choice takes in is answered by the nearest one', () => {
    expect(heard('easy under 500 minutes')).toEqual([['difficulty easy', 'time 120'], '']);
    expect(heard('9 miles')).toEqual([['length long'], '']);
  });

  test('that no choice is near says nothing; the place beside it still counts', () => {
    expect(heard('easy 500 minutes drive')).toEqual([['difficulty easy'], '500 minutes drive']);
    expect(heard('9 hours from Duluth')).toEqual([['near Duluth'], '']);
    expect(heard('under 2 miles', { questions: [] })).toEqual([[], 'under 2 miles']);
  });

  test('that is a least where there is only a most is never turned into its opposite', () => {
    expect(heard('longer than 2 hours drive')).toEqual([[], 'longer than 2 hours drive']);
    expect(heard('easy over 20 miles by car')).toEqual([['difficulty easy'], 'over 20 miles by car']);
    expect(heard('longer than 2 hours from Duluth')).toEqual([['near Duluth'], '']);
  });

  test('needs its number and its unit', () => {
    expect(heard('over many miles')).toEqual([[], 'over many miles']);
    expect(heard('under 2')).toEqual([[], 'under 2']);
    expect(heard('easy under')).toEqual([['difficulty easy'], '']);
    expect(heard('easy half')).toEqual([['difficulty easy'], 'half']);
  });
});

describe('the name of a hike', () => {
  test('is searched, though a word of it asks for something', () => {
    expect(heard('rice lake')).toEqual([[], 'rice lake']);
    expect(heard('easy rice lake')).toEqual([['difficulty easy'], 'rice lake']);
  });

  test('made only of words that ask for something is a question', () => {
    expect(heard('prairie lake')).toEqual([['prairie yes', 'lake yes'], '']);
    expect(heard('bison on a prairie lake')).toEqual([['prairie yes', 'lake yes'], 'bison']);
  });
});

describe('a town by itself', () => {
  test('is where somebody starts', () => {
    expect(heard('easy Duluth')).toEqual([['difficulty easy', 'near Duluth'], '']);
  });
  test('unless a hike is called like it', () => {
    expect(heard('easy Hastings')).toEqual([['difficulty easy'], 'Hastings']);
    expect(heard('easy near Hastings')).toEqual([['difficulty easy', 'near Hastings'], '']);
  });
});

describe('a slip of the finger', () => {
  test.each([
    ['laake', ['lake yes']],
    ['wateerfall', ['waterfall yes']],
    ['wotarfall', ['waterfall yes']],
    ['strullar', ['stroller yes']],
  ])('is forgiven: %s', (text, asked) => {
    expect(heard(text)).toEqual([asked, '']);
  });
  test.each(['eazy', 'lxxke', 'prxirxe', 'bison'])(
    'is none in a word that is too short, or too different: %s',
    (text) => {
      expect(heard(text)).toEqual([[], text]);
    },
  );
});

describe('taking back', () => {
  const text = 'easy  bison near Ely';
  test('what was asked takes its words out of the text', () => {
    expect(withoutWordsFor(text, read(text), 'difficulty')).toBe('bison near Ely');
    expect(withoutWordsFor(text, read(text), 'near')).toBe('easy bison');
  });
  test('what the text does not say leaves it as it is; the text itself leaves nothing', () => {
    expect(withoutWordsFor(text, read(text), 'lake')).toBe(text);
    expect(withoutWordsFor(text, read(text), textKey)).toBe('');
  });
});

test('what was chosen beside the text counts more than what it says', () => {
  const text = 'easy bison near Ely';
  const said = withSentence({ ...nothingAsked, text }, read(text));
  expect(said).toMatchObject({ text: 'bison', near: 'Ely', answers: { difficulty: 'easy' } });
  const chosen = { ...nothingAsked, text, near: 'Duluth', answers: { difficulty: 'hard' } };
  expect(withSentence(chosen, read(text))).toMatchObject({ near: 'Duluth', answers: { difficulty: 'hard' } });
  expect(withSentence({ ...nothingAsked, text: 'easy' }, read('easy')).near).toBe('');
});
