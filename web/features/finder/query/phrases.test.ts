/** Queries as people type them, and the hikes that must and must not match. New hikes may join a result. */
import { expect, test } from 'vitest';
import { emptyQuery, loosenings } from '../../../../domain/finder/finder.ts';
import { toStem, toWords } from '../../../../domain/finder/word-index.ts';
import { getSlug } from '../../../../test/hikes.ts';
import * as finder from '../../../../test/web/finder.ts';
import { guideIndex, understood } from '../../../../test/web/finder.ts';
import { phrasebookWith, synonyms } from './phrases.ts';

const read = (text: string) => understood(text).sentence;
const asked = (text: string) => understood(text).asked;
/** All results: exact matches, or those farther away. */
function answerTo(text: string): string[] {
  const { found, farther } = finder.answerTo(text);
  return [...found, ...farther].map(({ hike }) => getSlug(hike));
}

test.each([
  ['hikes near me', { near: 'here', text: '', values: {} }],
  ['easy waterfall close to me', { near: 'here', text: '', values: { difficulty: 'easy', waterfall: 'yes' } }],
  ['show me waterfalls', { near: '', text: '', values: { waterfall: 'yes' } }],
  ['hike for a 4 year old', { near: '', text: '', values: { toddler: 'yes' } }],
  ['with our four-year-old', { near: '', text: '', values: { toddler: 'yes' } }],
  ['5 years old', { near: '', text: '', values: { kids: 'yes' } }],
  ['2-3 miles', { near: '', text: '', values: { length: '2-3' } }],
  ['2 to 3 miles', { near: '', text: '', values: { length: '2-3' } }],
  ['1-2 hours', { near: '', text: '', values: { time: '60-120' } }],
  ['for 2 to 4 year olds', { near: '', text: '', values: { toddler: 'yes' } }],
  ['easy hike with my 17 year old', { near: '', text: '', values: { difficulty: 'easy', olderkids: 'yes' } }],
  ['easy hike with my 14 year old', { near: '', text: '', values: { difficulty: 'easy', olderkids: 'yes' } }],
  ['2 and 4 year olds', { near: '', text: '', values: { toddler: 'yes' } }],
  ['two and a half miles', { near: '', text: '', values: { length: '2.5' } }],
  ['an hour and a half from Duluth', { near: 'Duluth', text: '', values: { drive: '90' } }],
  ['1/2-1 hour', { near: '', text: '', values: { time: '30-60' } }],
  ['something for a 3 yo', { near: '', text: '', values: { toddler: 'yes' } }],
  ['18 month old', { near: '', text: '', values: { toddler: 'yes' } }],
  ['kids ages 6 and 9', { near: '', text: '', values: { kids: 'yes' } }],
  ['my six year old', { near: '', text: '', values: { kids: 'yes' } }],
  ['a 12 year old', { near: '', text: '', values: { olderkids: 'yes' } }],
  ['no cliffs please', { near: '', text: '', values: { nodropoff: 'yes' } }],
  ['no drop-offs, no open water', { near: '', text: '', values: { nodropoff: 'yes', noopenwater: 'yes' } }],
  ['no hunting', { near: '', text: '', values: { nohunt: 'yes' } }],
  ['senderos con cascada cerca de Duluth', { near: 'Duluth', text: '', values: { waterfall: 'yes' } }],
  ['silla de ruedas', { near: '', text: '', values: { wheelchair: 'yes' } }],
  [
    'lago gratis con niños, sin escaleras',
    { near: '', text: '', values: { lake: 'yes', free: 'yes', kids: 'yes', nostairs: 'yes' } },
  ],
  ['mañana con perros', { near: '', text: '', values: { day: '2026-11-19', dogs: 'yes' } }],
  ['niño de 3 años', { near: '', text: '', values: { toddler: 'yes' } }],
  ['half an hour', { near: '', text: '', values: { time: '30' } }],
  ['55101 - 2 miles', { near: '55101', text: '', values: { length: '2' } }],
  ['with my 2-4-year-olds', { near: '', text: '', values: { toddler: 'yes' } }],
  ['1/2 mile', { near: '', text: '', values: { length: '0.5' } }],
  ['1 1/2 hours', { near: '', text: '', values: { time: '90' } }],
  ['55101 2 miles', { near: '55101', text: '', values: { length: '2' } }],
  ['not icy', { near: '', text: '', values: { noticy: 'yes' } }],
  ['no mud, with a lake', { near: '', text: '', values: { notmuddy: 'yes', lake: 'yes' } }],
  ['peak color', { near: '', text: '', values: { color: 'yes' } }],
  ['dogs ok near Duluth', { near: 'Duluth', text: '', values: { dogs: 'yes' } }],
  ['hike with a baby in a stroller', { near: '', text: '', values: { toddler: 'yes', stroller: 'yes' } }],
  ['challenging', { near: '', text: '', values: { difficulty: 'hard' } }],
  ['by bus', { near: '', text: '', values: { transit: 'yes' } }],
  ['dog friendly north shore', { near: '', text: '', values: { dogs: 'yes', region: 'north-shore' } }],
  ['somewhere with a bathroom', { near: '', text: '', values: { toilet: 'yes' } }],
  ['waterfall 55101 2 hours drive', { near: '55101', text: '', values: { waterfall: 'yes', drive: '120' } }],
])('every word of “%s” is understood', (text, meant) => {
  expect(asked(text)).toMatchObject(meant);
});

