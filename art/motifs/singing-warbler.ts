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
/** Crown, nape and throat in one: it runs on into the line of the back; the throat is full with song. */
const HOOD =
  'M-128-296C-122-314-102-330-72-330-38-330-14-308-6-276-1-254 4-242 10-230-6-176-52-150-94-156-124-161-143-184-141-212-140-230-134-242-125-251L-112-266z';
/** From the forehead, where the bill grows out of it, round the eye to the cheek, and back to the gape. */
const FACE =
  'M-131-301C-124-311-113-320-100-326-94-318-84-311-70-306-50-298-34-284-32-264-32-244-54-229-80-228-100-227-114-235-123-250L-113-265z';
/** Two halves, stout at the root, parted by the song; they meet at the gape, before the eye. */
const BILL =
  'M-131-301C-148-304-166-310-184-314-173-297-146-276-110-265-110-280-118-293-131-301zM-110-265C-132-270-150-273-168-271-160-260-144-251-124-249-115-252-110-258-110-265z';
/** The inside of it. */
const GAPE = 'M-110-265C-138-274-158-287-172-300L-163-270.5C-148-272-130-270-110-264z';
const WING_LIGHT = 'M-34-168C22-176 84-128 116-62 132-30 150-2 166 22 140-12 122-44 102-74 66-128 16-164-40-160z';
const EYE = 'M-94-279a10 10 0 1120 0 10 10 0 11-20 0z';
const GLINT = 'M-89-283a3 3 0 116 0 3 3 0 11-6 0z';
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
      [shade, GAPE],
      [hood, BILL + EYE],
      [lit, GLINT + WING_LIGHT],
    ]);
}
