/** The addresses that are files of the finished site: pages, and the files that they hand out. */
import type { Content } from '../content/load.ts';
import { manyHikes, stepsOf } from '../domain/many-hikes.ts';
import { hikesAddress } from './features/finder/finder-hikes.ts';
import routes from './routes.ts';

export type Paths = { pages: string[]; files: string[] };

const hikeFiles = ['hike.gpx', 'hike.geojson', 'hike.ics', 'badge.svg'];

export function pathsOf({ regions, trails, listed }: Pick<Content, 'regions' | 'trails' | 'listed'>): Paths {
  const isWanted = (file: string) => file !== hikesAddress || listed.length >= manyHikes;
  return {
    pages: [...routesIn('pages'), ...stepsOf({ regions, listed }), ...trails.map(({ path }) => path)],
    files: [
      ...routesIn('files').filter(isWanted),
      ...listed.flatMap(({ path }) => hikeFiles.map((file) => `${path}/${file}`)),
    ],
  };
}

/** Those of a folder that stand for one address; the others stand for one each hike. */
const routesIn = (folder: 'pages' | 'files'): string[] =>
  routes.flatMap(({ path, file }) => (path && !/[:*]/.test(path) && file.startsWith(`${folder}/`) ? `/${path}` : []));
