/** Red pines: straight orange stems, bare for two thirds, under a crown of rounded tufts. */
import type { Point } from '../kit/geometry.ts';
import { bumps, polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';
import type { GroveOptions } from './conifers.ts';

export interface RedPinesOptions<Ink> extends GroveOptions<Ink> {
  bark: Ink;
  /** The side of the stem away from the light. */
  shade: Ink;
  /** How far down the crown reaches, over the height. */
  crown?: number;
}

const HEIGHT = 300;

export function redPines<Ink extends string>(options: RedPinesOptions<Ink>): Layer<Ink> {
  const { items, bark, shade, forms = 2, light = -1, seed = 1, crown = 0.46 } = options;
  return (canvas) => {
    const trees = items.map(([x, y, height, form], i) => {
      const variant = form ?? i % forms;
      const id = canvas.symbol(`red pine ${seed} ${variant} ${crown} ${bark} ${shade}`, () => {
        const stem = `<path fill="${canvas.color(bark)}" d="M-5 2L-3-${HEIGHT * 0.9}h4L6 2z"/>`;
        return `${stem}<path fill="${canvas.color(shade)}" d="M2 2L0-${HEIGHT * 0.9}h2L6 2z"/>${tufts(seed * 7 + variant, crown)}`;
      });
      const scale = Math.round((height / HEIGHT) * 100) / 100;
      return canvas.copy(id, x, y, -light * scale, scale);
    });
    canvas.group(options.ink, options.lit, trees.join(''));
  };
}

/** Short boughs, each ending in a flat-bottomed tuft; wide in the middle of the crown, small at its top. */
function tufts(seed: number, crown: number): string {
  const random = new Random(seed * 53 + 11);
  const count = 8;
  let [dark, lit] = ['', ''];
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const y = -HEIGHT * (1 - crown + (crown - 0.03) * t);
    const side = i === count - 1 ? 0 : i % 2 ? 1 : -1;
    const reach = HEIGHT * 0.15 * Math.sin(Math.PI * (0.28 + t * 0.62)) * random.between(0.75, 1.15);
    const x = side * reach * 0.75;
    const half = HEIGHT * (0.105 - 0.05 * t) * random.between(0.85, 1.15);
    const tall = half * 0.62;
    const dome = (width: number, height: number, shift: number): string => {
      const at = (across: number, up: number): Point => [x + shift + across * width, y - up * height];
      return `${bumps([at(-1, 0), at(-0.55, 0.8), at(0.3, 1), at(1, 0)], () => 0.58)}q${Math.round(-width)} ${Math.round(height * 0.35)} ${Math.round(-width * 2)} 0z`;
    };
    dark +=
      dome(half, tall, 0) +
      polygon([
        [0, y + tall * 0.9],
        [x, y - 2],
        [x, y + 3],
        [0, y + tall * 0.9 + 5],
      ]);
    lit += dome(half * 0.55, tall * 0.6, -half * 0.3);
  }
  return `<path d="${dark}"/><path fill="currentColor" d="${lit}"/>`;
}
