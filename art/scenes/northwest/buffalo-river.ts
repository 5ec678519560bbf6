import type { Point } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { bumps } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { blazingStars, coneflowers, nearBlazingStars, susans } from '../../motifs/flowers.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { figure } from '../../motifs/hikers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
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

/** Late in a summer afternoon, the sun low on the left. */
const wideSky = values({
  dark: { ink: '#15302f', green: '#2c5c45' },
  middle: { sky: '#3f8aa6', slate: '#7ba3ad', lime: '#93aa48' },
  glow: { pale: '#bfd9d0', straw: '#f3cf78', cream: '#fdf4d9' },
  accent: { magenta: '#a92f74', pink: '#e58bb4' },
});
const lowSun = { from: [-1, -0.7], ink: 'straw', shadow: 'ink' } as const;

/** A wall of the thunderhead, from the horizon to the right edge: great billows and small ones, each from point to point. */
const heap = <Ink extends string>(ink: Ink, points: readonly Point[]): Layer<Ink> => (canvas) => {
  const random = new Random(points.length);
  canvas.fill(ink, `${bumps(points, () => random.between(0.51, 0.6))}V640z`);
};

export default trailArt({
  hero: {
    alt: 'A towering white cloud fills the wide sky over Buffalo River; below it the river loops through flat prairie, and blazing stars stand tall in the grass in front of one small hiker.',
    focus: { x: 0.32, y: 0.6 },
    palette: wideSky,
    layers: [
      sky({ seed: 3, waver: 8, bands: [['sky', 0], ['pale', 470], ['straw', 560]] }),
      spray({ ink: 'pale', from: [0, 480], to: [0, 120] }),
      heap('cream', [[470, 640], [420, 596], [378, 530], [392, 448], [424, 436], [478, 398], [474, 296], [560, 228], [652, 206], [632, 150], [650, 104], [700, 84], [850, -6], [980, -60], [1700, -60]]),
      heap('pale', [[640, 640], [598, 594], [572, 532], [604, 474], [634, 470], [746, 436], [752, 400], [800, 330], [936, 300], [966, 306], [988, 268], [980, 190], [1124, 128], [1226, 104], [1220, 56], [1246, 16], [1380, -50], [1700, -60]]),
      heap('slate', [[860, 640], [826, 594], [808, 548], [836, 508], [900, 490], [1006, 446], [1012, 412], [1116, 352], [1142, 364], [1220, 338], [1240, 276], [1290, 238], [1410, 224], [1500, 200], [1496, 150], [1600, 84], [1700, 90]]),
      spray({ ink: 'pale', from: [430, 300], to: [760, 420], within: [[560, 262], [668, 150], [880, 66], [1070, 200], [980, 260], [950, 350], [850, 350], [740, 470], [640, 480], [590, 540], [470, 550], [490, 400]] }),
      spray({ ink: 'sky', from: [1500, 580], to: [1200, 330], within: [[860, 570], [990, 500], [1140, 400], [1290, 330], [1540, 220], [1700, 180], [1700, 572]] }),
      mass({ ink: 'sky', layers: [ridge({ ink: 'sky', y: 590, swell: 3, seed: 5, cover: 'hardwood', height: [6, 16], floor: 620 })] }),
      ridge({ ink: 'lime', y: 604, swell: 3, swells: 3, seed: 3 }),
      hatch({ ink: 'straw', y: [610, 690], count: 16, length: [120, 400], seed: 3, thickness: [3, 8] }),
      shape({ ink: 'green', opacity: 0.6, smooth: true, points: [[700, 622], [1100, 612], [1700, 608], [1700, 668], [1200, 660], [900, 650]] }),
      river({ ink: 'cream', path: [[1010, 610, 5], [1120, 616, 10], [1000, 626, 16], [800, 634, 20], [720, 648, 28], [880, 666, 40], [1180, 682, 54], [1240, 712, 76], [1000, 752, 110], [860, 830, 190]], glint: 'sky', glints: 9 }),
      mass({ ink: 'green', light: lowSun, rim: 4, shadow: { y: 636, length: 0.8 }, layers: [broadleaf({ ink: 'green', lit: 'green', seed: 4, spread: 1.1, forms: 1, items: [[1180, 642, 76], [1250, 646, 100], [1330, 642, 70], [620, 638, 56]] })] }),
      figure({ x: 856, y: 648, height: 58, pose: 'stride', ink: 'ink', coat: 'magenta', skin: 'ink', hat: 'ink' }),
      mass({ ink: 'ink', light: lowSun, rim: 4, layers: [
        bank({ ink: 'ink', points: [[-20, 690], [260, 704], [520, 740], [760, 778], [1000, 792], [1300, 770], [1640, 716]], close: [[1640, 830], [-20, 830]] }),
        grass({ ink: 'ink', lit: 'ink', y: 800, count: 18, height: [60, 190], seed: 6, forms: 2 }),
      ] }),
      nearBlazingStars({ stem: 'ink', petal: 'magenta', lit: 'pink', items: [[526, 830, 340, 6], [112, 830, -420, -4], [392, 830, -390, 3], [470, 830, 500, 7], [50, 830, 500, 4], [232, 830, -570, -3], [322, 830, 740, 2]] }),
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
