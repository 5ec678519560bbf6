/** The tree line that ends every page: a tile that repeats without a seam. The style sheet uses it as a mask and gives it its color. */
import { lerp, type Point } from './geometry.ts';
import { polygon } from './path.ts';
import { Random } from './random.ts';

const TREELINE = { width: 1200, height: 60 } as const;
const GROUND = 54;

/** Slow waves that end as they begin, so that clumps and clearings run on across the seam. */
function clump(x: number): number {
  const turn = (x / TREELINE.width) * Math.PI * 2;
  return 0.5 + 0.3 * Math.sin(turn * 3 + 1) + 0.2 * Math.sin(turn * 7 + 4);
}

export function drawTreeline(): string {
  const { width, height } = TREELINE;
  const random = new Random(50);
  const crest: Point[] = [
    [0, height],
    [0, GROUND],
  ];
  let x = 0;
  while (x < width - 6) {
    const tall = lerp(13, 50, clump(x) ** 1.2 * random.between(0.55, 1));
    const half = Math.min(tall * random.between(0.14, 0.19) + 2.5, (width - x) / 2);
    crest.push(...spruceCrest(x + half, tall, half, random));
    x += half * random.between(1.5, 2.2);
    if (random.chance(0.12)) x += random.between(3, 12);
    crest.push([Math.min(x, width), GROUND]);
  }
  crest.push([width, GROUND], [width, height]);
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="${polygon(crest)}"/></svg>`;
}

/** Left to right: a notched bough, the tip, a bough. Small trees go without. */
function spruceCrest(x: number, height: number, half: number, random: Random): Point[] {
  const place = (across: number, up: number): Point => [x + across * half, GROUND - up * height];
  if (height < 24) return [place(-1, 0.05), place(0, 1), place(1, 0.05)];
  const droop = random.between(0.85, 1.1);
  const left = [place(-1, 0.05), place(-0.4, 0.4), place(-0.7 * droop, 0.36)];
  const right = [place(0.7 * droop, 0.34), place(0.36, 0.38), place(1, 0.05)];
  return [...left, place(0, 1), ...right];
}
