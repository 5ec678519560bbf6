import { trailArt } from '../../kit/scene.ts';
import { spruces, tamaracks } from '../../motifs/conifers.ts';
import { cottongrass } from '../../motifs/flowers.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { boardwalk } from '../../motifs/paths.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank } from '../../motifs/shapes.ts';
import { sky, strata, sun } from '../../motifs/sky.ts';
import { ripples } from '../../motifs/water.ts';

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
    alt: 'A plank boardwalk winds across a red and ochre bog dotted with white cottongrass toward golden autumn tamaracks and a low sun.',
    focus: { x: 0.47, y: 0.55 },
    palette: bog,
    layers: [
      sky({ seed: 6, waver: 10, bands: [['mist', 0], ['cream', 190]] }),
      strata({ ink: 'cream', bars: [[420, 120, 520, 12], [640, 140, 420, 9], [1180, 98, 420, 10]] }),
      strata({ ink: 'mist', bars: [[980, 232, 460, 10], [1180, 246, 300, 8]] }),
      sun({ x: 690, y: 312, radius: 92, ink: 'gold' }),
      ridge({ ink: 'mist', y: 384, swell: 12, seed: 4, cover: 'spruce', height: [40, 104], detail: 0, swells: 3, gaps: 0.02, spacing: 0.44, floor: 470 }),
      ridge({ ink: 'teal', y: 440, swell: 8, seed: 8, cover: 'spruce', height: [40, 124], detail: 0, swells: 4, gaps: 0.04, spacing: 0.44, floor: 500 }),
      tamaracks({ ink: 'amber', lit: 'gold', trunk: 'brown', seed: 2, forms: 1, light: 1, items: [[372, 462, 170], [450, 466, 250], [540, 464, 170], [604, 460, 120]] }),
      tamaracks({ ink: 'amber', lit: 'gold', trunk: 'brown', seed: 2, forms: 1, items: [[850, 460, 140], [920, 466, 220], [1000, 464, 160], [1086, 470, 270], [1180, 466, 190], [1250, 468, 150]] }),
      ridge({ ink: 'amber', y: 458, swell: 6, swells: 2, seed: 3 }),
      hatch({ ink: 'rust', y: [474, 560], count: 14, length: [80, 240], seed: 7, thickness: [4, 12] }),
      ripples({ ink: 'cream', y: [486, 556], count: 7, width: [120, 300], height: [5, 12], seed: 23 }),
      ridge({ ink: 'rust', y: 566, swell: 10, swells: 5, seed: 5, cover: 'hardwood', height: [18, 34] }),
      ripples({ ink: 'brown', y: [606, 700], count: 5, width: [330, 520], height: [26, 40], seed: 34 }),
      ripples({ ink: 'mist', y: [604, 698], count: 5, width: [290, 480], height: [17, 28], seed: 34 }),
      hatch({ ink: 'amber', y: [590, 740], count: 12, length: [60, 160], seed: 9, thickness: [4, 10] }),
      ridge({ ink: 'brown', points: [[0, 664], [400, 710], [1200, 716], [1600, 650]], swell: 12, swells: 5, seed: 6, cover: 'hardwood', height: [24, 44] }),
      boardwalk({ path: [[640, 860, 250], [790, 700, 142], [872, 604, 84], [806, 540, 50], [726, 500, 29], [734, 464, 13]], plank: 'cream', plank2: 'gold', edge: 'brown', shadow: 'ink', planks: 32, crowding: 1.8 }),
      cottongrass({ stem: 'ink', petal: 'cream', items: [[420, 740, 150], [456, 752, 116], [384, 756, 104], [500, 756, 92], [350, 770, 132], [1090, 742, 150], [1132, 752, 118], [1054, 756, 100], [1176, 760, 136], [1216, 752, 96], [360, 646, 60], [1040, 620, 64], [1070, 626, 80], [1236, 640, 84]] }),
      spruces({ ink: 'ink', lit: 'teal', seed: 6, forms: 2, girth: 0.2, light: 1, items: [[300, 820, 430, 1], [196, 830, 640, 0], [70, 830, 800, 1]] }),
      spruces({ ink: 'ink', lit: 'teal', seed: 6, forms: 2, girth: 0.2, items: [[1300, 820, 480, 1], [1408, 830, 700, 0], [1540, 830, 820, 1]] }),
      bank({ ink: 'ink', points: [[0, 730], [180, 740], [330, 776], [440, 802]], close: [[440, 802], [0, 802]] }),
      bank({ ink: 'ink', points: [[1000, 802], [1140, 780], [1330, 752], [1600, 716]], close: [[1600, 802], [1000, 802]] }),
      grass({ ink: 'ink', lit: 'rust', y: 806, count: 7, height: [80, 140], seed: 4, forms: 2, x: [0, 470] }),
      grass({ ink: 'ink', lit: 'rust', y: 806, count: 9, height: [80, 140], seed: 4, forms: 2, x: [1000, 1600] }),
    ],
  },
  badge: {
    alt: 'A plank boardwalk through golden tamaracks toward a low sun over the bog',
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
