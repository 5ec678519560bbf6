/** Printed texture: grain, sprayed ink and dry brush. Specks are drawn once in a picture and tiled by patterns. */
import type { Canvas } from './canvas.ts';
import { lerp, type Point, type Range, round } from './geometry.ts';
import { blob, numbers, polygon } from './path.ts';
import { Random } from './random.ts';
import type { Layer } from './scene.ts';

/** The tile that the specks are drawn on; they thin out from its top to its foot. */
const TILE = { width: 170, height: 300, specks: 150 } as const;

function specks<Ink extends string>(canvas: Canvas<Ink>): string {
  return canvas.symbol('specks', () => {
    const random = new Random(29);
    const places = Array.from({ length: TILE.specks }, (_, i): Point => {
      // The share of specks above a height is its square root: many at the top, few at the foot.
      const y = TILE.height * (1 - Math.sqrt(1 - (i + random.next()) / TILE.specks));
      return [round(random.between(0, TILE.width)), round(y)];
    });
    let [x, y] = [0, 0];
    let data = 'M0 0';
    for (const [toX, toY] of places) {
      const length = random.chance(0.3) ? 2 : 0.1;
      data += `m${numbers([toX - x, toY - y])}h${numbers([length])}`;
      [x, y] = [toX + length, toY];
    }
    return `<path fill="none" stroke="currentColor" stroke-linecap="round" d="${data}"/>`;
  });
}

/** Four copies, mirrored, shifted and pressed toward the dense end: four times the specks for the bytes of one. */
const COPIES = [
  '',
  'matrix(1 0 0 .8 90 0)',
  'matrix(1 0 0 .8-80 0)',
  'matrix(-1 0 0 .9 170 3)',
  'matrix(-1 0 0 .64 230 1)',
  'matrix(-1 0 0 .64 60 1)',
];
/** One upright and one on its head: together they are even. */
const EVEN = ['', `matrix(-1 0 0-1 ${TILE.width} ${TILE.height})`];

function tiled<Ink extends string>(
  canvas: Canvas<Ink>,
  ink: Ink,
  size: number,
  copies: readonly string[],
  place: string,
) {
  const id = specks(canvas);
  const frame = `width="${TILE.width}" height="${TILE.height}"${place && ` patternTransform="${place}"`}`;
  return canvas.pattern([ink, size, place].join(' '), frame, () => {
    const uses = copies.map((turn) => `<use href="#${id}"${turn && ` transform="${turn}"`}/>`);
    return `<g color="${canvas.color(ink)}" stroke-width="${numbers([size])}">${uses.join('')}</g>`;
  });
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

const outlineOf = <Ink extends string>(canvas: Canvas<Ink>, points?: readonly Point[], smooth = false) =>
  points ? (smooth ? blob(points) : polygon(points)) : `M0 0h${canvas.width}v${canvas.height}H0z`;

const clear = (opacity: number) => (opacity < 1 ? ` opacity="${numbers([opacity])}"` : '');

/** Even grain, as of paper that shows through the ink. */
export function grain<Ink extends string>(options: GrainOptions<Ink>): Layer<Ink> {
  const { ink, within, smooth, size = 2, opacity = 0.13 } = options;
  return (canvas) => {
    const fill = tiled(canvas, ink, size, EVEN, '');
    canvas.add(`<path fill="${fill}"${clear(opacity)} d="${outlineOf(canvas, within, smooth)}"/>`);
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
  const { ink, within, smooth, size = 2.4, opacity = 1, from, to } = options;
  return (canvas) => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const degrees = round((Math.atan2(dy, dx) * 180) / Math.PI - 90);
    const stretch = Math.hypot(dx, dy) / TILE.height;
    const turn = degrees ? `rotate(${degrees})` : '';
    const across = Math.min(1.2, Math.max(0.7, stretch));
    const scale = numbers([across, stretch]);
    const place = `translate(${numbers([round(from[0]), round(from[1])])})${turn}scale(${scale})`;
    const fill = tiled(canvas, ink, size / Math.sqrt(across * stretch), COPIES, place);
    // Only between the two ends: beyond them the tile would start again.
    const wide = (2 * canvas.width) / Math.hypot(dx, dy);
    const [acrossX, acrossY] = [-dy * wide, dx * wide];
    const end: Point = [lerp(from[0], to[0], 0.97), lerp(from[1], to[1], 0.97)];
    const corner = ([x, y]: Point, side: 1 | -1): Point => [x + side * acrossX, y + side * acrossY];
    const reach = polygon([corner(from, 1), corner(end, 1), corner(end, -1), corner(from, -1)]);
    const draw = () => canvas.add(`<path fill="${fill}"${clear(opacity)} d="${reach}"/>`);
    if (within) canvas.inside(outlineOf(canvas, within, smooth), draw);
    else draw();
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
