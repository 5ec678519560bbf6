/** Metadata for search engines and shared links. */
import { expect, test } from 'vitest';
import { site } from '../../content/site.ts';
import { getPicture } from '../../test/markup.tsx';
import { absolute, head } from './head.ts';

const card = getPicture('card');
const page = { path: '/about', title: 'About', description: 'What this is.', card };

test("URLs are absolute, with the site's origin", () => {
  expect(absolute('/about')).toBe(`${site.origin}/about`);
});

test('title, description, URL and card are in the metadata', () => {
  expect(head(page)).toEqual([
    { title: `About · ${site.name}` },
    { name: 'description', content: 'What this is.' },
    { tagName: 'link', rel: 'canonical', href: `${site.origin}/about` },
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: 'About' },
    { property: 'og:description', content: 'What this is.' },
    { property: 'og:url', content: `${site.origin}/about` },
    { property: 'og:image', content: `${site.origin}${card.src}` },
    { property: 'og:image:width', content: '390' },
    { property: 'og:image:height', content: '460' },
    { property: 'og:image:alt', content: card.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]);
});

test('a page named like the site shows the name once', () => {
  expect(head({ ...page, title: site.name })[0]).toEqual({ title: site.name });
});

test('structured data has its schema.org context', () => {
  expect(head({ ...page, data: [{ '@type': 'WebSite' }] }).at(-1)).toEqual({
    'script:ld+json': { '@context': 'https://schema.org', '@type': 'WebSite' },
  });
});

test('breadcrumbs start with the second level', () => {
  const up = { name: 'Hikes', path: '/hikes' };
  const crumbs = head({ ...page, trail: [up, { name: 'About', path: '/about' }] }).at(-1);
  expect(crumbs).toEqual({
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Hikes', item: `${site.origin}/hikes` },
        { '@type': 'ListItem', position: 2, name: 'About', item: `${site.origin}/about` },
      ],
    },
  });
  expect(head({ ...page, trail: [up] })).toEqual(head(page));
});
