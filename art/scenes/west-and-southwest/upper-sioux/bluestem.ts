/** Big bluestem near by, in a steady wind: culms and blades that stream one way, and heads like the foot of a turkey. */
import { around, lerp, type Point, round, type Station } from '../../../kit/geometry.ts';
import { limb } from '../../../kit/limb.ts';
import { numbers, petal } from '../../../kit/path.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface BluestemOptions<Ink> {
  /** Culms: from the root, past a bend, to the tip, with toes this long at these degrees off the culm. */
  items: readonly (readonly [root: Point, bend: Point, tip: Point, toe: number, turns: readonly number[]])[];
  ink: Ink;
  /** Thickness of a culm at its root. */
  weight?: number;
  /** Blades: where on the culm (0 the root), how long, and how far they sink at their end, as a share of that. */
  blades?: readonly (readonly [culm: number, at: number, length: number, sink: number])[];
}

/** A toe, a hundred long, to the right: slim spikelets that overlap on both sides of a stalk that curves. */
function toe(): string {
  let data = '';
  for (let i = 0; i < 13; i++) {
    const along = i / 13;
    const [x, y] = [along * 88, -6 * Math.sin(along * 2.6)];
    const side = i % 2 ? 1 : -1;
    data += petal(round(x), round(y), lerp(26, 18, along), lerp(4.6, 2.6, along), side * lerp(8, 13, along) - 2, 1);
  }
  return `<path d="M-6-2q50-10 98-1l6 3q-54-6-104 2z${data}"/>`;
}

export function bluestem<Ink extends string>(options: BluestemOptions<Ink>): Layer<Ink> {
  const { items, ink, weight = 11, blades = [] } = options;
  return (canvas) => {
    const id = canvas.symbol('bluestem toe', toe);
    let [culms, toes] = ['', ''];
    const on = ([root, bend, tip]: readonly [Point, Point, Point, ...unknown[]], at: number): Point => {
      const along = (i: 0 | 1) => (1 - at) ** 2 * root[i] + 2 * at * (1 - at) * bend[i] + at * at * tip[i];
      return [along(0), along(1)];
    };
    for (const item of items) {
      const [, bend, tip, size, turns] = item;
      const half = (weight * size) / 400;
      culms += limb(
        [0, 0.2, 0.4, 0.6, 0.8, 1].map((at): Station => [...on(item, at), half * lerp(1, 0.34, at)]),
        1,
      );
      const heading = (Math.atan2(tip[1] - bend[1], tip[0] - bend[0]) * 180) / Math.PI;
      for (const turn of turns) {
        const scale = (size * (1 - Math.abs(turn) / 130)) / 100;
        const [x, y] = around(tip[0], tip[1], -size * 0.04, heading);
        const flip = turn > 0 ? -1 : 1;
        toes += `<use href="#${id}" transform="translate(${numbers([round(x), round(y)])})rotate(${round(heading + turn)})scale(${numbers([scale, scale * flip])})"/>`;
      }
    }
    for (const [index, at, length, sink] of blades) {
      const item = items[index];
      if (!item) continue;
      const [[x, y], [nextX, nextY]] = [on(item, at), on(item, at + 0.04)];
      const run = Math.hypot(nextX - x, nextY - y);
      const [upX, upY] = [((nextX - x) / run) * length, ((nextY - y) / run) * length];
      const half = length / 42;
      const [crest, end]: [Point, Point] = [
        [x + upX * 0.5, y + upY * 0.5],
        [x + upX * 0.34 + length * 0.7, y + upY * 0.3 + length * sink],
      ];
      culms += limb(
        [0.4, 0.8, 1, 1, 0.8, 0.5, 0.1].map((wide, i): Station => {
          const t = i / 6;
          const along = (axis: 0 | 1) =>
            (1 - t) ** 2 * (axis ? y : x) + 2 * t * (1 - t) * crest[axis] + t * t * end[axis];
          return [along(0), along(1), half * wide];
        }),
        1,
      );
    }
    canvas.fill(ink, culms);
    canvas.group(ink, ink, toes);
  };
}
