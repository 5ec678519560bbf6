/** Falling water: smooth where it bends over the lip, white where it breaks, in the shade on one side, foam where it strikes. */
import { at, lerp, type Point, type Side } from '../kit/geometry.ts';
import { numbers } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

/** The two ends of the lip, and where the water from each of them strikes: clockwise from the left end of the lip. */
export type Stream = readonly [Point, Point, Point, Point];

export interface CascadeOptions<Ink> {
  /** Unequal; where a rock stands in the lip, one ends and another begins. */
  streams: readonly Stream[];
  /** White water. */
  ink: Ink;
  /** Water that is still smooth, and white water in the shade. */
  shade: Ink;
  /** The rock behind, where the fall is thin. */
  deep?: Ink;
  /** How far down the smooth water reaches, how much of the width lies in the shade, and how often one sees through, 0 to 1. */
  lip?: number;
  dusk?: number;
  thin?: number;
  /** How ragged the sides are, in units of the sheet. */
  ragged?: number;
  light?: Side;
  seed?: number;
}

/**
 * Every tongue has its root at the lip, at the foot or at a side, and runs out to a point; they stand in groups of unequal ones. One that
 * is pointed at both ends looks like a cut in cloth, and a row of equal ones like a fringe.
 */
export function cascade<Ink extends string>(options: CascadeOptions<Ink>): Layer<Ink> {
  const { streams, ink, shade, deep, lip = 0.3, dusk = 0.24, thin = 0.4, ragged = 8, light = -1, seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 71 + 13);
    const away = -light as Side;
    let [body, dim, dark] = ['', '', ''];
    for (const [lipLeft, lipRight, footRight, footLeft] of streams) {
      const breadth = Math.max(1, lipRight[0] - lipLeft[0], footRight[0] - footLeft[0]);
      const drop = (footLeft[1] + footRight[1] - lipLeft[1] - lipRight[1]) / 2;
      /** 0 at the left side and 1 at the right one. It goes out first, and then down. */
      const place = (across: number, t: number): Point => {
        const out = 1 - (1 - t) ** 2.6;
        const [fromX, fromY] = [lerp(lipLeft[0], lipRight[0], across), lerp(lipLeft[1], lipRight[1], across)];
        const [toX, toY] = [lerp(footLeft[0], footRight[0], across), lerp(footLeft[1], footRight[1], across)];
        return [Math.round(lerp(fromX, toX, out)), Math.round(lerp(fromY, toY, t))];
      };

      /** Hollow flanks that meet in a point. */
      const finger = (across: number, wide: number, root: number, tip: number): string => {
        const drift = random.jitter(wide);
        const end = place(across + drift, tip);
        const bend = (side: number) =>
          place(
            across + drift * 0.5 + side * wide * random.between(0.1, 0.35),
            lerp(root, tip, random.between(0.28, 0.5)),
          );
        const [left, right] = [place(across - wide / 2, root), place(across + wide / 2, root)];
        // All of them run clockwise, so that they add up.
        const sides = tip < root ? [left, bend(-1), bend(1), right] : [right, bend(1), bend(-1), left];
        const [from, there, back, to] = sides as [Point, Point, Point, Point];
        return `M${numbers(from)}Q${numbers([...there, ...end])}Q${numbers([...back, ...to])}z`;
      };

      // The sides: plumb pieces that break out or in where the water strikes something.
      const bank = (side: 0 | 1): Point[] => {
        const edge: Point[] = [];
        let off = 0;
        const rough = Math.min(ragged, breadth * 0.1);
        const pieces = Math.max(2, Math.round(drop / random.between(70, 120)));
        for (let i = 0; i < pieces; i++) {
          const [from, to] = [(i + (i ? random.jitter(0.3) : 0)) / pieces, (i + 0.82) / pieces];
          const place2 = (t: number): Point => {
            const [x, y] = place(side, t);
            return [Math.round(x + off), y];
          };
          edge.push(place2(from));
          off += random.jitter(rough * 0.3);
          edge.push(place2(to));
          off = i === pieces - 2 ? 0 : random.jitter(rough) + (side ? 0.3 : -0.3) * rough;
        }
        return [...edge, place(side, 1)];
      };
      const [leftBank, rightBank] = [bank(0), bank(1)];
      const round = Math.min(14, breadth * 0.16, drop * 0.1);
      const shoulder = (side: 0 | 1): Point => {
        const [x, y] = place(side, 0);
        return [Math.round(x + (side ? -round : round)), Math.round(y - round * 0.6)];
      };
      const line = (points: readonly Point[]) => points.map((point) => `L${numbers(point)}`).join('');
      const [topLeft, topRight] = [shoulder(0), shoulder(1)];
      body += `M${numbers(topLeft)}L${numbers(topRight)}Q${numbers(place(1, 0))} ${numbers(at(rightBank, 1))}${line(rightBank.slice(2))}${line(leftBank.slice(1).reverse())}Q${numbers(place(0, 0))} ${numbers(topLeft)}z`;

      // The side away from the light, with fingers into the white.
      const edge = (across: number, t: number): Point => place(away > 0 ? 1 - across : across, t);
      const side = [0, 0.16, 0.4, 0.62, 0.84, 1].map((t, i) =>
        edge(dusk * random.between(0.5, 1.2) + (i ? 0 : 0.15), t),
      );
      const outside = [edge(-0.3, 1), edge(-0.3, 0)];
      if (away > 0) {
        side.reverse();
        outside.reverse();
      }
      const wavy = side
        .slice(1)
        .map(([x, y], i) => `Q${numbers([at(side, i)[0], Math.round((at(side, i)[1] + y) / 2), x, y])}`);
      dim += `M${numbers(at(side, 0))}${wavy.join('')}${line(outside)}z`;

      // Groups of tongues: of the smooth water at the lip, and of the shade that climbs from the foot.
      const groups = Math.max(1, Math.round(breadth / random.between(60, 110)));
      const unit = Math.min(0.5, 22 / breadth);
      for (let group = 0; group < groups; group++) {
        const middle = (group + random.between(0.2, 0.8)) / groups;
        const toShade = away > 0 ? middle : 1 - middle;
        const reach = lip * (0.4 + toShade * 0.9) * random.between(0.6, 1.5);
        dim += finger(middle, unit * random.between(1.4, 3.4), -0.06, Math.min(0.9, reach));
        dim += finger(
          middle + unit * random.jitter(1.6),
          unit * random.between(0.5, 1.2),
          -0.06,
          Math.min(0.96, reach * random.between(1.1, 2)),
        );
        if (random.chance(0.6))
          dim += finger(
            middle + random.jitter(0.5 / groups),
            unit * random.between(0.3, 0.8),
            1,
            random.between(0.2, 0.7),
          );
        if (deep && random.chance(thin)) {
          const lane = middle + (random.jitter(0.4) + away * 0.25) / groups;
          dark += finger(lane, unit * random.between(0.3, 0.9), 1, random.between(0.25, 0.75));
          dark += finger(
            lane + unit * random.jitter(1.2),
            unit * random.between(0.2, 0.5),
            1,
            random.between(0.5, 0.85),
          );
        }
      }
      // The bend itself.
      dim += `M${numbers(place(-0.1, -0.2))}L${numbers(place(1.1, -0.2))}L${numbers(place(1.1, 0.02))}${[0.8, 0.55, 0.3, -0.1].map((across, i) => `Q${numbers([...place(across + 0.12, 0.02 + (i % 2) * 0.03), ...place(across, 0.01 + random.between(0, 0.05))])}`).join('')}z`;
    }
    canvas.fill(ink, body);
    canvas.inside(body, () => {
      canvas.fill(shade, dim);
      if (deep) canvas.fill(deep, dark);
    });
  };
}

