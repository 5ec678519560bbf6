/** What changed in the hikes, newest first: notices, and when the facts were last checked. */
import { site } from '../../../content/site.ts';
import { atomFeed } from '../../../domain/atom.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { absolute } from '../../lib/head.ts';
import { feedMessages } from '../files.messages.ts';

const mostEntries = 100;

/** 2026 means the year, 2026-09 the month, 2026-09-14 the day. */
const moment = (date: string): string => `${date}-01-01`.slice(0, 'YYYY-MM-DD'.length).concat('T00:00:00Z');

export function feed(trails: readonly Trail[]): string {
  const entries = trails
    .flatMap(getChanges)
    .sort((a, b) => b.updated.localeCompare(a.updated) || a.id.localeCompare(b.id))
    .slice(0, mostEntries);
  return atomFeed({
    url: absolute('/feed.xml'),
    title: feedMessages.title,
    author: site.name,
    updated: entries[0]?.updated ?? moment(site.policyDate),
    alternate: { type: 'text/html', url: absolute('/hikes') },
    entries,
  });
}

function getChanges({ park, trail, path, notices, checked }: Trail) {
  const url = absolute(path);
  const name = `${park}, ${trail}`;
  return [
    ...notices.map(({ reported, title, text }) => ({
      id: `${url}#${reported}-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
      title: `${name}: ${title}`,
      updated: moment(reported),
      text,
      url,
    })),
    {
      id: `${url}#checked-${checked}`,
      title: feedMessages.checked(name),
      updated: moment(checked),
      text: feedMessages.checkedText(checked),
      url,
    },
  ];
}
