import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { ferns } from '../../motifs/ferns.ts';
import { foliage } from '../../motifs/foliage.ts';
import { figure } from '../../motifs/hikers.ts';
import { bank, drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { strands } from '../../motifs/strands.ts';
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

/** The ragged edge that the creek comes over, the pool below, and the bench on the right that stops its last threads. */
const lip = [[318, 226], [404, 226], [410, 234], [560, 238], [566, 230], [650, 240], [656, 250], [760, 258], [766, 250], [880, 262], [886, 272], [985, 282], [990, 272], [1080, 282], [1086, 290], [1190, 300]] as const;
const toPool = { lip, foot: [[240, 742], [700, 702], [1200, 642]] } as const;
const toBench = { lip, foot: [[940, 530], [1200, 508]] } as const;

const badgeFall = { lip: [[150, 194], [200, 188], [346, 190]], foot: [[146, 298], [350, 296]] } as const;

export default trailArt({
  hero: {
    alt: 'Prairie Creek comes through the Big Woods in spring and falls as a thin veil over a ragged limestone ledge, dark rock showing through; somebody sits on a fallen slab in front of it.',
    focus: { x: 0.5, y: 0.55 },
    palette: bigWoods,
    layers: [
      sky({ bands: [['white', 0]] }),
      foliage({ ink: 'spring', size: [50, 120], seed: 4, points: [[-60, -60], [1700, -60], [1700, 150], [1500, 190], [1340, 120], [1180, 90], [1020, 130], [900, 70], [760, 50], [640, 90], [480, 40], [300, 80], [140, 120], [-60, 90]] }),
      trunks({ ink: 'green', items: [[180, 220, 22, -20, -8], [250, 220, 9, -20, 4], [470, 230, 12, -20, 6], [650, 250, 16, -20, -5], [1010, 280, 14, -20, 8], [1150, 290, 10, -20, -4]] }),
      foliage({ ink: 'green', size: [40, 100], seed: 9, points: [[1180, -60], [1700, -60], [1700, 250], [1560, 200], [1470, 130], [1330, 110], [1270, 40]] }),
      // The far bank, with a great maple on it.
      drawn({ ink: 'forest', path: 'M1150 300C1210 270 1280 256 1350 232 1450 210 1540 190 1640 180V720H1150z', layers: [
        drawn({ ink: 'green', path: 'M1150 300C1210 270 1280 256 1350 232 1450 210 1540 190 1640 180V216C1560 236 1500 300 1440 290 1400 280 1370 330 1320 330 1280 326 1260 380 1230 366L1150 380z' }),
        spray({ ink: 'ink', from: [1200, 680], to: [1200, 400], size: 5 }),
      ] }),
      mass({ ink: 'ink', light: morning, rim: 8, layers: [
        drawn({ ink: 'ink', path: 'M1392-20C1400 90 1390 180 1376 236 1366 266 1340 284 1312 304 1350 300 1372 296 1392 282 1400 310 1396 330 1380 366 1416 340 1430 310 1438 286 1470 300 1490 330 1530 342 1506 306 1490 280 1484 246 1476 170 1478 80 1486-20z' }),
      ] }),
      mass({ ink: 'green', light: { ...morning, ink: 'spring' }, rim: 6, layers: [
        bank({ ink: 'green', points: [[-20, 120], [140, 138], [330, 170], [560, 196], [860, 214], [1220, 270]], close: [[1220, 330], [-20, 330]] }),
      ] }),
      drawn({ ink: 'water', path: 'M700 208C620 214 520 204 430 196 380 200 340 208 318 220L664 244 1190 292C1180 276 1120 252 1040 244 940 234 820 224 700 208z' }),
      drawn({ ink: 'white', path: 'M420 204C520 214 600 214 700 224 620 226 500 224 420 204zM720 218C820 232 900 238 1000 248 900 250 800 240 720 218zM340 214C400 220 460 228 540 230 460 234 390 228 340 214zM980 250C1040 256 1100 266 1150 280 1090 278 1030 268 980 250z' }),
      // The ledge: hard limestone in two beds above the hollow where the soft sandstone has worn away.
      drawn({ ink: 'ink', path: 'M-20 300L1220 300 1236 350C1222 430 1268 540 1216 640L700 720-20 780z' }),
      spray({ ink: 'forest', from: [0, 760], to: [0, 420], size: 6, within: [[-20, 440], [1240, 420], [1250, 640], [-20, 780]] }),
      drawn({ ink: 'stone', path: 'M-20 158L210 176 310 214 404 222 410 230 560 234 566 226 650 236 656 246 760 254 766 246 880 258 886 268 985 278 990 268 1080 278 1086 286 1230 302V334L1170 330 1150 352 1086 346 1074 330 1010 336 1000 352 900 344 890 318 812 326 800 340 730 334 716 312 640 318 630 334 540 322 532 304 440 310 430 324 330 302 250 318 120 312-20 330z', layers: [
        drawn({ ink: 'shade', path: 'M-20 250L130 244 140 256 330 262 404 268 410 276 560 284 570 274 650 286 660 296 760 304 880 304 890 316 990 324 1080 322 1240 338V360H-20zM210 176L226 250H240L232 180z' }),
        drawn({ ink: 'ink', path: 'M-20 246L140 240 336 256 150 252-20 256zM96 168L104 242H112L106 170zM404 222L410 230V276L398 268zM560 234L566 226 574 274 562 284zM650 236L656 246 664 296 648 286zM760 254L766 246 770 304 758 304zM880 258L886 268 892 316 878 304zM985 278L990 268 996 324 984 322zM1080 278L1086 286 1092 324 1078 322zM56 250L64 330H74L68 250zM250 258V320H262V258z' }),
      ] }),
      // The hollow behind the water has beds of its own, and a bench on the right that the light still reaches.
      drawn({ ink: 'forest', path: 'M-20 424L180 430 300 446 330 470 220 462 100 470-20 458zM690 380L760 372 800 384 780 410 720 402zM920 392L1060 380 1150 388 1216 376 1232 410 1140 424 1050 414 960 426zM640 520L770 500 800 520 760 546 660 550zM-20 600L120 590 290 610 260 634 110 624-20 644z' }),
      drawn({ ink: 'shade', path: 'M926 536L1000 512 1110 508 1200 494 1252 500 1248 566 1170 560 1150 578 1060 574 1040 592 960 590 950 562z', layers: [
        drawn({ ink: 'stone', path: 'M926 536L1000 512 1110 508 1200 494 1252 500V516L1160 520 1070 530 1000 534 940 548z' }),
        drawn({ ink: 'ink', path: 'M1000 534L1010 590 1020 588 1008 533zM1120 524L1130 580 1140 578 1128 523z' }),
      ] }),
      // One thin veil, thick on the left and worn to threads on the right: the rock shows through it.
      strands({ ...toPool, ink: 'water', seed: 3, tongue: 26, items: [[342, 30, 0.74], [440, 130, 1.3], [540, 74, 1.2], [622, 56, 0.94], [732, 14, 0.8], [836, 110, 1.3], [906, 20, 0.7]] }),
      strands({ ...toBench, ink: 'water', seed: 2, tongue: 22, items: [[976, 12, 1], [1080, 64, 1.08], [1128, 24, 0.8], [1172, 12, 1]] }),
      strands({ ...toPool, ink: 'white', seed: 6, tongue: 19, items: [[332, 18, 1.04], [408, 88, 1.4], [476, 30, 1.3], [528, 56, 1.36], [568, 12, 0.6], [600, 24, 1.3], [630, 8, 0.8], [652, 10, 0.5], [730, 8, 1.2], [812, 64, 1.4], [866, 24, 1.3], [900, 7, 0.6]] }),
      strands({ ...toBench, ink: 'white', seed: 5, tongue: 18, items: [[972, 8, 1.06], [1066, 36, 1.1], [1100, 9, 1.06], [1124, 14, 0.9], [1170, 8, 1.06]] }),
      strands({ ...toPool, ink: 'water', seed: 4, tongue: 10, items: [[398, 7, 0.5], [424, 6, 0.8], [540, 8, 0.66], [604, 6, 0.5], [822, 8, 0.7], [798, 6, 0.4], [1074, 6, 0.3]] }),
      // From the bench it goes on as drops and threads.
      drawn({ ink: 'white', path: 'M948 532C952 520 982 516 988 528 980 536 960 540 948 532zM1042 524C1046 510 1072 508 1080 514 1096 504 1116 508 1118 518 1100 528 1060 532 1042 524zM1150 512C1156 500 1184 500 1188 508 1180 516 1160 518 1150 512zM1052 524C1058 560 1058 620 1054 664L1046 666C1050 620 1050 570 1046 524zM1076 524C1082 560 1082 600 1078 640 1076 600 1074 560 1070 524zM970 532C974 570 974 630 970 676L964 676C966 630 966 570 964 532zM1168 512C1172 550 1172 580 1168 610 1166 580 1164 550 1164 512z' }),
      // The pool.
      drawn({ ink: 'water', path: 'M-20 752C300 740 700 690 1240 630L1640 610V820H-20z' }),
      drawn({ ink: 'forest', path: 'M1180 640L1640 604V700C1500 716 1420 690 1320 706 1220 716 1240 670 1180 640zM-20 748L210 738C240 760 180 776 100 778L-20 790z' }),
      drawn({ ink: 'white', path: 'M292 748C284 730 312 724 326 732 334 712 366 716 372 726 384 704 424 706 432 718 446 698 486 700 492 714 508 696 546 698 552 712 576 706 588 720 580 730 540 744 440 748 380 762 340 766 300 764 292 748zM586 712C588 698 616 696 622 706 640 700 658 708 652 718 630 724 600 726 586 712zM704 706C708 694 738 694 744 706 730 712 714 714 704 706zM768 696C772 678 800 680 806 690 820 672 850 676 856 686 872 672 900 680 900 692 880 704 800 712 768 696zM950 678C954 666 984 668 990 676 980 684 960 686 950 678zM1030 668C1038 654 1062 656 1070 664 1060 674 1042 676 1030 668zM240 772C320 764 400 776 500 766 440 784 320 790 240 772zM600 746C680 736 760 744 840 732 780 750 680 756 600 746zM1000 700C1060 690 1120 694 1180 684 1130 702 1060 708 1000 700z' }),
      spray({ ink: 'white', from: [0, 720], to: [0, 560], size: 4, within: [[200, 600], [1250, 540], [1250, 660], [200, 760]] }),
      drawn({ ink: 'white', path: 'M420 796C560 770 700 790 860 762 800 790 640 800 560 812zM960 742C1080 716 1180 730 1330 700 1260 736 1120 744 1040 760zM1300 780C1400 758 1500 766 1620 744 1540 780 1420 790 1340 800z' }),
      // A slab that has dropped from the ledge.
      drawn({ ink: 'shade', path: 'M640 830L684 752 760 722 1010 714 1130 730 1190 780 1240 830z', layers: [
        drawn({ ink: 'stone', path: 'M684 752L760 722 1010 714 1130 730 1006 746 780 758z' }),
        drawn({ ink: 'ink', path: 'M1006 746L1130 730 1190 780 1240 830H1030zM640 808L770 798 1020 800V806L770 806 640 814z' }),
      ] }),
      figure({ x: 880, y: 752, height: 250, pose: 'seated', ink: 'ink', coat: 'coral', skin: 'shade', hat: 'stone', rim: 'white', flip: true }),
      mass({ ink: 'forest', light: morning, rim: 4, layers: [ferns({ ink: 'forest', lit: 'forest', items: [[1470, 834, 230], [1580, 820, 170]] })] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'Hidden Falls, wide and low over a limestone ledge in spring woods, white wildflowers before it',
    palette: springWoods,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['light', 0]] }),
      foliage({ ink: 'spring', seed: 4, size: [26, 50], points: [[-20, -20], [410, -20], [410, 150], [300, 160], [195, 130], [90, 160], [-20, 150]] }),
      trunks({ ink: 'forest', lit: 'green', items: [[96, 200, 14, -10, 4], [300, 190, 13, -10, -4], [236, 180, 8, -10, -2]] }),
      foliage({ ink: 'green', seed: 9, size: [26, 50], points: [[-20, -20], [410, -20], [410, 104], [300, 112], [195, 84], [90, 112], [-20, 104]] }),
      bank({ ink: 'green', points: [[0, 176], [120, 182], [270, 176], [390, 168]], close: [[390, 300], [0, 300]] }),
      bedded({ points: [[110, 196], [360, 190], [370, 296], [120, 296]], seed: 7, mid: 'shade', lit: 'stone', shade: 'ink', seam: 'ink', beds: [18, 28], step: 6, reach: [0.3, 0.3] }),
      shape({ ink: 'ink', points: [[118, 224], [190, 228], [280, 222], [368, 226], [368, 300], [118, 300]] }),
      strands({ ...badgeFall, ink: 'water', seed: 3, tongue: 13, hold: [0.3, 0.8], items: [[182, 60, 1.2], [234, 32, 1.1], [290, 36, 1.2], [332, 14, 0.8]] }),
      strands({ ...badgeFall, ink: 'white', seed: 6, tongue: 11, hold: [0.3, 0.8], items: [[168, 30, 1.3], [196, 14, 1.2], [226, 18, 1.3], [246, 6, 0.7], [282, 20, 1.3], [302, 7, 0.9], [330, 8, 1.2]] }),
      water({ ink: 'water', y: 290 }),
      ripples({ ink: 'white', y: [294, 334], count: 7, x: 230, spread: [60, 50], width: [60, 100], height: [5, 8], seed: 4 }),
      bank({ ink: 'forest', points: [[0, 214], [60, 226], [120, 262], [160, 310], [230, 370]], close: [[230, 400], [0, 400]] }),
      trilliums({ stem: 'spring', petal: 'white', heart: 'spring', items: [[106, 372, 118], [172, 386, 80]] }),
    ],
  },
});