test('“old” without a child does not ask for a hike for children', () => {
  expect(asked('easy with my 80 year old')).toMatchObject({ text: '', values: { difficulty: 'easy' } });
  expect(asked('easy with my 80 year old').values).toEqual({ difficulty: 'easy' });
  expect(asked('easy with my 18 year old').values).toEqual({ difficulty: 'easy' });
  expect(asked('100 year old pines')).toMatchObject({ text: 'pines', values: {} });
  expect(read('100 year old pines').ignored.map(({ words }) => words)).toEqual(['100 year old']);
});

test.each([
  ['off leash dog trail', 'Dogs are allowed on every hike, on a leash everywhere.'],
  ['trails without dogs', 'Dogs are allowed on every hike, on a leash everywhere.'],
  ['no bugs', 'We don’t know where there are no bugs.'],
])('“%s” is answered by a sentence', (text, note) => {
  expect(read(text)).toMatchObject({ notes: [note], ignored: [] });
});

test('“closer” is not a misspelled “closed”', () => {
  expect(asked('closer to Rochester').values).toEqual({});
});

test('free parking is not a free hike', () => {
  expect(asked('free parking').values).toEqual({});
});

test.each(['cascade avec poussette', 'wasserfall mit kinderwagen'])(
  '“%s” is another language, and finds nothing',
  (text) => {
    expect(read(text)).toMatchObject({ isForeign: true, understood: [], searched: [] });
    const { found, close } = finder.answerTo(text);
    expect([found, close]).toEqual([[], []]);
  },
);

test.each([
  ['under 4 hours', { time: 'under-240' }],
  ['3 hour hike', { time: 'long' }],
  ['an 8 mile hike', { length: 'long' }],
  ['less than 10 miles', { length: 'under-10' }],
  ['at least 6 miles', { length: 'from-6' }],
])('“%s” is a custom limit, or a long hike', (text, values) => {
  expect(asked(text).values).toEqual(values);
  expect(answerTo(text).length).toBeGreaterThan(0);
});

test('a sentence becomes filters, a place and the remaining words', () => {
  expect(asked('easy waterfall near St. Paul with a stroller under 2 hours')).toEqual({
    text: '',
    near: 'St. Paul',
    values: { difficulty: 'easy', waterfall: 'yes', stroller: 'yes', time: 'under-120' },
  });
  expect(asked('kid friendly lighthouse within 2 hours of Duluth')).toEqual({
    text: 'lighthouse',
    near: 'Duluth',
    values: { kids: 'yes', drive: '120' },
  });
});
test.each<[text: string, near: string, answers: Record<string, string>]>([
  ['under 45 minutes', '', { time: 'under-45' }],
  ['half an hour', '', { time: '30' }],
  ['2 hour drive from Mpls', 'Minneapolis', { drive: '120' }],
  ['1.5 hours from fargo', 'Fargo, ND', { drive: '90' }],
  ['longer than 5 miles', '', { length: 'over-5' }],
  ['3 miles', '', { length: '3' }],
  ['within 50 miles of Rochester', 'Rochester', { within: '50' }],
  ['55802', '55802', {}],
  ['rochester', 'Rochester', {}],
  ['saint cloud', 'St. Cloud', {}],
  ['twin cities', '', { region: 'twin-cities-metro' }],
  ['southwest prairie', '', { region: 'west-and-southwest', prairie: 'yes' }],
])('“%s” asks for the place “%s” and the filters %o', (text, near, values) => {
  expect(asked(text)).toEqual({ text: '', near, values });
});
test.each(['rice lake', 'Hidden Falls', 'lake maria', 'big stone lake', 'taylors falls', 'kings bluff'])(
  'the name “%s” is searched, although some of its words are filters or towns',
  (text) => {
    expect(read(text)).toMatchObject({ understood: [], ignored: [], rest: text });
  },
);
test('words that the guide cannot answer are named', () => {
  const ignoredIn = (text: string) => read(text).ignored.map(({ words }) => words);
  expect(ignoredIn('easy hike this spring')).toEqual(['this spring']);
  expect(ignoredIn('waterfall near Duluth with cotton candy')).toEqual(['cotton candy']);
  expect(ignoredIn('a lake, no prairie')).toEqual(['no prairie']);
  expect(asked('a lake, no prairie').values).toEqual({ lake: 'yes' });
  expect(ignoredIn('near Ely, or near Duluth')).toEqual(['near Duluth']);
  expect(ignoredIn('easy waterfall near St. Paul with a stroller')).toEqual([]);
});

test('a name does not begin with the words before it', () => {
  expect(read('can I bring my dog to Gooseberry').searched.map(({ words }) => words)).toEqual(['Gooseberry']);
});

test('a search that finds nothing offers no sentence of filler words', () => {
  const offers = loosenings(guideIndex, { ...emptyQuery, text: 'hikes for seniors' });
  expect(offers.map(({ query }) => query.text)).toEqual(['']);
});

test('no synonym is also a phrase of a filter, which would hide it', () => {
  const stems = (text: string) => toWords(text).map(toStem).join(' ');
  const ofFilters = new Set(phrasebookWith([]).filterPhrases.flatMap(({ phrases }) => phrases.map(stems)));
  expect([...synonyms.keys()].filter((typed) => ofFilters.has(typed))).toEqual([]);
});
