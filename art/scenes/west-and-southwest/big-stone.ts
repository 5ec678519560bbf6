import { disc } from '../../kit/path.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { grass } from '../../motifs/grass.ts';
import { figure } from '../../motifs/hikers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';

const storm = {
  ink: '#1a2030',
  storm: '#39445a',
  slate: '#63758a',
  mist: '#a9b9ba',
  lake: '#3f7f8c',
  glow: '#f3dc93',
  gold: '#e3b443',
  grass: '#7d8b3c',
  plum: '#6d4854',
  rose: '#c97f6c',
  peach: '#f3c3a0',
  cream: '#fdf5e0',
};

/** After a storm, the sun low on the left. */
const afterTheStorm = values({
  dark: { ink: '#1a2130', storm: '#37465e', plum: '#673749' },
  middle: { rose: '#bb6a66', lake: '#6290a2', grass: '#939350' },
  glow: { peach: '#f4b999', cream: '#fdf0d2' },
  accent: { gold: '#f5b63f' },
});
/** The big stone, from its foot on the left over its back. */
const OUTCROP =
  'M440 830Q480 750 548 714 606 700 618 668 660 580 744 554L754 520Q820 450 910 420L922 384Q970 330 1016 326L1086 308 1100 290Q1240 244 1400 282 1500 316 1518 388L1508 444Q1560 540 1576 830z';

