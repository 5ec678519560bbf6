/** A hooded warbler that sings, near and large: the head thrown back, the bill open. */
import { placeFigure } from '../kit/figure.ts';
import type { Layer } from '../kit/scene.ts';

export interface SingingWarblerOptions<Ink> {
  /** Where its feet hold the twig. */
  x: number;
  y: number;
  /** From the crown to the feet. */
  height: number;
  /** Hood, bill, eye and legs. */
  hood: Ink;
  /** Face, breast and belly. */
  breast: Ink;
  /** The underside, away from the light. */
  shade: Ink;
  back: Ink;
  /** Wing and tail; `lit` edges their feathers. */
  wing: Ink;
  lit: Ink;
  /** Looks to the left; flipped, to the right. */
  flip?: boolean;
}

const TAIL = 'M40-64C90-40 150 10 204 62 204 76 194 86 182 88 130 62 70 20 26-14z';
const TAIL_EDGE = 'M44-26C90 10 140 46 186 78L182 88C130 62 74 24 30-12z';
const BODY =
  'M-96-216C-136-176-150-116-122-66-98-26-52-4-2-4 34-4 66-10 92-26 96-80 60-150 20-196-10-226-60-240-96-216z';
const SHADE =
  'M-122-66C-98-26-52-4-2-4 34-4 66-10 92-26L84-50C50-30 0-28-40-40-76-52-102-78-124-116-130-98-130-82-122-66z';
const BACK = 'M-60-300C0-290 50-220 76-160 94-116 102-70 96-36 70-56 20-120-20-170-50-200-80-250-60-300z';
const WING =
  'M-34-168C22-176 84-128 116-62 132-30 150-2 166 22 120 22 66 4 32-28-4-62-34-110-44-140-46-154-42-164-34-168z';
const FEATHERS =
  'M-30-126C6-92 40-44 92-12 50-24 8-62-30-126zM-18-150C24-120 70-60 128-8 70-46 20-94-18-150zM4-160C44-136 84-90 118-40 78-76 40-116 4-160z';
const HOOD =
  'M-148-262C-150-298-122-326-84-326-58-326-36-314-20-292-2-268 6-240-4-212-16-182-52-156-92-160-124-164-144-190-142-218z';
const FACE = 'M-150-272C-146-304-112-318-84-304-52-288-44-250-62-226-80-208-112-212-134-228-144-238-150-254-150-272z';
const BILL =
  'M-142-294C-164-300-184-304-202-302-184-288-166-274-148-258zM-152-262C-166-258-180-250-190-240-172-232-156-230-138-230z';
/** The light along crown, breast and bill. */
const LIGHT =
  'M-142-296C-130-322-98-332-62-324-90-326-122-318-134-296zM-126-182C-146-146-146-102-122-66-106-40-80-22-54-12-84-24-106-44-119-72-138-106-138-146-120-176zM-202-302C-184-304-164-300-146-294L-148-288C-166-294-184-298-202-302z';
const WING_LIGHT = 'M-34-168C22-176 84-128 116-62 132-30 150-2 166 22 140-12 122-44 102-74 66-128 16-164-40-160z';
const EYE = 'M-112-270a13 13 0 1126 0 13 13 0 11-26 0z';
const GLINT = 'M-108-274a4 4 0 118 0 4 4 0 11-8 0z';
const LEGS = 'M-30-8-22-8-26 14-8 22-16 24-34 18-44 22-38 14zM14-8 22-8 26 12 42 20 34 24 18 16 6 20 14 12z';

export function singingWarbler<Ink extends string>(options: SingingWarblerOptions<Ink>): Layer<Ink> {
  const { x, y, height, hood, breast, shade, back, wing, lit, flip = false } = options;
  return (canvas) =>
    placeFigure(canvas, { x, y, scale: height / 330, flip }, [
      [wing, TAIL],
      [lit, TAIL_EDGE],
      [breast, BODY],
      [shade, SHADE],
      [back, BACK],
      [wing, WING],
      [back, FEATHERS],
      [hood, HOOD],
      [breast, FACE],
      [hood, BILL + EYE + LEGS],
      [lit, GLINT + LIGHT + WING_LIGHT],
    ]);
}
