/** Lakes, ripples, rivers and waterfalls. */
import { alongStations, lerp, type Point, type Range, round, type Station } from '../kit/geometry.ts';
import { bumps, lens, numbers, polygon, ribbonBetween } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface WaterOptions<Ink> {
  ink: Ink;
  y: number;
  floor?: number;
}

/** A flat sheet of water from y down. */
export function water<Ink extends string>({ ink, y, floor }: WaterOptions<Ink>): Layer<Ink> {
  return (canvas) => canvas.fill(ink, `M0 ${y}h${canvas.width}v${(floor ?? canvas.height) - y}H0z`);
}

export interface RipplesOptions<Ink> {
  ink: Ink;
  /** Far and near edge of the water they lie on. */
  y: Range;
  count: number;
  /** Gathers them around this x, as under a light... */
  x?: number;
  /** ...this far to either side, at the far and at the near edge. */
  spread?: Range;
  /** Without x: scattered between these. */
  between?: Range;
  /** Width and thickness, far and near. */
  width?: Range;
  height?: Range;
  /** Above 1 crowds them to the horizon. */
  crowding?: number;
  /** Almonds on still water, crescents where a breeze lifts it, broken bars as cut in wood. */
  form?: 'lens' | 'crescent' | 'bar';
  seed?: number;
}

/** Thin and tight at the horizon, long and loose near by. */
export function ripples<Ink extends string>(options: RipplesOptions<Ink>): Layer<Ink> {
  const { ink, y, count, x, spread = [0, 0], width = [40, 220], height = [2, 9], crowding = 1.4, seed = 41 } = options;
  const draw = RIPPLES[options.form ?? 'lens'];
  return (canvas) => {
    const random = new Random(seed);
    const scatter = options.between ?? [0, canvas.width];
    let data = '';
    for (let i = 0; i < count; i++) {
      const t = ((i + random.next()) / count) ** crowding;
      const middle =
        x === undefined ? random.between(...scatter) : x + (random.next() + random.next() - 1) * lerp(...spread, t);
      const length = lerp(...width, t) * random.between(0.5, 1.3);
      const thickness = lerp(...height, t) * random.between(0.7, 1.2);
      data += draw(canvas.snap(middle, 4), canvas.snap(lerp(...y, t)), canvas.snap(length, 8), Math.max(1, thickness));
    }
    canvas.fill(ink, data);
  };
}

const RIPPLES = { lens, crescent, bar } as const;

/** A small swell: both its edges bend up, the upper one more. */
function crescent(x: number, y: number, width: number, height: number): string {
  const [half, rise] = [Math.round(width / 2), Math.round(height + width * 0.07)];
  const lower = Math.round(rise - height * 1.1);
  return `M${numbers([x - half, y])}q${numbers([half, -rise, 2 * half, 0, -half, -lower, -2 * half, 0])}z`;
}

/** A stroke of the gouge with slanting ends, and a chip beside it. */
function bar(x: number, y: number, width: number, height: number): string {
  const [w, h] = [Math.round(width * 0.7), Math.max(2, Math.round(height * 0.8))];
  const stroke = (left: number, length: number) =>
    `M${numbers([left, y])}h${length}l${numbers([-2 * h, h])}h${-length}z`;
  const left = Math.round(x - width / 2);
  return stroke(left, w) + stroke(left + w + 3 * h, Math.round(width * 0.14));
}

export interface RiverOptions<Ink> {
  ink: Ink;
  /** Far to near. */
  path: readonly Station[];
  /** Ripples that stay between the banks. */
  glint?: Ink;
  glints?: number;
  seed?: number;
}

