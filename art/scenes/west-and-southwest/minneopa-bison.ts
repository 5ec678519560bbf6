import { lerp, type Point } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bison } from '../../motifs/bison.ts';
import { flow } from '../../motifs/flow.ts';
import { figure } from '../../motifs/hikers.ts';
import { bank, drawn, lenses, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { visitor } from '../../motifs/visitors.ts';

/** Evening: the sun stands on the right, and lights the left wall. */
const fallsTwice = values({
  dark: { ink: '#1d1a23', umber: '#4b2e2b' },
  middle: { rose: '#a9573f', pool: '#3f7277', ochre: '#c18548' },
  glow: { buff: '#f0c47c', sky: '#bfdad4', cream: '#fff4da' },
  accent: { red: '#dc4428' },
});
const west = { from: [1, -0.6], ink: 'buff', shadow: 'ink' } as const;

type Evening = keyof typeof fallsTwice;

/**
 * The wall on the left, bed by bed: the upper and lower edge of each at the left of the sheet and at the fall; how far the light goes on it;
 * its blocks, each with a side that looks away from the sun, from x to x, and a face that looks at it, to x; how far it has sunk.
 */
const BEDS = [
  [[168, 268], [280, 318], 'buff', [[-40, 44, 262, 0], [262, 330, 506, 10], [506, 512, 606, -2]]],
  [[310, 336], [350, 364], 'ochre', [[-40, 30, 236, 0], [236, 322, 566, 3]]],
  [[352, 366], [600, 522], 'buff', [[-40, 20, 214, 6], [214, 300, 452, -8], [452, 462, 552, 10]]],
  [[622, 540], [664, 566], 'ochre', [[-40, 40, 226, -2], [226, 330, 576, 2]]],
  [[668, 568], [860, 720], 'ochre', [[-40, 0, 190, 0], [190, 316, 430, 8], [430, 440, 540, -2]]],
] as const;

const leftWall: Layer<Evening>[] = BEDS.flatMap(([upper, lower, lit, blocks]) =>
  blocks.flatMap(([from, turn, to, sunk]): Layer<Evening>[] => {
    const top = (x: number): Point => [x, lerp(upper[0], upper[1], (x + 20) / 620) + sunk];
    const foot = (x: number): Point => [x, lerp(lower[0], lower[1], (x + 20) / 620) + sunk * 0.4];
    const [ledgeX, ledgeY] = top(to);
    return [
      shape({ ink: 'rose', points: [top(from), top(turn), foot(turn - 8), foot(from + 4)] }),
      shape({ ink: lit, points: [top(turn), top(to), foot(to - 10), foot(turn - 8)] }),
      shape({ ink: lit === 'buff' ? 'cream' : 'buff', points: [top(from), top(to), [ledgeX - 3, ledgeY + 9], [turn, top(turn)[1] + 13]] }),
    ];
  }),
);

export default trailArt({
  hero: {
    alt: 'Minneopa Creek falls twice: over a low ledge into a pool, then over a wide brink into a gorge of layered golden sandstone. Two people stand below; far off two bison graze on the skyline.',
    focus: { x: 0.58, y: 0.5 },
    palette: fallsTwice,
    layers: [
      sky({ bands: [['sky', 0]] }),
      drawn({ ink: 'cream', path: 'M1640 20Q1400 34 1180 26Q960 20 760 44Q480 70 200 58Q420 92 700 84Q1100 70 1640 84z' }),
      // The prairie on top, where the bison are.
      bank({ ink: 'buff', points: [[-20, 126], [300, 122], [700, 116], [1100, 106], [1640, 100]], close: [[1640, 400], [-20, 400]] }),
      mass({ ink: 'ink', light: west, rim: 3, layers: [bison({ x: 996, y: 114, width: 122, ink: 'ink', lit: 'ink', wool: 'ink', flip: true }), bison({ x: 1122, y: 111, width: 88, ink: 'ink', lit: 'ink', wool: 'ink' })] }),
      bank({ ink: 'ochre', points: [[-20, 150], [300, 152], [640, 140], [1000, 146], [1300, 132], [1640, 128]], close: [[1640, 400], [-20, 400]] }),
      // The creek comes over the first ledge, a low one, from the right.
      drawn({ ink: 'pool', path: 'M1300 140C1200 146 1180 152 1080 160C960 168 860 178 820 200L1040 204C1070 184 1120 176 1180 166C1240 158 1300 150 1300 140z' }),
      shape({ ink: 'rose', points: [[-20, 190], [360, 178], [640, 186], [770, 176], [836, 196], [830, 300], [-20, 320]] }),
      drawn({ ink: 'ochre', path: 'M620 200L700 182 790 178 842 200 836 240 790 228 720 236 620 228z' }),
      drawn({ ink: 'buff', path: 'M620 200L700 182 790 178 842 200 838 208 780 188 704 192 624 210z' }),
      drawn({ ink: 'cream', path: 'M826 206Q846 188 880 196Q930 186 970 196Q1010 188 1040 208Q1046 250 1056 294Q930 308 816 292Q826 250 826 206z' }),
      flow({ path: [[934, 204, 100], [934, 222, 104], [934, 290, 116]], streaks: [['pool', 7, 11], ['sky', 7, 9]], length: [0.4, 0.8], seed: 5 }),
      // The pool between the two slants to the brink of the second.
      shape({ ink: 'pool', points: [[600, 330], [700, 304], [800, 284], [1070, 286], [1116, 304], [1060, 330], [930, 350], [880, 372], [560, 372]] }),
      drawn({ ink: 'cream', path: 'M790 288Q930 272 1080 290Q960 304 790 288zM690 316Q790 304 900 312Q790 324 690 316zM880 328Q940 316 1020 318Q960 330 880 328zM640 338Q740 328 820 340Q730 346 640 338z' }),
      // Everything on the right looks away from the sun: one wall of shadow, worn back behind the fall, with a lit edge here and there.
      shape({ ink: 'umber', points: [[1640, 150], [1420, 158], [1300, 152], [1180, 170], [1080, 178], [1034, 202], [1040, 240], [1060, 296], [1110, 302], [1104, 330], [960, 338], [880, 356], [500, 346], [440, 760], [1180, 800], [1640, 830]] }),
      shape({ ink: 'ink', points: [[548, 376], [700, 360], [890, 384], [960, 372], [1060, 382], [1128, 372], [1180, 392], [1240, 384], [1216, 420], [1150, 432], [1136, 500], [1160, 520], [1112, 544], [1120, 610], [1150, 640], [1150, 720], [520, 720]] }),
      drawn({ ink: 'ink', path: 'M1640 330L1460 338 1330 350 1210 346 1240 372 1380 380 1500 366 1640 376zM1640 556L1520 536 1380 528 1300 512 1216 520 1280 546 1400 560 1500 584 1640 600zM1640 228L1500 240 1400 262 1520 258 1640 250zM1060 296L1110 302 1200 270 1180 300 1104 336 1090 316z' }),
      drawn({ ink: 'ochre', path: 'M1640 150L1420 158 1300 152 1180 170 1080 178 1034 202 1036 210 1084 188 1190 180 1300 163 1420 170 1640 160zM1640 186L1500 202 1400 224 1290 236 1190 268 1140 296 1150 306 1200 280 1300 250 1400 242 1500 220 1640 206zM880 356L960 338 1104 330 1100 340 966 349 890 366z' }),
      drawn({ ink: 'rose', path: 'M1640 378L1520 382 1400 392 1300 388 1204 398 1200 410 1300 402 1410 408 1530 396 1640 394zM1420 576L1300 560 1210 552 1200 566 1290 572zM1080 544L1112 540 1160 520 1150 534 1116 552z' }),
      // The wall on the left faces the sun: it has broken along its joints into blocks, no two of its beds as thick.
      shape({ ink: 'umber', points: [[-20, 190], [420, 250], [580, 286], [560, 420], [540, 700], [300, 760], [-20, 820]] }),
      drawn({ ink: 'rose', path: 'M200 240L262 262 300 300 316 380 292 480 320 560 330 700 200 760 214 600 196 480 216 400zM-20 300L40 330 20 420 36 600-20 700z' }),
      ...leftWall,
      drawn({ ink: 'ochre', path: 'M20 470L110 464 206 466 204 474 120 476 70 486zM300 444L380 438 450 440 446 448 400 450 360 460zM120 540L210 530 208 538 150 546zM350 250L430 262 496 272 440 270zM462 486L540 482 500 492z' }),
      drawn({ ink: 'umber', path: 'M128 352L138 420 130 480 142 590 134 592 122 482 130 420 120 352zM262 318L420 322 506 330 420 334zM398 392L406 440 394 470 404 540 390 472 400 440zM150 206L156 282H148zM-20 590L240 562 440 534 300 564-20 612z' }),
      spray({ ink: 'umber', from: [60, 830], to: [300, 430], within: [[-20, 330], [380, 340], [420, 640], [-20, 800]] }),
      // The second fall: one broad sheet over an uneven lip, and a thinner one beside it.
      drawn({ ink: 'cream', path: 'M556 372Q576 340 620 346Q670 330 720 344Q760 334 796 350Q806 360 800 380C812 480 826 590 836 704L548 708C560 600 556 470 556 372zM826 366Q850 344 890 358Q900 370 896 390C900 480 920 580 926 690L862 700C858 580 832 470 826 366z' }),
      flow({ path: [[684, 352, 104], [684, 390, 108], [692, 520, 114], [698, 694, 126]], streaks: [['sky', 19, 17], ['pool', 12, 12]], length: [0.3, 0.8], seed: 9, spread: 0.9 }),
      flow({ path: [[862, 362, 28], [864, 400, 30], [880, 540, 30], [894, 690, 30]], streaks: [['sky', 5, 12], ['pool', 3, 9]], length: [0.4, 0.8], seed: 3 }),
      spray({ ink: 'ink', from: [1640, 760], to: [1300, 300], within: [[1140, 300], [1640, 210], [1640, 830], [1160, 720]] }),
      drawn({ ink: 'pool', path: 'M-20 812Q240 744 460 706Q680 690 900 694Q1120 690 1300 704Q1500 730 1640 770V820H-20z' }),
      drawn({ ink: 'cream', path: 'M484 734q-20-34 26-44 6-38 58-30 22-34 70-14 34-30 80-6 40-26 78 6 46-24 84 8 54-20 70 26 48 4 44 40-66 18-116 10-40 18-104 8-60 16-124 6-60 12-100-2-44 4-66-8z' }),
      drawn({ ink: 'sky', path: 'M360 772Q480 748 620 762Q740 752 860 764Q920 756 960 762Q860 784 740 778Q600 786 500 776Q430 780 360 772zM250 806Q420 780 600 794Q760 786 900 800V820H250z' }),
      // A slab that fell from the wall, and two people on it.
      shape({ ink: 'ink', points: [[960, 820], [984, 776], [1130, 752], [1320, 742], [1500, 772], [1640, 768], [1640, 820]] }),
      shape({ ink: 'ochre', points: [[984, 776], [1130, 752], [1320, 742], [1500, 772], [1340, 770], [1160, 782]] }),
      figure({ x: 1090, y: 772, height: 146, pose: 'lookout', ink: 'ink', coat: 'red', skin: 'buff', hair: 'ochre', rim: 'buff', flip: true }),
      visitor({ x: 1168, y: 772, height: 138, pose: 'child', ink: 'ink', coat: 'red' }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'Minneopa Creek falls twice through golden sandstone; a bison on the skyline above it',
    palette: fallsTwice,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['cream', 0]] }),
      bank({ ink: 'buff', points: [[0, 168], [195, 162], [390, 168]], close: [[390, 400], [0, 400]] }),
      mass({ ink: 'umber', light: west, rim: 2, layers: [bison({ x: 160, y: 168, width: 84, ink: 'ink', lit: 'ink', wool: 'ink' })] }),
      shape({ ink: 'rose', points: [[20, 192], [130, 186], [170, 200], [170, 236], [20, 250]] }),
      shape({ ink: 'umber', points: [[220, 200], [260, 186], [370, 192], [370, 250], [220, 236]] }),
      shape({ ink: 'cream', points: [[164, 192], [226, 192], [232, 230], [158, 230]] }),
      shape({ ink: 'ink', points: [[120, 244], [270, 244], [290, 360], [100, 360]] }),
      shape({ ink: 'pool', points: [[132, 236], [160, 228], [230, 228], [258, 236], [240, 252], [150, 252]] }),
      shape({ ink: 'buff', points: [[20, 214], [134, 236], [140, 256], [20, 250]] }),
      shape({ ink: 'ochre', points: [[20, 260], [126, 266], [132, 288], [20, 292]] }),
      shape({ ink: 'buff', points: [[20, 302], [114, 298], [120, 326], [20, 340]] }),
      shape({ ink: 'rose', points: [[370, 214], [256, 236], [250, 256], [370, 250]] }),
      shape({ ink: 'rose', points: [[370, 260], [264, 266], [258, 288], [370, 292]] }),
      shape({ ink: 'rose', points: [[370, 302], [276, 298], [270, 326], [370, 340]] }),
      lenses({ ink: 'cream', items: [[195, 238, 80, 5]] }),
      shape({ ink: 'cream', points: [[150, 252], [160, 245], [230, 245], [240, 252], [250, 360], [140, 360]] }),
      flow({ path: [[195, 196, 24], [195, 226, 28]], streaks: [['pool', 4, 6]], length: [0.5, 0.8], seed: 5 }),
      flow({ path: [[195, 252, 38], [195, 300, 44], [195, 360, 50]], streaks: [['sky', 7, 9], ['pool', 5, 7]], length: [0.3, 0.6], seed: 9 }),
    ],
  },
});