export interface SpumeOptions<Ink> {
  /** Each lies level around (x, y), whatever the slant of the rock: water does. */
  items: readonly (readonly [x: number, y: number, width: number, height: number])[];
  ink: Ink;
  /** Below and behind it. */
  shade?: Ink;
  seed?: number;
}

/** Foam where water strikes: low unequal swells above, level streaks on the pool below. */
export function spume<Ink extends string>({ items, ink, shade, seed = 1 }: SpumeOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const random = new Random(seed * 37 + 5);
    const mound = (x: number, y: number, width: number, height: number): string => {
      let data = `M${numbers([Math.round(x - width / 2), Math.round(y)])}`;
      for (let t = 0; t < 1; ) {
        const next = t > 0.8 ? 1 : Math.min(1, t + random.between(0.1, 0.3));
        const rise = height * Math.sin(Math.PI * Math.min(0.97, next)) * random.between(0.45, 1);
        const [endX, endY] = [x + width * (next - 0.5), y - (next < 1 ? rise : 0)];
        const swell = y - height * Math.sin(Math.PI * lerp(t, next, 0.5)) * random.between(0.9, 1.5);
        data += `Q${numbers([x + width * (lerp(t, next, 0.45) - 0.5), swell, endX, endY].map(Math.round))}`;
        t = next;
      }
      let [edge, low] = [x + width / 2, y];
      while (edge > x - width / 2) {
        const length = width * random.between(0.16, 0.4);
        const [tip, down] = [edge - length * random.between(0.5, 0.9), y + height * random.between(0.15, 0.6)];
        data += `Q${numbers([edge - length * 0.2, down, tip, down].map(Math.round))}`;
        edge = Math.max(x - width / 2, tip + length * random.between(-0.6, 0.1));
        low = Math.min(down, y + height * random.between(0, 0.3));
        data += `Q${numbers([tip - length * 0.3, low, edge, low].map(Math.round))}`;
        edge -= 1;
      }
      return `${data}z`;
    };
    if (shade)
      canvas.fill(
        shade,
        items
          .map(([x, y, width, height]) => mound(x + width * 0.04, y + height * 0.2, width * 1.2, height * 1.15))
          .join(''),
      );
    canvas.fill(ink, items.map(([x, y, width, height]) => mound(x, y, width, height)).join(''));
  };
}
