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
    const from = options.brink[0]?.[0] ?? 0;
    const to = options.brink.at(-1)?.[0] ?? canvas.width;
    const drop = baseAt((from + to) / 2) - brinkAt((from + to) / 2);

    const edge: Point[] = [];
    for (let x = from; x < to; x += drop * random.between(0.5, 1.1)) {
      const level = brinkAt(x) + random.jitter(drop * 0.08);
      edge.push([x, level], [Math.min(to, x + drop * random.between(0.3, 0.5)), level + random.jitter(3)]);
    }
    edge.push([to, brinkAt(to)]);
    canvas.fill(rock, polygon([...edge, ...[...options.base].reverse()], grid));
    const under = edge.map(([x, y]): Point => [x, y + drop * random.between(0.08, 0.2)]).reverse();
    canvas.fill(lit, polygon([...edge, ...under], grid));
    let joints = '';
    for (let x = from + drop * 0.3; x < to; x += drop * random.between(0.4, 1.1)) {
      const top = brinkAt(x) + drop * random.between(0.2, 0.4);
      joints += polygon([
        [x, top],
        [x + drop * 0.06, top + 2],
        [x + random.jitter(drop * 0.06), top + drop * random.between(0.3, 0.6)],
      ]);
    }
    canvas.fill(joint, joints);

    /** A tongue of water with an uneven lip, which breaks on a shelf on its way down. */
    const tongue = (left: number, right: number, spread: number): string => {
      const lift = random.between(-0.01, 0.05) * drop;
      const at = (x: number, t: number): Point => [x, lerp(brinkAt(x) + lift, baseAt(x), t)];
      const shelf = random.between(0.25, 0.7);
      const [leftFlare, rightFlare] = [random.between(0, spread), random.between(0, spread)];
      return polygon(
        [
          at(left, 0),
          at(lerp(left, right, 0.5), -0.02),
          at(right, random.between(-0.02, 0.04)),
          at(right + rightFlare * 0.2, shelf),
          at(right + rightFlare * 0.8, shelf + 0.05),
          at(right + rightFlare, 1),
          at(left - leftFlare, 1),
          at(left - leftFlare * 0.8, shelf + 0.12),
          at(left - leftFlare * 0.2, shelf + 0.08),
        ],
        grid,
      );
    };
    let [sheets, streaks, foam] = ['', '', ''];
    for (const [left, right] of flows) {
      const spread = drop * random.between(0.1, 0.2);
      for (let x = left; x < right - drop * 0.1; ) {
        const end = Math.min(right, x + drop * random.between(0.3, 0.9));
        sheets += tongue(x, end, spread);
        x = end + drop * (random.chance(0.4) ? random.between(0.06, 0.16) : 0.01);
      }
      const count = Math.max(2, round((right - left) / (drop * 0.2)));
      for (let i = 0; i < count; i++) {
        const across = (i + random.between(0.1, 0.9)) / count;
        const x = lerp(left, right, across);
        const top = lerp(brinkAt(x), baseAt(x), random.between(0.02, 0.5));
        const half = round((baseAt(x) - top) * random.between(0.25, 0.46));
        const tilt = (across - 0.5) * spread;
        const bulge = drop * random.between(0.015, 0.05);
        const there = numbers([round(tilt / 2 + bulge), half, round(tilt), half * 2]);
        const back = numbers([round(-tilt / 2 - bulge), -half, -round(tilt), -half * 2]);
        streaks += `M${numbers([round(x), round(top)])}q${there} ${back}z`;
      }
      const puffs = Math.max(3, round((right - left) / (drop * 0.34)));
      const crown = Array.from({ length: puffs + 1 }, (_, i): Point => {
        const t = i / puffs;
        const x = lerp(left - spread * 1.8, right + spread * 1.8, t);
        return [x, baseAt(x) + 6 - Math.sin(Math.PI * t) ** 0.5 * drop * 0.16 * random.between(0.6, 1.3)];
      });
      const width = round(right - left + spread * 3.6);
      foam += `${bumps(crown, () => random.between(0.52, 0.6))}q${numbers([-round(width / 2), 16, -width, 0])}z`;
    }
    canvas.fill(water, sheets);
    canvas.fill(strand, streaks);
    canvas.fill(water, foam);
  };
}
