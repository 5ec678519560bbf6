/** Pasqueflowers, the first of the prairie spring. */
import { alternating, type Spot, scatter } from '../kit/figure.ts';
import { petal } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface PasqueflowersOptions<Ink> {
  /** Where each stands, and how tall it is. */
  items: readonly Spot[];
  stem: Ink;
  /** Outer and nearer petals. */
  petal: Ink;
  lit: Ink;
  heart: Ink;
}

/** A goblet on a furred stem, above a ruff of cut leaves; every other one mirrored. A hundred high. */
export function pasqueflowers<Ink extends string>(options: PasqueflowersOptions<Ink>): Layer<Ink> {
  const { items, stem, petal: outer, lit, heart } = options;
  const ruff = [-172, -152, -128, -104, -76, -52, -28, -8].map((angle) => petal(1, -40, 22, 1.8, angle)).join('');
  return (canvas) =>
    scatter(canvas, 'pasqueflower', alternating(items), [
      [stem, `M-1 2Q-5-30 0-60L4-60Q1-30 2 2z${ruff}`],
      [
        outer,
        'M2-58C-14-62-27-80-23-101-12-97-6-88-3-80-4-92-1-102 4-107 10-100 12-90 10-80 14-89 20-97 29-99 32-80 20-62 2-58z',
      ],
      [heart, 'M-8-78Q2-96 14-78 8-70-2-70z'],
      [
        lit,
        'M2-56C-20-58-36-72-38-92-24-90-10-80-4-66-6-78-2-88 4-93 11-87 13-78 10-66 16-79 28-88 42-88 40-70 24-57 2-56z',
      ],
    ]);
}
