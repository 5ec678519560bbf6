import type { Point } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { dryBrush, grain, spray } from '../../kit/texture.ts';
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

/** A bed of sandstone that juts out: its face, and the ledge that catches the sun. */
function bed(top: readonly Point[], bottom: readonly Point[], face: 'buff' | 'ochre' | 'rose' | 'umber', ledge: 'cream' | 'buff' | 'ochre' | 'rose', depth: number) {
  return [
    shape({ ink: face, points: [...top, ...bottom.toReversed()] }),
    shape({ ink: ledge, points: [...top, ...top.map(([x, y], i): Point => [x, y + depth * (i % 2 ? 0.7 : 1)]).toReversed()] }),
  ];
}

export default trailArt({
  hero: {
    alt: 'Minneopa Creek falls twice: over a low ledge into a pool, then over a wide brink into a gorge of layered golden sandstone. Two people stand below; far off two bison graze on the skyline.',
    focus: { x: 0.56, y: 0.5 },
    palette: fallsTwice,
    layers: [
      sky({ bands: [['sky', 0]] }),
      drawn({ ink: 'cream', path: 'M1640 20Q1400 34 1180 26Q960 20 760 44Q480 70 200 58Q420 92 700 84Q1100 70 1640 84z' }),
      // The prairie on top, where the bison are.
      bank({ ink: 'buff', points: [[-20, 126], [300, 122], [700, 116], [1100, 106], [1640, 100]], close: [[1640, 400], [-20, 400]] }),
      mass({ ink: 'ink', light: west, rim: 2, layers: [bison({ x: 1036, y: 112, width: 66, ink: 'ink', lit: 'ink', wool: 'ink', flip: true }), bison({ x: 1122, y: 110, width: 50, ink: 'ink', lit: 'ink', wool: 'ink' })] }),
      bank({ ink: 'ochre', points: [[-20, 150], [300, 152], [640, 140], [1000, 146], [1300, 132], [1640, 128]], close: [[1640, 400], [-20, 400]] }),
      // The creek comes over the first ledge, a low one, from the right.
      drawn({ ink: 'pool', path: 'M1300 140C1200 146 1180 152 1080 160C960 168 860 178 820 200L1040 204C1070 184 1120 176 1180 166C1240 158 1300 150 1300 140z' }),
      shape({ ink: 'rose', points: [[-20, 190], [360, 178], [640, 186], [770, 176], [836, 196], [830, 300], [-20, 320]] }),
      shape({ ink: 'umber', points: [[1030, 204], [1080, 178], [1300, 164], [1640, 150], [1640, 420], [1000, 330]] }),
      ...bed([[1040, 196], [1120, 180], [1260, 190], [1640, 160]], [[1030, 226], [1110, 232], [1270, 236], [1640, 230]], 'rose', 'ochre', 8),
      ...bed([[640, 190], [700, 180], [780, 178], [842, 198]], [[620, 222], [710, 230], [790, 226], [836, 236]], 'ochre', 'buff', 8),
      drawn({ ink: 'cream', path: 'M826 206Q846 188 880 196Q930 186 970 196Q1010 188 1040 208Q1046 250 1056 294Q930 308 816 292Q826 250 826 206z' }),
      flow({ path: [[934, 204, 100], [934, 222, 104], [934, 290, 116]], streaks: [['pool', 7, 11], ['sky', 7, 9]], length: [0.4, 0.8], seed: 5 }),
      // The pool between the two slants to the brink of the second.
      shape({ ink: 'pool', points: [[600, 330], [700, 304], [800, 284], [1070, 286], [1116, 304], [1060, 330], [930, 350], [880, 372], [560, 372]] }),
      drawn({ ink: 'cream', path: 'M790 288Q930 272 1080 290Q960 304 790 288zM690 316Q790 304 900 312Q790 324 690 316zM880 328Q940 316 1020 318Q960 330 880 328zM640 338Q740 328 820 340Q730 346 640 338z' }),
      // The hollow behind the second fall, worn back under its brink.
      shape({ ink: 'umber', points: [[500, 340], [860, 350], [1130, 300], [1240, 300], [1240, 760], [440, 760]] }),
      shape({ ink: 'ink', points: [[548, 376], [700, 360], [900, 366], [980, 352], [1080, 372], [1100, 420], [1060, 470], [1090, 560], [1050, 700], [520, 700]] }),
      ...bed([[880, 352], [960, 336], [1060, 334], [1170, 306]], [[886, 384], [964, 372], [1070, 376], [1180, 360]], 'rose', 'ochre', 9),
      ...bed([[900, 470], [980, 462], [1070, 470], [1180, 450]], [[920, 520], [990, 512], [1080, 524], [1180, 516]], 'umber', 'rose', 9),
      ...bed([[890, 600], [960, 588], [1060, 592], [1180, 574]], [[900, 650], [960, 646], [1070, 656], [1180, 660]], 'umber', 'rose', 9),
      // The wall on the left faces the sun: thick beds jut out, thin ones are worn back.
      shape({ ink: 'rose', points: [[-20, 220], [420, 250], [560, 300], [540, 700], [300, 760], [-20, 820]] }),
      ...bed([[-20, 168], [170, 186], [330, 214], [480, 232], [588, 262], [608, 284]], [[-20, 262], [150, 268], [330, 290], [450, 298], [580, 322], [604, 312]], 'ochre', 'buff', 20),
      ...bed([[-20, 304], [170, 306], [320, 322], [470, 334], [560, 348], [588, 364]], [[-20, 424], [150, 416], [310, 420], [430, 414], [566, 424], [580, 400]], 'buff', 'cream', 22),
      ...bed([[-20, 470], [170, 462], [330, 458], [440, 452], [516, 448], [534, 462]], [[-20, 606], [160, 576], [300, 560], [420, 540], [514, 540], [530, 520]], 'buff', 'cream', 24),
      ...bed([[-20, 656], [150, 622], [290, 602], [440, 574], [520, 568], [548, 580]], [[-20, 800], [170, 740], [320, 702], [440, 668], [530, 652], [546, 630]], 'ochre', 'buff', 24),
      dryBrush({ ink: 'ochre', bristles: 5, thickness: [2, 5], strokes: [[[-20, 360], [300, 370], 50], [[260, 372], [550, 388], 36], [[-20, 540], [300, 512], 60], [[280, 506], [510, 494], 44]], seed: 3 }),
      dryBrush({ ink: 'rose', bristles: 4, thickness: [2, 5], strokes: [[[-20, 220], [300, 250], 40], [[260, 262], [580, 294], 32], [[-20, 730], [280, 662], 60], [[260, 650], [530, 610], 44]], seed: 4 }),
      spray({ ink: 'umber', from: [60, 830], to: [300, 330], within: [[-20, 330], [380, 340], [420, 640], [-20, 800]] }),
      // The second fall: one broad sheet over an uneven lip, and a thinner one beside it.
      drawn({ ink: 'cream', path: 'M556 372Q576 340 620 346Q670 330 720 344Q760 334 796 350Q806 360 800 380C812 480 826 590 836 704L548 708C560 600 556 470 556 372zM826 366Q850 344 890 358Q900 370 896 390C900 480 920 580 926 690L862 700C858 580 832 470 826 366z' }),
      flow({ path: [[676, 352, 112], [676, 390, 118], [684, 520, 126], [692, 694, 138]], streaks: [['sky', 19, 17], ['pool', 12, 12]], length: [0.3, 0.8], seed: 9, spread: 0.9 }),
      flow({ path: [[862, 362, 28], [864, 400, 30], [880, 540, 30], [894, 690, 30]], streaks: [['sky', 5, 12], ['pool', 3, 9]], length: [0.4, 0.8], seed: 3 }),
      // The near wall on the right is in its own shadow.
      shape({ ink: 'ink', points: [[1640, 190], [1420, 224], [1260, 262], [1200, 300], [1216, 370], [1176, 400], [1196, 480], [1164, 520], [1190, 600], [1170, 660], [1190, 780], [1640, 830]] }),
      ...bed([[1640, 186], [1440, 214], [1280, 250], [1150, 276], [1128, 300]], [[1640, 330], [1440, 336], [1300, 344], [1170, 342], [1136, 322]], 'rose', 'ochre', 16),
      ...bed([[1640, 376], [1460, 376], [1330, 386], [1220, 390], [1196, 408]], [[1640, 520], [1470, 504], [1320, 494], [1230, 482], [1200, 462]], 'rose', 'ochre', 14),
      ...bed([[1640, 570], [1480, 546], [1330, 532], [1190, 520], [1150, 540]], [[1640, 740], [1480, 690], [1330, 658], [1200, 632], [1156, 600]], 'rose', 'ochre', 14),
      dryBrush({ ink: 'umber', bristles: 5, thickness: [2, 6], strokes: [[[1640, 270], [1360, 290], 70], [[1380, 290], [1150, 312], 36], [[1640, 446], [1220, 436], 60], [[1640, 650], [1360, 600], 70], [[1380, 600], [1170, 570], 40]], seed: 6 }),
      spray({ ink: 'ink', from: [1640, 700], to: [1260, 260], within: [[1140, 270], [1640, 190], [1640, 800], [1160, 650]] }),
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
