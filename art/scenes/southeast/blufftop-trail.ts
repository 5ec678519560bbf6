import { at, type Point } from '../../kit/geometry.ts';
import { polygon } from '../../kit/path.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { cedars } from '../../motifs/cedars.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { sloops } from '../../motifs/sloop.ts';
import { ripples, water } from '../../motifs/water.ts';
import { woodland } from '../../motifs/woodland.ts';

const mayMorning = {
  ink: '#123332',
  pine: '#1f5a4c',
  leaf: '#57934a',
  lime: '#a3c25c',
  lake: '#2b83a4',
  sheen: '#86c5cc',
  haze: '#bfe0dc',
  cream: '#fff5dc',
  buff: '#efd29a',
  tan: '#bf9163',
  umber: '#6b4a3e',
  coral: '#dd6b45',
};

/** Morning: we stand in the shade behind the arch, the sun over the lake on the right. */
const overPepin = values({
  dark: { ink: '#1b1a2b', umber: '#47283a' },
  middle: { stone: '#8f4f3c', lake: '#2f7a9c', tan: '#cf8347' },
  glow: { buff: '#f4bd78', sheen: '#a4d6d8', cream: '#fff2d4' },
  accent: { coral: '#e8452b' },
});
type Ink = 'ink' | 'umber' | 'stone' | 'tan' | 'buff' | 'cream';

/** The wall of the opening, from its left foot over the top to its right foot: near edge, far edge, and what light falls on the plane that follows. */
const WALL: readonly (readonly [near: Point, far: Point, ink: Ink])[] = [
  [[330, 830], [560, 690], 'buff'],
  [[350, 640], [540, 590], 'cream'],
  [[300, 470], [580, 470], 'buff'],
  [[370, 320], [570, 370], 'cream'],
  [[400, 210], [650, 290], 'buff'],
  [[520, 110], [690, 220], 'tan'],
  [[680, 80], [800, 170], 'stone'],
  [[840, 30], [900, 160], 'umber'],
  [[1020, 70], [1010, 200], 'stone'],
  [[1140, 150], [1060, 270], 'umber'],
  [[1190, 290], [1110, 350], 'ink'],
  [[1160, 420], [1090, 460], 'umber'],
  [[1220, 560], [1130, 560], 'ink'],
  [[1200, 700], [1110, 690], 'ink'],
  [[1240, 830], [1130, 700], 'ink'],
];
const wall: Layer<Ink> = (canvas) => {
  canvas.fill('umber', polygon([...WALL.slice(6).map(([near]) => near), ...WALL.slice(6).map(([, far]) => far).reverse()]));
  canvas.fill('buff', polygon([...WALL.slice(0, 7).map(([near]) => near), ...WALL.slice(0, 7).map(([, far]) => far).reverse()]));
  WALL.slice(1).forEach(([near, far], i) => {
    const [beforeNear, beforeFar, ink] = at(WALL, i);
    canvas.fill(ink, polygon([beforeNear, near, far, beforeFar]));
  });
};
/** Our side of it: all the sheet but the opening. */
const FACE = `M-20-20H1640V840H${WALL.map(([near]) => near).reverse().map(([x, y]) => `${x} ${y}`).join('L')}L-20 840z`;

