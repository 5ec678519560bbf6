/** The water tower of Lake Bronson: a hexagon of split fieldstone that narrows upward, with an open deck under a hipped roof. */
import { lerp, type Point } from '../kit/geometry.ts';
import { polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface WaterTowerOptions<Ink> {
  x: number;
  y: number;
  height: number;
  /** The three faces that one sees, from the light to the shade. */
  lit: Ink;
  mid: Ink;
  shade: Ink;
  /** Timber, door and windows. */
  dark: Ink;
  roof: Ink;
  /** The light on the parapet and on one side of the roof. */
  rim?: Ink;
  /** A lamp on the deck. */
  glow?: Ink;
  /** How many of a hundred stones show in the masonry. */
  stones?: number;
  /** How much of its foot the ground hides, over the height; the door stands above it. */
  sill?: number;
  seed?: number;
}

const FOOT = 0.31;
const NECK = 0.235;
const NECK_UP = 0.6;

export function waterTower<Ink extends string>(options: WaterTowerOptions<Ink>): Layer<Ink> {
  const { x, y, height, lit, mid, shade, dark, roof, rim, glow, stones = 16, sill = 0, seed = 5 } = options;
  return (canvas) => {
    const random = new Random(seed);
    /** Seen from the foot, whatever runs around the tower bends at its two corners, the more the higher it is. */
    const bend = (across: number, reach: number, up: number) =>
      Math.max(0, -across / reach - 0.42, across / reach - 0.46) * 0.075 * up;
    const solid = (...corners: Point[]) =>
      polygon(
        corners.map(([across, up]): Point => [x + across * height, y - up * height]),
        2,
      );
    /** A band around the tower between two rings, given by their half widths and heights. */
    const band = ([low, lowUp]: Point, [high, highUp]: Point, from = -1, to = 1) => {
      const at = [from, -0.42, 0.46, to].filter((side) => side >= from && side <= to);
      const ring = (reach: number, up: number) => at.map((side): Point => [side * reach, up - bend(side, 1, up)]);
      return solid(...ring(low, lowUp), ...ring(high, highUp).reverse());
    };
    const half = (up: number) => lerp(FOOT, NECK, up / NECK_UP);
    const face = (from: number, to: number) =>
      solid([FOOT * from, 0], [NECK * from, NECK_UP], [NECK * to, NECK_UP], [FOOT * to, 0]);
    canvas.fill(mid, face(-1, 1));
    canvas.fill(lit, face(-1, -0.42));
    canvas.fill(shade, face(0.46, 1));

    // Split stones in courses, narrower toward the corners; some of each course stand out.
    const masonry = { light: '', left: '', right: '', dark: '' };
    for (let course = 0, up = 0.01; up < NECK_UP - 0.03; course++) {
      const top = up + random.between(0.03, 0.05);
      const lay = (from: number, to: number) =>
        solid(
          [half(up) * from, up + 0.004 - bend(from, 1, up)],
          [half(top) * from, top - 0.004 - bend(from, 1, top)],
          [half(top) * to, top - 0.004 - bend(to, 1, top)],
          [half(up) * to, up + 0.004 - bend(to, 1, up)],
        );
      const row = (from: number, to: number, count: number, add: (stone: string) => void) => {
        for (let i = 0; i < count; i++) {
          if (!random.chance(stones / 100)) continue;
          const shift = course % 2 ? 0.5 : 0;
          const place = (at: number) => lerp(from, to, Math.min(1, Math.max(0, (at - shift) / (count - 0.5))));
          const [start, end] = [place(i) + 0.012, place(i + random.between(0.8, 1))];
          if (end > start + 0.02) add(lay(start, end));
        }
      };
      row(-1, -0.42, 4, (stone) => (masonry.left += stone));
      row(-0.42, 0.46, 5, (stone) => (masonry[random.chance(0.6) ? 'right' : 'light'] += stone));
      row(0.46, 1, 3, (stone) => (masonry.dark += stone));
      up = top;
    }
    if (stones) {
      canvas.fill(mid, masonry.left);
      canvas.fill(lit, masonry.light, 0.6);
      canvas.fill(shade, masonry.right, 0.45);
      canvas.fill(dark, masonry.dark, 0.4);
    }
    const top = sill ? sill + 0.17 : 0.13;
    const door = solid([-0.05, sill], [-0.05, top - 0.03], [-0.03, top], [0.03, top], [0.05, top - 0.03], [0.05, sill]);
    canvas.fill(dark, door + solid([-0.022, 0.38], [-0.022, 0.46], [0.022, 0.46], [0.022, 0.38]));

    const parapet = (from: number, to: number) =>
      band([NECK, NECK_UP], [0.29, 0.67], from, to) + band([0.29, 0.67], [0.29, 0.72], from, to);
    canvas.fill(mid, parapet(-1, 1));
    canvas.fill(lit, parapet(-1, -0.42));
    canvas.fill(shade, parapet(0.46, 1));
    const joists = [-0.92, -0.62, -0.26, 0.02, 0.3, 0.64, 0.92].map((at) =>
      band([0.28, 0.645], [0.29, 0.672], at - 0.04, at + 0.04),
    );
    canvas.fill(dark, joists.join(''));

    if (glow) canvas.fill(glow, solid([-0.26, 0.69], [-0.26, 0.84], [0.26, 0.84], [0.26, 0.69]));
    // Posts stand on the corners, and a rail bends around them.
    const posts = [-0.97, -0.42, 0.46, 0.97].map((at) => band([0.262, 0.728], [0.262, 0.876], at - 0.055, at + 0.055));
    canvas.fill(dark, posts.join('') + band([0.268, 0.752], [0.268, 0.763]));
    const eave = (side: number): Point => [side * 0.385, 0.866 - bend(side, 1, 0.9)];
    const [farLeft, left, right, farRight] = [eave(-1), eave(-0.42), eave(0.46), eave(1)];
    // Under the eave one sees the boards as far as its other side.
    canvas.fill(roof, solid(farLeft, [-0.1, 0.985], [0.1, 0.985], farRight, [0.2, 0.836], [-0.19, 0.836]));
    const board = (from: Point, to: Point) => solid(from, to, [to[0], to[1] - 0.008], [from[0], from[1] - 0.008]);
    canvas.fill(shade, board(left, right) + board(right, farRight));
    if (!rim) return;
    canvas.fill(rim, band([0.3, 0.715], [0.29, 0.733]) + solid(farLeft, [-0.1, 0.985], [-0.05, 0.985], left));
  };
}
