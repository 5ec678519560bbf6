/** Every badge that can be earned here, with its check points. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../content/load.ts';
import { state } from '../content/state.ts';
import { type BadgeTarget, testBadge } from '../domain/badge-rule.ts';
import type { Point } from '../domain/geo.ts';
import { checkPoints } from '../domain/trail.ts';

export function badgeCatalog(content: Pick<Content, 'listed'>): BadgeTarget[] {
  return content.listed.flatMap((trail) =>
    trail.badge ? [{ name: trail.badge, trail: trail.path, points: checkPoints(trail) }] : [],
  );
}

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

export function badgeHikes(content: Pick<Content, 'listed'>): BadgeHike[] {
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

export type Catalog = { badges: BadgeTarget[]; hikes: BadgeHike[] };

export const catalogOf = (content: Pick<Content, 'listed'>): Catalog => ({
  badges: badgeCatalog(content),
  hikes: badgeHikes(content),
});

const catalogIn = (buildFolder: string) => join(buildFolder, 'badges.json');

/** Beside the pages, for servers that show them as they were built: so those need not read every hike. */
export const writeCatalog = (buildFolder: string, catalog: Catalog): void =>
  writeFileSync(catalogIn(buildFolder), JSON.stringify(catalog));

export function readCatalog(buildFolder: string): Catalog | undefined {
  const file = catalogIn(buildFolder);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export const testBadgeTarget: BadgeTarget = {
  name: testBadge.name,
  trail: null,
  points: [state.testBadge],
  radiusKm: testBadge.radiusKm,
};
