import { expect, test } from 'vitest';
import { all, headOf, pageMarkup, pictureOf, wordsOf } from '../../../test/markup.tsx';
import BadgesPage, { meta } from './badges.tsx';

test('earning a badge takes six steps, with a note that trying before signing in works too', () => {
  const markup = pageMarkup(BadgesPage, { count: 2, samples: [], card: pictureOf('card') });
  const [list = ''] = all(markup, 'ol');
  expect(all(list, 'h2').map(wordsOf)).toEqual([
    'Be at a listed hike',
    'Open this site on your phone or tablet',
    'Click Sign In With Google',
    'Click Badge Collection in the header',
    'Answer Yes to “Do you want to try for a badge?”',
    'Earn the badge if you are within one mile',
  ]);
  expect(wordsOf(markup.replace(list, ''))).toContain('tap “Try for this badge” on the trail page first');
});

test('the page counts the badges, links to all of them, and names those that it shows', () => {
  const samples = [{ name: 'Gorge', badge: pictureOf('gorge') }];
  const loaderData = { count: 50, samples, card: pictureOf('card') };
  const markup = pageMarkup(BadgesPage, loaderData);
  expect(all(markup, 'h1').map(wordsOf)).toEqual(['fifty badges, six steps']);
  expect(wordsOf(markup)).toContain('See all 50 badges');
  expect(markup).toContain('alt="Gorge badge"');
  expect(headOf(meta, loaderData)).toContainEqual({
    name: 'description',
    content: 'Each of the fifty hikes has a badge. Stand within one mile of the trailhead, say Yes, and it’s yours.',
  });
});
