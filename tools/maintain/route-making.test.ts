/** Routes from made-up paths on a grid: a hundredth of a degree north is 1.11 km. */
import { describe, expect, test } from 'vitest';
import { distanceKm } from '../../domain/geo/geo.ts';
import { lineKm, type RoutePosition, stretchesKm, toPoint } from '../../domain/trail/route-line.ts';
import { makeLine, NoLine, type Way } from './route-making.ts';

/** Positions in thousandths of a degree from a corner; a step north is about 111 m. */
const at = (east: number, north: number): RoutePosition => [
  Number((-91 + east / 1000).toFixed(6)),
  Number((47 + north / 1000).toFixed(6)),
];
const way = (id: number, ...positions: RoutePosition[]): Way => ({ id, line: positions });
const trailhead = { latitude: 47.0002, longitude: -91 };

describe('paths become one line', () => {
  const north = way(1, at(0, 0), at(0, 1), at(0, 2));
  const beyond = way(2, at(3, 4), at(2, 3), at(0, 2));

  test('paths become one line from the trailhead to the far end, whatever their direction and order', () => {
    for (const ways of [
      [north, beyond],
      [beyond, north],
      [{ ...north, line: north.line.toReversed() }, beyond],
    ]) {
      const { line, joinedMeters } = makeLine(ways, trailhead, 'out and back');
      expect(line[0]).toEqual(at(0, 0));
      expect(line.at(-1)).toEqual(at(3, 4));
      expect(joinedMeters).toBe(0);
    }
  });
  test('paths become one line to the given end', () => {
    const { line } = makeLine([north, beyond], trailhead, 'one way', { longitude: -90.9979, latitude: 47.0031 });
    expect(line.at(-1)).toEqual(at(2, 3));
  });
  test('paths become one line by the shorter of two ways', () => {
    const detour = way(3, at(0, 0), at(-3, 1), at(0, 2));
    const { line } = makeLine([detour, north, beyond], trailhead, 'one way', toPoint(at(3, 4)));
    expect(line.every(([longitude]) => longitude >= -91)).toBe(true);
  });
  test('paths become one line across a small gap, which is reported', () => {
    const apart = way(2, at(0.5, 2), at(2, 3), at(3, 4));
    const { line, joinedMeters } = makeLine([north, apart], trailhead, 'one way');
    expect(joinedMeters).toBeCloseTo(distanceKm(toPoint(at(0, 2)), toPoint(at(0.5, 2))) * 1000, 0);
    expect(line.at(-1)).toEqual(at(3, 4));
  });
  test('paths become one line but not across a wide one', () => {
    const away = way(2, at(0, 5), at(0, 6));
    expect(() => makeLine([north, away], trailhead, 'one way')).toThrow(/not connected: a gap of 334 m between two/);
  });
});

describe('a loop', () => {
  const [a, b, c] = [at(0, 0), at(2, 2), at(-1, 2)];
  test('a loop ends where it starts, at the point nearest to the trailhead', () => {
    const { line } = makeLine([way(1, b, c), way(2, c, a), way(3, a, b)], trailhead, 'loop');
    expect(line[0]).toEqual(a);
    expect(line.at(-1)).toEqual(a);
    expect(lineKm(line)).toBeCloseTo(
      [...stretchesKm([a, b, c, a])].reduce((sum, km) => sum + km, 0),
      2,
    );
  });
  test('a loop at the end of a stem is walked out, around and back', () => {
    const stem = way(4, at(0, -2), a);
    const { line } = makeLine([way(1, a, b, c, a), stem], { latitude: 46.998, longitude: -91 }, 'loop');
    expect(line[0]).toEqual(at(0, -2));
    expect(line.at(-1)).toEqual(at(0, -2));
  });
  test('a loop with paths that are not part of it is refused', () => {
    expect(() => makeLine([way(1, a, b, c, a), way(2, b, c, at(5, 5), b)], trailhead, 'loop')).toThrow(NoLine);
    expect(() => makeLine([way(1, a, b, c)], trailhead, 'loop')).toThrow('the paths do not form a loop');
  });
});

test('a route loses redundant positions, and gets some where a straight path would jump', () => {
  const straight = way(1, ...Array.from({ length: 60 }, (_, i) => at(0, i / 10)), at(0, 12));
  const { line } = makeLine([straight], toPoint(at(0, 0)), 'one way');
  expect(line.length).toBeLessThan(30);
  expect(Math.max(...stretchesKm(line))).toBeLessThan(0.15);
  expect(lineKm(line)).toBeCloseTo(lineKm(straight.line), 2);
});

test('without a path there is no line', () => {
  expect(() => makeLine([], trailhead, 'one way')).toThrow(NoLine);
});
