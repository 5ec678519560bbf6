/** Every badge that can be earned here, with its check points. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../content/load.ts';
import { state } from '../../content/state.ts';
import { type BadgeTarget, testBadge } from '../../domain/badge/rule.ts';
import type { Point } from '../../domain/geo/geo.ts';
import type { When } from '../../domain/trail/facts.ts';
import { checkPoints, type Trail } from '../../domain/trail/trail.ts';

/** Data about a hike in the proof of its badge. */
export type BadgeHike = {
  badge: string;
  trail: string;
  park: string;
  path: string;
  /** Name of the trailhead. */
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

const getTargets = (hikes: readonly BadgeHike[]): BadgeTarget[] =>
  hikes.map(({ badge, path, points }) => ({ name: badge, page: path, points }));

/** A fact with the date of its source, if the source has one. */
export type DatedFact = { field: string; words: string; known: string | null; source: string; when?: When };

/** Data about a hike for notices, the weather and the desk. */
export type GuideHike = {
  slug: string;
  region: string;
  park: string;
  trail: string;
  path: string;
  badge: string | null;
  trailhead: Point;
  /** Official pages: of the place, and of its conditions. */
  pages: string[];
  facts: DatedFact[];
};

export type Guide = { regions: string[]; hikes: GuideHike[] };

/** Every hike with a page, listed or not. */
export const getGuide = ({ regions, trails }: Pick<Content, 'regions' | 'trails'>): Guide => ({
  regions: regions.map(({ slug }) => slug),
  hikes: trails.map((hike) => ({
    slug: hike.slug,
    region: hike.region,
    park: hike.park,
    trail: hike.trail,
    path: hike.path,
    badge: hike.badge ?? null,
    trailhead: { latitude: hike.trailhead.latitude, longitude: hike.trailhead.longitude },
    pages: [
      ...new Set([hike.official.page, hike.official.conditions].flatMap((page) => (page ? [withoutHash(page)] : []))),
    ],
    facts: datedFacts(hike),
  })),
});

const withoutHash = (url: string): string => url.replace(/#.*$/, '');

function datedFacts(hike: Trail): DatedFact[] {
  const source = hike.sources.join(', ');
  const single = (['wheels', 'water', 'signal', 'hours', 'winter', 'transit', 'services', 'walked'] as const).flatMap(
    (field) => {
      const fact = hike[field];
      return fact ? [{ field: field as string, words: fact.words, known: fact.known ?? null, source }] : [];
    },
  );
  return [
    ...single,
    ...hike.hazards.map(({ kind, words, known }) => ({
      field: `hazard: ${kind}`,
      words,
      known: known ?? null,
      source,
    })),
    ...hike.seasons.map(({ kind, words, known, source, when }) => ({
      field: `season: ${kind}`,
      words,
      known: known ?? null,
      source,
      when,
    })),
    ...hike.notices.map(({ title, text, reported, source }) => ({
      field: `notice: ${title}`,
      words: text,
      known: reported,
      source: source.name,
    })),
  ];
}

export type Catalog = { badges: BadgeTarget[]; hikes: BadgeHike[]; guide: Guide };

export const getCatalog = (content: Pick<Content, 'listed' | 'regions' | 'trails'>): Catalog => {
  const hikes = badgeHikes(content);
  return { badges: getTargets(hikes), hikes, guide: getGuide(content) };
};

const catalogIn = (buildFolder: string) => join(buildFolder, 'badges.json');

/** Written next to the pages, so that a production server does not have to read every hike. */
export const writeCatalog = (buildFolder: string, { hikes, guide }: Catalog): void =>
  writeFileSync(catalogIn(buildFolder), JSON.stringify({ hikes, guide }));

/** Undefined if it is missing or was written by an older version with fewer fields. */
export function readCatalog(buildFolder: string): Catalog | undefined {
  const file = catalogIn(buildFolder);
  if (!existsSync(file)) return undefined;
  const { hikes, guide } = JSON.parse(readFileSync(file, 'utf8'));
  return guide?.hikes[0]?.trailhead && { badges: getTargets(hikes), hikes, guide };
}

export const testBadgeTarget: BadgeTarget = {
  name: testBadge.name,
  page: null,
  points: [state.testBadge],
  radiusKm: testBadge.radiusKm,
};
