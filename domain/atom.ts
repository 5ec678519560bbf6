/** An Atom feed (RFC 4287). */
import { escaped, xmlHead } from './xml.ts';

type Entry = { id: string; title: string; updated: string; url: string; text: string };

export type Feed = {
  url: string;
  title: string;
  author: string;
  updated: string;
  /** The same as a page or a document. */
  alternate: { type: string; url: string };
  entries: readonly Entry[];
};

export const atomFeed = ({ url, title, author, updated, alternate, entries }: Feed): string =>
  [
    `${xmlHead}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">`,
    `<id>${escaped(url)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<updated>${updated}</updated>`,
    `<author><name>${escaped(author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(url)}"/>`,
    `<link rel="alternate" type="${alternate.type}" href="${escaped(alternate.url)}"/>`,
    ...entries.map(toEntry),
    '</feed>\n',
  ].join('\n');

const toEntry = ({ id, title, updated, url, text }: Entry): string =>
  [
    `<entry><id>${escaped(id)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<updated>${updated}</updated>`,
    `<link rel="alternate" type="text/html" href="${escaped(url)}"/>`,
    `<content type="text">${escaped(text)}</content></entry>`,
  ].join('');
