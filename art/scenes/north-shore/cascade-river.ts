import type { Point } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { bumps } from '../../kit/path.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { spruces } from '../../motifs/conifers.ts';
import { grass } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn, shape } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { visitor } from '../../motifs/visitors.ts';
import { ripples, water } from '../../motifs/water.ts';

const maples = {
  ink: '#2a1a1e',
  wine: '#6f2a2c',
  red: '#b9402c',
  orange: '#e0782c',
  gold: '#f4bd4b',
  sand: '#d9c2a0',
  cream: '#fdf3d9',
  lake: '#2f7ca6',
  sky: '#8fc6d4',
  haze: '#5f8fa6',
  fir: '#2f4a3f',
  clay: '#a05a45',
};

/** An October morning, the sun over the lake on the right. */
const sawtooths = values({
  dark: { ink: '#26151c', wine: '#6a2430' },
  middle: { red: '#b23a2b', orange: '#d9702b', haze: '#8c97ab' },
  glow: { pale: '#c9d5d6', peach: '#fad09a', cream: '#fff2d8' },
  accent: { gold: '#f7b53a' },
});
const overTheLake = { from: [1, -0.7], ink: 'gold', shadow: 'ink' } as const;

/** A wooded fold that runs down a slope: crowns stand along the edge toward the sun, and the shade behind them dies out. */
const hollow = (edge: readonly Point[], back: string): string => `${bumps(edge, () => 0.57)}${back}z`;

/** The crests of the ranges, with the steps in their backs. */
const FAR: readonly Point[] = [[640, 330], [700, 216], [726, 190], [780, 182], [840, 198], [866, 214], [930, 220], [1000, 238], [1030, 256], [1120, 262], [1204, 296]];
const MIDDLE: readonly Point[] = [[400, 480], [446, 370], [478, 262], [506, 208], [550, 184], [610, 182], [670, 198], [706, 230], [780, 236], [846, 270], [882, 308], [980, 316], [1040, 344], [1084, 380], [1160, 390], [1196, 412]];
const NEAR: readonly Point[] = [[20, 760], [120, 530], [172, 392], [216, 290], [266, 236], [326, 212], [400, 226], [476, 262], [530, 312], [606, 322], [690, 374], [730, 430], [784, 446], [824, 500], [856, 560], [886, 606], [930, 634]];

/** The bench, from behind: two legs, and a plank that catches the sun. */
const LEGS = 'M1010 668H1034L1038 740H1016zM1144 668H1168L1176 740H1154z';
const PLANK = 'M964 652L1214 646 1218 674 968 680z';

