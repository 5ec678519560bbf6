/** A raven on the wing. */
import { numbers } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface RavenOptions<Ink> {
  x: number;
  y: number;
  /** Wing tip to wing tip. */
  width: number;
  ink: Ink;
  /** Sheen along the leading edge of the wings. */
  lit?: Ink;
  /** Degrees. */
  tilt?: number;
  /** Flies to the left; flipped, to the right. */
  flip?: boolean;
}

/** Fingered wings raised, wedge tail, heavy bill. */
export function raven<Ink extends string>({
  x,
  y,
  width,
  ink,
  lit,
  tilt = 0,
  flip = false,
}: RavenOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const scale = width / 200;
    const body =
      'M-48 6-32-3q8-6 17-2L-4-8C-14-28-40-44-74-50l-22-10 10 15-16 0 15 9-12 5 16 5-10 8 17-1C-52-8-30 6-20 16 0 28 18 24 30 20l34 19-2-13 8-4-8-6 4-10-34 1C54 0 74-14 86-34l14 1-8-10 12-8-14-1 8-16-15 9 1-20-14 20C44-52 24-32 12-10L2-9q-12-4-20 2z';
    const sheen = 'M-6-9C-16-28-42-42-74-50c30 12 48 24 56 42zM14-11C26-32 44-50 70-59 52-46 36-30 26-8z';
    canvas.add(
      [
        `<g transform="translate(${numbers([x, y])})rotate(${tilt})scale(${numbers([flip ? -scale : scale, scale])})">`,
        `<path fill="${canvas.color(ink)}" d="${body}"/>`,
        lit ? `<path fill="${canvas.color(lit)}" d="${sheen}"/>` : '',
        '</g>',
      ].join(''),
    );
  };
}
