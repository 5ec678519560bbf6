/** Ferns of the forest floor. */
import { numbers, petal } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface FernsOptions<Ink> {
  /** Where each tuft stands, and how tall it is. */
  items: readonly (readonly [x: number, y: number, height: number])[];
  ink: Ink;
  /** Every other frond. */
  lit: Ink;
  fronds?: number;
}

/** Arching fronds with leaflets that shrink to the tip. */
export function ferns<Ink extends string>({ items, ink, lit, fronds = 5 }: FernsOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const frond = canvas.symbol('frond', () => `<path d="${frondPath()}"/>`);
    const id = canvas.symbol(`fern ${fronds}`, () =>
      Array.from({ length: fronds }, (_, i) => {
        const across = fronds === 1 ? 0 : (i / (fronds - 1)) * 2 - 1;
        const color = i % 2 ? ' fill="currentColor"' : '';
        const tall = 1 - Math.abs(across) * 0.14 - (i % 2) * 0.1;
        const mirror = across < 0 ? -1 : 1;
        return `<use href="#${frond}"${color} transform="rotate(${Math.round(across * 52)})scale(${numbers([mirror * tall, tall])})"/>`;
      }).join(''),
    );
    const copies = items.map(([x, y, height], i) => {
      const scale = Math.round(height) / 100;
      return canvas.copy(id, x, y, i % 2 ? -scale : scale, scale);
    });
    canvas.group(ink, lit, copies.join(''));
  };
}

/** One frond a hundred high, bent to the right. */
function frondPath(): string {
  const along = (t: number): readonly [number, number] => [14 * t ** 2.4, -100 * t + 8 * t ** 4];
  let data = 'M-1 0Q0-60 14-92 3-60 2 0z';
  for (let t = 0.16; t < 0.98; t += 0.09) {
    const [x, y] = along(t);
    const length = 25 * Math.sin(Math.PI * (0.22 + 0.74 * t));
    const bend = t * 24;
    data += petal(x, y, length, 4, -28 + bend, 1) + petal(x, y, length, 4, -152 + bend, 1);
  }
  return data;
}
