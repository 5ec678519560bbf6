import { expect, test } from 'vitest';
import { all, getHead, getPicture, pageMarkup, toWords } from '../../../test/markup.tsx';
import BadgesPage, { meta } from './badges.tsx';

test('earning a badge takes six steps, with a note that trying before signing in works too', () => {
  const markup = pageMarkup(BadgesPage, { count: 2, samples: [], card: getPicture('card') });
  const [list = ''] = all(markup, 'ol');
  expect(all(list, 'h2').map(toWords)).toEqual([
    'Be at a listed hike',
    'Open this site on your phone or tablet',
    'Click Sign In With Google',
    'Click Badge Collection in the header',
    'Answer Yes to “Do you want to try for a badge?”',
    'Earn the badge if you are within one mile',
  ]);
  expect(toWords(markup.replace(list, ''))).toContain('tap “Try for this badge” on the trail page first');
});

test('the page counts the badges, links to all of them, and names those that it shows', () => {
  const samples = [{ name: 'Gorge', badge: getPicture('gorge') }];
  const loaderData = { count: 50, samples, card: getPicture('card') };
  const markup = pageMarkup(BadgesPage, loaderData);
  expect(all(markup, 'h1').map(toWords)).toEqual(['fifty badges, six steps']);
  expect(toWords(markup)).toContain('See all 50 badges');
  expect(markup).toContain('alt="Gorge badge"');
  expect(getHead(meta, loaderData)).toContainEqual({
    name: 'description',
    content: 'Each of the fifty hikes has a badge. Stand within one mile of the trailhead, say Yes, and it’s yours.',
  });
});
