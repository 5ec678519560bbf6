import { placeFigure } from '../../kit/figure.ts';
import type { Point } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { spruces } from '../../motifs/conifers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn, lenses, shape } from '../../motifs/shapes.ts';
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
/** The crests of the ranges, with the steps in their backs. */
const FAR: readonly Point[] = [[640, 330], [700, 216], [726, 190], [780, 182], [840, 198], [866, 214], [930, 220], [1000, 238], [1030, 256], [1120, 262], [1204, 296]];
const MIDDLE: readonly Point[] = [[400, 480], [446, 370], [478, 262], [506, 208], [550, 184], [610, 182], [670, 198], [706, 230], [780, 236], [846, 270], [882, 308], [980, 316], [1040, 344], [1084, 380], [1160, 390], [1196, 412]];
const NEAR: readonly Point[] = [[20, 760], [120, 530], [172, 392], [216, 290], [266, 236], [326, 212], [400, 226], [476, 262], [530, 312], [606, 322], [690, 374], [730, 430], [784, 446], [824, 500], [856, 560], [886, 606], [930, 634]];

/** A boot on its heel, toe up, as its owner sees it. */
const boot = (x: number, y: number, tilt: number): Layer<'ink' | 'wine' | 'red' | 'orange' | 'peach' | 'cream'> => (canvas) => placeFigure(canvas, { x, y, scale: 1.5, tilt }, [
  ['ink', 'M-70 20C-86-50-96-116-90-170-84-228-46-256 2-256 54-256 90-226 94-170 98-116 88-50 74 20z'],
  ['orange', 'M-60 20C-70-40-78-100-74-160-70-210-40-236 4-236 46-236 74-208 78-160 80-100 72-40 64 20z'],
  ['peach', 'M10-236C48-234 74-208 78-160 80-100 72-40 64 20H44C52-40 56-100 50-150 46-190 34-216 10-236z'],
  ['wine', 'M-75-158C-70-210-40-236 4-236 46-236 74-208 78-160 46-196-44-194-75-158zM-26-152C-8-166 14-166 30-152L36 20H-32z'],
  ['cream', 'M-42-150L38-122 40-110-42-138zM42-150L-38-122-40-110 42-138zM-46-104L40-74 42-62-46-92zM46-104L-40-74-42-62 46-92zM-48-56L42-26 44-14-48-44zM48-56L-42-26-44-14 48-44zM-4-140Q-50-176-64-138-44-126-4-134zM4-140Q50-172 60-134 40-124 4-134z'],
  ['wine', 'M-64-4Q2-30 68-4L74 36Q2 10-70 36z'],
  ['cream', 'M-60 26Q2 0 64 26L70 84Q2 60-66 84z'],
  ['red', 'M-62 50Q2 24 66 50L67 64Q2 40-64 64z'],
  ['ink', 'M-82 84Q2 48 86 84L120 300H-110z'],
]);

export default trailArt({
  hero: {
    alt: 'On top of Lookout Mountain, between our own boots: the Sawtooth ridges in autumn red, each steep on the land side and gentle toward Lake Superior, march up the shore at sunrise.',
    focus: { x: 0.12, y: 0.5 },
    palette: sawtooths,
    layers: [
      sky({ bands: [['peach', 0]] }),
      sun({ x: 1096, y: 156, radius: 66, ink: 'gold' }),
      water({ ink: 'cream', y: 250 }),
      lenses({ ink: 'gold', items: [[1096, 262, 90, 5], [1086, 284, 130, 7], [1110, 312, 150, 9], [1084, 346, 200, 11], [1112, 388, 230, 13], [1074, 438, 280, 15], [1110, 496, 320, 17], [1060, 562, 400, 20]] }),
      lenses({ ink: 'peach', items: [[1400, 300, 300, 7], [1560, 350, 260, 9], [1380, 420, 340, 11], [1540, 510, 420, 14], [960, 640, 520, 16], [1420, 610, 500, 18]] }),
      // The Sawtooths: each rises steeply from the land and comes down to the lake by steps, to a low wooded point.
      drawn({ ink: 'pale', path: 'M884 262C900 232 916 214 950 208 1010 210 1060 226 1090 240H1160L1216 254V262zM-20 196C80 180 150 176 240 190 320 200 380 214 440 236L300 690H-20z' }),
      ridge({ ink: 'haze', points: FAR, from: 640, to: 1204, swell: 2, swells: 8, seed: 4, cover: 'hardwood', crowns: 'billow', height: [5, 10], floor: 302 }),
      drawn({ ink: 'haze', path: 'M1090 303L1200 294 1236 298 1262 303z' }),
      mass({ ink: 'orange', layers: [
        ridge({ ink: 'orange', points: MIDDLE, from: 494, to: 1180, swell: 3, swells: 8, seed: 6, cover: 'hardwood', crowns: 'billow', height: [6, 14], floor: 424 }),
        spruces({ ink: 'orange', lit: 'orange', seed: 3, forms: 2, items: [[600, 178, 44], [622, 182, 58], [716, 226, 44], [886, 302, 42], [1136, 386, 40], [1158, 390, 54]] }),
      ] }),
      drawn({ ink: 'red', path: 'M400 500L440 384 452 366 470 290 486 272 500 222 528 194 560 176 540 236 556 262 528 300 540 340 508 380 522 430 500 560H400z' }),
      drawn({ ink: 'red', opacity: 0.6, path: 'M620 190L690 262 676 300 760 352 770 420H900L820 360 836 330 740 270 730 236 660 200zM846 270L900 340 890 366 960 420H1060L970 360 960 330 890 310z' }),
      drawn({ ink: 'red', path: 'M760 424L900 419 1000 421 1100 414 1190 413 1214 417 1250 424 1180 429 1060 427 980 431 860 428z' }),
      mass({ ink: 'red', layers: [
        ridge({ ink: 'red', points: NEAR, from: 262, to: 905, swell: 4, swells: 7, seed: 9, cover: 'hardwood', crowns: 'billow', height: [8, 20], floor: 632 }),
        spruces({ ink: 'red', lit: 'red', seed: 3, forms: 2, items: [[330, 214, 64], [358, 220, 96], [390, 226, 54], [548, 306, 60], [576, 312, 90], [752, 430, 54], [780, 436, 76]] }),
      ] }),
      drawn({ ink: 'wine', path: 'M20 780L110 556 118 520 140 500 166 410 186 392 206 318 230 296 244 250 268 222 334 202 306 256 322 300 288 340 300 392 264 440 278 500 248 560 222 840H20z' }),
      drawn({ ink: 'wine', path: 'M420 230L500 350 480 400 580 480 590 630H760L680 540 700 500 580 400 590 364 500 280 476 250zM690 374L760 470 750 510 830 570 836 632H900L850 556 790 450 730 430z' }),
      drawn({ ink: 'wine', path: 'M560 632L700 624 800 628 880 622 944 630 910 640 820 636 720 643 620 640z' }),
      // The ledge we sit on.
      drawn({ ink: 'wine', path: 'M-20 560L90 590 170 640 320 664 480 700 640 706 800 730 980 716 1120 738 1300 700 1440 716 1640 670V840H-20z' }),
      drawn({ ink: 'ink', path: 'M-20 640L80 650 190 700 360 716 500 750 660 752 820 776 1000 764 1160 780 1320 744 1460 760 1640 720V840H-20z' }),
      boot(330, 784, -14),
      boot(1300, 784, 15),
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
