import { expect, test } from 'vitest';
import { find, fromSearch, isSearching, makeFinderIndex, toSearch } from '../../../../domain/finder/finder.ts';
import { toHike } from '../../../../domain/finder/hike.ts';
import { ourContent } from '../../../../test/content.ts';
import { toStories } from '../../../files/stories.ts';
import { synonyms } from '../query/phrases.ts';
import { ideas } from './ideas.messages.ts';

const guide = ourContent;
const index = makeFinderIndex(guide.listed.map(toHike), { ...guide, synonyms, stories: toStories(guide.listed) });

test.each(ideas)('the list "$name" is a query that matches at least three hikes but not all', ({ search }) => {
  const query = fromSearch(search, index.allFilters);
  expect(isSearching(query)).toBe(true);
  expect(toSearch(query, [])).toBe(search);
  const { found } = find(index, query);
  expect(found.length).toBeGreaterThan(2);
  expect(found.length).toBeLessThan(guide.listed.length / 2);
});
