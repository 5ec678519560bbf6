/** Rock that lies in beds, of any outline: ledges, pillars, arches, the caps of bluffs. */
import { at, lerp, type Point, type Range, type Side } from '../kit/geometry.ts';
import { polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface BeddedOptions<Ink> {
  /** The rough outline, clockwise; the beds give it its steps. */
  points: readonly Point[];
  lit: Ink;
  mid: Ink;
  shade: Ink;
  /** The dark under overhanging beds, and the joints. */
  seam: Ink;
  /** Thinnest and thickest bed. */
  beds?: Range;
  /** How far a bed stands out or lies back. */
  step?: number;
  /** Noses of rock side by side, each with a lit and a shaded flank. */
  noses?: number;
  /** How much of a nose is lit, at the top and at the foot, 0 to 1. */
  reach?: Range;
  /** How much of it lies in the shade. */
  dusk?: number;
  /** Share of each seam that is open and dark. */
  open?: number;
  /** Upright cracks, for each hundred units of width. */
  joints?: number;
  light?: Side;
  seed?: number;
}

interface Bed {
  top: number;
  bottom: number;
  jut: number;
}

function layBeds(random: Random, top: number, foot: number, [thin, thick]: Range, step: number): Bed[] {
  const beds: Bed[] = [];
  for (let y = top; y < foot; ) {
    const stands = beds.length % 2 === 0;
    const thickness = lerp(thin, thick, random.next() ** 1.4) * (stands ? 1 : 0.62);
    const bottom = foot - y - thickness < thin * 0.5 ? foot : y + thickness;
    beds.push({ top: y, bottom, jut: step * (stands ? random.between(0.2, 1) : random.between(-1, 0.1)) });
    y = bottom;
  }
  return beds;
}

/** How far the outline reaches left and right at a height. */
function extentAt(points: readonly Point[], y: number): Range {
  const crossings = points.flatMap(([x, pointY], i) => {
    const [nextX, nextY] = at(points, (i + 1) % points.length);
    return pointY < y === nextY < y ? [] : [lerp(x, nextX, (y - pointY) / (nextY - pointY))];
  });
  return [Math.min(...crossings), Math.max(...crossings)];
}

/** Steep edges step in and out with the beds, level ones break into blocks. */
function weathered(random: Random, points: readonly Point[], beds: readonly Bed[], step: number): Point[] {
  const outline: Point[] = [];
  points.forEach(([x, y], i) => {
    const [nextX, nextY] = at(points, (i + 1) % points.length);
    const [across, down] = [nextX - x, nextY - y];
    if (Math.abs(down) > Math.abs(across) * 0.7) {
      const outward = down > 0 ? 1 : -1;
      const crossed = beds.filter(({ top, bottom }) => bottom > Math.min(y, nextY) && top < Math.max(y, nextY));
      for (const { top, bottom, jut } of outward > 0 ? crossed : [...crossed].reverse()) {
        const [low, high] = [Math.max(top, Math.min(y, nextY)), Math.min(bottom, Math.max(y, nextY))];
        const own = outward * (jut + random.jitter(step * 0.35));
        const middle = lerp(x, nextX, ((low + high) / 2 - y) / down) + own;
        const lean = (across / down) * (high - low) * 0.25;
        const ends: Point[] = [
          [middle - lean, low],
          [middle + lean, high],
        ];
        outline.push(...(outward > 0 ? ends : ends.reverse()));
      }
      return;
    }
    outline.push([x, y]);
    const length = Math.hypot(across, down);
    for (let along = random.between(30, 90); along < length - 24; along += random.between(36, 110)) {
      const t = along / length;
      const [blockX, blockY] = [lerp(x, nextX, t), lerp(y, nextY, t)];
      const drop = random.jitter(step * 0.55);
      outline.push([blockX, blockY + drop], [blockX + random.between(1, 5), blockY - drop * random.between(0.2, 1)]);
    }
  });
  return outline;
}

/** Noses of light and shade that run down through all beds, and seams that open and close along them. */
export function bedded<Ink extends string>(options: BeddedOptions<Ink>): Layer<Ink> {
  const { points, noses = 1, light = -1, seed = 1, beds: thickness = [14, 60], step = 10 } = options;
  const { reach = [0.55, 0.35], dusk = 0.26, open = 0.5, joints = 0.8 } = options;
  return (canvas) => {
    const random = new Random(seed * 53 + 7);
    const grid = canvas.coarseGrid;
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, right] = [Math.min(...xs) - step, Math.max(...xs) + step];
    const [top, foot] = [Math.min(...ys), Math.max(...ys)];
    const beds = layBeds(random, top, foot, thickness, step);
    const outline = polygon(weathered(random, points, beds, step), grid);
    canvas.fill(options.mid, outline);

    /** The face at a height, from the side of the light. */
    const across = (fraction: number, y: number) => {
      const [from, to] = extentAt(points, y);
      return lerp(from - step, to + step, light < 0 ? fraction : 1 - fraction);
    };
    /** A line down the face, plumb, with a step at some of the beds. */
    const line = (fractionAt: (t: number) => number, unrest: number): Point[] =>
      beds.flatMap(({ top: from, bottom }, i): Point[] => {
        if (i % 2) return [];
        const to = beds[i + 1]?.bottom ?? bottom;
        const x = across(fractionAt((from - top) / (foot - top)) + random.jitter(unrest), (from + to) / 2);
        return [
          [x, from],
          [x, to],
        ];
      });
    const between = (one: readonly Point[], other: readonly Point[]) =>
      polygon([...one, ...[...other].reverse()], grid);

    const widths = Array.from({ length: noses }, () => random.between(0.5, 1.5));
    const whole = widths.reduce((sum, width) => sum + width);
    let [lit, shade] = ['', ''];
    let start = 0;
    for (const share of widths) {
      const width = share / whole;
      const from = start;
      const begin = line(() => from, from ? width * 0.05 : 0);
      lit += between(
        begin,
        line((t) => from + width * lerp(...reach, t), width * 0.16),
      );
      shade += between(
        line(
          (t) => from + width * Math.max(lerp(...reach, t) + 0.12, 1 - dusk * random.between(0.7, 1.3)),
          width * 0.1,
        ),
        line(() => from + width, 0),
      );
      start += width;
    }

    let [shadows, seams] = ['', ''];
    for (const [i, { top: y, bottom }] of beds.entries()) {
      if (!i) continue;
      const overhang = at(beds, i - 1).jut > at(beds, i).jut;
      const share = overhang ? Math.min(0.95, open * 1.5) : open * 0.4;
      for (let x = left + random.between(-40, 40); x < right; ) {
        const run = random.between(40, 200) * (0.4 + share);
        const thick = (overhang ? random.between(3, 9) : random.between(2, 4)) * (canvas.width < 800 ? 0.6 : 1);
        const bulge = random.between(0.2, 0.8);
        seams += polygon(
          [
            [x, y - 1],
            [x + run, y - 1],
            [x + run * bulge, y + thick],
          ],
          grid,
        );
        if (overhang && random.chance(0.6)) {
          const deep = Math.min(bottom - y, thickness[1] * 0.5) * random.between(0.4, 0.9);
          shadows += polygon(
            [
              [x + run * 0.1, y],
              [x + run * 0.9, y],
              [x + run * (bulge + 0.12), y + deep],
              [x + run * bulge * 0.6, y + deep * 0.7],
            ],
            grid,
          );
        }
        x += run + (random.between(30, 160) * (1 - share)) / share;
      }
    }
    let cracks = '';
    for (let i = 0; i < ((right - left) / 100) * joints * (beds.length / 5); i++) {
      const bed = at(beds, Math.floor(random.next() * beds.length));
      const x = random.between(left, right);
      const half = random.between(1.4, 3) * (canvas.width < 800 ? 0.6 : 1);
      cracks += polygon([
        [x - half, bed.top],
        [x + half, bed.top],
        [x + random.jitter(5), lerp(bed.top, bed.bottom, random.between(0.6, 1))],
      ]);
    }
    canvas.inside(outline, () => {
      canvas.fill(options.lit, lit);
      canvas.fill(options.shade, shade + shadows);
      canvas.fill(options.seam, seams + cracks);
    });
  };
}
