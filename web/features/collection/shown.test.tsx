/** What a collection shows: how much of each region is found, where, and what is left. */
import { describe, expect, test } from 'vitest';
import { milesToKm } from '../../../domain/units.ts';
import { collectionGuide, collectionHike, inCollection } from '../../../test/collection.tsx';
import { all, toMarkup, toVisibleText, toWords } from '../../../test/markup.tsx';
import type { EarnedBadge } from '../badges/earned.ts';
import type { Hiker } from '../badges/hikers.ts';
import { DistanceRuler } from '../claim/answer-line.tsx';
import { Complete } from './complete.tsx';
import mapStyles from './earned-map.module.css';
import { EarnedMap } from './earned-map.tsx';
import styles from './progress.module.css';
import { Progress } from './progress.tsx';
import { StillOutThere } from './still-out-there.tsx';

const hike = (badge: string, x: number) =>
  collectionHike(badge, { at: [x, 50], path: `/trails/somewhere/${badge.toLowerCase()}` });
const guide = collectionGuide({
  regions: [
    {
      code: 'ns',
      name: 'North Shore',
      shape: 'circle',
      hikes: [hike('Gorge', 10), hike('Lighthouse', 20), hike('Beaver', 30)],
    },
    { code: 'nw', name: 'Northwest', shape: 'shield', hikes: [hike('Bison', 40)] },
  ],
});
const earned = (...names: string[]): EarnedBadge[] =>
  names.map((name) => ({ id: name, name, earnedDate: '2026-07-04', picture: `/art/${name}.svg` }));

describe('progress', () => {
  const shown = (...names: string[]) => toMarkup(inCollection({ guide }, <Progress badges={earned(...names)} />));

  test('progress counts the earned badges of each region, ignoring case', () => {
    expect(toWords(shown('GORGE', 'beaver'))).toBe('North Shore 2 of 3 Northwest 0 of 1');
    expect(toWords(shown())).toBe('North Shore 0 of 3 Northwest 0 of 1');
  });

  test('progress does not count badges of no region', () => {
    expect(toWords(shown('Test Badge', 'Bison'))).toBe('North Shore 0 of 3 Northwest 1 of 1');
  });

  test('progress lights one outline for each earned badge, starting with the first', () => {
    const lit = [...shown('Beaver', 'Bison').matchAll(/<svg [^>]*class="([^"]*)"/g)].map(
      ([, name]) => name === styles.lit,
    );
    expect(lit).toEqual([true, false, false, true]);
  });
});

describe('the map of lights', () => {
  const circles = (...names: string[]) =>
    [...toMarkup(inCollection({ guide }, <EarnedMap badges={earned(...names)} />)).matchAll(/<circle [^>]*>/g)].map(
      ([circle]) => ({
        x: Number(/cx="(\d+)"/.exec(circle)?.[1]),
        r: Number(/r="(\d+)"/.exec(circle)?.[1]),
        isLit: circle.includes(`class="${mapStyles.lit}"`),
      }),
    );

  test('the map of lights is lit where a badge was earned, and only there', () => {
    const lights = circles('Lighthouse', 'Bison');
    expect(lights.map(({ x }) => x)).toEqual([10, 20, 30, 40]);
    const [largest, smallest] = [Math.max(...lights.map(({ r }) => r)), Math.min(...lights.map(({ r }) => r))];
    expect(largest).toBeGreaterThan(smallest);
    expect(lights.filter(({ r }) => r === largest).map(({ x }) => x)).toEqual([20, 40]);
    expect(lights.map(({ isLit }) => isLit)).toEqual([false, true, false, true]);
  });

  test('the map of lights names its lights for screen readers', () => {
    expect(toMarkup(inCollection({ guide }, <EarnedMap badges={earned('Lighthouse', 'Bison')} />))).toContain(
      'aria-label="Map of Minnesota with lights at Lighthouse Park, Bison Park"',
    );
  });

  test('the map of lights is hidden while no badge is earned', () => {
    expect(toMarkup(inCollection({ guide }, <EarnedMap badges={earned('Test Badge')} />))).toBe('');
  });
});

