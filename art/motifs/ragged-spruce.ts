/** Spruce and tamarack of wet ground: thin, ragged, no two sides alike, a knob at the tip. */
import { lerp, type Point } from '../kit/geometry.ts';
import { polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface RaggedSpruceOptions<Ink> {
  ink: Ink;
  /** Middle and foot of each, and how tall it is. */
  items: readonly (readonly [x: number, y: number, height: number])[];
}

export function raggedSpruce<Ink extends string>({ ink, items }: RaggedSpruceOptions<Ink>): Layer<Ink> {
  return (canvas) => canvas.fill(ink, items.map(outline).join(''));
}

function outline([x, y, height]: readonly [number, number, number]): string {
  const random = new Random(x + height);
  const [left, right]: [Point[], Point[]] = [[], []];
  for (let up = 0.1; up < 0.97; up += random.between(0.06, 0.1)) {
    const half = height * (up > 0.84 ? 0.07 : lerp(0.12, 0.035, up)) * random.between(0.7, 1.3);
    left.push([x - half, y - (up - 0.03) * height], [x - half * 0.35, y - (up + 0.03) * height]);
    right.push(
      [x + half * random.between(0.7, 1.2), y - (up - 0.03) * height],
      [x + half * 0.35, y - (up + 0.03) * height],
    );
  }
  return polygon([[x - 3, y], ...left, [x, y - height], ...right.reverse(), [x + 3, y]]);
}
