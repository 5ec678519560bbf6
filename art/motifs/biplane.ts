/** A biplane of the barnstorming years. */
import { numbers } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface BiplaneOptions<Ink> {
  x: number;
  y: number;
  /** Wing tip to wing tip. */
  width: number;
  ink: Ink;
  /** Upper side of the wings, and the nose. */
  lit: Ink;
  /** Under side of the wings. */
  wing: Ink;
  /** Degrees. */
  tilt?: number;
}

/** A Curtiss Jenny coming toward us, banked. Two hundred wide, the nose at 0. */
export function biplane<Ink extends string>({
  x,
  y,
  width,
  ink,
  lit,
  wing,
  tilt = -12,
}: BiplaneOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const fill = (color: Ink, data: string) => `<path fill="${canvas.color(color)}" d="${data}"/>`;
    const line = (size: number, data: string) =>
      `<path fill="none" stroke="${canvas.color(ink)}" stroke-width="${size}" d="${data}"/>`;
    canvas.add(
      [
        `<g transform="translate(${numbers([x, y])})rotate(${tilt})scale(${numbers([width / 200])})">`,
        fill(ink, 'M-26-10q26-8 52 0v3h-52z'),
        fill(wing, 'M-84 14-3 19H3L84 14Q86 9 80 7L0 11-80 7Q-86 9-84 14z'),
        line(2.6, 'M-64-34-62 10M-34-33-32 12M64-34 62 10M34-33 32 12M-12-32-6-8M12-32 6-8M-64-34-32 12M64-34 32 12'),
        line(3.4, 'M-8 12-19 33M8 12 19 33M-19 33H19'),
        fill(ink, 'M-22 26h5v15h-5zM17 26h5v15h-5z'),
        fill(wing, 'M-100-30-4-24H4l96-6Q102-37 95-38L0-33-95-38q-7 1-5 8z'),
        fill(lit, 'M-95-38 0-33 95-38 90-42 0-38-90-42z'),
        fill(ink, 'M-11-8q1-11 11-11T11-8L12 12Q8 22 0 22T-12 12z'),
        fill(lit, 'M-7 2q0-8 7-8t7 8-7 9-7-9z'),
        fill(ink, 'M-2 3q-18-6-30 5 18-1 31-2 17 5 30-6-18 0-31 3z'),
        '</g>',
      ].join(''),
    );
  };
}
