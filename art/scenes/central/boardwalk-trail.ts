import { trailArt } from '../../kit/scene.ts';
import { spruces, tamaracks } from '../../motifs/conifers.ts';
import { cottongrass, pitcherPlants } from '../../motifs/flowers.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { lakes } from '../../motifs/lakes.ts';
import { boardwalk } from '../../motifs/paths.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank } from '../../motifs/shapes.ts';
import { sky, strata, sun } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';

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

export default trailArt({
  hero: {
    alt: 'A plank boardwalk winds across a red and ochre bog with pools and cottongrass to Big Bog Lake, golden tamaracks and a low autumn sun.',
    focus: { x: 0.47, y: 0.55 },
    palette: bog,
    layers: [
      sky({ seed: 6, waver: 10, bands: [['mist', 0], ['cream', 190]] }),
      strata({ ink: 'cream', bars: [[420, 120, 520, 12], [640, 140, 420, 9], [1180, 98, 420, 10]] }),
      strata({ ink: 'mist', bars: [[980, 232, 460, 10], [1180, 246, 300, 8]] }),
      sun({ x: 690, y: 312, radius: 92, ink: 'gold' }),
      ridge({ ink: 'mist', y: 384, swell: 12, seed: 4, cover: 'spruce', height: [40, 104], detail: 0, swells: 3, gaps: 0.02, spacing: 0.62, floor: 470 }),
      ridge({ ink: 'teal', y: 440, swell: 8, seed: 8, cover: 'spruce', height: [40, 124], detail: 0, swells: 4, gaps: 0.04, spacing: 0.56, floor: 500 }),
      tamaracks({ ink: 'amber', lit: 'gold', trunk: 'brown', seed: 2, forms: 1, light: 1, items: [[372, 462, 170], [450, 466, 250], [540, 464, 170], [604, 460, 120]] }),
      tamaracks({ ink: 'amber', lit: 'gold', trunk: 'brown', seed: 2, forms: 1, items: [[850, 460, 140], [920, 466, 220], [1000, 464, 160], [1086, 470, 270], [1180, 466, 190], [1250, 468, 150]] }),
      ridge({ ink: 'brown', y: 462, swell: 3, swells: 5, seed: 3, floor: 476 }),
      water({ ink: 'mist', y: 472, floor: 540 }),
      ripples({ ink: 'cream', y: [476, 520], count: 9, x: 700, spread: [260, 320], width: [120, 220], height: [3, 7], seed: 23 }),
      ripples({ ink: 'amber', y: [474, 500], count: 9, between: [340, 1280], width: [60, 110], height: [4, 7], seed: 7 }),
      ripples({ ink: 'teal', y: [474, 512], count: 8, width: [140, 240], height: [4, 8], seed: 11 }),
      bank({ ink: 'amber', points: [[-10, 496], [160, 500], [330, 520], [470, 516], [590, 532], [740, 520], [900, 534], [1060, 518], [1240, 526], [1420, 504], [1610, 498]], close: [[1610, 812], [-10, 812]] }),
      hatch({ ink: 'gold', y: [528, 600], count: 9, length: [60, 170], seed: 9, thickness: [3, 7] }),
      lakes({ ink: 'teal', glint: 'mist', glints: 2, unrest: 0.22, seed: 6, items: [[460, 572, 250, 22], [1110, 560, 230, 18], [1290, 628, 400, 46], [200, 612, 280, 34], [520, 664, 290, 44]] }),
      grass({ ink: 'rust', lit: 'gold', y: [[0, 590], [1600, 590]], count: 12, height: [30, 56], seed: 4, forms: 2, unrest: 18 }),
      grass({ ink: 'brown', lit: 'rust', y: [[0, 660], [1600, 660]], count: 10, height: [50, 90], seed: 4, forms: 2, unrest: 22 }),
      ridge({ ink: 'brown', points: [[0, 684], [400, 724], [1200, 730], [1600, 676]], swell: 12, swells: 5, seed: 6, cover: 'hardwood', height: [40, 76] }),
      boardwalk({ path: [[640, 860, 250], [790, 700, 142], [872, 614, 84], [812, 560, 52], [732, 528, 32], [726, 502, 19]], plank: 'cream', plank2: 'gold', edge: 'brown', shadow: 'ink', planks: 26, crowding: 1.8 }),
      cottongrass({ stem: 'ink', petal: 'cream', items: [[392, 760, 140], [428, 770, 104], [352, 776, 96], [1100, 760, 140], [1144, 770, 108], [1192, 776, 126], [372, 640, 54], [1180, 596, 54], [1216, 602, 66]] }),
      pitcherPlants({ pitcher: 'rust', lip: 'gold', items: [[424, 806, 80], [468, 810, 60], [1000, 800, 84], [1050, 808, 64], [960, 810, 56]] }),
      spruces({ ink: 'ink', lit: 'teal', seed: 6, forms: 1, girth: 0.2, light: 1, items: [[300, 820, 430], [196, 830, 640], [70, 830, 800]] }),
      spruces({ ink: 'ink', lit: 'teal', seed: 6, forms: 1, girth: 0.2, items: [[1300, 820, 480], [1408, 830, 700], [1540, 830, 820]] }),
      bank({ ink: 'ink', points: [[0, 730], [180, 740], [330, 776], [440, 802]], close: [[440, 802], [0, 802]] }),
      bank({ ink: 'ink', points: [[1000, 802], [1140, 780], [1330, 752], [1600, 716]], close: [[1600, 802], [1000, 802]] }),
      grass({ ink: 'ink', lit: 'rust', y: 806, count: 7, height: [80, 140], seed: 4, forms: 2, x: [0, 470] }),
      grass({ ink: 'ink', lit: 'rust', y: 806, count: 9, height: [80, 140], seed: 4, forms: 2, x: [1000, 1600] }),
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
