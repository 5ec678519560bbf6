/**
 * A trail page's texts about the line: its credit, what it leaves out, its elevations, and how to help if there is
 * none.
 */
import { describe, expect, test } from 'vitest';
import type { RouteLine } from '../../../domain/trail/route-line.ts';
import { ourContent } from '../../../test/content.ts';
import { first } from '../../../test/first.ts';
import { toMarkup, toWords } from '../../../test/markup.tsx';
import { HowWeKnow } from '../../pages/trail/how-we-know.tsx';
import { TakeAlong } from '../../pages/trail/take-along.tsx';
import { ElevationProfile } from './elevation-profile.tsx';
import { Walk } from './walk.tsx';

const { listed } = ourContent;
const trail = first(listed.filter(({ route }) => route?.lengthNote));
const { route } = trail;
if (!route) throw new Error('no line');
const without = first(listed.filter((other) => !other.route));

const map = '<svg class="map-trail"><g class="map-start"></g><g class="map-way"></g><path class="map-grid"/></svg>';
const walk = (change: Partial<typeof route> = {}, drawn = map) =>
  toMarkup(<Walk trail={trail} route={{ ...route, ...change }} map={drawn} />);

/** The remarks on the line under "How we know this". */
const remarks = (change: Partial<typeof route> = {}, drawn = map) =>
  toWords(toMarkup(<HowWeKnow trail={{ ...trail, route: { ...route, ...change } }} trailMap={drawn} />));

describe('the walk', () => {
  test('the walk credits the line with its license and its date', () => {
    const markup = walk({ date: '2026-09-23' });
    expect(markup).toContain(`href="${route.licenseUrl}"`);
    expect(toWords(markup)).toContain(`${route.source} ( ${route.license} ), September 23, 2026.`);
  });
  test('the walk says what the line leaves out and why it is shorter, and nothing if it is complete', () => {
    expect(remarks()).toContain(`About this route: ${route.missing}`);
    expect(remarks()).toContain(route.lengthNote);
    expect(remarks({ missing: 'nothing', lengthNote: undefined }, '')).not.toContain('About this route');
  });
  test('the walk explains the symbols on its map, and no others', () => {
    expect(toWords(walk())).toContain('Which way to go');
    expect(toWords(walk())).not.toContain('Turnaround');
    expect(toWords(walk({ shape: 'out and back' }, map.replace('map-grid', 'map-end')))).toContain('Turnaround');
  });
  test('the walk says that shores are missing only if they are', () => {
    expect(remarks()).toContain('No shores, streams or roads here.');
    expect(remarks({}, map.replace('map-grid', 'map-lake'))).not.toContain('shores, streams');
  });
  test('the walk offers a track to download, or only the trailhead if there is no line', () => {
    expect(toWords(toMarkup(<TakeAlong trail={trail} />))).toContain('Track as GPX');
    expect(toWords(toMarkup(<TakeAlong trail={without} />))).toContain('Trailhead as GPX');
  });
});

test('a hike without a line asks for help, while one with a line and a closed one do not', () => {
  const known = (hike: typeof trail) => toWords(toMarkup(<HowWeKnow trail={hike} />));
  expect(known(without)).toContain('We don’t have a route for this hike yet.');
  expect(known(trail)).not.toContain('No line');
  expect(known({ ...without, listed: false })).not.toContain('No line');
});

describe('the elevation profile', () => {
  const meters = [200, 230.48, 215.24, 260.96];
  const risen: RouteLine = meters.map((height, i) => [-91, 47 + i / 1000, height]);

  test('the elevation profile is drawn if the line has elevations, with its figures as text', () => {
    const markup = toMarkup(<ElevationProfile route={{ ...route, line: risen }} />);
    expect(markup).toContain(
      'aria-label="Elevation along the trail: between 660 and 860 feet, about 250 feet up and 50 feet down."',
    );
    expect(toWords(markup)).toContain('About 250 feet up and 50 feet down along the trail.');
    // 200 feet between lowest and highest are 200 units, from the base at 240 up to 40;.
    expect(markup).toContain('d="M0 240L413 140L827 190L1240 40"');
  });
  test('the elevation profile does not exaggerate flat ground', () => {
    const flat: RouteLine = risen.map(([x, y], i) => [x, y, 200 + (i % 2)]);
    const heights = /d="(M0 [^"V]*)"/.exec(toMarkup(<ElevationProfile route={{ ...route, line: flat }} />))?.[1] ?? '';
    const ys = [...heights.matchAll(/ (\d+)/g)].map(([, y]) => Number(y));
    expect(Math.max(...ys) - Math.min(...ys)).toBeLessThan(10);
  });
  test('the elevation profile is missing without elevations', () => {
    expect(toMarkup(<ElevationProfile route={route} />)).toBe('');
  });
});
