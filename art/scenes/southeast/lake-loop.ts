import { trailArt } from '../../kit/scene.ts';
import { grass } from '../../motifs/grass.ts';
import { onions } from '../../motifs/onions.ts';
import { reflection } from '../../motifs/reflection.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { sky, strata } from '../../motifs/sky.ts';
import { swallows } from '../../motifs/swallows.ts';
import { veil } from '../../motifs/veil.ts';
import { ripples, water } from '../../motifs/water.ts';
import { willow } from '../../motifs/willow.ts';

const millpond = {
  ink: '#1f3f3b',
  green: '#3d7558',
  willow: '#86ad5b',
  light: '#cfdc95',
  pond: '#8fbfbd',
  mist: '#d2e6dc',
  blush: '#f7d5c0',
  cream: '#fff6e3',
  pink: '#d2618f',
};

export default trailArt({
  hero: {
    alt: 'A mild morning on the mill pond of Lake Louise: willows trail in the mirror, swallows skim the old dam, and pink wild onions nod on the bank.',
    focus: { x: 0.4, y: 0.5 },
    palette: millpond,
    layers: [
      sky({ seed: 5, waver: 8, bands: [['mist', 0], ['blush', 130], ['cream', 260]] }),
      strata({ ink: 'cream', bars: [[380, 80, 420, 10], [560, 100, 280, 7], [1240, 96, 440, 10]] }),
      strata({ ink: 'blush', bars: [[1220, 290, 420, 9], [620, 300, 300, 7]] }),
      ridge({ ink: 'mist', y: 336, swell: 12, swells: 3, seed: 4, cover: 'hardwood', height: [20, 40], floor: 400 }),
      ridge({ ink: 'pond', points: [[0, 340], [500, 362], [900, 372], [1200, 356], [1620, 330]], swell: 8, swells: 4, seed: 8, cover: 'hardwood', height: [22, 44], floor: 400 }),
      water({ ink: 'mist', y: 396 }),
      reflection({ ink: 'pond', y: 396, points: [[-20, 90], [200, 84], [420, 60], [640, 44], [860, 40], [1080, 56], [1300, 76], [1620, 96]] }),
      ripples({ ink: 'cream', y: [400, 520], count: 10, x: 880, spread: [200, 300], width: [80, 240], height: [3, 7], seed: 9 }),
      bank({ ink: 'green', points: [[1080, 440], [1180, 424], [1340, 416], [1620, 404]], close: [[1620, 470], [1300, 462]] }),
      willow({ x: 1290, y: 428, height: 240, trunk: 'green', ink: 'green', lit: 'willow', spread: 1.1, light: -1, seed: 3, fronds: 11 }),
      shape({ ink: 'ink', points: [[540, 512], [1360, 500], [1372, 604], [540, 604]] }),
      veil({ lip: [[580, 520], [826, 516]], foot: [[580, 604], [832, 604]], ink: 'cream', strand: 'pond', strands: 16, seed: 3 }),
      veil({ lip: [[850, 516], [1180, 512]], foot: [[846, 604], [1186, 604]], ink: 'cream', strand: 'pond', strands: 22, seed: 5 }),
      veil({ lip: [[1206, 512], [1336, 508]], foot: [[1202, 604], [1346, 604]], ink: 'cream', strand: 'pond', strands: 9, seed: 8 }),
      water({ ink: 'pond', y: 600 }),
      ripples({ ink: 'cream', y: [604, 660], count: 13, between: [560, 1340], width: [90, 190], height: [5, 8], seed: 4 }),
      ripples({ ink: 'mist', y: [640, 800], count: 10, between: [440, 1500], width: [120, 320], height: [5, 12], seed: 14 }),
      ripples({ ink: 'green', y: [650, 800], count: 8, between: [400, 1500], width: [120, 300], height: [4, 9], seed: 24 }),
      boulders({ ink: 'ink', lit: 'willow', seed: 6, items: [[560, 640, 170, 90], [470, 690, 220, 110], [1360, 640, 150, 80], [840, 628, 60, 30], [1130, 634, 80, 34]] }),
      bank({ ink: 'green', points: [[0, 500], [180, 520], [360, 570], [470, 660], [560, 760], [590, 802]], close: [[590, 802], [0, 802]] }),
      willow({ x: 300, y: 600, height: 560, trunk: 'ink', ink: 'green', lit: 'willow', spread: 1.15, light: 1, seed: 5, fronds: 26 }),
      bank({ ink: 'green', points: [[1220, 802], [1320, 700], [1440, 620], [1600, 580]], close: [[1600, 802]] }),
      swallows({ ink: 'ink', items: [[820, 330, 92, 60], [720, 420, 60, -50], [1010, 420, 70, 110], [930, 250, 44, 30], [1120, 330, 36, -70]] }),
      grass({ ink: 'ink', lit: 'willow', y: 812, count: 10, height: [90, 170], seed: 4, forms: 2, x: [0, 600] }),
      grass({ ink: 'ink', lit: 'willow', y: 812, count: 8, height: [90, 170], seed: 4, forms: 2, x: [1220, 1600] }),
      onions({ stem: 'ink', petal: 'pink', lit: 'blush', items: [[420, 820, 230], [500, 820, 170], [340, 820, 280], [560, 820, 130], [1280, 820, 180], [1350, 820, 250], [1440, 820, 210], [1520, 820, 290]] }),
    ],
  },
  badge: {
    alt: 'A willow trailing in the mill pond of Lake Louise, and two swallows over it',
    palette: millpond,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['mist', 0], ['blush', 100], ['cream', 170]] }),
      ridge({ ink: 'pond', y: 216, swell: 5, seed: 8, cover: 'hardwood', height: [14, 24], floor: 240 }),
      water({ ink: 'mist', y: 234 }),
      ripples({ ink: 'pond', y: [242, 330], count: 9, width: [70, 130], height: [5, 9], seed: 5 }),
      ripples({ ink: 'cream', y: [246, 320], count: 5, x: 250, spread: [60, 60], width: [60, 90], height: [5, 7], seed: 8 }),
      bank({ ink: 'green', points: [[0, 270], [100, 280], [190, 318], [250, 370]], close: [[0, 400]] }),
      willow({ x: 142, y: 290, height: 214, trunk: 'ink', ink: 'green', lit: 'willow', spread: 0.95, light: 1, seed: 5, fronds: 18 }),
      swallows({ ink: 'ink', items: [[272, 146, 62, 60], [304, 208, 40, -50]] }),
      onions({ stem: 'ink', petal: 'pink', lit: 'blush', items: [[236, 380, 110], [276, 390, 140]] }),
    ],
  },
});
