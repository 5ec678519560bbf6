/** One pasqueflower, near and large: a cup of silky petals around a gold heart, over a ruff of hairs. */
import { type Placement, placeFigure } from '../kit/figure.ts';
import { lerp } from '../kit/geometry.ts';
import { numbers, petal } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

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
  seed?: number;
}

const FAR =
  'M-20-40C-106-84-118-164-78-220-36-198-10-154-4-112zM20-40C106-84 118-164 78-220 36-198 10-154 4-112zM-46-90C-54-154-32-206 0-240 34-206 54-154 46-90z';
const HEART =
  'M-66-130C-60-158-50-166-44-178-36-172-30-180-24-190-16-182-8-188 0-196 8-188 16-184 24-190 30-180 38-172 46-178 52-166 60-156 66-130 40-80-40-80-66-130z';
const NEAR_SIDES =
  'M0 0C-82-4-138-62-132-142-130-162-124-180-112-192-72-172-28-132-14-70zM0 0C82-4 138-62 132-142 130-162 124-180 112-192 72-172 28-132 14-70z';
const NEAR = 'M0 6C-72-6-90-82-62-130-48-152-24-164 4-176 28-160 50-148 62-126 88-80 70-6 0 6z';
const EDGES =
  'M-112-192C-124-180-130-162-132-142-138-62-82-4 0 0-70-16-118-66-116-138-116-160-114-176-112-192zM4-176C-24-164-48-152-62-130-90-82-72-6 0 6-58-14-70-78-48-126-38-146-20-162 4-176zM112-192C72-172 40-140 22-98 46-132 76-162 112-192zM-78-220C-118-164-106-84-20-40-92-88-98-160-78-220z';
const VEINS = 'M-2-6C-22-50-20-100-2-150-8-100-10-50 2-8zM8-8C26-40 36-76 36-114 28-76 20-44 4-12z';
const SHADE = 'M0 0C82-4 138-62 132-142 118-70 72-24 20-14 60-44 82-90 62-126 88-80 70-6 0 6z';

/** Stands with the foot of the cup at (x, y); tilted, the stem bends with it. */
export function pasqueflower<Ink extends string>(options: PasqueflowerOptions<Ink>): Layer<Ink> {
  const { inside, petal: outer, lit, heart, stem, silk, length = 260, seed = 1 } = options;
  const random = new Random(seed * 19 + 3);
  const ruff = Array.from({ length: 19 }, (_, i) => {
    const degrees = lerp(-186, 6, i / 18) + random.jitter(6);
    return petal(0, 46, random.between(70, 124), 5, degrees, 1);
  }).join('');
  const stalk = `M-9 0C-14 ${numbers([length * 0.4])}-30 ${numbers([length * 0.7])}-26 ${numbers([length])}h22C-8 ${numbers([length * 0.7])} 8 ${numbers([length * 0.4])} 9 0z`;
  const hairs = Array.from({ length: 22 }, (_, i) => {
    const down = lerp(8, length, i / 22);
    const side = i % 2 ? 1 : -1;
    return petal(side * 6 - down * 0.06, down, random.between(14, 24), 2, side > 0 ? -32 : -148, 1);
  }).join('');
  return (canvas) =>
    placeFigure(canvas, options, [
      [silk, hairs],
      [stem, stalk + ruff],
      [inside, FAR],
      [heart, HEART],
      [outer, NEAR_SIDES],
      [outer, NEAR],
      [inside, SHADE + VEINS],
      [lit, EDGES],
    ]);
}
