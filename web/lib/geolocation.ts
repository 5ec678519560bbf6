/** Reads the device's position once; the only user of the browser's geolocation in claims. */

export type Position = { latitude: number; longitude: number; accuracy: number; takenAt: string };

export class NoPosition extends Error {
  readonly reason: 'unsupported' | 'refused' | 'failed' | 'cancelled';
  constructor(reason: NoPosition['reason']) {
    super(`No position: ${reason}`);
    this.name = 'NoPosition';
    this.reason = reason;
  }
}

const longestMs = 60_000;
/** A fix this good does not get better in a way that matters. */
const goodEnoughMetres = 50;
/** Once there is any fix, how long to wait for a better one. */
const patienceMs = 8_000;

/** High accuracy, no cached fix, the best of those that arrive. */
export function readPosition(signal: AbortSignal): Promise<Position> {
  if (!('geolocation' in navigator)) return Promise.reject(new NoPosition('unsupported'));
  return new Promise((resolve, reject) => {
    let best: Position | undefined;
    let patience: ReturnType<typeof setTimeout> | undefined;
    const finish = (settle: () => void) => {
      navigator.geolocation.clearWatch(watch);
      clearTimeout(patience);
      signal.removeEventListener('abort', cancel);
      settle();
    };
    const takeBest = () => finish(() => (best ? resolve(best) : reject(new NoPosition('failed'))));
    const cancel = () => finish(() => reject(new NoPosition('cancelled')));
    signal.addEventListener('abort', cancel);
    const watch = navigator.geolocation.watchPosition(
      ({ coords, timestamp }) => {
        const { latitude, longitude, accuracy } = coords;
        if (!best || accuracy < best.accuracy)
          best = { latitude, longitude, accuracy, takenAt: new Date(timestamp).toISOString() };
        if (accuracy <= goodEnoughMetres) takeBest();
        else patience ??= setTimeout(takeBest, patienceMs);
      },
      ({ code, PERMISSION_DENIED }) => {
        if (code === PERMISSION_DENIED) finish(() => reject(new NoPosition('refused')));
        else takeBest();
      },
      { enableHighAccuracy: true, maximumAge: 0, timeout: longestMs },
    );
  });
}
