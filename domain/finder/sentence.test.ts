/** Parses sentences with a small phrasebook. web/features/finder/query/phrases.test.ts tests the guide's own. */
import { describe, expect, test } from 'vitest';
import { hikeLike } from '../../test/hikes.ts';
import { emptyQuery, makeFinderIndex, textKey } from './finder.ts';
import { type Phrasebook, type Reader, readSentence, withoutWordsFor, withSentence } from './sentence.ts';

const index = makeFinderIndex(
  [
    hikeLike('rice', { park: 'Rice Lake', trail: 'Long Loop', town: 'Hastings' }),
    hikeLike('prairie', { park: 'Prairie Lake', trail: 'Short Loop', town: 'Orr' }),
  ],
  { regions: [], state: { code: 'MN', name: 'Minnesota' } },
);

const book: Phrasebook = {
  filterPhrases: [
    { key: 'difficulty', value: 'easy', phrases: ['easy', 'gentle stroll'] },
    { key: 'waterfall', value: 'yes', phrases: ['waterfall'] },
    { key: 'lake', value: 'yes', phrases: ['lake'] },
    { key: 'prairie', value: 'yes', phrases: ['prairie'] },
    { key: 'stroller', value: 'yes', phrases: ['stroller'] },
  ],
  under: ['under'],
  most: ['up to'],
  over: ['over', 'longer than'],
  least: ['at least'],
  units: { hour: ['hour', 'hours'], minute: ['minutes'], mile: ['mile', 'miles'] },
  numbers: { a: 1, an: 1, two: 2, half: 0.5 },
  drive: ['drive', 'by car'],
  within: ['within'],
  near: ['near', 'from', 'of'],
  me: ['me'],
  from: ['from', 'of'],
  center: ['downtown'],
  afterPlace: ['MN', 'Minnesota'],
  negations: ['no', 'not'],
  days: {
    today: ['today'],
    tomorrow: ['tomorrow'],
    afterTomorrow: [],
    weekend: ['weekend'],
    weekdays: [['sunday'], ['monday'], [], [], [], [], ['saturday']],
    months: [[], [], [], [], [], [], [], [], [], [], ['nov'], []],
    before: ['on', 'this'],
    next: ['next'],
    afternoon: ['afternoon'],
    morning: ['morning'],
  },
  unheard: ['in spring'],
  asking: ['how long is'],
  to: ['to'],
  ages: {
    before: ['age'],
    years: ['year old'],
    months: ['month old'],
    filters: [
      { upTo: 4, key: 'toddler', value: 'yes' },
      { upTo: 9, key: 'kids', value: 'yes' },
    ],
  },
  notes: [{ phrases: ['off leash'], words: 'On a leash.' }],
  filler: ['a', 'the', 'on', 'with'],
};
const towns = ['Ely', 'Duluth', 'Grand Marais', 'Hastings'];
const reader: Reader = {
  book,
  allFilters: index.allFilters,
  index: index.words,
  placeNamed: (typed) => towns.find((town) => town.toLowerCase() === typed.toLowerCase()),
  here: 'here',
};
const read = (text: string, more: Partial<Reader> = {}) => readSentence(text, { ...reader, ...more });
/** The parsed questions as `key value`, and the remaining search terms. */
const heard = (text: string, more: Partial<Reader> = {}) => {
  const { understood, rest } = read(text, more);
  return [understood.map(({ key, value }) => `${key} ${value}`), rest];
};
const ignoredIn = (text: string, more: Partial<Reader> = {}) => read(text, more).ignored.map(({ words }) => words);

describe('what is understood', () => {
  test('what is understood keeps its position in the text; the rest is searched word by word', () => {
    expect(read('rice, easy  loop')).toEqual({
      understood: [{ key: 'difficulty', value: 'easy', from: 6, to: 10 }],
      searched: [
        { words: 'rice', from: 0, to: 4 },
        { words: 'loop', from: 12, to: 16 },
      ],
      ignored: [],
      notes: [],
      isForeign: false,
      rest: 'rice loop',
    });
  });

  test('what is understood skips characters that belong to no word', () => {
    expect(heard('山 easy')).toEqual([['difficulty easy'], '']);
  });
});

describe('an age', () => {
  test.each([
    ['4 year old', 'toddler'],
    ['my 2 to 9 year old', 'toddler'],
    ['age 0', 'toddler'],
    ['30 month old', 'toddler'],
    ['age 5', 'kids'],
    ['9 year old', 'kids'],
  ])('an age is the filter for the youngest child: %s', (text, key) => {
    expect(read(text).understood.map((part) => part.key)).toEqual([key]);
  });
  test('beyond all filters is not understood', () => {
    expect(ignoredIn('easy, 80 year old')).toEqual(['80 year old']);
  });
});

