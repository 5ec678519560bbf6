import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { blazingStars, coneflowers, nearBlazingStars, susans } from '../../motifs/flowers.ts';
import { foliage } from '../../motifs/foliage.ts';
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

export default trailArt({
  hero: {
    alt: 'A towering white cloud fills the wide sky over Buffalo River; below it the river loops through flat prairie, and blazing stars stand tall in the grass in front of one small hiker.',
    focus: { x: 0.32, y: 0.6 },
    palette: wideSky,
    layers: [
      sky({ seed: 3, waver: 8, bands: [['sky', 0], ['pale', 470], ['straw', 560]] }),
      spray({ ink: 'pale', from: [0, 480], to: [0, 120] }),
      foliage({ ink: 'cream', seed: 3, size: [80, 400], points: [[470, 640], [392, 520], [410, 448], [490, 400], [486, 330], [560, 262], [650, 240], [668, 150], [760, 84], [880, 66], [960, -10], [1120, -60], [1700, -60], [1700, 640]] }),
      foliage({ ink: 'pale', seed: 5, size: [80, 400], points: [[640, 640], [590, 530], [640, 480], [740, 470], [770, 400], [850, 350], [950, 350], [980, 260], [1070, 200], [1180, 200], [1230, 110], [1330, 60], [1440, 70], [1700, -20], [1700, 640]] }),
      foliage({ ink: 'slate', seed: 8, size: [80, 400], points: [[860, 640], [810, 546], [880, 506], [990, 500], [1040, 430], [1140, 400], [1230, 410], [1290, 330], [1390, 290], [1470, 300], [1540, 220], [1700, 180], [1700, 640]] }),
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
      nearBlazingStars({ stem: 'ink', petal: 'magenta', lit: 'pink', items: [[200, 830, 570], [330, 830, 750], [448, 830, 480], [556, 830, 370], [70, 830, 440]] }),
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
