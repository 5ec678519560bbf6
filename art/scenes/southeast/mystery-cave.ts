import { round } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { numbers } from '../../kit/path.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, cut, drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { ripples } from '../../motifs/water.ts';

const cave = {
  ink: '#15182a',
  deep: '#2b2c4c',
  rock: '#6d4a43',
  amber: '#c7803f',
  gold: '#f5cb74',
  pool: '#1f9fa3',
  aqua: '#93e3d2',
};

/** Inside the store: the light comes in by the door. */
const insideTheStore = values({
  dark: { ink: '#191318', umber: '#3b2723' },
  middle: { brick: '#8a4a36', pine: '#4d6e52' },
  glow: { gold: '#efbd62', river: '#b5d8d0', cream: '#fef3d9' },
  accent: { red: '#d6402c' },
});
const fromTheRight = { from: [1, -0.3], ink: 'gold', shadow: 'ink' } as const;
const fromTheLeft = { from: [-1, -0.3], ink: 'gold', shadow: 'ink' } as const;
/** The old bridge over the river, from the side: two chords, posts, and diagonals that fall to the middle. */
const ironSpan: Layer<'ink'> = (canvas) => {
  const [left, right, deck, top] = [640, 1000, 440, 372];
  const bay = (right - left) / 6;
  const lines = [`M540 ${deck}H1080`, `M${left} ${deck}L${left + bay} ${top}H${right - bay}L${right} ${deck}`];
  for (let i = 1; i < 6; i++) lines.push(`M${left + i * bay} ${top}V${deck}`);
  for (const [from, to] of [[1, 2], [2, 3], [5, 4], [4, 3]] as const) lines.push(`M${left + from * bay} ${top}L${left + to * bay} ${deck}`);
  canvas.stroke('ink', 7, lines.join(''));
  canvas.stroke('ink', 16, `M540 ${deck + 2}H1080`);
};
/** From behind: hair pinned up, puffed sleeves, an arm on the hip, the other up on the doorpost, a skirt to the boards. */
const KEEPER = [
  'M944 228C964 226 978 242 977 264C976 284 964 300 945 300C926 300 913 284 912 264C912 243 925 229 944 228zM926 232C920 212 934 198 950 200C968 200 976 216 966 234zM930 292H960L964 320H926z',
  'M912 434C900 390 892 350 902 318C924 302 966 302 988 318C998 350 992 392 978 434C1000 520 1026 610 1044 706C980 716 900 716 836 706C856 610 890 520 912 434z',
  limb([[906, 330, 26], [878, 366, 27], [862, 400, 16], [874, 436, 12], [908, 452, 12]], 1),
  limb([[984, 330, 26], [1014, 350, 26], [1036, 336, 16], [1052, 300, 12], [1064, 268, 11]], 1),
].join('');
const door = [[560, 700], [560, 70], [1060, 70], [1060, 700]] as const;

