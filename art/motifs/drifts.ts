/** Mist that lies in bars, round at the ends: morning on a lake, steam in a valley. */
import { numbers } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface DriftsOptions<Ink> {
  ink: Ink;
  /** Thickness of every bar. */
  height: number;
  /** The middle of each bar, and how long it is. */
  bars: readonly (readonly [x: number, y: number, width: number])[];
}

/** Overlap bars by half their height, ends unequal, and they run together to one bank of mist. */
export function drifts<Ink extends string>({ ink, height, bars }: DriftsOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const data = bars.map(([x, y, width]) => `M${numbers([Math.round(x - width / 2), y])}h${Math.round(width)}`);
    canvas.stroke(ink, height, data.join(''), 'round');
  };
}
