import { trailArt } from '../../kit/scene.ts';
import { curtain } from '../../motifs/aurora.ts';
import { pine, spruces } from '../../motifs/conifers.ts';
import { loon } from '../../motifs/loon.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { bank } from '../../motifs/shapes.ts';
import { sky, stars } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';

const northernLights = {
  ink: '#0b1626',
  night: '#12283f',
  deep: '#1a4157',
  glow: '#1b5263',
  teal: '#22706f',
  green: '#4fae8d',
  mint: '#a9dcae',
  cream: '#fdf3d7',
  red: '#d9583b',
};

export default trailArt({
  hero: {
    alt: 'Green northern lights stand over Bear Head Lake and its ring of pines at night, under the stars of the Great Bear; a loon floats in their reflection.',
    focus: { x: 0.53, y: 0.5 },
    palette: northernLights,
    layers: [
      sky({ seed: 4, waver: 16, bands: [['night', 0], ['deep', 190], ['glow', 350]] }),
      stars({ ink: 'cream', count: 36, y: [10, 300], seed: 12, dot: 0.9 }),
      curtain({ ink: 'teal', hem: [[60, 510], [340, 470], [640, 446], [850, 400], [1010, 306], [1190, 232], [1400, 214], [1660, 130]], height: [130, 420], rays: 62, cut: [0.66, 0.94], zenith: [760, -1800], seed: 5 }),
      curtain({ ink: 'green', hem: [[200, 490], [340, 470], [640, 446], [850, 400], [1010, 306], [1190, 232], [1360, 220]], height: [50, 300], rays: 50, cut: [0.62, 0.92], zenith: [760, -1800], seed: 9 }),
      curtain({ ink: 'mint', hem: [[420, 462], [640, 446], [850, 400], [1010, 306], [1150, 246]], height: [14, 150], rays: 34, cut: [0.56, 0.9], zenith: [760, -1800], seed: 3 }),
      stars({ ink: 'cream', count: 0, y: [0, 1], big: [[356, 128, 12], [440, 100, 11], [500, 126, 11], [566, 142, 10], [576, 204, 12], [680, 212, 12], [694, 132, 16]] }),
      stars({ ink: 'cream', count: 16, x: [880, 1380], y: [300, 470], seed: 9, dot: 0.9 }),
      ridge({ ink: 'night', points: [[0, 470], [400, 478], [800, 492], [1200, 480], [1600, 466]], swell: 6, seed: 8, cover: 'spruce', height: [14, 56], detail: 0, swells: 4, gaps: 0.1, spacing: 0.4, floor: 508 }),
      water({ ink: 'deep', y: 504 }),
      ripples({ ink: 'night', y: [506, 540], count: 16, width: [200, 400], height: [3, 5], seed: 5 }),
      ripples({ ink: 'teal', y: [510, 700], count: 20, x: 780, spread: [620, 460], width: [140, 320], height: [3, 9], seed: 6 }),
      ripples({ ink: 'green', y: [512, 690], count: 16, x: 790, spread: [420, 300], width: [100, 260], height: [3, 8], seed: 7 }),
      ripples({ ink: 'mint', y: [514, 640], count: 15, x: 800, spread: [240, 170], width: [80, 190], height: [3, 6], seed: 8 }),
      ripples({ ink: 'night', y: [560, 800], count: 13, width: [220, 520], height: [5, 14], seed: 19 }),
      loon({ x: 860, y: 640, width: 300, ink: 'ink', white: 'cream', eye: 'red' }),
      ripples({ ink: 'ink', y: [642, 668], count: 5, x: 870, spread: [60, 90], width: [280, 220], height: [6, 4], seed: 2 }),
      ripples({ ink: 'mint', y: [646, 690], count: 6, x: 850, spread: [110, 170], width: [160, 180], height: [3, 5], seed: 31 }),
      boulders({ ink: 'ink', lit: 'teal', seed: 6, light: 1, items: [[400, 742, 160, 50], [300, 760, 220, 80], [510, 764, 90, 26]] }),
      bank({ ink: 'ink', points: [[0, 700], [140, 706], [280, 734], [430, 770], [560, 802]], close: [[560, 802], [0, 802]] }),
      bank({ ink: 'ink', points: [[1120, 802], [1260, 764], [1420, 730], [1600, 712]], close: [[1600, 802]] }),
      pine({ x: 116, y: 740, height: 700, ink: 'ink', lit: 'deep', lean: 0.05, plates: 11, light: 1, seed: 12 }),
      pine({ x: 1440, y: 760, height: 660, ink: 'ink', lit: 'deep', lean: -0.05, plates: 9, wind: -1, seed: 22 }),
      spruces({ ink: 'ink', lit: 'deep', seed: 4, forms: 1, items: [[1290, 780, 300], [1570, 760, 420], [24, 760, 330], [262, 770, 360], [330, 780, 210]] }),
    ],
  },
  badge: {
    alt: 'A loon on a dark lake under green northern lights and the stars of the Great Bear',
    palette: northernLights,
    layers: [
      sky({ seed: 4, waver: 4, bands: [['night', 0], ['deep', 190]] }),
      curtain({ ink: 'teal', hem: [[60, 236], [130, 222], [190, 208], [240, 176], [290, 154], [360, 136]], height: [50, 150], rays: 17, cut: [0.6, 0.9], zenith: [160, -400], seed: 5 }),
      curtain({ ink: 'green', hem: [[84, 232], [130, 222], [190, 208], [240, 176], [290, 154], [330, 144]], height: [24, 100], rays: 13, cut: [0.6, 0.9], zenith: [160, -400], seed: 9 }),
      curtain({ ink: 'mint', hem: [[110, 226], [190, 208], [240, 176], [280, 160]], height: [8, 50], rays: 9, cut: [0.6, 0.9], zenith: [160, -400], seed: 4 }),
      stars({ ink: 'cream', count: 5, x: [120, 180], y: [110, 160], seed: 3, big: [[182, 102, 14], [136, 150, 8]] }),
      ridge({ ink: 'ink', y: 224, swell: 3, seed: 8, cover: 'spruce', height: [8, 26], detail: 0, swells: 4, gaps: 0.1, spacing: 0.4, floor: 236 }),
      water({ ink: 'deep', y: 232 }),
      ripples({ ink: 'green', y: [240, 330], count: 13, x: 185, spread: [90, 120], width: [80, 120], height: [5, 6], seed: 7 }),
      ripples({ ink: 'mint', y: [238, 290], count: 6, x: 150, spread: [40, 60], width: [60, 80], height: [4, 5], seed: 17 }),
      ripples({ ink: 'night', y: [300, 345], count: 5, x: 195, spread: [110, 130], width: [110, 150], height: [5, 7], seed: 9 }),
      loon({ x: 206, y: 318, width: 176, ink: 'ink', white: 'cream', eye: 'red' }),
      ripples({ ink: 'mint', y: [322, 336], count: 3, x: 200, spread: [60, 80], width: [90, 120], height: [5, 5], seed: 3 }),
    ],
  },
});
