/** Aspens: pale stems in clumps, bare in winter or in loose small leaves. */
import { lerp, type Point, round } from '../../../kit/geometry.ts';
import { lens, polygon } from '../../../kit/path.ts';
import { Random } from '../../../kit/random.ts';
import type { Layer } from '../../../kit/scene.ts';
import { leafSpray } from './leaf-spray.ts';

export interface AspensOptions<Ink> {
  /** Where each stands, how tall it is, and which way its top drifts, over the height. */
  items: readonly (readonly [x: number, y: number, height: number, lean?: number])[];
  bark: Ink;
  /** Eyes and twigs. */
  mark: Ink;
  /** The side of the stem away from the light; the same as `mark` unless told. */
  shade?: Ink;
  /** Without it, the trees are bare. */
  leaf?: Ink;
  /** Some of the leaves; the same as `leaf` unless told. */
  leaf2?: Ink;
  /** Sprays of leaves on each stem. */
  leaves?: number;
  /** Boughs on each stem. */
  boughs?: number;
  seed?: number;
}

export function aspens<Ink extends string>(options: AspensOptions<Ink>): Layer<Ink> {
  const { items, bark, mark, shade = mark, leaf, leaf2 = leaf ?? mark, leaves = 9, boughs = 6, seed = 3 } = options;
  return (canvas) => {
    const random = new Random(seed);
    const parts = { stems: '', shades: '', marks: '' };
    const sprays: string[] = [];
    for (const [x, y, height, lean = 0] of items) {
      const stem = height * 0.024;
      const along = (t: number, offset = 0): Point => [x + lean * height * t * t + offset, y - height * t];
      for (let i = 0; i < boughs; i++) {
        const t = random.between(0.46, 0.92);
        const side = i % 2 ? 1 : -1;
        const reach = height * (1.05 - t) * random.between(0.3, 0.5);
        const [fromX, fromY] = along(t);
        const elbow: Point = [fromX + side * reach * 0.5, fromY - reach * 0.5];
        const tip: Point = [fromX + side * reach * 0.8, fromY - reach * random.between(1.2, 1.5)];
        const twig: Point = [elbow[0] + side * reach * 0.5, elbow[1] - reach * 0.42];
        const thick = Math.max(2, stem * Math.min(0.4, (1 - t) * 0.9));
        parts.marks += polygon([
          [fromX, fromY],
          elbow,
          tip,
          [elbow[0] + side, elbow[1] + thick * 0.6],
          twig,
          [elbow[0], elbow[1] + thick],
          [fromX, fromY + thick * 1.4],
        ]);
      }
      const right = [along(0.5, stem * 0.7), along(0, stem)];
      parts.stems += polygon([along(0, -stem), along(0.5, -stem * 0.7), along(1, -1), along(1, 1), ...right]);
      parts.shades += polygon([along(0, stem * 0.45), along(0.5, stem * 0.3), along(1, 0), ...right]);
      for (let i = 0; i < 6; i++) {
        const t = random.between(0.04, 0.8);
        const width = stem * (1 - t * 0.6);
        const [eyeX, eyeY] = along(t, -width * random.between(0.5, 1));
        parts.marks += lens(
          round(eyeX + width * 0.5),
          round(eyeY),
          Math.max(4, width * 1.1),
          Math.max(2, height * 0.008),
        );
      }
      // One loose crown: the sprays climb evenly and fill an oval. Strewn at random they gather into tiers, like a pagoda.
      for (let i = 0; leaf && i < leaves; i++) {
        const t = lerp(0.48, 1.02, (i + random.next()) / leaves);
        const breadth = height * 0.17 * Math.sin(Math.PI * lerp(0.2, 0.94, (t - 0.48) / 0.54));
        const side = i % 2 ? 1 : -1;
        const [leafX, leafY] = along(t, side * breadth * random.between(0.1, 1));
        const scale = round(height * random.between(0.12, 0.17)) / 100;
        sprays.push(canvas.copy(leafSpray(canvas), leafX, leafY, side * scale, round(scale * 140) / 100));
      }
    }
    canvas.fill(bark, parts.stems);
    canvas.fill(shade, parts.shades);
    canvas.fill(mark, parts.marks);
    if (leaf) canvas.group(leaf, leaf2, sprays.join(''));
  };
}
