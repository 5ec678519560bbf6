/** A wall of lava in a gorge, bitten hollow along its edge by the stones that the stream once whirled. */
import { at, last, lerp, type Point, type Range } from '../kit/geometry.ts';
import { polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface ScouredOptions<Ink> {
  /** The rim, from the edge of the sheet to the gorge. */
  rim: readonly Point[];
  /** The ribs between the hollows, from the rim down to the foot. */
  ribs: readonly Point[];
  /** How deep each hollow bites into the wall. */
  bites: readonly number[];
  rock: Ink;
  /** The ceiling of a hollow, and the sill at its foot. */
  hollow: Ink;
  sill: Ink;
}

const STEPS = [0, 0.15, 0.35, 0.6, 0.8, 0.93, 1];

/** Broad faces, sharp ribs, round hollows. Waving ribs instead would be curtains. */
export function scoured<Ink extends string>(options: ScouredOptions<Ink>): Layer<Ink> {
  const { rim, ribs, bites, rock, hollow, sill } = options;
  const [outer, floor] = [at(rim, 0), last(ribs)];
  const inward = outer[0] > floor[0] ? 1 : -1;

  /** From one rib to the next: a bow that is deepest above its middle, as under an overhang. */
  const bow = (i: number, depth: number): Point[] => {
    const [from, to] = [at(ribs, i), at(ribs, i + 1)];
    return STEPS.map((t): Point => {
      const bend = Math.sin(Math.PI * t ** 0.8) * at(bites, i) * depth;
      return [lerp(from[0], to[0], t) + inward * bend, lerp(from[1], to[1], t)];
    });
  };

  return (canvas) => {
    const grid = canvas.coarseGrid;
    const edge = bites.flatMap((_, i) => bow(i, 1));
    canvas.fill(rock, polygon([...rim, ...edge, [outer[0], floor[1]]], grid));
    let [ceilings, sills] = ['', ''];
    bites.forEach((_, i) => {
      const [near, deep] = [bow(i, 1), bow(i, 1.9)];
      ceilings += polygon([...near, ...deep.reverse()], grid);
      sills += polygon([at(near, 3), at(near, 4), at(near, 5), at(near, 6), at(bow(i, 1.6), 4)], grid);
    });
    canvas.fill(hollow, ceilings);
    canvas.fill(sill, sills);
  };
}

export interface LedgesOptions<Ink> {
  /** From and to, left to right. */
  items: readonly (readonly [from: Point, to: Point])[];
  /** The edge that catches light. */
  lit: Ink;
  shade: Ink;
  /** How thick the shadow is, at least and at most. */
  shadow?: Range;
  seed?: number;
}

/** Where one flow of lava rests on another: a bright edge and a ragged shadow under it. */
export function ledges<Ink extends string>(options: LedgesOptions<Ink>): Layer<Ink> {
  const { items, lit, shade, shadow = [8, 24], seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 53 + 7);
    const grid = canvas.coarseGrid;
    let [under, tops] = ['', ''];
    for (const [from, to] of items) {
      const along = (t: number, down: number): Point => [lerp(from[0], to[0], t), lerp(from[1], to[1], t) + down];
      const pieces = Math.max(3, Math.round((to[0] - from[0]) / canvas.width / 0.045));
      const ragged: Point[] = [];
      for (let i = 1; i < pieces; i++) {
        const depth = random.between(...shadow);
        const t = (i + random.jitter(0.3)) / pieces;
        ragged.push(along(t - 0.2 / pieces, depth * random.between(0.5, 1)), along(t, depth));
      }
      under += polygon([along(0, 0), along(1, 0), ...ragged.reverse()], grid);
      tops += polygon(
        [along(0, 0), along(0.4, -shadow[0]), along(0.8, -shadow[0] * 0.6), along(1, 0), along(0.5, 2)],
        grid,
      );
    }
    canvas.fill(shade, under);
    canvas.fill(lit, tops);
  };
}
