/** Which regions a notice or an item of the queue is about. */
import type { NoticeFields } from '../../../domain/desk/desk.ts';
import { ApiError } from '../../http/errors.ts';
import type { Guide, GuideHike } from '../../site/catalog.ts';

type Scope = Pick<NoticeFields, 'hikes' | 'regions' | 'all'>;

export type DeskHikes = {
  getRegions(scope: Scope): 'all' | string[];
  /** Throws 400 for an unknown hike or region. */
  requireKnown(scope: Scope): void;
  bySlug(slug: string): GuideHike | undefined;
  byBadge(badge: string): GuideHike | undefined;
  byPath(path: string): GuideHike | undefined;
};

export function makeHikes({ regions: known, hikes: all }: Guide): DeskHikes {
  const bySlug = new Map(all.map((hike) => [hike.slug, hike]));
  const byBadge = new Map(all.map((hike) => [hike.badge, hike]));
  const byPath = new Map(all.map((hike) => [hike.path, hike]));
  return {
    bySlug: (slug) => bySlug.get(slug),
    byBadge: (badge) => byBadge.get(badge),
    byPath: (path) => byPath.get(path),
    /** A hike that was removed from the guide belongs to all regions, so only members with access to all of them can change it. */
    getRegions({ hikes, regions, all: everywhere }) {
      const ofHikes = hikes.map((slug) => bySlug.get(slug)?.region);
      if (everywhere || ofHikes.includes(undefined)) return 'all';
      return [...new Set([...regions, ...ofHikes.filter((region) => region !== undefined)])];
    },
    requireKnown({ hikes, regions }) {
      const unknown = hikes.find((slug) => !bySlug.has(slug)) ?? regions.find((region) => !known.includes(region));
      if (unknown === undefined) return;
      const field = hikes.includes(unknown) ? 'hikes' : 'regions';
      throw new ApiError(400, 'general_argument_invalid', `${field}: the guide has no ${unknown}.`);
    },
  };
}
