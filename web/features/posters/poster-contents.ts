/** The content of a poster: scene, badges, days, and a first name only on request. */
import { site } from '../../../content/site.ts';
import { badgeSize, emblemSize } from '../../../domain/pictures/badge-sheet.ts';
import { formatDayEarned } from '../../lib/text/day-earned.ts';
import type { EarnedBadge } from '../badges/earned.ts';
import { type CollectionGuide, isEarned } from '../badges/guide.ts';
import type { Hiker } from '../badges/hikers.ts';
import { reached, standings } from '../milestones/standings.ts';
import type { PosterContent } from './poster.ts';
import { onPoster } from './posters.messages.ts';

export type Poster = Omit<PosterContent, 'band' | 'right'> & { alt: string; file: string };

export function badgePoster({ name, hike, earnedDate, picture, scene }: EarnedBadge): Poster {
  const lines = [hike, formatDayEarned(earnedDate)].filter((line) => line !== undefined && line !== '') as string[];
  return {
    title: name,
    lines,
    left: site.name,
    file: `${name}.png`,
    pictures: [{ src: picture, ...badgeSize }],
    scene,
    alt: onPoster.altOfBadge(name, lines),
  };
}

/** Oldest first, then the milestones; badges that are not in this guide are left out. */
export function collectionPoster(guide: CollectionGuide, { badges }: Hiker): Poster {
  const all = guide.regions.flatMap(({ hikes }) => hikes);
  const isFound = isEarned(badges);
  const found = badges.filter(({ path }) => path).reverse();
  const milestones = reached(standings(guide, badges)).reverse();
  const inRegions = guide.regions.filter(({ hikes }) => hikes.some(isFound)).length;
  return {
    title: onPoster.count(found.length, all.length),
    lines: [onPoster.reached(inRegions, guide.regions.length), formatDayEarned(found.at(-1)?.earnedDate ?? '')],
    left: site.name,
    pictures: [
      ...found.map(({ picture }) => ({ src: picture, ...badgeSize })),
      ...milestones.map(({ milestone }) => ({ src: milestone.picture, ...emblemSize })),
    ],
    alt: onPoster.altOfAll([...found.map(({ name }) => name), ...milestones.map(({ milestone }) => milestone.name)]),
    file: `${onPoster.count(found.length, all.length)}.png`,
  };
}