export default trailArt({
  hero: {
    alt: 'Through the limestone arch In-Yan-Teopa, from the shade behind it: far below, a red sail crosses bright, wide Lake Pepin, and morning sun falls through the opening toward us.',
    focus: { x: 0.5, y: 0.5 },
    palette: overPepin,
    layers: [
      sky({ bands: [['cream', 0]] }),
      drawn({ ink: 'sheen', path: 'M400 330C520 300 640 290 760 296 860 300 900 316 960 318 1040 316 1100 296 1200 290V400H400z' }),
      drawn({ ink: 'lake', path: 'M400 372H1240V840H400z' }),
      drawn({ ink: 'sheen', path: 'M400 392L760 388 700 400 860 404 800 414 980 410 1240 398V430L1040 436 1120 446 960 452H840L900 462 700 470 760 478 620 486H400z' }),
      drawn({ ink: 'cream', path: 'M1240 404L1060 412 1100 420 1000 428 1050 436 1240 430z' }),
      drawn({ ink: 'cream', path: 'M980 478L1180 466V484L1090 490 1180 498V514L1030 506zM1040 556L1180 546V562L1120 568z' }),
      // The sail, and another.
      drawn({ ink: 'lake', path: 'M700 340L720 384H694zM690 388H724L716 396H698z' }),
      drawn({ ink: 'coral', path: 'M840 330C880 400 900 450 904 512L838 520z' }),
      drawn({ ink: 'cream', path: 'M828 352L826 516 780 512C794 460 812 400 828 352z' }),
      drawn({ ink: 'ink', path: 'M776 522L912 520 896 544H798z' }),
      drawn({ ink: 'coral', path: 'M808 556L896 552 880 562 904 572 820 578 850 590 880 600 836 612 860 626 846 640 838 626 826 610 836 594 806 580 826 568z' }),
      // What grows on the slope below.
      drawn({ ink: 'umber', path: 'M500 840V640L600 612 660 640 720 652 790 676 860 668 930 640 990 622 1040 580 1090 566 1160 600V840z' }),
      wall,
      drawn({ ink: 'tan', path: 'M350 640L440 560 540 590 450 610zM300 470L430 500 580 470 420 440zM370 320L470 366 570 370 480 330zM400 210L520 270 650 290 530 220z' }),
      drawn({ ink: 'ink', path: FACE, layers: [
        // Great beds; each throws its shade on the one below.
        drawn({ ink: 'umber', path: 'M-20-20H560L430 70 300 120 180 110-20 150zM-20 230L170 196 300 210 352 330 200 360-20 410zM-20 500L200 450 300 462 350 640 200 650-20 690zM820-20H1640V70L1440 40 1290 86 1160 100 1060 50zM1200 220L1320 186 1450 170 1640 210V330L1480 300 1330 330 1200 320zM1200 440L1340 420 1500 460 1640 440V580L1480 600 1350 570 1226 590z' }),
        drawn({ ink: 'stone', opacity: 0.5, path: 'M-20-20H360L200 40-20 70zM1180-20H1640V10L1440-4 1300 20zM-20 230L170 196 300 210 180 236-20 290z' }),
        spray({ ink: 'ink', from: [1600, 300], to: [1240, 300], size: 4 }),
      ] }),
      // The sun comes in.
      drawn({ ink: 'ink', path: 'M-20 690L300 680 560 690 1110 684 1300 670 1640 690V840H-20z' }),
      drawn({ ink: 'buff', path: 'M560 692L1060 688 940 720 760 770 640 840H40L240 760 330 720 470 704z' }),
      drawn({ ink: 'cream', path: 'M700 694L1010 690 880 726 700 780 600 840H380L520 770 600 720z' }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A limestone arch on the edge of the bluff, with sails on Lake Pepin far below it',
    palette: mayMorning,
    layers: [
      sky({ seed: 4, waver: 3, bands: [['sheen', 0], ['haze', 110]] }),
      ridge({ ink: 'leaf', points: [[0, 166], [140, 158], [390, 150]], swell: 3, seed: 9, cover: 'hardwood', height: [6, 12], floor: 220 }),
      water({ ink: 'lake', y: 176 }),
      ripples({ ink: 'sheen', y: [186, 320], count: 12, between: [60, 330], width: [30, 90], height: [4, 6], seed: 5 }),
      sloops({ items: [[222, 266, 42], [334, 216, 30], [318, 190, 20]], sail: 'cream', jib: 'haze', hull: 'ink' }),
      woodland({ leaves: [['pine', 'leaf'], ['leaf', 'lime']], points: [[150, 312], [360, 304]], depth: 8, rows: 1, size: [44, 50], seed: 3 }),
      bedded({ points: [[72, 126], [130, 96], [196, 106], [280, 138], [304, 190], [292, 240], [316, 345], [256, 345], [262, 296], [248, 232], [212, 204], [176, 236], [166, 296], [172, 345], [40, 345], [56, 240], [50, 180]], lit: 'cream', mid: 'buff', shade: 'tan', seam: 'umber', noses: 2, beds: [20, 46], step: 8, seed: 14, reach: [0.5, 0.36], dusk: 0.36, open: 0.55, joints: 0.3 }),
      bank({ ink: 'leaf', points: [[0, 322], [110, 312], [196, 320], [290, 316], [390, 330]], close: [[390, 400], [0, 400]] }),
      cedars({ ink: 'ink', lit: 'pine', seed: 3, forms: 1, items: [[112, 116, 50], [160, 106, 34]] }),
    ],
  },
});
