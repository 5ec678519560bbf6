/** The hooded warbler of the maple woods. */
import { numbers } from '../../../kit/path.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface WarblerOptions<Ink> {
  /** Where its feet hold the twig. */
  x: number;
  y: number;
  /** From bill to tail. */
  width: number;
  /** Hood, bill, eye and legs. */
  hood: Ink;
  /** Breast and belly. */
  breast: Ink;
  /** The face inside the hood: as the breast, unless told. The hood's own ink makes an oriole. */
  face?: Ink;
  /** Back, wing and tail. */
  back: Ink;
  /** The folded wing. */
  wing: Ink;
  /** Looks to the left; flipped, to the right. */
  flip?: boolean;
}

const BODY = 'M-38-38C-38-54-24-60-12-56 2-50 18-38 26-24L58 0 52 7 22-8C8 2-14 4-26-8-34-16-38-26-38-38z';
const BACK = 'M-12-56C2-52 18-40 27-25L58 0 52 7 20-10C12-26-2-40-12-56z';
const WING = 'M-8-38C6-36 24-24 38-8 26-6 6-10-4-20-10-28-12-34-8-38z';
const HOOD = 'M-38-38C-40-54-24-62-12-56-4-51-2-42-6-32-10-22-18-18-26-18-34-22-37-30-38-38z';
const FACE = 'M-37-46C-33-54-26-55-19-51-12-46-11-36-16-31-22-27-31-29-36-35z';
const BILL = 'M-36-46C-42-45-48-42-53-38L-36-35C-33-38-33-43-36-46z';
const LEGS = 'M-10-2l3 0 1 10h-3zM2-3l3-1 2 11h-3z';

export function warbler<Ink extends string>({
  x,
  y,
  width,
  hood,
  breast,
  face = breast,
  back,
  wing,
  flip = false,
}: WarblerOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const scale = width / 108;
    const part = (ink: Ink, data: string) => `<path fill="${canvas.color(ink)}" d="${data}"/>`;
    const eye = 'M-29-43a2.6 2.6 0 115.2 0 2.6 2.6 0 11-5.2 0z';
    const parts =
      part(hood, LEGS) +
      part(breast, BODY) +
      part(back, BACK) +
      part(wing, WING) +
      part(hood, HOOD) +
      part(face, FACE) +
      part(hood, BILL) +
      part(face === hood ? wing : hood, eye);
    canvas.add(
      `<g transform="translate(${numbers([x, y - 7 * scale])})scale(${numbers([flip ? -scale : scale, scale])})">${parts}</g>`,
    );
  };
}
