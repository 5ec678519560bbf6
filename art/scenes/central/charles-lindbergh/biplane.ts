/** A biplane of the barnstorming years. */
import { numbers } from '../../../kit/path.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface BiplaneOptions<Ink> {
  x: number;
  y: number;
  /** Wing tip to wing tip. */
  width: number;
  ink: Ink;
  /** What catches the light: leading edge, left side of the body, the pilot's head. */
  lit: Ink;
  /** Upper wing and tail. */
  wing: Ink;
  /** Lower wing, cockpits and ribs. */
  shade: Ink;
  /** Degrees. */
  tilt?: number;
}

/** A Curtiss Jenny seen from above and behind, flying up the sheet. Two hundred wide; the upper wing hides the middle of the body. */
export function biplane<Ink extends string>({
  x,
  y,
  width,
  ink,
  lit,
  wing,
  shade,
  tilt = -12,
}: BiplaneOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const fill = (color: Ink, data: string) => `<path fill="${canvas.color(color)}" d="${data}"/>`;
    const line = (color: Ink, size: number, data: string) =>
      `<path fill="none" stroke="${canvas.color(color)}" stroke-width="${size}" d="${data}"/>`;
    canvas.add(
      [
        `<g transform="translate(${numbers([x, y])})rotate(${tilt})scale(${numbers([width / 200])})">`,
        fill(shade, 'M-72 15Q-80 15-81 22-82 36-74 37L-8 37V15zM72 15Q80 15 81 22 82 36 74 37L8 37V15z'),
        line(ink, 1.6, 'M-62-8-59 20M-34-8-32 20M62-8 59 20M34-8 32 20M-62-8-32 20M62-8 32 20'),
        fill(ink, 'M-22-49Q-9-54 0-50.5 9-55 22-52 9-48 0-48.5-9-46-22-49z'),
        fill(ink, 'M-2-53H2L7-45 9-20 8 34 3 88H-3L-8 34-9-20-7-45z'),
        fill(wing, 'M-2 74-22 79Q-28 81-27 87-26 92-20 92L-2 91V97L0 101 2 97V91L20 92Q26 92 27 87 28 81 22 79L2 74z'),
        fill(lit, 'M-6-44-8-20V34L-3 86-1 86-4 30V-40zM-1 72V97L0 101 1 97V72z'),
        fill(shade, 'M-5 10Q0 5 5 10V18H-5zM-5 26Q0 21 5 26V35H-5z'),
        fill(lit, 'M-3 29a3 3 0 116 0 3 3 0 11-6 0z'),
        fill(wing, 'M-90-30Q-99-30-100-21-101-5-91-4L-12-5-8-10H8L12-5 91-4Q101-5 100-21 99-30 90-30z'),
        fill(lit, 'M-90-30Q-99-30-100-21L-98-25H98L100-21Q99-30 90-30z'),
        line(
          shade,
          0.7,
          'M-78-25V-5M-62-25V-5M-46-25V-5M-30-25V-5M-14-25V-5M14-25V-5M30-25V-5M46-25V-5M62-25V-5M78-25V-5',
        ),
        '</g>',
      ].join(''),
    );
  };
}
