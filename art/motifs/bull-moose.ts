/** A bull moose in silhouette, as one meets it: in the shallows at first light. */
import { numbers } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface BullMooseOptions<Ink> {
  /** Between the feet. */
  x: number;
  y: number;
  /** To the shoulder hump. */
  height: number;
  ink: Ink;
  /** The far legs and the far antler. */
  far: Ink;
  /** Light along face and back. */
  rim?: Ink;
  /** Its image in still water below the feet. */
  mirrored?: Ink;
  /** Faces left; flipped, right. */
  flip?: boolean;
}

/** A hundred high at the hump, feet at 0. */
const FAR =
  'M-15-56l-8 32-3 24h-8l2-26 6-16 3-10zM46-48q-9 12-7 21l-5 9 1 18h-8l-1-19 2-12 2-18zM-50-86l-14-1-18-5-10-12 9 2-4-13 9 8 1-13 9 11 5-11 5 14 9 6z';
const BODY =
  'M-80-49q-6-3-4-11 2-7 9-8l18-13q6-7 14-7 8 2 14-1 9-13 22-13 14 1 26 8 18 6 32 7 14 3 17 16 1 8-2 14-2 8 1 14 3 8 3 14-3 5-4 10l-1 18h-9l1-20q1-8-5-14-9-6-12-12-16 8-44 4l-2 20 1 22h-9l-2-22-5-22q-10-8-14-17-4 2-7 0l-3 13-5-12q-6 4-13 4-7 6-12 6-4 0-5-1z';
const NEAR_ANTLER = 'M-46-84l-8-8-9 0-9-12 8 3-2-16 9 8 3-17 8 12 8-17 4 15 12-12-1 14 13-5-7 13-12 13-9 8z';
const RIM =
  'M-75-68l18-13q6-7 14-7-6 4-9 9l-20 14zM-29-89q9-13 22-13 14 1 26 8 18 6 32 7 14 3 17 16-7-11-19-12-17-1-33-7-13-6-24-5-10 2-17 11z';

export function bullMoose<Ink extends string>(options: BullMooseOptions<Ink>): Layer<Ink> {
  const { x, y, height, ink, far, rim, mirrored, flip = false } = options;
  return (canvas) => {
    const scale = height / 100;
    const across = flip ? -scale : scale;
    const part = (color: Ink, data: string) => `<path fill="${canvas.color(color)}" d="${data}"/>`;
    const placed = (down: number, parts: string) =>
      canvas.add(`<g transform="translate(${numbers([x, y])})scale(${numbers([across, down])})">${parts}</g>`);
    if (mirrored) placed(-scale * 0.55, part(mirrored, FAR + BODY + NEAR_ANTLER));
    placed(scale, part(far, FAR) + part(ink, BODY + NEAR_ANTLER) + (rim ? part(rim, RIM) : ''));
  };
}
