import { trailArt } from '../../kit/scene.ts';
import { aspens } from '../../motifs/aspens.ts';
import { auroraRays } from '../../motifs/aurora.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, lenses, shape } from '../../motifs/shapes.ts';
import { sky, stars } from '../../motifs/sky.ts';
import { falls } from '../../motifs/water.ts';
import { waterTower } from '../../motifs/water-tower.ts';

const northernLights = {
  ink: '#0b1626',
  night: '#13294a',
  blue: '#2a5a86',
  teal: '#1f6d72',
  green: '#45b58c',
  mint: '#a9e2b0',
  frost: '#8db9cf',
  snow: '#eef4e6',
  lamp: '#f3b654',
};

export default trailArt({
  hero: {
    alt: 'The stone water tower of Lake Bronson on a snowy night, its lookout deck lit, between bare aspens; green northern lights stand over the dam and the flat parkland.',
    focus: { x: 0.5, y: 0.5 },
    palette: northernLights,
    layers: [
      sky({ seed: 3, waver: 16, bands: [['ink', 0], ['night', 210], ['teal', 500]] }),
      stars({ ink: 'snow', count: 24, y: [12, 240], seed: 8, big: [[596, 96, 12], [1066, 64, 9]] }),
      auroraRays({ ink: 'teal', path: [[-60, 330, 300], [300, 230, 260], [660, 330, 320], [1000, 270, 300], [1340, 340, 280], [1680, 250, 260]], rays: 18, opacity: 1, veil: 0.34, lean: 0.12, seed: 4 }),
      auroraRays({ ink: 'green', hem: 'mint', path: [[-60, 490, 300], [200, 400, 330], [470, 440, 300], [720, 510, 280], [960, 480, 330], [1180, 390, 340], [1420, 430, 300], [1680, 350, 300]], rays: 34, opacity: 0.9, veil: 0.5, thickness: 0.07, lean: 0.12, seed: 9 }),
      ridge({ ink: 'blue', y: 540, swell: 6, swells: 3, seed: 6, cover: 'hardwood', height: [10, 26], floor: 570 }),
      ridge({ ink: 'night', y: 558, swell: 6, swells: 4, seed: 9, cover: 'hardwood', height: [8, 30], floor: 590 }),
      ridge({ ink: 'frost', y: 570, swell: 3, swells: 2, seed: 2 }),
      shape({ ink: 'night', points: [[990, 612], [1000, 540], [1280, 540], [1300, 612]] }),
      shape({ ink: 'snow', points: [[990, 544], [996, 530], [1286, 530], [1292, 544]] }),
      ...[1018, 1106, 1194].map((x) => falls({ x: x + 34, top: 556, base: 614, width: [62, 68], ink: 'frost', strand: 'snow', strands: 5, seed: x })),
      shape({ ink: 'snow', points: [[960, 620], [1010, 606], [1150, 600], [1270, 606], [1330, 620], [1150, 628]], smooth: true }),
      hatch({ ink: 'snow', y: [578, 640], count: 11, length: [80, 260], thickness: [2, 6], seed: 5 }),
      hatch({ ink: 'blue', y: [582, 650], count: 8, length: [80, 200], thickness: [2, 5], seed: 11 }),
      ridge({ ink: 'snow', points: [[0, 690], [360, 676], [620, 640], [800, 630], [1000, 642], [1240, 680], [1620, 692]], swell: 5, swells: 3, seed: 12 }),
      waterTower({ x: 800, y: 650, height: 440, lit: 'frost', mid: 'blue', shade: 'night', dark: 'ink', roof: 'ink', snow: 'snow', glow: 'lamp', stones: 34 }),
      bank({ ink: 'snow', points: [[560, 672], [680, 648], [800, 640], [920, 648], [1060, 676]], close: [[1060, 700], [560, 700]] }),
      shape({ ink: 'frost', points: [[812, 652], [912, 656], [1260, 694], [1320, 716], [1120, 708], [900, 676]], smooth: true }),
      lenses({ ink: 'lamp', items: [[770, 668, 150, 9], [700, 686, 110, 7]] }),
      ridge({ ink: 'frost', points: [[0, 706], [500, 716], [800, 728], [1100, 716], [1620, 702]], swell: 6, swells: 3, seed: 22 }),
      aspens({ bark: 'snow', shade: 'frost', mark: 'ink', seed: 4, items: [[310, 740, 480, 0.05], [186, 770, 640, -0.03], [70, 800, 820, 0.02], [1286, 742, 500, -0.06], [1404, 770, 660, 0.03], [1536, 800, 840, -0.02]] }),
      ridge({ ink: 'blue', points: [[0, 728], [300, 744], [640, 768], [900, 776], [1240, 752], [1620, 722]], swell: 6, swells: 4, seed: 15 }),
      hatch({ ink: 'frost', y: [752, 800], count: 12, length: [90, 260], thickness: [3, 7], seed: 6 }),
      bank({ ink: 'night', points: [[0, 752], [140, 760], [300, 782], [440, 802]], close: [[0, 802]] }),
      bank({ ink: 'night', points: [[1180, 802], [1320, 784], [1470, 762], [1600, 748]], close: [[1600, 802]] }),
      grass({ ink: 'ink', lit: 'frost', y: 816, x: [0, 420], count: 7, height: [60, 150], seed: 4, forms: 2, blades: 7 }),
      grass({ ink: 'ink', lit: 'frost', y: 816, x: [1200, 1600], count: 7, height: [60, 150], seed: 4, forms: 2, blades: 7 }),
    ],
  },
  badge: {
    alt: 'The stone water tower of Lake Bronson in the snow under green northern lights',
    palette: northernLights,
    layers: [
      sky({ waver: 5, seed: 2, bands: [['ink', 0], ['night', 116]] }),
      auroraRays({ ink: 'green', hem: 'mint', path: [[0, 250, 190], [100, 222, 180], [200, 250, 180], [290, 214, 190], [390, 190, 180]], rays: 15, seed: 9, opacity: 1, veil: 0.62, thickness: 0.12 }),
      stars({ ink: 'snow', count: 0, y: [70, 110], big: [[104, 116, 10], [262, 84, 8]] }),
      ridge({ ink: 'blue', y: 268, swell: 3, seed: 6, cover: 'hardwood', height: [8, 16], floor: 300 }),
      ridge({ ink: 'snow', points: [[0, 300], [195, 284], [390, 300]], swell: 3, seed: 4 }),
      waterTower({ x: 195, y: 318, height: 218, lit: 'frost', mid: 'blue', shade: 'night', dark: 'ink', roof: 'ink', snow: 'snow', glow: 'lamp', stones: 16 }),
      ridge({ ink: 'snow', points: [[0, 318], [130, 314], [195, 310], [270, 314], [390, 322]], swell: 2, seed: 5 }),
      aspens({ bark: 'snow', shade: 'frost', mark: 'ink', seed: 6, boughs: 5, items: [[84, 350, 210, 0.04], [312, 350, 230, -0.04]] }),
    ],
  },
});