test('a note answers a part of the text without a filter', () => {
  expect(read('easy off leash')).toMatchObject({ notes: ['On a leash.'], ignored: [], rest: '' });
});

test('a text is foreign if most of its words are unknown, but not for one typo or a few unknown words', () => {
  expect(read('wasserfall mit kinderwagen').isForeign).toBe(true);
  expect(read('zeppelin').isForeign).toBe(false);
  expect(read('easy rice loop on a prairie with cotton candy').isForeign).toBe(false);
});

describe('what is ignored is named', () => {
  test('a word that no hike has, if the text asks for anything else', () => {
    expect(read('easy zeppelin')).toMatchObject({ rest: '', ignored: [{ words: 'zeppelin', from: 5, to: 13 }] });
    expect(ignoredIn('rice zeppelin')).toEqual(['zeppelin']);
    expect(ignoredIn('zeppelin', { isOneOfMany: true })).toEqual(['zeppelin']);
  });
  test('what is ignored is named not a word that is the whole question: that finds nothing and says so', () => {
    expect(read(' zeppelin! ')).toMatchObject({ rest: 'zeppelin!', ignored: [] });
  });
  test('a day, which the guide cannot answer for', () => {
    expect(ignoredIn('rice in spring')).toEqual(['in spring']);
  });
  test('adjacent words as one', () => {
    expect(ignoredIn('easy, cotton candy on in spring zeppelin')).toEqual(['cotton candy', 'in spring zeppelin']);
  });
  test('a phrase that contradicts an earlier one', () => {
    expect(heard('near Ely within 60 minutes of Duluth')).toEqual([['near Ely'], '']);
    expect(ignoredIn('near Ely within 60 minutes of Duluth')).toEqual(['within 60 minutes of Duluth']);
  });
  test('a negated wish', () => {
    expect(heard('prairie, no lake')).toEqual([['prairie yes'], '']);
    expect(ignoredIn('prairie, not a lake')).toEqual(['not a lake']);
    expect(ignoredIn('prairie, no zeppelins')).toEqual(['no zeppelins']);
    expect(ignoredIn('prairie not')).toEqual(['not']);
  });
});

describe('a figure', () => {
  test.each([
    ['under 2 miles', ['length under-2']],
    ['1.5 miles', ['length 1.5']],
    ['up to 1.25 miles', ['length 1.25']],
    ['.5 miles', ['length 0.5']],
    ['two hours', ['time 120']],
    ['half an hour', ['time 30']],
    ['over 3 miles', ['length over-3']],
    ['longer than an hour', ['time over-60']],
    ['at least 4 miles', ['length from-4']],
    ['2 to 4 miles', ['length 2-4']],
    ['1-2 hours', ['time 60-120']],
    ['at least 4 miles near Duluth', ['length from-4', 'near Duluth']],
    ['2 hours near Ely', ['time 120', 'near Ely']],
  ])('a figure limits the walk: %s', (text, active) => {
    expect(heard(text)).toEqual([active, '']);
  });

  test.each([
    ['within 2 hours', ['drive 120']],
    ['90 minutes drive', ['drive 90']],
    ['an hour by car', ['drive 60']],
    ['two hours from Duluth', ['drive 120', 'near Duluth']],
    ['30 minutes from downtown Duluth', ['drive 30', 'near Duluth']],
    ['1-2 hours from Duluth', ['drive 120', 'near Duluth']],
    ['longer than 2 hours from Duluth', ['drive over-120', 'near Duluth']],
    ['within 25 miles of Grand Marais', ['within 25', 'near Grand Marais']],
  ])('a figure limits the drive if that is meant: %s', (text, active) => {
    expect(heard(text)).toEqual([active, '']);
  });

  test('a figure starts at the number, not at an article before it', () => {
    expect(read('a 1 mile loop')).toMatchObject({
      understood: [{ key: 'length', value: '1', from: 2, to: 8 }],
      rest: 'loop',
    });
  });

  test('beyond all choices means a long hike, unless it is an upper limit', () => {
    expect(heard('9 miles')).toEqual([['length long'], '']);
    expect(heard('up to 9 miles')).toEqual([['length 9'], '']);
    expect(heard('under 500 minutes')).toEqual([['time under-500'], '']);
  });

  test('a figure that no question accepts does not swallow the place next to it', () => {
    expect(heard('9 hours from Duluth', { allFilters: [] })).toEqual([['near Duluth'], '']);
    expect(heard('under 2 miles', { allFilters: [] })).toEqual([[], 'under 2 miles']);
  });

  test('a figure needs its number and its unit', () => {
    expect(heard('over many miles')[0]).toEqual([]);
    expect(heard('under 2')).toEqual([[], 'under 2']);
    expect(heard('easy under')).toEqual([['difficulty easy'], '']);
    expect(ignoredIn('easy half')).toEqual(['half']);
  });
});

