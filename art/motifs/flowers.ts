/** Flowers and seed heads. Each species is drawn a hundred high, standing on 0, and copied. */
import { alternating, type Spot, scatter } from '../kit/figure.ts';
import type { Point } from '../kit/geometry.ts';
import { petal, polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

const stalk = (bend: number, top: number, width = 1.6) => {
  const middle = Math.round(top / 2);
  return `M${-width} 2Q${bend} ${middle} 0 ${top}Q${bend + width} ${middle} ${width} 2z`;
};

const petals = (degrees: readonly number[], y: number, length: number, width: number) =>
  degrees.map((angle) => petal(0, y, length, width, angle)).join('');

export interface ConeflowerOptions<Ink> {
  /** Where each stands, and how tall it is. */
  items: readonly Spot[];
  stem: Ink;
  petal: Ink;
  /** The nearer petals. */
  lit: Ink;
  heart: Ink;
}

export function coneflowers<Ink extends string>(options: ConeflowerOptions<Ink>): Layer<Ink> {
  const { items, stem, petal: back, lit, heart } = options;
  return (canvas) =>
    scatter(canvas, 'coneflower', alternating(items), [
      [stem, stalk(-5, -92) + petal(-2, -40, 20, 4, -150) + petal(0, -30, 22, 4, -28)],
      [back, petals([168, 146, 124, 56, 34, 12], -94, 23, 5)],
      [lit, petals([156, 134, 112, 90, 66], -94, 21, 4)],
      [heart, 'M-10-92q1-15 10-15t10 15q-10 5-20 0z'],
    ]);
}

export interface DaisyOptions<Ink> {
  items: readonly Spot[];
  stem: Ink;
  petal: Ink;
  heart: Ink;
}

/** Black-eyed Susan; in other inks an aster or a sunflower. */
export function susans<Ink extends string>({ items, stem, petal: ray, heart }: DaisyOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const lower = petals([0, 36, 72, 108, 144, 180], -95, 20, 5);
    const upper = petals([216, 252, 288, 324], -95, 14, 5);
    scatter(canvas, 'susan', alternating(items), [
      [stem, stalk(6, -94) + petal(2, -34, 18, 4, -24) + petal(1, -50, 16, 3, -155)],
      [ray, lower + upper],
      [heart, 'M-6-95a6 6 0 0112 0q-6 5-12 0z'],
    ]);
  };
}

export interface SpikeOptions<Ink> {
  items: readonly Spot[];
  stem: Ink;
  petal: Ink;
  lit: Ink;
}

/** Blazing star: a shaggy spike. */
export function blazingStars<Ink extends string>({ items, stem, petal: spike, lit }: SpikeOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const random = new Random(5);
    const right: Point[] = [];
    const left: Point[] = [];
    for (let i = 0; i <= 9; i++) {
      const y = -46 - i * 6;
      const width = (5.6 - i * 0.36) * random.between(0.8, 1.2);
      right.push([width, y - 2], [width * 0.62, y - 3]);
      left.unshift([-width * 0.62, y - 2], [-width, y - 1]);
    }
    const leaves = [-20, -30, -38].map((y, i) => petal(0, y, 16, 2, i % 2 ? -35 : -145));
    const shine = [-50, -58, -66, -74, -82, -90].map((y) => petal(-1, y, 5, 2, -140));
    scatter(canvas, 'blazing star', alternating(items), [
      [stem, stalk(3, -60) + leaves.join('')],
      [spike, polygon([...right, [0, -108], ...left], 10)],
      [lit, shine.join('')],
    ]);
  };
}

export interface NearSpikeOptions<Ink> extends Omit<SpikeOptions<Ink>, 'items'> {
  /** Where each stands, how tall it is (negative: bowed to the left), and how many degrees it leans to the right. */
  items: readonly (readonly [...spot: Spot, lean: number])[];
}

/** How far the wind has bowed a stem at a height. */
const bow = (y: number) => 7 * (y / 100) ** 2;

/** Blazing star near and large: a spike of ragged tufts over narrow leaves, bowed by the wind. */
export function nearBlazingStars<Ink extends string>(options: NearSpikeOptions<Ink>): Layer<Ink> {
  const { items, stem, petal: spike, lit } = options;
  return (canvas) => {
    const random = new Random(11);
    let [tufts, bright] = ['', ''];
    for (let i = 0; i < 26; i++) {
      const y = -40 - i * 2.6;
      const reach = Math.min(1, 0.5 + i / 8) * (1 - (i / 28) ** 3) * random.between(4.4, 7);
      const side = i % 2 ? -1 : 1;
      for (const turn of [-8, 14, 34, 54, 76]) {
        const angle = -90 + side * (82 - turn) + random.jitter(9);
        tufts += petal(bow(y) + side * 0.4, y, reach * random.between(0.7, 1.1), 0.9, angle, 10);
      }
      if (i % 3) bright += petal(bow(y) - 0.8, y, reach * 0.7, 0.8, -150 + random.jitter(24), 10);
    }
    const leaves = Array.from({ length: 9 }, (_, i) =>
      petal(bow(6 + i * 4), -6 - i * 4, 15 - i, 1.1, i % 2 ? -38 - i * 2 : -142 + i * 2, 10),
    );
    const parts = [
      [stem, `M-.9 2Q.2-30 1.6-50H2.6Q1.6-30 .9 2z${leaves.join('')}`],
      [spike, `M1-36Q0-70 8.2-109 4-70 1.4-36z${tufts}`],
      [lit, bright],
    ] as const;
    const id = canvas.symbol(`near blazing star ${stem} ${spike} ${lit}`, () =>
      parts.map(([ink, data]) => `<path fill="${canvas.color(ink)}" d="${data}"/>`).join(''),
    );
    for (const [x, y, size, lean] of items) {
      const copy = canvas.copy(id, x, y, size / 100, Math.abs(size) / 100);
      canvas.add(lean ? `<g transform="rotate(${lean} ${x} ${y})">${copy}</g>` : copy);
    }
  };
}
