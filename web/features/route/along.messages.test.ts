import { describe, expect, test } from 'vitest';
import type { RouteShape, Whereabouts } from '../../../domain/trail/route-line.ts';
import { milesToKm } from '../../../domain/units.ts';
import { formatAlong, toStanding } from './along.messages.ts';

const here = (along: number, left: number, offKm = 0): Whereabouts => ({
  nearest: { latitude: 47, longitude: -91 },
  alongKm: milesToKm(along),
  leftKm: milesToKm(left),
  offKm,
});
const said = (shape: RouteShape, place: Whereabouts, accuracy = 12, inKm = false) =>
  formatAlong(shape, place, accuracy, inKm);

describe('on the line, the text gives the distance from the start and to go', () => {
  test.each([
    ['loop', 'You’re 0.4 mile along the trail, 0.5 mile back to the start.'],
    ['one way', 'You’re 0.4 mile along the trail, 0.5 mile to the end.'],
    ['out and back', 'You’re 0.4 mile along the trail, 0.5 mile to the turnaround.'],
  ] as const)('%s', (shape, words) => {
    expect(said(shape, here(0.4, 0.5))).toBe(`${words} Your phone is accurate to about 40 feet.`);
  });
  test('in feet if it is short, and in kilometers for readers who use them', () => {
    expect(said('loop', here(0.05, 1.2))).toContain('260 feet along the trail, 1.2 miles back');
    expect(said('loop', here(0.4, 1.2), 12, true)).toContain('0.4 mile (0.6 km) along the trail');
    expect(said('loop', here(0.05, 1.2), 12, true)).toContain('80 meters along the trail');
  });
});

test.each([
  ['just begun', here(0.01, 0.9)],
  ['all but done', here(0.9, 0.01)],
])('at the start of a loop the text does not say that it is %s', (_, place) => {
  expect(said('loop', place)).toMatch(/^You’re at the start, where the loop also ends\. Your phone is accurate/);
  expect(said('one way', place)).toContain('along the trail');
});

test('an inaccurate position does not put a hiker at the start who may be far along', () => {
  expect(said('loop', here(0.2, 0.7), 400)).toContain('0.2 mile along the trail');
});

test('beside the line, the text says how far off it is, and where it is nearest', () => {
  expect(said('loop', here(0.4, 0.5, 0.2))).toBe(
    'You’re 0.1 mile off the trail. Its nearest point: 0.4 mile along the trail, 0.5 mile back to the start. Your phone is accurate to about 40 feet.',
  );
});

test('a hiker far away gets the distance', () => {
  expect(said('loop', here(0, 0.9, 20))).toBe('You’re 12.4 miles from this hike as the crow flies.');
});

test('a position with a large error is called too vague', () => {
  expect(said('loop', here(0.4, 0.5), 2000)).toContain('to about 1.2 miles, which is too vague for this map');
});

test('the error of the phone and the map is allowed for before a hiker counts as off the line', () => {
  expect(toStanding(here(0, 0, 0.03), 5)).toBe('on the line');
  expect(toStanding(here(0, 0, 0.031), 5)).toBe('off the line');
  expect(toStanding(here(0, 0, 0.08), 80)).toBe('on the line');
  expect(toStanding(here(0, 0, 3), 500)).toBe('off the line');
  expect(toStanding(here(0, 0, 3.1), 500)).toBe('far away');
  expect(toStanding(here(0, 0, 0), 501)).toBe('too vague');
});
