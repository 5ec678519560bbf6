/** A low, wide curtain of water over a ledge or a weir. */
import { first, heightAlong, last, lerp, type Point, round } from '../kit/geometry.ts';
import { numbers, polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface VeilOptions<Ink> {
  /** The lip and the foot, left to right. */
  lip: readonly Point[];
  foot: readonly Point[];
  ink: Ink;
  /** Thin streaks in the sheet. */
  strand: Ink;
  strands: number;
  /** How thick they are at most. */
  thickness?: number;
  seed?: number;
}

/** A sheet of water with thin plumb streaks and a ragged foot. */
export function veil<Ink extends string>(options: VeilOptions<Ink>): Layer<Ink> {
  const { lip, foot, ink, strand, strands, thickness = 7, seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 71 + 3);
    const [lipAt, footAt] = [heightAlong(lip), heightAlong(foot)];
    const [from, to] = [first(foot)[0], last(foot)[0]];
    const ragged: Point[] = [];
    for (let x = to; x > from; x -= random.between(14, 34)) ragged.push([x, footAt(x) + random.between(-4, 8)]);
    canvas.fill(ink, polygon([...lip, ...ragged, first(foot)]));
    let data = '';
    for (let i = 0; i < strands; i++) {
      const x = lerp(first(lip)[0], last(lip)[0], (i + random.between(0.1, 0.9)) / strands);
      const drop = footAt(x) - lipAt(x);
      const start = random.chance(0.5) ? 0 : random.between(0, 0.5);
      const length = round(drop * random.between(0.35, 1 - start));
      const half = random.between(0.4, 1) * thickness;
      const side = numbers([round(half), round(length * 0.4), 0, length]);
      data += `M${numbers([round(x), round(lipAt(x) + drop * start)])}q${side} ${numbers([-round(half), round(length * -0.6), 0, -length])}z`;
    }
    canvas.fill(strand, data);
  };
}
