import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { ferns } from '../../motifs/ferns.ts';
import { flow } from '../../motifs/flow.ts';
import { foliage } from '../../motifs/foliage.ts';
import { figure } from '../../motifs/hikers.ts';
import { bank, drawn, } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { trunks } from '../../motifs/trunks.ts';
import { veil } from '../../motifs/veil.ts';
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

/** Three unequal curtains, each with its light on the left; between them the edge of the slab stands out. */
const curtains = [
  'M318 214C400 206 470 226 560 222 610 222 640 228 664 236 672 300 664 480 640 708L286 742C296 560 300 380 300 262 300 236 304 222 318 214z',
  'M716 240C790 232 850 252 930 252L984 262C992 330 984 470 960 668L690 694C706 540 704 380 702 276 702 256 706 246 716 240z',
  'M1060 272C1100 264 1150 276 1186 284 1196 360 1188 480 1172 636L1046 650C1054 520 1052 400 1050 300z',
] as const;

export default trailArt({
  hero: {
    alt: 'Prairie Creek comes through the Big Woods in spring and falls in three white curtains over a long limestone ledge, before a dark hollow; somebody sits on a fallen slab in front of it.',
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
      drawn({ ink: 'stone', path: 'M-20 158L210 176 310 214 1200 290 1230 306V342L1150 352 1060 340 1000 346 860 326 700 330 590 312 470 318 330 296 250 318 120 312-20 330z', layers: [
        drawn({ ink: 'shade', path: 'M-20 250L130 244 140 256 330 262 480 276 700 290 870 296 1000 312 1240 326V360H-20zM210 176L226 250H240L232 180zM664 244L676 290 690 292 702 246zM984 268L996 312 1040 316 1050 276z' }),
        drawn({ ink: 'ink', path: 'M-20 246L140 240 336 256 150 252-20 256zM96 168L104 242H112L106 170zM660 286L870 294 1240 326 860 302zM56 250L64 330H74L68 250zM250 258V320H262V258zM670 290L676 334H690L682 292zM1010 314V350H1022V316z' }),
      ] }),
      ...curtains.map((path) => drawn({ ink: 'white', path })),
      // What is turned from the light, and the glassy bend over the brink.
      drawn({ ink: 'water', path: 'M664 236C672 300 664 480 640 708L596 712C618 560 628 420 622 330L612 420 598 560 580 660C586 520 590 380 584 270 600 246 640 240 664 236zM984 262C992 330 984 470 960 668L922 672C940 540 950 420 944 340L934 440 920 560C924 440 926 340 920 276 940 262 960 260 984 262zM1186 284C1196 360 1188 480 1172 636L1146 638C1156 520 1160 420 1156 340L1146 460C1148 380 1146 330 1142 296z' }),
      flow({ path: [[440, 240, 120], [438, 300, 128], [430, 500, 130], [420, 730, 132]], streaks: [['water', 12, 15]], length: [0.25, 0.6], seed: 7 }),
      flow({ path: [[816, 262, 96], [814, 330, 100], [806, 500, 104], [800, 690, 104]], streaks: [['water', 8, 12]], length: [0.25, 0.6], seed: 5 }),
      flow({ path: [[1098, 290, 36], [1098, 400, 38], [1090, 640, 36]], streaks: [['water', 4, 9]], length: [0.3, 0.6], seed: 2 }),
      // Threads from the edges of the slab.
      drawn({ ink: 'white', path: 'M684 330C690 460 686 580 676 690L668 690C678 560 682 450 680 330zM1012 350C1018 450 1012 560 1006 656L998 656C1006 540 1010 440 1008 350zM1030 348C1034 440 1030 500 1026 560 1026 480 1028 420 1026 348zM212 316C218 480 214 600 206 744L196 744C208 600 212 460 208 316zM232 316C238 420 236 500 230 590 232 500 232 420 228 316z' }),
      // The pool.
      drawn({ ink: 'water', path: 'M-20 752C300 740 700 690 1240 630L1640 610V820H-20z' }),
      drawn({ ink: 'forest', path: 'M1180 640L1640 604V700C1500 716 1420 690 1320 706 1220 716 1240 670 1180 640zM-20 748L210 738C240 760 180 776 100 778L-20 790z' }),
      drawn({ ink: 'white', path: 'M240 744C300 716 380 726 420 712 500 694 560 726 640 700 700 676 760 690 830 678 900 656 950 676 1000 654 1060 634 1120 650 1196 628 1230 640 1190 658 1140 664 1160 680 1080 690 1040 684 1060 706 960 714 910 704 880 730 760 728 700 722 690 750 560 760 500 748 440 778 330 768 290 770 220 776 200 760 240 744z' }),
      spray({ ink: 'white', from: [0, 720], to: [0, 560], size: 4, within: [[200, 600], [1250, 540], [1250, 660], [200, 760]] }),
      drawn({ ink: 'white', path: 'M420 796C560 770 700 790 860 762 800 790 640 800 560 812zM960 742C1080 716 1180 730 1330 700 1260 736 1120 744 1040 760zM1300 780C1400 758 1500 766 1620 744 1540 780 1420 790 1340 800z' }),
      // A slab that has dropped from the ledge.
      drawn({ ink: 'shade', path: 'M640 830L684 752 760 722 1010 714 1130 730 1190 780 1240 830z', layers: [
        drawn({ ink: 'stone', path: 'M684 752L760 722 1010 714 1130 730 1006 746 780 758z' }),
        drawn({ ink: 'ink', path: 'M1006 746L1130 730 1190 780 1240 830H1030zM640 808L770 798 1020 800V806L770 806 640 814z' }),
      ] }),
      figure({ x: 880, y: 752, height: 250, pose: 'seated', ink: 'ink', coat: 'coral', skin: 'shade', hat: 'ink', rim: 'white', flip: true }),
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
      veil({ lip: [[154, 194], [200, 188], [252, 190]], foot: [[146, 292], [200, 298], [256, 294]], ink: 'white', strand: 'water', strands: 7, thickness: 7, seed: 3 }),
      veil({ lip: [[274, 190], [340, 188]], foot: [[270, 294], [350, 292]], ink: 'white', strand: 'water', strands: 5, thickness: 7, seed: 6 }),
      water({ ink: 'water', y: 290 }),
      ripples({ ink: 'white', y: [294, 334], count: 7, x: 230, spread: [60, 50], width: [60, 100], height: [5, 8], seed: 4 }),
      bank({ ink: 'forest', points: [[0, 214], [60, 226], [120, 262], [160, 310], [230, 370]], close: [[230, 400], [0, 400]] }),
      trilliums({ stem: 'spring', petal: 'white', heart: 'spring', items: [[106, 372, 118], [172, 386, 80]] }),
    ],
  },
});
