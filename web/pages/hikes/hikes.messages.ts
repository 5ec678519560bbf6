/** The fallback of the finder on the front page. */
import { scriptMissing } from '../../ui/without-script.messages.ts';

export const withoutSearch = {
  why: `Search needs JavaScript. ${scriptMissing} Pick a region or a theme instead.`,
  byRegion: 'By region',
  byTheme: 'By theme',
};
