/** Ice and bare trees. */
import { lerp, type Point, type Range, round } from '../kit/geometry.ts';
import { polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface IcefallOptions<Ink> {
  /** Left and right end of the ledge. */
  x: Range;
  top: number;
  base: number;
  ink: Ink;
  lit: Ink;
  shade: Ink;
  columns: number;
  /** The share of columns that hang free as icicles. */
  free?: number;
  seed?: number;
}

/** A waterfall frozen into columns that grow together toward the foot, with icicles between them. */
export function icefall<Ink extends string>(options: IcefallOptions<Ink>): Layer<Ink> {
  const { x, top, base, ink, lit, shade, columns, free = 0.4, seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 29 + 7);
    const grid = canvas.coarseGrid;
    const weights = Array.from({ length: columns }, () => random.between(0.5, 1.7));
    const total = weights.reduce((sum, weight) => sum + weight);
    let [body, bright, dark] = ['', '', ''];
    let covered = 0;
    for (const weight of weights) {
      const width = (weight / total) * (x[1] - x[0]);
      const left = x[0] + (covered / total) * (x[1] - x[0]);
      covered += weight;
      const middle = left + width / 2;
      const hangs = random.chance(free);
      const end = hangs ? lerp(top, base, random.between(0.25, 0.7)) : base;
      const lumps = hangs ? 3 : 5;
      const side = (direction: number): Point[] =>
        Array.from({ length: lumps + 1 }, (_, i) => {
          const t = i / lumps;
          const girth = hangs ? 0.62 * (1 - t) + 0.02 : 0.56 + 0.5 * t * t;
          return [middle + direction * width * girth * random.between(0.86, 1.14), lerp(top, end, t)];
        });
      const leftEdge = side(-1);
      const rightEdge = side(1);
      body += polygon([...leftEdge, ...[...rightEdge].reverse()], grid);
      const between = (fraction: number) =>
        leftEdge.map(([edgeX, y], i): Point => {
          const [otherX] = rightEdge[i] ?? [edgeX];
          return [lerp(edgeX, otherX, fraction + random.jitter(0.08)), y];
        });
      const cut = (edge: readonly Point[], share: number) => edge.slice(0, Math.max(2, round(edge.length * share)));
      const share = random.between(0.5, 1);
      bright += polygon(
        [
          ...cut(leftEdge, share),
          ...cut(between(0.34), share)
            .reverse()
            .slice(hangs ? 0 : 1),
        ],
        grid,
      );
      dark += polygon([...between(0.76), ...[...rightEdge].reverse()], grid);
    }
    canvas.fill(ink, body);
    canvas.fill(shade, dark);
    canvas.fill(lit, bright);
  };
}

export interface BareTreesOptions<Ink> {
  ink: Ink;
  items: readonly (readonly [x: number, y: number, height: number])[];
  forms?: number;
  seed?: number;
}

/** Leafless trees: a stem and boughs that fork upward. */
export function bareTrees<Ink extends string>({ ink, items, forms = 2, seed = 1 }: BareTreesOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const trees = items.map(([x, y, height], i) => {
      const form = i % forms;
      const id = canvas.symbol(`bare tree ${seed} ${form}`, () => `<path d="${bareTree(seed * 11 + form)}"/>`);
      const scale = round(height) / 200;
      return canvas.copy(id, x, y, i % 3 === 1 ? -scale : scale, scale);
    });
    canvas.group(ink, ink, trees.join(''));
  };
}

/** Two hundred high, standing on 0. */
function bareTree(seed: number): string {
  const random = new Random(seed * 41 + 3);
  let data = '';
  const grow = (x: number, y: number, length: number, degrees: number, width: number, depth: number) => {
    const angle = (degrees * Math.PI) / 180;
    const [endX, endY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    const [sideX, sideY] = [-Math.sin(angle) * width, Math.cos(angle) * width];
    const thin = [0.15, 0.3][depth] ?? 0.55;
    data += polygon(
      [
        [x - sideX, y - sideY],
        [endX - sideX * thin, endY - sideY * thin],
        [endX + sideX * thin, endY + sideY * thin],
        [x + sideX, y + sideY],
      ],
      2,
    );
    if (!depth) return;
    for (const turn of [-26, 4, 30]) {
      if (turn === 4 && depth === 1) continue;
      const start = random.between(0.75, 1);
      grow(
        lerp(x, endX, start),
        lerp(y, endY, start),
        length * random.between(0.58, 0.82),
        degrees + turn + random.jitter(10),
        Math.max(0.8, width * 0.6),
        depth - 1,
      );
    }
  };
  grow(0, 2, 72, -90 + random.jitter(4), 5, 3);
  return data;
}
