import { placeFigure } from '../../kit/figure.ts';
import type { Point } from '../../kit/geometry.ts';
import { blob } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { bank, drawn, lenses, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { slits } from '../../motifs/slits.ts';
import { water } from '../../motifs/water.ts';

const summerGlen = {
  ink: '#14262b',
  forest: '#215046',
  leaf: '#4d8b53',
  lime: '#aac861',
  cream: '#fcf5de',
  sky: '#a9d6d8',
  pool: '#2e7d8b',
  stone: '#cdbf9d',
  slate: '#8a8371',
  sand: '#dfb877',
  tan: '#bd8a51',
  umber: '#7a5038',
  red: '#d4573d',
};

/** January: a low sun comes through the ice from the right. */
const frozen = values({
  dark: { ink: '#0b1830', night: '#17375c' },
  middle: { blue: '#2f6f9f', stone: '#8a7a80', aqua: '#6fb6cd' },
  glow: { ice: '#bfe2e8', sun: '#ffdf9e', snow: '#fbfdf8' },
  accent: { red: '#e0352b', blood: '#96202e' },
});

type Frozen = keyof typeof frozen;

/** Bare trees: x, half the width, and how far they lean. */
const TREES = [[60, 9, 20], [150, 6, -14], [880, 7, 18], [1010, 12, -24], [1160, 6, 12], [1300, 10, 22], [1420, 7, -16], [1560, 12, 14]] as const;

/** Ice that hangs: it swells where melt froze on it, and ends in a point. */
type Icicle = readonly [x: number, top: number, length: number, half: number];
const icicle = ([x, top, length, half]: Icicle, random: Random): string => {
  const steps = Math.max(3, Math.round(length / 110));
  const [left, right]: [Point[], Point[]] = [[], []];
  let lean = 0;
  for (let i = 0; i < steps; i++) {
    const t = i / steps;
    const wide = half * (1 - t) ** 0.8 * random.between(0.72, 1.25);
    lean += random.jitter(half * 0.14);
    left.push([x - wide + lean, top + t * length]);
    right.push([x + wide + lean, top + t * length + 8]);
  }
  return blob([...left, [x + lean, top + length], ...right.reverse()], 0.5);
};
const icicles = (ink: Frozen, seed: number, items: readonly Icicle[]): Layer<Frozen> => (canvas) => {
  const random = new Random(seed);
  canvas.fill(ink, items.map((item) => icicle(item, random)).join(''));
};

export default trailArt({
  hero: {
    alt: 'Minnehaha Falls in January: under the footbridge blue ice hangs from the snowy ledge, in thick columns and thin icicles, and a red cardinal flies past the dark hollow behind it.',
    focus: { x: 0.42, y: 0.5 },
    palette: frozen,
    layers: [
      sky({ bands: [['ink', 0]] }),
      spray({ ink: 'night', from: [1640, 300], to: [900, 500], size: 3 }),
      icicles('night', 3, [[40, 0, 900, 90], [250, 0, 1200, 110], [520, 0, 1400, 120], [760, 0, 860, 110], [930, 0, 420, 60], [1060, 0, 300, 50], [1180, 0, 560, 70], [1330, 0, 900, 90], [1500, 0, 700, 80], [1610, 0, 940, 60]]),
      icicles('blue', 7, [[0, 0, 1100, 70], [130, 0, 700, 60], [290, 0, 1500, 90], [450, 0, 1500, 100], [620, 0, 1500, 90], [750, 0, 640, 60], [850, 0, 360, 36], [960, 0, 240, 30], [1100, 0, 400, 40], [1220, 0, 300, 36], [1340, 0, 720, 56], [1440, 0, 420, 50], [1560, 0, 800, 70]]),
      icicles('aqua', 11, [[30, 0, 640, 34], [100, 0, 420, 26], [240, 0, 1100, 46], [340, 0, 1600, 60], [470, 0, 1700, 66], [590, 0, 1300, 54], [690, 0, 700, 34], [760, 0, 420, 24], [880, 0, 240, 16], [1000, 0, 170, 14], [1090, 0, 270, 20], [1210, 0, 200, 18], [1330, 0, 500, 30], [1420, 0, 260, 22], [1530, 0, 560, 36], [1610, 0, 320, 26]]),
      icicles('ice', 15, [[20, 0, 360, 14], [250, 0, 700, 22], [360, 0, 1500, 38], [480, 0, 1500, 44], [610, 0, 900, 28], [700, 0, 420, 14], [1330, 0, 300, 12], [1540, 0, 360, 16]]),
      icicles('snow', 19, [[372, 0, 1000, 14], [500, 0, 1300, 20], [622, 0, 500, 10]]),
      // What fell froze again at the foot.
      drawn({ ink: 'blue', path: 'M-20 720C20 690 50 730 90 700 130 640 180 680 210 640 260 590 300 630 340 600 400 560 440 600 480 580 540 560 560 610 600 610 660 610 670 670 720 690 780 700 800 770 880 830H-20z' }),
      drawn({ ink: 'aqua', path: 'M-20 790C40 750 60 780 110 750 160 700 200 740 240 700 290 660 320 690 360 660 420 630 450 660 490 646 540 640 560 680 600 690 650 700 660 750 710 770 750 790 760 810 770 830H-20z' }),
      drawn({ ink: 'ice', path: 'M110 830C160 770 200 800 250 760 300 720 330 750 370 724 420 700 450 730 490 716 540 716 550 760 590 776 630 786 650 810 660 830z' }),
      drawn({ ink: 'snow', path: 'M330 830C350 790 380 800 410 780 450 766 470 800 500 800 530 806 540 820 550 830z' }),
      // The sun on what looks its way.
      icicles('sun', 41, [[1362, 0, 560, 10], [1584, 0, 640, 11], [1462, 0, 300, 8], [1240, 0, 230, 7], [1120, 0, 300, 7], [868, 0, 250, 6], [778, 0, 420, 7], [706, 0, 520, 6]]),
      // The ledge under its snow, the sky of the evening, and the footbridge over the fall.
      drawn({ ink: 'sun', path: 'M-20-20H1640V140H-20z' }),
      drawn({ ink: 'stone', path: TREES.map(([x, half, lean]) => `M${x - half} 150L${x + lean} -20h${half}L${x + half} 150zM${x} 112L${x + lean * 3} 0l8 2L${x + half} 100zM${x} 80L${x - lean * 2} -20h6L${x + half} 66z`).join('') }),
      drawn({ ink: 'stone', path: 'M-20 130H1640V156L1400 172 1390 158 1100 166 1090 180 840 180 826 166 500 172 490 184 180 180 170 166-20 172z' }),
      drawn({ ink: 'snow', path: 'M-20 110C120 94 200 124 320 116 420 104 700 104 800 116 900 130 1060 92 1260 100 1400 96 1500 110 1640 90V128C1500 150 1400 124 1260 140 1100 160 980 128 840 146 640 162 500 124 320 140 180 154 80 128-20 142z' }),
      drawn({ ink: 'ink', path: 'M210 92H830V104H210zM210 50H830V56H210zM222 50H230V120H222zM322 50H328V100H322zM422 50H428V100H422zM522 50H528V100H522zM622 50H628V100H622zM722 50H728V100H722zM810 50H818V120H810z' }),
      drawn({ ink: 'snow', path: 'M206 50C260 40 320 46 420 42 520 38 640 46 834 44V51H206z' }),
      (canvas) => placeFigure(canvas, { x: 838, y: 500, scale: 1.5, tilt: -14 }, [
        ['blood', 'M6-18C-26-52-42-96-30-144-20-138-14-130-10-122L-10-140C0-132 6-122 8-112L12-128C22-116 26-104 26-92L34-104C40-84 38-50 36-10z'],
        ['red', 'M-50-22C-50-34-42-44-22-62-28-46-26-34-14-26 10-20 34-8 54 4L124 20 122 36 58 28C30 40-10 36-32 14-44 6-52-8-50-24z'],
        ['blood', 'M54 4L124 20 123 28 60 18zM-32 14C-10 24 30 28 58 22V28C30 40-10 36-32 14z'],
        ['ink', 'M-52-22L-40-30C-36-24-36-12-42-4L-48-8z'],
        ['sun', 'M-72-14L-50-24-44-12-52-6z'],
        ['red', 'M-20-16C-14-64 14-112 62-136 62-122 58-112 54-106L74-108C70-94 64-86 56-80L76-78C68-66 60-60 52-56L68-50C54-34 34-14 18-4z'],
        ['blood', 'M54-106L22-50 56-80 28-36 52-56 24-22C20-40 30-72 54-106z'],
      ]),
    ],
  },
  badge: {
    alt: 'Minnehaha Falls plunges over its limestone ledge in front of a hollow of golden sandstone',
    palette: summerGlen,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['sky', 0]] }),
      ridge({ ink: 'leaf', points: [[0, 84], [195, 118], [390, 84]], swell: 3, seed: 3, cover: 'hardwood', height: [18, 32], floor: 200 }),
      canopy({ ink: 'lime', points: [[60, 96], [195, 116], [330, 96]], depth: 14, count: 6, size: [20, 26], seed: 4 }),
      shape({ ink: 'umber', points: [[0, 140], [390, 140], [390, 360], [0, 360]] }),
      shape({ ink: 'ink', points: [[40, 160], [380, 160], [380, 350], [40, 350]] }),
      shape({ ink: 'umber', points: [[240, 214], [300, 208], [360, 212], [360, 222], [300, 218], [240, 226]] }),
      shape({ ink: 'tan', points: [[0, 206], [76, 206], [84, 226], [104, 228], [112, 264], [134, 268], [142, 306], [150, 340], [0, 340]] }),
      shape({ ink: 'tan', points: [[390, 244], [340, 246], [332, 264], [300, 268], [294, 288], [268, 292], [256, 340], [390, 340]] }),
      shape({ ink: 'sand', points: [[0, 206], [72, 206], [64, 230], [92, 232], [96, 268], [118, 272], [122, 310], [132, 340], [0, 340]] }),
      shape({ ink: 'sand', points: [[390, 244], [340, 246], [330, 268], [300, 270], [294, 290], [270, 292], [300, 298], [310, 278], [344, 274], [350, 256], [390, 254]] }),
      bedded({ points: [[120, 124], [160, 132], [232, 132], [270, 124], [270, 176], [120, 176]], lit: 'stone', mid: 'stone', shade: 'slate', seam: 'ink', noses: 2, beds: [16, 24], step: 4, seed: 3, joints: 0 }),
      bedded({ points: [[20, 96], [90, 108], [138, 124], [138, 184], [80, 196], [20, 200]], lit: 'cream', mid: 'stone', shade: 'slate', seam: 'ink', noses: 2, beds: [20, 34], step: 6, seed: 5, light: 1, joints: 0.3 }),
      bedded({ points: [[252, 124], [300, 108], [370, 96], [370, 200], [310, 196], [252, 184]], lit: 'cream', mid: 'stone', shade: 'slate', seam: 'ink', noses: 2, beds: [20, 34], step: 6, seed: 7, joints: 0.3 }),
      drawn({ ink: 'sky', path: 'M216 112C196 114 196 122 154 130V150H240V132C214 128 204 120 216 112z' }),
      shape({ ink: 'slate', points: [[136, 124], [158, 126], [160, 136], [152, 144], [152, 178], [136, 178]] }),
      shape({ ink: 'stone', points: [[258, 124], [234, 127], [232, 136], [240, 146], [242, 178], [258, 178]] }),
      water({ ink: 'pool', y: 306 }),
      drawn({ ink: 'cream', path: 'M153 134H239C240 200 244 260 252 316H140C148 250 153 200 153 134z', layers: [
        drawn({ ink: 'sky', path: 'M150 132H242V144C230 152 222 142 210 148 200 154 190 142 178 148 168 152 160 144 150 148z' }),
        drawn({ ink: 'sky', path: 'M240 138C222 170 228 250 232 320H260z' }),
        slits({ ink: 'sky', items: [[180, 146, 280, 10, -4], [206, 146, 300, 9, 2]] }),
        slits({ ink: 'ink', items: [[192, 210, 370, 12, -2], [218, 190, 300, 7, 4]] }),
      ] }),
      lenses({ ink: 'cream', items: [[196, 314, 170, 12], [170, 324, 110, 8], [230, 330, 90, 6]] }),
      bank({ ink: 'forest', points: [[0, 268], [60, 282], [110, 312], [130, 360]], close: [[0, 360]] }),
      bank({ ink: 'forest', points: [[262, 360], [282, 312], [330, 282], [390, 268]], close: [[390, 360]] }),
    ],
  },
});
