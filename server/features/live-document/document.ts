/** Renders /now.json and /now.atom from the current notices and reports. */

import { site } from '../../../content/site.ts';
import { state } from '../../../content/state.ts';
import { atomFeed } from '../../../domain/atom.ts';
import {
  byUrgency,
  holdsAt,
  type LiveDocument,
  liveDocumentPath,
  liveFeedPath,
  type Notice,
  type NoticeKind,
} from '../../../domain/status/live-document.ts';
import { statusMessages } from '../../../domain/status/status.messages.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import { lastMoment } from '../../../domain/time/last-moment.ts';
import { formatDate } from '../../../domain/units.ts';
import { toConditions } from '../../http/responses.ts';
import type { Guide } from '../../site/catalog.ts';
import { type CountedReports, isOff, type Switches } from '../../store/conditions.ts';
import { type CurrentNotice, toFields } from '../../store/notices.ts';

/** Snapshot of the last database read. */
export type Live = { notices: readonly CurrentNotice[]; reports: readonly CountedReports[]; off: Switches };

/** Active and upcoming notices, and condition reports, without names and ids of stewards. */
export function toLiveDocument(live: Live, guide: Guide, { now, asOf }: { now: Date; asOf: Date }): LiveDocument {
  const notices = live.notices
    .filter(({ withdrawn, ends_at: end }) => withdrawn === 0 && Date.parse(end) > now.getTime())
    .map((row) => publicNotice(row, guide))
    .filter(({ hikes }) => hikes.length > 0)
    .toSorted(byUrgency);
  const known = new Set(guide.hikes.map(({ slug }) => slug));
  const shown = live.reports.filter(({ hike }) => known.has(hike) && !isOff(live.off, hike));
  return { version: 1, asOf: asOf.toISOString(), notices, conditions: toConditions(shown, now) };
}

function publicNotice(row: CurrentNotice, guide: Guide): Notice {
  const { hikes, regions, all, kind, words, from, until, source } = toFields(row);
  const isMeant = ({ slug, region }: Guide['hikes'][number]) => all || regions.includes(region) || hikes.includes(slug);
  return {
    id: row.id,
    hikes: guide.hikes.filter(isMeant).map(({ slug }) => slug),
    kind,
    words,
    from,
    until,
    asOf: row.revised_at,
    ...(source && { source }),
    by: 'steward',
  };
}

/** Atom: one entry per active notice. A correction updates the same entry. */
export function toLiveFeed(
  document: LiveDocument,
  guide: Guide,
  { origin, now }: { origin: string; now: Date },
): string {
  const notices = document.notices.filter((notice) => holdsAt(notice, now));
  const [latest] = notices.map(({ asOf }) => asOf).toSorted((a, b) => b.localeCompare(a));
  return atomFeed({
    url: origin + liveFeedPath,
    title: nowMessages.title,
    author: nowMessages.author,
    updated: latest ?? document.asOf,
    alternate: { type: 'application/json', url: origin + liveDocumentPath },
    entries: notices.map((notice) => toEntry(notice, guide, origin)),
  });
}

function toEntry({ id, hikes, kind, words, until, asOf, source }: Notice, guide: Guide, origin: string) {
  const meant = guide.hikes.filter(({ slug }) => hikes.includes(slug));
  const names = meant.map(({ park, trail }) => `${park}, ${trail}`);
  const said = [words, nowMessages.until(until), ...(source ? [nowMessages.source(source)] : []), nowMessages.by];
  return {
    id: `urn:uuid:${id}`,
    title: nowMessages.entryTitle(kind, names),
    updated: asOf,
    url: origin + (meant.length === 1 ? meant[0]?.path : '/now'),
    text: [...said, ...(meant.length > 1 ? names : [])].join('\n'),
  };
}

/** Texts of the notice feed. */
const nowMessages = {
  title: `${site.name}: closures and notices`,
  entryTitle: (kind: NoticeKind, hikes: string[]) =>
    `${statusMessages[kind]}: ${hikes.length === 1 ? hikes[0] : `${hikes.length} hikes`}`,
  /** The last day on which it applies. */
  until: (until: string) => `Through ${formatDate(dayAt(lastMoment(until), state.clock))}.`,
  source: (source: string) => `Source: ${source}.`,
  author: 'A park steward',
  by: 'Posted by a park steward.',
};
