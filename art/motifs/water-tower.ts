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
  /** Stones that show in the masonry. */
  stones?: number;
  seed?: number;
}

const FOOT = 0.31;
const NECK = 0.235;
const NECK_UP = 0.6;

export function waterTower<Ink extends string>(options: WaterTowerOptions<Ink>): Layer<Ink> {
  const { x, y, height, lit, mid, shade, dark, roof, rim, glow, stones = 26, seed = 5 } = options;
  return (canvas) => {
    const random = new Random(seed);
    const solid = (...corners: Point[]) =>
      polygon(
        corners.map(([across, up]): Point => [x + across * height, y - up * height]),
        2,
      );
    const half = (up: number) => lerp(FOOT, NECK, up / NECK_UP);
    const face = (from: number, to: number) =>
      solid([FOOT * from, 0], [NECK * from, NECK_UP], [NECK * to, NECK_UP], [FOOT * to, 0]);
    canvas.fill(mid, face(-1, 1));
    canvas.fill(lit, face(-1, -0.42));
    canvas.fill(shade, face(0.46, 1));

    const masonry = { left: '', right: '' };
    for (let i = 0; i < stones; i++) {
      const up = random.between(0.03, NECK_UP - 0.07);
      const isLeft = random.chance(0.5);
      const from = isLeft ? random.between(-0.9, -0.5) : random.between(-0.34, 0.26);
      const to = from + random.between(0.1, isLeft ? 0.14 : 0.26);
      const top = up + random.between(0.018, 0.034);
      const stone = solid([half(up) * from, up], [half(top) * from, top], [half(top) * to, top], [half(up) * to, up]);
      masonry[isLeft ? 'left' : 'right'] += stone;
    }
    canvas.fill(mid, masonry.left);
    canvas.fill(shade, masonry.right);
    const door = solid([-0.05, 0], [-0.05, 0.1], [-0.03, 0.13], [0.03, 0.13], [0.05, 0.1], [0.05, 0]);
    canvas.fill(dark, door + solid([-0.022, 0.38], [-0.022, 0.46], [0.022, 0.46], [0.022, 0.38]));

    const parapet = (from: number, to: number) =>
      solid(
        [NECK * from, NECK_UP],
        [0.29 * from, 0.67],
        [0.29 * from, 0.72],
        [0.29 * to, 0.72],
        [0.29 * to, 0.67],
        [NECK * to, NECK_UP],
      );
    canvas.fill(mid, parapet(-1, 1));
    canvas.fill(lit, parapet(-1, -0.42));
    canvas.fill(shade, parapet(0.46, 1));
    const joists = [-0.26, -0.17, -0.07, 0.05, 0.15, 0.25].map((at) =>
      solid([at - 0.012, 0.645], [at - 0.012, 0.672], [at + 0.014, 0.672], [at + 0.014, 0.645]),
    );
    canvas.fill(dark, joists.join(''));

    if (glow) canvas.fill(glow, solid([-0.26, 0.72], [-0.26, 0.84], [0.26, 0.84], [0.26, 0.72]));
    const posts = [-0.255, -0.12, 0.13, 0.255].map((at) =>
      solid([at - 0.016, 0.72], [at - 0.016, 0.85], [at + 0.016, 0.85], [at + 0.016, 0.72]),
    );
    canvas.fill(dark, posts.join('') + solid([-0.27, 0.765], [-0.27, 0.775], [0.27, 0.775], [0.27, 0.765]));
    canvas.fill(roof, solid([-0.38, 0.83], [-0.1, 0.985], [0.1, 0.985], [0.38, 0.83]));
    if (!rim) return;
    const coping = solid([-0.3, 0.715], [-0.29, 0.733], [0.29, 0.733], [0.3, 0.715]);
    canvas.fill(rim, coping + solid([-0.38, 0.83], [-0.1, 0.985], [-0.07, 0.985], [-0.2, 0.83]));
  };
}
