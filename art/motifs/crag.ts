/** Rock that lies in beds: the dolomite and limestone crags of the driftless bluffs. */
import { at, heightAlong, lerp, type Point, type Range, type Side } from '../kit/geometry.ts';
import { lens, polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface CragOptions<Ink> {
  /** Left and right edge, each from top to bottom. */
  left: readonly Point[];
  right: readonly Point[];
  mid: Ink;
  lit: Ink;
  shade: Ink;
  /** Seams under overhanging beds. */
  seam?: Ink;
  /** Thinnest and thickest bed. */
  beds?: Range;
  /** How far a bed juts out or stands back. */
  step?: number;
  light?: Side;
  /** How far the lit plane reaches across, at the top and at the foot, 0 to 1. */
  reach?: Range;
  seed?: number;
}

/** Beds of unequal thickness, stacked; each juts out or stands back, and the lit plane ends in a stair. */
export function crag<Ink extends string>(options: CragOptions<Ink>): Layer<Ink> {
  const { beds = [16, 44], step = 9, light = -1, reach = [0.5, 0.3], seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 57 + 11);
    const sideways = (edge: readonly Point[]) => heightAlong(edge.map(([x, y]): Point => [y, x]));
    const [leftAt, rightAt] = [sideways(options.left), sideways(options.right)];
    const top = at(options.left, 0)[1];
    const foot = at(options.left, options.left.length - 1)[1];
    const outline: { left: Point[]; right: Point[] } = { left: [], right: [] };
    let [lit, shade, seams, joints] = ['', '', '', ''];
    let y = top;
    while (y < foot) {
      const thickness = random.between(...beds);
      const bottom = foot - y - thickness < beds[0] * 0.6 ? foot : y + thickness;
      const t = (y - top) / (foot - top);
      const jut = random.jitter(step);
      const leftX = (edgeY: number) => leftAt(edgeY) - jut + random.jitter(step * 0.35);
      const rightX = (edgeY: number) => rightAt(edgeY) + jut * 0.6 + random.jitter(step * 0.6);
      const [topLeft, topRight] = [leftX(y), rightX(y)];
      const [bottomLeft, bottomRight] = [leftX(bottom), rightX(bottom)];
      outline.left.push([topLeft, y], [bottomLeft, bottom]);
      outline.right.push([topRight, y], [bottomRight, bottom]);
      const across = (fraction: number, [x1, x2]: Range) => lerp(x1, x2, light < 0 ? fraction : 1 - fraction);
      const plane = (from: number, to: number, slant: number) =>
        polygon([
          [across(from, [topLeft, topRight]), y],
          [across(to + slant, [topLeft, topRight]), y],
          [across(to, [bottomLeft, bottomRight]), bottom],
          [across(from, [bottomLeft, bottomRight]), bottom],
        ]);
      const share = lerp(...reach, t) * random.between(0.75, 1.25);
      lit += plane(0, share, random.jitter(0.05));
      shade += plane(1, Math.min(0.95, share + random.between(0.2, 0.4)), random.jitter(0.05));
      for (const half of [0, 0.5]) {
        const share = random.between(0.12, 0.34);
        const place = half + random.between(share * 0.55, 0.5 - share * 0.55);
        const width = (topRight - topLeft) * share;
        seams += lens(lerp(topLeft, topRight, place), bottom, width, Math.max(3, thickness * 0.14));
      }
      const jointX = across(share * random.between(0.2, 0.8), [topLeft, topRight]);
      const depth = thickness * random.between(0.4, 1);
      joints += polygon([
        [jointX - 2, y],
        [jointX + 2, y],
        [jointX + random.jitter(3), y + depth],
      ]);
      y = bottom;
    }
    canvas.fill(options.mid, polygon([...outline.left, ...outline.right.reverse()]));
    canvas.fill(options.shade, shade);
    canvas.fill(options.lit, lit);
    canvas.fill(options.mid, joints);
    if (options.seam) canvas.fill(options.seam, seams);
  };
}
