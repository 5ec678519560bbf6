/** The hikes of each list that the finder suggests, found at build time for readers without JavaScript. */
import { state } from '../../../content/state.ts';
import { find, fromSearch, makeFinderIndex } from '../../../domain/finder/finder.ts';
import { toHike } from '../../../domain/finder/hike.ts';
import { phrasebookWith, synonyms } from '../../features/finder/query/phrases.ts';
import { understand } from '../../features/finder/query/understanding.ts';
import { ideas } from '../../features/finder/results/ideas.messages.ts';
import { toStories } from '../../files/stories.ts';
import type { Guide } from '../../lib/guide.server.ts';

export type ThemeList = { name: string; hikes: { path: string; park: string; trail: string }[] };

export function themeLists({ listed, regions }: Pick<Guide, 'listed' | 'regions'>): ThemeList[] {
  const index = makeFinderIndex(listed.map(toHike), { regions, state, synonyms, stories: toStories(listed) });
  const book = phrasebookWith(regions);
  return ideas.map(({ name, search }) => {
    const { asked } = understand(fromSearch(search, index.allFilters), index, book, undefined);
    const hikes = find(index, asked).found.map(({ hike: { path, park, trail } }) => ({ path, park, trail }));
    return { name, hikes };
  });
}
