import type { Point } from '../../kit/geometry.ts';
import { lens, polygon } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { trailArt } from '../../kit/scene.ts';
import { dryBrush, grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { tamaracks } from '../../motifs/conifers.ts';
import { grass } from '../../motifs/grass.ts';
import { larches } from '../../motifs/larches.ts';
import { boardwalk } from '../../motifs/paths.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, cut, drawn, shape } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';

const bog = {
  ink: '#1d2725',
  brown: '#5b3527',
  rust: '#a9472f',
  amber: '#d98b2b',
  gold: '#f4c453',
  teal: '#2b5a59',
  mist: '#93b7a8',
  cream: '#fbeccb',
};

/** October, a dark sky behind and the low sun over the viewer's left shoulder: all gold is on the trees. */
const stormLight = values({
  dark: { ink: '#16211f', slate: '#2a4a52', maroon: '#5a2427' },
  middle: { rust: '#a8482b', amber: '#d08228' },
  glow: { gold: '#f6c750', cream: '#fdf0d2' },
  accent: {},
});

/** The planks run straight to one point. Eyes are one unit above the moss; across and away are in the same units. */
const FAR: Point = [972, 282];
const seen = (across: number, away: number, down = 1): Point => [FAR[0] + (across * 500) / away, FAR[1] + (down * 500) / away];
const DECK = 0.86;
const [LEFT, RIGHT] = [-0.62, 0.42];

/** Boards of one width, gone into one bright strip where nobody could tell them apart. */
const gaps = (): string => {
  let data = '';
  for (let away = 0.74; away < 6; away += 0.128) {
    const thick = away > 3 ? 0.012 : 0.008;
    data += polygon([seen(LEFT, away, DECK), seen(RIGHT, away, DECK), seen(RIGHT, away + thick, DECK), seen(LEFT, away + thick, DECK)], 2);
  }
  return data;
};
const strip = (from: number, to: number, near: number, above: number, below: number): Point[] => [seen(from, near, above), seen(from, 60, above), seen(to, 60, below), seen(to, near, below)];

/** What a tree throws to the right and a little away, on the moss or on the boards: it tapers and frays as the tree does. */
const shadow = (across: number, away: number, reach: number, down: number, seed: number): Point[] => {
  const random = new Random(seed + 3);
  const side = (sign: 1 | -1) => Array.from({ length: 12 }, (_, step): Point => {
    const t = step / 11;
    const fray = step < 2 ? 0.14 : (step % 2 ? 1 : 0.5) * random.between(0.7, 1.1) * (1 - t * 0.8);
    return seen(across + t * reach, away + t * reach * 0.42 + sign * 0.3 * fray, down);
  });
  return [...side(1), ...side(-1).reverse()];
};
/** Trees outside the sheet whose shadows cross the boards: how far away they cross the left edge. */
const BARS = [0.5, 1.2, 1.6, 2.5, 3.1, 4.6, 6.6] as const;
const ON_DECK: readonly Point[] = [seen(LEFT, 0.72, DECK), seen(LEFT, 90, DECK), seen(RIGHT, 90, DECK), seen(RIGHT, 0.72, DECK)];

/** Trees by the walk: across, away, height. Far to near. */
const TREES = [
  [-2.6, 30, 4.6, 2], [2.8, 29, 4.9, 1], [-1.7, 25, 4.2, 1], [1.5, 24, 4.6, 2], [-4.6, 23, 5, 1], [5, 22, 5, 2], [-2.6, 19, 4.4, 2], [2.2, 17.5, 4.2, 1], [-6.6, 17, 5, 2], [7, 16, 5, 1], [-2.2, 14.5, 4.6, 1], [3.4, 14, 4.5, 2],
  [-4.4, 12, 4.9, 1], [2.3, 11, 4.3, 2], [6.6, 10.6, 5, 1], [-8.6, 10.4, 5.1, 2],
  [-2.8, 9.6, 4.4, 1], [5.2, 9, 4.9, 2], [-6.2, 8.2, 4.6, 4], [3, 7.2, 4.1, 4], [-9.3, 7.2, 4.8, 2], [8, 6.9, 4.9, 1],
  [-3.7, 6.4, 4.6, 2], [5.2, 5.8, 4.4, 1], [-5.5, 4.8, 4.7, 4], [2.9, 4.5, 4.4, 2], [-1.9, 6.9, 3.2, 1], [-5.1, 2.9, 4.4, 1], [3.9, 3.2, 4.6, 4],
] as const;
const FIRST_LARGE = 16;
const POOLS = 'M-20 484C80 470 180 478 260 466 330 444 420 452 520 444 640 440 760 448 820 436H1120L1220 580H700C640 566 560 580 480 586 420 560 330 566 240 574 150 560 60 566-20 572zM1060 430C1180 440 1260 428 1340 438 1420 450 1500 444 1640 450V556C1560 566 1480 556 1420 566 1340 576 1260 566 1180 574L1060 580z';
/** Broken strokes under each of the near trees. */
const REFLECTIONS = TREES.slice(-7, -2).map(([x, z]) => {
  const [middle] = seen(x, z);
  return [0, 1, 2, 3].map((i) => lens(middle + (i % 2 ? 7 : -7), 482 + i * 22, 120 - i * 20, 9)).join('');
}).join('');
const golden = { stem: 'ink', lit: 'gold', shade: 'amber' } as const;

export default trailArt({
  hero: {
    alt: 'A plank walk runs dead straight across the bog at Lake Bemidji between golden tamaracks, bright against a storm-dark sky; their shadows lie across the boards.',
    focus: { x: 0.6, y: 0.5 },
    palette: stormLight,
    layers: [
      sky({ bands: [['slate', 0]] }),
      dryBrush({ ink: 'ink', opacity: 0.35, bristles: 12, seed: 3, thickness: [6, 22], strokes: [[[-60, 60], [900, 20], 130], [[700, 120], [1700, 50], 110]] }),
      // Far off the spruces of the bog, and the lake at the end of the walk.
      ridge({ ink: 'ink', points: [[-20, 262], [300, 268], [640, 274], [860, 280], [960, 284], [1080, 280], [1300, 272], [1640, 258]], swell: 3, seed: 5, cover: 'spruce', height: [20, 96], detail: 0, spacing: 0.5, gaps: 0.12, floor: 300 }),
      drawn({ ink: 'cream', path: 'M900 280H1046L1030 286H914z' }),
      bank({ ink: 'amber', points: [[-20, 288], [400, 290], [960, 286], [1200, 290], [1640, 288]], close: [[1640, 860], [-20, 860]] }),
      bank({ ink: 'rust', points: [[-20, 330], [260, 318], [520, 326], [780, 306], [960, 300], [1160, 310], [1360, 330], [1640, 316]], close: [[1640, 860], [-20, 860]] }),
      larches({ ...golden, boughs: 16, items: TREES.slice(0, FIRST_LARGE).map(([x, z, h, form]) => [...seen(x, z), (h * 500) / z, form] as const) }),
      ...TREES.slice(FIRST_LARGE).map(([x, z], i) => shape<'maroon'>({ ink: 'maroon', points: shadow(x, z, 3.4, 1, i) })),
      grass({ ink: 'maroon', lit: 'amber', y: 430, count: 26, height: [16, 40], seed: 5, forms: 2 }),
      // Dark pools on both sides of the walk; the trees stand in them upside down.
      drawn({ ink: 'slate', path: POOLS, layers: [
        drawn({ ink: 'gold', path: REFLECTIONS }),
        drawn({ ink: 'ink', path: 'M-20 436H1640V466C1560 462 1500 458 1420 464 1340 452 1260 446 1080 452L800 460C700 462 600 456 520 460 420 468 340 464 270 482 180 494 80 486-20 500z' }),
      ] }),
      larches({ ...golden, boughs: 38, items: TREES.slice(FIRST_LARGE).map(([x, z, h, form]) => [...seen(x, z, 1.03), (h * 500) / z, form] as const) }),
      grass({ ink: 'ink', lit: 'amber', y: 560, count: 16, height: [40, 90], seed: 9, forms: 2 }),
      bank({ ink: 'maroon', points: [[-20, 600], [160, 570], [340, 610], [520, 584], [700, 640], [900, 600], [1120, 560], [1260, 596], [1420, 560], [1640, 590]], close: [[1640, 860], [-20, 860]] }),
      spray({ ink: 'ink', from: [0, 820], to: [0, 600], size: 4 }),
      shape({ ink: 'ink', points: strip(LEFT, LEFT - 0.14, 0.72, DECK, 1) }),
      shape({ ink: 'ink', points: strip(RIGHT, RIGHT + 0.1, 0.72, DECK, 1) }),
      shape({ ink: 'cream', points: ON_DECK }),
      cut({ within: ON_DECK, layers: BARS.map((away, i) => shape({ ink: 'amber', points: shadow(LEFT - 0.5, away, 2.6, DECK, i * 7) })) }),
      drawn({ ink: 'ink', path: gaps() }),
      // The curbs that keep wheels on the boards.
      shape({ ink: 'ink', points: strip(LEFT - 0.01, LEFT + 0.035, 0.72, DECK - 0.07, DECK) }),
      shape({ ink: 'gold', points: strip(LEFT - 0.02, LEFT + 0.03, 0.72, DECK - 0.075, DECK - 0.07) }),
      shape({ ink: 'ink', points: strip(RIGHT + 0.01, RIGHT - 0.03, 0.72, DECK - 0.07, DECK) }),
      shape({ ink: 'gold', points: strip(RIGHT + 0.02, RIGHT - 0.03, 0.72, DECK - 0.075, DECK - 0.07) }),
      grass({ ink: 'ink', lit: 'gold', x: [-20, 560], y: 830, count: 18, height: [90, 210], seed: 4, forms: 3 }),
      grass({ ink: 'ink', lit: 'gold', x: [1240, 1640], y: 830, count: 12, height: [80, 190], seed: 4, forms: 3 }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A plank boardwalk through the golden tamaracks of the bog at Lake Bemidji, toward a low sun',
    palette: bog,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['mist', 0], ['cream', 112]] }),
      sun({ x: 195, y: 178, radius: 50, ink: 'gold' }),
      ridge({ ink: 'teal', y: 222, swell: 4, seed: 8, cover: 'spruce', height: [20, 56], detail: 0, swells: 4, gaps: 0.02, floor: 250, spacing: 0.32 }),
      ridge({ ink: 'amber', y: 228, swell: 3, seed: 2 }),
      ridge({ ink: 'rust', y: 274, swell: 4, swells: 4, seed: 5, cover: 'hardwood', height: [10, 18] }),
      boardwalk({ path: [[168, 372, 92], [214, 310, 52], [226, 274, 32], [198, 244, 17], [200, 226, 9]], plank: 'cream', plank2: 'gold', edge: 'brown', shadow: 'ink', planks: 15, crowding: 1.7 }),
      tamaracks({ ink: 'amber', lit: 'gold', trunk: 'brown', seed: 2, forms: 1, tiers: 11, girth: 0.36, light: 1, items: [[118, 306, 210], [76, 330, 150]] }),
      tamaracks({ ink: 'amber', lit: 'gold', trunk: 'brown', seed: 2, forms: 1, tiers: 11, girth: 0.36, items: [[300, 312, 232], [338, 336, 150]] }),
    ],
  },
});
