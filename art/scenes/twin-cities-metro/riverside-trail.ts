import { trailArt } from '../../kit/scene.ts';
import { canoe } from '../../motifs/canoe.ts';
import { pine } from '../../motifs/conifers.ts';
import { ferns } from '../../motifs/ferns.ts';
import { foliage } from '../../motifs/foliage.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { bank, lenses, shape } from '../../motifs/shapes.ts';
import { sky, strata } from '../../motifs/sky.ts';
import { ripples, river, water } from '../../motifs/water.ts';

const overcast = {
  ink: '#14261f',
  forest: '#28483a',
  sage: '#56765c',
  lichen: '#8fa98a',
  fog: '#bccbbd',
  cloud: '#dde4d6',
  white: '#f6f6ea',
  red: '#c2402c',
  sand: '#c9b48a',
};

export default trailArt({
  hero: {
    alt: 'Two paddlers in a red canoe slip along the still St. Croix at William O’Brien under a gray-green overcast, past a tall white pine and the wooded Wisconsin bank.',
    focus: { x: 0.5, y: 0.6 },
    palette: overcast,
    layers: [
      sky({ seed: 7, waver: 16, bands: [['fog', 0], ['cloud', 96], ['fog', 190], ['white', 268]] }),
      strata({ ink: 'cloud', bars: [[320, 50, 620, 18], [1180, 66, 560, 16]] }),
      strata({ ink: 'fog', bars: [[640, 136, 620, 14], [1280, 150, 420, 12], [240, 160, 360, 10]] }),
      ridge({ ink: 'fog', points: [[0, 300], [500, 330], [900, 340], [1620, 290]], swell: 16, seed: 3, cover: 'hardwood', height: [16, 34], floor: 440 }),
      ridge({ ink: 'lichen', points: [[0, 360], [400, 376], [800, 396], [1200, 366], [1620, 340]], swell: 12, seed: 8, cover: 'hardwood', height: [18, 40], floor: 450 }),
      ridge({ ink: 'sage', points: [[760, 440], [1000, 410], [1300, 370], [1620, 340]], from: 740, swell: 8, seed: 12, cover: 'hardwood', height: [22, 46], floor: 460 }),
      canopy({ ink: 'lichen', points: [[900, 416], [1300, 366], [1600, 340]], depth: 60, count: 16, size: [24, 44], seed: 4 }),
      strata({ ink: 'white', bars: [[420, 404, 700, 16], [1240, 418, 620, 14], [760, 426, 420, 10]] }),
      water({ ink: 'cloud', y: 446 }),
      shape({ ink: 'lichen', points: [[740, 446], [1620, 446], [1620, 530], [1400, 524], [1180, 496], [960, 476], [800, 458]] }),
      shape({ ink: 'fog', points: [[0, 446], [760, 446], [800, 460], [640, 478], [400, 490], [180, 496], [0, 500]] }),
      ripples({ ink: 'cloud', y: [452, 540], count: 16, width: [140, 360], height: [4, 7], seed: 14 }),
      ripples({ ink: 'fog', y: [520, 800], count: 20, width: [140, 380], height: [6, 14], seed: 6 }),
      ripples({ ink: 'lichen', y: [560, 800], count: 9, between: [300, 1200], width: [160, 340], height: [6, 10], seed: 19 }),
      ripples({ ink: 'white', y: [500, 760], count: 9, width: [120, 320], height: [4, 8], seed: 11 }),
      lenses({ ink: 'sage', items: [[780, 646, 470, 24], [740, 668, 330, 14], [830, 684, 220, 9]] }),
      lenses({ ink: 'red', items: [[790, 656, 240, 9]] }),
      canoe({ x: 780, y: 636, width: 460, hull: 'red', lit: 'sand', ink: 'ink', coat: 'forest' }),
      bank({ ink: 'sage', points: [[0, 490], [160, 500], [290, 540], [400, 620], [470, 720], [500, 802]], close: [[500, 802], [0, 802]] }),
      river({ ink: 'sand', path: [[20, 506, 8], [110, 530, 14], [190, 570, 26], [210, 630, 44], [150, 710, 74], [60, 830, 120]] }),
      pine({ x: 340, y: 690, height: 720, ink: 'ink', lit: 'sage', stem: 'ink', bulk: 1.45, plates: 13, seed: 4 }),
      pine({ x: 60, y: 640, height: 720, ink: 'forest', lit: 'sage', stem: 'ink', bulk: 1.5, plates: 11, seed: 12, wind: -1 }),
      shape({ ink: 'ink', points: [[1440, 740], [1456, 600], [1410, 440], [1290, 270], [1230, 180], [1320, 250], [1440, 400], [1490, 500], [1500, 300], [1530, 300], [1540, 560], [1580, 760]] }),
      foliage({ ink: 'ink', points: [[1200, -40], [1640, -40], [1640, 400], [1540, 360], [1450, 310], [1370, 350], [1290, 300], [1190, 250], [1110, 180], [1130, 70]], size: [46, 96], seed: 3 }),
      canopy({ ink: 'forest', points: [[1140, 60], [1300, 20], [1560, 20]], depth: 230, count: 22, size: [50, 84], seed: 4 }),
      bank({ ink: 'forest', points: [[1060, 802], [1180, 752], [1340, 700], [1480, 672], [1600, 660]], close: [[1600, 802], [1060, 802]] }),
      bank({ ink: 'ink', points: [[190, 802], [300, 762], [420, 744], [540, 770], [620, 802]], close: [[190, 802]] }),
      ferns({ ink: 'ink', lit: 'forest', items: [[346, 706, 70], [300, 716, 60], [60, 660, 80], [90, 664, 60], [300, 800, 130], [420, 790, 150], [520, 806, 110]] }),
      ferns({ ink: 'ink', lit: 'sage', items: [[1160, 806, 120], [1280, 800, 170], [1420, 800, 200], [1550, 800, 170]] }),
    ],
  },
  badge: {
    alt: 'Two paddlers in a red canoe on the gray St. Croix, a white pine on the bank',
    palette: overcast,
    layers: [
      sky({ waver: 6, seed: 2, bands: [['fog', 0], ['cloud', 90], ['white', 150]] }),
      ridge({ ink: 'lichen', points: [[0, 190], [195, 206], [390, 184]], swell: 4, seed: 8, cover: 'hardwood', height: [12, 22], floor: 240 }),
      ridge({ ink: 'sage', points: [[150, 232], [260, 214], [390, 196]], from: 150, swell: 3, seed: 12, cover: 'hardwood', height: [14, 26], floor: 240 }),
      water({ ink: 'cloud', y: 230 }),
      ripples({ ink: 'fog', y: [240, 340], count: 9, width: [80, 160], height: [6, 9], seed: 6 }),
      pine({ x: 104, y: 330, height: 230, ink: 'ink', lit: 'sage', bulk: 1.7, plates: 9, seed: 4 }),
      bank({ ink: 'forest', points: [[0, 290], [80, 294], [130, 312], [170, 350]], close: [[170, 400], [0, 400]] }),
      lenses({ ink: 'sage', items: [[222, 302, 200, 16]] }),
      canoe({ x: 222, y: 300, width: 200, hull: 'red', lit: 'sand', ink: 'ink', coat: 'forest' }),
    ],
  },
});
