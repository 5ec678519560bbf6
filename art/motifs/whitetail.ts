/** A white-tailed buck in profile, for silhouettes against the sky. */
import { placeFigure } from '../kit/figure.ts';
import type { Layer } from '../kit/scene.ts';

export interface WhitetailOptions<Ink> {
  x: number;
  y: number;
  /** To the poll; the antlers stand over it. */
  height: number;
  ink: Ink;
  /** The far legs and the far antler. */
  shade?: Ink;
  /** The rim of light along neck and back. */
  lit?: Ink;
  /** Faces left; flipped, right. */
  flip?: boolean;
}

/** A hundred to the poll, feet at 0. */
const BODY =
  'M-55-83C-52-88-48-91-44-95-41-99-36-101-31-99-27-88-22-78-12-71-4-67 6-66 16-68 26-70 36-68 40-61 44-55 44-46 41-39 39-34 41-29 42-25L40-11 39-4 41 0H34L35-4 36-12 36-23C33-28 27-32 24-38 14-35 0-33-8-36L-9-22-10-11-10-4-8 0H-15L-14-4-14-12-15-23-18-38C-26-41-33-48-35-57-36-65-38-71-42-75-46-77-50-77-53-78-56-79-56-81-55-83z';
const FAR_LEGS =
  'M18-38L30-40C29-33 30-29 31-25L27-11 26-4 28 0H21L22-4 23-12 25-24C21-29 19-33 18-38zM-24-46L-12-42C-15-34-18-28-19-22L-23-10-24-4-22 0H-29L-28-4-27-11-24-23z';
const EAR = 'M-33-98C-31-104-26-108-20-109-20-102-24-96-31-94z';
const TAIL = 'M39-62C46-60 49-50 46-40 42-44 40-50 38-55z';
const RIM =
  'M-31-98C-27-88-22-78-12-71-4-67 6-66 16-68 26-70 36-68 40-61 34-65 25-66 16-64 6-62-5-63-13-67-23-74-29-86-33-97z';

/** Two beams that part like a basket, one forward and one back, with tines that stand on them. */
const ANTLERS = {
  near: [
    'M-42-97Q-57-108-58-126-58-138-50-147-53-136-52-126-51-112-36-98z',
    'M-51-112Q-47-120-48-133-43-120-46-107z',
    'M-57-128Q-65-134-67-144-60-138-53-134z',
    'M-44-98Q-52-101-56-109-48-107-40-101z',
  ],
  far: [
    'M-36-97Q-18-104-12-121-9-135-16-146-16-134-18-123-23-110-34-101z',
    'M-24-108Q-29-118-28-131-23-120-19-112z',
    'M-14-120Q-9-128-2-133-6-124-13-114z',
  ],
} as const;

export function whitetail<Ink extends string>(options: WhitetailOptions<Ink>): Layer<Ink> {
  const { x, y, height, ink, shade = ink, lit, flip = false } = options;
  return (canvas) =>
    placeFigure(canvas, { x, y, scale: height / 100, flip }, [
      [shade, FAR_LEGS],
      ...ANTLERS.far.map((tine) => [shade, tine] as const),
      [ink, TAIL],
      [lit, 'M45-42C47-48 47-54 45-58L42-60C44-54 45-48 43-44z'],
      [ink, BODY],
      ...ANTLERS.near.map((tine) => [ink, tine] as const),
      [ink, EAR],
      [lit, RIM],
    ]);
}
