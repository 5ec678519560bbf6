/** A hooded warbler that sings, near and large: the head thrown back, the bill open. */
import { placeFigure } from '../../../kit/figure.ts';
import type { Layer } from '../../../kit/scene.ts';

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
  /** Degrees clockwise that the body leans over the feet; below zero the tail is cocked. */
  tilt?: number;
}

/** Two feathers, the outer one white below; they leave the line of the back at an angle. */
const TAIL = 'M84-84C140-56 200-16 256 28 256 35 251 40 244 39L229 34C231 47 228 59 217 63 166 34 114 10 58-2z';
const TAIL_EDGE = 'M70-28C124-8 174 14 228 43 226 50 222 55 215 57 166 26 114 2 62-12z';
/** Full in the breast; it runs out under the tail. */
const BODY =
  'M-112-222C-132-188-140-146-124-102-110-62-72-30-26-18 16-8 66-2 118 12 104-20 88-60 70-100 50-150 20-200-20-234z';
const SHADE = 'M-131-124C-124-74-76-30-26-18 16-8 66-2 118 12L108-8C62-22 22-26-12-36-66-50-108-80-131-124z';
const BACK = 'M-26-270C-8-262 0-250 12-240 42-212 76-172 98-124 108-100 120-76 140-50L80-30C40-80-10-150-44-196z';
/** Its tip hangs below the root of the tail, as a singer lets it. */
const WING =
  'M-24-170C-10-190 18-190 40-171 72-142 94-104 106-66 115-38 120-6 124 34 106 20 92 2 80-18 40-40 4-80-14-122-22-144-28-160-24-170z';
const FEATHERS =
  'M-12-132C14-92 46-58 82-26 48-46 10-80-12-132zM0-156C34-116 66-76 98-18 62-58 24-102 0-156zM18-168C54-134 84-94 108-34 78-80 46-126 18-168zM90-10Q108 6 120 28Q102 14 90-10z';
/** Crown, nape and throat in one: it runs on over the neck into the back; the throat is full with song. */
const HOOD =
  'M-104-297C-94-309-80-315-63-314-37-312-20-294-12-270-6-254 4-244 18-232 2-200-28-182-64-178-90-177-112-184-124-200-129-219-122-241-107-256L-98-266z';
/** From the forehead, where the bill grows out of it, round the eye to the cheek, and back to the gape. */
const FACE =
  'M-113-286C-109-294-103-300-96-304-90-297-82-293-72-289-55-283-42-272-40-258-41-244-55-235-75-235-89-235-101-243-107-255L-100-269z';
/** Two slender halves, parted by the song; they meet at the gape, before the eye. */
const BILL =
  'M-112-287C-128-294-146-303-164-310-152-294-132-278-98-268-101-277-105-284-112-287zM-98-268C-120-267-140-268-156-271-143-260-125-254-106-256-102-259-99-263-98-268z';
/** The inside of it. */
const GAPE = 'M-98-268C-118-274-134-283-146-293L-142-269C-126-267-112-267-98-268z';
const WING_LIGHT = 'M-24-170C-10-190 18-190 40-171 72-142 94-104 106-66 96-88 68-134 36-161 16-177-6-178-24-170z';
/** Drawn out toward the bill. */
const EYE = 'M-97-269C-92-272-91-280-84-281-76-281-71-275-72-268-73-262-80-259-86-261-91-262-93-267-97-269z';
const GLINT = 'M-86-274a2.6 2.6 0 115.2 0 2.6 2.6 0 11-5.2 0z';
/** Each foot closes over the twig: three toes in front, the claws below it. */
const LEGS =
  'M-32-24-24-24-24-2C-16 0-10 4-10 12-10 17-15 19-17 14L-19 8C-19 14-20 20-26 21-30 20-29 14-29 8-31 14-34 18-39 16-42 12-38 4-34-1zM13-20 22-20 22-5C30-3 36 1 36 9 36 14 31 16 29 11L27 5C27 11 26 17 20 18 16 17 17 11 17 5 15 11 12 15 7 13 4 9 8 1 12-4z';

export function singingWarbler<Ink extends string>(options: SingingWarblerOptions<Ink>): Layer<Ink> {
  const { x, y, height, hood, breast, shade, back, wing, lit, flip = false, tilt = 0 } = options;
  const scale = height / 330;
  return (canvas) => {
    if (tilt) placeFigure(canvas, { x, y, scale, flip }, [[shade, LEGS]]);
    placeFigure(canvas, { x, y, scale, flip, tilt }, [
      [wing, TAIL],
      [lit, TAIL_EDGE],
      [breast, BODY],
      [shade, SHADE],
      [tilt ? undefined : shade, LEGS],
      [back, BACK],
      [wing, WING],
      [back, FEATHERS],
      [hood, HOOD],
      [breast, FACE],
      [shade, GAPE],
      [hood, BILL + EYE],
      [lit, GLINT + WING_LIGHT],
    ]);
  };
}
