/** Rock that lies in beds, of any outline: ledges, pillars, arches, the caps of bluffs. */
import { at, lerp, type Point, type Range, type Side } from '../kit/geometry.ts';
import { numbers, polygon } from '../kit/path.ts';
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
  /** How far it stands out; negative where it lies back. */
  jut: number;
}

/** A piece of rock about to be drawn: its rough outline, its beds, and what they share. */
interface Rock {
  points: readonly Point[];
  beds: readonly Bed[];
  step: number;
  light: Side;
  random: Random;
  grid: number;
  /** Seams and joints are finer on a badge. */
  fineness: number;
}

/** Noses of light and shade that run down through all beds, and seams that open and close along them. */
export function bedded<Ink extends string>(options: BeddedOptions<Ink>): Layer<Ink> {
  const { points, noses = 1, light = -1, seed = 1, beds: thickness = [14, 60], step = 10 } = options;
  const { reach = [0.55, 0.35], dusk = 0.26, open = 0.5, joints = 0.8 } = options;
  return (canvas) => {
    const random = new Random(seed * 53 + 7);
    const heights = points.map(([, y]) => y);
    const beds = layBeds(random, Math.min(...heights), Math.max(...heights), thickness, step);
    const fineness = canvas.width < 800 ? 0.6 : 1;
    const rock: Rock = { points, beds, step, light, random, grid: canvas.coarseGrid, fineness };
    const outline = polygon(weathered(rock), rock.grid);
    const flanks = getFlanks(rock, noses, reach, dusk);
    const seams = toSeams(rock, open);
    canvas.inside(outline, () => {
      // The ground is a plain box: cut by the outline, it costs less than the outline once more.
      canvas.fill(options.mid, ground(rock));
      canvas.fill(options.lit, flanks.lit);
      canvas.fill(options.shade, flanks.shade + seams.shadows);
      canvas.fill(options.seam, seams.dark + getJoints(rock, joints));
    });
  };
}

/** Beds that stand out, and between them thinner ones that weather back. */
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

/** The outline as weather leaves it: steep edges step in and out with the beds, level ones break into blocks. */
function weathered(rock: Rock): Point[] {
  return rock.points.flatMap((from, i) => {
    const to = at(rock.points, (i + 1) % rock.points.length);
    const isSteep = Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0]) * 0.7;
    return isSteep ? steppedEdge(rock, from, to) : brokenEdge(rock, from, to);
  });
}

function steppedEdge({ beds, step, random }: Rock, [x, y]: Point, [nextX, nextY]: Point): Point[] {
  const down = nextY - y;
  // Clockwise, the right side of a rock runs down and its left side up.
  const outward = down > 0 ? 1 : -1;
  const [upper, lower] = [Math.min(y, nextY), Math.max(y, nextY)];
  const crossed = beds.filter(({ top, bottom }) => bottom > upper && top < lower);
  if (outward < 0) crossed.reverse();
  return crossed.flatMap(({ top, bottom, jut }): Point[] => {
    const [low, high] = [Math.max(top, upper), Math.min(bottom, lower)];
    const own = outward * (jut + random.jitter(step * 0.35));
    const middle = lerp(x, nextX, ((low + high) / 2 - y) / down) + own;
    const lean = ((nextX - x) / down) * (high - low) * 0.25;
    const ends: Point[] = [
      [middle - lean, low],
      [middle + lean, high],
    ];
    return outward > 0 ? ends : ends.reverse();
  });
}

function brokenEdge({ step, random }: Rock, [x, y]: Point, [nextX, nextY]: Point): Point[] {
  const edge: Point[] = [[x, y]];
  const length = Math.hypot(nextX - x, nextY - y);
  for (let along = random.between(30, 90); along < length - 24; along += random.between(36, 110)) {
    const [blockX, blockY] = [lerp(x, nextX, along / length), lerp(y, nextY, along / length)];
    const drop = random.jitter(step * 0.55);
    edge.push([blockX, blockY + drop], [blockX + random.between(1, 5), blockY - drop * random.between(0.2, 1)]);
  }
  return edge;
}

/** A box that holds the whole rock. */
function ground({ points, step }: Rock): string {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.floor(Math.min(...xs) - 2 * step), Math.floor(Math.min(...ys) - 2 * step)];
  const [right, bottom] = [Math.ceil(Math.max(...xs) + 2 * step), Math.ceil(Math.max(...ys) + 2 * step)];
  return `M${numbers([left, top])}H${right}V${bottom}H${left}z`;
}

