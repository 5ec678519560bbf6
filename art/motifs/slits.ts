/** Dark slits in a broad sheet of falling water, where it parts around the rock behind it. */
import { lerp, round } from '../kit/geometry.ts';
import { numbers } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface SlitsOptions<Ink> {
  ink: Ink;
  /** Point at the top, y of the point at the foot, widest low down, and how far the foot lies beside the top. Few, and no two alike. */
  items: readonly (readonly [x: number, top: number, foot: number, width: number, drift?: number])[];
}

/** Wedges: the water closes a slit faster than it opens, so each is widest at two thirds of its length. */
export function slits<Ink extends string>({ ink, items }: SlitsOptions<Ink>): Layer<Ink> {
  return (canvas) =>
    canvas.fill(
      ink,
      items
        .map(([x, top, foot, width, drift = 0]) => {
          const tall = foot - top;
          const side = (half: number) =>
            [lerp(0, drift, 0.5) + half * 0.3, tall * 0.4, drift * 0.8 + half * 1.1, tall * 0.7].map(round);
          const back = (half: number) =>
            [half * 1.1 - drift * 0.2, -tall * 0.3, half * 0.3 - drift * 0.5, -tall * 0.6].map(round);
          return `M${numbers([x, top])}c${numbers([...side(width / 2), drift, tall])}c${numbers([...back(-width / 2), -drift, -tall])}z`;
        })
        .join(''),
    );
}