export default trailArt({
  hero: {
    alt: 'From inside the dark store of Forestville, its jars and tins still on the shelves: a woman in an apron stands in the open door and looks out to the old bridge over the Root River in golden light.',
    focus: { x: 0.5, y: 0.5 },
    palette: insideTheStore,
    layers: [
      sky({ bands: [['umber', 0]] }),
      spray({ ink: 'ink', from: [-20, 300], to: [500, 300] }),
      spray({ ink: 'ink', from: [1620, 300], to: [1120, 300] }),
      cut({ within: door, layers: [
        shape({ ink: 'cream', points: [[540, 40], [1080, 40], [1080, 820], [540, 820]] }),
        mass({ ink: 'river', layers: [ridge({ ink: 'river', points: [[540, 280], [680, 316], [860, 270], [1080, 220]], from: 540, to: 1080, swell: 6, seed: 3, cover: 'hardwood', height: [10, 22], floor: 500 })] }),
        // Steep hills, lit on the side of the low sun.
        mass({ ink: 'pine', light: { from: [-1, -0.7], ink: 'gold', shadow: 'ink' }, rim: 6, layers: [ridge({ ink: 'pine', points: [[540, 400], [640, 402], [780, 372], [900, 310], [1080, 260]], from: 540, to: 1080, swell: 6, seed: 8, cover: 'hardwood', crowns: 'billow', height: [22, 44], floor: 520 })] }),
        spray({ ink: 'ink', from: [1080, 480], to: [760, 380], size: 4, within: [[700, 420], [900, 330], [1080, 280], [1080, 500], [700, 500]] }),
        shape({ ink: 'gold', points: [[540, 470], [760, 462], [1080, 452], [1080, 820], [540, 820]] }),
        // The river comes out from under the bridge.
        shape({ ink: 'river', points: [[690, 492], [960, 484], [1010, 540], [1080, 600], [1080, 760], [700, 760], [640, 640], [660, 560]] }),
        ripples({ form: 'bar', ink: 'cream', y: [560, 700], count: 12, x: 860, spread: [60, 120], width: [60, 180], height: [4, 9], seed: 5 }),
        shape({ ink: 'pine', points: [[700, 500], [960, 496], [950, 520], [820, 528], [710, 520]], opacity: 0.6 }),
        // Stone piers on both banks carry the iron span.
        shape({ ink: 'brick', points: [[628, 448], [700, 448], [708, 560], [620, 572]] }),
        shape({ ink: 'umber', points: [[680, 448], [700, 448], [708, 560], [686, 563]] }),
        shape({ ink: 'brick', points: [[950, 448], [1014, 448], [1024, 548], [944, 540]] }),
        shape({ ink: 'umber', points: [[994, 448], [1014, 448], [1024, 548], [1000, 546]] }),
        bank({ ink: 'gold', points: [[540, 540], [600, 552], [660, 580], [690, 640], [680, 720]], close: [[540, 720]] }),
        spray({ ink: 'brick', from: [540, 720], to: [640, 580], size: 3, within: [[540, 560], [640, 580], [680, 640], [670, 700], [540, 700]] }),
        ironSpan,
        mass({ ink: 'ink', light: fromTheLeft, rim: 4, layers: [shape({ ink: 'ink', points: [[540, 40], [1080, 40], [1080, 96], [540, 96]] })] }),
      ] }),
      // The floor and the light that falls on it.
      shape({ ink: 'ink', points: [[-20, 700], [1620, 700], [1620, 820], [-20, 820]] }),
      shape({ ink: 'gold', points: [[560, 700], [1060, 700], [1250, 820], [380, 820]] }),
      spray({ ink: 'brick', from: [0, 820], to: [0, 690], within: [[560, 700], [1060, 700], [1250, 820], [380, 820]] }),
      mass({ ink: 'ink', light: fromTheRight, rim: 6, layers: [
        shape({ ink: 'ink', points: [[536, 44], [560, 44], [560, 702], [536, 702]] }),
        goods({ ink: 'umber', x: -20, y: 210, size: 150, items: ['jar', 'jar', 'bottle', 'bottle', 'tin', 'lamp', 'bottle'] }),
        goods({ ink: 'umber', x: -40, y: 410, size: 150, items: ['box', 'tin', 'tin', 'crock', 'bottle', 'jar'] }),
        goods({ ink: 'umber', x: -60, y: 610, size: 160, items: ['cloth', 'crock', 'sack', 'jar'] }),
        ...[210, 410, 610].map((y) => shape<keyof typeof insideTheStore>({ ink: 'ink', points: [[-20, y], [486, y], [486, y + 18], [-20, y + 18]] })),
      ] }),
      mass({ ink: 'ink', light: fromTheLeft, rim: 6, layers: [
        shape({ ink: 'ink', points: [[1060, 44], [1084, 44], [1084, 702], [1060, 702]] }),
        goods({ ink: 'umber', x: 1150, y: 210, size: 150, items: ['crock', 'bottle', 'jar', 'tin', 'tin', 'jar'] }),
        goods({ ink: 'umber', x: 1160, y: 410, size: 150, items: ['lamp', 'jar', 'jar', 'bottle', 'box', 'bottle'] }),
        goods({ ink: 'umber', x: 1150, y: 610, size: 160, items: ['sack', 'tin', 'cloth', 'crock'] }),
        ...[210, 410, 610].map((y) => shape<keyof typeof insideTheStore>({ ink: 'ink', points: [[1134, y], [1640, y], [1640, y + 18], [1134, y + 18]] })),
      ] }),
      // She keeps the store, and looks out: a hand on the doorpost, the bow of her apron behind, her shadow on the boards.
      shape({ ink: 'umber', points: [[860, 704], [1024, 704], [1180, 820], [930, 820]] }),
      mass({ ink: 'ink', light: fromTheLeft, rim: 6, layers: [drawn({ ink: 'ink', path: KEEPER })] }),
      drawn({ ink: 'umber', path: 'M914 440C930 436 960 436 976 440C990 520 1010 620 1024 704L990 708C984 620 966 520 950 470C946 540 940 630 930 708L906 708C912 620 920 520 928 462C906 540 884 620 872 704L852 700C866 610 892 520 914 440z' }),
      drawn({ ink: 'brick', path: 'M912 432C900 390 896 350 906 318C924 304 966 304 984 318C994 350 990 392 978 432C956 438 932 438 912 432z' }),
      drawn({ ink: 'umber', path: 'M984 318C994 350 990 392 978 432C966 436 956 436 950 436C962 400 966 350 956 310C968 310 978 312 984 318z' }),
      drawn({ ink: 'cream', path: 'M906 430C930 438 960 438 984 430L986 444C960 452 930 452 904 444zM944 440C926 420 906 424 902 438C906 456 930 456 944 446C960 458 984 456 988 438C982 422 960 424 944 440zM938 448L926 520 940 514 946 452zM950 448L968 516 954 516 944 452zM920 312C930 304 960 304 970 312L966 320C954 314 936 314 924 320z' }),
      // Labels that still shine.
      shape({ ink: 'red', points: [[252, 142], [314, 142], [314, 186], [252, 186]] }),
      shape({ ink: 'red', points: [[97, 340], [159, 340], [159, 386], [97, 386]] }),
      shape({ ink: 'red', points: [[1244, 346], [1301, 346], [1301, 388], [1244, 388]] }),
      shape({ ink: 'red', points: [[1282, 540], [1349, 540], [1349, 588], [1282, 588]] }),
      shape({ ink: 'red', points: [[1401, 142], [1463, 142], [1463, 186], [1401, 186]] }),
    ],
  },
  badge: {
    alt: 'A turquoise pool in Mystery Cave, with stalactites hanging over it in lamplight',
    palette: cave,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['deep', 0]] }),
      shape({ ink: 'rock', points: [[60, 250], [66, 190], [90, 150], [134, 112], [195, 98], [262, 108], [306, 150], [326, 196], [330, 250]] }),
      shape({ ink: 'amber', points: [[96, 250], [92, 208], [116, 190], [124, 158], [160, 150], [196, 128], [244, 142], [262, 166], [288, 178], [290, 214], [304, 250]] }),
      shape({ ink: 'gold', points: [[146, 250], [140, 226], [158, 206], [160, 182], [186, 176], [206, 158], [232, 172], [240, 192], [262, 204], [258, 226], [270, 250]] }),
      dripstone({ ink: 'amber', lit: 'gold', items: [[128, 126, 60, 24], [198, 134, 50, 22], [278, 150, 50, 22]] }),
      dripstone({ ink: 'rock', lit: 'amber', items: [[158, 120, 84, 30], [236, 126, 66, 26], [158, 250, -50, 36], [252, 250, -34, 24]] }),
      shape({ ink: 'pool', points: [[0, 246], [390, 246], [390, 400], [0, 400]] }),
      ripples({ ink: 'gold', y: [252, 300], count: 6, x: 196, spread: [40, 40], width: [50, 80], height: [5, 7], seed: 4 }),
      ripples({ ink: 'aqua', y: [254, 336], count: 9, x: 196, spread: [90, 100], width: [60, 110], height: [5, 8], seed: 8 }),
      dripstone({ ink: 'rock', lit: 'amber', items: [[104, 268, -70, 34], [292, 266, -54, 30], [128, 276, -34, 24]] }),
      dripstone({ ink: 'deep', lit: 'rock', items: [[98, 70, 130, 40], [174, 60, 104, 34], [258, 60, 92, 32], [308, 70, 140, 42]] }),
      shape({ ink: 'ink', points: [[-10, -10], [400, -10], [400, 110], [330, 96], [262, 84], [196, 92], [130, 84], [66, 98], [-10, 110]] }),
      dripstone({ ink: 'ink', items: [[70, 90, 160, 50], [134, 80, 70, 34], [210, 84, 54, 30], [332, 90, 170, 52], [286, 80, 58, 28]] }),
      shape({ ink: 'ink', points: [[-10, 400], [-10, 296], [60, 286], [120, 326], [200, 344], [280, 322], [330, 286], [400, 292], [400, 400]] }),
      dripstone({ ink: 'ink', items: [[76, 320, -60, 34], [318, 320, -70, 38]] }),
    ],
  },
});

