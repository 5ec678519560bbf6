/** Woodland flowers, and wild rice. */
import { alternating, type Spot, scatter } from '../kit/figure.ts';
import { numbers, petal } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface TrilliumOptions<Ink> {
  items: readonly Spot[];
  stem: Ink;
  petal: Ink;
  heart: Ink;
}

/** Three leaves, three petals. */
export function trilliums<Ink extends string>({ items, stem, petal: white, heart }: TrilliumOptions<Ink>): Layer<Ink> {
  return (canvas) =>
    scatter(canvas, 'trillium', alternating(items), [
      [
        stem,
        `M-2 2L-1-52h3L3 2z${petal(0, -50, 46, 17, -166)}${petal(0, -50, 46, 17, -14)}${petal(0, -52, 30, 14, 84)}`,
      ],
      [white, `${petal(0, -66, 36, 15, -90)}${petal(0, -66, 34, 14, 160)}${petal(0, -66, 34, 14, 20)}`],
      [heart, 'M-5-66a5 5 0 1 1 10 0 5 5 0 1 1-10 0z'],
    ]);
}

export interface WildRiceOptions<Ink> {
  items: readonly Spot[];
  stem: Ink;
  grain: Ink;
}

/** Manoomin: thin stalks out of the water; the grain stands upright at the tip, its chaff spreads below. */
export function wildRice<Ink extends string>({ items, stem, grain }: WildRiceOptions<Ink>): Layer<Ink> {
  const sides = [-1, 1];
  // Above, the seed stands close to the stem like a thin broom; below, loose branches let their flowers hang.
  const broom = [0, 1, 2, 3, 4, 5].flatMap((i) =>
    sides.map((side) => petal(6.4 + i * 0.5, -72 - i * 3.6, 17 - i, 0.9, -83 + side * (13 - i * 1.6))),
  );
  // In turn left and right, each of its own length.
  const branches = (
    [
      [-47, -1, 15],
      [-53, 1, 19],
      [-58, -1, 17],
      [-64, 1, 11],
      [-68, -1, 8],
    ] as const
  ).map(([y, side, reach]) => ({ x: 16 + y * 0.15, y, side, reach }));
  const twigs = branches.map(({ x, y, side, reach }) => {
    const [out, up] = [side * reach, -reach];
    return `M${numbers([x, y])}q${numbers([out * 0.6, up * 0.5, out, up * 0.24, -out * 0.4, up * 0.1, -out, up * -0.3])}z`;
  });
  const flowers = branches.flatMap(({ x, y, side, reach }) =>
    [0.5, 0.78, 1].map((t) =>
      petal(x + side * reach * t, y - reach * (0.3 - Math.abs(t - 0.6) * 0.16), 8, 0.8, 90 - side * 24),
    ),
  );
  return (canvas) =>
    scatter(canvas, 'wild rice', alternating(items), [
      [stem, 'M-1 2Q-2-42 6-74L9-98 10-98 8-73Q1-42 1 2zM0-2Q8-46 32-58 11-42 2-1zM0-10Q-15-38-34-38-14-34 1-7z'],
      // Apart: in one path, where they overlap the stem they would cut holes.
      [stem, twigs.join('')],
      [grain, [...flowers, ...broom, petal(9, -92, 16, 0.9, -84)].join('')],
    ]);
}
