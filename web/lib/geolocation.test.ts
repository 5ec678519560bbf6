/** Reading the position once: the best fix that arrives in time. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { milesToKm } from '../../domain/units.ts';
import { readPosition, type VagueFix } from './geolocation.ts';

const start = new Date('2026-07-04T15:00:00.000Z');
const vague = milesToKm(1.6) * 1000;

/** A device whose fixes and errors the test sends. */
function makeDevice() {
  const device = {
    options: undefined as PositionOptions | undefined,
    watching: false,
    fix: (_accuracy: number, _latitude = 47.2) => {},
    issue: (_kind: 'refused' | 'unavailable') => {},
  };
  const geolocation = {
    watchPosition(found: PositionCallback, failed: PositionErrorCallback, options: PositionOptions) {
      device.options = options;
      device.watching = true;
      device.fix = (accuracy, latitude = 47.2) =>
        found({ coords: { latitude, longitude: -91.37, accuracy } } as GeolocationPosition);
      device.issue = (kind) =>
        failed({ code: kind === 'refused' ? 1 : 2, PERMISSION_DENIED: 1 } as GeolocationPositionError);
      return 7;
    },
    clearWatch(watch: number) {
      if (watch === 7) device.watching = false;
    },
  };
  vi.stubGlobal('navigator', { geolocation });
  return device;
}

/** The state of a reading. */
function toVisibleText(promise: Promise<unknown>) {
  const reading: { outcome?: unknown } = {};
  promise.then(
    (position) => {
      reading.outcome = position;
    },
    (error) => {
      reading.outcome = error.reason;
    },
  );
  return reading;
}

let device: ReturnType<typeof makeDevice>;
let reading: ReturnType<typeof toVisibleText>;
let cancel: AbortController;
let fixes: (VagueFix | undefined)[];
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  device = makeDevice();
  cancel = new AbortController();
  fixes = [];
  reading = toVisibleText(readPosition(cancel.signal, (fix) => fixes.push(fix)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the device is asked for high accuracy and no cached fix', () => {
  expect(device.options).toEqual({ enableHighAccuracy: true, maximumAge: 0, timeout: 60_000 });
});

describe('a fix', () => {
  test('within fifty meters is accepted at once', async () => {
    device.fix(50);
    await pass(0);
    expect(reading.outcome).toEqual({
      latitude: 47.2,
      longitude: -91.37,
      accuracy: 50,
      takenAt: start.toISOString(),
    });
    expect(device.watching).toBe(false);
  });

  test('a fix that is usable is followed by eight seconds of waiting for a better one', async () => {
    device.fix(400, 47.1);
    await pass(4000);
    device.fix(200, 47.2);
    device.fix(300, 47.3);
    await pass(3999);
    expect(reading.outcome).toBeUndefined();
    await pass(1);
    expect(reading.outcome).toMatchObject({ accuracy: 200, latitude: 47.2, takenAt: '2026-07-04T15:00:04.000Z' });
    expect(device.watching).toBe(false);
  });

  test('a fix that is too vague is followed by a minute of waiting', async () => {
    device.fix(vague);
    await pass(59_999);
    expect(reading.outcome).toBeUndefined();
    await pass(1);
    expect(reading.outcome).toMatchObject({ accuracy: vague });
  });

  test('a fix that is too vague is reported, with the end of that minute, until a usable one arrives', async () => {
    const until = start.getTime() + 60_000;
    device.fix(vague + 500);
    await pass(20_000);
    device.fix(vague);
    device.fix(vague + 900);
    device.fix(400);
    expect(fixes).toEqual([
      { accuracy: vague + 500, until },
      { accuracy: vague, until },
      { accuracy: vague, until },
      undefined,
    ]);
  });

  test('a fix that becomes usable after a vague one is followed by eight more seconds of waiting', async () => {
    device.fix(vague);
    await pass(30_000);
    device.fix(300);
    await pass(8000);
    expect(reading.outcome).toMatchObject({ accuracy: 300 });
  });

  test('a fix is used even if an error follows', async () => {
    device.fix(300);
    device.issue('unavailable');
    await pass(8000);
    expect(reading.outcome).toMatchObject({ accuracy: 300 });
  });

  test('a fix may improve after such an error', async () => {
    device.fix(300);
    device.issue('unavailable');
    await pass(2000);
    device.fix(100);
    await pass(6000);
    expect(reading.outcome).toMatchObject({ accuracy: 100 });
  });
});

describe('reading fails', () => {
  test('reading fails if the visitor denies it, even after a fix', async () => {
    device.fix(300);
    device.issue('refused');
    await pass(0);
    expect(reading.outcome).toBe('refused');
    expect(device.watching).toBe(false);
  });

  test('reading fails if the device finds none', async () => {
    device.issue('unavailable');
    await pass(0);
    expect(reading.outcome).toBe('failed');
  });

  test('reading fails if the visitor cancels, and no timer is left running', async () => {
    device.fix(300);
    cancel.abort();
    await pass(0);
    expect(reading.outcome).toBe('canceled');
    expect(device.watching).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('reading fails if the device has no geolocation', async () => {
    vi.stubGlobal('navigator', {});
    await expect(readPosition(cancel.signal)).rejects.toMatchObject({ reason: 'unsupported', name: 'NoPosition' });
  });
});
