/** A slot that a river drilled into rock: old potholes that broke into one another, seen from the floor. */
import { at, lerp, type Point, round } from '../kit/geometry.ts';
import { closedCurve, numbers } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface ChamberOptions<Ink> {
  /** The two upright edges of the hollow, each from the rim to the floor, with as many points. */
  far: readonly Point[];
  near: readonly Point[];
  /** From the far edge to the near one, each ink from a fraction of the width on. */
  bands: readonly (readonly [ink: Ink, from: number])[];
  /** The rings that whirling stones left. */
  groove: Ink;
  grooves?: number;
  /** The height of the eye: rings bend toward it. */
  eye: number;
  seed?: number;
}

/** One hollow of the wall. Draw the far ones first; where two meet, a sharp edge stays. */
export function chamber<Ink extends string>(options: ChamberOptions<Ink>): Layer<Ink> {
  const { far, near, bands, groove, grooves = 6, eye, seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 47 + 3);
    const line = (fraction: number): Point[] =>
      far.map(([x, y], i): Point => {
        const [nearX, nearY] = at(near, i);
        return [lerp(x, nearX, fraction), lerp(y, nearY, fraction)];
      });
    const nearSide = [...near].reverse();
    for (const [ink, from] of bands) canvas.fill(ink, closedCurve(line(from), nearSide));

    const placeAt = (edge: readonly Point[], t: number): Point => {
      const place = t * (edge.length - 1);
      const piece = Math.min(edge.length - 2, Math.floor(place));
      const [fromX, fromY] = at(edge, piece);
      const [toX, toY] = at(edge, piece + 1);
      return [lerp(fromX, toX, place - piece), lerp(fromY, toY, place - piece)];
    };
    let rings = '';
    for (let i = 0; i < grooves; i++) {
      const t = (i + random.between(0.3, 1)) / (grooves + 0.5);
      const [start, end] = [random.between(0, 0.12), random.between(0.8, 1)];
      const [[farX, farY], [nearX, nearY]] = [placeAt(far, t), placeAt(near, t)];
      const [x, y] = [lerp(farX, nearX, start), lerp(farY, nearY, start)];
      const [dx, dy] = [round((nearX - farX) * (end - start)), round((nearY - farY) * (end - start))];
      const sag = (eye - y) * 0.16 + dy / 2;
      const thick = Math.max(3, Math.abs(dx) * random.between(0.02, 0.06));
      const [bend, back] = [round(sag), round(sag + thick - dy)];
      rings += `M${numbers([round(x), round(y)])}q${numbers([round(dx / 2), bend, dx, dy])} ${numbers([-round(dx / 2), back, -dx, -dy])}z`;
    }
    canvas.fill(groove, rings);
  };
}
