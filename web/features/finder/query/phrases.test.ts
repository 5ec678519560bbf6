/** Queries as people type them, and the hikes that must and must not match. New hikes may join a result. */
import { expect, test } from 'vitest';
import { loosenings, nothingAsked } from '../../../../domain/finder/finder.ts';
import { stemOf, wordsOf } from '../../../../domain/finder/word-index.ts';
import { slugOf } from '../../../../test/hikes.ts';
import * as finder from '../../../../test/web/finder.ts';
import { guideIndex, understood } from '../../../../test/web/finder.ts';
import { phrasebookWith, synonyms } from './phrases.ts';

const read = (text: string) => understood(text).sentence;
const asked = (text: string) => understood(text).asked;
/** All results: exact matches, or those farther away. */
function answerTo(text: string): string[] {
  const { found, farther } = finder.answerTo(text);
  return [...found, ...farther].map(({ hike }) => slugOf(hike));
}

test.each([
  ['hikes near me', { near: 'here', text: '', answers: {} }],
  ['easy waterfall close to me', { near: 'here', text: '', answers: { difficulty: 'easy', waterfall: 'yes' } }],
  ['show me waterfalls', { near: '', text: '', answers: { waterfall: 'yes' } }],
  ['hike for a 4 year old', { near: '', text: '', answers: { toddler: 'yes' } }],
  ['with our four-year-old', { near: '', text: '', answers: { toddler: 'yes' } }],
  ['5 years old', { near: '', text: '', answers: { kids: 'yes' } }],
  ['2-3 miles', { near: '', text: '', answers: { length: '2-3' } }],
  ['2 to 3 miles', { near: '', text: '', answers: { length: '2-3' } }],
  ['1-2 hours', { near: '', text: '', answers: { time: '60-120' } }],
  ['for 2 to 4 year olds', { near: '', text: '', answers: { toddler: 'yes' } }],
  ['easy hike with my 17 year old', { near: '', text: '', answers: { difficulty: 'easy', olderkids: 'yes' } }],
  ['easy hike with my 14 year old', { near: '', text: '', answers: { difficulty: 'easy', olderkids: 'yes' } }],
  ['2 and 4 year olds', { near: '', text: '', answers: { toddler: 'yes' } }],
  ['two and a half miles', { near: '', text: '', answers: { length: '2.5' } }],
  ['an hour and a half from Duluth', { near: 'Duluth', text: '', answers: { drive: '90' } }],
  ['1/2-1 hour', { near: '', text: '', answers: { time: '30-60' } }],
  ['something for a 3 yo', { near: '', text: '', answers: { toddler: 'yes' } }],
  ['18 month old', { near: '', text: '', answers: { toddler: 'yes' } }],
  ['kids ages 6 and 9', { near: '', text: '', answers: { kids: 'yes' } }],
  ['my six year old', { near: '', text: '', answers: { kids: 'yes' } }],
  ['a 12 year old', { near: '', text: '', answers: { olderkids: 'yes' } }],
  ['no cliffs please', { near: '', text: '', answers: { nodropoff: 'yes' } }],
  ['no drop-offs, no open water', { near: '', text: '', answers: { nodropoff: 'yes', noopenwater: 'yes' } }],
  ['no hunting', { near: '', text: '', answers: { nohunt: 'yes' } }],
  ['senderos con cascada cerca de Duluth', { near: 'Duluth', text: '', answers: { waterfall: 'yes' } }],
  ['silla de ruedas', { near: '', text: '', answers: { wheelchair: 'yes' } }],
  [
    'lago gratis con niños, sin escaleras',
    { near: '', text: '', answers: { lake: 'yes', free: 'yes', kids: 'yes', nostairs: 'yes' } },
  ],
  ['mañana con perros', { near: '', text: '', answers: { day: '2026-11-19', dogs: 'yes' } }],
  ['niño de 3 años', { near: '', text: '', answers: { toddler: 'yes' } }],
  ['half an hour', { near: '', text: '', answers: { time: '30' } }],
  ['55101 - 2 miles', { near: '55101', text: '', answers: { length: '2' } }],
  ['with my 2-4-year-olds', { near: '', text: '', answers: { toddler: 'yes' } }],
  ['1/2 mile', { near: '', text: '', answers: { length: '0.5' } }],
  ['1 1/2 hours', { near: '', text: '', answers: { time: '90' } }],
  ['55101 2 miles', { near: '55101', text: '', answers: { length: '2' } }],
  ['not icy', { near: '', text: '', answers: { noticy: 'yes' } }],
  ['no mud, with a lake', { near: '', text: '', answers: { notmuddy: 'yes', lake: 'yes' } }],
  ['peak color', { near: '', text: '', answers: { color: 'yes' } }],
  ['dogs ok near Duluth', { near: 'Duluth', text: '', answers: { dogs: 'yes' } }],
  ['hike with a baby in a stroller', { near: '', text: '', answers: { toddler: 'yes', stroller: 'yes' } }],
  ['challenging', { near: '', text: '', answers: { difficulty: 'hard' } }],
  ['by bus', { near: '', text: '', answers: { transit: 'yes' } }],
  ['dog friendly north shore', { near: '', text: '', answers: { dogs: 'yes', region: 'north-shore' } }],
  ['somewhere with a bathroom', { near: '', text: '', answers: { toilet: 'yes' } }],
  ['waterfall 55101 2 hours drive', { near: '55101', text: '', answers: { waterfall: 'yes', drive: '120' } }],
])('every word of “%s” is understood', (text, meant) => {
  expect(asked(text)).toMatchObject(meant);
});

