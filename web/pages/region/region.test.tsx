/** A region's page about its hikes. */
import { describe, expect, test } from 'vitest';
import { toHike } from '../../../domain/finder/hike.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { asWalked } from '../../../domain/trail/walked.ts';
import { formatMiles } from '../../../domain/units.ts';
import { ourContent } from '../../../test/content.ts';
import { first } from '../../../test/first.ts';
import { all, getFacts, getPicture, pageMarkup, toWords } from '../../../test/markup.tsx';
import { regionMessages } from '../../lib/text/region.ts';
import { plainDifficulty } from '../../lib/text/trail-figures.ts';
import RegionPage from './region.tsx';
import { getTally, RegionHead } from './region-head.tsx';

const { regions, listed } = ourContent;

describe('the figures of a region', () => {
  const hike = (miles: number, route: 'loop' | 'one way' | 'total' = 'loop', walked?: Trail['walked']): Trail => ({
    ...first(listed),
    distance: { miles, route },
    walked,
  });
  const figures = (...trails: Trail[]) =>
    getFacts(<RegionHead region={first(regions)} picture={getPicture('region')} map="" tally={getTally(trails)} />);

  test('count its hikes and name the shortest and the longest', () => {
    expect(figures(hike(2.5), hike(0.4), hike(7))).toEqual({
      hikes: '3',
      'shortest hike': '0.4 mi',
      'longest hike': '7 mi',
    });
  });

  test('use the singular for one hike', () => {
    expect(figures(hike(2.5))).toMatchObject({ hike: '1' });
    expect(regionMessages.title('Far North', 1)).toBe('Far North: one hike');
    expect(regionMessages.description(1, 'Rock and water')).toBe('One hike, with a badge. Rock and water.');
    expect(regionMessages.description(9, 'Rock and water')).toBe('Nine hikes, each with a badge. Rock and water.');
  });

  test('leave out the length of a whole network, which is not a hike', () => {
    expect(figures(hike(3), hike(310, 'total'))).toMatchObject({ hikes: '2', 'longest hike': '3 mi' });
  });

  test('count the shortest there and back', () => {
    expect(figures(hike(0.6, 'one way'), hike(1.3))).toMatchObject({ 'shortest hike': '1.2 mi' });
    expect(figures(hike(10.3, 'one way'), hike(1.3))).toMatchObject({ 'longest hike': '10.3 mi' });
  });

  test('use the walked length, not the published one', () => {
    const fromTheLot = hike(1, 'loop', { miles: 2.5, words: 'From the lot and back it is 2.5 miles.' });
    expect(figures(fromTheLot, hike(2))).toMatchObject({
      'shortest hike': '2 mi',
      'longest hike': '2.5 mi',
    });
  });
});

describe.each(regions.map((region) => [region.name, region] as const))('the page of %s', (_, region) => {
  const trails = listed.filter((trail) => trail.region === region.slug);
  const markup = pageMarkup(RegionPage, {
    region,
    picture: getPicture('region'),
    card: getPicture('card'),
    mini: '<svg></svg>',
    map: '<svg class="map-region"></svg>',
    tally: getTally(trails),
    rows: trails.map((trail) => ({
      hike: toHike(trail),
      address: trail.address.text,
      badgeSrc: getPicture(trail.slug).src,
    })),
  });
  const rows = all(markup, 'li');

  test('has the map of its hikes, with its data credits', () => {
    expect(markup).toContain('<svg class="map-region">');
    expect(toWords(markup)).toContain('OpenStreetMap contributors');
  });

  test('has one row per hike: park, trail, address, length, time, difficulty', () => {
    expect(rows).toHaveLength(trails.length);
    for (const [i, trail] of trails.entries()) {
      const row = rows[i] ?? '';
      const { distance, difficulty } = asWalked(trail);
      expect(row).toContain(`href="${trail.path}"`);
      expect(row).toContain(`src="${getPicture(trail.slug).src}"`);
      for (const said of [trail.park, trail.trail, trail.address.text, plainDifficulty({ difficulty })])
        expect(toWords(row)).toContain(said);
      expect(toWords(row)).toContain(formatMiles(distance?.miles ?? 0));
    }
  });

  test('introduces the region and links back to all hikes', () => {
    expect(toWords(all(markup, 'h1')[0] ?? '')).toBe(region.name);
    expect(toWords(markup)).toContain(region.intro);
    expect(toWords(markup)).toContain('Back to Main Menu');
  });
});
