import { type Spot, scatter } from '../../kit/figure.ts';
import { mass } from '../../kit/light.ts';
import { disc, petal } from '../../kit/path.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { cascade } from '../../motifs/cascade.ts';
import { foliage } from '../../motifs/foliage.ts';
import { figure } from '../../motifs/hikers.ts';
import { bank, drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { slits } from '../../motifs/slits.ts';
import { spume } from '../../motifs/spume.ts';
import { trunks } from '../../motifs/trunks.ts';
import { ripples, water } from '../../motifs/water.ts';
import { trilliums } from '../../motifs/wildflowers.ts';

const springWoods = {
  ink: '#1d2f24',
  forest: '#33593a',
  green: '#64964a',
  spring: '#a6c95c',
  light: '#e3eca6',
  stone: '#c9ac7c',
  shade: '#7c6a55',
  water: '#5f9c96',
  white: '#fffbea',
};

/** Morning in May: light comes through the new leaves from the left. */
const bigWoods = values({
  dark: { ink: '#12261d', forest: '#25523a' },
  middle: { shade: '#8d7a56', green: '#5f9a4a', water: '#5fa39a' },
  glow: { stone: '#d8c290', spring: '#c3dc7d', white: '#fbf9e6' },
  accent: { coral: '#e4573d' },
});
const morning = { from: [-1, -0.9], ink: 'spring', shadow: 'ink' } as const;

/** Noses of the ledge part the fall in three: the course of each, and its seed. */
const lowFalls = ([[484, 144, 3], [804, 140, 4], [1126, 136, 9]] as const).map(
  ([x, half, seed]) => [[[x, 322, half - 6], [x, 346, half], [x, 440, half - 4], [x, 590, half + 8]], seed] as const,
);

/** Bloodroot: a star of eight petals above one lobed leaf. */
const bloodroots = (spots: readonly Spot[]): Layer<'green' | 'white' | 'stone'> => (canvas) =>
  scatter(canvas, 'bloodroot', spots, [
    ['green', 'M-3 30V-30H3V30zM2 10C14-14 40-14 50 0 40 2 44 10 34 14 36 24 22 22 16 30 10 28 4 26 2 10z'],
    ['white', [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => petal(0, -34, turn % 90 ? 36 : 40, 13, turn + 8)).join('')],
    ['stone', disc(0, -34, 8)],
  ]);

export default trailArt({
  hero: {
    alt: 'Hidden Falls between the black trunks of great maples: Prairie Creek slides low and wide over a limestone ledge in spring light, and someone walks toward it.',
    focus: { x: 0.5, y: 0.55 },
    palette: bigWoods,
    layers: [
      sky({ bands: [['white', 0]] }),
      // Light in the new leaves above the creek.
      foliage({ ink: 'spring', size: [60, 150], seed: 6, points: [[-60, -60], [1700, -60], [1700, 230], [1440, 240], [1300, 200], [1200, 150], [1100, 190], [1000, 130], [880, 80], [800, 110], [700, 60], [600, 120], [500, 170], [400, 150], [300, 210], [-60, 240]] }),
      foliage({ ink: 'green', size: [50, 120], seed: 11, points: [[-60, -60], [1700, -60], [1700, 140], [1420, 120], [1300, 60], [1180, 40], [1080, 0], [900, -20], [740, 10], [600, -10], [500, 40], [400, 60], [300, 100], [-60, 130]] }),
      trunks({ ink: 'green', items: [[320, 300, 20, -20, -10], [396, 300, 8, -20, 6], [520, 290, 14, -20, 10], [660, 290, 9, -20, -6], [752, 296, 16, -20, -8], [960, 290, 10, -20, 8], [1090, 300, 20, -20, 12], [1180, 300, 8, -20, -4]] }),
      mass({ ink: 'green', light: { ...morning, from: [0, -1], ink: 'white' }, rim: 6, layers: [
        bank({ ink: 'green', points: [[-20, 230], [240, 262], [480, 282], [760, 286], [1040, 276], [1300, 250], [1640, 220]], close: [[1640, 420], [-20, 420]] }),
      ] }),
      // The ledge, level and wide, and the hollow where the soft rock under it has worn away.
      drawn({ ink: 'ink', path: 'M-20 330H1640V640H-20z' }),
      drawn({ ink: 'forest', path: 'M-20 420L300 410 520 424 800 414 1100 424 1640 406V440L1100 452 800 444 520 452 300 440-20 450zM-20 510L400 498 900 508 1640 494V530L900 540 400 530-20 540z' }),
      drawn({ ink: 'stone', path: 'M-20 306L180 312 320 320 560 318 800 322 1040 318 1290 320 1420 308 1640 300V356L1420 362 1300 372 1284 384 1060 378 1044 368 980 372 940 384 660 380 640 370 330 384 300 372 160 366-20 362z', layers: [
        drawn({ ink: 'white', path: 'M-20 300L180 306 320 314 560 314V326L320 330 180 324-20 320zM1040 314L1290 316 1420 302 1640 294V312L1420 324 1290 332 1040 328z' }),
        drawn({ ink: 'shade', path: 'M-20 346L160 350 300 356 330 366 640 356 660 366 940 366 980 356 1044 354 1060 362 1284 368 1300 356 1420 346 1640 340V380H-20zM214 318L222 350 212 350zM1362 322L1370 354 1358 354zM1150 330L1156 362 1146 362z' }),
      ] }),
      // The creek, and the broad low fall in three parts.
      drawn({ ink: 'water', path: 'M330 316C420 296 560 290 800 292 1040 290 1200 298 1280 318L1270 332H340z' }),
      drawn({ ink: 'white', path: 'M520 306C640 298 760 302 880 300 780 310 640 312 520 306zM900 312C980 304 1080 306 1160 310 1080 318 980 318 900 312z' }),
      ...lowFalls.flatMap(([path, seed]) => [
        cascade<keyof typeof bigWoods>({ path, seed, tongues: [
          { ink: 'water', across: [0, 1], locks: 4, part: [0.25, 0.35], end: [1.3, 1.3], gap: 0.16 },
          { ink: 'white', across: [0, 1], toward: [0.01, 0.95], locks: 7, part: [0.45, 0.04], end: [1.4, 1.15], gap: 0.5 },
        ] }),
      ]),
      // Where it bends over the ledge.
      ...lowFalls.map(([[[x, , half]]]) => drawn<keyof typeof bigWoods>({ ink: 'white', path: `M${x - half} 340Q${x - half} 314 ${x - half + 36} 314 ${x} 304 ${x + half - 36} 312 ${x + half} 314 ${x + half} 340z` })),
      // The pool.
      drawn({ ink: 'water', path: 'M-20 590H1640V740H-20z' }),
      drawn({ ink: 'forest', path: 'M-20 590H320C260 606 300 620 220 630 120 640 60 650-20 652zM1290 590H1640V660C1500 650 1420 640 1400 626 1320 616 1340 602 1290 590z' }),
      spume({ seed: 5, ink: 'white', shade: 'water', items: [[484, 600, 330, 26], [804, 604, 340, 34], [1126, 600, 320, 26]] }),
      drawn({ ink: 'white', path: 'M600 640C700 630 860 630 1000 642 880 652 720 652 600 640zM700 668C780 660 880 662 940 668 880 678 780 678 700 668zM340 636C420 628 480 632 540 636 480 644 400 644 340 636zM1080 640C1160 632 1240 634 1300 640 1240 648 1140 648 1080 640z' }),
      // Great maples stand before it all, black against the light, and their edges catch it.
      mass({ ink: 'ink', light: { from: [1, -0.1], ink: 'spring', shadow: 'ink' }, rim: 6, layers: [
        drawn({ ink: 'ink', path: 'M60 830C96 700 104 500 96 300 92 160 84 60 90-20H282C274 80 262 160 264 300 262 480 272 640 300 720 320 770 360 790 380 830zM432 830C452 760 452 560 446 380 442 240 436 120 440-20H492C486 120 492 260 494 380 496 560 498 700 520 760 530 790 548 810 560 830z' }),
        drawn({ ink: 'ink', path: 'M572 830C586 740 584 600 596 440 606 300 622 140 630-20H656C646 140 628 300 620 440 608 600 610 740 634 830z' }),
      ] }),
      mass({ ink: 'ink', light: { from: [-1, -0.1], ink: 'spring', shadow: 'ink' }, rim: 6, layers: [
        drawn({ ink: 'ink', path: 'M930 830C970 790 992 740 1000 640 1008 480 998 340 1004 200 1006 120 1000 40 996-20H1136C1130 40 1126 120 1128 200 1126 340 1140 480 1142 640 1146 740 1180 790 1210 830zM1290 830C1304 700 1300 500 1306 340 1308 200 1302 80 1300-20H1346C1348 100 1346 220 1350 340 1352 520 1360 720 1384 830zM1420 830C1450 700 1448 520 1446 340 1442 200 1440 90 1430-20H1660V830z' }),
      ] }),
      // Their bark.
      drawn({ ink: 'forest', path: 'M236-20C232 90 222 180 226 300 230 400 234 480 246 600 224 500 214 400 212 300 212 180 222 80 228-20zM252 120C242 200 242 320 248 420 240 330 238 220 252 120zM190 60C184 200 186 360 204 560 180 400 174 220 190 60zM150 260C150 400 156 520 164 640 146 520 142 400 150 260zM1024-20C1030 80 1032 160 1030 240 1028 400 1030 520 1018 680 1016 520 1018 400 1020 240 1022 160 1020 80 1016-20zM1052 100C1048 260 1056 420 1050 600 1040 430 1038 260 1052 100zM1086 240C1080 360 1092 480 1088 620 1076 480 1072 370 1086 240zM1464-20C1470 140 1466 300 1472 420 1476 540 1474 640 1464 740 1466 600 1464 500 1460 400 1454 260 1460 120 1452-20zM1506 80C1500 260 1512 420 1508 640 1494 440 1490 260 1506 80zM1556 40C1546 200 1560 360 1552 520 1540 360 1536 200 1556 40z' }),
      // The near bank, in the dark of the woods; the light reaches it only in the middle.
      drawn({ ink: 'spring', path: 'M560 722C680 706 800 724 990 706L992 740H560z' }),
      drawn({ ink: 'ink', path: 'M-20 690C120 700 300 716 470 722 640 718 820 736 980 716 1180 700 1400 710 1640 690V830H-20z' }),
      figure({ x: 780, y: 738, height: 176, pose: 'stride', ink: 'forest', coat: 'coral', pack: 'shade', skin: 'shade', hat: 'stone', rim: 'white' }),
      bloodroots([[430, 744, 44], [500, 770, 66], [572, 752, 50], [636, 784, 74], [700, 766, 52], [850, 772, 62], [912, 788, 76], [880, 748, 40], [980, 762, 54], [1060, 786, 66], [1140, 752, 44], [330, 776, 60], [1250, 774, 56], [240, 756, 40]]),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'Hidden Falls, wide and low over a limestone ledge in spring woods, with white wildflowers in front',
    palette: springWoods,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['light', 0]] }),
      foliage({ ink: 'spring', seed: 4, size: [26, 50], points: [[-20, -20], [410, -20], [410, 150], [300, 160], [195, 130], [90, 160], [-20, 150]] }),
      trunks({ ink: 'forest', lit: 'green', items: [[96, 200, 14, -10, 4], [300, 190, 13, -10, -4], [236, 180, 8, -10, -2]] }),
      foliage({ ink: 'green', seed: 9, size: [26, 50], points: [[-20, -20], [410, -20], [410, 104], [300, 112], [195, 84], [90, 112], [-20, 104]] }),
      bank({ ink: 'green', points: [[0, 176], [120, 182], [270, 176], [390, 168]], close: [[390, 300], [0, 300]] }),
      bedded({ points: [[110, 196], [360, 190], [370, 296], [120, 296]], seed: 7, mid: 'shade', lit: 'stone', shade: 'ink', seam: 'ink', beds: [18, 28], step: 6, reach: [0.3, 0.3] }),
      shape({ ink: 'ink', points: [[118, 224], [190, 228], [280, 222], [368, 226], [368, 300], [118, 300]] }),
      drawn({ ink: 'water', path: 'M136 190C180 176 280 176 356 180V196H140z' }),
      drawn({ ink: 'white', path: 'M142 206C144 188 170 186 200 188 224 190 240 182 276 184 282 188 272 204 268 222 264 250 270 280 274 300H136C142 260 140 230 142 204z', layers: [
        drawn({ ink: 'water', path: 'M280 190C246 214 254 250 258 300H290z' }),
        slits({ ink: 'ink', items: [[180, 232, 350, 14, -2], [226, 214, 290, 9, 2]] }),
        slits({ ink: 'water', items: [[160, 204, 270, 8, -2], [202, 206, 310, 11]] }),
      ] }),
      drawn({ ink: 'white', path: 'M304 196C308 186 330 186 352 188V300H300C308 260 300 220 304 196z', layers: [
        slits({ ink: 'water', items: [[330, 206, 320, 10]] }),
      ] }),
      water({ ink: 'water', y: 290 }),
      ripples({ ink: 'white', y: [294, 334], count: 7, x: 230, spread: [60, 50], width: [60, 100], height: [5, 8], seed: 4 }),
      bank({ ink: 'forest', points: [[0, 214], [60, 226], [120, 262], [160, 310], [230, 370]], close: [[230, 400], [0, 400]] }),
      trilliums({ stem: 'spring', petal: 'white', heart: 'spring', items: [[106, 372, 118], [172, 386, 80]] }),
    ],
  },
});