export default trailArt({
  hero: {
    alt: 'A great rounded outcrop of pink granite glows in the last sun, one person sitting on it; beyond, Big Stone Lake runs along the low shore of South Dakota as a storm moves off.',
    focus: { x: 0.6, y: 0.5 },
    palette: afterTheStorm,
    layers: [
      sky({ bands: [['storm', 0]] }),
      // The storm moves off: a shelf of cloud, rain under it, and clear sky behind.
      drawn({ ink: 'cream', path: 'M-20 306C300 296 620 308 900 304C1160 300 1400 318 1640 330V480H-20z' }),
      drawn({ ink: 'peach', path: 'M-20 334C300 326 700 336 1000 330L1640 350V480H-20z' }),
      drawn({ ink: 'ink', opacity: 0.4, path: 'M20 150H330L250 380H-90zM400 150H470L410 380H330zM640 120H860L770 380H560z' }),
      drawn({ ink: 'ink', path: 'M-20-20H1640V66C1500 104 1420 84 1330 112C1240 140 1180 118 1090 142C980 172 900 140 800 168C700 196 640 172 560 196C440 228 380 194 280 214C180 232 80 210-20 228z' }),
      // South Dakota: a level upland, cut by coulees, along all of the far shore.
      shape({ ink: 'storm', points: [[-20, 322], [90, 326], [150, 350], [200, 334], [330, 330], [420, 338], [470, 360], [520, 346], [640, 346], [730, 352], [780, 366], [850, 356], [1000, 358], [1640, 352], [1640, 400], [600, 394], [-20, 398]] }),
      // The lake mirrors the clear sky far out, the storm near by.
      drawn({ ink: 'cream', path: 'M-20 398C300 392 700 390 1000 386V830H-20z' }),
      drawn({ ink: 'storm', opacity: 0.5, path: 'M-20 398L760 392Q520 410 240 408Q120 414-20 420z' }),
      drawn({ ink: 'lake', path: 'M-20 452Q60 446 130 452Q230 446 400 456Q300 464 190 468Q360 470 560 480Q420 490 280 496Q420 498 620 506L700 640V830H-20z' }),
      drawn({ ink: 'storm', path: 'M-20 548Q120 540 260 552Q170 562 100 568Q260 566 520 572L470 610L-20 680z' }),
      // The near shore, lit along the grass.
      drawn({ ink: 'grass', path: 'M980 386Q800 392 720 420Q640 452 600 500Q540 556 420 590Q240 636-20 660V830H1640V386z' }),
      drawn({ ink: 'gold', path: 'M980 386Q800 392 720 420Q640 452 600 500Q540 556 420 590Q240 636-20 660V668Q250 646 430 598Q556 562 612 506Q664 456 736 426Q830 398 980 386zM40 744Q260 684 520 640Q360 710 40 744zM560 620Q640 540 700 500Q660 570 560 620z' }),
      spray({ ink: 'storm', from: [300, 830], to: [420, 640], size: 3, within: [[-20, 690], [440, 620], [620, 660], [520, 830], [-20, 830]] }),
      // The outcrop, granite: it peels in great shells, one upon the other; to the left they are lit, to the right they are not.
      drawn({ ink: 'rose', path: OUTCROP, layers: [
        drawn({ ink: 'peach', path: 'M400 860V200H1600V340L1490 338Q1330 310 1190 352 1080 396 1052 472L1068 488Q996 560 986 640L1004 656Q920 730 892 860z' }),
        drawn({ ink: 'cream', path: 'M400 860V200H1600V330L1500 338Q1350 270 1190 306 1100 330 1010 376 930 410 904 462L880 474Q804 500 778 570L762 592Q670 624 644 706 560 760 544 860z' }),
        drawn({ ink: 'plum', path: 'M1490 338Q1406 420 1402 500L1384 522Q1374 590 1394 640L1374 660Q1350 760 1360 860H1700V300z' }),
        spray({ ink: 'plum', from: [1400, 560], to: [1060, 500], size: 4, within: [[1200, 340], [1500, 340], [1400, 830], [900, 830]] }),
        spray({ ink: 'rose', from: [1000, 640], to: [720, 590], size: 4 }),
        // The lip of a shell catches the light; above it the joint is in shadow.
        drawn({ ink: 'peach', path: 'M1066 490Q1240 460 1402 502L1386 520Q1240 480 1050 514zM1000 638Q1200 612 1394 642L1380 660Q1200 632 986 660z' }),
        drawn({ ink: 'cream', path: 'M778 586Q920 514 1066 490L1048 514Q920 536 790 604z' }),
        drawn({ ink: 'plum', path: 'M776 578Q920 490 1056 472 1240 440 1402 500 1240 460 1066 490 920 514 778 584zM642 714Q800 660 972 656 800 680 644 720zM1010 614Q1200 590 1394 640 1200 612 1000 638zM1186 486Q1214 550 1190 602 1202 550 1174 488zM1290 324Q1310 390 1290 456 1296 390 1280 324zM1084 630Q1110 740 1076 830 1090 740 1066 632z' }),
        drawn({ ink: 'ink', path: 'M1516 388Q1480 480 1492 560L1474 590 1488 860H1700V388z' }),
        spray({ ink: 'ink', from: [1540, 700], to: [1330, 600], size: 4, within: [[1480, 380], [1660, 830], [1290, 830]] }),
        // Lichen.
        drawn({ ink: 'grass', path: ([[1112, 560, 20], [1136, 548, 14], [1236, 392, 14], [1256, 384, 8], [1264, 750, 20], [1286, 764, 14]] as const).map(([x, y, r]) => disc(x, y, r)).join('') }),
      ] }),
      // A block that broke off, sunk in the grass.
      shape({ ink: 'plum', points: [[300, 790], [330, 716], [420, 690], [500, 712], [560, 770], [580, 830], [290, 830]] }),
      shape({ ink: 'rose', points: [[300, 790], [330, 716], [420, 690], [440, 740], [420, 830], [290, 830]] }),
      shape({ ink: 'peach', points: [[300, 790], [330, 716], [420, 690], [500, 712], [440, 728], [360, 742], [330, 790], [320, 830], [290, 830]] }),
      figure({ x: 1016, y: 326, height: 176, pose: 'seated', ink: 'ink', coat: 'gold', skin: 'peach', hair: 'plum', flip: true }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A great outcrop of pink granite above the long water of Big Stone Lake, under a dark storm',
    palette: storm,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['storm', 0], ['slate', 150], ['glow', 206]] }),
      ridge({ ink: 'storm', y: 222, swell: 3, seed: 3, floor: 236 }),
      water({ ink: 'glow', y: 230 }),
      ripples({ ink: 'lake', y: [240, 300], count: 9, x: 100, spread: [70, 80], width: [60, 120], height: [5, 7], seed: 4 }),
      shape({ ink: 'rose', points: [[48, 350], [60, 288], [86, 262], [124, 246], [142, 208], [176, 178], [220, 168], [264, 178], [314, 222], [334, 350]] }),
      shape({ ink: 'peach', points: [[48, 350], [60, 288], [86, 262], [124, 246], [114, 282], [100, 350]] }),
      shape({ ink: 'peach', points: [[128, 238], [142, 208], [176, 178], [220, 168], [264, 178], [210, 194], [176, 218], [156, 254]] }),
      shape({ ink: 'plum', points: [[264, 178], [314, 222], [334, 350], [240, 350], [228, 282], [246, 232], [236, 196]] }),
      shape({ ink: 'plum', points: [[124, 246], [156, 254], [146, 286], [140, 350], [126, 350], [130, 286], [138, 264]] }),
      shape({ ink: 'plum', points: [[146, 286], [188, 276], [232, 284], [230, 294], [188, 288], [144, 298]] }),
      shape({ ink: 'plum', points: [[190, 208], [198, 242], [184, 278], [196, 278], [210, 242], [204, 200]] }),
      grass({ ink: 'ink', lit: 'gold', y: 346, x: [70, 320], count: 9, height: [24, 44], seed: 5, forms: 1, blades: 6 }),
    ],
  },
});
