/** A city seen from afar: towers, and rows of lit windows. */
import type { Point } from '../kit/geometry.ts';
import { numbers, polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

/** How a tower ends: flat, in set-backs, in a slanted roof, a spire, a round crown, or a dome under a lantern. */
type TowerTop = 'flat' | 'steps' | 'slant' | 'spire' | 'crown' | 'dome';

/** x is the middle of the foot. */
type Tower = readonly [x: number, width: number, height: number, top?: TowerTop];

export interface SkylineOptions<Ink> {
  ink: Ink;
  /** Where all towers stand. */
  y: number;
  towers: readonly Tower[];
  /** The faces toward the light, a third of each tower on its left. */
  lit?: Ink;
  /** Rows of windows. */
  window?: Ink;
  /** Size of a window. */
  pane?: number;
  seed?: number;
}

/** From the left shoulder to the right one, in fractions of half the width, and upward in fractions of the width. */
const TOPS: Readonly<Record<TowerTop, readonly Point[]>> = {
  flat: [
    [-1, 0],
    [1, 0],
  ],
  steps: [
    [-1, 0],
    [-0.72, 0],
    [-0.72, 0.3],
    [-0.42, 0.3],
    [-0.42, 0.58],
    [0.42, 0.58],
    [0.42, 0.3],
    [0.72, 0.3],
    [0.72, 0],
    [1, 0],
  ],
  slant: [
    [-1, 0],
    [-1, 0.1],
    [1, 0.62],
    [1, 0],
  ],
  spire: [
    [-1, 0],
    [-0.5, 0.1],
    [-0.42, 0.34],
    [-0.1, 0.46],
    [0, 1.3],
    [0.1, 0.46],
    [0.42, 0.34],
    [0.5, 0.1],
    [1, 0],
  ],
  crown: [
    [-1, 0],
    [-0.86, 0],
    [-0.86, 0.2],
    [-0.6, 0.3],
    [0, 0.36],
    [0.6, 0.3],
    [0.86, 0.2],
    [0.86, 0],
    [1, 0],
  ],
  dome: [
    [-1, 0],
    [-0.6, 0],
    [-0.56, 0.3],
    [-0.4, 0.5],
    [-0.12, 0.62],
    [-0.1, 0.76],
    [0, 0.98],
    [0.1, 0.76],
    [0.12, 0.62],
    [0.4, 0.5],
    [0.56, 0.3],
    [0.6, 0],
    [1, 0],
  ],
};

export function skyline<Ink extends string>(options: SkylineOptions<Ink>): Layer<Ink> {
  const { ink, y, towers, lit, window, pane = 4, seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed);
    let [bodies, faces, panes] = ['', '', ''];
    for (const [x, width, height, top = 'flat'] of towers) {
      const half = width / 2;
      const crest = TOPS[top].map(([across, up]): Point => [x + across * half, y - height - up * width]);
      bodies += polygon([[x - half, y], ...crest, [x + half, y]]);
      const edge = x - half + width * 0.34;
      faces += polygon([
        [x - half, y],
        [x - half, y - height],
        [edge, y - height],
        [edge, y],
      ]);
      for (let column = x - half + pane * 1.5; column < x + half - pane; column += pane * 2) {
        if (random.chance(0.3)) continue;
        const from = Math.round((random.between(0, 0.5) * height) / (pane * 2)) * pane * 2 + pane * 2;
        const length = Math.round((random.between(0.15, 0.6) * height) / (pane * 2)) * pane * 2;
        if (from + length < height) panes += `M${numbers([column, y - height + from])}v${length}`;
      }
    }
    canvas.fill(ink, bodies);
    if (lit) canvas.fill(lit, faces);
    if (!window) return;
    const stroke = `stroke="${canvas.color(window)}" stroke-width="${pane}" stroke-dasharray="${numbers([pane, pane])}"`;
    canvas.add(`<path fill="none" ${stroke} d="${panes}"/>`);
  };
}
