import type { Config } from '@react-router/dev/config';
import { loadContent } from './content/load.ts';

export default {
  appDirectory: 'web',
  /** Emptied at each build; tools/build.ts moves the finished site to build/client. */
  buildDirectory: 'build/pages',
  /** Finished pages are files. While developing they are made when asked for, so that a new hike has its page at once. */
  ssr: process.env.NODE_ENV === 'development',
  /** Every page is made at build time; the same list of content feeds the routes, the lists and the sitemap. */
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), ...pagesFromContent()],
} satisfies Config;

function pagesFromContent(): string[] {
  const { regions, trails, listed } = loadContent();
  const files = listed.flatMap(({ path }) => ['gpx', 'geojson', 'ics'].map((kind) => `${path}/hike.${kind}`));
  return [...regions.map((region) => region.path), ...trails.map((trail) => trail.path), ...files];
}
