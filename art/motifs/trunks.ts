/** Trunks that run up out of the picture: tall ones with flaring roots, and great old ones with furrowed bark. */
import { lerp, type Point, round, type Side } from '../kit/geometry.ts';
import { numbers, petal, polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface GreatTrunksOptions<Ink> {
  ink: Ink;
  /** The side of the light. */
  lit: Ink;
  /** Furrows between the plates of bark, on the lit side. */
  furrow?: Ink;
  /** Foot of each trunk, and its width there. */
  items: readonly (readonly [x: number, y: number, width: number])[];
  /** Where the trunks end above; off the sheet unless told. */
  top?: number;
  /** Width at the top over the width at the foot. */
  taper?: number;
  furrows?: number;
  light?: Side;
  seed?: number;
}

export function greatTrunks<Ink extends string>(options: GreatTrunksOptions<Ink>): Layer<Ink> {
  const { ink, lit, furrow, items, top = -20, taper = 0.72, furrows = 16, light = -1, seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 53 + 3);
    let [dark, bright, lines] = ['', '', ''];
    for (const [x, y, width] of items) {
      const half = width / 2;
      const place = (across: number, t: number): Point => [
        x - light * across * half * lerp(1, taper, t),
        lerp(y, top, t),
      ];
      const flare = width * 0.3;
      dark += polygon([
        [x - half - flare, y + 4],
        [x - half * 1.05, y - width * 0.8],
        [x - half * taper, top],
        [x + half * taper, top],
        [x + half * 1.05, y - width * 0.8],
        [x + half + flare, y + 4],
      ]);
      const edge: Point[] = [];
      const steps = 9;
      for (let i = 0; i <= steps; i++) {
        const reach = random.between(-0.3, 0.2);
        edge.push(place(reach, i / steps), place(reach, (i + 0.7) / steps));
      }
      bright += polygon([[x + light * (half + flare * 0.8), y + 4], place(-1, 0.06), place(-1, 1), ...edge.reverse()]);
      for (let i = 0; i < furrows; i++) {
        const [lineX, lineY] = place(random.between(-0.92, -0.25), random.between(0.02, 0.9));
        lines += petal(lineX, lineY, width * random.between(0.4, 1.1), width * random.between(0.03, 0.07), -90, 1);
      }
    }
    canvas.fill(ink, dark);
    canvas.fill(lit, bright);
    if (furrow) canvas.fill(furrow, lines);
  };
}

export interface TrunksOptions<Ink> {
  ink: Ink;
  lit?: Ink;
  /** Foot, half the width there, top and how far the top stands beside the foot. */
  items: readonly (readonly [x: number, y: number, half: number, top: number, lean: number])[];
  light?: Side;
}

/** Tall trunks with flaring roots; a strip of light runs up one side. */
export function trunks<Ink extends string>({ ink, lit, items, light = -1 }: TrunksOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    let [wood, shine] = ['', ''];
    for (const [x, y, half, top, lean] of items) {
      const waist = y - half * 2.6;
      wood += `M${numbers([round(x - half * 1.9), y])}Q${numbers([round(x - half), round(y - half * 0.5), round(x - half), round(waist)])}L${numbers([round(x + lean - half * 0.6), top])}h${round(half * 1.2)}L${numbers([round(x + half), round(waist)])}Q${numbers([round(x + half), round(y - half * 0.5), round(x + half * 1.9), y])}z`;
      const edge = (fraction: number, t: number): Point => [
        x + lean * t + light * fraction * half * (1 - 0.4 * t),
        lerp(waist, top, t),
      ];
      shine += polygon([
        edge(1.05, 0),
        edge(1.05, 1),
        edge(0.62, 1),
        edge(0.35, 0.6),
        edge(0.6, 0.3),
        edge(0.45, -0.05),
      ]);
    }
    canvas.fill(ink, wood);
    if (lit) canvas.fill(lit, shine);
  };
}
