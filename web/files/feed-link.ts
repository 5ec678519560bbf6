import { site } from '../../content/site.ts';

/** For the head of a page, so that feed readers find the feed by themselves. */
export const feedLink = {
  rel: 'alternate',
  type: 'application/atom+xml',
  title: `${site.name}: changes to the hikes`,
  href: '/feed.xml',
};
