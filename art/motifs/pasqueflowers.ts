/** Pasqueflowers, the first of the prairie spring. */
import { petal } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface PasqueflowersOptions<Ink> {
  /** Where each stands, and how tall it is. */
  items: readonly (readonly [x: number, y: number, height: number])[];
  stem: Ink;
  /** Outer and nearer petals. */
  petal: Ink;
  lit: Ink;
  heart: Ink;
}

/** An open cup on a furred stem, above a ruff of cut leaves; every other one mirrored. A hundred high. */
export function pasqueflowers<Ink extends string>(options: PasqueflowersOptions<Ink>): Layer<Ink> {
  const { items, stem, petal: outer, lit, heart } = options;
  return (canvas) => {
    const part = (ink: Ink, data: string) => `<path fill="${canvas.color(ink)}" d="${data}"/>`;
    const fan = (degrees: readonly number[], x: number, y: number, length: number, width: number) =>
      degrees.map((angle) => petal(x, y, length, width, angle)).join('');
    const id = canvas.symbol(`pasqueflower ${stem} ${outer} ${lit} ${heart}`, () =>
      [
        part(
          stem,
          `M-2 2Q-7-30 0-62L4-62Q-1-30 3 2z${fan([-170, -148, -122, -64, -38, -14], 1, -42, 21, 3)}${fan([-160, -24], 0, 0, 26, 4)}`,
        ),
        part(outer, fan([-148, -118, -90, -62, -32], 3, -58, 40, 14)),
        part(lit, fan([-134, -46], 3, -58, 37, 13)),
        part(heart, 'M-6-66q0-11 9-11t9 11q-9 6-18 0z'),
        part(lit, fan([-104, -76], 3, -56, 19, 9)),
      ].join(''),
    );
    const copies = items.map(([x, y, height], i) => {
      const scale = Math.round(height) / 100;
      return canvas.copy(id, x, y, i % 2 ? -scale : scale, scale);
    });
    canvas.add(copies.join(''));
  };
}
