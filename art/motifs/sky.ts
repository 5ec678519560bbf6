/** Sky, sun, clouds, stars: everything behind the land. */
import { around, at, lerp, type Point, type Range, type Side } from '../kit/geometry.ts';
import { bumps, closedCurve, disc, lens, numbers, polygon } from '../kit/path.ts';
import { noise, Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface SkyOptions<Ink> {
  /** Top to bottom; the first band fills the sheet, each next one starts at its y. */
  bands: readonly (readonly [ink: Ink, y: number])[];
  /** How far an edge wavers. */
  waver?: number;
  seed?: number;
}

/** Hard-edged, gently wavering bands. */
export function sky<Ink extends string>({ bands, waver = 10, seed = 1 }: SkyOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const { width, height } = canvas;
    const pieces = 7;
    bands.forEach(([ink, y], band) => {
      if (band === 0) {
        canvas.fill(ink, `M0 0h${width}v${height}H0z`);
        return;
      }
      const edgeNoise = noise(seed * 31 + band);
      const edge: Point[] = [];
      for (let i = 0; i <= pieces; i++) edge.push([(width * i) / pieces, y + edgeNoise(i * 0.9) * waver]);
      canvas.fill(
        ink,
        closedCurve(edge, [
          [width, height],
          [0, height],
        ]),
      );
    });
  };
}

export interface SunOptions<Ink> {
  x: number;
  y: number;
  radius: number;
  ink: Ink;
  /** Flat rings behind the disc, outermost first. */
  halo?: readonly (readonly [ink: Ink, radius: number])[];
}

/** Sun or moon. Disc and halo must both differ from the sky behind them. */
export function sun<Ink extends string>({ x, y, radius, ink, halo = [] }: SunOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    for (const [ringInk, ringRadius] of halo) canvas.fill(ringInk, disc(x, y, ringRadius));
    canvas.fill(ink, disc(x, y, radius));
  };
}

export interface RaysOptions<Ink> {
  x: number;
  y: number;
  count: number;
  /** From and to this far from the center. */
  reach: Range;
  ink: Ink;
  /** Degrees; 180 to 360 is the upper half. */
  angles?: Range;
  opacity?: number;
  seed?: number;
}

/** Flat rays fanning from a point. */
export function rays<Ink extends string>(options: RaysOptions<Ink>): Layer<Ink> {
  const { x, y, count, reach, ink, angles = [180, 360], opacity = 1, seed = 4 } = options;
  return (canvas) => {
    const random = new Random(seed);
    const share = (angles[1] - angles[0]) / count;
    let data = '';
    for (let i = 0; i < count; i++) {
      const middle = angles[0] + share * (i + 0.5) + random.jitter(1.5);
      const half = share * random.between(0.16, 0.3);
      data += polygon([
        around(x, y, reach[0], middle - half),
        around(x, y, reach[1], middle - half),
        around(x, y, reach[1], middle + half),
        around(x, y, reach[0], middle + half),
      ]);
    }
    canvas.fill(ink, data, opacity);
  };
}

export interface StrataOptions<Ink> {
  ink: Ink;
  /** Each a flat streak around its middle; height 10 unless told. */
  bars: readonly (readonly [x: number, y: number, width: number, height?: number])[];
}

/** Stratus clouds: long thin streaks, offset like brush strokes. */
export function strata<Ink extends string>({ ink, bars }: StrataOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    canvas.fill(ink, bars.map(([x, y, width, height = 10]) => lens(x, y, width, height)).join(''));
  };
}

export interface CumulusOptions<Ink> {
  /** Middle of the flat base. */
  x: number;
  y: number;
  width: number;
  height: number;
  ink: Ink;
  /** A second, lower puff on the side away from the light. */
  shade?: Ink;
  bumps?: number;
  light?: Side;
  seed?: number;
}

/** A flat-bottomed fair-weather cloud of unequal bumps. */
export function cumulus<Ink extends string>(options: CumulusOptions<Ink>): Layer<Ink> {
  const { x, y, width, height, ink, shade, light = -1, seed = 7 } = options;
  return (canvas) => {
    const random = new Random(seed);
    canvas.fill(ink, puff(random, { x, y, width, height, count: options.bumps ?? 9, skew: light * 0.07 }));
    if (!shade) return;
    const inner = { x: x - light * width * 0.1, y, width: width * 0.66, height: height * 0.3 };
    canvas.fill(shade, puff(random, { ...inner, count: 6, skew: -light * 0.05 }));
  };
}

interface Puff {
  x: number;
  y: number;
  width: number;
  height: number;
  count: number;
  skew: number;
}

/** Bumps over a lopsided dome: big ones at the crown, small ones at the skirts. */
function puff(random: Random, { x, y, width, height, count, skew }: Puff): string {
  const weights = Array.from(
    { length: count },
    (_, i) => (0.55 + Math.sin((Math.PI * (i + 0.5)) / count)) * random.between(0.6, 1.4),
  );
  const total = weights.reduce((sum, weight) => sum + weight);
  const swells: number[] = [];
  const points: Point[] = [[x - width / 2, y]];
  let covered = 0;
  weights.forEach((weight, i) => {
    covered += weight / total;
    const angle = Math.PI * (1 - covered);
    const isLast = i === count - 1;
    const lean = isLast ? 0 : skew * width * Math.sin(angle);
    const rise = isLast ? 0 : Math.sin(angle) ** 0.85 * height * random.between(0.86, 1.06);
    points.push([x + Math.cos(angle) * width * 0.5 + lean, y - rise]);
    swells.push(random.between(0.51, 0.6));
  });
  let bump = 0;
  return `${bumps(points, () => at(swells, bump++))}z`;
}

export interface StarsOptions<Ink> {
  ink: Ink;
  count: number;
  /** Highest and lowest; most stand high. */
  y: Range;
  x?: Range;
  /** Factor on the size of the dots. */
  dot?: number;
  /** Four-pointed stars at chosen places. Never on the tip of a tree. */
  big?: readonly (readonly [x: number, y: number, radius: number])[];
  seed?: number;
}

export function stars<Ink extends string>(options: StarsOptions<Ink>): Layer<Ink> {
  const { ink, count, y, dot = 1, big = [], seed = 11 } = options;
  return (canvas) => {
    const random = new Random(seed);
    const x = options.x ?? [20, canvas.width - 20];
    // A round-capped stroke of no length is the shortest dot SVG has.
    const dots = { small: '', large: '' };
    for (let i = 0; i < count; i++) {
      const height = random.next();
      const size = random.chance(0.2) ? 'large' : 'small';
      dots[size] += `M${numbers([Math.round(random.between(...x)), Math.round(lerp(...y, height * height))])}h.1`;
    }
    canvas.stroke(ink, dot * 2.8, dots.small, 'round');
    canvas.stroke(ink, dot * 4.6, dots.large, 'round');
    canvas.fill(ink, big.map(([starX, starY, radius]) => sparkle(starX, starY, radius)).join(''));
  };
}

function sparkle(x: number, y: number, radius: number): string {
  const [near, far] = [radius * 0.14, radius * 0.86];
  const arcs = [
    [near, far, radius, radius],
    [-far, near, -radius, radius],
    [-near, -far, -radius, -radius],
    [far, -near, radius, -radius],
  ];
  return `M${numbers([x, y - radius])}q${arcs.map(numbers).join(' ')}z`;
}
