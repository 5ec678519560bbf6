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
import { slits } from '../../motifs/slits.ts';
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

export default trailArt({
  hero: {
    alt: 'Prairie Creek comes through the Big Woods in spring and falls as one broad curtain over a limestone ledge. A sunbeam lights its middle; someone sits on a fallen slab in front of it.',
    focus: { x: 0.5, y: 0.55 },
    palette: bigWoods,
    layers: [
      sky({ bands: [['white', 0]] }),
      drawn({ ink: 'spring', opacity: 0.5, path: 'M-20-20H1640V300H-20z' }),
      foliage({ ink: 'spring', size: [50, 120], seed: 4, points: [[-60, -60], [1700, -60], [1700, 150], [1500, 190], [1340, 120], [1180, 90], [1020, 130], [900, 70], [760, 50], [640, 90], [480, 40], [300, 80], [140, 120], [-60, 90]] }),
      trunks({ ink: 'green', items: [[180, 220, 22, -20, -8], [250, 220, 9, -20, 4], [470, 230, 12, -20, 6], [650, 250, 16, -20, -5], [1010, 280, 14, -20, 8], [1150, 290, 10, -20, -4]] }),
      foliage({ ink: 'green', size: [40, 100], seed: 9, points: [[1180, -60], [1700, -60], [1700, 250], [1560, 200], [1470, 130], [1330, 110], [1270, 40]] }),
      // The far bank, with a great maple on it.
      drawn({ ink: 'forest', path: 'M1150 300C1210 270 1280 256 1350 232 1450 210 1540 190 1640 180V720H1150z', layers: [
        drawn({ ink: 'green', path: 'M1150 300C1210 270 1280 256 1350 232 1450 210 1540 190 1640 180V216C1560 236 1500 300 1440 290 1400 280 1370 330 1320 330 1280 326 1260 380 1230 366L1150 380z' }),
        spray({ ink: 'ink', from: [1200, 680], to: [1200, 400], size: 5 }),
      ] }),
      mass({ ink: 'green', light: { ...morning, ink: 'spring' }, rim: 6, layers: [
        bank({ ink: 'green', points: [[-20, 120], [140, 138], [330, 180], [560, 206], [860, 210], [1220, 236], [1340, 268]], close: [[1340, 330], [-20, 330]] }),
      ] }),
      drawn({ ink: 'water', path: 'M300 262C310 232 400 224 540 222 760 220 980 226 1080 234 1140 240 1180 250 1190 264V290H300z' }),
      drawn({ ink: 'white', path: 'M420 240C520 234 620 242 720 238 640 248 500 248 420 240zM760 250C860 242 960 250 1040 246 960 256 840 258 760 250zM560 230C640 226 740 232 820 229 740 236 640 236 560 230z' }),
      // The ledge: hard limestone in two level beds above the hollow where the soft sandstone has worn away.
      drawn({ ink: 'ink', path: 'M-20 290H1230L1222 400 1240 470 1228 560 1244 620 1220 704H-20z' }),
      spray({ ink: 'forest', from: [0, 720], to: [0, 420], size: 6, within: [[-20, 440], [1240, 420], [1240, 704], [-20, 704]] }),
      drawn({ ink: 'stone', path: 'M-20 158L210 176 300 212 316 262H1104L1110 270 1190 268 1230 276V344L1160 340 1148 354 1060 346 1040 330 860 334 840 344 700 336 680 324 540 330 420 322 330 328 310 318 120 312-20 330z', layers: [
        drawn({ ink: 'shade', path: 'M-20 250L130 244 140 256 300 260 316 300 1104 304 1240 312V360H-20zM210 176L226 250H240L232 180z' }),
        drawn({ ink: 'ink', path: 'M-20 246L140 240 300 258 316 300 1104 302 1240 310V316L1104 308 310 306 290 264 150 252-20 256zM96 168L104 242H112L106 170zM1110 270L1116 304H1128L1122 269zM56 250L64 330H74L68 250zM250 258V320H262V258z' }),
      ] }),
      // The maple stands on the end of the ledge and grips it.
      drawn({ ink: 'stone', path: 'M1226 306L1300 300 1420 310 1560 316 1640 312V402L1560 392 1480 404 1400 386 1310 396 1290 376 1226 372z', layers: [
        drawn({ ink: 'shade', path: 'M1226 344L1320 350 1410 346 1520 356 1640 350V420H1226zM1300 300L1306 350H1320L1312 300zM1560 316L1552 354H1570z' }),
        drawn({ ink: 'ink', path: 'M1226 340L1320 348 1410 344 1520 354 1640 348 1520 360 1410 350 1320 354 1226 346z' }),
      ] }),
      mass({ ink: 'green', light: morning, rim: 6, layers: [drawn({ ink: 'green', path: 'M1180 296C1260 262 1340 254 1420 262 1500 262 1580 272 1640 268V326C1600 318 1580 330 1550 322 1510 334 1480 316 1440 322 1400 316 1370 322 1330 312 1290 320 1250 312 1216 318z' })] }),
      drawn({ ink: 'forest', path: 'M1440 276C1520 272 1590 282 1640 282V306C1580 304 1500 304 1440 292z' }),
      mass({ ink: 'ink', light: morning, rim: 8, layers: [
        drawn({ ink: 'ink', path: 'M1390-20C1398 90 1390 170 1370 230 1356 262 1330 276 1296 284 1276 290 1266 300 1262 316 1260 340 1266 356 1258 376 1272 360 1276 340 1280 320 1290 306 1310 302 1336 300 1330 320 1334 350 1324 384 1344 356 1346 330 1358 308 1376 296 1396 298 1406 308 1414 340 1404 366 1412 400 1424 368 1430 336 1428 306 1450 294 1470 300 1486 314 1500 330 1498 350 1510 372 1514 346 1510 322 1500 304 1520 296 1550 300 1580 304 1550 284 1510 280 1490 240 1476 170 1478 80 1486-20z' }),
      ] }),
      // The hollow behind the water has beds of its own, and a bench on the right that the light still reaches.
      drawn({ ink: 'forest', path: 'M-20 424L180 430 300 446 330 470 220 462 100 470-20 458zM1060 384L1150 388 1216 376 1232 410 1140 424 1060 414zM-20 600L120 590 290 610 260 634 110 624-20 644z' }),
      drawn({ ink: 'shade', path: 'M926 536L1000 512 1110 508 1200 494 1252 500 1248 566 1170 560 1150 578 1060 574 1040 592 960 590 950 562z', layers: [
        drawn({ ink: 'stone', path: 'M926 536L1000 512 1110 508 1200 494 1252 500V516L1160 520 1070 530 1000 534 940 548z' }),
        drawn({ ink: 'ink', path: 'M1000 534L1010 590 1020 588 1008 533zM1120 524L1130 580 1140 578 1128 523z' }),
      ] }),
      // One broad curtain, one white: a nose of the ledge parts it once, and its right end breaks on the bench.
      drawn({ ink: 'white', path: 'M1034 512H1136C1146 516 1140 524 1132 530 1128 580 1136 640 1144 704H1030C1040 640 1046 566 1034 512zM306 262H1098C1110 280 1104 340 1102 400 1100 450 1104 490 1112 516 1060 526 1000 514 952 528 944 580 948 640 956 706H276C286 560 284 380 294 296 296 280 298 268 306 262z', layers: [
        // All but what the beam strikes is in the thin shade of the new leaves.
        drawn({ ink: 'water', opacity: 0.3, path: 'M240 250H464L640 708H240zM686 250H1180V720H930L686 250z' }),
        // The side away from the sun.
        drawn({ ink: 'water', opacity: 0.5, path: 'M1030 262C1000 330 1040 420 1022 518H1140V262zM1100 512C1090 580 1106 640 1100 720H1160V512z' }),
        drawn({ ink: 'water', opacity: 0.6, path: 'M270 258H1120V280C1040 272 980 288 900 280 860 276 840 284 826 286H700C650 290 610 278 560 284 480 294 400 276 270 288z' }),
        slits({ ink: 'white', items: [[346, 300, 620, 12, -10], [496, 440, 780, 14, -6], [892, 300, 540, 12, 6], [1060, 290, 470, 10, 2]] }),
        slits({ ink: 'water', items: [[566, 290, 500, 9, 4], [650, 310, 640, 11, 10]] }),
        slits({ ink: 'ink', items: [[404, 420, 880, 30, -10], [958, 330, 640, 18, -6]] }),
      ] }),
      // The beam that strikes it.
      drawn({ ink: 'white', opacity: 0.5, path: 'M360-20H545L686 250L703 282H476L464 250z' }),
      drawn({ ink: 'ink', path: 'M712 290H826C812 330 806 380 803 430 800 490 798 550 790 630 784 570 780 500 768 450 750 400 724 350 712 290z' }),
      drawn({ ink: 'white', path: 'M950 524C976 508 1006 514 1040 506 1080 500 1120 506 1142 514 1124 530 1090 522 1060 530 1020 536 980 534 950 524z' }),
      drawn({ ink: 'stone', path: 'M690 266L708 252 770 246 824 254 838 268 834 324 806 318 790 334 744 328 726 316 700 322z', layers: [
        drawn({ ink: 'shade', path: 'M680 298L740 302 764 296 850 302V350H680zM768 246L772 298H784L778 246z' }),
        drawn({ ink: 'ink', path: 'M680 297L740 301 764 295 850 301 764 302 740 307z' }),
      ] }),
      // The pool.
      drawn({ ink: 'water', path: 'M-20 700H1640V820H-20z' }),
      drawn({ ink: 'forest', path: 'M1180 694L1640 660V716C1500 730 1420 714 1330 722 1260 724 1210 714 1180 694zM-20 690L190 694C230 706 200 726 100 730L-20 738z' }),
      spray({ ink: 'white', from: [0, 708], to: [0, 610], size: 5, within: [[230, 708], [300, 630], [940, 620], [1010, 706]], smooth: true }),
      spray({ ink: 'white', from: [0, 706], to: [0, 640], size: 5, within: [[1010, 706], [1040, 640], [1150, 640], [1190, 706]], smooth: true }),
      drawn({ ink: 'white', path: 'M240 706C290 694 340 704 400 698 460 694 540 704 600 698 660 692 720 704 780 698 840 694 900 704 960 698 1020 694 1100 704 1180 698 1140 716 1060 710 1000 716 900 722 800 712 700 722 600 728 500 714 420 722 350 728 280 718 240 706zM300 742C380 732 460 744 560 736 640 732 700 740 760 734 700 750 560 752 480 750 400 752 340 750 300 742zM120 776C220 764 340 780 460 768 400 790 240 796 120 776z' }),
      drawn({ ink: 'white', path: 'M1180 752C1260 742 1360 752 1440 744 1360 762 1260 764 1180 752zM1300 786C1400 774 1500 780 1620 768 1540 792 1420 796 1300 786z' }),
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
