/** A Red River cart: two great wheels, a rail bed, long shafts, and not a nail in it. */
import { around, type Point } from '../kit/geometry.ts';
import { polygon } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface OxcartOptions<Ink> {
  /** Where the near wheel stands. */
  x: number;
  y: number;
  /** Of the wheel. */
  height: number;
  ink: Ink;
  /** The edge in the light. */
  lit: Ink;
  /** The far wheel. */
  far?: Ink;
  /** Bales on the bed. */
  load?: Ink;
  /** The shafts rest to the left; flipped, to the right. */
  flip?: boolean;
}

export function oxcart<Ink extends string>(options: OxcartOptions<Ink>): Layer<Ink> {
  const { x, y, height, ink, lit, far = ink, load, flip = false } = options;
  return (canvas) => {
    const radius = height / 2;
    const way = flip ? -1 : 1;
    const at = (across: number, up: number): Point => [x + across * height * way, y - up * height];
    const bar = (from: Point, to: Point, thickness: number) => {
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const half = (thickness * height) / 2 / Math.hypot(dx, dy);
      return polygon(
        [
          [from[0] - dy * half, from[1] + dx * half],
          [to[0] - dy * half, to[1] + dx * half],
          [to[0] + dy * half, to[1] - dx * half],
          [from[0] + dy * half, from[1] - dx * half],
        ],
        2,
      );
    };
    const wheel = (color: Ink, [hubX, hubY]: Point) => {
      const spokes = [8, 44, 80, 116, 152].map((angle) =>
        bar(around(hubX, hubY, radius * 0.9, angle), around(hubX, hubY, radius * 0.9, angle + 180), 0.045),
      );
      canvas.fill(color, spokes.join(''));
      canvas.add(
        `<circle cx="${Math.round(hubX)}" cy="${Math.round(hubY)}" r="${Math.round(radius * 0.93)}" fill="none" stroke="${canvas.color(color)}" stroke-width="${Math.round(height * 0.075)}"/>`,
      );
      canvas.add(
        `<circle cx="${Math.round(hubX)}" cy="${Math.round(hubY)}" r="${Math.round(radius * 0.2)}" fill="${canvas.color(color)}"/>`,
      );
    };
    wheel(far, at(0.22, 0.56));
    if (load)
      canvas.fill(
        load,
        polygon([at(-0.42, 0.66), at(-0.4, 1.02), at(-0.1, 1.1), at(0.2, 1), at(0.5, 1.06), at(0.56, 0.66)], 2),
      );
    canvas.fill(
      ink,
      bar(at(0.72, 0.66), at(-0.5, 0.62), 0.07) +
        bar(at(-0.5, 0.62), at(-1.5, 0.06), 0.05) +
        bar(at(-0.3, 0.7), at(-1.36, 0.2), 0.045),
    );
    const rails = [-0.44, -0.2, 0.06, 0.34, 0.62].map((across) => bar(at(across, 0.64), at(across * 1.06, 1), 0.035));
    canvas.fill(ink, rails.join('') + bar(at(-0.48, 0.98), at(0.7, 0.98), 0.045));
    canvas.fill(lit, bar(at(-0.48, 1), at(0.7, 1), 0.018) + bar(at(-0.5, 0.65), at(0.72, 0.695), 0.018));
    wheel(ink, at(0, 0.5));
    const [hubX, hubY] = at(0, 0.5);
    canvas.add(
      `<circle cx="${Math.round(hubX)}" cy="${Math.round(hubY)}" r="${Math.round(radius * 0.08)}" fill="${canvas.color(lit)}"/>`,
    );
  };
}
