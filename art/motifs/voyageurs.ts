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
  'M-8-50-16-28-24-3-30 0v3h16l1-4 6-22 8-16 8 16 8 14 6 12h4l-1-14-7-16-5-24z',
  'M-7-50-13-26-13-2-20 0v3h15l1-4 2-22 5-14 7 18 5 20h5l3-14-6-8-4-16-2-16z',
] as const;
const TRUNK = 'M-9-48-10-76-4-84 8-84 12-74 10-46z';
const ARMS = 'M-8-80-22-94-22-108-16-108-15-96 4-74z';
const HEAD = 'M-6-91q0-9 8-9t8 9-8 9-8-9z';
/** A red knitted cap. */
const CAP = 'M-6-93q1-10 9-10 8 1 12 9l-4 3q-8-4-17-2z';
const SASH = 'M-10-53 11-51 11-45-10-47zM8-47l4 18-5 2-3-18z';

/** Bent under two bales, the strap across the forehead. */
const PACKER = {
  trunk: 'M-8-46 8-46 10-66-10-80-20-86-24-78z',
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
