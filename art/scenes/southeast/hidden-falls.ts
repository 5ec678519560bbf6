import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { ferns } from '../../motifs/ferns.ts';
import { slits } from '../../motifs/flow.ts';
import { foliage } from '../../motifs/foliage.ts';
import { figure } from '../../motifs/hikers.ts';
import { bank, drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
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

/** The courses of the two veils that fall free. */
const great = [[490, 232, 168], [482, 330, 180], [476, 500, 186], [462, 736, 180]] as const;
const second = [[816, 262, 70], [814, 420, 64], [810, 696, 62]] as const;

export default trailArt({
  hero: {
    alt: 'Prairie Creek comes through the Big Woods in spring and falls in three veils over a ragged limestone ledge before dark rock; somebody sits on a fallen slab in front of it.',
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
      drawn({ ink: 'forest', path: 'M-20 424L180 430 300 446 330 470 220 462 100 470-20 458zM690 380L760 372 800 384 780 410 720 402zM920 392L1060 380 1150 388 1216 376 1232 410 1140 424 1050 414 960 426zM640 520L770 500 800 520 760 546 660 550zM-20 600L120 590 290 610 260 634 110 624-20 644z' }),
      drawn({ ink: 'shade', path: 'M926 536L1000 512 1110 508 1200 494 1252 500 1248 566 1170 560 1150 578 1060 574 1040 592 960 590 950 562z', layers: [
        drawn({ ink: 'stone', path: 'M926 536L1000 512 1110 508 1200 494 1252 500V516L1160 520 1070 530 1000 534 940 548z' }),
        drawn({ ink: 'ink', path: 'M1000 534L1010 590 1020 588 1008 533zM1120 524L1130 580 1140 578 1128 523z' }),
      ] }),
      // Three veils of unequal width, each one body of water that bends over the brink; the rock shows where they part.
      drawn({ ink: 'white', path: 'M312 232C326 210 372 208 420 204 470 206 520 212 600 214 560 220 540 222 520 226 570 230 620 234 690 230 672 238 656 240 652 254 658 300 632 380 632 440 634 500 644 560 646 620 650 660 654 690 658 712H586C582 690 578 670 570 640 566 680 560 700 552 726L290 744C296 680 300 660 298 600 292 640 284 680 270 738 274 660 286 600 290 520 294 420 286 300 312 232z', layers: [
        drawn({ ink: 'water', opacity: 0.5, path: 'M660 240C600 280 590 330 594 420 600 520 616 620 620 740H700V240z' }),
        slits({ path: great, ink: 'water', items: [[-0.7, 0.04, 0.62, 18], [-0.36, 0.16, 0.86, 24], [0.2, 0.02, 0.5, 16], [0.42, 0.26, 0.92, 20]] }),
        slits({ path: great, ink: 'ink', items: [[-0.56, 0.5, 1, 24], [0.06, 0.26, 1, 46], [0.62, 0.04, 0.56, 16]] }),
      ] }),
      // The nose of the ledge parts them.
      drawn({ ink: 'stone', path: 'M640 240L700 232 756 246 750 300 700 320 660 312z', layers: [
        drawn({ ink: 'shade', path: 'M640 290L690 284 760 290V330H640zM716 236L722 330H708L706 236z' }),
      ] }),
      drawn({ ink: 'white', path: 'M738 262C744 240 790 238 830 236 880 240 900 244 960 250 920 254 900 258 884 266 874 290 876 340 866 400 862 480 872 560 884 640L890 690H834C830 670 824 640 820 610 818 650 812 680 806 700H738C744 640 756 560 758 480 760 400 732 340 738 262z', layers: [
        drawn({ ink: 'water', opacity: 0.5, path: 'M890 256C840 300 846 380 840 460 838 540 850 620 856 700H920V264z' }),
        slits({ path: second, ink: 'water', items: [[-0.44, 0.04, 0.7, 15], [0.3, 0.12, 0.7, 12]] }),
        slits({ path: second, ink: 'ink', items: [[-0.2, 0.4, 1, 22], [0.44, 0.46, 0.86, 8]] }),
      ] }),
      drawn({ ink: 'white', path: 'M1046 292C1050 276 1080 274 1100 270 1130 272 1140 276 1170 280 1140 284 1128 288 1124 298 1116 350 1114 420 1120 470L1126 514H1052C1058 470 1062 430 1060 390 1056 350 1040 330 1046 292z', layers: [
        drawn({ ink: 'water', opacity: 0.5, path: 'M1126 286C1098 340 1098 420 1106 520H1150V290z' }),
        slits({ path: [[1084, 290, 34], [1088, 400, 30], [1090, 516, 36]], ink: 'ink', items: [[-0.1, 0.3, 1, 12]] }),
      ] }),
      // From the bench it slides on into the pool.
      drawn({ ink: 'white', path: 'M1030 526C1046 506 1090 504 1136 510 1146 516 1140 524 1132 530 1128 580 1134 620 1140 660H1044C1050 610 1050 566 1030 526z', layers: [
        slits({ path: [[1086, 516, 50], [1090, 600, 44], [1092, 660, 48]], ink: 'ink', items: [[0.24, 0.14, 1, 26], [-0.5, 0.4, 1, 14]] }),
      ] }),
      // The pool.
      drawn({ ink: 'water', path: 'M-20 752C300 740 700 690 1240 630L1640 610V820H-20z' }),
      drawn({ ink: 'forest', path: 'M1180 640L1640 604V700C1500 716 1420 690 1320 706 1220 716 1240 670 1180 640zM-20 748L210 738C240 760 180 776 100 778L-20 790z' }),
      spray({ ink: 'white', from: [0, 736], to: [0, 560], size: 5, within: [[200, 740], [260, 640], [330, 580], [640, 560], [760, 580], [900, 570], [960, 640], [1000, 690], [700, 740], [400, 780], [220, 780]], smooth: true }),
      spray({ ink: 'white', from: [0, 752], to: [0, 640], size: 4, within: [[230, 760], [280, 680], [330, 640], [640, 630], [690, 700], [540, 740], [300, 770]], smooth: true }),
      spray({ ink: 'white', from: [0, 740], to: [0, 650], size: 5, within: [[230, 740], [300, 670], [480, 640], [660, 640], [700, 700], [540, 740], [300, 770]], smooth: true }),
      spray({ ink: 'white', from: [0, 706], to: [0, 620], size: 5, within: [[700, 700], [740, 640], [900, 620], [940, 680], [860, 710]], smooth: true }),
      spray({ ink: 'white', from: [0, 668], to: [0, 590], size: 5, within: [[1000, 664], [1040, 600], [1150, 590], [1190, 656], [1080, 690]], smooth: true }),
      drawn({ ink: 'white', path: 'M236 744C290 724 340 728 400 718 460 714 540 714 600 700 640 694 676 700 700 694 640 728 560 730 500 744 420 746 330 762 250 748zM696 700C740 680 800 686 840 674 870 670 900 674 934 668 890 700 780 706 700 706zM1030 660C1060 650 1110 654 1156 646 1130 662 1080 668 1030 660zM200 778C280 764 400 780 480 764 420 790 300 796 200 778zM540 758C640 744 720 752 820 730 760 758 640 768 540 758z' }),
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
      drawn({ ink: 'water', path: 'M136 190C180 176 280 176 356 180V196H140z' }),
      drawn({ ink: 'white', path: 'M142 206C144 188 170 186 200 188 224 190 240 182 276 184 282 188 272 204 268 222 264 250 270 280 274 300H136C142 260 140 230 142 204z', layers: [
        drawn({ ink: 'water', path: 'M280 190C246 214 254 250 258 300H290z' }),
        slits({ path: [[206, 190, 62], [204, 300, 68]], ink: 'ink', items: [[-0.4, 0.4, 1, 13], [0.16, 0.16, 0.8, 9]] }),
        slits({ path: [[206, 190, 62], [204, 300, 68]], ink: 'water', items: [[-0.7, 0.14, 0.7, 8], [-0.1, 0.2, 1, 11]] }),
      ] }),
      drawn({ ink: 'white', path: 'M304 196C308 186 330 186 352 188V300H300C308 260 300 220 304 196z', layers: [
        slits({ path: [[330, 190, 24], [330, 300, 28]], ink: 'water', items: [[0, 0.2, 1, 10]] }),
      ] }),
      water({ ink: 'water', y: 290 }),
      ripples({ ink: 'white', y: [294, 334], count: 7, x: 230, spread: [60, 50], width: [60, 100], height: [5, 8], seed: 4 }),
      bank({ ink: 'forest', points: [[0, 214], [60, 226], [120, 262], [160, 310], [230, 370]], close: [[230, 400], [0, 400]] }),
      trilliums({ stem: 'spring', petal: 'white', heart: 'spring', items: [[106, 372, 118], [172, 386, 80]] }),
    ],
  },
});
