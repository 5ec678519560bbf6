/** The inside of a birchbark canoe for one who carries it: ribs overhead, gunwales to either side, the bow lifted ahead. */
import { lerp, type Point } from '../kit/geometry.ts';
import { polygon } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

/** In meters from the eye: right, up, ahead. */
type Place = readonly [right: number, up: number, ahead: number];

const SHEET = { x: 800, y: 430, focal: 900 } as const;
const HULL = { half: 0.56, deep: 0.58, bow: 4.3, lift: 0.17, drop: -0.14 } as const;

export function ahead([x, y, z]: Place): Point {
  return [SHEET.x + (SHEET.focal * x) / z, SHEET.y - (SHEET.focal * y) / z];
}

const halfWidth = (z: number) => HULL.half * Math.sqrt(Math.max(0, 1 - (z / HULL.bow) ** 2.2));
const gunwale = (z: number) => HULL.drop + HULL.lift * z;
/** Around the hull from the left gunwale (0) over the keel (0.5) to the right one (1). */
const around = (t: number, z: number): Place => {
  const angle = Math.PI * (1 - t);
  const [across, up] = [Math.cos(angle), Math.sin(angle)];
  const deep = HULL.deep * (1 - 0.25 * (z / HULL.bow) ** 3);
  return [Math.sign(across) * Math.abs(across) ** 0.7 * halfWidth(z), gunwale(z) + up ** 0.8 * deep, z];
};

export interface UnderCanoeOptions<Ink extends string> {
  /** The planks, from the dark under the keel to the light at the gunwales. */
  planks: readonly [keel: Ink, side: Ink, edge: Ink];
  ribs: readonly [keel: Ink, side: Ink, edge: Ink];
  /** Where the light from below touches the feet of the ribs. */
  glow: Ink;
  rail: Ink;
  lit: Ink;
  /** What binds the gunwale. */
  root: Ink;
}

export function underCanoe<Ink extends string>({
  planks,
  ribs,
  glow,
  rail,
  lit,
  root,
}: UnderCanoeOptions<Ink>): Layer<Ink> {
  const near = 0.42;
  const depths = (from: number, to: number, count: number) =>
    Array.from({ length: count + 1 }, (_, i) => from * (to / from) ** (i / count));
  const strip = (from: number, to: number) => {
    const all = depths(near, HULL.bow - 0.02, 16);
    return polygon([...all.map((z) => ahead(around(from, z))), ...all.reverse().map((z) => ahead(around(to, z)))]);
  };
  return (canvas) => {
    const [keel, side, edge] = planks;
    canvas.fill(keel, strip(0.3, 0.5) + strip(0.5, 0.7));
    canvas.fill(side, strip(0.12, 0.34) + strip(0.66, 0.88));
    canvas.fill(edge, strip(0, 0.125) + strip(0.875, 1));
    const all = depths(0.5, HULL.bow - 0.3, 20);
    const ring = (from: number, to: number) =>
      all
        .map((z) => {
          const steps = Array.from({ length: 5 }, (_, i) => lerp(from, to, i / 4));
          return polygon([
            ...steps.map((t) => ahead(around(t, z))),
            ...steps.reverse().map((t) => ahead(around(t, z * 1.055))),
          ]);
        })
        .join('');
    canvas.fill(ribs[0], ring(0.33, 0.67));
    canvas.fill(ribs[1], ring(0.12, 0.33) + ring(0.67, 0.88));
    canvas.fill(ribs[2], ring(0, 0.12) + ring(0.88, 1));
    canvas.fill(glow, ring(0, 0.045) + ring(0.955, 1));
    // The board that closes the bow.
    const bow = HULL.bow - 0.1;
    canvas.fill(side, polygon([0.5, 0.35, 0, 1, 0.65].map((t) => ahead(around(t, bow)))));
    for (const sign of [-1, 1]) {
      const bar = (low: number, high: number) => {
        const stations = depths(near, HULL.bow, 14);
        const edgeAt = (z: number, up: number) => ahead([sign * (halfWidth(z) + 0.015), gunwale(z) + up, z]);
        return polygon([...stations.map((z) => edgeAt(z, high)), ...stations.reverse().map((z) => edgeAt(z, low))]);
      };
      canvas.fill(rail, bar(-0.06, 0.015));
      canvas.fill(lit, bar(-0.06, -0.045));
      canvas.fill(
        root,
        depths(0.55, 3.6, 10)
          .map((z) => {
            const edgeAt = (depth: number, up: number) =>
              ahead([sign * (halfWidth(depth) + 0.02), gunwale(depth) + up, depth]);
            return polygon([edgeAt(z, 0.02), edgeAt(z * 1.045, 0.02), edgeAt(z * 1.045, -0.062), edgeAt(z, -0.062)]);
          })
          .join(''),
      );
    }
  };
}

/** A thwart from gunwale to gunwale. */
export function thwart<Ink extends string>(z: number, ink: Ink, lit: Ink): Layer<Ink> {
  return (canvas) => {
    const half = halfWidth(z);
    const at = (x: number, up: number) => ahead([x, gunwale(z) + up, z]);
    canvas.fill(
      ink,
      polygon([at(-half, -0.05), at(-half, 0.02), at(0, 0), at(half, 0.02), at(half, -0.05), at(0, -0.04)]),
    );
    canvas.fill(
      lit,
      polygon([at(-half, -0.05), at(-half, -0.036), at(0, -0.03), at(half, -0.036), at(half, -0.05), at(0, -0.04)]),
    );
  };
}
