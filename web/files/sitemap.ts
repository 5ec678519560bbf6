/** Every public page, listed by hand; a test compares it with a list of its own (e2e/pages.ts). */
import { readGuide } from '../lib/guide.server.ts';
import { absolute } from '../lib/head.ts';
import { hasServer } from '../lib/server.ts';

const fixedPages = [
  '/hikes',
  '/plan',
  ...(hasServer ? ['/badges', '/badges/rules', '/badges/me', '/verify'] : []),
  '/badges/passport',
  '/badge-catalog',
  '/before-you-go',
  '/about',
  '/privacy',
  '/terms',
  '/cookies',
];

export function loader() {
  const { regions, trails } = readGuide();
  const pages = [
    ...fixedPages.map((path) => ({ path, checked: undefined })),
    ...regions.map(({ path }) => ({ path, checked: undefined })),
    ...trails.map(({ path, checked }) => ({ path, checked })),
  ];
  const urls = pages.map(
    ({ path, checked }) => `<url><loc>${absolute(path)}</loc>${checked ? `<lastmod>${checked}</lastmod>` : ''}</url>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/xml' } });
}
