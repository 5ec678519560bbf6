/** A step of broken rock seen a little from above: a light top, and below its brink faces that turn to the light and away from it. */
import { at, first, heightAlong, last, lerp, type Point, type Range, type Side } from '../../../kit/geometry.ts';
import { polygon } from '../../../kit/path.ts';
import { Random } from '../../../kit/random.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface LedgeOptions<Ink> {
  /** The brink and the foot of its front, left to right. */
  brink: readonly Point[];
  foot: readonly Point[];
  /** The far edge of the top, left to right; without it only the front is drawn. */
  back?: readonly Point[];
  top: Ink;
  /** Faces that turn to the light, that face us, and that turn away. */
  lit: Ink;
  front: Ink;
  shade: Ink;
  /** The very edge, where it catches the light. */
  rim?: Ink;
  /** Narrowest and widest block: narrow ones are basalt, wide ones limestone. */
  blocks: Range;
  /** How far a block stands out, over its width. */
  jut?: number;
  /** Lower blocks that still lean on the front, for each block of it. */
  steps?: number;
  /** How far down lies each open seam between two beds, 0 to 1. */
  beds?: readonly number[];
  light?: Side;
  seed?: number;
}

interface Corner {
  top: Point;
  foot: Point;
}

/** The brink goes in and out from block to block; each piece of it, pulled down to the foot, is one face. */
export function ledge<Ink extends string>(options: LedgeOptions<Ink>): Layer<Ink> {
  const { brink, foot, back, blocks, jut = 0.3, steps = 0.4, beds = [], light = -1, seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 47 + 29);
    const grid = canvas.coarseGrid;
    const [brinkAt, footAt] = [heightAlong(brink), heightAlong(foot)];
    const corner = (x: number, out: number, down = 0): Corner => ({
      top: [x, lerp(brinkAt(x), footAt(x), down) + out],
      foot: [x, footAt(x) + out * 1.25],
    });

    const faces = (corners: readonly Corner[]) => {
      const inks = new Map<Ink, string>();
      let [seams, rim] = ['', ''];
      for (let i = 1; i < corners.length; i++) {
        const [from, to] = [at(corners, i - 1), at(corners, i)];
        const run = to.top[0] - from.top[0] || 1;
        const level = (brinkAt(to.top[0]) - brinkAt(from.top[0])) / run;
        const turn = ((to.top[1] - from.top[1]) / run - level) * -light;
        const ink = Math.abs(turn) < 0.14 ? options.front : turn > 0 ? options.lit : options.shade;
        inks.set(ink, (inks.get(ink) ?? '') + polygon([from.top, to.top, to.foot, from.foot], grid));
        const thick = Math.min(6, (to.foot[1] - to.top[1]) * 0.05 + 1.5);
        if (turn > -0.14) {
          const [near, far] = [thick, thick * random.between(0.2, 0.8)];
          rim += polygon([from.top, to.top, [to.top[0], to.top[1] + far], [from.top[0], from.top[1] + near]], grid);
        }
        for (const depth of beds) {
          if (random.chance(0.16)) continue;
          const down = ({ top, foot: below }: Corner, more: number): Point => [
            lerp(top[0], below[0], depth),
            lerp(top[1], below[1], depth) + more,
          ];
          const [near, far] = [random.between(2, 8), random.between(2, 8)];
          seams += polygon([down(from, 0), down(to, 0), down(to, far), down(from, near)], grid);
        }
      }
      for (const [ink, data] of inks) canvas.fill(ink, data);
      if (seams) canvas.fill(options.shade, seams);
      if (options.rim) canvas.fill(options.rim, rim);
    };

    const edge = [corner(first(brink)[0], 0)];
    const lower: Corner[][] = [];
    let out = 0;
    for (let x = first(brink)[0]; x < last(brink)[0] - 1; ) {
      const rest = last(brink)[0] - x;
      const wanted = lerp(...blocks, random.next() ** 2);
      const width = rest - wanted < blocks[0] ? rest : wanted;
      // A face that turns to one side, and the front of the block. Now and then two turn the same way.
      const turn = width * random.between(0.12, 0.6);
      const forward = out > 0 ? random.chance(0.2) : random.chance(0.85);
      const farthest = jut * Math.min(blocks[1], blocks[0] * 3);
      out = Math.max(-farthest, Math.min(farthest, out + (forward ? 1 : -1) * random.between(0.4, 1.2) * jut * width));
      edge.push(corner(x + turn, out), corner(x + width, out + random.jitter(0.12) * jut * width));
      if (random.chance(steps)) {
        const [down, own] = [random.between(0.35, 0.85), width * random.between(0.5, 1.2)];
        const [nose, start] = [out + own * jut * random.between(0.5, 1), x + width * random.between(0, 0.5)];
        lower.push([
          corner(start, out - 4, down),
          corner(start + own * random.between(0.15, 0.4), nose, down),
          corner(start + own * random.between(0.6, 0.85), nose + own * random.jitter(0.06), down),
          corner(start + own, out - 4, down),
        ]);
      }
      x += width;
    }
    if (back) canvas.fill(options.top, polygon([...back, ...edge.map(({ top }) => top).reverse()], grid));
    faces(edge);
    for (const block of lower) {
      faces(block);
      canvas.fill(
        options.top,
        polygon(
          block.map(({ top }) => top),
          grid,
        ),
      );
    }
  };
}
