/** Big bluestem near by: thin culms that bow in the wind, long drooping blades, and heads like the foot of a turkey. */
import { around, lerp, type Point, round } from '../kit/geometry.ts';
import { numbers, petal } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface BluestemOptions<Ink> {
  /** Culms: from the root, past a bend, to the tip, with toes this long at these degrees off the culm. */
  items: readonly (readonly [root: Point, bend: Point, tip: Point, toe: number, turns: readonly number[]])[];
  ink: Ink;
  /** Thickness of a culm at its root. */
  weight?: number;
  /** Blades: where on the culm (0 the root), which way (1 right), and how long. */
  blades?: readonly (readonly [culm: number, at: number, side: 1 | -1, length: number])[];
}

/** A toe, a hundred long, to the right: spikelets that overlap on both sides of a stalk that curves. */
function toe(): string {
  let data = '';
  for (let i = 0; i < 11; i++) {
    const along = i / 11;
    const [x, y] = [along * 86, -5 * Math.sin(along * 2.4)];
    const side = i % 2 ? 1 : -1;
    data += petal(round(x), round(y), lerp(21, 15, along), lerp(4.4, 3, along), side * 15 - 3, 1);
  }
  return `<path d="M0-2q45-9 92-2l8 3q-54-5-100 3z${data}"/>`;
}

export function bluestem<Ink extends string>({
  items,
  ink,
  weight = 11,
  blades = [],
}: BluestemOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const id = canvas.symbol('bluestem toe', toe);
    let culms = '';
    let toes = '';
    for (const [root, bend, tip, size, turns] of items) {
      const half = weight / 2;
      culms += `M${numbers([root[0] - half, root[1]])}Q${numbers([bend[0] - half * 0.7, bend[1], tip[0] - 2, tip[1]])}h4Q${numbers([bend[0] + half * 0.7, bend[1], root[0] + half, root[1]])}z`;
      const heading = (Math.atan2(tip[1] - bend[1], tip[0] - bend[0]) * 180) / Math.PI;
      for (const turn of turns) {
        const flip = turn > 0 ? -1 : 1;
        const scale = (size * (1 - Math.abs(turn) / 130)) / 100;
        const [x, y] = around(tip[0], tip[1], -size * 0.04, heading);
        toes += `<use href="#${id}" transform="translate(${numbers([round(x), round(y)])})rotate(${round(heading + turn)})scale(${numbers([scale, scale * flip])})"/>`;
      }
    }
    for (const [index, at, side, length] of blades) {
      const item = items[index];
      if (!item) continue;
      const [root, bend, tip] = item;
      const on = (i: 0 | 1) => (1 - at) ** 2 * root[i] + 2 * at * (1 - at) * bend[i] + at * at * tip[i];
      const [x, y] = [round(on(0)), round(on(1))];
      const way = side * length;
      const place = ([dx, dy]: Point): number[] => [round(x + dx * way), round(y + dy * length)];
      const upper: Point[] = [
        [0.06, -0.4],
        [0.5, -0.66],
        [1, -0.12],
      ];
      const lower: Point[] = [
        [0.55, -0.58],
        [0.14, -0.36],
        [0.03, 0.07],
      ];
      // Always clockwise, so that a blade adds to the culm it crosses.
      const [root0, tip0]: [Point, Point] = [
        [0, 0],
        [1, -0.12],
      ];
      const there = side > 0 ? upper : ([[0.14, -0.36], [0.55, -0.58], tip0] satisfies Point[]);
      const back = side > 0 ? lower : ([[0.5, -0.66], [0.06, -0.4], root0] satisfies Point[]);
      const start = place(side > 0 ? root0 : [0.03, 0.07]);
      culms += `M${numbers(start)}C${numbers([...there, ...back].flatMap((point) => place(point)))}z`;
    }
    canvas.fill(ink, culms);
    canvas.group(ink, ink, toes);
  };
}
