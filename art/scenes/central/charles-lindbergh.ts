import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { dryBrush, grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { redPines } from '../../motifs/red-pines.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { ripples, river, water } from '../../motifs/water.ts';
import { biplane } from './charles-lindbergh/biplane.ts';
import { jenny, jennyShadow } from './charles-lindbergh/jenny.ts';
import { logTower } from './charles-lindbergh/log-tower.ts';

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

/** Golden evening, the sun low on the left; one looks down from a little above the plane. */
const barnstorm = values({
  dark: { ink: '#16241f', forest: '#2f4c38' },
  middle: { maroon: '#8f2f22', stone: '#8b8d80', olive: '#8f9040' },
  glow: { straw: '#e9b851', sky: '#a8d0ca', cream: '#fff3d2' },
  accent: { red: '#dd4328' },
});
const low = { from: [-1, -0.6], ink: 'straw', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'From above: a red Curtiss Jenny flies over the Mississippi, its shadow on the water; at left, the stone and log water tower looks out over the woods of Lindbergh State Park.',
    focus: { x: 0.5, y: 0.5 },
    palette: barnstorm,
    layers: [
      sky({ bands: [['cream', 0]] }),
      ridge({ ink: 'sky', y: 54, swell: 8, seed: 5, cover: 'hardwood', crowns: 'facet', height: [4, 10], floor: 90 }),
      // Fields in the evening light, woods between them.
      bank({ ink: 'straw', points: [[-20, 74], [400, 66], [900, 72], [1640, 62]], close: [[1640, 820], [-20, 820]] }),
      mass({ ink: 'olive', light: low, rim: 4, layers: [
        ridge({ ink: 'olive', points: [[-20, 104], [260, 96], [520, 110]], to: 540, swell: 4, swells: 5, seed: 9, cover: 'hardwood', crowns: 'billow', height: [5, 12], floor: 124 }),
        ridge({ ink: 'olive', points: [[1180, 120], [1400, 100], [1640, 96]], from: 1160, swell: 4, swells: 5, seed: 7, cover: 'hardwood', crowns: 'billow', height: [5, 12], floor: 130 }),
      ] }),
      bank({ ink: 'straw', points: [[-20, 108], [200, 116], [420, 110], [560, 124], [800, 110], [1100, 130], [1300, 122], [1640, 112]], close: [[1640, 820], [-20, 820]] }),
      shape({ ink: 'cream', points: [[-20, 140], [330, 126], [250, 196], [-20, 224]], opacity: 0.7 }),
      shape({ ink: 'olive', points: [[1290, 156], [1640, 140], [1640, 238], [1380, 252]], opacity: 0.7 }),
      shape({ ink: 'cream', points: [[1330, 330], [1640, 296], [1640, 470], [1450, 500]], opacity: 0.6 }),
      shape({ ink: 'olive', points: [[-20, 250], [220, 222], [100, 372], [-20, 390]], opacity: 0.55 }),
      dryBrush({ ink: 'olive', bristles: 8, thickness: [2, 4], strokes: [[[1390, 430], [1640, 400], 110], [[-20, 190], [260, 160], 50], [[1240, 560], [1640, 520], 120]], seed: 4 }),
      river({ ink: 'sky', path: [[890, 84, 8], [1040, 110, 18], [1130, 160, 34], [980, 250, 62], [800, 350, 96], [850, 480, 140], [1080, 620, 210], [1100, 860, 300]] }),
      spray({ ink: 'cream', from: [760, 500], to: [1200, 700], size: 5, within: [[700, 400], [830, 440], [1180, 520], [1300, 640], [1340, 820], [830, 820], [860, 660], [740, 520]] }),
      // The near woods, and the water tower that looks over them.
      mass({ ink: 'forest', light: low, rim: 6, layers: [
        ridge({ ink: 'forest', points: [[-20, 440], [160, 450], [330, 540], [470, 660], [600, 800]], to: 610, swell: 8, swells: 6, seed: 4, cover: 'hardwood', crowns: 'billow', height: [26, 52] }),
        ridge({ ink: 'forest', points: [[1380, 830], [1460, 720], [1640, 640]], from: 1370, swell: 6, swells: 5, seed: 8, cover: 'hardwood', crowns: 'billow', height: [26, 52] }),
      ] }),
      mass({ light: low, shadow: { y: 640, length: 0.7, opacity: 0.6 }, layers: [logTower({ x: 250, y: 640, height: 240, stone: 'ink', stoneShade: 'ink', log: 'ink', logShade: 'ink', roof: 'ink', dark: 'ink' })] }),
      logTower({ x: 250, y: 640, height: 240, stone: 'stone', stoneShade: 'ink', log: 'straw', logShade: 'maroon', roof: 'maroon', dark: 'ink' }),
      mass({ ink: 'ink', light: { ...low, ink: 'olive' }, rim: 7, layers: [ridge({ ink: 'ink', points: [[-20, 570], [180, 650], [340, 680], [460, 770], [520, 840]], to: 530, swell: 8, swells: 6, seed: 6, cover: 'hardwood', crowns: 'billow', height: [34, 64] })] }),
      jennyShadow({ x: 1090, y: 640, width: 400, ink: 'ink', opacity: 0.5 }),
      jenny({ x: 765, y: 364, width: 940, ink: 'ink', lit: 'cream', wing: 'red', shade: 'maroon' }),
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
      biplane({ x: 195, y: 176, width: 226, ink: 'ink', lit: 'gold', wing: 'brick', shade: 'forest', tilt: 22 }),
    ],
  },
});
