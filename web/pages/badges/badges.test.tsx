import { expect, test } from 'vitest';
import { all, pageMarkup, pictureOf, wordsOf } from '../../../test/markup.tsx';
import BadgesPage from './badges.tsx';

test('how a badge is earned is told in six steps, with signing in first, and beside them that one may also try first', () => {
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
  expect(wordsOf(markup.replace(list, ''))).toContain('you may also try first');
});
