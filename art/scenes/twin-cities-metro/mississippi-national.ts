
import { placeFigure } from '../../kit/figure.ts';
import { mass } from '../../kit/light.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { dryBrush, grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { ribBridge } from '../../motifs/arches.ts';
import { bedded } from '../../motifs/bedded.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { bank, drawn, shape } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { skyline } from '../../motifs/skyline.ts';
import { spume } from '../../motifs/spume.ts';
import { strands } from '../../motifs/strands.ts';
import { falls, ripples, water } from '../../motifs/water.ts';

const dusk = {
  ink: '#1a1430',
  plum: '#3d2a57',
  mauve: '#76507f',
  rose: '#c9627c',
  coral: '#ee8f74',
  peach: '#f9c391',
  cream: '#ffeecb',
  teal: '#2d5a6b',
};

/** The sun has just gone, behind the city on the left. */
const cityDusk = values({
  dark: { ink: '#1a1430', plum: '#3d2a57' },
  middle: { mauve: '#80568a', rose: '#cf6580' },
  glow: { coral: '#f29a78', peach: '#fbc995', cream: '#fff1d0' },
  accent: { lamp: '#ffd84d' },
});
const afterglow = { from: [-1, -0.7], ink: 'coral', shadow: 'ink' } as const;

type Dusk = keyof typeof cityDusk;

const city: Layer<Dusk> = skyline({ ink: 'coral', lit: 'cream', y: 470, seed: 4, towers: [[60, 70, 110], [150, 60, 170, 'slant'], [220, 76, 250, 'steps'], [300, 54, 160], [362, 70, 330, 'flat'], [440, 68, 296, 'crown'], [516, 50, 200, 'spire'], [580, 74, 150], [660, 60, 110, 'slant'], [-10, 60, 80]] });

/** How the creek falls: from its pipe to a bed that stands out, and from there. */
const upperVeil = [[1062, 300, 56], [1062, 330, 60], [1060, 400, 66], [1058, 474, 74]] as const;
const veil = [[1056, 466, 84], [1056, 490, 92], [1060, 640, 106], [1064, 810, 122]] as const;

