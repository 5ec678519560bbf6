/** The water tower of Lake Bronson: a hexagon of split fieldstone that narrows upward, with an open deck under a hipped roof. */
import { first, last, lerp, type Point } from '../kit/geometry.ts';
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
    const bend = (side: number, up: number) => Math.max(0, -side - 0.42, side - 0.46) * 0.075 * up;
    const solid = (...corners: Point[]) =>
      polygon(
        corners.map(([across, up]): Point => [x + across * height, y - up * height]),
        2,
      );
    /** Around the tower between rings, from below: half the width of each, and its height. */
    const band = (rings: readonly Point[], from = -1, to = 1) => {
      const place = (side: number, [reach, up]: Point): Point => [side * reach, up - bend(side, up)];
      const corners = [from, -0.42, 0.46, to].filter((side) => side >= from && side <= to);
      const around = (ring: Point) => corners.map((side) => place(side, ring));
      const [low, high] = [first(rings), last(rings)];
      const up = rings.slice(1, -1).map((ring) => place(to, ring));
      const down = rings.slice(1, -1).map((ring) => place(from, ring));
      return solid(...around(low), ...up, ...around(high).reverse(), ...down.reverse());
    };
    const half = (up: number) => lerp(FOOT, NECK, up / NECK_UP);
    const face = (from: number, to: number) =>
      solid([FOOT * from, 0], [NECK * from, NECK_UP], [NECK * to, NECK_UP], [FOOT * to, 0]);
    const parapet: Point[] = [
      [NECK, NECK_UP],
      [0.29, 0.67],
      [0.29, 0.72],
    ];
    canvas.fill(mid, face(-1, 1) + band(parapet));
    canvas.fill(lit, face(-1, -0.42) + band(parapet, -1, -0.42));
    canvas.fill(shade, face(0.46, 1) + band(parapet, 0.46));

    // Split stones in courses, narrower toward the corners; some of each course stand out.
    const masonry = { light: '', left: '', right: '', dark: '' };
    for (let course = 0, up = 0.01; up < NECK_UP - 0.03; course++) {
      const top = Math.min(NECK_UP, up + random.between(0.03, 0.05));
      const lay = (from: number, to: number) =>
        solid(
          [half(up) * from, up + 0.004 - bend(from, up)],
          [half(top) * from, top - 0.004 - bend(from, top)],
          [half(top) * to, top - 0.004 - bend(to, top)],
          [half(up) * to, up + 0.004 - bend(to, up)],
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
    const pane = solid([-0.022, 0.38], [-0.022, 0.46], [0.022, 0.46], [0.022, 0.38]);
    const joists = [-0.72, -0.26, 0.02, 0.3, 0.74].map((at) => {
      const [middle, up] = [at * 0.285, 0.645 - bend(at, 0.65)];
      return solid(
        [middle - 0.012, up],
        [middle - 0.012, up + 0.027],
        [middle + 0.012, up + 0.027],
        [middle + 0.012, up],
      );
    });
    if (glow) canvas.fill(glow, solid([-0.26, 0.72], [-0.26, 0.84], [0.26, 0.84], [0.26, 0.72]));
    // Posts stand on the corners, and a rail bends around them.
    const posts = [-0.256, -0.11, 0.12, 0.256].map((at) => {
      const foot = 0.73 - bend(at / 0.29, 0.73);
      return solid([at - 0.014, foot], [at - 0.014, 0.85], [at + 0.014, 0.85], [at + 0.014, foot]);
    });
    canvas.fill(
      dark,
      [
        door,
        pane,
        ...joists,
        ...posts,
        band([
          [0.268, 0.752],
          [0.268, 0.763],
        ]),
      ].join(''),
    );
    const eave = (side: number): Point => [side * 0.385, 0.866 - bend(side, 0.9)];
    const [farLeft, left, right, farRight] = [eave(-1), eave(-0.42), eave(0.46), eave(1)];
    // Under the eave one sees the boards as far as its other side.
    canvas.fill(roof, solid(farLeft, [-0.1, 0.985], [0.1, 0.985], farRight, [0.2, 0.836], [-0.19, 0.836]));
    const [edgeLeft, edgeRight] = [
      [left[0], left[1] - 0.01],
      [right[0], right[1] - 0.01],
    ] as const;
    canvas.fill(shade, solid(left, right, farRight, edgeRight, edgeLeft));
    if (!rim) return;
    canvas.fill(
      rim,
      band([
        [0.3, 0.715],
        [0.29, 0.733],
      ]) + solid(farLeft, [-0.1, 0.985], [-0.05, 0.985], left),
    );
  };
}
