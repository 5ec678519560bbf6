import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { water } from '../../motifs/water.ts';
import { child } from './headwaters-trail/child.ts';
import { childAbove, childShadow } from './headwaters-trail/child-above.ts';
import { logPost, steppingStones } from './headwaters-trail/headwaters.ts';
import { stonesAbove, threads } from './headwaters-trail/stones-above.ts';

const lakeMorning = {
  ink: '#12302c',
  pine: '#245a47',
  fern: '#7aa650',
  deep: '#1d6a80',
  lake: '#62b4c1',
  pale: '#c4e6dd',
  cream: '#fdf4d9',
  sand: '#f0bd62',
  rust: '#c4612f',
  umber: '#6d3a24',
  stone: '#56686e',
};

/** Early on a clear day: the sun is low behind the upper left corner. */
const firstSteps = values({
  dark: { ink: '#10262f', navy: '#164a5c' },
  middle: { deep: '#237787', umber: '#944627', stone: '#7f9299' },
  glow: { pale: '#93d0cb', sand: '#e4dfc6', cream: '#fff8e4' },
  accent: { scarlet: '#ee5a30' },
});

/** Mid-stride, from stone to stone. */
const WALK = { x: 738, y: 392, span: 500, heading: 8 } as const;
const early = { from: [-1, -0.7], ink: 'sand', shadow: 'ink' } as const;

/** Middle and radius: the row that crosses the sheet. */
const ROW = [[-40, 272, 110], [190, 282, 92], [404, 326, 100], [632, 366, 112], [876, 420, 100], [1096, 424, 84], [1316, 500, 112], [1560, 506, 96]] as const;

export default trailArt({
  hero: {
    alt: 'From above: a child, arms out, balances over the row of stones where the Mississippi begins; the long shadow lies on the water, still as glass on the lake side, all lively threads on the river side.',
    focus: { x: 0.6, y: 0.5 },
    palette: firstSteps,
    layers: [
      sky({ bands: [['navy', 0]] }),
      // Lake Itasca: clear and still to the bottom, with the light of the sky on it.
      drawn({ ink: 'deep', opacity: 0.3, path: 'M80 90C110 76 160 80 170 104 166 126 110 132 86 120 74 112 72 98 80 90zM300 60C330 44 372 52 376 74 370 98 320 100 302 88 292 80 292 66 300 60zM540 230C566 218 604 222 612 240 606 262 560 266 542 254 532 246 532 236 540 230zM760 250C800 232 850 240 856 266 846 292 784 294 764 280 750 270 750 256 760 250zM900 110C928 98 960 104 964 120 958 138 918 140 902 130 894 124 894 114 900 110zM1000 300C1024 290 1056 294 1060 308 1054 324 1016 326 1002 318 994 312 994 304 1000 300zM1180 330C1220 312 1270 322 1274 346 1262 370 1204 370 1184 358 1172 350 1170 336 1180 330zM1420 360C1450 346 1490 352 1494 372 1484 392 1440 392 1424 382 1414 374 1412 364 1420 360zM420 170C440 160 470 164 474 178 468 192 436 194 422 186 414 180 414 174 420 170zM1330 220C1360 206 1404 212 1408 232 1398 252 1350 252 1334 242 1324 234 1322 224 1330 220zM1540 300C1570 286 1616 292 1620 314 1610 334 1562 334 1544 324 1534 316 1532 304 1540 300zM660 90C684 80 712 84 716 98 710 112 676 114 662 106 654 100 654 94 660 90z' }),
      drawn({ ink: 'pale', path: 'M640-20C760 30 900 44 1040 40 1240 34 1420 60 1640 120V20C1500 10 1400-10 1300-20zM1080 140C1200 150 1330 176 1480 176 1540 176 1600 170 1640 174V156C1540 158 1440 152 1340 144 1240 136 1160 132 1080 140z' }),
      drawn({ ink: 'cream', path: 'M980-20C1080 8 1220 12 1340 24 1460 36 1560 58 1640 84V50C1560 30 1480 4 1420-20z' }),
      // The river: it sets off to the lower left.
      drawn({ ink: 'deep', path: 'M-20 260L196 300 424 306 640 372 876 412 1106 424 1316 486 1640 520V840H-20z' }),
      threads({ items: ROW, current: [-0.32, 1], reach: 620, inks: [['navy', 4, 26], ['pale', 8, 16], ['cream', 6, 11]], tongue: 'navy', seed: 4 }),
      stonesAbove({ items: ROW, stone: 'stone', lit: 'sand', shade: 'ink', wet: 'ink', light: [-0.8, -0.6], seed: 4 }),
      childShadow({ ...WALK, ink: 'ink', fall: [0.9, 0.5], opacity: 0.8 }),
      mass({ ink: 'ink', light: early, rim: 6, layers: [childAbove({ ...WALK, skin: 'ink', shirt: 'ink', fold: 'ink', shorts: 'ink', shoes: 'ink', hair: 'ink', gloss: 'ink' })] }),
      childAbove({ ...WALK, skin: 'umber', shirt: 'scarlet', fold: 'umber', shorts: 'navy', shoes: 'cream', hair: 'ink', gloss: 'umber' }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A child on the stepping stones beside the carved post, where the Mississippi begins',
    palette: lakeMorning,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['lake', 0], ['cream', 140]] }),
      ridge({ ink: 'pine', y: 190, swell: 3, seed: 6, cover: 'spruce', height: [14, 40], detail: 0, spacing: 1.8, floor: 204 }),
      water({ ink: 'lake', y: 200 }),
      bank({ ink: 'deep', points: [[0, 276], [195, 282], [390, 276]], close: [[390, 460], [0, 460]] }),
      steppingStones({ ink: 'stone', lit: 'cream', wet: 'ink', foam: 'pale', items: [[66, 288, 54, 28], [126, 300, 60, 26], [194, 304, 56, 24]] }),
      bank({ ink: 'fern', points: [[390, 256], [320, 262], [262, 280], [232, 320], [250, 370]], close: [[390, 400]] }),
      child({ x: 140, y: 282, height: 146, skin: 'sand', shirt: 'rust', shorts: 'ink', hair: 'umber' }),
      logPost({ x: 286, y: 328, height: 168, bark: 'rust', shade: 'ink', face: 'umber', letter: 'sand', lines: ['2552', 'MILES', 'TO THE', 'GULF'] }),
    ],
  },
});
