/** Every badge that can be earned here, with its check points. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../content/load.ts';
import { state } from '../../content/state.ts';
import { type BadgeTarget, testBadge } from '../../domain/badge/rule.ts';
import type { Point } from '../../domain/geo/geo.ts';
import { checkPoints } from '../../domain/trail/trail.ts';

/** What a proof of a badge tells of its hike. */
export type BadgeHike = {
  badge: string;
  trail: string;
  park: string;
  path: string;
  /** The trailhead, in words. */
  place: string;
  points: readonly Point[];
};

function badgeHikes(content: Pick<Content, 'listed'>): BadgeHike[] {
  return content.listed.flatMap((hike) =>
    hike.badge
      ? [
          {
            badge: hike.badge,
            trail: hike.trail,
            park: hike.park,
            path: hike.path,
            place: hike.trailhead.place,
            points: checkPoints(hike),
          },
        ]
      : [],
  );
}

export const badgeCatalog = (content: Pick<Content, 'listed'>): BadgeTarget[] => targetsOf(badgeHikes(content));

const targetsOf = (hikes: readonly BadgeHike[]): BadgeTarget[] =>
  hikes.map(({ badge, path, points }) => ({ name: badge, trail: path, points }));

export type Catalog = { badges: BadgeTarget[]; hikes: BadgeHike[] };

const withTargets = (hikes: BadgeHike[]): Catalog => ({ badges: targetsOf(hikes), hikes });

export const catalogOf = (content: Pick<Content, 'listed'>): Catalog => withTargets(badgeHikes(content));

const catalogIn = (buildFolder: string) => join(buildFolder, 'badges.json');

/** Beside the pages, for servers that show them as they were built: so those need not read every hike. */
export const writeCatalog = (buildFolder: string, { hikes }: Catalog): void =>
  writeFileSync(catalogIn(buildFolder), JSON.stringify({ hikes }));

export function readCatalog(buildFolder: string): Catalog | undefined {
  const file = catalogIn(buildFolder);
  return existsSync(file) ? withTargets(JSON.parse(readFileSync(file, 'utf8')).hikes) : undefined;
}

export const testBadgeTarget: BadgeTarget = {
  name: testBadge.name,
  trail: null,
  points: [state.testBadge],
  radiusKm: testBadge.radiusKm,
};
