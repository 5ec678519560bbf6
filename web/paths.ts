/** The addresses that are files of the finished site: pages, and the files that they hand out. */
import type { Content } from '../content/load.ts';
import routes from './routes.ts';

export type Paths = { pages: string[]; files: string[] };

const hikeFiles = ['hike.gpx', 'hike.geojson', 'hike.ics', 'badge.svg'];

export function getPaths({ trails, listed }: Pick<Content, 'trails' | 'listed'>): Paths {
  return {
    pages: [...routesIn('pages'), ...trails.map(({ path }) => path)],
    files: [...routesIn('files'), ...listed.flatMap(({ path }) => hikeFiles.map((file) => `${path}/${file}`))],
  };
}

/** Routes of a folder with a single URL; the others have one URL per hike. */
const routesIn = (folder: 'pages' | 'files'): string[] =>
  routes.flatMap(({ path, file }) => (path && !/[:*]/.test(path) && file.startsWith(`${folder}/`) ? `/${path}` : []));
