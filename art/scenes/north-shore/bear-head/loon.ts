/** A common loon, afloat. */
import { numbers } from '../../../kit/path.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface LoonOptions<Ink> {
  /** The middle of the waterline. */
  x: number;
  y: number;
  width: number;
  ink: Ink;
  /** Breast, collar and checkered back. */
  white: Ink;
  eye: Ink;
  /** Faces left; flipped, right. */
  flip?: boolean;
}

/** In summer dress. Two hundred and twenty long. */
const LOON = {
  body: 'M100-8C84-34 44-48 0-46c-20 1-34 5-44 11-3-13-5-25-2-37 3-18-9-31-26-30-10 1-17 6-20 12l-34 10 0 1 36 3c5 4 8 9 8 16 0 20-10 32-14 46-3 9 2 14 10 14H80c12 0 18-3 20-8z',
  breast: 'M-83-52c1 16-9 27-13 38-3 9 2 14 10 14h60c-14-8-34-24-40-46-5 3-12 1-17-6z',
  flank: 'M-30 0c30-11 80-13 120-4-4 3-6 4-10 4z',
  collar: 'M-83-60l3 10 3 0-2-11zM-76-61l3 11 4 0-3-12zM-69-62l3 12 4-1-3-12zM-62-63l3 12 4-2-3-11z',
  back: 'M-22-36h9v5h-9zM-6-38h9v5h-9zM10-38h9v5h-9zM26-36h9v5h-9zM42-32h8v5h-8zM-14-27h9v5h-9zM2-28h9v5H2zM18-27h9v5h-9zM34-25h9v5h-9zM50-22h8v5h-8zM64-24h6v4h-6zM-6-18h9v4h-9zM10-18h9v4h-9zM26-17h9v4h-9zM42-15h8v4h-8zM60-13h7v4h-7z',
} as const;

export function loon<Ink extends string>({ x, y, width, ink, white, eye, flip = false }: LoonOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const scale = width / 220;
    const part = (color: Ink, data: string) => `<path fill="${canvas.color(color)}" d="${data}"/>`;
    canvas.add(
      [
        `<g transform="translate(${numbers([x, y])})scale(${numbers([flip ? -scale : scale, scale])})">`,
        part(ink, LOON.body),
        part(white, LOON.breast + LOON.flank + LOON.collar + LOON.back),
        part(eye, 'M-80.6-89.4a3.3 3.3 0 116.6 0 3.3 3.3 0 11-6.6 0z'),
        part(ink, 'M-78.5-89.4a1.2 1.2 0 112.4 0 1.2 1.2 0 11-2.4 0z'),
        part(white, 'M-79.4-90.6a.7 .7 0 111.4 0 .7 .7 0 11-1.4 0z'),
        '</g>',
      ].join(''),
    );
  };
}
