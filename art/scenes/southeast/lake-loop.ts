import { trailArt } from '../../kit/scene.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { onions } from '../../motifs/onions.ts';
import { reflection } from '../../motifs/reflection.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { sky, strata } from '../../motifs/sky.ts';
import { swallows } from '../../motifs/swallows.ts';
import { veil } from '../../motifs/veil.ts';
import { mist, ripples, water } from '../../motifs/water.ts';
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
    focus: { x: 0.47, y: 0.5 },
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
      bank({ ink: 'green', points: [[1080, 440], [1180, 424], [1340, 416], [1620, 404]], close: [[1620, 480], [1300, 462]] }),
      willow({ x: 1290, y: 428, height: 240, trunk: 'green', ink: 'green', lit: 'willow', spread: 1.1, light: -1, seed: 3, fronds: 11 }),
      ripples({ ink: 'cream', y: [470, 506], count: 8, between: [560, 1300], width: [120, 260], height: [4, 7], seed: 3 }),
      shape({ ink: 'ink', points: [[440, 516], [900, 508], [1440, 512], [1440, 640], [440, 640]] }),
      veil({ lip: [[470, 516], [900, 508]], foot: [[470, 640], [900, 630]], ink: 'cream', strand: 'pond', strands: 20, seed: 3 }),
      veil({ lip: [[890, 508], [1150, 508]], foot: [[890, 630], [1150, 630]], ink: 'cream', strand: 'pond', strands: 13, seed: 5 }),
      veil({ lip: [[1140, 508], [1420, 512]], foot: [[1140, 630], [1420, 636]], ink: 'cream', strand: 'pond', strands: 14, seed: 8 }),
      shape({ ink: 'pond', points: [[440, 508], [900, 501], [1440, 504], [1440, 513], [900, 510], [440, 518]] }),
      shape({ ink: 'ink', points: [[836, 490], [872, 490], [880, 640], [828, 640]] }),
      shape({ ink: 'ink', points: [[1084, 490], [1120, 490], [1128, 640], [1076, 640]] }),
      shape({ ink: 'willow', points: [[832, 484], [876, 484], [878, 496], [830, 496]] }),
      shape({ ink: 'willow', points: [[1080, 484], [1124, 484], [1126, 496], [1078, 496]] }),
      water({ ink: 'pond', y: 628 }),
      mist({ x: 690, y: 636, width: 460, ink: 'cream', height: 16, seed: 5 }),
      mist({ x: 1150, y: 634, width: 470, ink: 'cream', height: 18, seed: 8 }),
      ripples({ ink: 'cream', y: [640, 690], count: 12, between: [560, 1300], width: [90, 190], height: [5, 8], seed: 4 }),
      ripples({ ink: 'green', y: [680, 800], count: 7, between: [520, 1300], width: [120, 300], height: [4, 9], seed: 24 }),
      boulders({ ink: 'ink', lit: 'willow', seed: 6, items: [[760, 664, 76, 30], [1180, 672, 90, 34], [990, 660, 44, 18]] }),
      shape({ ink: 'ink', points: [[500, 476], [590, 472], [604, 490], [600, 560], [620, 660], [470, 680]] }),
      shape({ ink: 'willow', points: [[496, 478], [590, 472], [604, 490], [510, 496]] }),
      shape({ ink: 'ink', points: [[1300, 474], [1390, 478], [1420, 680], [1290, 660], [1302, 570], [1296, 490]] }),
      shape({ ink: 'willow', points: [[1300, 474], [1390, 478], [1386, 494], [1296, 490]] }),
      bank({ ink: 'green', points: [[-20, 480], [200, 470], [400, 472], [520, 486], [540, 560], [570, 650], [640, 740], [680, 802]], close: [[680, 802], [-20, 802]] }),
      hatch({ ink: 'willow', y: [500, 760], count: 12, length: [70, 200], thickness: [5, 9], x: [20, 470], slope: 0.06, seed: 5 }),
      willow({ x: 290, y: 620, height: 580, trunk: 'ink', ink: 'green', lit: 'willow', spread: 1.1, light: 1, seed: 5, fronds: 24 }),
      bank({ ink: 'green', points: [[1200, 802], [1260, 730], [1330, 650], [1370, 560], [1384, 488], [1500, 470], [1620, 462]], close: [[1620, 802]] }),
      swallows({ ink: 'ink', items: [[820, 330, 92, 60], [720, 420, 60, -50], [1010, 420, 70, 110], [930, 250, 44, 30], [1120, 330, 36, -70]] }),
      grass({ ink: 'ink', lit: 'willow', y: 812, count: 10, height: [90, 170], seed: 4, forms: 2, x: [0, 600] }),
      grass({ ink: 'ink', lit: 'willow', y: 812, count: 8, height: [90, 170], seed: 4, forms: 2, x: [1220, 1600] }),
      onions({ stem: 'ink', petal: 'pink', lit: 'blush', items: [[470, 810, 150], [530, 812, 110], [410, 814, 190], [1420, 812, 150], [1480, 814, 200]] }),
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
