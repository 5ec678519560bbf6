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
  pale: '#eef4e6',
  lamp: '#f3b654',
  straw: '#8f8b4c',
  olive: '#3d5f50',
};

export default trailArt({
  hero: {
    alt: 'The stone water tower of Lake Bronson on an autumn night, its lookout deck lit, between golden aspens; green northern lights stand over the dam and the flat parkland.',
    focus: { x: 0.5, y: 0.5 },
    palette: northernLights,
    layers: [
      sky({ seed: 3, waver: 16, bands: [['ink', 0], ['night', 210], ['teal', 500]] }),
      stars({ ink: 'pale', count: 20, y: [12, 240], seed: 8, big: [[596, 96, 12], [1066, 64, 9]] }),
      auroraRays({ ink: 'teal', path: [[-60, 330, 300], [300, 230, 260], [660, 330, 320], [1000, 270, 300], [1340, 340, 280], [1680, 250, 260]], rays: 14, opacity: 1, veil: 0.34, lean: 0.12, seed: 4 }),
      auroraRays({ ink: 'green', hem: 'mint', path: [[-60, 490, 300], [200, 400, 330], [470, 440, 300], [720, 510, 280], [960, 480, 330], [1180, 390, 340], [1420, 430, 300], [1680, 350, 300]], rays: 24, opacity: 0.9, veil: 0.5, thickness: 0.07, lean: 0.12, seed: 9 }),
      ridge({ ink: 'blue', y: 540, swell: 6, swells: 3, seed: 6, cover: 'hardwood', height: [10, 26], floor: 570 }),
      ridge({ ink: 'night', y: 558, swell: 6, swells: 4, seed: 9, cover: 'hardwood', height: [8, 30], floor: 590 }),
      ridge({ ink: 'olive', y: 574, swell: 3, swells: 2, seed: 2 }),
      shape({ ink: 'night', points: [[990, 612], [1000, 540], [1280, 540], [1300, 612]] }),
      shape({ ink: 'frost', points: [[990, 544], [996, 532], [1286, 532], [1292, 544]] }),
      ...[1018, 1106, 1194].map((x) => falls({ x: x + 34, top: 556, base: 614, width: [62, 68], ink: 'frost', strand: 'pale', strands: 3, seed: x })),
      shape({ ink: 'blue', points: [[940, 622], [1010, 606], [1150, 600], [1270, 606], [1380, 622], [1290, 650], [1060, 646]], smooth: true }),
      lenses({ ink: 'mint', items: [[1150, 620, 190, 6], [1210, 632, 120, 5], [1060, 628, 90, 4]] }),
      hatch({ ink: 'straw', y: [586, 640], count: 10, length: [80, 260], thickness: [2, 6], seed: 5 }),
      ridge({ ink: 'straw', points: [[0, 690], [360, 676], [620, 646], [800, 634], [1000, 648], [1240, 684], [1620, 692]], swell: 5, swells: 3, seed: 12 }),
      waterTower({ x: 800, y: 654, height: 450, lit: 'frost', mid: 'blue', shade: 'night', dark: 'ink', roof: 'ink', rim: 'frost', glow: 'lamp', stones: 24 }),
      bank({ ink: 'straw', points: [[560, 676], [680, 652], [800, 644], [920, 652], [1060, 680]], close: [[1060, 700], [560, 700]] }),
      shape({ ink: 'olive', points: [[812, 656], [912, 660], [1260, 698], [1320, 716], [1120, 712], [900, 680]], smooth: true }),
      lenses({ ink: 'lamp', items: [[770, 672, 150, 9], [700, 690, 110, 7]] }),
      hatch({ ink: 'olive', y: [664, 716], count: 9, length: [70, 220], thickness: [3, 7], seed: 11 }),
      ridge({ ink: 'olive', points: [[0, 710], [500, 720], [800, 732], [1100, 720], [1620, 706]], swell: 6, swells: 3, seed: 22 }),
      aspens({ bark: 'pale', shade: 'frost', mark: 'ink', leaf: 'straw', leaf2: 'lamp', leaves: 9, boughs: 4, seed: 4, items: [[300, 740, 470, 0.05], [120, 790, 700, -0.03], [1300, 742, 490, -0.06], [1490, 790, 720, 0.03]] }),
      ridge({ ink: 'night', points: [[0, 734], [300, 748], [640, 770], [900, 778], [1240, 756], [1620, 728]], swell: 6, swells: 4, seed: 15 }),
      hatch({ ink: 'teal', y: [756, 800], count: 7, length: [90, 260], thickness: [3, 7], seed: 6 }),
      bank({ ink: 'ink', points: [[0, 752], [140, 760], [300, 782], [440, 802]], close: [[0, 802]] }),
      bank({ ink: 'ink', points: [[1180, 802], [1320, 784], [1470, 762], [1600, 748]], close: [[1600, 802]] }),
      grass({ ink: 'ink', lit: 'straw', y: 816, x: [0, 1600], count: 11, height: [60, 150], seed: 4, forms: 1, blades: 7 }),
    ],
  },
  badge: {
    alt: 'The stone water tower of Lake Bronson between golden aspens under green northern lights',
    palette: northernLights,
    layers: [
      sky({ waver: 5, seed: 2, bands: [['night', 0]] }),
      auroraRays({ ink: 'green', hem: 'mint', path: [[0, 250, 190], [100, 222, 180], [200, 250, 180], [290, 214, 190], [390, 190, 180]], rays: 15, seed: 9, opacity: 1, veil: 0.62, thickness: 0.12 }),
      stars({ ink: 'pale', count: 0, y: [70, 110], big: [[104, 116, 10], [262, 84, 8]] }),
      ridge({ ink: 'blue', y: 268, swell: 3, seed: 6, cover: 'hardwood', height: [8, 16], floor: 300 }),
      ridge({ ink: 'olive', points: [[0, 296], [195, 284], [390, 296]], swell: 3, seed: 4 }),
      waterTower({ x: 195, y: 320, height: 218, lit: 'frost', mid: 'blue', shade: 'night', dark: 'ink', roof: 'ink', rim: 'frost', glow: 'lamp', stones: 16 }),
      ridge({ ink: 'straw', points: [[0, 318], [130, 316], [195, 312], [270, 316], [390, 322]], swell: 2, seed: 5 }),
      aspens({ bark: 'pale', shade: 'frost', mark: 'ink', leaf: 'straw', leaf2: 'lamp', leaves: 8, seed: 6, boughs: 4, items: [[84, 350, 200, 0.04], [312, 350, 220, -0.04]] }),
    ],
  },
});
