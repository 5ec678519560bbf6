/** An old white pine near by, for a `mass`: uneven boughs that sag and lift at the ends, with needles in clumps. */
import { lerp, type Range, round } from '../../../kit/geometry.ts';
import { polygon } from '../../../kit/path.ts';
import { Random } from '../../../kit/random.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface WhitePineOptions<Ink> {
  x: number;
  y: number;
  height: number;
  ink: Ink;
  /** How many boughs, left and right in turn. */
  boughs: number;
  /** The longest bough, over the height. */
  reach?: number;
  /** Where boughs begin and end, over the height. */
  crown?: Range;
  seed?: number;
}

export function whitePine<Ink extends string>(options: WhitePineOptions<Ink>): Layer<Ink> {
  const { x, y, height, ink, boughs, reach = 0.3, crown = [0.25, 0.98], seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 71 + 3);
    const tufts = [0, 1, 2].map((form) => canvas.symbol(`white pine ${form}`, () => tuft(form)));
    const half = height * 0.016;
    let [wood, needles] = [
      polygon([
        [x - half * 0.2, y - height],
        [x + half * 0.2, y - height],
        [x + half * 1.2, y],
        [x - half * 1.2, y],
      ]),
      '',
    ];
    for (let i = 0; i < boughs; i++) {
      const t = i / (boughs - 1);
      const side = i % 2 ? 1 : -1;
      const rootY = y - height * lerp(...crown, t) + random.jitter(height * 0.018);
      // Widest a third of the way up, long and short in turn as the old tree lost its boughs.
      const whole = height * reach * lerp(1, 0.16, Math.abs(t - 0.25) / 0.75);
      const length = whole * (random.chance(0.3) ? random.between(0.34, 0.56) : random.between(0.78, 1.16));
      // Upper boughs rise; the lower ones sag with age and lift only their tips.
      const sag = length * lerp(0.34, -0.06, t) * random.between(0.5, 1.3);
      const lift = sag + length * lerp(0.04, 0.42, t) * random.between(0.4, 1.2);
      const along = (u: number) => ({
        alongX: x + side * length * u,
        alongY: rootY + sag * Math.sin(u * 1.6) - lift * u ** 3,
      });
      const [first, middle, end] = [along(0.25), along(0.6), along(1)];
      const thick = half * lerp(0.5, 0.2, t);
      wood += polygon([
        [x, rootY - thick],
        [first.alongX, first.alongY - thick * 0.7],
        [middle.alongX, middle.alongY - thick * 0.4],
        [end.alongX, end.alongY],
        [middle.alongX, middle.alongY + thick * 0.4],
        [first.alongX, first.alongY + thick * 0.7],
        [x, rootY + thick],
      ]);
      // Needles hang in clumps; between them the bare bough shows.
      const gap = random.between(0.34, 0.7);
      const count = Math.max(3, Math.round(length / (height * 0.034)));
      for (let j = 0; j < count; j++) {
        const u = lerp(0.2, 1, (j + random.jitter(0.4)) / (count - 1));
        if (Math.abs(u - gap) < 0.09 && length > height * 0.1) continue;
        const { alongX, alongY } = along(u);
        const scale = round(height * 0.17 * lerp(1.2, 0.6, u) * lerp(1, 0.7, t) * random.between(0.6, 1.25)) / 100;
        needles += canvas.copy(tufts[Math.floor(random.next() * 3)] ?? '', alongX, alongY + 4, side * scale, scale);
      }
    }
    canvas.fill(ink, wood);
    canvas.group(ink, ink, needles);
  };
}

/** A spray of needles a hundred wide that leans outward, its twig on 0. */
function tuft(form: number): string {
  const random = new Random(form * 17 + 5);
  const points: [number, number][] = [[-44, 6]];
  const needles = 9;
  for (let i = 0; i < needles; i++) {
    const degrees = lerp(-158, -8, i / (needles - 1)) + random.jitter(5);
    const angle = (degrees * Math.PI) / 180;
    const length = lerp(34, 62, i / (needles - 1)) * random.between(0.85, 1.12);
    points.push([round(Math.cos(angle) * length), round(Math.sin(angle) * length * 0.62)]);
    const notch = angle + 0.16;
    points.push([round(Math.cos(notch) * length * 0.56), round(Math.sin(notch) * length * 0.34)]);
  }
  points.push([20, 8]);
  return `<path d="${polygon(points)}"/>`;
}
