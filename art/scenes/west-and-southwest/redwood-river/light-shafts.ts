/** Shafts of light in a forest. */
import { polygon } from '../../../kit/path.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface ShaftsOptions<Ink> {
  ink: Ink;
  /** Each from a place above to a place on the ground, and its width there. */
  items: readonly (readonly [x: number, toX: number, toY: number, width: number])[];
  from?: number;
  opacity?: number;
}

/** Slanting flat shafts of light. */
export function shafts<Ink extends string>({ ink, items, from = -10, opacity = 0.3 }: ShaftsOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    for (const [x, toX, toY, width] of items) {
      canvas.fill(
        ink,
        polygon([
          [x - width * 0.25, from],
          [x + width * 0.25, from],
          [toX + width / 2, toY],
          [toX - width / 2, toY],
        ]),
        opacity,
      );
    }
  };
}
