/** The red cedar of the bluffs: a ragged flame, often alone on a ledge. */
import { type Point, round, type Side } from '../kit/geometry.ts';
import { polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';
import type { GroveOptions } from './conifers.ts';

export interface CedarsOptions<Ink> extends GroveOptions<Ink> {
  /** Width over height. */
  girth?: number;
}

const SYMBOL_HEIGHT = 160;

export function cedars<Ink extends string>(options: CedarsOptions<Ink>): Layer<Ink> {
  const { items, forms = 2, light = -1, seed = 1, girth = 0.42 } = options;
  return (canvas) => {
    const trees = items.map(([x, y, height, form], i) => {
      const variant = form ?? i % forms;
      const id = canvas.symbol(`cedar ${seed} ${variant} ${girth}`, () => cedar(seed * 7 + variant, girth));
      const scale = round((height / SYMBOL_HEIGHT) * 100) / 100;
      return canvas.copy(id, x, y, -light * scale, scale);
    });
    canvas.group(options.ink, options.lit, trees.join(''));
  };
}

/** Tufts that all point upward, fullest a third of the way up. */
function cedar(seed: number, girth: number): string {
  const random = new Random(seed * 83 + 5);
  const half = (SYMBOL_HEIGHT * girth) / 2;
  const widthAt = (t: number) => half * Math.sin(Math.PI * (0.12 + t * 0.88) ** 0.6);
  const tuft = (side: Side, t: number, rise: number): [notch: Point, tip: Point] => {
    const [reach, y] = [widthAt(t) * random.between(0.8, 1.15) + 2, -SYMBOL_HEIGHT * t];
    return [
      [side * reach * random.between(0.55, 0.8), y],
      [side * reach, y - rise * random.between(0.7, 1.3)],
    ];
  };
  const tufts = 10;
  const heights = (phase: number) => Array.from({ length: tufts }, (_, i) => 0.04 + ((i + phase) / tufts) * 0.92);
  const left = heights(0.1).flatMap((t) => tuft(-1, t, 13));
  const right = heights(0.5).flatMap((t) => tuft(1, t, 13));
  const stem: Point[] = [
    [4, -6],
    [4, 2],
    [-4, 2],
    [-4, -6],
  ];
  const slivers = heights(0.1)
    .slice(1, -1)
    .map((t) => {
      const [[, y], [tipX, tipY]] = tuft(-1, t, 15);
      return polygon([
        [tipX * 0.82, y],
        [tipX * 0.92, tipY + 2],
        [tipX * 0.5, tipY + 6],
        [tipX * 0.2, y - 3],
      ]);
    });
  const outline = polygon([...left, [0, -SYMBOL_HEIGHT], ...right.reverse(), ...stem]);
  return `<path d="${outline}"/><path fill="currentColor" d="${slivers.join('')}"/>`;
}
