/** Stalactites and stalagmites. */
import { round } from '../../../kit/geometry.ts';
import { numbers } from '../../../kit/path.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface DripstoneOptions<Ink> {
  ink: Ink;
  /** The side toward the lamp, on the right of each. */
  lit?: Ink;
  /** Root, length and width there; a negative length stands up from the floor. */
  items: readonly (readonly [x: number, y: number, length: number, width: number])[];
}

/** Tapering fingers of stone with hollow sides. */
export function dripstone<Ink extends string>({ ink, lit, items }: DripstoneOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const finger = (x: number, y: number, length: number, left: number, right: number) => {
      const sides = length > 0 ? [left, right] : [right, left];
      const [start, end] = [sides[0] ?? 0, sides[1] ?? 0];
      const up = numbers([round(-end * 0.75), round(length * 0.3), round(-end), length]);
      const down = numbers([round(start * 0.25), round(-length * 0.7), round(start), -length]);
      return `M${numbers([round(x + end), y])}q${up} ${down}z`;
    };
    canvas.fill(ink, items.map(([x, y, length, width]) => finger(x, y, length, -width / 2, width / 2)).join(''));
    if (lit)
      canvas.fill(lit, items.map(([x, y, length, width]) => finger(x, y, length, width * 0.12, width / 2)).join(''));
  };
}
