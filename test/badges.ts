/** A small made-up catalog: far apart, close together, and one with two ends. */
import type { BadgeTarget } from '../domain/badge/rule.ts';
import type { BadgeHike, Guide } from '../server/site/catalog.ts';

export const places = {
  lighthouse: { latitude: 47.2, longitude: -91.37 },
  gorge: { latitude: 46.65, longitude: -92.37 },
  /** Eight hundred meters north of the gorge. */
  swingBridge: { latitude: 46.6572, longitude: -92.37 },
  /** The two ends of a one-way hike, some 22 km apart. */
  ridgeStart: { latitude: 44.0, longitude: -91.5 },
  ridgeEnd: { latitude: 44.2, longitude: -91.5 },
  nowhere: { latitude: 45.5, longitude: -95.5 },
} as const;

export const testBadges: BadgeTarget[] = [
  { name: 'Lighthouse', page: '/trails/north-shore/lighthouse', points: [places.lighthouse] },
  { name: 'Gorge', page: '/trails/north-shore/gorge', points: [places.gorge] },
  { name: 'Swing Bridge', page: '/trails/north-shore/swing-bridge', points: [places.swingBridge] },
  { name: 'Ridge', page: '/trails/southeast/ridge', points: [places.ridgeStart, places.ridgeEnd] },
];

export const testHikes: BadgeHike[] = testBadges.map(({ name, page, points }) => ({
  badge: name,
  trail: `${name} Trail`,
  park: `${name} State Park`,
  path: page ?? '',
  place: 'Lot at the end of the road',
  points,
}));

export const testGuide: Guide = {
  regions: ['north-shore', 'southeast'],
  hikes: testBadges.map(({ name, page, points: [trailhead = places.nowhere] }) => {
    const [, , region = '', slug = ''] = page?.split('/') ?? [];
    return {
      slug,
      region,
      park: `${name} State Park`,
      trail: `${name} Trail`,
      path: page ?? '',
      badge: name,
      trailhead,
      pages: [],
      facts: [],
    };
  }),
};
