/** What changed in the hikes, newest first: notices, and when the facts were last checked (Atom, RFC 4287). */
import { site } from '../../../content/site.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { escaped, xmlHead } from '../../../domain/xml.ts';
import { absolute } from '../../lib/head.ts';
import { feedWords } from '../words.ts';

const mostEntries = 100;

type Change = { id: string; title: string; date: string; text: string; url: string };

/** 2026 means the year, 2026-09 the month, 2026-09-14 the day. */
const moment = (date: string): string => `${date}-01-01`.slice(0, 'YYYY-MM-DD'.length).concat('T00:00:00Z');

export function feed(trails: readonly Trail[]): string {
  const changes = trails
    .flatMap(changesOf)
    .sort((a, b) => moment(b.date).localeCompare(moment(a.date)) || a.id.localeCompare(b.id))
    .slice(0, mostEntries);
  return [
    `${xmlHead}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">`,
    `<id>${absolute('/feed.xml')}</id>`,
    `<title>${escaped(feedWords.title)}</title>`,
    `<updated>${moment(changes[0]?.date ?? site.policyDate)}</updated>`,
    `<author><name>${escaped(site.name)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${absolute('/feed.xml')}"/>`,
    `<link rel="alternate" type="text/html" href="${absolute('/hikes')}"/>`,
    ...changes.map(entry),
    '</feed>\n',
  ].join('\n');
}

function changesOf({ park, trail, path, notices, checked }: Trail): Change[] {
  const url = absolute(path);
  const name = `${park}, ${trail}`;
  return [
    ...notices.map(({ reported, title, text }) => ({
      id: `${url}#${reported}-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
      title: `${name}: ${title}`,
      date: reported,
      text,
      url,
    })),
    {
      id: `${url}#checked-${checked}`,
      title: feedWords.checked(name),
      date: checked,
      text: feedWords.checkedText(checked),
      url,
    },
  ];
}

const entry = ({ id, title, date, text, url }: Change): string =>
  [
    `<entry><id>${escaped(id)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<updated>${moment(date)}</updated>`,
    `<link rel="alternate" type="text/html" href="${url}"/>`,
    `<content type="text">${escaped(text)}</content></entry>`,
  ].join('');
