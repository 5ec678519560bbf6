import { trailArt } from '../../kit/scene.ts';
import { cattails } from '../../motifs/cattails.ts';
import { tamaracks } from '../../motifs/conifers.ts';
import { boardwalk } from '../../motifs/paths.ts';
import { reflection } from '../../motifs/reflection.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, lenses } from '../../motifs/shapes.ts';
import { sky, strata } from '../../motifs/sky.ts';
import { swans } from '../../motifs/swans.ts';
import { visitor } from '../../motifs/visitors.ts';
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
    alt: 'A grown-up and a child on the boardwalk of the Lowry Nature Center, which winds over a cattail marsh toward fresh green tamaracks; a trumpeter swan rests in soft morning light.',
    focus: { x: 0.5, y: 0.6 },
    palette: spring,
    layers: [
      sky({ seed: 5, waver: 10, bands: [['mint', 0], ['white', 110], ['blush', 200]] }),
      strata({ ink: 'white', bars: [[420, 70, 520, 11], [640, 88, 380, 8], [1260, 110, 440, 10]] }),
      strata({ ink: 'white', bars: [[1300, 262, 380, 8], [460, 286, 420, 9]] }),
      ridge({ ink: 'aqua', points: [[0, 340], [800, 362], [1620, 330]], swell: 12, seed: 4, cover: 'hardwood', height: [16, 34], floor: 430 }),
      ridge({ ink: 'fern', points: [[0, 386], [800, 400], [1620, 380]], swell: 8, seed: 9, cover: 'hardwood', height: [14, 30], floor: 450 }),
      tamaracks({ ink: 'fern', lit: 'leaf', seed: 2, forms: 1, items: [[470, 446, 150], [556, 446, 210], [664, 446, 240], [936, 446, 250], [1064, 446, 220], [1172, 446, 160], [1258, 446, 210]] }),
      tamaracks({ ink: 'leaf', lit: 'lime', trunk: 'brown', seed: 2, forms: 1, items: [[610, 458, 290], [722, 456, 190], [880, 458, 200], [996, 462, 370], [1112, 460, 270], [1216, 458, 190]] }),
      ridge({ ink: 'leaf', points: [[0, 440], [500, 448], [900, 446], [1620, 438]], swell: 4, seed: 3, cover: 'hardwood', height: [8, 18], floor: 480 }),
      water({ ink: 'aqua', y: 466 }),
      reflection({ ink: 'leaf', y: 466, points: [[540, 14], [586, 14], [610, 120], [634, 14], [640, 14], [664, 70], [688, 14], [698, 14], [722, 80], [746, 14], [856, 14], [880, 84], [904, 14], [912, 14], [936, 70], [960, 14], [972, 14], [996, 150], [1020, 14], [1040, 14], [1064, 70], [1088, 14], [1088, 14], [1112, 110], [1136, 14], [1192, 14], [1216, 80], [1240, 14], [1270, 12]] }),
      ripples({ ink: 'mint', y: [474, 780], count: 24, width: [90, 360], height: [4, 13], seed: 5 }),
      ripples({ ink: 'white', y: [490, 720], count: 10, x: 620, spread: [200, 260], width: [80, 240], height: [4, 9], seed: 8 }),
      boardwalk({ path: [[1130, 840, 250], [1030, 700, 140], [880, 610, 80], [770, 556, 46], [806, 510, 27], [842, 470, 14]], plank: 'white', plank2: 'blush', edge: 'brown', shadow: 'fern', planks: 28, crowding: 1.8 }),
      visitor({ x: 834, y: 590, height: 132, pose: 'point', ink: 'ink', coat: 'brown', flip: true }),
      visitor({ x: 874, y: 590, height: 132, pose: 'child', ink: 'ink', coat: 'ink' }),
      lenses({ ink: 'fern', items: [[560, 594, 140, 10]] }),
      swans({ ink: 'white', shade: 'mint', bill: 'ink', items: [[560, 593, -94]] }),
      lenses({ ink: 'white', items: [[552, 608, 96, 6], [574, 618, 64, 5]] }),
      cattails({ ink: 'fern', lit: 'leaf', head: 'brown', seed: 4, items: [[60, 720, 420], [170, 740, 470], [290, 770, 330], [400, 800, 230], [1410, 652, 290], [1500, 660, 380], [1580, 670, 420]] }),
      bank({ ink: 'fern', points: [[0, 660], [160, 664], [300, 690], [420, 740], [480, 802]], close: [[480, 802], [0, 802]] }),
      bank({ ink: 'fern', points: [[1300, 802], [1330, 700], [1420, 650], [1520, 630], [1600, 620]], close: [[1600, 802]] }),
      bank({ ink: 'ink', points: [[0, 720], [160, 734], [360, 772], [480, 802]], close: [[480, 802], [0, 802]] }),
      bank({ ink: 'ink', points: [[1340, 802], [1420, 742], [1520, 716], [1600, 708]], close: [[1600, 802]] }),
      cattails({ ink: 'ink', lit: 'fern', head: 'brown', seed: 4, items: [[20, 800, 560], [120, 820, 480], [240, 820, 360], [360, 820, 240], [1570, 820, 560], [1470, 820, 420], [1390, 830, 280], [720, 820, 190], [660, 820, 130]] }),
    ],
  },
  badge: {
    alt: 'Tall cattails beside the boardwalk that winds over the marsh at the Lowry Nature Center',
    palette: spring,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['mint', 0], ['white', 84], ['blush', 120]] }),
      ridge({ ink: 'aqua', points: [[0, 186], [195, 198], [390, 182]], swell: 4, seed: 4, cover: 'hardwood', height: [14, 28], floor: 240 }),
      ridge({ ink: 'fern', points: [[0, 208], [195, 218], [390, 206]], swell: 3, seed: 9, cover: 'hardwood', height: [10, 20], floor: 240 }),
      water({ ink: 'aqua', y: 230 }),
      ripples({ ink: 'mint', y: [238, 340], count: 10, width: [60, 130], height: [5, 9], seed: 5 }),
      boardwalk({ path: [[236, 376, 92], [262, 312, 50], [250, 276, 28], [214, 250, 15], [230, 230, 8]], plank: 'white', plank2: 'blush', edge: 'brown', shadow: 'fern', planks: 11, crowding: 1.5 }),
      cattails({ ink: 'ink', lit: 'fern', head: 'brown', seed: 4, forms: 1, items: [[122, 372, 290], [322, 392, 170]] }),
    ],
  },
});
