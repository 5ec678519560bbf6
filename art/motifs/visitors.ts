/** People who stop and look: from behind or from the side, without a pack or a stick. */
import { placeFigure } from '../kit/figure.ts';
import type { Layer } from '../kit/scene.ts';

/** A grown person is a hundred high and stands on 0; one who sits has the seat at 0. */
const POSES = {
  /** Hands in the pockets. */
  stand: {
    legs: 'M-10-48-9 0h8L0-38 2 0h8l1-48z',
    coat: 'M-10-44-10-66-11-46-15-46C-18-60-17-76-10-82L-3-86H4L11-82C17-76 18-60 15-46L11-46 10-66 10-44z',
    head: 'M-7-92a7 7.5 0 1114 0 7 7.5 0 11-14 0z',
  },
  /** An arm stretched out to the right. */
  point: {
    legs: 'M-10-48-9 0h8L0-38 2 0h8l1-48z',
    coat: 'M-10-44-10-66-11-46-15-46C-18-60-17-76-10-82L-3-86H5L12-82 36-87 37-82 12-73 10-44z',
    head: 'M-6-92a7 7.5 0 1114 0 7 7.5 0 11-14 0z',
  },
  /** Elbows out and both hands before the face, with binoculars. */
  watch: {
    legs: 'M-10-48-11 0h8L0-38 3 0h8l0-48z',
    coat: 'M-11-42-11-72-19-70C-23-72-23-76-20-80L-6-95-1-90-7-85H7L1-90 6-95 20-80C23-76 23-72 19-70L11-72 11-42z',
    head: 'M-7-93a7 7.5 0 1114 0 7 7.5 0 11-14 0z',
  },
  /** On a ledge or a bench, looking to the right. */
  sit: {
    legs: 'M-9-2C-8-11 0-12 8-11L24-12C29-12 30-9 30-5L28 22 34 26 34 28 22 28 22 0 4 2z',
    coat: 'M-9 0C-13-16-12-30-7-38-2-44 5-42 7-36L10-24 22-18 20-13 8-17 7 0z',
    head: 'M-5-49a7 7.5 0 1114 0 7 7.5 0 11-14 0z',
  },
  /** Walking to the right. */
  walk: {
    legs: 'M-8-50-9-30-20-4-24 0-14 0-3-28 0-34 9-24 9 0 18 0 16-26 6-50z',
    coat: 'M-9-44-8-60-13-50-17-52C-15-64-12-76-6-82L2-86 8-80 11-66 20-57 17-53 7-61 7-44z',
    head: 'M-4-92a7 7.5 0 1114 0 7 7.5 0 11-14 0z',
  },
  /** Small, with a hand up to somebody on the left. */
  child: {
    legs: 'M-7-28-6 0h6L1-22 3 0h6l-1-28z',
    coat: 'M-8-26C-9-36-10-42-9-46L-15-58-12-60-4-51C0-52 6-52 9-49 12-44 13-34 13-28L9-27 8-40 8-26z',
    head: 'M-6-58a6.5 6.5 0 1113 0 6.5 6.5 0 11-13 0z',
  },
} as const;

export interface VisitorOptions<Ink> {
  x: number;
  y: number;
  /** Of a grown person, whatever the pose. */
  height: number;
  pose: keyof typeof POSES;
  /** Legs and hair. */
  ink: Ink;
  coat: Ink;
  flip?: boolean;
}

export function visitor<Ink extends string>(options: VisitorOptions<Ink>): Layer<Ink> {
  const { x, y, height, pose, ink, coat, flip = false } = options;
  const { legs, coat: cloth, head } = POSES[pose];
  return (canvas) =>
    placeFigure(canvas, { x, y, scale: height / 100, flip }, [
      [ink, legs],
      [coat, cloth],
      [ink, head],
    ]);
}
