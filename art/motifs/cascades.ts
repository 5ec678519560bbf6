/** Stepped falls, sea arches, and still water that mirrors. */
import { at, lerp, type Point, round, type Side } from '../kit/geometry.ts';
import { lens, numbers, polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface CascadeOptions<Ink> {
  /** Each step of the stairs of water, top to bottom: where it falls from and how wide it is. */
  steps: readonly (readonly [x: number, y: number, width: number])[];
  base: number;
  /** The white water, the streaks in it, and the wet rock of the ledges. */
  ink: Ink;
  strand: Ink;
  ledge: Ink;
  seed?: number;
}

/** Broad falls over a stair of ledges. */
export function cascade<Ink extends string>({
  steps,
  base,
  ink,
  strand,
  ledge,
  seed = 8,
}: CascadeOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const random = new Random(seed);
    steps.forEach(([x, y, width], i) => {
      const next = steps[i + 1];
      const foot = next ? next[1] : base;
      const drop = foot - y;
      const half = width / 2;
      canvas.fill(
        ledge,
        polygon([
          [x - half * 1.25, y + drop * 0.1],
          [x + half * 1.25, y + drop * 0.06],
          [x + half * 1.35, foot + 12],
          [x - half * 1.35, foot + 12],
        ]),
      );
      let [sheet, streaks] = ['', ''];
      for (let from = x - half; from < x + half - 8; ) {
        const to = Math.min(x + half, from + random.between(26, 90));
        const top = y + random.between(-0.04, 0.12) * drop;
        const flare = random.between(2, 9);
        const waist = lerp(top, foot, random.between(0.3, 0.6));
        sheet += polygon([
          [from, top],
          [to, top + random.jitter(4)],
          [to + flare * 0.3, waist],
          [to + flare, foot + 6],
          [from - flare, foot + 6],
          [from - flare * 0.4, waist],
        ]);
        for (let n = 0; n < 2; n++) {
          const start = round(lerp(from, to, random.between(0.2, 0.8)));
          const high = round(top + drop * random.between(0.06, 0.4));
          const length = round(drop * random.between(0.35, 0.6));
          const bulge = round(random.between(2, 5));
          const half = round(length / 2);
          streaks += `M${numbers([start, high])}q${numbers([bulge, half, 0, length])} ${numbers([-bulge, -half, 0, -length])}z`;
        }
        from = to + (random.chance(0.3) ? random.between(8, 26) : random.between(1, 5));
      }
      canvas.fill(ink, sheet);
      canvas.fill(strand, streaks);
      canvas.fill(ink, foam(random, x, foot + 5, width * 1.1));
    });
  };
}

function foam(random: Random, x: number, y: number, width: number): string {
  const count = Math.max(5, round(width / 45));
  let data = '';
  for (let i = 0; i < count; i++) {
    const middle = x - width / 2 + (width * (i + 0.5)) / count;
    data += lens(middle, y + random.jitter(3), (width / count) * random.between(1.1, 1.8), random.between(7, 13));
  }
  return data;
}

export interface SeaArchOptions<Ink> {
  x: number;
  /** The water. */
  y: number;
  width: number;
  height: number;
  mid: Ink;
  lit: Ink;
  shade: Ink;
  light?: Side;
}

/** A stack of rock with a doorway worn through it; what is painted before shows through. */
export function seaArch<Ink extends string>(options: SeaArchOptions<Ink>): Layer<Ink> {
  const { x, y, width, height, mid, lit, shade, light = -1 } = options;
  return (canvas) => {
    const place = ([across, up]: Point): Point => [x - across * width * light, y - up * height];
    const solid = (points: readonly Point[]) => polygon(points.map(place));
    const doorway: Point[] = [
      [-0.2, 0],
      [-0.22, 0.3],
      [-0.14, 0.5],
      [0.02, 0.58],
      [0.14, 0.46],
      [0.18, 0.22],
      [0.16, 0],
    ];
    const crest: Point[] = [
      [-0.5, 0],
      [-0.46, 0.5],
      [-0.4, 0.78],
      [-0.22, 0.94],
      [0.02, 1],
      [0.26, 0.9],
      [0.4, 0.86],
      [0.5, 0.6],
      [0.54, 0],
    ];
    canvas.fill(mid, solid([...crest, ...[...doorway].reverse()]));
    canvas.fill(
      shade,
      solid([
        [0.16, 0],
        [0.18, 0.22],
        [0.14, 0.46],
        [0.02, 0.58],
        [0.1, 0.66],
        [0.28, 0.62],
        [0.34, 0.36],
        [0.3, 0],
      ]),
    );
    canvas.fill(
      shade,
      solid([
        [0.54, 0],
        [0.5, 0.6],
        [0.4, 0.86],
        [0.36, 0.62],
        [0.42, 0.3],
        [0.4, 0],
      ]),
    );
    canvas.fill(
      lit,
      solid([
        [-0.5, 0.06],
        [-0.46, 0.5],
        [-0.4, 0.78],
        [-0.22, 0.94],
        [0.02, 1],
        [-0.06, 0.88],
        [-0.2, 0.8],
        [-0.3, 0.62],
        [-0.34, 0.3],
        [-0.4, 0.06],
      ]),
    );
    canvas.fill(
      lit,
      solid([
        [0.04, 0.98],
        [0.26, 0.9],
        [0.22, 0.8],
        [0.08, 0.86],
      ]),
    );
    canvas.fill(
      shade,
      solid([
        [-0.22, 0.3],
        [-0.14, 0.5],
        [0.02, 0.58],
        [-0.04, 0.64],
        [-0.2, 0.54],
        [-0.27, 0.32],
      ]),
    );
  };
}

export interface ReflectionOptions<Ink> {
  ink: Ink;
  /** The shore. */
  y: number;
  /** How far down it reaches, along x: [x, depth]. */
  points: readonly Point[];
  seed?: number;
}

/** A hill or a line of trees mirrored in still water: solid at the shore, breaking into bars below. */
export function reflection<Ink extends string>({ ink, y, points, seed = 17 }: ReflectionOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const random = new Random(seed);
    const outline: Point[] = [[at(points, 0)[0], y]];
    let bars = '';
    for (const [x, depth] of points) outline.push([x, y + depth * 0.62]);
    const [end] = at(points, points.length - 1);
    outline.push([end, y]);
    for (const [i, [x, depth]] of points.entries()) {
      const next = points[i + 1];
      if (!next) break;
      const width = next[0] - x;
      for (const t of [0.66, 0.76, 0.86, 0.95]) {
        bars += lens(
          x + width * random.between(0.2, 0.8),
          y + depth * t,
          Math.max(30, width * random.between(0.5, 1.1)),
          5 + depth * 0.02,
        );
      }
    }
    canvas.fill(ink, polygon(outline) + bars);
  };
}
