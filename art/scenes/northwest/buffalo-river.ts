import { trailArt } from '../../kit/scene.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { blazingStars, coneflowers, susans } from '../../motifs/flowers.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { tallgrass } from '../../motifs/tallgrass.ts';
import { river } from '../../motifs/water.ts';
import { monarch } from '../../motifs/wings.ts';

const prairie = {
  ink: '#1d3a35',
  green: '#3c7048',
  lime: '#94b24d',
  straw: '#f0cf5f',
  sky: '#5aa5b9',
  pale: '#b3d8d0',
  cream: '#fdf4d9',
  magenta: '#a93c78',
  pink: '#e07ba0',
  orange: '#e27b2c',
};

export default trailArt({
  hero: {
    alt: 'Tallgrass prairie in full bloom on a summer noon, purple blazing star, coneflowers and black-eyed Susans, with the Buffalo River looping away under towering white clouds.',
    focus: { x: 0.5, y: 0.6 },
    palette: prairie,
    layers: [
      sky({ seed: 3, waver: 5, bands: [['sky', 0], ['pale', 346], ['cream', 404]] }),
      cumulus({ x: 1010, y: 352, width: 660, height: 268, ink: 'cream', shade: 'pale', seed: 5, bumps: 10 }),
      cumulus({ x: 470, y: 262, width: 360, height: 112, ink: 'cream', shade: 'pale', seed: 28 }),
      cumulus({ x: 120, y: 352, width: 420, height: 130, ink: 'cream', shade: 'pale', seed: 12 }),
      cumulus({ x: 1480, y: 352, width: 330, height: 110, ink: 'cream', shade: 'pale', seed: 15 }),
      ridge({ ink: 'sky', y: 432, swell: 8, swells: 3, seed: 5, floor: 460 }),
      ridge({ ink: 'green', y: 450, swell: 5, swells: 2, seed: 11, cover: 'hardwood', height: [12, 26], floor: 470 }),
      ridge({ ink: 'lime', y: 454, swell: 6, swells: 3, seed: 3 }),
      hatch({ ink: 'straw', y: [462, 560], count: 12, length: [80, 260], seed: 3, thickness: [3, 9] }),
      hatch({ ink: 'green', y: [470, 580], count: 6, length: [60, 200], seed: 23, thickness: [2, 7] }),
      river({ ink: 'cream', path: [[1010, 460, 5], [940, 474, 12], [760, 486, 18], [640, 506, 27], [760, 532, 42], [960, 558, 58], [980, 598, 86], [780, 642, 126], [640, 720, 170]], glint: 'sky', glints: 12 }),
      broadleaf({ ink: 'green', lit: 'lime', seed: 4, spread: 1.1, forms: 1, items: [[520, 500, 120], [600, 494, 78], [448, 498, 84]] }),
      broadleaf({ ink: 'ink', lit: 'green', seed: 4, spread: 1.1, forms: 1, light: 1, items: [[1130, 536, 150], [1222, 530, 104], [1054, 524, 84]] }),
      ridge({ ink: 'green', points: [[0, 560], [300, 590], [560, 650], [800, 690], [1100, 640], [1620, 560]], swell: 10, swells: 4, seed: 15 }),
      hatch({ ink: 'lime', y: [610, 760], count: 12, length: [60, 200], seed: 8, thickness: [3, 8] }),
      grass({ ink: 'ink', lit: 'lime', y: 820, count: 14, height: [130, 230], seed: 6, forms: 2 }),
      tallgrass({ stem: 'ink', foot: 'magenta', culms: 3, seed: 8, items: [[70, 830, 640, 0.12], [250, 830, 520, 0.1], [1420, 830, 540, -0.1], [1560, 830, 660, -0.12]] }),
      blazingStars({ stem: 'ink', petal: 'magenta', lit: 'pink', items: [[140, 820, 400], [424, 820, 310], [200, 820, 340], [1316, 820, 400], [1130, 820, 290], [1376, 820, 330], [704, 820, 210]] }),
      susans({ stem: 'ink', petal: 'straw', heart: 'ink', items: [[276, 820, 300], [520, 820, 230], [610, 820, 160], [1450, 820, 330], [1200, 820, 240], [960, 820, 190], [860, 820, 140]] }),
      coneflowers({ stem: 'ink', petal: 'magenta', lit: 'pink', heart: 'orange', items: [[44, 820, 330], [366, 820, 260], [1060, 820, 250], [1550, 820, 340], [780, 820, 180]] }),
      monarch({ x: 560, y: 560, width: 74, ink: 'ink', wing: 'orange' }),
      grass({ ink: 'ink', lit: 'green', y: 830, count: 11, height: [80, 150], seed: 6, forms: 2 }),
    ],
  },
  badge: {
    alt: 'A coneflower, blazing star and a monarch above the bends of the Buffalo River',
    palette: prairie,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['sky', 0], ['pale', 190]] }),
      cumulus({ x: 214, y: 190, width: 240, height: 108, ink: 'cream', shade: 'pale', seed: 5, bumps: 8 }),
      ridge({ ink: 'green', y: 214, swell: 2, seed: 11, cover: 'hardwood', height: [8, 14], floor: 230 }),
      ridge({ ink: 'lime', y: 218, swell: 3, seed: 3 }),
      river({ ink: 'cream', path: [[250, 220, 3], [200, 230, 8], [168, 244, 12], [210, 262, 20], [260, 284, 30], [220, 320, 50], [190, 370, 70]] }),
      ridge({ ink: 'green', points: [[0, 300], [195, 332], [390, 300]], swell: 3, seed: 5 }),
      grass({ ink: 'ink', lit: 'lime', y: 376, count: 9, height: [70, 120], seed: 6, forms: 1, blades: 6 }),
      blazingStars({ stem: 'ink', petal: 'magenta', lit: 'pink', items: [[84, 380, 250], [318, 380, 220], [292, 380, 160]] }),
      susans({ stem: 'ink', petal: 'straw', heart: 'ink', items: [[262, 380, 150], [70, 380, 130]] }),
      coneflowers({ stem: 'ink', petal: 'magenta', lit: 'pink', heart: 'orange', items: [[140, 380, 210], [338, 380, 150]] }),
      monarch({ x: 258, y: 170, width: 62, ink: 'ink', wing: 'orange' }),
    ],
  },
});
