/** The spurs of a bluff: what makes a hill steep. */
import { round } from '../kit/geometry.ts';
import { numbers } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface SpursOptions<Ink> {
  ink: Ink;
  /** Each falls from its top at (x, y) to the foot, between two places there. */
  items: readonly (readonly [x: number, y: number, left: number, right: number, foot: number])[];
  /** How far the edges hang through, 0 straight to 1. */
  hollow?: number;
}

/** Facets with hollow edges that flare toward the foot: lit noses or shaded ravines of a bluff. */
export function spurs<Ink extends string>({ ink, items, hollow = 0.5 }: SpursOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const facets = items.map(([x, y, left, right, foot]) => {
      const drop = foot - y;
      const sag = 0.5 + hollow * 0.3;
      const down = [(right - x) * (0.5 - hollow * 0.35), drop * sag, right - x, drop].map(round);
      const up = [(x - left) * (0.5 + hollow * 0.35), -drop * (1 - sag), x - left, -drop].map(round);
      return `M${numbers([x, y])}q${numbers(down)}h${left - right}q${numbers(up)}z`;
    });
    canvas.fill(ink, facets.join(''));
  };
}
