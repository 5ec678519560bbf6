/** One pasqueflower, near and large and from the side: a cup of silky petals over a ruff of hairs, the stamens just above its rim. */
import { type Parts, type Placement, placeFigure } from '../../../kit/figure.ts';
import { lerp } from '../../../kit/geometry.ts';
import { disc, numbers, petal, polygon } from '../../../kit/path.ts';
import { Random } from '../../../kit/random.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface PasqueflowerOptions<Ink> extends Placement {
  /** Inside of the far petals, outside of the near ones, and the edges that the light shines through. */
  inside: Ink;
  petal: Ink;
  lit: Ink;
  heart: Ink;
  stem: Ink;
  /** The silk on stem and ruff. */
  silk: Ink;
  /** How long the stem is below the cup. */
  length?: number;
  /** Still closed, or from the side and only half open. */
  bud?: boolean;
  half?: boolean;
  seed?: number;
}

const FAR =
  'M-14-40C-84-84-110-140-112-214-64-196-20-160-2-112zM2-112C20-160 64-196 112-214 110-140 84-84 14-40zM-44-90C-56-150-36-204 2-248 38-204 56-150 44-90z';
const FAR_FOLDS =
  'M-112-214C-92-170-70-132-44-104-82-130-106-166-112-214zM2-248C30-208 42-160 36-110 26-160 20-208 2-248zM112-214C106-166 86-128 60-104 80-136 98-172 112-214z';
const NEAR_SIDES =
  'M0 4C-76 0-134-42-142-96-146-120-158-138-178-152-128-160-78-144-46-104-24-74-10-36 0 4zM0 4C76 0 134-42 142-96 146-120 158-138 178-152 128-160 78-144 46-104 24-74 10-36 0 4z';
const NEAR = 'M0 8C-64 2-86-50-60-92-46-114-22-116 0-136 22-116 46-114 60-92 86-50 64 2 0 8z';
const EDGES =
  'M-178-152C-158-138-146-120-142-96-134-42-76 0 0 4-66-10-122-48-128-96-132-122-150-140-178-152zM0-136C-22-116-46-114-60-92-86-50-64 2 0 8-50-4-68-48-46-86-34-106-14-112 0-136zM178-152C128-160 78-144 46-104 80-136 124-148 178-152z';
const VEINS =
  'M-2-4C-18-40-16-84 0-122-8-84-8-40 2-6zM10-4C28-32 36-62 34-90 26-62 18-34 6-8zM-14-4C-34-32-40-62-36-86-30-60-22-34-8-8zM-40-22C-80-52-112-96-140-138-104-106-66-62-32-24z';
const SHADE = 'M0 4C76 0 134-42 142-96 128-56 84-20 24-12 56-30 78-60 60-92 86-50 64 2 0 8z';
/** Not yet open: it hangs its head. */
const BUD = 'M0 6C-58 0-76-60-54-112-42-144-18-164 6-192 26-160 50-140 60-108 76-58 56 2 0 6z';
const BUD_FOLDS = 'M4-188C-20-150-26-90-6-4-40-70-34-140 4-188zM8-186C40-140 48-80 22-6 66-40 62-130 8-186z';

/** Half open, from the side: no two petals stand alike, and the gold shows only in the gap. */
const HALF_FAR = 'M-30-60C-66-120-62-176-40-218-8-186 8-150 6-90zM20-60C28-120 52-164 88-190 92-140 78-90 44-50z';
const HALF_LEFT = 'M0 6C-66 2-112-44-114-100-114-132-132-152-156-162-106-176-64-150-46-112-30-76-14-34 0 6z';
const HALF_RIGHT = 'M0 6C64 0 92-46 82-96 78-124 84-146 96-166 54-158 18-132 10-96 4-60 0-30 0 6z';
const HALF_NEAR = 'M0 8C-52-4-66-60-44-104-34-124-18-132-8-154 12-136 36-126 44-98 54-54 42-2 0 8z';
const HALF_VEINS =
  'M-2 0C-14-40-16-90-8-136-4-90-2-40 2-2zM14-6C28-40 32-70 28-98 20-70 14-40 8-8zM-30-20C-64-54-92-100-122-146-88-110-50-60-22-16zM46-30C64-62 70-90 72-122 60-92 50-60 38-28z';
const HALF_EDGES =
  'M-156-162C-132-152-114-132-114-100-112-44-66 2 0 6-58-6-98-48-100-98-100-126-122-150-156-162zM-8-154C-18-132-34-124-44-104-66-60-52-4 0 8-38-8-48-58-30-98-22-116-10-128-8-154zM-40-218C-62-176-66-120-30-60-52-116-54-170-40-218z';

/** Stands with the foot of the cup at (x, y); tilted, the stem bends with it. */
export function pasqueflower<Ink extends string>(options: PasqueflowerOptions<Ink>): Layer<Ink> {
  const { inside, petal: outer, lit, heart, stem, silk, length = 260, bud = false, half = false, seed = 1 } = options;
  const random = new Random(seed * 19 + 3);
  const ruff = (reach: number) =>
    Array.from({ length: 21 }, (_, i) => {
      const degrees = lerp(-200, 20, i / 20) + random.jitter(7);
      return petal(0, 40, random.between(0.55, 1) * reach, 4, degrees, 1);
    }).join('');
  const stalk = `M-9 0C-14 ${numbers([length * 0.4])}-30 ${numbers([length * 0.7])}-26 ${numbers([length])}h22C-8 ${numbers([length * 0.7])} 8 ${numbers([length * 0.4])} 9 0z`;
  const hairs = Array.from({ length: 28 }, (_, i) => {
    const down = lerp(8, length, i / 28);
    const side = i % 2 ? 1 : -1;
    return petal(side * 6 - down * 0.06, down, random.between(16, 30), 2, side > 0 ? -32 : -148, 1);
  }).join('');
  const [silky, green] = [ruff(130), ruff(104)];
  // The cup hides all of the stamens but a fringe: the anthers of the far ones, in a low arch.
  const stamens = (count: number, width: number, top: number) =>
    Array.from({ length: count }, (_, i) => {
      const across = lerp(-1, 1, i / (count - 1));
      const [x, y] = [across * width + random.jitter(2), top + across * across * 24 + (i % 2) * 9 + random.jitter(2)];
      return (
        polygon([
          [x - 3, y],
          [x + 3, y],
          [x * 0.72, y + 50],
        ]) + disc(x, y, random.between(4, 5))
      );
    }).join('');
  const open: Parts<Ink> = [
    [inside, FAR],
    [outer, FAR_FOLDS],
    [heart, stamens(19, 66, -154)],
    [outer, NEAR_SIDES],
    [outer, NEAR],
    [inside, SHADE + VEINS],
    [lit, EDGES],
  ];
  const closed: Parts<Ink> = [
    [outer, BUD],
    [inside, BUD_FOLDS],
  ];
  const halfOpen: Parts<Ink> = [
    [inside, HALF_FAR],
    [heart, stamens(9, 22, -154)],
    [outer, HALF_LEFT],
    [outer, HALF_RIGHT],
    [outer, HALF_NEAR],
    [inside, HALF_VEINS],
    [lit, HALF_EDGES],
  ];
  return (canvas) =>
    placeFigure(canvas, options, [
      [silk, hairs],
      [stem, stalk],
      ...(bud ? closed : half ? halfOpen : open),
      [silk, silky],
      [stem, green],
    ]);
}
