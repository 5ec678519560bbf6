/** The towboats of the big river. */
import type { Point } from '../kit/geometry.ts';
import { polygon } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface TowOptions<Ink> {
  /** Middle and waterline of the whole tow. */
  x: number;
  y: number;
  width: number;
  hull: Ink;
  /** The tops of the barges. */
  deck: Ink;
  /** The boat's decks. */
  house: Ink;
  window: Ink;
  /** Barges go before the boat to the left; flipped, to the right. */
  flip?: boolean;
}

/** A towboat pushing barges, seen from a bluff. */
export function tow<Ink extends string>(options: TowOptions<Ink>): Layer<Ink> {
  const { x, y, width, hull, deck, house, window, flip = false } = options;
  return (canvas) => {
    const scale = width / 100;
    const place = (left: number, up: number): Point => [x + left * scale * (flip ? -1 : 1), y - up * scale];
    const block = (left: number, right: number, low: number, high: number, rake = 0) =>
      polygon([place(left, low), place(left - rake, high), place(right, high), place(right, low)], 2);
    canvas.fill(hull, block(-50, 26, 0, 3.4, 2) + block(27, 50, 0, 3, 1));
    canvas.fill(deck, polygon([place(-52, 3.4), place(-47, 5.6), place(28, 5.6), place(26, 3.4)], 2));
    canvas.fill(hull, block(-27.4, -26.4, 0, 5.6) + block(-1.4, -0.4, 0, 5.6));
    canvas.fill(house, block(30, 48, 3, 7) + block(32, 45, 7.4, 11) + block(33, 40, 11.4, 15.5));
    const panes = block(31.5, 46, 4.4, 5.6) + block(33.4, 43.5, 8.6, 9.8) + block(33.4, 39.6, 13, 14.6);
    canvas.fill(window, panes + block(43, 44.6, 11, 16));
  };
}
