/** A timber deck over a drop, with a rail to lean on. */
import type { Point } from '../kit/geometry.ts';
import { polygon } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface OverlookOptions<Ink> {
  /** Left end of the deck, and its planks. */
  x: number;
  y: number;
  width: number;
  /** Height of the rail. */
  rail: number;
  /** How far the posts go down below the deck. */
  legs: number;
  ink: Ink;
  /** The upper edges. */
  lit: Ink;
  posts?: number;
}

/** Posts, planks and three rails, from the side. People stand on (x, y) before it is drawn. */
export function overlook<Ink extends string>(options: OverlookOptions<Ink>): Layer<Ink> {
  const { x, y, width, rail, legs, ink, lit, posts = 6 } = options;
  return (canvas) => {
    const bar = (left: number, right: number, top: number, bottom: number) => {
      const corners: Point[] = [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ];
      return polygon(corners);
    };
    const thick = Math.max(3, rail * 0.09);
    let timber = bar(x - thick, x + width, y, y + thick * 2.4);
    let shine = bar(x - thick, x + width, y, y + thick * 0.8);
    for (const up of [1, 0.66, 0.34])
      timber += bar(x, x + width, y - rail * up, y - rail * up + thick * (up === 1 ? 1.3 : 0.7));
    shine += bar(x - thick, x + width, y - rail, y - rail + thick * 0.6);
    for (let i = 0; i < posts; i++) {
      const post = x + (width * i) / (posts - 1);
      const leg = i % 2 ? y + thick * 3 : y + legs;
      timber += bar(post - thick * 0.6, post + thick * 0.6, y - rail, leg);
    }
    canvas.fill(ink, timber);
    canvas.fill(lit, shine);
  };
}
