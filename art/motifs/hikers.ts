/** One person for scale, large enough to be looked at: built in curves, weight on one leg, lit from one side. */
import { placeFigure } from '../kit/figure.ts';
import type { Layer } from '../kit/scene.ts';

/** A hundred high, feet at 0; the one who sits has the edge of the rock at 0 and hangs the legs below it. */
const POSES = {
  /** From behind, a hand on the hip. */
  lookout: {
    dark: 'M-8-53C-10-40-8-30-8-24L-9-4C-12-3-13-1-12 0H-1L-1-4 0-26 1-42C2-32 4-26 6-20L9-4 9 0H19C18-2 16-4 15-4 14-16 12-26 11-32 10-42 10-46 9-53z',
    coat: 'M-9-49C-10-58-8-63-10-70L-14-61-8-54-11-51C-15-54-19-59-20-62-17-74-14-81-8-84L-3-87H4L9-84C14-81 15-73 16-65L18-50C17-47 14-47 14-50L11-66C9-60 10-56 10-49 4-47-4-47-9-49z',
    pack: 'M-8-79C-5-83 6-83 8-79 9-72 10-64 9-58 5-55-5-55-9-58-10-64-9-72-8-79z',
    rim: 'M-8-84-3-87-3-86C-9-82-13-75-16-63L-20-62C-17-74-14-81-8-84zM-8-53C-10-40-8-30-8-24L-9-4-7-4-6-24C-6-32-7-42-6-53z',
    head: 'M-3-84-3-89C-7-92-6-101 1-101 8-101 8-92 4-89V-84z',
    hat: 'M-11-94C-8-97-6-97-5-97-5-104-2-105 1-105 5-105 7-104 7-97 9-97 11-96 13-94 7-92-5-92-11-94z',
    hair: 'M-5-91C-7-99-4-102 1-102C6-102 9-98 7-91C5-88-3-88-5-91z',
  },
  /** Walking to the right, with a pack. */
  stride: {
    dark: 'M-6-52C-8-40-7-34-9-28L-19-7-23-3C-24-2-23 0-21 0L-12 0-2-24 2-36C5-30 8-28 9-23L9-4 9 0H20C20-2 18-3 15-4L16-26C14-36 10-44 9-52z',
    coat: 'M-7-49C-8-58-8-66-7-74-6-82-2-86 3-86 9-86 12-80 12-73L13-68 23-62C25-60 23-57 21-57L10-62 9-49C4-47-2-47-7-49z',
    pack: 'M-5-83C-12-85-17-82-18-76-20-68-19-60-17-56-13-53-8-54-6-56-8-64-8-74-5-83z',
    rim: 'M3-86C9-86 12-80 12-73L13-68 23-62 22-61 11-66C10-74 9-82 3-86zM9-52C10-44 14-36 16-26L15-4 13-4 14-26C12-34 9-42 7-52z',
    head: 'M1-84 1-89C-2-92-2-101 5-101 11-101 12-95 11-91 10-88 8-88 7-87L7-84z',
    hat: 'M-5-96C-3-97-1-97 0-97 0-103 3-105 6-105 9-105 11-103 11-98L18-95C18-93 16-93 14-94 8-94 0-94-5-96z',
    hair: 'M-2-91C-4-100 1-104 6-104C11-104 14-100 12-96C9-99 6-98 5-95C4-92 3-89 0-88z',
  },
  /** On an edge, from behind and a little from the right, leaning back on one arm. */
  seated: {
    dark: 'M-12-1C-13-9-8-13 0-13L20-14C26-14 28-11 28-7L27 19 31 23C31 25 30 26 28 26L19 26 19 1 2 4C-6 5-11 3-12-1z',
    coat: 'M-12-2C-14-14-12-28-7-38-4-44 3-45 7-41 10-37 11-30 12-25L20-17C21-14 19-12 16-13L8-20 7-1C0 1-7 1-12-2zM-7-38-16-18-19-2C-18 0-15 0-14-2L-10-18z',
    pack: 'M-30-2C-33-10-32-20-28-24-24-26-20-24-19-20-18-14-18-6-19 0-22 2-28 1-30-2z',
    rim: 'M-4-43C0-45 4-44 7-41 10-37 11-30 12-25L20-17 19-16 10-24C9-32 6-40-4-43zM20-14C26-14 28-11 28-7L27 19 25 19 26-6C26-10 24-12 20-12z',
    head: 'M0-42V-47C-4-50-4-59 3-59 10-59 11-51 8-48 7-46 6-45 6-42z',
    hat: 'M-8-53C-6-55-4-55-3-55-3-61 0-63 3-63 7-63 9-61 9-56L15-52C15-50 13-50 11-51 5-52-3-51-8-53z',
    hair: 'M-4-49C-6-58-1-62 4-62C9-62 12-58 10-54C7-57 4-56 3-53C2-50 1-47-2-46z',
  },
} as const;

export interface FigureOptions<Ink> {
  x: number;
  y: number;
  height: number;
  pose: keyof typeof POSES;
  /** Trousers and boots. */
  ink: Ink;
  coat: Ink;
  /** Left out, there is none. */
  pack?: Ink;
  hat?: Ink;
  /** Without a hat. */
  hair?: Ink;
  skin: Ink;
  /** The side of the light: left for the one who looks out, ahead for the others. */
  rim?: Ink;
  flip?: boolean;
}

export function figure<Ink extends string>(options: FigureOptions<Ink>): Layer<Ink> {
  const { x, y, height, pose, ink, coat, pack, hat, hair, skin, rim, flip = false } = options;
  const parts = POSES[pose];
  return (canvas) =>
    placeFigure(canvas, { x, y, scale: height / 100, flip }, [
      [ink, parts.dark],
      [skin, parts.head],
      [coat, parts.coat],
      [rim, parts.rim],
      [pack, parts.pack],
      hair ? [hair, parts.hair] : [hat ?? ink, parts.hat],
    ]);
}