/** A river in perspective, with smooth banks. Also a road, or a sandy trail. */
export function river<Ink extends string>({ ink, path, glint, glints = 12, seed = 3 }: RiverOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const left = path.map(([x, y, halfWidth]): Point => [x - halfWidth, y]);
    const right = path.map(([x, y, halfWidth]): Point => [x + halfWidth, y]);
    canvas.fill(ink, ribbonBetween(left, right.reverse()));
    if (!glint) return;
    const random = new Random(seed);
    let data = '';
    for (let i = 0; i < glints; i++) {
      const [x, y, halfWidth] = alongStations(path, random.between(0.15, 1));
      const middle = x + random.jitter(halfWidth * 0.4);
      data += lens(middle, y, halfWidth * random.between(0.5, 1), Math.max(1.5, halfWidth * 0.06));
    }
    canvas.fill(glint, data);
  };
}

export interface FallsOptions<Ink> {
  /** The middle. */
  x: number;
  top: number;
  base: number;
  /** At the lip and at the foot. */
  width: Range;
  ink: Ink;
  /** Long streaks in the sheet, and short dark gaps. */
  strand: Ink;
  slot?: Ink;
  strands?: number;
  /** How far the foot lies beside the lip. */
  sway?: number;
  seed?: number;
}

/** A waterfall. Put something dark behind it, and `mist` at its foot after the water. */
export function falls<Ink extends string>(options: FallsOptions<Ink>): Layer<Ink> {
  const { x, top, base, width, ink, strand, slot, strands = 10, sway = 0, seed = 51 } = options;
  return (canvas) => {
    const random = new Random(seed);
    const halfWidthAt = (t: number) => lerp(...width, t ** 1.6) / 2;
    const left: Point[] = [];
    const right: Point[] = [];
    const pieces = 6;
    for (let i = 0; i <= pieces; i++) {
      const t = i / pieces;
      const half = halfWidthAt(t);
      const y = lerp(top, base, t);
      left.push([x + sway * t * t - half + random.jitter(half * 0.12), y]);
      right.push([x + sway * t * t + half + random.jitter(half * 0.12), y]);
    }
    canvas.fill(ink, polygon([...left, ...right.reverse()]));

    const streaks = (count: number, thickness: number, length: Range) => {
      let data = '';
      for (let i = 0; i < count; i++) {
        const across = ((i + random.between(0.2, 0.8)) / count) * 2 - 1;
        const from = random.between(0, 0.55);
        const to = Math.min(1, from + random.between(...length));
        const middle = (from + to) / 2;
        const bulge = random.between(0.5, 1) * thickness;
        const xAt = (t: number) => x + sway * t * t + across * 0.86 * halfWidthAt(t);
        const drop = lerp(top, base, to) - lerp(top, base, from);
        const [dx, dy, half] = [round(xAt(to) - xAt(from)), round(drop), round(drop / 2)];
        const there = numbers([round(xAt(middle) - xAt(from) + bulge), half, dx, dy]);
        const back = numbers([round(xAt(middle) - xAt(to) - bulge), -half, -dx, -dy]);
        data += `M${numbers([round(xAt(from)), round(lerp(top, base, from))])}q${there} ${back}z`;
      }
      return data;
    };
    // Low and broad falls need thin strands all the same, or they look like drops.
    const thickness = Math.min(width[1] * 0.06, Math.max(4, (base - top) * 0.03));
    canvas.fill(strand, streaks(strands, thickness, [0.3, 0.7]));
    if (slot) canvas.fill(slot, streaks(Math.ceil(strands / 3), thickness * 0.85, [0.12, 0.3]));
  };
}

export interface MistOptions<Ink> {
  x: number;
  y: number;
  width: number;
  ink: Ink;
  height?: number;
  seed?: number;
}

/** The scalloped spray at the foot of a waterfall. */
export function mist<Ink extends string>({ x, y, width, ink, height = 34, seed = 51 }: MistOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const random = new Random(seed);
    const count = 9;
    const crown: Point[] = [];
    for (let i = 0; i <= count; i++) {
      const t = i / count;
      const unrest = i > 0 && i < count ? random.jitter(height * 0.18) : 0;
      crown.push([x - width / 2 + width * t, y - Math.sin(Math.PI * t) * height + unrest]);
    }
    canvas.fill(ink, `${bumps(crown, () => 0.56)}q${-round(width / 2)} 22${-round(width)} 0z`);
  };
}
