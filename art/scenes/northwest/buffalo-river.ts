import type { Point } from '../../kit/geometry.ts';
import { bumps } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { trailArt } from '../../kit/scene.ts';
import { values } from '../../kit/values.ts';
import { blazingStars, coneflowers, nearBlazingStars, susans } from '../../motifs/flowers.ts';
import { grass } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn, tilted } from '../../motifs/shapes.ts';
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
  middle: { sky: '#3f8aa6', slate: '#6f9cab', lime: '#93aa48' },
  glow: { pale: '#bfd9d0', straw: '#f3cf78', cream: '#fdf4d9' },
  accent: { magenta: '#a92f74', pink: '#e58bb4' },
});
/** Weather in the form of what the river is named for. */
const bumpy = (points: readonly Point[]): string => {
  const random = new Random(points.length);
  return `${bumps(points, () => random.between(0.51, 0.72))}z`;
};
const body = bumpy([[400, 330], [396, 280], [430, 236], [434, 206], [486, 170], [490, 130], [520, 110], [610, 56], [720, 60], [752, 92], [784, 100], [816, 140], [900, 152], [926, 186], [950, 194], [1050, 192], [1120, 224], [1140, 250], [1196, 296], [1210, 370], [1186, 440], [1150, 500], [1166, 560], [1156, 634], [1094, 634], [1092, 570], [1060, 510], [990, 476], [900, 486], [800, 500], [730, 520], [700, 570], [696, 634], [626, 634], [614, 580], [540, 570], [470, 540], [410, 480]]);
const head = bumpy([[216, 588], [192, 556], [204, 510], [214, 486], [222, 440], [250, 396], [262, 356], [330, 308], [360, 312], [400, 314], [446, 356], [456, 420], [436, 480], [410, 520], [404, 580], [376, 620], [350, 660], [322, 622], [262, 612]]);

export default trailArt({
  hero: {
    alt: 'A thundercloud in the form of a buffalo, head down, hump in the sun and rain for legs, stands over the flat prairie and the bends of Buffalo River; blazing stars bloom in the grass.',
    focus: { x: 0.16, y: 0.6 },
    palette: wideSky,
    layers: [
      sky({ seed: 3, waver: 8, bands: [['sky', 0], ['pale', 500], ['straw', 580]] }),
      // Rain, in the far legs.
      drawn({ ink: 'slate', opacity: 0.55, path: 'M740 480H820L780 646H716zM990 460H1070L1040 646H976z' }),
      drawn({ ink: 'cream', path: 'M1180 300C1236 326 1250 396 1232 452 1246 486 1240 530 1216 552 1194 526 1196 484 1214 452 1226 400 1214 356 1170 330z' }),
      drawn({ ink: 'cream', path: body, layers: [
        drawn({ ink: 'pale', path: bumpy([[380, 700], [380, 420], [430, 360], [500, 330], [580, 350], [640, 420], [730, 430], [820, 400], [920, 400], [1010, 370], [1080, 390], [1150, 370], [1230, 380], [1230, 700]]) }),
        drawn({ ink: 'slate', path: bumpy([[400, 560], [430, 470], [470, 410], [500, 440], [560, 500], [640, 520], [720, 470], [820, 460], [910, 450], [1000, 440], [1070, 460], [1120, 520], [1130, 700], [660, 700], [640, 600], [540, 640], [400, 640]]) }),
      ] }),
      drawn({ ink: 'cream', path: 'M262 400C222 376 206 324 226 276 230 316 262 340 306 342z' }),
      drawn({ ink: 'cream', path: head, layers: [
        drawn({ ink: 'pale', path: bumpy([[250, 680], [290, 590], [340, 560], [370, 500], [400, 450], [410, 380], [480, 340], [480, 680]]) }),
      ] }),
      drawn({ ink: 'cream', path: 'M396 350C446 340 476 306 470 262 502 316 486 372 424 392z' }),
      drawn({ ink: 'slate', path: 'M262 462C272 448 296 448 304 460 296 474 274 476 262 462zM206 566C212 556 226 556 232 566 224 574 214 574 206 566z' }),
      ridge({ ink: 'green', y: 640, swell: 3, seed: 5, cover: 'hardwood', height: [4, 12], floor: 660 }),
      ridge({ ink: 'lime', y: 646, swell: 3, swells: 3, seed: 3 }),
      river({ ink: 'cream', path: [[330, 648, 5], [230, 654, 10], [360, 664, 18], [620, 672, 22], [740, 684, 30], [560, 704, 44], [420, 726, 60], [640, 760, 90], [900, 800, 130], [960, 860, 160]], glint: 'sky', glints: 6 }),
      bank({ ink: 'green', points: [[-20, 700], [260, 714], [520, 744], [760, 786], [900, 820]], close: [[-20, 830]] }),
      // Blazing stars lean before the wind that the weather brings.
      tilted({ degrees: 10, about: [120, 860], layers: [nearBlazingStars({ stem: 'ink', petal: 'magenta', lit: 'pink', items: [[70, 870, 200], [130, 880, 260], [330, 880, 170]] })] }),
      tilted({ degrees: 17, about: [220, 860], layers: [nearBlazingStars({ stem: 'ink', petal: 'magenta', lit: 'pink', items: [[210, 880, 210]] })] }),
      tilted({ degrees: 14, about: [1300, 900], layers: [nearBlazingStars({ stem: 'ink', petal: 'magenta', lit: 'pink', items: [[1270, 920, 420], [1340, 920, 560]] })] }),
      tilted({ degrees: 6, about: [1460, 900], layers: [nearBlazingStars({ stem: 'ink', petal: 'magenta', lit: 'pink', items: [[1390, 930, 700], [1560, 930, 520]] })] }),
      tilted({ degrees: 19, about: [1440, 900], layers: [nearBlazingStars({ stem: 'ink', petal: 'magenta', lit: 'pink', items: [[1430, 920, 470]] })] }),
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