/** How far the outline reaches left and right at a height. */
function extentAt(points: readonly Point[], y: number): Range {
  const crossings = points.flatMap(([x, pointY], i) => {
    const [nextX, nextY] = at(points, (i + 1) % points.length);
    return pointY < y === nextY < y ? [] : [lerp(x, nextX, (y - pointY) / (nextY - pointY))];
  });
  return [Math.min(...crossings), Math.max(...crossings)];
}

/** The planes that look to the light, and those that look away. */
function getFlanks(rock: Rock, noses: number, reach: Range, dusk: number): { lit: string; shade: string } {
  const { points, beds, step, light, random, grid } = rock;
  const [top, foot] = [at(beds, 0).top, at(beds, beds.length - 1).bottom];
  /**
   * An edge down the face, at a fraction of its width from the side of the light. It wanders from bed to bed and leans a
   * little within each: edges that are plumb and jump make a stack of cartons of a rock.
   */
  const line = (fractionAt: (t: number) => number, unrest: number): Point[] => {
    let wandered = 0;
    return beds.flatMap(({ top: from, bottom }, i): Point[] => {
      if (i % 2) return [];
      const to = beds[i + 1]?.bottom ?? bottom;
      wandered = wandered * 0.5 + random.jitter(unrest);
      const fraction = fractionAt((from - top) / (foot - top)) + wandered;
      const [left, right] = extentAt(points, (from + to) / 2);
      const x = lerp(left - step, right + step, light < 0 ? fraction : 1 - fraction);
      const lean = unrest ? random.jitter(Math.min(step * 0.8, (to - from) * 0.16)) : 0;
      return [
        [x - lean, from],
        [x + lean, to],
      ];
    });
  };
  const between = (one: readonly Point[], other: readonly Point[]) => polygon([...one, ...[...other].reverse()], grid);

  const widths = Array.from({ length: noses }, () => random.between(0.5, 1.5));
  const whole = widths.reduce((sum, width) => sum + width);
  let [lit, shade] = ['', ''];
  let start = 0;
  for (const share of widths) {
    const [from, width] = [start, share / whole];
    const edge = line(() => from, from ? width * 0.05 : 0);
    lit += between(
      edge,
      line((t) => from + width * lerp(...reach, t), width * 0.1),
    );
    const darkFrom = (t: number) => Math.max(lerp(...reach, t) + 0.12, 1 - dusk);
    const dark = line((t) => from + width * darkFrom(t), width * 0.08);
    shade += between(
      dark,
      line(() => from + width, 0),
    );
    start += width;
  }
  return { lit, shade };
}

/** The crack under each bed, and below an overhang a strip of shadow: long and thin, for short and deep ones look like mouths. */
function toSeams(rock: Rock, open: number): { dark: string; shadows: string } {
  const { points, beds, step, random, grid, fineness } = rock;
  let [dark, shadows] = ['', ''];
  for (const [i, { top: y, bottom, jut }] of beds.entries()) {
    if (!i) continue;
    const overhangs = at(beds, i - 1).jut > jut;
    const share = overhangs ? Math.min(0.95, open * 1.6) : open * 0.5;
    const [left, right] = extentAt(points, y);
    const end = right + step;
    for (let x = left - step - random.between(0, 60); x < end; ) {
      const run = random.between(90, 260) * (0.4 + share) * fineness;
      const sag = random.jitter(3 * fineness);
      const place = (along: number, down: number): Point => [x + run * along, y + down];
      const thick = random.between(2, overhangs ? 4 : 3) * fineness;
      dark += polygon([place(0, 0), place(0.5, sag), place(1, 0), place(random.between(0.3, 0.7), sag + thick)], grid);
      if (overhangs) {
        const deep = Math.min(bottom - y, 26 * fineness) * random.between(0.4, 0.8);
        const shadow = [place(0.04, 0), place(0.96, 0), place(0.76, deep), place(random.between(0.2, 0.5), deep * 0.8)];
        shadows += polygon(shadow, grid);
      }
      x += run + (random.between(30, 140) * (1 - share)) / share;
    }
  }
  return { dark, shadows };
}

/** Cracks through one bed, from seam to seam, a little off plumb. */
function getJoints({ points, beds, random, fineness }: Rock, joints: number): string {
  let cracks = '';
  for (const { top, bottom } of beds) {
    const [left, right] = extentAt(points, (top + bottom) / 2);
    const count = ((right - left) / 500) * joints * random.between(0.3, 1.7);
    for (let i = 0.5; i < count; i++) {
      const x = random.between(left, right);
      const half = random.between(1, 2) * fineness;
      const lean = random.jitter((bottom - top) * 0.14);
      cracks += polygon([
        [x - half, top],
        [x + half, top],
        [x + lean + half, lerp(top, bottom, 0.5)],
        [x + lean * 0.6, bottom],
      ]);
    }
  }
  return cracks;
}