export default trailArt({
  hero: {
    alt: 'The empty bench of Lookout Mountain at sunrise: below it the Sawtooth ridges in autumn red, each steep on the land side and gentle toward the lake, march up the shore.',
    focus: { x: 0.68, y: 0.6 },
    palette: sawtooths,
    layers: [
      sky({ bands: [['pale', 0]] }),
      drawn({ ink: 'peach', path: 'M-20 120C200 96 360 130 560 112 800 92 1000 128 1200 108 1380 92 1500 116 1640 100V260H-20z' }),
      // Half risen: the lake cuts it.
      sun({ x: 1290, y: 244, radius: 104, ink: 'gold' }),
      // The lake in the light: narrow glints, longer and wider the nearer they are.
      water({ ink: 'cream', y: 246 }),
      ripples({ ink: 'pale', y: [252, 300], count: 16, between: [840, 1600], width: [70, 240], height: [3, 5], seed: 4 }),
      ripples({ ink: 'peach', y: [256, 720], count: 58, between: [820, 1620], width: [70, 300], height: [4, 12], seed: 7 }),
      ripples({ ink: 'gold', y: [250, 560], count: 26, x: 1290, spread: [30, 150], width: [50, 190], height: [5, 9], seed: 3 }),
      // The Sawtooths: each rises steeply from the land and comes down to the lake by steps, to a low wooded point.
      drawn({ ink: 'pale', path: 'M884 262C900 232 916 214 950 208 1010 210 1060 226 1090 240H1160L1216 254V262zM-20 196C80 180 150 176 240 190 320 200 380 214 440 236V420H-20z' }),
      ridge({ ink: 'haze', points: FAR, from: 640, to: 1204, swell: 2, swells: 8, seed: 4, cover: 'hardwood', crowns: 'billow', height: [5, 10], floor: 302 }),
      drawn({ ink: 'haze', path: 'M1090 303L1200 294 1236 298 1262 303z' }),
      mass({ ink: 'orange', light: overTheLake, rim: 4, layers: [
        ridge({ ink: 'orange', points: MIDDLE, from: 494, to: 1180, swell: 3, swells: 8, seed: 6, cover: 'hardwood', crowns: 'billow', height: [10, 22], floor: 424 }),
        spruces({ ink: 'orange', lit: 'orange', seed: 3, forms: 2, items: [[600, 178, 44], [622, 182, 58], [716, 226, 44], [886, 302, 42], [1136, 386, 40], [1158, 390, 54]] }),
      ] }),
      drawn({ ink: 'red', path: 'M400 500L440 384 452 366 470 290 486 272 500 222 528 194 560 176 540 236 556 262 528 300 540 340 508 380 522 430 500 560H400z' }),
      drawn({ ink: 'red', opacity: 0.5, path: hollow([[636, 206], [664, 226], [680, 250], [716, 268], [736, 292], [790, 304], [816, 336], [868, 350], [900, 378], [960, 396], [990, 418]], 'H850C770 370 680 300 636 206') + hollow([[880, 312], [920, 328], [944, 348], [1000, 356], [1024, 378], [1090, 388], [1120, 406], [1160, 414]], 'H1050C980 390 920 356 880 312') }),
      drawn({ ink: 'red', path: 'M760 424L900 419 1000 421 1100 414 1190 413 1214 417 1250 424 1180 429 1060 427 980 431 860 428z' }),
      ripples({ ink: 'orange', y: [434, 458], count: 8, between: [860, 1180], width: [60, 200], height: [3, 6], seed: 6 }),
      mass({ ink: 'red', light: overTheLake, rim: 5, layers: [
        ridge({ ink: 'red', points: NEAR, from: 262, to: 905, swell: 4, swells: 7, seed: 9, cover: 'hardwood', crowns: 'billow', height: [14, 34], floor: 632 }),
        spruces({ ink: 'red', lit: 'red', seed: 3, forms: 2, items: [[330, 214, 64], [358, 220, 96], [390, 226, 54], [548, 306, 60], [576, 312, 90], [752, 430, 54], [780, 436, 76]] }),
      ] }),
      drawn({ ink: 'wine', path: 'M20 780L110 556 118 520 140 500 166 410 186 392 206 318 230 296 244 250 268 222 334 202 306 256 322 300 288 340 300 392 264 440 278 500 248 560 222 840H20z' }),
      drawn({ ink: 'wine', opacity: 0.5, path: hollow([[440, 258], [474, 286], [490, 322], [536, 346], [554, 384], [610, 404], [634, 440], [696, 462], [716, 500], [786, 520], [826, 560], [880, 578], [904, 616]], 'H720C600 540 500 430 470 370 450 330 440 290 440 258') + hollow([[724, 430], [766, 450], [784, 480], [814, 496], [826, 532], [850, 572], [858, 596], [880, 616]], 'H820C790 570 750 510 724 430') }),
      drawn({ ink: 'wine', path: 'M560 632L700 624 800 628 880 622 944 630 910 640 820 636 720 643 620 640z' }),
      ripples({ ink: 'red', y: [650, 690], count: 7, between: [860, 1010], width: [60, 160], height: [5, 9], seed: 8 }),
      // The slope of Lookout Mountain itself, below the bench.
      mass({ ink: 'wine', light: { from: [1, -0.7], ink: 'orange', shadow: 'ink' }, rim: 6, layers: [
        ridge({ ink: 'wine', points: [[-60, 430], [0, 410], [130, 416], [210, 450], [300, 470], [370, 530], [470, 560], [560, 624], [660, 644], [760, 710], [900, 780]], from: -60, to: 900, swell: 4, swells: 6, seed: 12, cover: 'hardwood', crowns: 'billow', height: [22, 46], floor: 840 }),
        spruces({ ink: 'wine', lit: 'wine', seed: 7, forms: 2, items: [[18, 430, 150], [64, 424, 220], [104, 424, 130], [262, 470, 120], [306, 490, 170], [470, 570, 130], [506, 590, 90]] }),
      ] }),
      drawn({ ink: 'ink', opacity: 0.4, path: hollow([[84, 444], [138, 466], [160, 514], [226, 536], [250, 584], [324, 606], [352, 656], [430, 678], [456, 724], [540, 744], [600, 810]], 'H360C220 740 100 600 84 444') }),
      spray({ ink: 'ink', from: [60, 760], to: [300, 560], within: [[-20, 480], [90, 450], [400, 560], [640, 680], [900, 760], [900, 820], [-20, 820]] }),
      // The knoll, and on it the bench; its shadow comes toward us.
      mass({ ink: 'wine', light: overTheLake, rim: 5, layers: [drawn({ ink: 'wine', path: 'M700 850L780 800 850 776 920 742 1000 726 1090 720 1190 726 1260 742 1340 776 1420 800 1480 850z' })] }),
      drawn({ ink: 'ink', path: 'M1016 738L1038 738 960 792 1080 788 1152 740 1176 740 1110 786 1124 806 830 816 836 798 930 794z' }),
      mass({ ink: 'ink', light: overTheLake, rim: 4, layers: [drawn({ ink: 'ink', path: LEGS })] }),
      drawn({ ink: 'red', path: PLANK }),
      drawn({ ink: 'gold', path: 'M964 652L1214 646 1216 656 966 662z' }),
      drawn({ ink: 'ink', path: 'M967 674L1218 668 1218 676 968 682z' }),
      mass({ ink: 'ink', light: overTheLake, rim: 3, layers: [grass({ ink: 'ink', lit: 'ink', y: 758, x: [900, 1290], count: 16, height: [14, 40], seed: 4, forms: 2 })] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'Two people on the bench of Lookout Mountain; below, the autumn Sawtooth ridges march along Lake Superior',
    palette: maples,
    layers: [
      sky({ seed: 5, waver: 3, bands: [['sky', 0], ['cream', 140]] }),
      water({ ink: 'lake', y: 178 }),
      ripples({ ink: 'sky', y: [186, 270], count: 9, x: 280, spread: [50, 60], width: [40, 80], height: [4, 6], seed: 3 }),
      ridge({ ink: 'haze', points: [[176, 190], [204, 158], [220, 152], [256, 166], [312, 186]], from: 190, to: 312, swell: 1, seed: 5, cover: 'hardwood', height: [8, 14], floor: 192 }),
      ridge({ ink: 'orange', points: [[96, 230], [128, 160], [146, 138], [166, 134], [188, 146], [206, 168], [228, 178], [250, 200], [274, 208]], from: 104, to: 280, swell: 1, seed: 5, cover: 'hardwood', height: [9, 16], floor: 214 }),
      shape({ ink: 'red', points: [[90, 250], [118, 182], [126, 152], [150, 132], [144, 158], [154, 180], [140, 206], [146, 250]] }),
      ridge({ ink: 'red', points: [[20, 300], [58, 216], [78, 186], [98, 180], [126, 196], [150, 226], [186, 240], [220, 272]], from: 56, to: 226, swell: 1, seed: 9, cover: 'hardwood', height: [14, 24], floor: 320 }),
      shape({ ink: 'wine', points: [[10, 330], [46, 236], [56, 200], [84, 174], [76, 206], [90, 230], [70, 266], [80, 330]] }),
      ridge({ ink: 'wine', points: [[0, 300], [195, 296], [390, 284]], swell: 3, seed: 5, cover: 'hardwood', height: [18, 30] }),
      shape({ ink: 'sand', points: [[100, 318], [150, 308], [300, 304], [336, 320], [350, 360], [80, 360]] }),
      shape({ ink: 'ink', points: [[132, 284], [280, 284], [280, 293], [266, 293], [266, 322], [257, 322], [257, 293], [156, 293], [156, 322], [147, 322], [147, 293], [132, 293]] }),
      visitor({ x: 160, y: 284, height: 132, pose: 'sit', ink: 'ink', coat: 'cream' }),
      visitor({ x: 234, y: 284, height: 122, pose: 'sit', ink: 'ink', coat: 'gold' }),
    ],
  },
});