/** Stalactites and stalagmites. */
interface DripstoneOptions<Ink> {
  ink: Ink;
  /** The side toward the lamp, on the right of each. */
  lit?: Ink;
  /** Root, length and width there; a negative length stands up from the floor. */
  items: readonly (readonly [x: number, y: number, length: number, width: number])[];
}

/** Tapering fingers of stone with hollow sides. */
function dripstone<Ink extends string>({ ink, lit, items }: DripstoneOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const finger = (x: number, y: number, length: number, left: number, right: number) => {
      const sides = length > 0 ? [left, right] : [right, left];
      const [start, end] = [sides[0] ?? 0, sides[1] ?? 0];
      const up = numbers([round(-end * 0.75), round(length * 0.3), round(-end), length]);
      const down = numbers([round(start * 0.25), round(-length * 0.7), round(start), -length]);
      return `M${numbers([round(x + end), y])}q${up} ${down}z`;
    };
    canvas.fill(ink, items.map(([x, y, length, width]) => finger(x, y, length, -width / 2, width / 2)).join(''));
    if (lit)
      canvas.fill(lit, items.map(([x, y, length, width]) => finger(x, y, length, width * 0.12, width / 2)).join(''));
  };
}


/** Each on a ground line at 0, its own width and height in hundredths of a shelf. */
const KINDS = {
  jar: {
    width: 46,
    data: 'M3 0C0-4 0-10 0-20V-52C0-60 6-62 8-64V-70H6V-78H40V-70H38V-64C40-62 46-60 46-52V-20C46-10 46-4 43 0z',
  },
  bottle: { width: 26, data: 'M2 0V-44C2-54 9-56 9-66V-84H17V-66C17-56 24-54 24-44V0z' },
  tin: { width: 52, data: 'M0 0V-58H4V-64H48V-58H52V0z' },
  crock: { width: 66, data: 'M6 0C0-10-2-30 4-50H0V-58H66V-50H62C68-30 66-10 60 0z' },
  box: { width: 78, data: 'M0 0V-46H78V0z' },
  cloth: {
    width: 96,
    data: 'M4 0C-2-2-2-16 4-18-2-20-2-34 4-36-2-38-2-52 6-54H90C98-52 98-38 92-36 98-34 98-20 92-18 98-16 98-2 92 0z',
  },
  sack: { width: 70, data: 'M4 0C-4-20 0-44 12-54L8-68C20-62 48-62 60-70L56-54C72-42 74-18 66 0z' },
  lamp: {
    width: 44,
    data: 'M8 0V-6C14-8 18-10 18-14 8-16 4-24 8-32H14V-36C4-46 8-60 16-66V-86H28V-66C36-60 40-46 30-36V-32H36C40-24 36-16 26-14 26-10 30-8 36-6V0z',
  },
} as const;

type Good = keyof typeof KINDS;

interface GoodsOptions<Ink> {
  ink: Ink;
  /** Left end and height of the board they stand on. */
  x: number;
  y: number;
  /** Of the tallest bottle is 84 hundredths of this. */
  size: number;
  items: readonly Good[];
  /** Between two of them. */
  gap?: number;
}

/** What stands on the shelves of an old store, in silhouette. */
function goods<Ink extends string>({ ink, x, y, size, items, gap = 12 }: GoodsOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    let left = x;
    const scale = size / 100;
    const copies = items.map((kind) => {
      const { width, data } = KINDS[kind];
      const copy = canvas.copy(
        canvas.symbol(kind, () => `<path d="${data}"/>`),
        left,
        y,
        Number(numbers([scale])),
      );
      left += width * scale + gap;
      return copy;
    });
    canvas.group(ink, ink, copies.join(''));
  };
}
