/** Tokenizing, stemming and typos. finder.test.ts tests what they find in the guide. */
import { beforeEach, describe, expect, test } from 'vitest';
import {
  isBeginning,
  isKnown,
  makeWordIndex,
  nameEntries,
  nameWeight,
  toStem,
  toTerms,
  toWords,
  typosToBegin,
  type WordIndex,
} from './word-index.ts';

test.each([
  ['Devil’s Kettle', ['devils', 'kettle']],
  ['Judge C.R. Magney', ['judge', 'cr', 'magney']],
  ['Saint Croix, Mt. Tom', ['st', 'croix', 'mount', 'tom']],
  ['2nd-growth/Bdé Maka', ['2nd', 'growth', 'bde', 'maka']],
  ['  ', []],
])('%s is split into the words %j', (text, words) => {
  expect(toWords(text)).toEqual(words);
});

describe('words that differ only in their ending are the same', () => {
  test.each([
    ['waterfall', 'waterfalls'],
    ['lake', 'lakes'],
    ['berry', 'berries'],
    ['beach', 'beaches'],
    ['fox', 'foxes'],
    ['wash', 'washes'],
    ['glass', 'glasses'],
    ['camp', 'camping'],
    ['plan', 'planning'],
    ['swim', 'swimming'],
    ['leaf', 'leaves'],
    ['child', 'children'],
    ['moccasin', 'moccasins'],
    ['bluff', 'bluffs'],
    ['bike', 'biking'],
    ['tee', 'tees'],
    ['horse', 'horses'],
    ['house', 'houses'],
    ['grass', 'grasses'],
    ['bush', 'bushes'],
  ])('%s, %s', (one, other) => {
    expect(toStem(other)).toBe(toStem(one));
  });
  test.each([
    ['falls', 'fall'],
    ['bus', 'bu'],
    ['moss', 'mos'],
    ['gas', 'ga'],
    ['pass', 'pas'],
    ['gps', 'gp'],
    ['bring', 'br'],
  ])('words that differ only in their ending are the same but not %s, %s', (one, other) => {
    expect(toStem(other)).not.toBe(toStem(one));
  });
});

test.each(['diesel', 'manchester', 'kingfisher', 'cottonwood', 'wolfsburg'])(
  'letters that only look like an ending stay: %s',
  (word) => {
    expect(toStem(word)).toBe(word);
  },
);

describe('typos between the typed text and a word or its prefix', () => {
  test.each([
    ['lake', 'lake', 0],
    ['lak', 'lake', 0],
    ['lkae', 'lake', 1],
    ['lke', 'lake', 1],
    ['laake', 'lake', 1],
    ['lame', 'lake', 1],
    ['lighthuose', 'lighthouse', 1],
    ['lihgthuose', 'lighthouse', 2],
    ['tetegoushe', 'tettegouche', 2],
    ['ab', 'cd', 2],
    ['ba', 'cb', 2],
    ['abzzz', 'bczzz', 2],
  ])('%s, %s: %d', (typed, word, slips) => {
    expect(typosToBegin(typed, word, 3)).toBe(slips);
  });
  test('typos between the typed text and a word or its prefix are not counted beyond the limit', () => {
    expect(typosToBegin('prairie', 'lighthouse', 2)).toBeGreaterThan(2);
    expect(typosToBegin('lihgthuose', 'lighthouse', 1)).toBeGreaterThan(1);
  });
});

describe('an index', () => {
  let index: WordIndex;
  beforeEach(() => {
    index = makeWordIndex(
      [
        [
          { text: 'Gooseberry Falls', weight: 8 },
          { text: 'Two Harbors', weight: nameWeight },
          { text: 'A river and a lake', weight: 1 },
        ],
        [
          { text: 'Lake Maria', weight: 8 },
          { text: 'Warblers nest here', weight: 0.5 },
        ],
        [
          { text: 'Minnesota Point', weight: 8 },
          { text: 'Take care', weight: 1 },
        ],
      ],
      { mn: 'minnesota' },
      new Map([
        ['bird', ['warbler']],
        ['fall color', ['maria']],
      ]),
    );
  });
  const found = (text: string): [entry: number, score: number][] => {
    const terms = toTerms(index, text);
    return [0, 1, 2].flatMap((entry): [number, number][] =>
      terms.length > 0 && terms.every(({ entries }) => entries.has(entry))
        ? [[entry, terms.reduce((sum, { entries }) => sum + (entries.get(entry) ?? 0), 0)]]
        : [],
    );
  };

  test('an index ranks a whole word above a prefix, and a name above a description', () => {
    expect(found('lake')).toEqual([
      [0, 2],
      [1, 16],
    ]);
    expect(found('mar')).toEqual([[1, 8]]);
    expect(found('riv')).toEqual([[0, 1]]);
    expect(found('lakes')).toEqual([
      [0, 1.5],
      [1, 12],
    ]);
  });

  test('an index skips stop words unless there are no others', () => {
    expect(found('at the lake')).toEqual(found('lake'));
    expect(found('the')).toEqual([]);
  });

  test('an index adds up the scores of all words and needs every one to match', () => {
    expect(found('lake maria')).toEqual([[1, 32]]);
    expect(found('lake minnesota')).toEqual([]);
  });

  test('an index looks for typos only if no word has the prefix, and scores more typos lower', () => {
    expect(found('harbirs')).toEqual([[0, 3]]);
    expect(found('goosbery')).toEqual([[0, 8 / 3]]);
    expect(found('mria')).toEqual([[1, 4]]);
    expect(found('mra')).toEqual([]);
    expect(found('mariaa')).toEqual([[1, 4]]);
    expect(found('mzrix')).toEqual([]);
    expect(found('haxboys')).toEqual([[0, 2]]);
  });

  test('an index finds the words of stories only in full, not as a prefix or misspelled', () => {
    expect(found('warbler')).toEqual([[1, 0.75]]);
    expect(found('warblers')).toEqual([[1, 1]]);
    expect(found('warb')).toEqual([]);
    expect(found('werblers')).toEqual([]);
  });

  test('an index knows the code of the state, and synonyms', () => {
    expect(found('MN')).toEqual([[2, 16]]);
    expect(found('birds')).toEqual([[1, 0.75]]);
    expect(found('fall colors')).toEqual([[1, 16]]);
    expect(found('fall colors lake')).toEqual([[1, 32]]);
  });

  test('an index reports words that no entry has', () => {
    expect(['zeppelin', 'mra', 'lake', 'birds'].map((word) => isKnown(index, word))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test('an index distinguishes names from descriptions', () => {
    expect(['lake', 'harbors', 'river', 'zeppelin'].map((word) => nameEntries(index, word))).toEqual([
      [1],
      [0],
      [],
      [],
    ]);
    expect(['goose', 'harbors', 'zzz', 'a', 'warblersx'].map((word) => isBeginning(index, word))).toEqual([
      ...[true, true, false, true, false],
    ]);
  });

  test('an index returns nothing for an empty query', () => {
    expect(toTerms(index, ' & ')).toEqual([]);
  });
});
