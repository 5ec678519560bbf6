/** Holes that whirling stones drilled into rock. */
import { numbers } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface PotholesOptions<Ink> {
  /** The rim: middle, width, height, and how deep the water or dark lies below it (0 to 1). */
  items: readonly (readonly [x: number, y: number, width: number, height: number, depth: number])[];
  /** The worn lip. */
  rim: Ink;
  /** The far wall, lit, and its grooves. */
  wall: Ink;
  groove: Ink;
  /** What lies at the bottom: water, or the dark. */
  floor: Ink;
}

const ellipse = (x: number, y: number, rx: number, ry: number) => {
  const [a, b] = [Math.round(rx), Math.round(ry)];
  return `M${numbers([Math.round(x) - a, Math.round(y)])}a${a} ${b} 0 11${2 * a} 0 ${a} ${b} 0 11${-2 * a} 0z`;
};

/** Each hole is a rim, a wall seen on its far side, and a floor that slips under the near edge. */
export function potholes<Ink extends string>({ items, rim, wall, groove, floor }: PotholesOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    items.forEach(([x, y, width, height, depth], i) => {
      const [rx, ry] = [width / 2, height / 2];
      const clip = canvas.symbol(`hole ${i} ${x} ${y}`, () => '').concat('c');
      canvas.fill(rim, ellipse(x, y - height * 0.02, rx * 1.1, ry * 1.16));
      canvas.add(`<clipPath id="${clip}"><path d="${ellipse(x, y, rx, ry)}"/></clipPath>`);
      const fill = (ink: Ink, data: string) => `<path fill="${canvas.color(ink)}" d="${data}"/>`;
      const rings = [0.24, 0.5, 0.76].map((t) => {
        const [dropX, dropY] = [x + rx * 0.04, y + depth * height * t];
        return (
          fill(groove, ellipse(dropX, dropY, rx * (1 - t * 0.1), ry * 0.98)) +
          fill(wall, ellipse(dropX, dropY + height * 0.05, rx * (1 - t * 0.1), ry * 0.98))
        );
      });
      const shaded = `M${numbers([Math.round(x - rx * 1.1), Math.round(y - ry)])}h${Math.round(rx * 0.62)}q${numbers([Math.round(-rx * 0.2), Math.round(ry), Math.round(rx * 0.1), Math.round(ry * 2.2)])}h${-Math.round(rx * 0.8)}z`;
      const pool = fill(floor, ellipse(x, y + depth * height, rx * 0.9, ry * 0.9));
      canvas.add(
        `<g clip-path="url(#${clip})">${fill(wall, ellipse(x, y, rx, ry))}${rings.join('')}${fill(groove, shaded)}${pool}</g>`,
      );
    });
  };
}
