/** What the front page says in place of the finder. */
import { scriptMissing } from '../../ui/without-script-words.ts';

export const withoutSearch = {
  why: `Search needs JavaScript, ${scriptMissing}. Pick a region or a theme instead.`,
  byRegion: 'By region',
  byTheme: 'By theme',
};