test('“old” without a child does not ask for a hike for children', () => {
  expect(asked('easy with my 80 year old')).toMatchObject({ text: '', answers: { difficulty: 'easy' } });
  expect(asked('easy with my 80 year old').answers).toEqual({ difficulty: 'easy' });
  expect(asked('easy with my 18 year old').answers).toEqual({ difficulty: 'easy' });
  expect(asked('100 year old pines')).toMatchObject({ text: 'pines', answers: {} });
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
  expect(asked('closer to Rochester').answers).toEqual({});
});

test('free parking is not a free hike', () => {
  expect(asked('free parking').answers).toEqual({});
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
])('“%s” is a custom limit, or a long hike', (text, answers) => {
  expect(asked(text).answers).toEqual(answers);
  expect(answerTo(text).length).toBeGreaterThan(0);
});

test('a sentence becomes filters, a place and the remaining words', () => {
  expect(asked('easy waterfall near St. Paul with a stroller under 2 hours')).toEqual({
    text: '',
    near: 'St. Paul',
    answers: { difficulty: 'easy', waterfall: 'yes', stroller: 'yes', time: 'under-120' },
  });
  expect(asked('kid friendly lighthouse within 2 hours of Duluth')).toEqual({
    text: 'lighthouse',
    near: 'Duluth',
    answers: { kids: 'yes', drive: '120' },
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
])('“%s” asks for the place “%s” and the filters %o', (text, near, answers) => {
  expect(asked(text)).toEqual({ text: '', near, answers });
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
  expect(asked('a lake, no prairie').answers).toEqual({ lake: 'yes' });
  expect(ignoredIn('near Ely, or near Duluth')).toEqual(['near Duluth']);
  expect(ignoredIn('easy waterfall near St. Paul with a stroller')).toEqual([]);
});

test('a name does not begin with the words before it', () => {
  expect(read('can I bring my dog to Gooseberry').searched.map(({ words }) => words)).toEqual(['Gooseberry']);
});

test('a search that finds nothing offers no sentence of filler words', () => {
  const offers = loosenings(guideIndex, { ...nothingAsked, text: 'hikes for seniors' });
  expect(offers.map(({ query }) => query.text)).toEqual(['']);
});

test('no synonym is also a phrase of a filter, which would hide it', () => {
  const stems = (text: string) => wordsOf(text).map(stemOf).join(' ');
  const ofFilters = new Set(phrasebookWith([]).answers.flatMap(({ phrases }) => phrases.map(stems)));
  expect([...synonyms.keys()].filter((typed) => ofFilters.has(typed))).toEqual([]);
});
