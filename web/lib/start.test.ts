// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askForPlace, rememberedPlace, rememberedStart, startingTown } from './start.ts';

const duluth = { name: 'Duluth', latitude: 46.79, longitude: -92.1 };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

type Ask = (found: (position: unknown) => void, failed: (error: unknown) => void, options: PositionOptions) => void;
const deviceThat = (getCurrentPosition: Ask) => vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });

test('there is no starting point by default', () => {
  expect([rememberedPlace(), rememberedStart()]).toEqual([undefined, undefined]);
});

test('a town is remembered on the device', () => {
  startingTown.write(duluth);
  expect(rememberedStart()).toEqual(duluth);
  expect(Object.keys(localStorage)).toEqual(['starting-town']);
});

test('the device’s position comes before a town, is rounded, and is dropped with the tab', async () => {
  startingTown.write(duluth);
  deviceThat((found) => found({ coords: { latitude: 44.977_753, longitude: -93.265_011 } }));
  await askForPlace();
  expect(rememberedPlace()).toEqual({ latitude: 44.978, longitude: -93.265 });
  expect(rememberedStart()).toEqual({ latitude: 44.978, longitude: -93.265, name: 'you' });
  expect(Object.keys(sessionStorage)).toEqual(['finder-place']);
  expect(JSON.stringify(localStorage)).not.toContain('44.978');
});

test('a position of the last five minutes is accepted, with a timeout of twenty seconds', async () => {
  const ask = vi.fn<Ask>((found) => found({ coords: { latitude: 45, longitude: -93 } }));
  deviceThat(ask);
  await askForPlace();
  expect(ask.mock.calls[0]?.[2]).toEqual({ maximumAge: 300_000, timeout: 20_000 });
});

test('a device that denies its position changes nothing', async () => {
  startingTown.write(duluth);
  deviceThat((_, failed) => failed(new Error('Denied')));
  await expect(askForPlace()).rejects.toThrow('Denied');
  expect(rememberedStart()).toEqual(duluth);
});
