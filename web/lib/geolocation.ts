/** Reads the device's position once; the only use of the geolocation API in claims. */
import { isTooVague, type Position } from '../../domain/badge/rule.ts';

export class NoPosition extends Error {
  declare readonly reason: 'unsupported' | 'refused' | 'failed' | 'canceled';
  constructor(reason: NoPosition['reason']) {
    super(`No position: ${reason}`);
    this.name = 'NoPosition';
    this.reason = reason;
  }
}

/** A fix that is too inaccurate, and until when a better one is awaited. */
export type VagueFix = { accuracy: number; until: number };

const longestMs = 60_000;
/** A better fix than this makes no difference. */
const goodEnoughMeters = 50;
/** How long to wait for a better fix after a usable one. */
const patienceMs = 8_000;

/** High accuracy, no cached fix, the best of those that arrive. `onVague` gets the best fix while it is too vague. */
export function readPosition(
  signal: AbortSignal,
  onVague: (fix: VagueFix | undefined) => void = () => {},
): Promise<Position> {
  if (!('geolocation' in navigator)) return Promise.reject(new NoPosition('unsupported'));
  return new Promise((resolve, reject) => {
    let best: Position | undefined;
    let until: number | undefined;
    const timers = new Map<number, ReturnType<typeof setTimeout>>();
    const finish = (settle: () => void) => {
      navigator.geolocation.clearWatch(watch);
      for (const timer of timers.values()) clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      settle();
    };
    const takeBest = () => finish(() => (best ? resolve(best) : reject(new NoPosition('failed'))));
    const cancel = () => finish(() => reject(new NoPosition('canceled')));
    const takeBestIn = (ms: number) => timers.has(ms) || timers.set(ms, setTimeout(takeBest, ms));
    signal.addEventListener('abort', cancel);
    const watch = navigator.geolocation.watchPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        if (!best || accuracy < best.accuracy)
          best = { latitude, longitude, accuracy, takenAt: new Date().toISOString() };
        if (accuracy <= goodEnoughMeters) return takeBest();
        const isVague = isTooVague(best);
        takeBestIn(isVague ? longestMs : patienceMs);
        until ??= Date.now() + longestMs;
        onVague(isVague ? { accuracy: best.accuracy, until } : undefined);
      },
      ({ code, PERMISSION_DENIED }) => {
        if (code === PERMISSION_DENIED) finish(() => reject(new NoPosition('refused')));
        else if (!best) takeBest(); // after a fix, the error may be temporary: its timer is still running
      },
      { enableHighAccuracy: true, maximumAge: 0, timeout: longestMs },
    );
  });
}
