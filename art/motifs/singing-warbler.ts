/** A hooded warbler that sings, near and large: the head thrown back, the bill open. */
import { placeFigure } from '../kit/figure.ts';
import type { Layer } from '../kit/scene.ts';

export interface SingingWarblerOptions<Ink> {
  /** Where its feet hold the twig. */
  x: number;
  y: number;
  /** From the crown to the feet. */
  height: number;
  /** Hood, bill and eye. */
  hood: Ink;
  /** Face, breast and belly. */
  breast: Ink;
  /** The underside, away from the light, and the legs. */
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
const BACK = 'M-8-282C4-246 40-206 66-152 88-106 102-66 100-26 70-52 20-110-40-146-46-190-40-250-8-282z';
const WING =
  'M-34-168C22-176 84-128 116-62 132-30 150-2 166 22 120 22 66 4 32-28-4-62-34-110-44-140-46-154-42-164-34-168z';
const FEATHERS =
  'M-30-126C6-92 40-44 92-12 50-24 8-62-30-126zM-18-150C24-120 70-60 128-8 70-46 20-94-18-150zM4-160C44-136 84-90 118-40 78-76 40-116 4-160z';
/** Crown, nape and throat in one: it runs on into the line of the back. */
const HOOD =
  'M-140-266C-142-302-112-328-76-328-40-328-14-306-6-274-1-254 4-242 10-230-6-176-52-150-92-156-122-160-140-184-138-214-137-232-140-248-140-266z';
const FACE = 'M-141-276C-130-302-106-312-82-303-50-290-42-252-60-228-78-208-112-212-129-234-139-244-143-260-141-276z';
/** Two slim halves, parted by the song; they meet at the gape, below the eye. */
const BILL =
  'M-139-288C-156-298-174-303-193-303-180-290-160-275-125-261-132-270-137-279-139-288zM-125-261C-146-268-164-270-182-267-168-255-152-246-133-241-128-247-125-254-125-261z';
/** The light along crown, breast and bill. */
const LIGHT =
  'M-138-290C-126-320-98-332-62-326-92-326-118-316-131-290zM-126-182C-146-146-146-102-122-66-106-40-80-22-54-12-84-24-106-44-119-72-138-106-138-146-120-176zM-193-303C-174-303-156-298-139-288L-138-284C-155-293-174-299-193-303z';
const WING_LIGHT = 'M-34-168C22-176 84-128 116-62 132-30 150-2 166 22 140-12 122-44 102-74 66-128 16-164-40-160z';
const EYE = 'M-112-270a13 13 0 1126 0 13 13 0 11-26 0z';
const GLINT = 'M-108-274a4 4 0 118 0 4 4 0 11-8 0z';
/** Each foot closes over the twig: three toes in front, the claws below it. */
const LEGS =
  'M-34-14-24-14-24-2C-16 0-10 4-10 12-10 17-15 19-17 14L-19 8C-19 14-20 20-26 21-30 20-29 14-29 8-31 14-34 18-39 16-42 12-38 4-34-1zM12-14 22-14 22-5C30-3 36 1 36 9 36 14 31 16 29 11L27 5C27 11 26 17 20 18 16 17 17 11 17 5 15 11 12 15 7 13 4 9 8 1 12-4z';

export function singingWarbler<Ink extends string>(options: SingingWarblerOptions<Ink>): Layer<Ink> {
  const { x, y, height, hood, breast, shade, back, wing, lit, flip = false } = options;
  return (canvas) =>
    placeFigure(canvas, { x, y, scale: height / 330, flip }, [
      [wing, TAIL],
      [lit, TAIL_EDGE],
      [breast, BODY],
      [shade, SHADE],
      [shade, LEGS],
      [back, BACK],
      [wing, WING],
      [back, FEATHERS],
      [hood, HOOD],
      [breast, FACE],
      [hood, BILL + EYE],
      [lit, GLINT + LIGHT + WING_LIGHT],
    ]);
}
