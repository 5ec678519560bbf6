/** A drawing made once in coordinates of its own, and placed: animals, boats, birds. */
import type { Canvas } from './canvas.ts';
import { numbers } from './path.ts';

export interface Placement {
  x: number;
  y: number;
  scale: number;
  /** Mirrored left to right. */
  flip?: boolean;
  /** Degrees clockwise. */
  tilt?: number;
}

/** Ink and path data of each part, far to near. Parts without an ink are left out. */
export type Parts<Ink> = readonly (readonly [ink: Ink | undefined, data: string])[];

export function placeFigure<Ink extends string>(canvas: Canvas<Ink>, placement: Placement, parts: Parts<Ink>): void {
  const { x, y, scale, flip = false, tilt = 0 } = placement;
  const size = Math.round(scale * 100) / 100;
  const turn = tilt ? `rotate(${numbers([tilt])})` : '';
  const transform = `translate(${numbers([x, y])})${turn}scale(${flip ? numbers([-size, size]) : numbers([size])})`;
  const paths = parts.map(([ink, data]) => (ink ? `<path fill="${canvas.color(ink)}" d="${data}"/>` : ''));
  canvas.add(`<g transform="${transform}">${paths.join('')}</g>`);
}
