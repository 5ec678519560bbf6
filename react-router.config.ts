import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  /** The application that tools/build/render-site.ts asks for every page; its styles, fonts and icons go into the site. */
  buildDirectory: 'build/pages',
} satisfies Config;
