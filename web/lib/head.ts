/** Metadata for search engines and shared links. */
import type { MetaDescriptor } from 'react-router';
import { site } from '../../content/site.ts';
import type { Picture } from '../../domain/pictures/pictures.ts';

type Page = {
  path: string;
  title: string;
  description: string;
  /** 1200 x 630, for shared links. */
  card: Picture;
  /** For pages that search engines should not index. */
  unlisted?: true;
  /** Structured data in addition to the breadcrumbs. */
  data?: object[];
  /** From the top of the site down to this page, itself included. */
  trail?: { name: string; path: string }[];
};

/** SITE_ORIGIN, where the operator sets it at build time. */
const origin = import.meta.env.SITE_ORIGIN ?? site.origin;

export const absolute = (path: string): string => new URL(path, origin).href;

export function head({ path, title, description, card, unlisted, data = [], trail = [] }: Page): MetaDescriptor[] {
  const fullTitle = title === site.name ? title : `${title} · ${site.name}`;
  const url = absolute(path);
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    ...(unlisted ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: absolute(card.src) },
    { property: 'og:image:width', content: String(card.width) },
    { property: 'og:image:height', content: String(card.height) },
    { property: 'og:image:alt', content: card.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...data.map((entity) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...entity } }) as MetaDescriptor),
    ...(trail.length > 1 ? [{ 'script:ld+json': breadcrumbs(trail) } as MetaDescriptor] : []),
  ];
}

function breadcrumbs(trail: { name: string; path: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: absolute(path),
    })),
  };
}
