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
          `M-1 2Q-5-30 1-62L4-62Q0-30 2 2z${fan([-168, -144, -116, -68, -40, -12], 1, -38, 19, 2)}${fan([-158, -26], 0, 0, 30, 3)}`,
        ),
        part(outer, fan([-158, -112, -68, -22], 3, -60, 38, 9)),
        part(lit, fan([-135, -90, -45], 3, -60, 39, 10)),
        part(heart, 'M-5-64q-1-12 8-12t8 12q-8 8-16 0z'),
        part(outer, fan([-126, -54], 3, -57, 17, 6)),
      ].join(''),
    );
    const copies = items.map(([x, y, height], i) => {
      const scale = Math.round(height) / 100;
      return canvas.copy(id, x, y, i % 2 ? -scale : scale, scale);
    });
    canvas.add(copies.join(''));
  };
}
