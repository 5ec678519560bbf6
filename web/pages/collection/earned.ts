/** The stored records as badges to show: one of each name, whatever was stored. */
import type { Badge } from '../../lib/replies.ts';
import { type CollectionGuide, hikeOf } from './guide.ts';

export type EarnedBadge = {
  name: string;
  /** A full timestamp, or a date alone in old records. */
  earnedDate: string;
  picture: string;
  path?: string;
  regionCode?: string;
};

/** The list with badges that it may not hold yet. The same list where it holds them all. */
export function withAwarded(documents: readonly Badge[], awarded: readonly Badge[]): readonly Badge[] {
  const fresh = awarded.filter(({ $id }) => documents.every((document) => document.$id !== $id));
  return fresh.length > 0 ? [...documents, ...fresh] : documents;
}

/** Newest first. Names that differ only in case are one badge, the first earned; empty names are nothing. */
export function earnedBadges(guide: CollectionGuide, documents: readonly Badge[]): EarnedBadge[] {
  const byName = new Map<string, EarnedBadge>();
  const oldestFirst = [...documents].sort((a, b) => a.earnedDate.localeCompare(b.earnedDate));
  for (const document of oldestFirst) {
    const name = document.badgeName?.trim();
    if (!name || byName.has(name.toLowerCase())) continue;
    byName.set(name.toLowerCase(), badgeOf(guide, name, document));
  }
  return [...byName.values()].reverse();
}

/** The picture: by its file, else by its name, else the placeholder. */
function badgeOf(guide: CollectionGuide, name: string, { badgeFile, earnedDate }: Badge): EarnedBadge {
  const found = hikeOf(guide, name);
  const byFile = badgeFile?.startsWith('test-badge') ? guide.testBadge : undefined;
  return {
    name: found?.hike.badge ?? name,
    earnedDate,
    picture: byFile ?? found?.hike.picture ?? guide.placeholder,
    path: found?.hike.path,
    regionCode: found?.region.code,
  };
}

const dateFormat: Intl.DateTimeFormatOptions = { dateStyle: 'long' };

/** In the visitor's own format. A date without a time is that day everywhere. */
export function localDate(earnedDate: string): string {
  const dateOnly = /^\d{4}-\d{2}-\d{2}$/.test(earnedDate);
  const date = new Date(dateOnly ? `${earnedDate}T12:00:00` : earnedDate);
  return new Intl.DateTimeFormat(undefined, dateFormat).format(date);
}

export const localTime = (moment: string): string =>
  new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(new Date(moment));
