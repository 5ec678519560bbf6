/** What the loaders of pages make of the guide: orders, counts and dates. */
import { expect, test, vi } from 'vitest';
import { distanceKm } from '../../domain/geo/geo.ts';
import { first } from '../../test/first.ts';
import { loader as sitemap } from '../files/sitemap.ts';
import { readGuide } from '../lib/guide.server.ts';
import { absolute } from '../lib/head.ts';
import { loader as catalogPage } from './catalog/catalog.tsx';
import { loader as trailPage } from './trail/trail.tsx';

/** The content with a date of its own for each hike, and one picture for everything. */
vi.mock('../lib/guide.server.ts', async (importOriginal) => {
  const { ourContent } = await import('../../test/content.ts');
  const { getPicture } = await import('../../test/markup.tsx');
  const { loadDrives } = await import('../../content/roads.ts');
  const { readRoads } = await import('../../domain/drive/drive.ts');
  const one = getPicture('one');
  const group = new Proxy({}, { get: () => one });
  const trails = ourContent.trails.map((trail, i) => ({ ...trail, checked: `2026-09-${10 + (i % 20)}` }));
  const guide = {
    ...ourContent,
    trails,
    listed: trails.filter(({ listed }) => listed),
    pictures: new Proxy({}, { get: () => group }),
    photos: {},
  };
  return {
    ...(await importOriginal<object>()),
    readGuide: () => guide,
    readMap: () => '',
    readMaps: () => ({ state: { drives: '' } }),
    readDrives: () => readRoads(loadDrives(ourContent).roads),
  };
});

const { trails, listed } = readGuide();

test('the sitemap dates each trail page by the last check of its facts, and no other page', async () => {
  const xml = await sitemap().text();
  const dated = [...xml.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)];
  expect(dated.map(([, page, date]) => [page, date])).toEqual(
    trails.map(({ path, checked }) => [absolute(path), checked]),
  );
  expect(xml.match(/<loc>/g)?.length).toBeGreaterThan(dated.length);
});

test('the catalog has the badge of every hike, in the order of the alphabet', () => {
  const names = catalogPage().badges.map(({ name }) => name);
  expect(names).toHaveLength(listed.length);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
});

test('a trail page names the three nearest hikes, the shortest drive first', () => {
  const trail = first(listed.filter(({ slug }) => slug === 'split-rock'));
  const { neighbors } = trailPage({ params: { region: trail.region, slug: trail.slug } } as never);
  const byDistance = listed
    .filter(({ id }) => id !== trail.id)
    .map(({ path, trailhead }) => ({ path, km: distanceKm(trail.trailhead, trailhead) }))
    .sort((a, b) => a.km - b.km);
  expect(neighbors.map(({ path }) => path).toSorted()).toEqual(
    byDistance
      .slice(0, 3)
      .map(({ path }) => path)
      .toSorted(),
  );
  const minutes = neighbors.map((neighbor) => neighbor.minutes);
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  expect(new Set(minutes).size).toBeGreaterThan(1);
});
