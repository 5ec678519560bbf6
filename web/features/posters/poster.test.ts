/** The content of a poster, and how many patches fit. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { site } from '../../../content/site.ts';
import { collectionGuide, collectionHike } from '../../../test/collection.tsx';
import type { EarnedBadge } from '../badges/earned.ts';
import type { Hiker } from '../badges/hikers.ts';
import { gridFor } from './draw-poster.ts';
import { badgePoster, collectionPoster } from './poster-contents.ts';
import { onPoster, posterMessages } from './posters.messages.ts';

const badge = (name: string, earnedDate: string, other: Partial<EarnedBadge> = {}): EarnedBadge => ({
  id: name,
  name,
  earnedDate,
  picture: `/art/${name}.svg`,
  hike: `${name} Park`,
  path: `/trails/a/${name}`,
  ...other,
});
const hike = (name: string) => ({ ...collectionHike(name), address: 'Secret Road 1' });
const guide = collectionGuide({
  regions: [
    { code: 'no', name: 'North', shape: 'circle', hikes: [hike('Gorge'), hike('Light')] },
    { code: 'so', name: 'South', shape: 'circle', hikes: [hike('Prairie')] },
  ],
  milestones: [
    {
      id: 'two',
      name: 'Two',
      above: '',
      below: '',
      says: '',
      counted: '',
      picture: '/art/two.svg',
      rule: { kind: 'count', badges: 2 },
    },
  ],
});
const ann: Hiker = {
  id: 'ann',
  name: 'Ann',
  color: 'night',
  isOwn: true,
  badges: [
    badge('Test Badge', '2026-07-09', { path: undefined }),
    badge('Light', '2026-07-04'),
    badge('Gorge', '2026-05-02'),
  ],
};

describe('a poster', () => {
  test('a poster of one badge has its name, its park and its day, and no hiker’s name', () => {
    const poster = badgePoster(badge('Gorge', '2026-05-02'));
    expect(poster).toMatchObject({ title: 'Gorge', lines: ['Gorge Park', 'May 2, 2026'], left: site.name });
    expect(poster.alt).toBe('Poster of the Gorge badge: Gorge Park, May 2, 2026');
    expect(poster.file).toBe('Gorge.png');
    expect(badgePoster(badge('Old', 'once upon a time', { hike: undefined })).lines).toEqual([]);
  });

  test('a poster of all badges shows those of the guide, oldest first, then the milestones', () => {
    const poster = collectionPoster(guide, ann);
    expect(poster.title).toBe('two of three');
    expect(poster.lines[0]).toMatch(/^Badges from one region of /);
    expect(poster.lines[1]).toBe('July 4, 2026');
    expect(poster.alt).toBe('Poster of the badges Gorge, Light, Two');
    expect(poster.pictures.map(({ src }) => src)).toEqual(['/art/Gorge.svg', '/art/Light.svg', '/art/two.svg']);
    expect(JSON.stringify(poster)).not.toMatch(/Ann|Secret|Test Badge/);
  });
});

test.each([
  [1, 6, 'Badges from one region of Minnesota'],
  [4, 6, 'Badges from four regions of Minnesota'],
  [6, 6, 'Badges from all six regions of Minnesota'],
])('a poster with badges from %i of %i regions says “%s”', (reached, regions, line) => {
  expect(onPoster.reached(reached, regions)).toBe(line);
});

test("a poster shows the hiker's name only on request", () => {
  expect(posterMessages.withName('Max')).toBe('Add the name Max');
});

test('any number of patches fits, as large as possible', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 70 }), (count) => {
      const [width, height, ratio] = [920, 760, 390 / 460];
      const { columns, rows, size } = gridFor(count, width, height, ratio);
      expect(columns * rows).toBeGreaterThanOrEqual(count);
      expect(size * columns).toBeLessThanOrEqual(width + 0.001);
      expect((size / ratio) * rows).toBeLessThanOrEqual(height + 0.001);
      const larger = size * 1.02;
      const fits = Math.floor(width / larger) * Math.floor((height * ratio) / larger);
      expect(fits).toBeLessThan(count);
    }),
  );
});
