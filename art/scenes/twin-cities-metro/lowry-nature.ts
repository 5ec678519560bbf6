import { trailArt } from '../../kit/scene.ts';
import { cattails } from '../../motifs/cattails.ts';
import { tamaracks } from '../../motifs/conifers.ts';
import { boardwalk } from '../../motifs/paths.ts';
import { hiker } from '../../motifs/people.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, lenses } from '../../motifs/shapes.ts';
import { sky, strata } from '../../motifs/sky.ts';
import { swans } from '../../motifs/swans.ts';
import { ripples, water } from '../../motifs/water.ts';

const spring = {
  ink: '#17393a',
  fern: '#2f6b4f',
  leaf: '#79b04f',
  lime: '#c3d96a',
  aqua: '#7cc3bd',
  mint: '#c5e7d6',
  blush: '#f6cdbb',
  white: '#fffdf3',
  brown: '#7c4a2d',
};

export default trailArt({
  hero: {
    alt: 'Two white trumpeter swans on a spring marsh at the Lowry Nature Center, cattails around them, a boardwalk winding toward fresh green tamaracks in soft morning light.',
    focus: { x: 0.44, y: 0.62 },
    palette: spring,
    layers: [
      sky({ seed: 5, waver: 10, bands: [['mint', 0], ['white', 110], ['blush', 200]] }),
      strata({ ink: 'white', bars: [[420, 70, 520, 11], [640, 88, 380, 8], [1260, 110, 440, 10]] }),
      strata({ ink: 'white', bars: [[1000, 262, 380, 8], [560, 276, 420, 9]] }),
      ridge({ ink: 'aqua', points: [[0, 340], [800, 362], [1620, 330]], swell: 12, seed: 4, cover: 'hardwood', height: [16, 34], floor: 430 }),
      ridge({ ink: 'fern', points: [[0, 386], [800, 400], [1620, 380]], swell: 8, seed: 9, cover: 'hardwood', height: [14, 30], floor: 430 }),
      tamaracks({ ink: 'leaf', lit: 'lime', trunk: 'brown', seed: 2, forms: 1, items: [[930, 440, 190], [1010, 444, 250], [1090, 440, 180], [1180, 446, 280], [1262, 442, 200]] }),
      tamaracks({ ink: 'leaf', lit: 'lime', trunk: 'brown', seed: 2, forms: 1, light: 1, items: [[330, 440, 220], [420, 442, 160], [250, 444, 260]] }),
      ridge({ ink: 'leaf', points: [[0, 430], [500, 438], [900, 436], [1620, 428]], swell: 4, seed: 3, cover: 'hardwood', height: [10, 20], floor: 470 }),
      water({ ink: 'aqua', y: 452 }),
      ripples({ ink: 'mint', y: [458, 780], count: 24, width: [90, 360], height: [4, 13], seed: 5 }),
      ripples({ ink: 'white', y: [470, 720], count: 10, x: 700, spread: [200, 260], width: [80, 240], height: [4, 9], seed: 8 }),
      ripples({ ink: 'fern', y: [470, 520], count: 8, width: [90, 180], height: [4, 7], seed: 18 }),
      boardwalk({ path: [[1480, 830, 190], [1290, 690, 110], [1150, 590, 66], [1010, 530, 38], [1040, 490, 22], [1120, 462, 12]], plank: 'white', plank2: 'blush', edge: 'brown', shadow: 'fern', planks: 28, crowding: 1.8 }),
      lenses({ ink: 'fern', items: [[616, 662, 370, 22], [900, 592, 240, 15]] }),
      swans({ ink: 'white', shade: 'mint', bill: 'ink', items: [[900, 590, -180], [620, 660, 287]] }),
      lenses({ ink: 'white', items: [[580, 690, 220, 12], [650, 712, 160, 9], [920, 608, 130, 8]] }),
      hiker({ x: 1130, y: 566, height: 104, ink: 'ink', pack: 'brown', hat: 'ink', flip: true }),
      bank({ ink: 'fern', points: [[0, 660], [160, 664], [300, 690], [420, 740], [480, 802]], close: [[480, 802], [0, 802]] }),
      bank({ ink: 'fern', points: [[1330, 650], [1420, 630], [1520, 624], [1600, 620]], close: [[1600, 700], [1480, 700]] }),
      cattails({ ink: 'fern', lit: 'leaf', head: 'brown', seed: 4, items: [[60, 720, 420], [170, 740, 470], [290, 770, 330], [400, 800, 230], [1410, 652, 290], [1500, 660, 380], [1580, 670, 420]] }),
      bank({ ink: 'ink', points: [[0, 720], [160, 734], [360, 772], [480, 802]], close: [[480, 802], [0, 802]] }),
      cattails({ ink: 'ink', lit: 'fern', head: 'brown', seed: 4, items: [[20, 800, 560], [120, 820, 480], [240, 820, 360], [360, 820, 240], [1560, 820, 500], [1130, 820, 200], [1050, 820, 150]] }),
    ],
  },
  badge: {
    alt: 'A trumpeter swan among cattails on the spring marsh at the Lowry Nature Center',
    palette: spring,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['mint', 0], ['blush', 96]] }),
      ridge({ ink: 'fern', points: [[0, 176], [195, 190], [390, 172]], swell: 4, seed: 9, cover: 'hardwood', height: [16, 34], floor: 240 }),
      water({ ink: 'aqua', y: 224 }),
      ripples({ ink: 'mint', y: [234, 340], count: 9, width: [70, 140], height: [6, 9], seed: 5 }),
      lenses({ ink: 'fern', items: [[214, 312, 220, 18]] }),
      swans({ ink: 'white', shade: 'mint', bill: 'ink', items: [[214, 312, 175]] }),
      cattails({ ink: 'ink', lit: 'fern', head: 'brown', seed: 4, forms: 1, items: [[92, 356, 124], [330, 352, 200], [296, 356, 120]] }),
    ],
  },
});
