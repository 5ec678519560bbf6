/** Jointed rock that stands in columns: narrow ones are basalt, wide ones with level breaks are quartzite. */
import { first, heightAlong, last, lerp, type Point, type Range, type Side } from '../kit/geometry.ts';
import { polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface ColumnsOptions<Ink> {
  /** Crest and foot, left to right. */
  top: readonly Point[];
  base: readonly Point[];
  width: Range;
  mid: Ink;
  lit: Ink;
  shade: Ink;
  /** Broken tops that catch the light from above. */
  cap?: Ink;
  /** How far a column stands above or below its neighbors. */
  step?: number;
  /** Level breaks in a column. */
  breaks?: number;
  /** Sideways drift of the joints for each unit of depth. */
  lean?: number;
  light?: Side;
  seed?: number;
}

/** Each column shows two faces, one to the light and one away from it, under a broken top. */
export function columns<Ink extends string>(options: ColumnsOptions<Ink>): Layer<Ink> {
  const { top, base, width, step = 16, breaks = 0, lean = 0, light = -1, seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 83 + 1);
    const grid = canvas.coarseGrid;
    const [crestAt, footAt] = [heightAlong(top), heightAlong(base)];
    const outline: Point[] = [];
    const foot: Point[] = [];
    let [lit, shade, caps, cracks] = ['', '', '', ''];
    for (let left = first(top)[0]; left < last(top)[0]; ) {
      const breadth = lerp(...width, random.next() ** 1.6);
      const right = Math.min(left + breadth, last(top)[0]);
      const crest = crestAt((left + right) / 2) + random.jitter(step);
      const floor = footAt((left + right) / 2);
      const drift = lean * (floor - crest);
      const edge = lerp(left, right, light < 0 ? random.between(0.3, 0.62) : random.between(0.38, 0.7));
      const nose = crest + breadth * 0.16;
      const down = (x: number, y: number): Point => [x + lean * (y - crest), y];
      const face = (from: number, to: number, fromTop: number, toTop: number, end: number) =>
        polygon([down(from, fromTop), down(to, toTop), down(to, end), down(from, end)], grid);
      const rest = random.between(0.55, 1);
      const end = lerp(crest, floor, rest);
      const bright = light < 0 ? face(left, edge, crest, nose, end) : face(edge, right, nose, crest, end);
      const dim = light < 0 ? face(edge, right, nose, crest, floor) : face(left, edge, crest, nose, floor);
      // Now and then one stands back in the shade of its neighbor.
      if (random.chance(0.82)) lit += bright;
      shade += dim;
      caps += polygon(
        [
          [left, crest],
          [lerp(left, right, 0.45), crest - breadth * 0.1],
          [right, crest],
          [edge, nose],
        ],
        grid,
      );
      for (let i = 0; i < breaks; i++) {
        const y = lerp(crest, floor, random.between(0.12, 0.95));
        cracks += polygon(
          [down(left, y), down(right, y + random.jitter(4)), down(edge, y + random.between(4, 8))],
          grid,
        );
      }
      outline.push([left, crest], [right, crest]);
      foot.push([left + drift, floor], [right + drift, floor]);
      left = right;
    }
    canvas.fill(options.mid, polygon([...outline, ...foot.reverse()], grid));
    canvas.fill(options.lit, lit);
    canvas.fill(options.shade, shade + cracks);
    if (options.cap) canvas.fill(options.cap, caps);
  };
}
