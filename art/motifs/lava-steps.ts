/** Broad falls over a stack of lava flows: ledges across the whole river, water where it finds a way. */
import { heightAlong, lerp, type Point, type Range, round } from '../kit/geometry.ts';
import { bumps, numbers, polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface LavaStepOptions<Ink> {
  /** The brink, left to right, and the foot below it. */
  brink: readonly Point[];
  base: readonly Point[];
  /** Where water comes over, from and to; the rest is rock. */
  flows: readonly Range[];
  rock: Ink;
  /** The edge that catches light, and the joints. */
  lit: Ink;
  joint: Ink;
  water: Ink;
  strand: Ink;
  seed?: number;
}

/** One ledge of the stair, with its sheets of water and the foam at their feet. Draw them top to bottom. */
export function lavaStep<Ink extends string>(options: LavaStepOptions<Ink>): Layer<Ink> {
  const { flows, rock, lit, joint, water, strand, seed = 3 } = options;
  return (canvas) => {
    const random = new Random(seed * 41 + 9);
    const grid = canvas.coarseGrid;
    const brinkAt = heightAlong(options.brink);
    const baseAt = heightAlong(options.base);
    const downAt = (x: number, t: number) => lerp(brinkAt(x), baseAt(x), t);
    const from = options.brink[0]?.[0] ?? 0;
    const to = options.brink.at(-1)?.[0] ?? canvas.width;
    const drop = baseAt((from + to) / 2) - brinkAt((from + to) / 2);

    // Low ledges are not more finely cut than high ones: their detail would be lost, but not their bytes.
    const pace = Math.max(drop, canvas.width / 14);

    const edge: Point[] = [];
    for (let x = from; x < to; x += pace * random.between(0.5, 1.1)) {
      const level = brinkAt(x) + random.jitter(drop * 0.08);
      edge.push([x, level], [Math.min(to, x + pace * random.between(0.3, 0.5)), level + random.jitter(3)]);
    }
    edge.push([to, brinkAt(to)]);
    canvas.fill(rock, polygon([...edge, ...[...options.base].reverse()], grid));
    const under = edge.map(([x, y]): Point => [x, y + drop * random.between(0.08, 0.2)]).reverse();
    canvas.fill(lit, polygon([...edge, ...under], grid));
    let joints = '';
    for (let x = from + drop * 0.3; x < to; x += pace * random.between(0.6, 1.4)) {
      const top = downAt(x, random.between(0.2, 0.4));
      joints += polygon([
        [x, top],
        [x + drop * 0.06, top + 2],
        [x + random.jitter(drop * 0.06), top + drop * random.between(0.3, 0.6)],
      ]);
    }
    canvas.fill(joint, joints);

    /** One side of a sheet, lip to foot: broken where the water meets a shelf, no two alike. */
    const side = (x: number, outward: number, reach: number): Point[] => {
      const spread = random.between(0.02, 0.3);
      return [0, 0.2, 0.26, 0.5, 0.56, 0.8, 1].map((t, i): Point => {
        const unrest = i === 0 ? 0 : random.between(-0.1, 0.12);
        return [x + outward * reach * (spread * t + unrest), downAt(x, t)];
      });
    };
    /** A shelf that parts the sheet. */
    const shelf = (x: number): Point[] => {
      const [y, width] = [downAt(x, random.between(0.3, 0.8)), pace * random.between(0.2, 0.5)];
      const thick = drop * random.between(0.06, 0.13);
      return [
        [x, y],
        [x + width * 0.4, y - thick * 0.7],
        [x + width, y - thick * 0.2],
        [x + width * 0.8, y + thick],
        [x + width * 0.3, y + thick * 0.6],
      ];
    };
    /** A plumb, tapering streak: a thread of water in shade, or rock that shows through. */
    const streak = (x: number, top: number, foot: number, thickness: number): string => {
      const [start, length] = [round(downAt(x, top)), round(downAt(x, foot) - downAt(x, top))];
      const there = numbers([round(thickness), round(length * 0.4), 0, length]);
      return `M${numbers([round(x), start])}q${there} ${numbers([-round(thickness), round(length * -0.6), 0, -length])}z`;
    };
    const thickness = Math.max(3, pace * 0.04);
    const spacing = thickness * 3.4;
    let [sheets, threads, gaps, foam, shelves] = ['', '', '', '', ''];
    for (const [left, right] of flows) {
      const lip: Point[] = [];
      for (let x = left + spacing; x < right; x += spacing * random.between(1.5, 3)) {
        lip.push([x, brinkAt(x) + random.jitter(drop * 0.05)]);
      }
      const reach = Math.min(drop, (right - left) * 1.5);
      sheets += polygon([...side(left, -1, reach).reverse(), ...lip, ...side(right, 1, reach)], grid);
      for (let x = left + spacing * 0.6; x < right; x += spacing * random.between(0.6, 1.4)) {
        const weight = thickness * random.between(0.5, 1);
        if (random.chance(0.22)) gaps += streak(x, random.between(0, 0.5), random.between(0.7, 0.95), weight);
        else threads += streak(x, random.between(-0.02, 0.45), random.between(0.6, 0.96), weight);
      }
      for (let x = left + pace * 0.3; x < right - pace * 0.6; x += pace * random.between(0.7, 1.5)) {
        shelves += polygon(shelf(x), grid);
      }
      // A thread of water with foam at its foot would be a bone.
      if (right - left < pace * 0.4) continue;
      const margin = reach * 0.25;
      const puffs = Math.max(3, round((right - left + margin * 2) / (pace * 0.34)));
      const crown = Array.from({ length: puffs + 1 }, (_, i): Point => {
        const x = lerp(left - margin, right + margin, i / puffs);
        const height = Math.sin((Math.PI * i) / puffs) ** 0.5 * drop * 0.13;
        return [x, baseAt(x) + 6 - height * random.between(0.5, 1.4)];
      });
      const width = round(right - left + margin * 2);
      const rise = round(baseAt(left - margin) - baseAt(right + margin));
      foam += `${bumps(crown, () => random.between(0.52, 0.6))}q${numbers([-round(width / 2), 16 + round(rise / 2), -width, rise])}z`;
    }
    canvas.fill(water, sheets);
    canvas.fill(strand, threads);
    canvas.fill(rock, gaps + shelves);
    canvas.fill(water, foam);
  };
}
