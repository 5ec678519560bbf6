// @vitest-environment happy-dom
/** The button that shows how far along the walk the hiker is, on a device whose position changes. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { along } from './along.messages.ts';

const line = [
  [-91.4, 47.2],
  [-91.38, 47.2],
];
const cone = { parallels: [46, 48], latitude: 47, longitude: -91, scale: 1000, x: 0, y: 0 };
let watchers: Map<number, { found: PositionCallback; lost: PositionErrorCallback }>;
const standAt = (longitude: number, latitude = 47.2) => {
  for (const { found } of watchers.values())
    found({ coords: { latitude, longitude, accuracy: 5 } } as GeolocationPosition);
};
const loseSignal = () => {
  for (const { lost } of watchers.values()) lost({ code: 3, PERMISSION_DENIED: 1 } as GeolocationPositionError);
};
/** The first tap, on the button's section; what it says since. */
async function follow() {
  const { followAlong } = await import('./along.script.ts');
  const section = document.querySelector<HTMLElement>('[data-along]') as HTMLElement;
  followAlong(section);
  return { section, said: () => section.querySelector('output')?.textContent };
}

beforeEach(() => {
  watchers = new Map();
  vi.stubGlobal('navigator', {
    language: 'en-US',
    geolocation: {
      watchPosition: (found: PositionCallback, lost: PositionErrorCallback) => {
        watchers.set(7, { found, lost });
        return 7;
      },
      clearWatch: (watch: number) => watchers.delete(watch),
    },
  });
  document.body.innerHTML = `<div data-trail-map><svg data-cone='${JSON.stringify(cone)}'></svg><div data-along><button><span>Ask</span></button>
    <output></output><script type="application/json">${JSON.stringify({ shape: 'one way', line })}</script></div></div>`;
});
afterEach(() => vi.unstubAllGlobals());

test('the position is read until the hiker taps again, and not after that', async () => {
  const { section, said } = await follow();
  standAt(-91.39);
  expect(said()).toMatch(/^You’re 0\.5 mile along the trail/);
  section.querySelector('button')?.click();
  expect([said(), watchers.size]).toEqual([along.stopped, 0]);
});

test('a signal that is lost on the way leaves the last position shown, and is followed again', async () => {
  const { said } = await follow();
  standAt(-91.39);
  loseSignal();
  expect(said()).toMatch(/^You’re 0\.5 mile along the trail/);
  standAt(-91.385);
  expect(said()).toMatch(/^You’re 0\.7 mile along the trail/);
});

test('without any signal the hiker is told so, and can tap again', async () => {
  const { section, said } = await follow();
  loseSignal();
  expect([said(), watchers.size]).toEqual([along.failed, 0]);
  section.querySelector('button')?.click();
  standAt(-91.39);
  expect(said()).toMatch(/^You’re 0\.5 mile along the trail/);
});

test('a hiker beside the route is drawn with the way to it, and one far away is not drawn', async () => {
  const { said } = await follow();
  const drawn = (part: string) => document.querySelectorAll(`.map-you ${part}`).length;
  standAt(-91.39);
  expect([drawn('path'), drawn('circle') > 0]).toEqual([0, true]);
  standAt(-91.39, 47.196);
  expect(said()).toMatch(/^You’re 0\.\d mile off the trail\. Its nearest point: /);
  expect([drawn('path'), document.querySelectorAll('.map-you')]).toMatchObject([1, { length: 1 }]);
  standAt(-93.27, 44.98);
  expect(said()).toMatch(/^You’re \d+\.\d miles from this hike/);
  expect(document.querySelector('.map-you')).toBeNull();
});
