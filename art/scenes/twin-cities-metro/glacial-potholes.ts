import { trailArt } from '../../kit/scene.ts';
import { bedded } from '../../motifs/bedded.ts';
import { pine } from '../../motifs/conifers.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { potholes } from '../../motifs/potholes.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders, cliff } from '../../motifs/rock.ts';
import { lenses, shape } from '../../motifs/shapes.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { visitor } from '../../motifs/visitors.ts';
import { ripples, water } from '../../motifs/water.ts';

const basalt = {
  ink: '#1e2129',
  char: '#3a3f4a',
  slate: '#626b78',
  ash: '#a4aaaa',
  bone: '#e6e0cd',
  sky: '#58a9cf',
  pale: '#b9dfe6',
  white: '#fffaf0',
  pine: '#2c5b3c',
  moss: '#86a63f',
  red: '#d2452f',
};

export default trailArt({
  hero: {
    alt: 'A deep round pothole, one of many, in dark basalt at Taylors Falls; a grown-up and a child look out where the St. Croix runs between cliffs in bright noon light.',
    focus: { x: 0.49, y: 0.74 },
    palette: basalt,
    layers: [
      sky({ seed: 2, waver: 8, bands: [['sky', 0], ['pale', 176]] }),
      cumulus({ x: 740, y: 168, width: 420, height: 116, ink: 'white', shade: 'pale', seed: 12 }),
      cumulus({ x: 1190, y: 112, width: 240, height: 56, ink: 'white', seed: 5 }),
      ridge({ ink: 'pine', points: [[0, 180], [460, 226], [640, 262], [830, 290], [1000, 250], [1300, 190], [1620, 160]], swell: 8, seed: 9, cover: 'hardwood', height: [20, 40], floor: 420 }),
      water({ ink: 'sky', y: 360, floor: 600 }),
      cliff({ seed: 12, top: [[-20, 232], [300, 236], [560, 262], [770, 316]], base: [[-20, 540], [200, 520], [420, 486], [600, 432], [700, 392], [770, 364]], mid: 'slate', lit: 'ash', shade: 'char', crack: 'ink', columns: [70, 180], lean: 0.03, reach: [0.5, 0.15], light: 1 }),
      cliff({ seed: 31, top: [[870, 318], [980, 262], [1200, 218], [1620, 186]], base: [[870, 364], [920, 380], [1010, 424], [1180, 478], [1400, 512], [1620, 540]], mid: 'slate', lit: 'bone', shade: 'char', crack: 'ink', columns: [56, 170], lean: -0.03, reach: [0.7, 0.2] }),
      ripples({ ink: 'white', y: [372, 520], count: 12, x: 810, spread: [40, 220], width: [60, 170], height: [3, 7], seed: 7 }),
      ripples({ ink: 'pine', y: [374, 540], count: 14, x: 810, spread: [70, 330], width: [60, 200], height: [3, 8], seed: 3 }),
      shape({ ink: 'char', points: [[-10, 520], [120, 470], [330, 476], [430, 520], [590, 516], [660, 556], [820, 560], [960, 536], [1080, 552], [1180, 500], [1330, 490], [1420, 450], [1610, 440], [1610, 802], [-10, 802]] }),
      shape({ ink: 'slate', points: [[-10, 530], [120, 478], [330, 484], [430, 530], [590, 524], [660, 566], [820, 570], [960, 548], [1090, 562], [1190, 510], [1330, 500], [1430, 460], [1610, 450], [1610, 640], [1340, 690], [1220, 780], [860, 760], [500, 790], [330, 700], [150, 690], [-10, 640]] }),
      shape({ ink: 'ash', points: [[120, 478], [330, 484], [430, 530], [360, 560], [150, 540], [20, 560]] }),
      shape({ ink: 'ash', points: [[1190, 510], [1330, 500], [1430, 460], [1610, 450], [1610, 490], [1400, 540], [1210, 550]] }),
      shape({ ink: 'ash', points: [[590, 524], [660, 566], [820, 570], [700, 590], [540, 580], [470, 546]] }),
      hatch({ ink: 'char', x: [60, 1500], y: [560, 740], count: 16, length: [60, 170], thickness: [4, 9], slope: 0.06, seed: 9 }),
      potholes({ rim: 'ash', wall: 'slate', groove: 'char', floor: 'sky', seed: 4, items: [[1290, 592, 170, 52, 0.42], [350, 616, 160, 52, 0.42]] }),
      potholes({ rim: 'ash', wall: 'slate', groove: 'ink', floor: 'ink', seed: 2, items: [[800, 662, 470, 168, 0.58]] }),
      lenses({ ink: 'sky', items: [[770, 728, 220, 30]] }),
      lenses({ ink: 'white', items: [[730, 724, 80, 10]] }),
      visitor({ x: 556, y: 556, height: 132, pose: 'stand', ink: 'ink', coat: 'red' }),
      visitor({ x: 602, y: 560, height: 132, pose: 'child', ink: 'ink', coat: 'white' }),
      boulders({ ink: 'char', lit: 'ash', seed: 5, items: [[1090, 600, 90, 40], [1010, 770, 150, 50]] }),
      pine({ x: 176, y: 720, height: 700, ink: 'ink', lit: 'pine', bulk: 1.15, plates: 13, seed: 12, light: 1, lean: 0.04 }),
      pine({ x: 1446, y: 720, height: 720, ink: 'ink', lit: 'pine', wind: -1, lean: -0.04, bulk: 1.15, plates: 13, seed: 22 }),
      shape({ ink: 'ink', points: [[-10, 680], [120, 672], [260, 700], [340, 740], [500, 760], [560, 802], [-10, 802]] }),
      shape({ ink: 'ink', points: [[1610, 660], [1480, 676], [1380, 704], [1260, 752], [1120, 772], [1060, 802], [1610, 802]] }),
      grass({ ink: 'ink', lit: 'moss', y: 720, x: [0, 330], count: 5, height: [60, 110], seed: 5, forms: 1 }),
      grass({ ink: 'ink', lit: 'moss', y: 724, x: [1330, 1600], count: 5, height: [60, 110], seed: 5, forms: 1 }),
    ],
  },
  badge: {
    alt: 'Somebody looks down into a deep round pothole in dark basalt, round stones at its bottom and the cliffs of the St. Croix behind',
    palette: basalt,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['sky', 0], ['pale', 120]] }),
      ridge({ ink: 'pine', points: [[0, 116], [130, 140], [196, 156], [260, 138], [390, 112]], swell: 3, seed: 9, cover: 'hardwood', height: [12, 22], floor: 220 }),
      water({ ink: 'sky', y: 180, floor: 260 }),
      bedded({ points: [[-10, 128], [90, 140], [170, 168], [180, 196], [100, 220], [-10, 236]], lit: 'bone', mid: 'ash', shade: 'slate', seam: 'char', noses: 3, beds: [22, 40], step: 5, seed: 4, light: 1, joints: 0 }),
      bedded({ points: [[214, 168], [290, 140], [400, 124], [400, 236], [290, 218], [212, 194]], lit: 'ash', mid: 'slate', shade: 'char', seam: 'ink', noses: 3, beds: [22, 40], step: 5, seed: 7, joints: 0 }),
      ripples({ ink: 'white', y: [190, 222], count: 4, x: 196, spread: [10, 30], width: [30, 60], height: [4, 5], seed: 7 }),
      shape({ ink: 'slate', points: [[-10, 232], [60, 224], [130, 234], [200, 220], [270, 230], [330, 222], [400, 232], [400, 400], [-10, 400]] }),
      shape({ ink: 'char', points: [[-10, 268], [60, 258], [96, 280], [70, 320], [110, 360], [-10, 360]] }),
      shape({ ink: 'char', points: [[400, 262], [330, 256], [300, 284], [330, 320], [300, 360], [400, 360]] }),
      potholes({ rim: 'ash', wall: 'bone', groove: 'slate', floor: 'ink', seed: 2, items: [[200, 284, 196, 92, 0.5]] }),
      boulders({ ink: 'slate', lit: 'bone', seed: 3, items: [[190, 322, 40, 20], [224, 320, 26, 14]] }),
      visitor({ x: 84, y: 270, height: 92, pose: 'stand', ink: 'ink', coat: 'red' }),
    ],
  },
});
