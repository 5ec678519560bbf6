/** Oaks and their kin, birches, and the framing limb. */
import { first, type Point, round, type Side } from '../kit/geometry.ts';
import { bumps, numbers, polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';
import type { GroveOptions } from './conifers.ts';
import { leafSpray } from './leaf-spray.ts';

export interface BroadleafOptions<Ink> extends GroveOptions<Ink> {
  /** Above 1 an oak, .95 any tree, below .8 a cottonwood or maple. */
  spread?: number;
}

const SYMBOL_HEIGHT = 200;

/** Leaf masses hung on visible forks, sky between them, each with a lit cap. */
export function broadleaf<Ink extends string>(options: BroadleafOptions<Ink>): Layer<Ink> {
  const { items, forms = 2, light = -1, seed = 1, spread = 0.95 } = options;
  return (canvas) => {
    const trees = items.map(([x, y, height, form], i) => {
      const variant = form ?? i % forms;
      const id = canvas.symbol(`broadleaf ${seed} ${variant} ${spread}`, () =>
        crownOnForks(seed * 5 + variant, spread),
      );
      const scale = round((height / SYMBOL_HEIGHT) * 100) / 100;
      return canvas.copy(id, x, y, -light * scale, scale);
    });
    canvas.group(options.ink, options.lit, trees.join(''));
  };
}

/** Where the lit clumps lie in the crown, as fractions of its width and of the height, and how large they are. */
const CLUMPS: readonly (readonly [x: number, y: number, width: number, height: number])[] = [
  [-0.34, -0.51, 0.12, 0.08],
  [0.28, -0.48, 0.13, 0.08],
  [-0.15, -0.56, 0.15, 0.09],
  [0.1, -0.64, 0.15, 0.09],
  [0.36, -0.64, 0.11, 0.08],
  [-0.3, -0.68, 0.13, 0.09],
  [-0.06, -0.78, 0.15, 0.09],
  [0.18, -0.79, 0.13, 0.08],
  [-0.1, -0.87, 0.13, 0.06],
];

const FORKS: readonly Point[] = [
  [-0.03, -0.34],
  [-0.3, -0.5],
  [-0.02, -0.4],
  [-0.1, -0.66],
  [0.01, -0.46],
  [0.18, -0.66],
  [0.06, -0.42],
  [0.3, -0.48],
  [0.03, -0.33],
  [0.03, -0.06],
];

function crownOnForks(seed: number, spread: number): string {
  const random = new Random(seed * 313 + 7);
  const height = SYMBOL_HEIGHT;
  const width = height * spread;
  let caps = '';
  for (const [across, up, clumpWidth, clumpHeight] of CLUMPS) {
    const x = across * width + random.jitter(height * 0.03);
    const y = up * height + random.jitter(height * 0.02);
    const larger = random.between(0.85, 1.2);
    caps += leafCap(random, x, y, clumpWidth * width * larger, clumpHeight * height * larger);
  }
  const foot: Point[] = [
    [height * 0.066, 1],
    [-height * 0.066, 1],
    [-height * 0.03, -height * 0.06],
  ];
  const wood = polygon([...FORKS.map(([x, y]): Point => [x * height, y * height]), ...foot]);
  return `<path d="${leafDome(random, width, height)}${wood}"/><path fill="currentColor" d="${caps}"/>`;
}

/** One lumpy outline: five or six boughs of leaves bulge from it, and below it opens where the forks come in. */
function leafDome(random: Random, width: number, height: number): string {
  const lobes = 27;
  const bulge = random.between(0, Math.PI * 2);
  const points = Array.from({ length: lobes }, (_, i): Point => {
    const angle = Math.PI + ((i + random.jitter(0.2)) / lobes) * Math.PI * 2;
    const below = Math.max(0, Math.sin(angle));
    const reach = 1 + 0.09 * Math.sin(angle * 5 + bulge) + random.jitter(0.04);
    const deep = below > 0 ? 0.2 - 0.13 * below ** 3 : 0.37;
    return [Math.cos(angle) * width * 0.52 * reach, height * (Math.sin(angle) * deep * reach - 0.6)];
  });
  return `${bumps([...points, first(points)], () => random.between(0.52, 0.6))}z`;
}

function leafCap(random: Random, x: number, y: number, width: number, height: number): string {
  const lobes = 3;
  const points = Array.from({ length: lobes + 1 }, (_, i): Point => {
    const angle = Math.PI * (1.04 + (i / lobes) * 0.72);
    const reach = random.between(0.88, 1.08);
    return [x + Math.cos(angle) * width * reach, y + Math.sin(angle) * height * reach];
  });
  const [startX, startY] = first(points);
  const underside = numbers([round(x + width * 0.1), round(y - height * 0.42), round(startX), round(startY)]);
  return `${bumps(points, () => 0.56)}Q${underside}z`;
}

export interface BirchOptions<Ink> {
  x: number;
  y: number;
  height: number;
  bark: Ink;
  /** The dark side of the stem. */
  shade: Ink;
  /** Eyes and twigs. */
  mark: Ink;
  leaf?: Ink;
  /** A second color of leaves over the first. */
  leaf2?: Ink;
  lean?: number;
  /** Half the stem's width at the foot. */
  stem?: number;
  seed?: number;
}

/** A pale stem with eyes and a shade side, leaves in loose sprays on its twigs. */
export function birch<Ink extends string>(options: BirchOptions<Ink>): Layer<Ink> {
  const { x, y, height, lean = 0.04, stem = height * 0.028, seed = 71 } = options;
  return (canvas) => {
    const random = new Random(seed);
    const xAt = (t: number) => x + lean * height * t * t;
    const yAt = (t: number) => y - height * t;
    const stemAt = (offset: number, t: number): Point => [xAt(t) + offset, yAt(t)];
    const right = [stemAt(stem * 0.72, 0.5), stemAt(stem, 0)];
    canvas.fill(
      options.bark,
      polygon([stemAt(-stem, 0), stemAt(-stem * 0.72, 0.5), stemAt(-1, 1), stemAt(1, 1), ...right]),
    );
    canvas.fill(options.shade, polygon([stemAt(stem * 0.3, 0), stemAt(stem * 0.2, 0.5), stemAt(0, 1), ...right]));

    let marks = '';
    for (let i = 0; i < 11; i++) {
      const t = random.between(0.02, 0.86);
      const width = stem * (1 - t * 0.55);
      const length = random.between(0.5, 1.3) * width;
      const side = random.chance(0.65) ? -1 : 1;
      const [edgeX, edgeY] = stemAt(side * width * 0.98, t);
      marks += polygon([
        [edgeX, edgeY - 2],
        [edgeX - side * length, edgeY],
        [edgeX, edgeY + random.between(2, 4)],
      ]);
    }
    for (const [t, side, length] of TWIGS) {
      const tip: Point = [xAt(t) + side * length * height, yAt(t + length * 0.7)];
      marks += polygon([stemAt(0, t), tip, [xAt(t), yAt(t) + stem * 0.55]]);
    }
    canvas.fill(options.mark, marks);

    if (!options.leaf) return;
    const id = leafSpray(canvas);
    const place = (t: number, across: number) => {
      const scale = round(height * random.between(0.19, 0.25)) / 100;
      return canvas.copy(id, xAt(t) + across * height, yAt(t), random.chance(0.5) ? scale : -scale, scale);
    };
    const sprays = TWIGS.flatMap(([t, side, length]) => [
      place(t + length * 0.35, side * length * 0.45),
      place(t + length * 0.7, side * length),
    ]);
    canvas.group(options.leaf, options.leaf2 ?? options.leaf, [...sprays, place(1, 0)].join(''));
  };
}

const TWIGS: readonly (readonly [t: number, side: Side, length: number])[] = [
  [0.44, 1, 0.17],
  [0.52, -1, 0.19],
  [0.6, 1, 0.19],
  [0.68, -1, 0.16],
  [0.76, 1, 0.13],
  [0.84, -1, 0.11],
  [0.91, 1, 0.07],
];

export interface LimbOptions<Ink> {
  x: number;
  y: number;
  length: number;
  /** 1 reaches to the right, -1 to the left. */
  direction: Side;
  ink: Ink;
  lit: Ink;
  leaves?: number;
  /** How far the tip hangs, over the length. */
  droop?: number;
  seed?: number;
}

/** A limb with leaf sprays reaching in from a corner: the oldest framing trick on a poster. */
export function limb<Ink extends string>(options: LimbOptions<Ink>): Layer<Ink> {
  const { x, y, length, direction, ink, lit, leaves = 26, droop = 0.25, seed = 91 } = options;
  return (canvas) => {
    const random = new Random(seed);
    const along = (t: number): Point => [x + direction * length * t, y + length * droop * t * t];
    const [middleX, middleY] = along(0.5);
    let dark = polygon([
      [x, y - length * 0.025],
      [middleX, middleY],
      along(1),
      [middleX, middleY + length * 0.018],
      [x, y + length * 0.04],
    ]);
    for (const t of [0.3, 0.5, 0.68]) {
      const [forkX, forkY] = along(t);
      dark += polygon([
        [forkX, forkY],
        [forkX + direction * length * 0.2, forkY + length * (t > 0.4 ? 0.12 : 0.16)],
        [forkX - direction * length * 0.02, forkY + length * 0.02],
      ]);
    }
    let bright = '';
    for (let i = 0; i < leaves; i++) {
      const t = random.between(0.12, 1.02);
      const [twigX, twigY] = along(t);
      const leafLength = length * random.between(0.09, 0.15);
      const angle = (random.between(20, 120) * Math.PI) / 180;
      const width = leafLength * 0.26;
      const leafX = twigX + random.jitter(length * 0.07);
      const leafY = twigY + random.between(-0.06, 0.2) * length * (1.1 - t * 0.5);
      const [tipX, tipY] = [direction * Math.cos(angle) * leafLength, Math.sin(angle) * leafLength];
      const [bulgeX, bulgeY] = [(tipY / leafLength) * width, (-tipX / leafLength) * width];
      const there = [tipX * 0.5 + bulgeX, tipY * 0.5 + bulgeY, tipX, tipY].map(round);
      const back = [-tipX * 0.5 - bulgeX, -tipY * 0.5 - bulgeY, -tipX, -tipY].map(round);
      const leaf = `M${numbers([round(leafX), round(leafY)])}q${numbers(there)} ${numbers(back)}z`;
      if (random.chance(0.3)) bright += leaf;
      else dark += leaf;
    }
    canvas.fill(ink, dark);
    canvas.fill(lit, bright);
  };
}
