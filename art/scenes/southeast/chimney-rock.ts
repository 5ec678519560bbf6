import { at, type Point } from '../../kit/geometry.ts';
import { limb } from '../../kit/limb.ts';
import { disc, polygon } from '../../kit/path.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn, enlarged, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { visitor } from '../../motifs/visitors.ts';
import { woodland } from '../../motifs/woodland.ts';

const octoberMorning = {
  ink: '#1d2326',
  pine: '#34544a',
  slate: '#5f8091',
  haze: '#a3bfc2',
  pale: '#d8e5dc',
  cream: '#fdf0d3',
  buff: '#f0cd8e',
  tan: '#cf9358',
  umber: '#86503a',
  dark: '#432c2e',
  rust: '#b9542f',
};

/** The moon rises as the sun goes down behind us, on the left. */
const moonrise = values({
  dark: { ink: '#171a33', teal: '#1f4058', plum: '#5a2c44' },
  middle: { umber: '#9a4a3f', rose: '#c9695a', tan: '#e08a55' },
  glow: { buff: '#f6bf7d', cream: '#fff1d0' },
  accent: { slate: '#35647a' },
});
type Ink = 'ink' | 'teal' | 'plum' | 'umber' | 'tan' | 'buff' | 'cream' | 'rose';

/** Across the column, from top to foot: its left edge, the two corners of its front, its right edge. */
const LEVELS: readonly (readonly [left: Point, lit: Point, shade: Point, right: Point])[] = [
  [[640, -10], [740, 20], [860, 6], [980, -30]],
  [[548, 60], [668, 92], [920, 72], [1096, 26]],
  [[500, 150], [640, 186], [960, 160], [1140, 110]],
  [[588, 178], [680, 206], [886, 190], [1010, 150]],
  [[570, 214], [664, 240], [900, 226], [1020, 190]],
  [[446, 250], [560, 290], [930, 272], [1066, 226]],
  [[410, 420], [540, 440], [950, 424], [1050, 390]],
  [[470, 606], [590, 650], [900, 634], [1092, 590]],
  [[536, 646], [650, 680], [876, 664], [1000, 620]],
  [[372, 690], [520, 736], [960, 716], [1190, 664]],
  [[330, 860], [500, 870], [1000, 860], [1260, 850]],
];
/** What the light does between one level and the next. */
const FACES: readonly (readonly [Ink, Ink, Ink])[] = [
  ['cream', 'tan', 'plum'], ['buff', 'umber', 'ink'], ['plum', 'ink', 'ink'], ['tan', 'plum', 'ink'], ['cream', 'tan', 'plum'],
  ['buff', 'umber', 'ink'], ['tan', 'umber', 'ink'], ['plum', 'ink', 'ink'], ['cream', 'tan', 'plum'], ['buff', 'umber', 'ink'],
];
const column: Layer<Ink> = (canvas) => {
  const sides = [LEVELS.map(([left]) => left), LEVELS.map(([, , , right]) => right).reverse()].flat();
  canvas.fill('umber', polygon(sides));
  FACES.forEach((inks, i) => {
    const [above, below] = [at(LEVELS, i), at(LEVELS, i + 1)];
    inks.forEach((ink, side) => {
      canvas.fill(ink, polygon([at(above, side), at(above, side + 1), at(below, side + 1), at(below, side)]));
    });
  });
};

/** Who sits in it: boots over the sill. */
const SITTER = {
  coat: limb([[742, 572, 17], [744, 540, 19], [748, 512, 16], [746, 500, 8]], 1) + limb([[746, 514, 9], [724, 542, 8], [700, 536, 6]], 1),
  near: `${limb([[738, 566, 13], [700, 536, 12], [684, 522, 11], [684, 522, 9], [676, 548, 8], [672, 568, 7]], 1)}M680 562L682 574 650 576C650 568 660 566 668 560z`,
  far: `${limb([[738, 570, 12], [706, 568, 12], [700, 570, 9], [698, 600, 8], [696, 622, 7]], 1)}M704 614L702 632 672 634C672 626 682 622 690 614z`,
  head: 'M730 484C728 468 738 458 750 460 762 462 764 476 760 488L752 496 754 506H738L738 496C732 494 730 490 730 484z',
  hair: 'M732 472C732 454 750 446 764 456 774 466 770 484 760 498L752 486 748 472C742 470 736 470 732 472z',
} as const;

/** The opening, which goes through. */
const WINDOW = 'M640 604L622 520 640 430 690 356 770 328 830 350 880 400 890 470 876 530 892 590 770 622z';
/** What broke off it: planes in the light, joints, seams. */
const BREAKS: Layer<Ink> = (canvas) => {
  canvas.fill('tan', 'M664 92L740 100 716 150 730 180 640 186zM560 290L650 296 620 350 636 430 540 440zM540 440L600 446 584 520 620 570 590 650zM520 736L600 740 580 800 600 860 500 870z');
  canvas.fill('plum', 'M960 160L920 72 880 76 900 120 876 166zM930 272L950 424 904 426 916 370 890 330 900 276zM950 424L900 634 880 636 900 560 896 500 910 428zM960 716L1000 860 940 860 950 800 916 760 926 720z');
  canvas.fill('ink', 'M760 88L790 84 776 130 786 176 770 178 760 130zM700 736L716 734 706 790 720 860 700 860 690 790zM548 540L590 552 700 548 590 562z');
  canvas.fill('cream', 'M500 150L548 60 584 70 540 110 556 166zM446 250L480 262 462 340 476 430 410 420zM372 690L420 706 400 780 410 860H330z');
};

