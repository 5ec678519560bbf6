// @vitest-environment happy-dom
/** The rows of an answer: how far, how long, and what goes with the question. */
import { expect, test } from 'vitest';
import { nothingAsked } from '../../../domain/finder/finder.ts';
import { milesToKm } from '../../../domain/units.ts';
import { hikeLike } from '../../../test/hikes.ts';
import { all, markupOf, wordsOf } from '../../../test/markup.tsx';
import { Results } from './results.tsx';

const hike = (slug: string, other = {}) => ({
  ...hikeLike(slug, other),
  badgeSrc: `/art/${slug}.svg`,
  pictureSrc: `/art/${slug}-hero.svg`,
});
const day = { home: new Date('2026-07-05T00:30:00Z'), sunset: new Date('2026-07-05T02:05:00Z') };
type Props = React.ComponentProps<typeof Results>;
const shown = (found: Props['found'], answers = {}, earned?: Props['earned']) =>
  markupOf(
    <Results
      query={{ ...nothingAsked, answers }}
      regions={[]}
      wishes={new Set()}
      outing={() => day}
      narrow={false}
      {...{ found, earned }}
    />,
  );
const row = (...args: Parameters<typeof shown>) => wordsOf(all(shown(...args), 'li')[0] ?? '');

test('a hike is told with its drive, or with its miles where no road is known', () => {
  expect(row([{ hike: hike('gorge'), minutes: 100 }])).toContain(
    'About 1 hr 40 min drive, 1 hour 40 minutes to 1 hour 50 minutes',
  );
  expect(row([{ hike: hike('gorge'), km: milesToKm(25) }])).toContain(
    '25 miles away, 1 hour 40 minutes to 1 hour 50 minutes',
  );
});

test('its difficulty is told without what stands in brackets', () => {
  expect(row([{ hike: hike('gorge', { difficulty: 'Easy (Accessible Boardwalk)' }) }])).toMatch(/mi, Easy$/);
});

test('who wants to be home before dark reads when that is', () => {
  expect(row([{ hike: hike('gorge'), minutes: 60 }], { daylight: 'yes' })).toContain(
    'Home around 7:30 PM. Sunset there is at 9:05 PM.',
  );
});

test('what goes with the question stands beside the hike', () => {
  const asked = hike('gorge', {
    dogNote: 'not on the beach',
    kids: 'with supervision',
    wheels: { wheelchair: 'part', stroller: 'all' },
    water: 'at the office',
    restrooms: 'at the lot',
    winter: 'all',
    transit: ['bus', 'train'],
  });
  const answers = {
    dogs: 'yes',
    kids: 'yes',
    wheels: 'yes',
    water: 'yes',
    toilet: 'yes',
    winter: 'yes',
    transit: 'yes',
  };
  const said = row([{ hike: asked }], { ...answers, trackchair: 'yes' }, new Set(['Badge of gorge']));
  for (const remark of [
    'Dogs: not on the beach',
    'Small children: with supervision',
    'Wheelchair: a part of it',
    'Stroller: all of it',
    'The park lends a track chair: call ahead',
    'Water: at the office',
    'Restroom: at the lot',
    'In snow on foot: all of it',
    'By bus or train: see its page',
    'Badge earned',
  ])
    expect(said).toContain(remark);
});

test('of a long answer the first fifty are shown, and how many more there are', () => {
  const found = Array.from({ length: 63 }, (_, i) => ({ hike: hike(`hike-${i}`) }));
  expect(all(shown(found), 'li')).toHaveLength(50);
  expect(wordsOf(shown(found))).toContain('Show 13 more of 63');
  expect(wordsOf(shown(found.slice(0, 50)))).not.toContain('more of');
});
