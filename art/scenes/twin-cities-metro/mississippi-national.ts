import { lerp, type Point } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { dryBrush, grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { ribBridge } from '../../motifs/arches.ts';
import { bedded } from '../../motifs/bedded.ts';
import { foliage } from '../../motifs/foliage.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { bank, drawn, shape } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { skyline } from '../../motifs/skyline.ts';
import { slits } from '../../motifs/slits.ts';
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

/** Beds of limestone, top to bottom: where each ends on the left, its upper edge there and at the right of the sheet, how thick it is at both, a joint. */
const BEDS = [
  [782, 262, 176, 40, 74, 1280],
  [806, 308, 262, 34, 56, 1390],
  [790, 348, 330, 44, 80, 1240],
  [822, 398, 424, 30, 54, 1340],
] as const;

type Dusk = keyof typeof cityDusk;

/** Each bed has a face, the shade of the bed above on it, and a joint. */
const beds: Layer<Dusk>[] = BEDS.flatMap(([x, y, farY, thick, farThick, joint]): Layer<Dusk>[] => {
  const along = (to: number, down: number): Point => {
    const t = (to - x) / (1640 - x);
    return [to, lerp(y, farY, t) + lerp(thick, farThick, t) * down];
  };
  return [
    shape({ ink: 'plum', points: [along(x, 0), along(1640, 0), along(1640, 1), along(x + 10, 1)] }),
    shape({ ink: 'ink', points: [along(x + 80, 0), along(1640, 0), along(1640, 0.14), along(x + 160, 0.2)] }),
    shape({ ink: 'ink', points: [along(joint, 0), along(joint + 12, 0), along(joint + 4, 1), along(joint - 4, 1)] }),
  ];
});

const city: Layer<Dusk> = skyline({ ink: 'coral', lit: 'cream', y: 470, seed: 4, towers: [[60, 70, 110], [150, 60, 170, 'slant'], [220, 76, 250, 'steps'], [300, 54, 160], [362, 70, 330, 'flat'], [440, 68, 296, 'crown'], [516, 50, 200, 'spire'], [580, 74, 150], [660, 60, 110, 'slant'], [-10, 60, 80]] });

export default trailArt({
  hero: {
    alt: 'Bridal Veil Falls pours from its pipe under the parkway, over limestone beds; beyond it the ribs of the Franklin Avenue Bridge span the Mississippi before the skyline of Minneapolis at dusk.',
    focus: { x: 0.56, y: 0.5 },
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
      // The wall of the gorge: soft sandstone below, hollowed behind the water, beds of limestone above.
      mass({ ink: 'ink', layers: [shape({ ink: 'ink', points: [[820, 280], [1640, 160], [1640, 840], [700, 840], [800, 700], [860, 480]] })] }),
      shape({ ink: 'plum', points: [[1216, 462], [1640, 486], [1640, 820], [1190, 820], [1240, 720], [1252, 610], [1232, 540]] }),
      spray({ ink: 'ink', from: [1660, 800], to: [1240, 480], size: 4, within: [[1216, 462], [1640, 486], [1640, 820], [1190, 820], [1250, 610]] }),
      // It steps back in two buttresses, whose sides catch a little of the light.
      drawn({ ink: 'mauve', path: 'M1340 470 1420 474 1406 540 1424 606 1396 640 1410 720 1384 800H1236L1270 716 1262 690 1304 626 1298 606 1334 540zM1548 482 1610 486 1592 570 1604 650 1580 700 1590 800H1470L1496 720 1490 690 1526 640 1520 610z' }),
      drawn({ ink: 'ink', path: 'M1298 604 1424 600 1520 618 1400 630 1310 620zM1262 690 1390 700 1480 690 1400 716 1272 710zM1520 610 1640 624V642L1528 630z' }),
      ...beds,
      drawn({ ink: 'mauve', path: 'M1150 292 1262 284 1244 324 1152 326zM1150 362 1356 364 1340 388 1300 386 1286 406 1152 402zM1500 258 1640 250V318L1560 316 1540 288 1490 290z' }),
      // Left of the fall the beds end one above the other and run down to the water as one bluff, lit from the west.
      drawn({ ink: 'plum', path: 'M826 256H1010L992 420 964 600 930 820H780L826 520z' }),
      drawn({ ink: 'rose', path: 'M826 256H950L938 300 962 330 940 390 958 440 930 510 938 580 896 650 900 700 866 760 860 830H730L826 520z' }),
      drawn({ ink: 'coral', path: 'M782 256H884L876 300 892 340 868 390 884 430 866 500 874 552 828 622 834 674 784 736 770 830H600L664 766 676 716 734 652 740 604 784 548 780 500 800 462 796 424 816 416 812 396 784 388 780 344 804 336 800 304 778 298z' }),
      drawn({ ink: 'plum', path: 'M798 304 880 298 1000 304V316L890 314 782 318zM784 386 880 382 1000 396V420L900 408 816 410zM804 336 900 334 1000 346V354L900 346 782 346zM740 604 800 614 880 596 940 606 880 622 820 630 780 626 738 616zM672 728 740 734 820 718 770 744 666 746zM782 500 860 502 940 508 890 520 830 516z' }),
      // The creek comes out of its pipe under the parkway and pours over the ledge.
      drawn({ ink: 'plum', path: 'M752 270 788 212 1640 60V190L1300 232 1000 262z' }),
      drawn({ ink: 'coral', path: 'M952 262C936 148 1152 116 1166 236L1142 244C1130 156 968 178 974 258z' }),
      drawn({ ink: 'ink', path: 'M974 262C968 178 1130 156 1142 250z' }),
      // One veil, a little wider at the foot, that the ledges tear open; its right side is in the shade.
      drawn({ ink: 'cream', path: 'M1030 216 1090 210C1096 232 1116 244 1122 264 1130 310 1126 370 1138 430 1156 540 1158 650 1174 780H940C962 650 986 540 990 430 994 370 990 310 996 268 1012 252 1026 238 1030 216z', layers: [
        drawn({ ink: 'mauve', opacity: 0.4, path: 'M1030 210 1096 204 1124 262C1080 252 1034 256 994 272L1000 250zM1122 264C1108 330 1120 390 1104 450 1096 510 1124 560 1112 630 1104 690 1126 730 1124 790H1190V264zM1014 300C1026 390 1010 470 1012 560 1012 640 990 700 992 780H966C986 660 1000 560 1002 460 1004 400 1006 350 1014 300z' }),
        slits({ ink: 'plum', items: [[1046, 290, 640, 22, -14], [1078, 410, 560, 9, 4], [1092, 470, 770, 24, 10], [1026, 560, 720, 10, -12], [1106, 290, 400, 8, 2]] }),
      ] }),
      // Threads of it come off the ledges beside it.
      drawn({ ink: 'cream', path: 'M982 390C984 500 962 590 920 710 942 600 962 520 982 390zM1148 430C1170 530 1180 600 1206 710 1178 620 1160 540 1148 430z' }),
      mass({ ink: 'ink', light: afterglow, rim: 4, layers: [foliage({ ink: 'ink', seed: 3, size: [24, 58], points: [[1190, 214], [1290, 176], [1400, 190], [1500, 132], [1660, 110], [1660, 250], [1540, 236], [1470, 262], [1380, 226], [1290, 248], [1220, 240]] }), foliage({ ink: 'ink', seed: 8, size: [18, 40], points: [[770, 250], [820, 222], [900, 226], [930, 256], [860, 280], [800, 284]] })] }),
      // Parapet and lamps of the parkway.
      mass({ ink: 'ink', light: afterglow, rim: 4, layers: [drawn({ ink: 'ink', path: 'M778 206 1640 44V76L778 222zM1206 132 1210 44H1218L1223 128zM860 196 864 112H870L874 194zM1199 52H1229L1221 40H1207zM855 118H879L873 110H861z' })] }),
      sun({ x: 1214, y: 27, radius: 15, ink: 'lamp' }),
      sun({ x: 867, y: 99, radius: 12, ink: 'lamp' }),
      spray({ ink: 'cream', from: [1056, 790], to: [1056, 560], size: 5, within: [[940, 560], [1160, 560], [1220, 640], [1290, 740], [1300, 800], [800, 800], [820, 740], [890, 640]] }),
      mass({ ink: 'ink', light: afterglow, rim: 5, layers: [boulders({ ink: 'ink', lit: 'ink', seed: 4, items: [[700, 806, 230, 70], [880, 800, 170, 56], [1190, 800, 220, 70], [1370, 816, 260, 100], [1030, 812, 150, 46]] }), bank({ ink: 'ink', points: [[540, 840], [760, 806], [1000, 796], [1300, 786], [1640, 760]], close: [[1640, 840]] })] }),
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
