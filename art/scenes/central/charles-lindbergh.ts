import { trailArt } from '../../kit/scene.ts';
import { biplane } from '../../motifs/biplane.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { logTower } from '../../motifs/log-tower.ts';
import { redPines } from '../../motifs/red-pines.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, lenses } from '../../motifs/shapes.ts';
import { sky, strata, sun } from '../../motifs/sky.ts';
import { ripples, river, water } from '../../motifs/water.ts';

const golden = {
  ink: '#202a22',
  forest: '#3c5132',
  olive: '#83873a',
  straw: '#dba53f',
  gold: '#f8cd64',
  cream: '#fef1ca',
  sky: '#8ebbb4',
  brick: '#a9542c',
  stone: '#7b7f78',
};

export default trailArt({
  hero: {
    alt: 'A biplane banks over red pines, the Mississippi and the stone and log water tower of Lindbergh State Park in golden evening light.',
    focus: { x: 0.5, y: 0.35 },
    palette: golden,
    layers: [
      sky({ seed: 4, waver: 12, bands: [['sky', 0], ['cream', 232], ['gold', 372]] }),
      strata({ ink: 'cream', bars: [[520, 80, 460, 11], [700, 98, 340, 8], [1300, 150, 380, 10]] }),
      strata({ ink: 'gold', bars: [[1100, 316, 520, 12], [1240, 334, 360, 9], [420, 300, 360, 10]] }),
      sun({ x: 470, y: 420, radius: 66, ink: 'cream' }),
      ridge({ ink: 'sky', y: 446, swell: 10, swells: 3, seed: 5, floor: 500 }),
      ridge({ ink: 'olive', y: 460, swell: 6, swells: 4, seed: 8, cover: 'hardwood', height: [10, 22], floor: 500 }),
      water({ ink: 'cream', y: 476 }),
      ripples({ ink: 'sky', y: [480, 530], count: 12, width: [140, 300], height: [4, 8], seed: 5 }),
      ripples({ ink: 'gold', y: [480, 530], count: 9, x: 500, spread: [140, 200], width: [120, 200], height: [4, 7], seed: 8 }),
      ripples({ ink: 'olive', y: [478, 488], count: 8, width: [160, 240], height: [6, 7], seed: 12 }),
      bank({ ink: 'straw', points: [[-10, 536], [260, 528], [520, 540], [800, 530], [1100, 540], [1360, 526], [1610, 530]], close: [[1610, 812], [-10, 812]] }),
      hatch({ ink: 'gold', y: [548, 700], count: 16, length: [80, 260], thickness: [3, 11], seed: 5 }),
      hatch({ ink: 'olive', y: [556, 740], count: 16, length: [80, 260], thickness: [3, 10], seed: 8 }),
      redPines({ ink: 'forest', lit: 'olive', bark: 'brick', seed: 3, forms: 1, items: [[500, 566, 250], [446, 562, 190], [806, 566, 280], [866, 560, 210], [1150, 560, 260], [1214, 566, 320], [1276, 560, 230]] }),
      lenses({ ink: 'olive', items: [[820, 626, 420, 26], [1010, 682, 260, 22]] }),
      logTower({ x: 660, y: 640, height: 350, stone: 'stone', stoneShade: 'forest', log: 'straw', logShade: 'brick', roof: 'brick', dark: 'ink' }),
      river({ ink: 'cream', path: [[560, 636, 16], [500, 660, 24], [540, 700, 40], [640, 750, 66], [680, 830, 100]] }),
      biplane({ x: 1000, y: 216, width: 300, ink: 'ink', lit: 'gold', wing: 'brick', tilt: -14 }),
      redPines({ ink: 'ink', lit: 'forest', bark: 'brick', seed: 4, forms: 1, crown: 0.56, items: [[318, 800, 520], [130, 840, 800], [1384, 800, 480], [1500, 840, 800]] }),
      bank({ ink: 'forest', points: [[-10, 700], [200, 706], [420, 752], [560, 812]], close: [[-10, 812]] }),
      bank({ ink: 'forest', points: [[860, 812], [1040, 770], [1300, 716], [1610, 690]], close: [[1610, 812]] }),
      grass({ ink: 'forest', lit: 'olive', y: [[0, 700], [1600, 700]], count: 12, height: [40, 70], seed: 4, forms: 2, unrest: 24, x: [420, 1300] }),
      grass({ ink: 'ink', lit: 'olive', y: 816, count: 20, height: [90, 170], seed: 4, forms: 2 }),
    ],
  },
  badge: {
    alt: 'A biplane over the pines and the Mississippi in golden light',
    palette: golden,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['sky', 0], ['cream', 176], ['gold', 226]] }),
      ridge({ ink: 'olive', y: 258, swell: 3, seed: 8, cover: 'hardwood', height: [8, 16], floor: 280 }),
      water({ ink: 'cream', y: 268 }),
      ripples({ ink: 'sky', y: [274, 310], count: 6, width: [70, 110], height: [5, 7], seed: 5 }),
      redPines({ ink: 'ink', lit: 'forest', bark: 'brick', seed: 3, forms: 1, girth: 0.4, items: [[84, 340, 150], [126, 344, 110], [306, 340, 160], [268, 344, 104]] }),
      ridge({ ink: 'forest', y: 322, swell: 4, seed: 4 }),
      biplane({ x: 195, y: 172, width: 232, ink: 'ink', lit: 'cream', wing: 'brick', tilt: -12 }),
    ],
  },
});
