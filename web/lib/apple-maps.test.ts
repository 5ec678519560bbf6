import { expect, test } from 'vitest';
import { appleDirections, hasAppleMaps } from './apple-maps.ts';
import { directionsTo } from './text/trail-figures.ts';

const trailhead = {
  latitude: 47.3398,
  longitude: -91.19625,
  place: 'Lot',
  confidence: 'high',
  errorMeters: 10,
} as const;

test('directions lead to the coordinates of the trailhead, without JavaScript and in any browser', () => {
  expect(directionsTo(trailhead)).toBe('https://www.google.com/maps/dir/?api=1&destination=47.3398,-91.19625');
});

test('an iPhone or iPad gets a link to Apple Maps', () => {
  expect(appleDirections(directionsTo(trailhead))).toBe('https://maps.apple.com/?daddr=47.3398,-91.19625');
});

test.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 5, true],
  ['an iPad that calls itself a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, true],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 14; Pixel 8)', 5, false],
])('%s is recognized by its user agent', (_, userAgent, maxTouchPoints, isApple) => {
  expect(hasAppleMaps({ userAgent, maxTouchPoints })).toBe(isApple);
});
