/** Single leaves, falling, fallen, or large and near. */
import { lerp, type Range } from '../kit/geometry.ts';
import { numbers, petal } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface LeavesOptions<Ink> {
  ink: Ink;
  count: number;
  x?: Range;
  y: Range;
  /** Length of a leaf at the upper and at the lower edge. */
  size: Range;
  seed?: number;
}

/** Single leaves, in the air or on the ground. */
export function leaves<Ink extends string>({ ink, count, x, y, size, seed = 1 }: LeavesOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const random = new Random(seed);
    const across = x ?? [0, canvas.width];
    let data = '';
    for (let i = 0; i < count; i++) {
      const t = random.next();
      const length = lerp(...size, t);
      data += petal(
        Math.round(random.between(...across)),
        Math.round(lerp(...y, t)),
        length,
        length * 0.3,
        random.between(-40, 40),
        1,
      );
    }
    canvas.fill(ink, data);
  };
}

export interface MapleLeavesOptions<Ink> {
  ink: Ink;
  /** The midrib side. */
  lit: Ink;
  /** Middle, size, and turn in degrees. */
  items: readonly (readonly [x: number, y: number, size: number, turn?: number])[];
}

const MAPLE =
  'M0 50L2 24 22 30 18 20 42 4 36 0 40-14 26-10 22-16 12-2 16-34 8-30 0-48-8-30-16-34-12-2-22-16-26-10-40-14-36 0-42 4-18 20-22 30-2 24z';

/** Large sugar maple leaves. */
export function mapleLeaves<Ink extends string>({ ink, lit, items }: MapleLeavesOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const id = canvas.symbol(
      'maple leaf',
      () =>
        `<path d="${MAPLE}"/><path fill="currentColor" d="M0 26L0-48-8-30-16-34-12-2-22-16-26-10-40-14-36 0-42 4-18 20-22 30z"/>`,
    );
    const copies = items.map(
      ([x, y, size, turn = 0]) =>
        `<use href="#${id}" transform="translate(${numbers([x, y])})rotate(${turn})scale(${numbers([size / 100])})"/>`,
    );
    canvas.group(ink, lit, copies.join(''));
  };
}
