/** The collection's view of the guide: enough to draw every badge, earned or not. */

import type { Milestone } from '../../../domain/badge/milestone.ts';
import { sameBadge } from '../../../domain/badge/name.ts';
import type { Point } from '../../../domain/geo/geo.ts';
import type { BadgeShape } from '../../../domain/pictures/badge-sheet.ts';
import type { Region } from '../../../domain/trail/region.ts';
import type { Sight } from '../../../domain/trail/trail.ts';

export type CollectionHike = {
  badge: string;
  park: string;
  /** Which hike it is, see hikeNameOf. */
  name: string;
  path: string;
  picture: string;
  /** The badge as line art, while it is not earned. */
  outline: string;
  /** Its poster, and the focal point, as a fraction from the left. */
  scene: { src: string; focus: number };
  sights: readonly Sight[];
  /** The position of its trailhead on the small map. */
  at: [number, number];
  place: Point;
};

export type CollectionGuide = {
  regions: (Pick<Region, 'code' | 'name'> & { shape: BadgeShape; hikes: CollectionHike[] })[];
  milestones: (Milestone & { picture: string })[];
  map: { outline: string; width: number; height: number };
  /** The address of the drive times. */
  drives: string;
  placeholder: string;
  testBadge: string;
  answers: { yes: string; no: string };
};

export const isEarned =
  (badges: readonly { name: string }[]) =>
  (hike: CollectionHike): boolean =>
    badges.some((badge) => sameBadge(badge.name, hike.badge));

export function getHike(guide: CollectionGuide, badgeName: string) {
  for (const region of guide.regions) {
    const hike = region.hikes.find((candidate) => sameBadge(candidate.badge, badgeName));
    if (hike) return { region, hike };
  }
  return undefined;
}