describe('the list of remaining hikes', () => {
  const shown = (...names: string[]) =>
    toMarkup(inCollection({ guide }, <StillOutThere badges={earned(...names)} isOwn />));

  test('the list of remaining hikes is counted by region, with park and link of each hike', () => {
    expect(toWords(shown('Gorge'))).toBe(
      'Still out there: 3 What’s left near me North Shore 2 to go Lighthouse Lighthouse Park Beaver Beaver Park Northwest 1 to go Bison Bison Park',
    );
    expect(shown('Gorge')).toContain('href="/trails/somewhere/beaver"');
  });

  test('links to the finder only for the account’s own hiker, whose badges the finder knows', () => {
    const ofMax = toMarkup(inCollection({ guide }, <StillOutThere badges={earned('Gorge')} isOwn={false} />));
    expect(toWords(ofMax)).not.toContain('What’s left near me');
    expect(toWords(ofMax)).toContain('Still out there: 3');
  });

  test('leaves out a complete region, and is hidden when everything is found', () => {
    expect(all(shown('Bison'), 'h3').map(toWords)).toEqual(['North Shore 3 to go']);
    expect(shown('Gorge', 'Lighthouse', 'Beaver', 'Bison')).toBe('');
  });
});

describe('the ruler', () => {
  const at = (miles: number) => toMarkup(<DistanceRuler km={milesToKm(miles)} />);
  /** The width of the mile that earns the badge, as a share of the drawn distance. */
  const share = (miles: number) => {
    const mile = Number(/<rect [^>]*width="([\d.]+)"/.exec(at(miles))?.[1]);
    const you = Number(/<text x="([\d.]+)"[^>]*>you/.exec(at(miles))?.[1]);
    return mile / you;
  };

  test.each([
    [2, 1 / 2],
    [4, 1 / 4],
    [8, 1 / 8],
  ])('the ruler at %i miles draws the mile to scale', (miles, part) => {
    expect(share(miles)).toBeCloseTo(part, 5);
  });

  test('the ruler compresses long distances, so that the mile stays visible', () => {
    expect(share(100)).toBeGreaterThan(1 / 10);
    expect(share(100)).toBeLessThan(share(20));
    expect(share(8.1)).toBeLessThan(1);
  });

  test('the ruler prints both figures as text', () => {
    expect(at(4.2)).toContain('aria-label="You are 4.2 miles from the trailhead. You earn the badge within one mile."');
    expect(toVisibleText(<DistanceRuler km={milesToKm(4.2)} />)).toBe('trailhead 1 mi you, 4.2 mi');
    expect(toVisibleText(<DistanceRuler km={milesToKm(1.003)} />)).toBe('trailhead 1 mi you, 1.01 mi');
  });

  test('the ruler separates its two figures where they would overlap', () => {
    const heights = (miles: number) => [...at(miles).matchAll(/<text [^>]*y="(\d+)"/g)].map(([, y]) => y);
    expect(new Set(heights(1.1).slice(1)).size).toBe(2);
    expect(new Set(heights(4).slice(1)).size).toBe(1);
  });
});

test('a complete collection says when the last of its badges was earned', () => {
  const badges = [
    { ...earned('Bison')[0], earnedDate: '2026-10-02' },
    { ...earned('Gorge')[0], earnedDate: '2024-05-11' },
  ] as EarnedBadge[];
  const ann: Hiker = { id: 'ann', name: 'Ann', color: 'night', isOwn: true, badges };
  expect(toWords(toMarkup(inCollection({ guide }, <Complete hiker={ann} total={2} />)))).toContain(
    'every trailhead in the guide, the last one on October 2, 2026.',
  );
});
