import { isNamedByContent } from './named-by-content.ts';

/** Redirect target of /. */
export const homePath = '/hikes';

/** Fragment on the front page for unknown paths; its message is shown only when the URL has it. */
export const notFoundId = 'not-found';
/** Redirect target of unknown paths: the same page, with a message. */
export const notFoundPath = `${homePath}#${notFoundId}`;

const fileEndings =
  /\.(avif|bmp|gif|ico|jpe?g|png|svg|webp|css|m?js|map|wasm|otf|ttf|woff2?|json|webmanifest|geojson|gpx|kml|ics|csv|data|txt|xml|ya?ml|pdf|br|gz|zip|mp[34]|webm)$/i;

/** Whether an unknown path names a file, which is a 404 when missing. Any other dot may belong to a page: /st.croix, /hikes.html. */
export const isFilePath = (path: string): boolean =>
  isNamedByContent(path) || path.startsWith('/icons/') || path.includes('/.') || fileEndings.test(path);

/**
 * The pages that an unknown path may mean: it has a slash at its end, is in upper case, or was cut off after the region:
 * /trails/north-shore for /northshore, /trails/twin-cities-metro for /metro. The offline guide has the collection at one of its two addresses.
 */
export function pagesMeant(path: string): string[] {
  const plain = path.toLowerCase().replace(/\/$/, '');
  if (plain === '/badge-collection') return ['/badges/me'];
  const [, region] = /^(?:\/trails)?\/([a-z-]+)$/.exec(plain) ?? [];
  return region ? [plain, `/${region.replace(/-and-|-/g, '')}`, `/${region.split('-').at(-1)}`] : [plain];
}
