import type { Config } from '@react-router/dev/config';
import { loadContent } from './content/load.ts';
import { pathsOf } from './web/paths.ts';

export default {
  appDirectory: 'web',
  /** Emptied at each build; tools/build.ts takes what belongs to the site from there. */
  buildDirectory: 'build/pages',
  /** While developing pages are made when asked for, by the same code, so that a new hike has its page at once. */
  prerender: () => {
    const { pages, files } = pathsOf(loadContent());
    return [...pages, ...files];
  },
} satisfies Config;
