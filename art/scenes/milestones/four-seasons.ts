import type { Point, Side } from '../../kit/geometry.ts';
import { bumps, polygon } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { emblem, type Layer } from '../../kit/scene.ts';
import { spruces } from '../../motifs/conifers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';
import { trilliums } from '../../motifs/wildflowers.ts';

const year = {
  ink: '#16302f',
  green: '#3f7d4e',
  leaf: '#9cc25a',
  blue: '#2f86ac',
  sky: '#a8d8de',
  cream: '#fdf4da',
  gold: '#f4bf4a',
  orange: '#e07a2e',
  rust: '#a93f2a',
  frost: '#d3e3ec',
  slate: '#6f8ea6',
};

export default emblem({
  alt: 'Four quarters of a year: trillium in spring woods, sun on a summer lake, a red maple in fall, spruces in snow',
  palette: year,
  layers: [
    quarters({
      seam: 'cream',
      quarters: [
        [
          sky({ seed: 2, waver: 0, bands: [['leaf', 0], ['green', 84]] }),
          trilliums({ stem: 'ink', petal: 'cream', heart: 'gold', items: [[88, 138, 104], [46, 142, 72]] }),
        ],
        [
          sky({ seed: 3, waver: 3, bands: [['sky', 0]] }),
          sun({ x: 184, y: 70, radius: 26, ink: 'gold', halo: [['cream', 38]] }),
          water({ ink: 'blue', y: 92 }),
          ripples({ ink: 'cream', y: [96, 126], count: 3, x: 184, spread: [20, 34], width: [34, 50], height: [4, 5], seed: 5 }),
        ],
        [
          sky({ seed: 4, waver: 0, bands: [['slate', 0], ['frost', 172]] }),
          ridge({ ink: 'cream', points: [[130, 214], [190, 206], [260, 214]], swell: 2, seed: 3 }),
          spruces({ ink: 'ink', lit: 'cream', seed: 2, tiers: 6, girth: 0.36, forms: 1, light: 1, items: [[164, 232, 96], [208, 224, 74]] }),
        ],
        [
          sky({ seed: 5, waver: 3, bands: [['gold', 0]] }),
          ridge({ ink: 'rust', points: [[0, 214], [70, 208], [130, 214]], swell: 2, seed: 6 }),
          maples({ trunk: 'ink', leaf: 'rust', leafMid: 'orange', leafLit: 'gold', items: [[80, 226, 94]] }),
        ],
      ],
    }),
  ],
});

/** The sugar maple in autumn, a tree of three reds. */
type Items = readonly (readonly [x: number, y: number, height: number])[];

interface MaplesOptions<Ink> {
  items: Items;
  trunk: Ink;
  /** Dark, middle and lit leaves. */
  leaf: Ink;
  leafMid: Ink;
  leafLit: Ink;
  light?: Side;
  seed?: number;
}

/** A round sugar maple in three reds. */
function maples<Ink extends string>(options: MaplesOptions<Ink>): Layer<Ink> {
  const { items, trunk, leaf, leafMid, leafLit, light = -1, seed = 2 } = options;
  return (canvas) => {
    const random = new Random(seed * 23 + 1);
    const mound = (x: number, y: number, width: number, height: number, count: number): string => {
      const points = Array.from({ length: count + 1 }, (_, i): Point => {
        const angle = Math.PI * 2 * (i / count) + Math.PI;
        const reach = i === count ? 0 : random.jitter(0.06);
        return [x + Math.cos(angle) * width * (1 + reach), y + Math.sin(angle) * height * (1 + reach)];
      });
      const closed = points.map((point, i): Point => (i === count ? (points[0] ?? point) : point));
      return `${bumps(closed, () => 0.58)}z`;
    };
    for (const [x, y, height] of items) {
      const half = height * 0.028;
      const fork = y - height * 0.3;
      canvas.fill(
        trunk,
        polygon([
          [x - half * 1.7, y],
          [x - half, fork],
          [x - height * 0.16, y - height * 0.52],
          [x, fork - height * 0.08],
          [x + height * 0.15, y - height * 0.54],
          [x + half, fork],
          [x + half * 1.7, y],
        ]),
      );
      canvas.fill(leaf, mound(x, y - height * 0.62, height * 0.33, height * 0.36, 13));
      canvas.fill(
        leafMid,
        mound(x + light * height * 0.05, y - height * 0.7, height * 0.25, height * 0.25, 10) +
          mound(x - light * height * 0.13, y - height * 0.46, height * 0.13, height * 0.08, 7),
      );
      canvas.fill(
        leafLit,
        mound(x + light * height * 0.11, y - height * 0.79, height * 0.14, height * 0.12, 8) +
          mound(x + light * height * 0.16, y - height * 0.56, height * 0.1, height * 0.06, 6),
      );
    }
  };
}

interface QuartersOptions<Ink extends string> {
  /** From the upper left, clockwise. */
  quarters: readonly [readonly Layer<Ink>[], readonly Layer<Ink>[], readonly Layer<Ink>[], readonly Layer<Ink>[]];
  /** The seams between them. */
  seam: Ink;
  width?: number;
}

/** One round picture in four quarters, each with layers of its own: spring, summer, fall and winter side by side. */
function quarters<Ink extends string>({ quarters, seam, width = 6 }: QuartersOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const [x, y] = [canvas.width / 2, canvas.height / 2];
    const corners = [
      [0, 0],
      [x, 0],
      [x, y],
      [0, y],
    ] as const;
    for (const [i, [left, top]] of corners.entries()) {
      canvas.inside(`M${left} ${top}h${x}v${y}h${-x}z`, () => {
        for (const layer of quarters[i] ?? []) layer(canvas);
      });
    }
    canvas.stroke(seam, width, `M${x} 0v${canvas.height}M0 ${y}h${canvas.width}`);
  };
}
