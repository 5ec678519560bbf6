/** Seeded randomness: the same seed draws the same picture, forever. */

export function hashText(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
}

/** The mulberry32 generator. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** 0 up to, not including, 1. */
  next(): number {
    this.#state += 0x6d2b79f5;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** Somewhere within `amount` of zero, either side. */
  jitter(amount: number): number {
    return (this.next() * 2 - 1) * amount;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }
}

/** Smooth one-dimensional value noise, about -1 to 1. */
export function noise(seed: number): (x: number) => number {
  const valueAt = (step: number) => {
    const random = new Random((seed * 7919 + step * 104729) >>> 0);
    random.next();
    return random.next() * 2 - 1;
  };
  return (x) => {
    const step = Math.floor(x);
    const fraction = x - step;
    const eased = fraction * fraction * (3 - 2 * fraction);
    return valueAt(step) * (1 - eased) + valueAt(step + 1) * eased;
  };
}

/** Three octaves: a long swell, a ripple, a tremor. More of them look like static. */
export function terrainNoise(seed: number): (x: number) => number {
  const swell = noise(seed);
  const ripple = noise(seed + 1);
  const tremor = noise(seed + 2);
  return (x) => swell(x) * 0.65 + ripple(x * 2.3) * 0.25 + tremor(x * 5.1) * 0.1;
}
