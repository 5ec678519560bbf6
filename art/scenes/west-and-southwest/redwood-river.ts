import { trailArt } from '../../kit/scene.ts';
import { ferns } from '../../motifs/ferns.ts';
import { foliage } from '../../motifs/foliage.ts';
import { hatch } from '../../motifs/grass.ts';
import { shafts } from '../../motifs/light-shafts.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { bank, lenses } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { trout } from '../../motifs/trout.ts';
import { trunks } from '../../motifs/trunks.ts';
import { mist, ripples, river } from '../../motifs/water.ts';
import { woodland } from '../../motifs/woodland.ts';

const summerWoods = {
  ink: '#0f2620',
  forest: '#1d4a38',
  green: '#3d7a42',
  leaf: '#80b048',
  lime: '#cfdf70',
  water: '#2f7f83',
  pale: '#bfe4d2',
  cream: '#fdf8da',
  gold: '#f0c150',
  bark: '#7c4a2a',
};

export default trailArt({
  hero: {
    alt: 'A brown trout leaps in the clear Redwood River, deep in the green valley of Camden; noon light falls through the maples, and the bright prairie rim shows far above.',
    focus: { x: 0.46, y: 0.62 },
    palette: summerWoods,
    layers: [
      sky({ seed: 4, waver: 8, bands: [['pale', 0], ['cream', 110]] }),
      ridge({ ink: 'gold', points: [[300, 190], [700, 196], [1000, 190], [1300, 180]], swell: 4, seed: 3, floor: 400 }),
      hatch({ ink: 'cream', x: [560, 1000], y: [200, 230], count: 7, length: [60, 140], thickness: [3, 5], seed: 4 }),
      ridge({ ink: 'leaf', points: [[200, 160], [560, 210], [800, 250], [1040, 206], [1400, 160]], swell: 4, seed: 5 }),
      woodland({ leaves: [['leaf', 'lime'], ['green', 'leaf'], ['leaf', 'lime']], points: [[320, 190], [560, 236], [800, 280], [1040, 236], [1280, 190]], depth: 100, rows: 2, size: [88, 124], rise: 0.9, seed: 5 }),
      ridge({ ink: 'green', points: [[200, 330], [500, 372], [800, 404], [1100, 372], [1400, 330]], swell: 4, swells: 5, seed: 9, cover: 'hardwood', height: [36, 66] }),
      canopy({ ink: 'leaf', points: [[300, 350], [800, 410], [1300, 350]], depth: 40, count: 11, size: [30, 44], seed: 4 }),
      bank({ ink: 'forest', points: [[0, 440], [300, 452], [600, 462], [800, 458], [1000, 462], [1300, 450], [1600, 440]], close: [[1600, 802], [0, 802]] }),
      lenses({ ink: 'green', items: [[420, 500, 240, 20], [1150, 496, 260, 22], [300, 560, 300, 26], [1290, 570, 280, 26], [1100, 540, 160, 14]] }),
      lenses({ ink: 'leaf', items: [[470, 530, 150, 14], [1190, 528, 150, 14], [330, 606, 170, 18], [1300, 612, 150, 16]] }),
      river({ ink: 'water', path: [[840, 458, 12], [900, 466, 26], [880, 482, 48], [760, 502, 80], [680, 540, 118], [740, 600, 180], [820, 680, 280], [800, 840, 440]] }),
      ripples({ ink: 'forest', y: [540, 800], count: 7, x: 780, spread: [80, 260], width: [90, 260], height: [4, 10], seed: 6 }),
      ripples({ ink: 'pale', y: [480, 790], count: 18, x: 780, spread: [40, 270], width: [40, 200], height: [3, 8], seed: 9 }),
      ripples({ ink: 'lime', y: [560, 780], count: 6, x: 700, spread: [60, 200], width: [70, 160], height: [4, 8], seed: 19 }),
      boulders({ ink: 'ink', lit: 'leaf', seed: 5, items: [[520, 590, 110, 46], [1010, 600, 120, 48], [590, 560, 60, 24], [930, 560, 60, 22], [420, 680, 150, 60], [1150, 690, 150, 60]] }),
      trunks({ ink: 'forest', items: [[400, 520, 12, 60, 10], [330, 540, 15, 40, -14], [1200, 520, 13, 60, -8], [1290, 548, 16, 40, 16]] }),
      shafts({ ink: 'lime', opacity: 0.22, from: 40, items: [[620, 420, 610, 130], [760, 660, 640, 110], [900, 1010, 610, 100], [1010, 1210, 620, 120]] }),
      lenses({ ink: 'lime', items: [[420, 612, 150, 12], [1012, 612, 110, 10], [1212, 622, 140, 12], [664, 642, 120, 10]] }),
      trunks({ ink: 'ink', lit: 'bark', items: [[220, 700, 30, -20, 26], [90, 800, 52, -20, -10], [1390, 700, 32, -20, -20], [1530, 800, 56, -20, 14]] }),
      foliage({ ink: 'forest', points: [[-40, -60], [1640, -60], [1640, 300], [1500, 280], [1380, 190], [1220, 150], [1080, 84], [820, 40], [560, 86], [400, 160], [240, 200], [110, 290], [-40, 300]], size: [40, 90], seed: 6 }),
      canopy({ ink: 'green', points: [[40, 60], [400, 20], [800, -20], [1200, 20], [1560, 60]], depth: [[0, 190], [400, 80], [800, 20], [1200, 80], [1600, 190]], count: 15, size: [60, 90], seed: 5 }),
      foliage({ ink: 'ink', points: [[-40, -60], [460, -60], [330, 30], [200, 60], [120, 150], [-40, 180]], size: [40, 90], seed: 8 }),
      foliage({ ink: 'ink', points: [[1140, -60], [1640, -60], [1640, 180], [1500, 150], [1420, 60], [1290, 30]], size: [40, 90], seed: 9 }),
      mist({ x: 850, y: 566, width: 130, ink: 'cream', height: 34 }),
      trout({ x: 760, y: 480, length: 230, ink: 'bark', flank: 'gold', belly: 'cream', spot: 'ink', tilt: 36 }),
      lenses({ ink: 'cream', items: [[800, 540, 16, 12], [900, 520, 14, 10], [880, 490, 10, 8], [780, 560, 12, 9]] }),
      bank({ ink: 'ink', points: [[0, 690], [160, 696], [330, 740], [440, 802]], close: [[0, 802]] }),
      bank({ ink: 'ink', points: [[1160, 802], [1280, 744], [1440, 700], [1600, 690]], close: [[1600, 802]] }),
      ferns({ ink: 'green', lit: 'leaf', items: [[60, 790, 190], [210, 800, 160], [350, 806, 120], [1300, 806, 130], [1420, 796, 170], [1560, 790, 200]] }),
    ],
  },
  badge: {
    alt: 'A brown trout leaps from the Redwood River in green woods',
    palette: summerWoods,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['pale', 0], ['cream', 110]] }),
      ridge({ ink: 'leaf', points: [[60, 160], [195, 190], [330, 160]], swell: 4, seed: 4, cover: 'hardwood', height: [24, 44], floor: 300 }),
      ridge({ ink: 'forest', points: [[40, 220], [195, 244], [350, 220]], swell: 4, seed: 7, cover: 'hardwood', height: [22, 38], floor: 300 }),
      bank({ ink: 'water', points: [[0, 280], [195, 272], [390, 280]], close: [[390, 400], [0, 400]] }),
      ripples({ ink: 'pale', y: [290, 340], count: 6, x: 180, spread: [100, 90], width: [60, 110], height: [5, 7], seed: 4 }),
      mist({ x: 266, y: 296, width: 92, ink: 'cream', height: 26 }),
      trout({ x: 198, y: 214, length: 206, ink: 'bark', flank: 'gold', belly: 'cream', spot: 'ink', tilt: 38 }),
    ],
  },
});