export default trailArt({
  hero: {
    alt: 'At dusk a car passes along the parkway over Bridal Veil Falls, which drops from a pipe in the bank in a veil of threads; beyond, against the skyline, the Franklin Avenue Bridge spans the Mississippi.',
    focus: { x: 0.6, y: 0.5 },
    palette: cityDusk,
    layers: [
      sky({ seed: 6, waver: 10, bands: [['peach', 0]] }),
      dryBrush({ ink: 'coral', bristles: 9, seed: 5, thickness: [6, 18], strokes: [[[-60, 96], [760, 40], 90], [[420, 190], [1060, 150], 40]] }),
      city,
      // The haze of the evening lies over it.
      mass({ ink: 'peach', opacity: 0.45, layers: [city] }),
      shape({ ink: 'mauve', points: [[-20, 430], [110, 440], [180, 466], [300, 452], [420, 470], [540, 446], [700, 438], [860, 430], [860, 540], [-20, 540]] }),
      water({ ink: 'rose', y: 520 }),
      // What is left of the day lies on the river; bridge and bank darken it.
      drawn({ ink: 'coral', path: 'M170 520H640C610 540 560 544 600 560 650 582 540 590 470 604 540 614 500 640 400 650 470 668 350 700 240 712 330 730 200 770 60 800-20 812-20 780-20 760 90 730 60 716 0 706 110 682 180 676 120 654 200 630 250 624 170 604 230 580 190 548z' }),
      drawn({ ink: 'cream', path: 'M300 524H470C450 538 410 540 430 552 460 568 380 576 350 586 390 600 330 616 250 630 310 606 290 592 330 578 370 564 330 548 300 524z' }),
      drawn({ ink: 'plum', opacity: 0.55, path: 'M108 550H180C176 566 190 570 182 584 174 600 186 606 178 622 170 640 176 650 160 664 158 640 130 640 136 622 140 606 112 604 118 586 124 572 104 566 108 550zM616 550H690C684 566 696 574 690 588 682 604 694 612 680 632 676 648 684 656 664 672 668 648 636 648 642 628 648 610 620 606 626 588 630 572 614 566 616 550z' }),
      ribBridge({ y: 372, spring: 520, base: 556, piers: [-300, 130, 640, 1150], ink: 'plum', shade: 'ink', lit: 'coral', deck: 24, columns: 10 }),
      // The bank is one plane in the shade of the evening: beds of limestone jut over soft sandstone.
      drawn({ ink: 'plum', path: 'M768 262L1640 96V820H600L668 770 676 744 742 690 750 640 796 570 790 532 822 490 818 448 776 442 784 396 810 390 800 342 764 338z' }),
      drawn({ ink: 'ink', path: 'M776 440L930 446 1180 424 1400 418 1640 396V410L1420 438 1240 446 1060 452 818 456zM800 340L1010 330 1150 304 1380 296 1640 256V264L1390 310 1190 320 806 352zM806 386L930 372 1010 378 820 396zM1330 360L1640 326V336L1400 366z' }),
      drawn({ ink: 'mauve', path: 'M768 262L890 238 902 280 880 296 886 334 764 338zM784 396L870 384 880 414 858 440 776 442zM818 448L896 450 884 520 900 546 862 600 870 640 816 690 824 724 752 780 740 820H600L668 770 676 744 742 690 750 640 796 570 790 532 822 490zM1180 320L1290 312 1284 360 1262 384 1266 414 1184 420zM1470 290L1640 266V322L1500 340z' }),
      drawn({ ink: 'coral', path: 'M768 262L804 256 796 290 806 336 764 338zM784 396L812 392 800 440 776 442zM818 448L850 449 838 510 848 534 812 596 818 640 768 690 770 726 700 786 684 820H600L668 770 676 744 742 690 750 640 796 570 790 532 822 490z' }),
      drawn({ ink: 'plum', path: 'M750 640L818 640 866 634 800 652z' }),
      spray({ ink: 'ink', from: [1640, 820], to: [1180, 440], size: 4, within: [[1180, 430], [1640, 410], [1640, 820], [1140, 820]] }),
      // The hollow that the water has worn.
      drawn({ ink: 'ink', path: 'M950 446L1060 440 1196 440 1212 520 1204 560 1244 660 1236 700 1290 820H850L900 730 896 690 934 600 930 550z' }),
      // The creek comes out of its pipe under the parkway, over the beds, and widens to a veil.
      drawn({ ink: 'ink', path: 'M990 262L1132 238 1138 312 1100 330 1010 330 984 322z' }),
      drawn({ ink: 'mauve', path: 'M982 260L1136 234 1137 244 985 272z' }),
      strands({ path: upperVeil, seed: 4, girth: [1, 1], strands: [['peach', [[0.5, 1, 0, 1]]]] }),
      strands({ path: upperVeil, seed: 5, girth: [0.1, 1.2], strands: [
        ['coral', [[0.3, 0.06, 0.1, 1], [0.86, 0.05, 0.1, 1]]],
        ['cream', [[0.12, 0.09, 0, 1], [0.42, 0.12, 0, 1], [0.66, 0.07, 0.1, 1], [0.94, 0.05, 0, 1]]],
      ] }),
      // A bed that stands out breaks it, and it goes on as a veil of threads.
      drawn({ ink: 'mauve', path: 'M948 474L980 456 1120 450 1176 462 1150 474 1120 472 1060 480 1000 478z' }),
      strands({ path: veil, seed: 7, girth: [0.5, 1], strands: [
        ['peach', [[0.06, 0.07, 0, 1], [0.27, 0.14, 0, 1], [0.56, 0.12, 0, 1], [0.72, 0.04, 0.05, 1], [0.88, 0.09, 0, 1], [1, 0.02, 0.1, 0.9]]],
        ['cream', [[0.04, 0.05, 0, 1], [0.22, 0.07, 0, 1], [0.34, 0.05, 0, 1], [0.54, 0.08, 0, 1], [0.86, 0.06, 0, 1], [0.44, 0.012, 0.1, 0.96], [0.15, 0.01, 0.05, 0.9]]],
      ] }),
      spume({ seed: 8, ink: 'cream', shade: 'peach', items: [[1056, 474, 170, 14]] }),
      spume({ seed: 4, ink: 'cream', shade: 'peach', items: [[1066, 796, 330, 44]] }),
      // A car passes overhead: from the parkway one never sees the fall.
      (canvas) => {
        placeFigure(canvas, { x: 1110, y: 176, scale: 1.25, tilt: -11 }, [
          ['ink', 'M-64 10V-14C-62-20-52-23-40-24L-22-42C-8-45 10-45 22-42L42-24C56-23 62-18 64-12V10z'],
          ['lamp', 'M-32-24L-18-38C-12-39-6-40-1-40V-24zM4-24V-40C10-40 15-39 20-38L34-24zM-64-14H-56V-7H-64z'],
        ]);
      },
      // Parapet and lamps of the parkway.
      mass({ ink: 'ink', light: afterglow, rim: 4, layers: [drawn({ ink: 'ink', path: 'M756 240 1640 66V104L756 266zM900 214 903 120H909L912 212zM894 128H918L913 118H899z' })] }),
      sun({ x: 906, y: 104, radius: 15, ink: 'lamp' }),
      mass({ ink: 'ink', light: afterglow, rim: 5, layers: [boulders({ ink: 'ink', lit: 'ink', seed: 4, items: [[690, 812, 250, 60], [870, 806, 130, 50], [1250, 806, 260, 74], [1200, 806, 90, 34]] }), bank({ ink: 'ink', points: [[540, 840], [760, 806], [1000, 800], [1300, 780], [1640, 740]], close: [[1640, 840]] })] }),
      grain({ ink: 'ink', opacity: 0.13 }),
    ],
  },
  badge: {
    alt: 'Bridal Veil Falls on the limestone wall of the Mississippi gorge, the ribs of the Franklin Avenue Bridge behind it at dusk',
    palette: dusk,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['rose', 0], ['coral', 116], ['peach', 160]] }),
      skyline({ ink: 'mauve', y: 170, seed: 4, towers: [[84, 24, 30], [112, 28, 66, 'steps'], [146, 26, 84], [178, 24, 56, 'crown']] }),
      water({ ink: 'teal', y: 226 }),
      ripples({ ink: 'peach', y: [236, 330], count: 7, x: 116, spread: [30, 50], width: [50, 90], height: [5, 7], seed: 5 }),
      ribBridge({ y: 150, spring: 232, base: 246, piers: [-140, 126, 392], ink: 'ink', shade: 'plum', lit: 'cream', deck: 14, columns: 4 }),
      bedded({ points: [[200, 218], [400, 206], [400, 360], [160, 360], [178, 300], [190, 260]], lit: 'coral', mid: 'mauve', shade: 'plum', seam: 'ink', noses: 3, beds: [34, 56], step: 8, seed: 6, joints: 0 }),
      shape({ ink: 'ink', points: [[236, 226], [294, 222], [300, 360], [226, 360]] }),
      bedded({ points: [[192, 200], [300, 194], [400, 186], [400, 226], [192, 238]], lit: 'peach', mid: 'coral', shade: 'mauve', seam: 'ink', noses: 2, beds: [20, 26], step: 7, seed: 3, joints: 0, open: 0.4 }),
      falls({ x: 264, top: 206, base: 346, width: [40, 58], ink: 'cream', strand: 'peach', strands: 4, seed: 4 }),
      ridge({ ink: 'plum', points: [[186, 196], [400, 180]], from: 190, swell: 2, seed: 8, cover: 'hardwood', height: [18, 28], floor: 202 }),
    ],
  },
});
