import { feedMessages } from './files.messages.ts';

/** For the head of a page, so that feed readers find the feed by themselves. */
export const feedLink = {
  rel: 'alternate',
  type: 'application/atom+xml',
  title: feedMessages.title,
  href: '/feed.xml',
};
