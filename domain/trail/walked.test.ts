/** Where good sources differ from the published figures, lists and filters use the distance actually walked. */
import { expect, test } from 'vitest';
import { asWalked } from './walked.ts';

const published = {
  difficulty: 'Easy',
  distance: { miles: 0.6, route: 'loop' },
  duration: { minutes: [20, 30], about: false },
  climb: { feet: 20, precision: 'under', flat: true },
} satisfies Parameters<typeof asWalked>[0];

test('without walked figures the published ones apply', () => expect(asWalked(published)).toEqual(published));

test('a walked figure replaces the published one, and only that one', () => {
  expect(
    asWalked({ ...published, walked: { miles: 2.5, route: 'round trip', words: 'From the lot and back.' } }),
  ).toEqual({
    ...published,
    distance: { miles: 2.5, route: 'round trip' },
  });
});

test('the route type stays as published if only the length differs, and defaults to there and back', () => {
  const walked = { miles: 2.5, words: 'From the lot.' };
  expect(asWalked({ ...published, walked }).distance).toEqual({ miles: 2.5, route: 'loop' });
  expect(asWalked({ ...published, distance: null, walked }).distance).toEqual({ miles: 2.5, route: 'round trip' });
});

test('walked time, climb and difficulty replace the published ones too', () => {
  const walked = {
    minutes: [60, 75] as [number, number],
    climb: { feet: 90, precision: 'about' as const, flat: false },
    difficulty: 'Moderate' as const,
    words: 'With the way to the bog.',
  };
  expect(asWalked({ ...published, walked })).toMatchObject({
    difficulty: 'Moderate',
    distance: published.distance,
    duration: { minutes: [60, 75], about: true },
    climb: { feet: 90 },
  });
});

test('the time of a one-way walk is for one way, so the time with the return on foot is doubled', () => {
  const distance = { miles: 5.6, route: 'one way' as const };
  const walked = { miles: 10.3, minutes: [315, 315] as [number, number], words: 'Longer since the reroute.' };
  expect(asWalked({ ...published, distance, walked }).duration?.of).toBe('one way');
  expect(asWalked({ ...published, distance, walked: { ...walked, route: 'loop' } }).duration?.of).toBeUndefined();
});
