/** The cottonwood of the river flats: stout limbs that part low, and open clumps of leaves with sky between. */
import { first, lerp, type Point, round } from '../kit/geometry.ts';
import { bumps, numbers, polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';
import type { GroveOptions } from './conifers.ts';

export interface CottonwoodsOptions<Ink> extends GroveOptions<Ink> {
  /** Trunk and limbs; as the leaves unless told. */
  bark?: Ink;
  /** Width of the crown over the height. */
  spread?: number;
}

const SYMBOL_HEIGHT = 200;

/** Where the clumps hang, as fractions of crown width and height, and half their width over the height. */
const CLUMPS: readonly (readonly [x: number, y: number, size: number])[] = [
  [-0.47, -0.4, 0.085],
  [0.48, -0.38, 0.08],
  [-0.4, -0.57, 0.12],
  [0.4, -0.55, 0.115],
  [-0.12, -0.55, 0.1],
  [0.14, -0.6, 0.1],
  [-0.24, -0.74, 0.13],
  [0.26, -0.75, 0.125],
  [-0.03, -0.83, 0.12],
  [0.08, -0.93, 0.085],
];

export function cottonwoods<Ink extends string>(options: CottonwoodsOptions<Ink>): Layer<Ink> {
  const { items, ink, lit, bark = ink, forms = 2, light = -1, seed = 1, spread = 0.8 } = options;
  return (canvas) => {
    const trees = items.map(([x, y, height, form], i) => {
      const variant = form ?? i % forms;
      const id = canvas.symbol(`cottonwood ${seed} ${variant} ${spread} ${bark}`, () =>
        cottonwood(seed * 7 + variant, spread, canvas.color(bark)),
      );
      const scale = round((height / SYMBOL_HEIGHT) * 100) / 100;
      return canvas.copy(id, x, y, -light * scale, scale);
    });
    canvas.group(ink, lit, trees.join(''));
  };
}

function cottonwood(seed: number, spread: number, bark: string): string {
  const random = new Random(seed * 211 + 5);
  const height = SYMBOL_HEIGHT;
  let [wood, leaves, caps] = ['', '', ''];
  wood += polygon([
    [-17, 2],
    [-9, -8],
    [-7, -34],
    [-10, -58],
    [10, -58],
    [7, -34],
    [9, -8],
    [18, 2],
  ]);
  for (const [across, up, size] of CLUMPS) {
    const x = across * spread * height + random.jitter(5);
    const y = up * height + random.jitter(4);
    const half = size * height * random.between(1.05, 1.3);
    const root: Point = [Math.sign(across) * 3, lerp(-34, -62, random.next())];
    const knee: Point = [lerp(root[0], x, 0.5), lerp(root[1], y, 0.42)];
    wood += polygon([
      [root[0] - 5, root[1]],
      [knee[0] - 3, knee[1]],
      [x, y],
      [knee[0] + 3, knee[1] + 2],
      [root[0] + 5, root[1] + 6],
    ]);
    const lobes = 7;
    const edge = Array.from({ length: lobes }, (_, i): Point => {
      const angle = Math.PI * (1 + (2 * i) / lobes) + random.jitter(0.15);
      const flat = Math.sin(angle) > 0 ? 0.7 : 0.9;
      return [x + Math.cos(angle) * half, y + Math.sin(angle) * half * flat];
    });
    leaves += `${bumps([...edge, first(edge)], () => 0.58)}z`;
    const [left, top] = [round(x - half * 0.8), round(y - half * 0.28)];
    const [width, rise] = [round(half * 1.35), round(half * 0.95)];
    caps += `M${numbers([left, top])}q${numbers([round(width * 0.25), -rise, width, -round(rise * 0.35)])}q${numbers([-round(width * 0.5), -round(rise * 0.05), -width, round(rise * 0.35)])}z`;
  }
  return `<path fill="${bark}" d="${wood}"/><path d="${leaves}"/><path fill="currentColor" d="${caps}"/>`;
}
