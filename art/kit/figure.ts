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

/** Where a copy stands, and how large it is there; a negative size mirrors it. */
export type Spot = readonly [x: number, y: number, size: number];

/** Copies of one figure that was drawn a hundred large. */
export function scatter<Ink extends string>(
  canvas: Canvas<Ink>,
  name: string,
  spots: readonly Spot[],
  parts: readonly (readonly [ink: Ink, data: string])[],
): void {
  const id = canvas.symbol([name, ...parts.map(([ink]) => ink)].join(' '), () =>
    parts.map(([ink, data]) => `<path fill="${canvas.color(ink)}" d="${data}"/>`).join(''),
  );
  canvas.add(spots.map(([x, y, size]) => canvas.copy(id, x, y, size / 100, Math.abs(size) / 100)).join(''));
}

/** Every other one mirrored, so that a row of one flower does not look printed. */
export function alternating(spots: readonly Spot[]): Spot[] {
  return spots.map(([x, y, size], i) => [x, y, Math.round(i % 2 ? -size : size)]);
}
