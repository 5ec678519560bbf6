/** Printed texture: grain, sprayed ink and dry brush. Specks are drawn once in a picture and tiled by patterns. */
import type { Canvas, Layer } from './canvas.ts';
import { lerp, type Point, type Range, round } from './geometry.ts';
import { blob, numbers, polygon } from './path.ts';
import { Random } from './random.ts';

/**
 * Specks are the dashes of thin straight lines, each line an element of its own: browsers draw those fastest. Patterns of dots take five
 * times as long on a phone, filters longer, and both cost more bytes.
 */
const DASHES = {
  dense: '3 5 2 9 3 4 2 13 1 6',
  middle: '2 11 3 19 2 7 3 29 1 13',
  sparse: '2 31 3 47 2 23 2 61 1 37',
  paper: '2 29 1 17 3 43 2 23 1 37 2 53',
} as const;

/**
 * Lines across, from `top` down to `foot`, about `spacing` apart. Each starts at its own dash and tilts by up to `tilt`: parallel lines
 * would show as a raster. Their ends are multiples of `step`, since coarse numbers compress better.
 */
function rows(random: Random, [from, to]: Range, [top, foot]: Range, spacing: number, tilt: number, step = 1): string {
  const coarse = (value: number) => round(value / step) * step;
  let lines = '';
  for (let y = top; y < foot; y += spacing * random.between(0.6, 1.4)) {
    const start = [coarse(from - random.between(0, 200)), coarse(y - random.between(-tilt, tilt))];
    lines += `<path d="M${numbers([...start, round(to), coarse(y + random.between(-tilt, tilt))])}"/>`;
  }
  return lines;
}

export interface GrainOptions<Ink> {
  ink: Ink;
  /** An outline; the whole sheet without one. */
  within?: readonly Point[];
  smooth?: boolean;
  /** Size of a speck. */
  size?: number;
  opacity?: number;
}

function withinOutline<Ink extends string>(
  canvas: Canvas<Ink>,
  { within, smooth }: GrainOptions<Ink>,
  markup: string,
): void {
  if (within) canvas.inside(smooth ? blob(within) : polygon(within), () => canvas.add(markup));
  else canvas.add(markup);
}

const clear = (opacity: number) => (opacity < 1 ? ` stroke-opacity="${numbers([opacity])}"` : '');

/** Even grain, as of paper that shows through the ink. */
export function grain<Ink extends string>(options: GrainOptions<Ink>): Layer<Ink> {
  const { ink, size = 2, opacity = 0.16 } = options;
  return (canvas) => {
    const lines = rows(new Random(31), [0, canvas.width], [-60, canvas.height + 60], 16, 90, 10);
    const look = `stroke="${canvas.color(ink)}" stroke-width="${numbers([size])}" stroke-dasharray="${DASHES.paper}"`;
    withinOutline(canvas, options, `<g ${look}${clear(opacity)}>${lines}</g>`);
  };
}

export interface SprayOptions<Ink> extends GrainOptions<Ink> {
  /** Dense here... */
  from: Point;
  /** ...and gone here. */
  to: Point;
}

/** Sprayed ink, dense on one side and thinning out to the other: the shade of a hill, the glow of a sky. */
export function spray<Ink extends string>(options: SprayOptions<Ink>): Layer<Ink> {
  const { ink, within, size = 2.4, opacity = 1, from, to } = options;
  return (canvas) => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    const degrees = round((Math.atan2(dy, dx) * 180) / Math.PI - 90);
    // How far it reaches to either side of the way from dense to gone.
    const { width, height } = canvas;
    const corners: readonly Point[] = within ?? [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ];
    const sideways = corners.map(([x, y]) => ((x - from[0]) * dy - (y - from[1]) * dx) / length);
    const across: Range = [Math.min(...sideways), Math.max(...sideways)];
    const random = new Random(round(from[0] * 7 + from[1] * 3 + length));
    const spacing = Math.max(4, length / 52);
    const band = (dashes: string, [top, foot]: Range, apart: number) =>
      `<g stroke-dasharray="${dashes}">${rows(random, across, [top * length, foot * length], spacing * apart, spacing * 0.5)}</g>`;
    const lines = [
      band(DASHES.dense, [0, 0.3], 1),
      band(DASHES.middle, [0.3, 0.62], 1.2),
      band(DASHES.sparse, [0.62, 1], 1.9),
    ].join('');
    const turn = degrees ? `rotate(${degrees})` : '';
    const place = `transform="translate(${numbers([round(from[0]), round(from[1])])})${turn}"`;
    const look = `stroke="${canvas.color(ink)}" stroke-width="${numbers([size])}"${clear(opacity)}`;
    withinOutline(canvas, options, `<g ${look} ${place}>${lines}</g>`);
  };
}

export interface DryBrushOptions<Ink> {
  ink: Ink;
  /** Along these, with a stroke this wide. */
  strokes: readonly (readonly [from: Point, to: Point, width: number])[];
  /** Hairs in a stroke. */
  bristles?: number;
  /** Thickness of what a hair leaves. */
  thickness?: Range;
  opacity?: number;
  seed?: number;
}

/** A brush with little paint: a bundle of tapering streaks that break off at their own places. */
export function dryBrush<Ink extends string>(options: DryBrushOptions<Ink>): Layer<Ink> {
  const { ink, strokes, bristles = 9, thickness = [2, 6], opacity = 1, seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 97 + 5);
    let data = '';
    for (const [from, to, width] of strokes) {
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const length = Math.hypot(dx, dy);
      const [normalX, normalY] = [-dy / length, dx / length];
      for (let i = 0; i < bristles; i++) {
        const lane = ((i + random.next()) / bristles - 0.5) * width;
        const [start, end] = [random.between(0, 0.45) ** 1.5, 1 - random.between(0, 0.6) ** 1.5];
        const half = random.between(...thickness) / 2;
        const place = (t: number, off: number): Point => [
          lerp(from[0], to[0], t) + normalX * (lane + off),
          lerp(from[1], to[1], t) + normalY * (lane + off),
        ];
        data += polygon([
          place(start, 0),
          place(lerp(start, end, 0.3), half),
          place(end, 0),
          place(lerp(start, end, 0.6), -half),
        ]);
      }
    }
    canvas.fill(ink, data, opacity);
  };
}
