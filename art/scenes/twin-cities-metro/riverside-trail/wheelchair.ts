/** Somebody in a wheelchair, from the side, rolling to the right. */
import { placeFigure } from '../../../kit/figure.ts';
import { limb } from '../../../kit/limb.ts';
import { disc } from '../../../kit/path.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface WheelchairOptions<Ink> {
  /** Where the large wheel meets the path. */
  x: number;
  y: number;
  height: number;
  /** The chair, trousers and hair. */
  ink: Ink;
  coat: Ink;
  skin: Ink;
}

/** A hundred high. */
const RADIUS = 25;
const FRAME = 'M-22-66L-17-67-11-32H26L37-9H32L23-27H-14zM-28-68L-17-70-16-66-27-64z';
const LEGS = [
  [
    [-5, -40, 7],
    [10, -42, 6.4],
    [26, -42, 5.4],
  ],
  [
    [26, -42, 5],
    [31, -28, 4.4],
    [36, -12, 3.2],
  ],
] as const;
const SHOE = 'M32-13L40-15C41-12 48-11 49-8 49-6 47-5 45-5H33z';
const TRUNK = 'M-15-36C-18-50-18-64-12-76-8-82 2-82 6-76 10-66 8-50 6-36z';
const ARM = limb(
  [
    [-3, -72, 5],
    [-7, -60, 4.6],
    [-5, -53, 4.2],
    [6, -48, 3.4],
  ],
  1,
);
const HAND = 'M4-52C8-53 12-51 12-47 11-44 7-44 4-46z';
const HEAD = 'M-4-74V-82C-9-86-9-99 1-100 10-100 12-94 11-90L13-86 11-84C11-80 8-79 5-79V-74z';
const HAIR = 'M-6-82C-12-92-8-102 2-102 9-102 13-98 12-94 7-96 4-94 4-90 2-91 0-90 0-87 0-84-3-82-6-82z';

export function wheelchair<Ink extends string>(options: WheelchairOptions<Ink>): Layer<Ink> {
  const { x, y, height, ink, coat, skin } = options;
  const scale = height / 100;
  const rim = disc(x - 3 * scale, y - RADIUS * scale, (RADIUS - 1.5) * scale);
  return (canvas) => {
    placeFigure(canvas, { x, y, scale }, [
      [ink, FRAME + disc(34, -5, 5)],
      ...LEGS.map((joints): readonly [Ink, string] => [ink, limb(joints, 1)]),
      [ink, SHOE],
      [skin, HEAD],
      [ink, HAIR],
      [coat, TRUNK],
    ]);
    canvas.stroke(ink, 3 * scale, rim);
    placeFigure(canvas, { x, y, scale }, [
      [ink, disc(-3, -RADIUS, 4)],
      [skin, HAND],
      [
        ink,
        limb(
          [
            [-3, -72, 6],
            [-7, -60, 5.6],
            [-5, -52, 5.1],
            [5, -47, 4.2],
          ],
          1,
        ),
      ],
      [coat, ARM],
    ]);
  };
}
