/** A spray of small leaves, for aspens: one shape, copied along the twigs. */
import type { Canvas } from '../../../kit/canvas.ts';
import { petal } from '../../../kit/path.ts';

type Leaf = readonly [x: number, y: number, degrees: number];
/** A hundred wide, around 0. */
const SPRAY: readonly Leaf[] = [
  [-48, 2, 20],
  [-36, -10, -12],
  [-30, 10, 30],
  [-16, -14, 10],
  [-10, 6, 40],
  [2, -8, -20],
  [10, 10, 24],
  [20, -12, 16],
  [28, 2, -8],
  [-22, -2, 0],
];
const LIT_SPRAY: readonly Leaf[] = [
  [-42, -4, -16],
  [-20, -8, 24],
  [4, 0, 8],
  [16, -4, -24],
  [-6, 14, 14],
];

const spray = (leaves: readonly Leaf[]) => leaves.map(([x, y, degrees]) => petal(x, y, 23, 8, degrees, 1)).join('');

/** The id to copy inside a `group`: most leaves in its first ink, some in its second. */
export function leafSpray<Ink extends string>(canvas: Canvas<Ink>): string {
  return canvas.symbol(
    'leaf spray',
    () => `<path d="${spray(SPRAY)}"/><path fill="currentColor" d="${spray(LIT_SPRAY)}"/>`,
  );
}