describe('the name of a hike', () => {
  test('the name of a hike is searched even if one of its words is a question', () => {
    expect(heard('rice lake')).toEqual([[], 'rice lake']);
    expect(heard('easy rice lake')).toEqual([['difficulty easy'], 'rice lake']);
  });

  test('made only of words that ask for something is a question', () => {
    expect(heard('prairie lake')).toEqual([['prairie yes', 'lake yes'], '']);
    expect(heard('loop on a prairie lake')).toEqual([['prairie yes', 'lake yes'], 'loop']);
  });

  test('the name of a hike gives way to a town whose longer name begins with it', () => {
    const placeNamed = (typed: string) => (typed === 'rice lake city' ? 'Rice Lake City' : undefined);
    expect(heard('easy rice lake city', { placeNamed })).toEqual([['difficulty easy', 'near Rice Lake City'], '']);
    expect(heard('easy rice lake', { placeNamed })).toEqual([['difficulty easy'], 'rice lake']);
  });
});

describe('a town by itself', () => {
  test('a town by itself is the starting place', () => {
    expect(heard('easy Duluth')).toEqual([['difficulty easy', 'near Duluth'], '']);
  });
  test('a town by itself is searched if a hike has the same name', () => {
    expect(heard('easy Hastings')).toEqual([['difficulty easy'], 'Hastings']);
    expect(heard('easy near Hastings')).toEqual([['difficulty easy', 'near Hastings'], '']);
  });
  test('a town by itself is not searched if its words are in the names of different hikes', () => {
    const placeNamed = (typed: string) => (typed === 'Rice Prairie' ? typed : undefined);
    expect(heard('Rice Prairie', { placeNamed })).toEqual([['near Rice Prairie'], '']);
  });
  test.each(['Ely, MN', 'Ely Minnesota', 'near Ely, Minnesota', 'from downtown Ely MN'])(
    'a town by itself may be followed by its state: %s',
    (text) => {
      expect(heard(`${text} easy`)).toEqual([['near Ely', 'difficulty easy'], '']);
    },
  );
});

describe('a typo', () => {
  test.each([
    ['laake', ['lake yes']],
    ['wateerfall', ['waterfall yes']],
    ['wotarfall', ['waterfall yes']],
    ['strullar', ['stroller yes']],
  ])('a typo is forgiven: %s', (text, active) => {
    expect(heard(text)).toEqual([active, '']);
  });
  test('a typo is forgiven in a town after “near” if no hike has the word', () => {
    const placeLike = (typed: string) => (typed.startsWith('Dul') ? 'Duluth' : 'Hastings');
    expect(heard('near Duluht', { placeLike })).toEqual([['near Duluth'], '']);
    expect(heard('near Prairie', { placeLike })).toEqual([['prairie yes'], '']);
  });
  test.each(['eazy', 'lxxke', 'prxirxe', 'bison'])(
    'a typo is not assumed in a word that is too short or too different: %s',
    (text) => {
      expect(heard(text)).toEqual([[], text]);
    },
  );
});

describe('removing', () => {
  const text = 'easy  loop near Ely';
  test('a question removes its words from the text', () => {
    expect(withoutWordsFor(text, read(text), 'difficulty')).toBe('loop near Ely');
    expect(withoutWordsFor(text, read(text), 'near')).toBe('easy loop');
  });
  test('a question that is not in the text leaves it unchanged; removing the text leaves it empty', () => {
    expect(withoutWordsFor(text, read(text), 'lake')).toBe(text);
    expect(withoutWordsFor(text, read(text), textKey)).toBe('');
  });
});

test('an answer chosen in the form overrides the text', () => {
  const text = 'easy loop near Ely';
  const said = withSentence({ ...emptyQuery, text }, read(text));
  expect(said).toMatchObject({ text: 'loop', near: 'Ely', values: { difficulty: 'easy' } });
  const chosen = { ...emptyQuery, text, near: 'Duluth', values: { difficulty: 'hard' } };
  expect(withSentence(chosen, read(text))).toMatchObject({ near: 'Duluth', values: { difficulty: 'hard' } });
  expect(withSentence({ ...emptyQuery, text: 'easy' }, read('easy')).near).toBe('');
});
