/** Voyageurs on a portage, in silhouette. */
import type { Layer } from '../kit/scene.ts';

interface Company<Ink> {
  ink: Ink;
  /** The sash around the waist. */
  sash?: Ink;
  /** They walk to the left; flipped, to the right. */
  flip?: boolean;
}

export interface CanoeCarryOptions<Ink> extends Company<Ink> {
  /** The middle, on the ground. */
  x: number;
  y: number;
  /** Stem to stem. */
  width: number;
  /** Light along the keel. */
  lit: Ink;
}

export interface PackersOptions<Ink> extends Company<Ink> {
  /** Where each walks, and how tall he is. */
  items: readonly (readonly [x: number, y: number, height: number])[];
  /** The bales. */
  pack: Ink;
}

/** A man a hundred high, walking left; `STRIDES` are his legs. */
const STRIDES = [
  'M-10-50H11C13-43 16-36 20-27L28-11 30 3H26L20-5 11-22 1-37-9-22-15-2-17 3H-33V1L-27-3-20-25C-17-32-13-40-10-50z',
  'M-9-50H11C13-42 15-34 17-22L23-12 20 3H14L10-20 3-36-2-24-5-3-6 3H-22V1L-15-3V-26C-15-32-13-40-9-50z',
] as const;
const TRUNK = 'M-11-46C-12-58-12-70-9-78-6-84 2-86 8-84 13-80 12-62 12-46z';
const ARMS = 'M-9-79C-17-84-22-94-23-108L-16-109C-15-98-9-90-1-84L-5-72z';
const HEAD = 'M-6-91q0-9 8-9t8 9-8 9-8-9zM-3-87H7V-80H-3z';
/** A red knitted cap, its long end hanging down the neck. */
const CAP =
  'M-7-91C-8-101-2-104 3-104 11-104 13-97 14-91 15-86 20-84 20-77 20-73 15-73 15-76 14-81 11-84 10-88 4-92-2-93-7-91z';
const SASH = 'M-10-53 11-51 11-45-10-47zM8-47l4 18-5 2-3-18z';

/** Bent under two bales, the strap across the forehead. */
const PACKER = {
  trunk: 'M-10-46C-12-58-18-70-24-78L-20-86C-8-82 8-76 11-66L11-46z',
  head: 'M-33-86q0-9 8-9t8 9-8 9-8-9zM-34-90q8-10 18-2l-1-5q-9-5-17 2z',
  bales: 'M-10-84 8-98 28-78 10-62zM-2-60l14-14L30-50 16-38z',
  strap: 'M-30-94 6-92v4l-34-2z',
} as const;

/** The mouth of an upturned north canoe: high ends, now pointing down. */
const HULL =
  'M-150-78q-14 2-18 16-2-26 14-38 18-10 60-14Q-40-122 0-122t94 8q42 4 60 14 16 12 14 38-4-14-18-16-60-9-150-9t-150 9z';
const KEEL = 'M-150-103q16-7 56-11Q-40-122 0-122t94 8q40 4 56 11-20-4-56-7-50-5-94-5t-94 5q-36 3-56 7z';

/** Two men under an upturned north canoe. */
export function canoeCarry<Ink extends string>(options: CanoeCarryOptions<Ink>): Layer<Ink> {
  const { x, y, width, ink, lit, sash, flip = false } = options;
  return (canvas) => {
    const scale = width / 336;
    const man = (at: number, stride: string) =>
      `<g transform="translate(${at})"><path d="${stride}${TRUNK}${ARMS}${HEAD}"/>${sash ? `<path fill="${canvas.color(sash)}" d="${SASH}${CAP}"/>` : ''}</g>`;
    const id = canvas.symbol(`carry ${sash} ${lit}`, () =>
      [
        man(-74, STRIDES[0]),
        man(80, STRIDES[1]),
        `<g transform="translate(0-16)"><path d="${HULL}"/><path fill="${canvas.color(lit)}" d="${KEEL}"/></g>`,
      ].join(''),
    );
    canvas.group(ink, lit, canvas.copy(id, x, y, flip ? -scale : scale, scale));
  };
}

/** Men bent under their bales. */
export function packers<Ink extends string>({ items, ink, pack, sash, flip = false }: PackersOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const copies = items.map(([x, y, height], i) => {
      const id = canvas.symbol(`packer ${i % 2} ${pack} ${sash}`, () =>
        [
          `<path d="${STRIDES[i % 2 ? 1 : 0]}${PACKER.trunk}${PACKER.head}"/>`,
          `<path fill="${canvas.color(pack)}" d="${PACKER.bales}"/><path d="${PACKER.strap}"/>`,
          sash ? `<path fill="${canvas.color(sash)}" d="${SASH}"/>` : '',
        ].join(''),
      );
      const scale = Math.round(height) / 100;
      return canvas.copy(id, x, y, flip ? -scale : scale, scale);
    });
    canvas.group(ink, pack, copies.join(''));
  };
}
