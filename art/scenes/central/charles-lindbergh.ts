import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { biplane } from '../../motifs/biplane.ts';
import { grass } from '../../motifs/grass.ts';
import { logTower } from '../../motifs/log-tower.ts';
import { redPines } from '../../motifs/red-pines.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
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

/** Golden evening, the sun low on the left. */
const barnstorm = values({
  dark: { ink: '#1f2822', forest: '#3a5034' },
  middle: { brick: '#b0522c', stone: '#8b8d80', olive: '#8f9040' },
  glow: { straw: '#e6b552', sky: '#a9cdc4', cream: '#fef2cf' },
  accent: { red: '#d8452b' },
});
const low = { from: [-1, -0.6], ink: 'straw', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'A Curtiss Jenny comes straight at you, its two wings as wide as the sky, over the red pines and the stone and log water tower of Lindbergh State Park by the Mississippi.',
    focus: { x: 0.5, y: 0.5 },
    palette: barnstorm,
    layers: [
      sky({ seed: 4, waver: 12, bands: [['cream', 0]] }),
      spray({ ink: 'sky', from: [0, 0], to: [0, 420], size: 4 }),
      sun({ x: 300, y: 500, radius: 74, ink: 'straw' }),
      ridge({ ink: 'sky', y: 520, swell: 8, seed: 5, cover: 'hardwood', crowns: 'facet', height: [8, 18], floor: 570 }),
      ridge({ ink: 'olive', y: 546, swell: 6, swells: 4, seed: 8, cover: 'hardwood', crowns: 'facet', height: [10, 24], floor: 580 }),
      water({ ink: 'sky', y: 562 }),
      ripples({ form: 'bar', ink: 'cream', y: [566, 610], count: 14, x: 320, spread: [120, 300], width: [90, 260], height: [3, 6], seed: 8 }),
      bank({ ink: 'straw', points: [[-20, 622], [300, 610], [640, 618], [980, 604], [1300, 612], [1620, 600]], close: [[1620, 820], [-20, 820]] }),
      spray({ ink: 'olive', from: [0, 820], to: [0, 610], size: 3, within: [[-20, 626], [300, 614], [980, 608], [1620, 604], [1620, 820], [-20, 820]] }),
      mass({ ink: 'forest', light: low, rim: 4, shadow: { y: 690, length: 0.5, opacity: 0.35 }, layers: [redPines({ ink: 'forest', lit: 'forest', bark: 'forest', seed: 3, forms: 2, items: [[1290, 676, 190], [1360, 684, 250], [1450, 680, 210], [1530, 690, 270], [120, 676, 170], [200, 682, 230]] })] }),
      mass({ light: low, shadow: { y: 720, length: 0.8, opacity: 0.4 }, layers: [logTower({ x: 1060, y: 726, height: 250, stone: 'ink', stoneShade: 'ink', log: 'ink', logShade: 'ink', roof: 'ink', dark: 'ink' })] }),
      logTower({ x: 1060, y: 726, height: 250, stone: 'stone', stoneShade: 'forest', log: 'straw', logShade: 'brick', roof: 'brick', dark: 'ink' }),
      river({ ink: 'cream', path: [[1010, 728, 10], [960, 744, 18], [1000, 780, 34], [1040, 840, 70]] }),
      mass({ ink: 'ink', light: low, rim: 3, layers: [grass({ ink: 'ink', lit: 'ink', y: 822, count: 24, height: [30, 70], seed: 4, forms: 2 })] }),
      biplane({ x: 720, y: 250, width: 1260, ink: 'ink', lit: 'straw', wing: 'red', tilt: -9 }),
      grain({ ink: 'ink', opacity: 0.12 }),
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
