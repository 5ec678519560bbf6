/** Turns stored records into badges to show, deduplicated by name. */
import { sameBadge } from '../../../domain/badge/name.ts';
import { testBadge } from '../../../domain/badge/rule.ts';
import { ascending } from '../../../domain/order.ts';
import type { Badge } from '../../lib/api.ts';
import { type CollectionGuide, type CollectionHike, getHike } from './guide.ts';

export type EarnedBadge = {
  /** Of the record on the server. */
  id: string;
  name: string;
  /** A full timestamp, or a date alone in old records. */
  earnedDate: string;
  picture: string;
  /** Of the hike, see hikeNameOf. */
  hike?: string;
  scene?: CollectionHike['scene'];
  path?: string;
  regionCode?: string;
};

/** Adds badges that the list may lack. Returns the same list if it has them all. */
export function withAwarded(documents: readonly Badge[], awarded: readonly Badge[]): readonly Badge[] {
  const fresh = awarded.filter(({ $id }) => documents.every((document) => document.$id !== $id));
  return fresh.length > 0 ? [...documents, ...fresh] : documents;
}

/**
 * Newest first. Names that differ only in case are one badge, with its first day; records without a name are dropped.
 */
export function earnedBadges(guide: CollectionGuide, documents: readonly Badge[]): EarnedBadge[] {
  const byName = new Map<string, EarnedBadge>();
  const oldestFirst = [...documents].sort((a, b) => ascending(a.earnedDate, b.earnedDate));
  for (const document of oldestFirst) {
    const name = document.badgeName?.trim();
    if (!name || byName.has(name.toLowerCase())) continue;
    byName.set(name.toLowerCase(), earnedBadge(guide, document));
  }
  return [...byName.values()].reverse();
}

export function earnedBadge(guide: CollectionGuide, badge: Badge): EarnedBadge {
  const name = badge.badgeName.trim();
  const found = getHike(guide, name);
  return {
    id: badge.$id,
    name: found?.hike.badge ?? name,
    earnedDate: badge.earnedDate,
    picture: getPicture(guide, badge),
    hike: found?.hike.name,
    scene: found?.hike.scene,
    path: found?.hike.path,
    regionCode: found?.region.code,
  };
}

/** By a known file name, else by the badge's name, else the placeholder. */
export function getPicture(
  guide: CollectionGuide,
  { badgeName, badgeFile }: Pick<Badge, 'badgeName' | 'badgeFile'>,
): string {
  return (badgeFile && pictureByFile(guide, badgeFile)) || pictureByName(guide, badgeName) || guide.placeholder;
}

const pictureByName = (guide: CollectionGuide, name: string): string | undefined =>
  sameBadge(name, testBadge.name) ? guide.testBadge : getHike(guide, name)?.hike.picture;

/** split-rock.svg, badge-north-shore-split-rock.png: files are named after their hikes, with any extension. */
function pictureByFile(guide: CollectionGuide, file: string): string | undefined {
  const called = file.toLowerCase().split('.')[0] ?? '';
  if (called === testBadge.file.split('.')[0]) return guide.testBadge;
  const hikes = guide.regions.flatMap((region) => region.hikes);
  return hikes.find(({ path }) => {
    const [region, slug] = path.split('/').slice(-2);
    return called === slug || called === `badge-${region}-${slug}`;
  })?.picture;
}
