/** Mist that lies in long banks, thin at the ends: morning on a lake, steam in a valley. */
import { lens } from '../../../kit/path.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface DriftsOptions<Ink> {
  ink: Ink;
  /** Thickness of every bank. */
  height: number;
  /** The middle of each bank, and how long it is. */
  bars: readonly (readonly [x: number, y: number, width: number])[];
}

/** Overlap them by half their height, ends unequal, and they run together; blunt ends would make stairs of them. */
export function drifts<Ink extends string>({ ink, height, bars }: DriftsOptions<Ink>): Layer<Ink> {
  return (canvas) => canvas.fill(ink, bars.map(([x, y, width]) => lens(x, y, width * 1.35, height * 1.1)).join(''));
}
