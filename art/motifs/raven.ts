/** A raven on the wing. */
import { placeFigure } from '../kit/figure.ts';
import type { Layer } from '../kit/scene.ts';

export interface RavenOptions<Ink> {
  x: number;
  y: number;
  /** Wing tip to wing tip. */
  width: number;
  ink: Ink;
  /** Sheen along the leading edge of the wings. */
  lit?: Ink;
  /** Edges of the flight feathers, for one that is near. */
  feather?: Ink;
  /** Degrees. */
  tilt?: number;
  /** Flies to the left; flipped, to the right. */
  flip?: boolean;
}

const FAR_WING = 'M8-4C0-22-14-38-34-50L-58-80-49-55-73-71-58-48-82-59-63-40-85-45C-72-36-50-20-16-1z';
const BODY =
  'M-60 3C-54-3-48-5-43-6-37-12-26-12-20-6-4-6 16-4 34 2L64 5 74 13 60 18 36 16C14 22-10 21-24 11-32 9-40 8-46 7z';
const NEAR_WING =
  'M-16 0C-8-22 4-42 22-56 36-66 52-78 71-98L64-74 84-91 70-66 94-79 75-55 98-63 76-45 96-47 72-33C62-18 50-6 34 6 14 10-6 10-16 0z';
/** Where one flight feather lies over the next; seen when the bird is near. */
const FEATHERS =
  'M22-18Q50-40 64-74 56-40 22-18zM26-12Q56-34 70-66 62-32 26-12zM30-6Q60-26 75-55 66-22 30-6zM34-1Q62-18 76-45 66-14 34-1zM36 3Q60-10 72-33 62-6 36 3z';
const SHEEN = 'M-10-4C-2-24 8-40 24-53 38-64 50-73 64-86 52-68 42-56 34-46 22-30 14-14 8-2z';

/** Fingered wings raised, wedge tail, heavy bill. */
export function raven<Ink extends string>({
  x,
  y,
  width,
  ink,
  lit,
  feather,
  tilt = 0,
  flip = false,
}: RavenOptions<Ink>): Layer<Ink> {
  return (canvas) =>
    placeFigure(canvas, { x, y, scale: width / 180, flip, tilt }, [
      [lit ?? ink, FAR_WING],
      [ink, BODY],
      [ink, NEAR_WING],
      [feather, FEATHERS],
      [lit, SHEEN],
    ]);
}
