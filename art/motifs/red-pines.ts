/** The red pine, tree of the state. */
import { lerp, type Point, type Range, round } from '../kit/geometry.ts';
import { bumps, polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';
import type { GroveOptions } from './conifers.ts';

export interface RedPinesOptions<Ink> extends GroveOptions<Ink> {
  bark: Ink;
  /** How far down the crown reaches, over the height. */
  crown?: number;
  /** Width of the crown over the height. */
  girth?: number;
}

const SYMBOL_HEIGHT = 200;

/** A tall straight stem, bare for half its height, under a crown of rounded tufts. */
export function redPines<Ink extends string>(options: RedPinesOptions<Ink>): Layer<Ink> {
  const { items, bark, forms = 2, light = -1, seed = 1, crown = 0.52, girth = 0.3 } = options;
  return (canvas) => {
    const trees = items.map(([x, y, height, form], i) => {
      const variant = form ?? i % forms;
      const id = canvas.symbol(`red pine ${seed} ${variant} ${bark} ${crown} ${girth}`, () => {
        const stem = `<path fill="${canvas.color(bark)}" d="M-4 2-1-185H2L5 2z"/>`;
        return stem + tufts(new Random(seed * 211 + variant * 7), crown, girth);
      });
      const scale = round((height / SYMBOL_HEIGHT) * 100) / 100;
      return canvas.copy(id, x, y, -light * scale, scale);
    });
    canvas.group(options.ink, options.lit, trees.join(''));
  };
}

function tufts(random: Random, crown: number, girth: number): string {
  let [dark, lit] = ['', ''];
  const count = 11;
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const side = i % 2 ? 1 : -1;
    const widest = Math.sin(Math.PI * (0.2 + t * 0.72)) ** 0.8;
    const reach = (SYMBOL_HEIGHT * girth * widest * random.between(0.75, 1.1)) / 2;
    const y = -SYMBOL_HEIGHT * lerp(1 - crown, 0.965, t) + random.jitter(3);
    const x = side * reach * (t > 0.85 ? 0.12 : 0.52);
    const size: Range = [Math.max(8, reach * 0.66), lerp(9, 7, t)];
    const bough = polygon([
      [0, y + 12],
      [x, y],
      [x - 2 * side, y + 5],
    ]);
    dark += bough + tuft(random, x, y, size);
    lit += tuft(random, x - size[0] * 0.16, y - size[1] * 0.34, [size[0] * 0.62, size[1] * 0.5]);
  }
  return `<path d="${dark}"/><path fill="currentColor" d="${lit}"/>`;
}

/** A flat-bottomed pad of needles. */
function tuft(random: Random, x: number, y: number, [half, height]: Range): string {
  const crest: Point[] = [[x - half, y + height * 0.4]];
  for (let i = 1; i < 4; i++) {
    const t = i / 4;
    crest.push([x - half + 2 * half * t, y - Math.sin(Math.PI * t) * height * random.between(0.8, 1.15)]);
  }
  crest.push([x + half, y + height * 0.4]);
  return `${bumps(crest, () => 0.6)}q${-round(half)} ${round(height * 0.5)} ${-round(2 * half)} 0z`;
}
