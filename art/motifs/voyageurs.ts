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
  /** Faces, and the hands on the gunwale. */
  skin: Ink;
  /** The shirt of the man behind. */
  shirt: Ink;
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
/** The man at the bow leans into it, elbows wide. */
const BOWMAN = {
  legs: STRIDES[0],
  shirt:
    'M-9-46C-13-56-17-68-15-77-13-84-5-86 4-85 12-81 12-62 12-46zM-13-70L-31-78-35-83-33-107H-25L-26-89-6-85zM4-85L20-90 21-110H29L29-85 26-79 9-71z',
  face: 'M-9-101L-12-95-15-91-12.5-90-13-85C-12-81-7-80-4-82L-5-78H6V-98z',
  /** Hair and beard, the eye, the gaps between fingers. */
  dark: 'M-2-97L6-97 7-84 2-82 0-90zM-9-94.5h3v1.600h-3zM-13-88l5-1v1.5l-4 1zM-32.6-106v-6h.8v6zM-30-106v-6h.8v6zM-27.4-106v-6h.8v6zM22.4-109v-6h.8v6zM25-109v-6h.8v6zM27.6-109v-6h.8v6z',
  hands: 'M-35-104C-36-109-33-112-29-112-25-112-23-109-24-104zM20-107C19-112 22-115 25-115 29-115 31-112 30-107z',
  sash: 'M-11-53 12-51 12-45-10-47zM8-47l4 18-5 2-3-18z',
  /** Knitted, its long end hanging down the neck. */
  cap: 'M-11-96C-10-104-3-107 2-106 10-105 12-98 13-92 14-87 20-86 21-78 21-73 15-73 15-77 14-82 10-86 9-91 2-96-5-98-11-96z',
};
/** The man behind walks upright, one arm straight up, a kerchief around his head. */
const STERNMAN = {
  legs: 'M-13-50H11C13-42 17-34 23-26L35-13 39-5 34 3H30L28-4 15-19 1-35-8-26-12-14-13 3H-30V0L-23-4-22-16-21-28C-20-36-17-42-13-50z',
  shirt:
    'M-14-46C-16-58-15-72-11-79-7-85 5-85 10-81 15-74 12-58 12-46zM-11-77L-15-92-18-111-10-112-7-95-1-82zM6-83L18-80 24-91 22-108 29-109 32-90 24-73 18-70 8-72z',
  face: 'M-7-102L-9-97-12-93-9-91-9-86-3-83V-78H7V-98z',
  dark: 'M-7-95.5h3v1.600h-3zM-10-90L-10-84C-9-79-3-78 1-82L5-95 2-96-1-90-6-88zM-17.6-110v-6h.8v6zM-15-110v-6h.8v6zM-12.4-110v-6h.8v6zM22.9-107v-6h.8v6zM25.5-107v-6h.8v6zM28.1-107v-6h.8v6z',
  hands: 'M-20-108C-20-113-18-116-14-116-10-116-8-113-9-108zM21-105C20-110 22-113 26-114 30-114 32-110 30-105z',
  sash: 'M-15-54 12-52 12-46-14-48zM-12-49l-2 15 5 1 3-15z',
  cap: 'M-9-98C-8-105-2-108 3-107 10-106 12-100 12-95L19-97 16-92 20-87 11-90C5-96-2-98-9-98z',
};
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
  const { x, y, width, ink, lit, skin, shirt, sash, flip = false } = options;
  return (canvas) => {
    const scale = width / 336;
    const part = (color: Ink, data: string) => `<path fill="${canvas.color(color)}" d="${data}"/>`;
    const hull = `<g transform="translate(0-23)"><path d="${HULL}"/>${part(lit, KEEL)}</g>`;
    const man = (at: number, body: typeof STERNMAN, coat: Ink) =>
      `<g transform="translate(${at})"><path d="${body.legs}"/>${part(skin, body.face)}${part(coat, body.shirt)}${sash ? part(sash, body.sash + body.cap) : ''}${part(skin, body.hands)}<path d="${body.dark}"/></g>`;
    const id = canvas.symbol(
      `carry ${sash} ${lit} ${skin} ${shirt}`,
      () => hull + man(-74, BOWMAN, ink) + man(82, STERNMAN, shirt),
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
