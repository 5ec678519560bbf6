/** Big bluestem as it grows: clumps of thin culms that bend with the wind, each ending in a turkey foot. */
import { around, lerp, type Point, round } from '../kit/geometry.ts';
import { numbers, petal } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface TallgrassOptions<Ink> {
  /** Clumps: where each stands, how tall it is, and how far its tops lean, over the height. */
  items: readonly (readonly [x: number, y: number, height: number, lean?: number])[];
  stem: Ink;
  /** The three-toed seed heads. */
  foot: Ink;
  /** Long leaves that arch over. */
  leaf?: Ink;
  culms?: number;
  /** Thickness of a culm at its foot, over the height. */
  weight?: number;
  seed?: number;
}

export function tallgrass<Ink extends string>(options: TallgrassOptions<Ink>): Layer<Ink> {
  const { items, stem, foot, leaf = stem, culms = 4, weight = 0.012, seed = 5 } = options;
  return (canvas) => {
    const random = new Random(seed);
    const parts = { stems: '', leaves: '', feet: '' };
    for (const [x, y, height, lean = 0.1] of items) {
      for (let i = 0; i < culms; i++) {
        const tall = height * lerp(1, 0.62, i / culms) * random.between(0.92, 1.06);
        const drift = tall * (lean + random.jitter(0.13));
        const [rootX, rootY] = [x + random.jitter(height * 0.05), y];
        const [tipX, tipY] = [rootX + drift, rootY - tall];
        const half = Math.max(1.2, tall * weight * 0.5);
        parts.stems += bent(rootX, rootY, tipX - rootX, tipY - rootY, half);
        const heading = -90 + Math.sign(drift) * Math.min(46, Math.abs((drift / tall) * 170));
        const toe = tall * random.between(0.1, 0.14);
        for (const turn of [-30, -4, 24]) {
          const start: Point = around(tipX, tipY, toe * -0.08, heading);
          parts.feet += petal(
            round(start[0]),
            round(start[1]),
            toe * (turn === -4 ? 1.12 : 0.9),
            toe * 0.075,
            heading + turn,
            1,
          );
        }
        const side = random.chance(0.5) ? 1 : -1;
        const from = random.between(0.2, 0.5);
        const reach = tall * random.between(0.16, 0.26);
        const leafX = rootX + drift * from * from;
        const leafY = rootY - tall * from;
        const arch = [side * reach * 0.4, -reach * 0.9, side * reach, -reach * 0.35].map(round);
        const back = [-side * reach * 0.52, -reach * 0.4, -side * reach, reach * 0.35 + half * 3].map(round);
        parts.leaves += `M${numbers([round(leafX), round(leafY)])}q${numbers(arch)} ${numbers(back)}z`;
      }
    }
    canvas.fill(leaf, parts.leaves);
    canvas.fill(stem, parts.stems);
    canvas.fill(foot, parts.feet);
  };
}

/** A tapering stroke that rises straight and bends late, under its own head. */
function bent(x: number, y: number, dx: number, dy: number, half: number): string {
  const [controlX, controlY] = [dx * 0.18, dy * 0.6];
  // Blunt at the tip: a culm that tapers to nothing leaves its head in the air.
  const tip = Math.max(1, half * 0.5);
  const there = [controlX, controlY, dx + half - tip, dy].map(round);
  const back = [controlX - dx + half - tip, controlY - dy, half - dx - tip, -dy].map(round);
  return `M${numbers([round(x - half), round(y)])}q${numbers(there)}h${round(tip * 2)}q${numbers(back)}z`;
}
