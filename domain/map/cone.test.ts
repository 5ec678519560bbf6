import { expect, test } from 'vitest';
import { distanceKm } from '../geo/geo.ts';
import { fittedCone, projector, unitsPerKm } from './cone.ts';

test('agrees with the worked example of the Geological Survey (Snyder 1987, p. 291)', () => {
  const project = projector({ parallels: [29.5, 45.5], latitude: 23, longitude: -96, scale: 1, x: 0, y: 0 });
  const [x, y] = project({ latitude: 35, longitude: -75 });
  expect(x).toBeCloseTo(0.295272, 6);
  expect(-y).toBeCloseTo(0.2416774, 6);
});

const minnesota = { parallels: [44.5, 48] as [number, number], latitude: 46.3, longitude: -94.3 };

test('the center is projected to the middle, north up and east to the right', () => {
  const project = projector({ ...minnesota, scale: 1000, x: 320, y: 240 });
  expect(project(minnesota)).toEqual([320, 240]);
  expect(project({ ...minnesota, latitude: 47 })[1]).toBeLessThan(240);
  expect(project({ ...minnesota, longitude: -93 })[0]).toBeGreaterThan(320);
});

test('lengths are accurate to a thousandth between the standard parallels', () => {
  const cone = { ...minnesota, scale: 20_000, x: 0, y: 0 };
  const project = projector(cone);
  const [duluth, minneapolis] = [
    { latitude: 46.79, longitude: -92.1 },
    { latitude: 44.98, longitude: -93.27 },
  ];
  const [[ax, ay], [bx, by]] = [project(duluth), project(minneapolis)];
  expect(Math.hypot(ax - bx, ay - by) / unitsPerKm(cone) / distanceKm(duluth, minneapolis)).toBeCloseTo(1, 3);
});

test('fits places into a box: all inside, centered, touching it at the widest extent', () => {
  const places = [
    { latitude: 43.5, longitude: -96.5 },
    { latitude: 49.4, longitude: -95.2 },
    { latitude: 47.9, longitude: -89.6 },
  ];
  const box = { left: 100, top: 50, right: 900, bottom: 650 };
  const points = places.map(projector(fittedCone(minnesota, places, box)));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  expect(Math.min(...ys)).toBeCloseTo(box.top);
  expect(Math.max(...ys)).toBeCloseTo(box.bottom);
  expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(500);
  expect(Math.min(...xs)).toBeGreaterThan(box.left);

  const narrow = { ...box, right: 300 };
  const squeezed = places.map(projector(fittedCone(minnesota, places, narrow)));
  expect(Math.min(...squeezed.map(([x]) => x))).toBeCloseTo(narrow.left);
  expect(Math.max(...squeezed.map(([x]) => x))).toBeCloseTo(narrow.right);
  expect(Math.min(...squeezed.map(([, y]) => y))).toBeGreaterThan(narrow.top);
});
