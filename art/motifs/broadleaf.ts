/** Oaks and their kin. */
import { at, first, type Point, round } from '../kit/geometry.ts';
import { numbers } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';
import type { GroveOptions } from './conifers.ts';

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

/** A mass of leaves: its middle and half its size. */
type Mass = readonly [x: number, y: number, halfWidth: number, halfHeight: number];

/** Where the boughs hold their leaves, as fractions of the width and of the height. */
const MASSES: readonly Mass[] = [
  [0.37, -0.52, 0.15, 0.085],
  [-0.38, -0.5, 0.15, 0.085],
  [0.1, -0.58, 0.16, 0.1],
  [-0.14, -0.56, 0.15, 0.09],
  [0.33, -0.68, 0.18, 0.11],
  [-0.32, -0.67, 0.18, 0.11],
  [0.15, -0.82, 0.19, 0.11],
  [-0.06, -0.74, 0.18, 0.11],
  [-0.12, -0.88, 0.16, 0.1],
];

/** The masses that a limb reaches visibly. */
const LIMBED = [0, 1, 4, 5];

/** No two seeds give one silhouette: masses wander, swell and shrink, and the whole crown leans. */
function crownOnForks(seed: number, spread: number): string {
  const random = new Random(seed * 313 + 7);
  const height = SYMBOL_HEIGHT;
  const width = height * spread;
  const lean = random.jitter(0.09);
  const masses = MASSES.map(([across, up, halfWidth, halfHeight]): Mass => {
    const larger = random.between(0.82, 1.24);
    const x = (across + random.jitter(0.045) - lean * (up + 0.5) * 2) * width;
    const y = (up + random.jitter(0.03)) * height;
    return [x, y, halfWidth * width * larger, halfHeight * height * larger];
  });
  const leaves = masses.map((mass) => leafMass(random, mass, masses)).join('');
  const caps = masses.map((mass) => leafCap(random, mass)).join('');
  const bend = round(random.jitter(9));
  const limbs = LIMBED.map((index) => bough(at(masses, index), bend));
  return `<path d="${leaves}${trunk(bend)}${limbs.join('')}"/><path fill="currentColor" d="${caps}"/>`;
}

/** Roots that flare, a waist, and a stem that bends to the fork and runs up into the leaves. */
function trunk(bend: number): string {
  const waist = round(bend * 0.3);
  const left = `M-15 2Q${numbers([waist - 8, -6, waist - 7, -32])}L${numbers([bend - 9, -72, bend - 6, -120])}`;
  return `${left}H${bend + 2}L${numbers([bend + 9, -70, waist + 7, -32])}Q${numbers([waist + 8, -8, 16, 2])}z`;
}

/** A limb from the fork that bends upward and tapers. */
function bough([x, y]: Mass, bend: number): string {
  const side = x > bend ? 1 : -1;
  const [tip, elbow, turn] = [numbers([round(x), round(y)]), round(x * 0.7), round(y * 0.25 - 54)];
  const upper = numbers([bend - side * 5, -76]);
  const lower = numbers([bend + side * 6, -54]);
  const [start, end] = side > 0 ? [upper, lower] : [lower, upper];
  const [there, back] = side > 0 ? [turn, turn + 8] : [turn + 8, turn];
  return `M${start}Q${numbers([elbow, there])} ${tip} ${numbers([elbow, back])} ${end}z`;
}

/** One lobe of leaves, from a point to the next one clockwise. */
function lobe([x, y]: Point, [nextX, nextY]: Point): string {
  const [dx, dy] = [nextX - x, nextY - y];
  return `q${numbers([round(dx / 2 + dy * 0.66), round(dy / 2 - dx * 0.66), dx, dy])}`;
}

/** A lobed mass of leaves, flatter below. Lobes that other masses hide are not drawn. */
function leafMass(random: Random, [x, y, halfWidth, halfHeight]: Mass, masses: readonly Mass[]): string {
  const lobes = 7;
  const turn = random.next();
  const points = Array.from({ length: lobes }, (_, i): Point => {
    const angle = Math.PI * (1 + ((i + turn + random.jitter(0.22)) / lobes) * 2);
    const reach = random.between(0.88, 1.1) * (Math.sin(angle) > 0 ? 0.82 : 1);
    return [round(x + Math.cos(angle) * halfWidth * reach), round(y + Math.sin(angle) * halfHeight * reach)];
  });
  const hiders = ([pointX, pointY]: Point) =>
    masses.filter(
      ([massX, massY, w, h]) => massX !== x && Math.hypot((pointX - massX) / w, (pointY - massY) / h) < 0.9,
    );
  const edges = points.map((from, i) => {
    const to = at(points, (i + 1) % lobes);
    const isHidden = hiders(to).some((mass) => hiders(from).includes(mass));
    return isHidden ? `l${numbers([to[0] - from[0], to[1] - from[1]])}` : lobe(from, to);
  });
  return `M${numbers(first(points))}${edges.join('')}z`;
}

/** Light on the upper side of a mass: a crescent of lobes that follows its round, wider on some than on others. */
function leafCap(random: Random, [x, y, halfWidth, halfHeight]: Mass): string {
  const [from, over] = [random.between(0.98, 1.1), random.between(0.5, 0.72)];
  const place = (t: number): Point => {
    const angle = Math.PI * (from + t * over);
    const reach = random.between(0.74, 0.9);
    return [round(x + Math.cos(angle) * halfWidth * reach), round(y + Math.sin(angle) * halfHeight * reach)];
  };
  const [start, peak, end] = [place(0), place(0.45), place(1)];
  const bend = numbers([round(x - halfWidth * 0.35), round(y - halfHeight * random.between(0.4, 0.7))]);
  return `M${numbers(start)}${lobe(start, peak)}${lobe(peak, end)}Q${bend} ${numbers(start)}z`;
}
