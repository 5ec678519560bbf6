import { expect, test } from 'vitest';
import { nothingAsked, type Query } from '../../../domain/finder/finder.ts';
import { finderQuestions } from '../../../domain/finder/questions.ts';
import { driveWords } from '../../lib/text/drive.ts';
import { askedInWords, isBox, labelsWith, townTroubles } from './words.ts';

const regions = [{ slug: 'far-north', name: 'Far North' }];
const labels = labelsWith(regions);
const questions = finderQuestions(regions);

test.each(questions)('the question $key is asked in words, and so is each of its choices', ({ key, choices }) => {
  expect(labels.question(key)).not.toBe('');
  expect(labels.any(key) === '').toBe(isBox(key));
  const words = choices.map(({ value }) => labels.choice(key, value));
  expect(words).not.toContain('');
  expect(new Set(words).size).toBe(choices.length);
});

test('a limit reads as it is', () => {
  const readings = (key: string) =>
    questions.find((question) => question.key === key)?.choices.map(({ value }) => labels.choice(key, value));
  expect(readings('within')).toEqual(['Within 25 miles', 'Within 50 miles', 'Within 100 miles', 'Within 150 miles']);
  expect(readings('drive')?.slice(0, 2)).toEqual(['Within 1 hour’s drive', 'Within 1.5 hours’ drive']);
  expect(readings('length')?.slice(0, 2)).toEqual(['Up to 1 mile', 'Up to 2 miles']);
});

test('a region is called as the content calls it', () => {
  expect(labels.choice('region', 'far-north')).toBe('Far North');
});

test('what no question knows has no words', () => {
  expect([labels.choice('region', 'nowhere'), labels.choice('color', 'red'), labels.choice('length', '999')]).toEqual([
    '',
    '',
    '',
  ]);
});

test.each<[Partial<Query>, string]>([
  [{}, 'Find a hike'],
  [{ text: ' old mill ' }, 'old mill'],
  [{ near: 'Duluth' }, 'Near Duluth'],
  [{ near: 'here' }, 'Where you are'],
  [
    { text: 'falls', answers: { dogs: 'yes', length: '2', badge: 'missing' }, near: 'Ely' },
    'falls · Dogs · Up to 2 miles · Badge not earned · Near Ely',
  ],
])('on paper %j reads %s', (query, line) => {
  expect(askedInWords(labels, { ...nothingAsked, ...query })).toBe(line);
});

test('a place that nobody knows is named', () => {
  expect(townTroubles.unknown('Atlantis')).toBe('We know no town called Atlantis in Minnesota.');
  expect(townTroubles.unknownZip('99999')).toBe('We do not know the ZIP code 99999.');
});

test.each([
  [35, 'About 35 min'],
  [60, 'About 1 hr'],
  [65, 'About 1 hr 5 min'],
  [100, 'About 1 hr 40 min'],
])('a drive of %i minutes reads %s', (minutes, words) => {
  expect(driveWords.time(minutes)).toBe(words);
});
