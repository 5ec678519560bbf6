/** A great bur oak, grown in the open: a short thick trunk and crooked limbs that reach out level. */
import { type Point, round } from '../kit/geometry.ts';
import { blob, ribbonBetween } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface OakOptions<Ink> {
  x: number;
  y: number;
  /** Thickness of the trunk at its waist; the crown spreads about twenty times as far. */
  trunk: number;
  /** Degrees of each great limb (-90 is straight up), and its length over the trunk's thickness. */
  limbs: readonly (readonly [degrees: number, length: number])[];
  /** How high the trunk parts, over its thickness. */
  fork?: number;
  ink: Ink;
  /** Leaves at the twigs; bare without it. */
  leaf?: Ink;
  /** Size of a tuft of leaves. */
  tuft?: number;
  seed?: number;
}

export function oak<Ink extends string>(options: OakOptions<Ink>): Layer<Ink> {
  const { x, y, trunk, limbs, fork = 2.2, ink, leaf, tuft = trunk * 0.8, seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 67 + 29);
    let wood = '';
    const tips: Point[] = [];
    const grow = (
      fromX: number,
      fromY: number,
      degrees: number,
      length: number,
      width: number,
      order: number,
    ): void => {
      // A limb bends three times: out, up, and out again.
      const left: Point[] = [];
      const right: Point[] = [];
      let [atX, atY, heading] = [fromX, fromY, degrees];
      const joints: [number, number, number, number][] = [];
      for (let i = 0; i <= 4; i++) {
        const angle = (heading * Math.PI) / 180;
        const half = (width / 2) * (1 - 0.17 * i);
        left.push([atX + Math.sin(angle) * half, atY - Math.cos(angle) * half]);
        right.push([atX - Math.sin(angle) * half, atY + Math.cos(angle) * half]);
        joints.push([atX, atY, heading, half * 2]);
        heading += random.jitter(26);
        atX += (Math.cos(angle) * length) / 4;
        atY += (Math.sin(angle) * length) / 4;
      }
      wood += ribbonBetween(left, right.reverse());
      if (order === 0 || width < trunk * 0.07) {
        const [tipX, tipY] = joints[4] ?? [atX, atY];
        tips.push([tipX, tipY]);
        return;
      }
      const sides = random.chance(0.5) ? [1, -1] : [-1, 1];
      for (const [i, side] of [
        [2, sides[0]],
        [3, sides[1]],
        [4, sides[0]],
        [4, sides[1]],
      ] as const) {
        const [jointX, jointY, along, thick] = joints[i] ?? [atX, atY, heading, width];
        const turn = (side ?? 1) * random.between(24, 58);
        grow(jointX, jointY, along + turn, length * random.between(0.5, 0.68), thick * 0.78, order - 1);
      }
    };
    const top = y - trunk * fork;
    const flare = trunk * 0.95;
    wood += ribbonBetween(
      [
        [x - flare, y],
        [x - trunk * 0.6, y - trunk * 0.5],
        [x - trunk * 0.5, y - trunk],
        [x - trunk * 0.66, top],
      ],
      [
        [x + trunk * 0.66, top],
        [x + trunk * 0.5, y - trunk],
        [x + trunk * 0.62, y - trunk * 0.5],
        [x + flare, y],
      ],
    );
    for (const [degrees, length] of limbs) grow(x, top, degrees, length * trunk, trunk * 0.8, 2);
    if (leaf) {
      const leaves = tips.map(([tipX, tipY]) => {
        const size = tuft * random.between(0.7, 1.3);
        const ring = Array.from({ length: 7 }, (_, i): Point => {
          const angle = (i / 7) * 2 * Math.PI;
          const reach = size * random.between(0.7, 1.15);
          return [round(tipX + Math.cos(angle) * reach), round(tipY + Math.sin(angle) * reach * 0.62)];
        });
        return blob(ring);
      });
      canvas.fill(leaf, leaves.join(''));
    }
    canvas.fill(ink, wood);
  };
}