export default trailArt({
  hero: {
    alt: 'Chimney Rock at dusk, a free-standing column of dolomite above the Whitewater valley; the full moon rises in the opening worn through it, and someone sits there against it.',
    focus: { x: 0.48, y: 0.5 },
    palette: moonrise,
    layers: [
      sky({ bands: [['teal', 0]] }),
      drawn({ ink: 'slate', path: 'M-20 430C200 410 500 440 800 420 1100 400 1400 430 1640 400V840H-20z' }),
      drawn({ ink: 'rose', path: 'M-20 530C300 520 600 545 900 528 1200 512 1500 530 1640 510V840H-20z' }),
      drawn({ ink: 'umber', path: 'M-20 560C300 540 600 560 900 545 1200 530 1500 550 1640 530V840H-20z' }),
      // The valley.
      drawn({ ink: 'plum', path: 'M-20 600L120 590 220 620 330 690 420 720 420 840H-20zM1060 720L1180 660 1280 590 1420 570 1640 580V840H1060z' }),
      drawn({ ink: 'ink', path: 'M-20 700L140 690 260 730 360 800 420 840H-20z' }),
      // The Whitewater, far down, has the sky in it.
      drawn({ ink: 'slate', path: 'M1640 596C1540 590 1440 600 1400 616 1370 632 1420 644 1470 652 1540 664 1560 680 1500 694 1440 706 1380 716 1340 750L1300 840H1420C1420 780 1460 740 1530 716 1600 690 1620 670 1560 654 1500 638 1450 632 1470 622 1500 608 1580 606 1640 608z' }),
      drawn({ ink: 'ink', path: 'M1060 840L1200 770 1330 720 1380 760 1400 840zM1470 840L1540 770 1640 720V840z' }),
      column,
      BREAKS,
      drawn({ ink: 'ink', path: WINDOW, layers: [
        drawn({ ink: 'teal', path: 'M700 640L686 540 700 440 740 380 800 356 920 400V640z' }),
        drawn({ ink: 'cream', path: disc(796, 478, 92) }),
        drawn({ ink: 'umber', path: 'M620 590L700 584 790 596 900 576V640H620z' }),
      ] }),
      enlarged({ by: 1.12, from: [720, 580], to: [792, 592], layers: [drawn({ ink: 'ink', path: Object.values(SITTER).join('') })] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A hiker sits in the opening worn through Chimney Rock, a stack of pale dolomite above autumn woods',
    palette: octoberMorning,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['slate', 0], ['haze', 120], ['pale', 180]] }),
      ridge({ ink: 'slate', points: [[0, 250], [120, 236], [270, 246], [390, 230]], swell: 3, seed: 8, cover: 'hardwood', height: [8, 16] }),
      bank({ ink: 'pine', points: [[0, 306], [120, 300], [280, 300], [390, 306]], close: [[390, 400], [0, 400]] }),
      bedded({ points: [[146, 96], [206, 76], [252, 90], [258, 124], [240, 146], [228, 158], [240, 186], [268, 202], [268, 226], [252, 242], [262, 270], [296, 345], [108, 345], [132, 268], [120, 232], [146, 216], [156, 182], [142, 160], [154, 146], [132, 128]], lit: 'cream', mid: 'buff', shade: 'tan', seam: 'dark', beds: [18, 44], step: 8, seed: 11, reach: [0.42, 0.32], dusk: 0.42, open: 0.6, joints: 0.3 }),
      shape({ ink: 'haze', points: [[166, 324], [172, 290], [162, 266], [180, 242], [202, 226], [218, 238], [236, 250], [230, 280], [242, 304], [238, 324]] }),
      shape({ ink: 'dark', points: [[158, 324], [166, 290], [156, 264], [176, 238], [202, 222], [220, 234], [238, 248], [232, 262], [218, 252], [204, 244], [190, 254], [180, 270], [188, 294], [180, 324]] }),
      visitor({ x: 200, y: 314, height: 72, pose: 'sit', ink: 'ink', coat: 'rust' }),
      woodland({ leaves: [['rust', 'tan'], ['tan', 'buff']], points: [[40, 310], [96, 316]], depth: 26, rows: 2, size: [50, 60], seed: 5 }),
      woodland({ leaves: [['rust', 'tan'], ['dark', 'rust']], points: [[284, 310], [350, 304]], depth: 26, rows: 2, size: [50, 60], seed: 6 }),
    ],
  },
});
