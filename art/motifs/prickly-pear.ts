/** Prickly pear in flower: flat pads in low clumps, as it grows on warm bare rock. */
import { around } from '../kit/geometry.ts';
import { numbers, petal } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface PricklyPearsOptions<Ink> {
  /** Where each clump sits, and how wide it is. */
  items: readonly (readonly [x: number, y: number, width: number])[];
  pad: Ink;
  lit: Ink;
  flower: Ink;
  heart: Ink;
}

/** Middle, half the length and lean of each pad, of a clump a hundred wide sitting on 0. */
const PADS: readonly (readonly [x: number, y: number, length: number, degrees: number])[] = [
  [-28, 0, 40, -128],
  [28, 0, 42, -50],
  [0, 2, 46, -92],
  [-34, -26, 30, -106],
  [20, -36, 32, -64],
  [-4, -38, 28, -112],
];
const FLOWERS: readonly (readonly [x: number, y: number])[] = [
  [-43, -54],
  [34, -64],
  [-15, -64],
];

export function pricklyPears<Ink extends string>({
  items,
  pad,
  lit,
  flower,
  heart,
}: PricklyPearsOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const id = canvas.symbol(`prickly pear ${flower} ${heart}`, () => {
      const pads = PADS.map(([x, y, length, degrees]) => petal(x, y, length, length * 0.95, degrees, 1));
      const shine = PADS.map(([x, y, length, degrees]) =>
        petal(...around(x, y, length * 0.25, degrees - 16), length * 0.5, length * 0.16, degrees, 1),
      );
      const blooms = FLOWERS.map(([x, y]) =>
        [-150, -120, -90, -60, -30].map((angle) => petal(x, y, 17, 8, angle, 1)).join(''),
      );
      const hearts = FLOWERS.map(([x, y]) => `M${numbers([x - 4, y])}a4 4 0 018 0z`);
      const part = (color: string, data: readonly string[]) => `<path fill="${color}" d="${data.join('')}"/>`;
      return [
        `<path d="${pads.join('')}"/>`,
        part('currentColor', shine),
        part(canvas.color(flower), blooms),
        part(canvas.color(heart), hearts),
      ].join('');
    });
    const clumps = items.map(([x, y, width], i) => canvas.copy(id, x, y, (i % 2 ? -width : width) / 100, width / 100));
    canvas.group(pad, lit, clumps.join(''));
  };
}
