import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { foliage } from '../../motifs/foliage.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { greatTrunks, trunks } from '../../motifs/trunks.ts';
import { ripples, water } from '../../motifs/water.ts';
import { turtle } from './lake-maria/turtle.ts';

const shade = {
  ink: '#0b1f1c',
  pine: '#14392f',
  green: '#24603f',
  fern: '#559447',
  lime: '#a8cb57',
  light: '#eff3b8',
  pond: '#2f7468',
  yellow: '#f7d23e',
  bark: '#6b4a33',
};

/** A shaft of sun from the left reaches the log. */
const pond = values({
  dark: { ink: '#0b1f1c', pine: '#17443a' },
  middle: { fern: '#4c8a4a', bark: '#8a5f3c' },
  glow: { lime: '#b5d35f', light: '#f2f4c0' },
  accent: { yellow: '#ffd52e' },
});
const sunbeam = { from: [-0.6, -1], ink: 'lime', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'A Blanding’s turtle, large and close up, lifts its bright yellow throat on a log in a kettle pond; behind it the sun fills a gap between the trunks of the Big Woods at Lake Maria.',
    focus: { x: 0.36, y: 0.55 },
    palette: pond,
    layers: [
      sky({ bands: [['lime', 0]] }),
      // Far trunks pale, near ones dark.
      mass({ ink: 'fern', opacity: 0.35, layers: [trunks({ ink: 'fern', items: [[40, 420, 22, -20, 10], [130, 410, 9, -20, -8], [330, 414, 12, -20, 6], [470, 410, 26, -20, -4], [560, 410, 8, -20, 8], [820, 412, 16, -20, 8], [960, 414, 30, -20, 8], [1076, 410, 10, -20, -8], [1330, 414, 14, -20, 6], [1400, 410, 8, -20, 4], [1590, 410, 20, -20, 4]] })] }),
      // Where the canopy opens, the sun fills the wood behind.
      drawn({ ink: 'light', path: 'M404-20H958L946 410H396z' }),
      trunks({ ink: 'lime', items: [[486, 414, 20, -20, 6], [548, 412, 9, -20, -6], [616, 412, 14, -20, 4], [792, 412, 24, -20, -6], [868, 412, 10, -20, 4], [904, 412, 8, -20, -4]] }),
      trunks({ ink: 'fern', items: [[210, 450, 48, -20, -24], [392, 444, 40, -20, 12], [700, 440, 16, -20, 10], [962, 444, 34, -20, -10], [1140, 440, 24, -20, -10], [1480, 440, 16, -20, -8]] }),
      trunks({ ink: 'pine', items: [[1290, 470, 66, -20, 30], [30, 470, 40, -20, -16]] }),
      drawn({ ink: 'fern', path: 'M-20 382C50 370 90 400 160 398 250 370 330 388 380 404 470 412 560 396 640 404 760 420 860 398 960 404 1060 410 1110 380 1200 386 1300 396 1380 404 1460 384 1530 370 1590 384 1640 376V440H-20z' }),
      drawn({ ink: 'lime', path: 'M384 404C400 384 440 380 470 388 520 396 560 388 600 392 640 384 700 396 760 404 830 412 880 400 940 400L966 412V424H384z' }),
      water({ ink: 'pine', y: 430 }),
      // The trunks stand on their heads in the pond.
      drawn({ ink: 'fern', path: 'M-20 420H1640V442C1540 448 1500 442 1498 448 1506 480 1490 510 1500 540 1494 580 1504 600 1496 640H1466C1474 600 1460 580 1468 540 1458 510 1472 480 1462 446 1400 450 1250 440 1166 446 1172 480 1156 500 1168 540H1128C1136 500 1116 480 1122 446 1000 440 860 446 712 444H676C540 440 400 448 264 446 252 470 274 490 258 520 272 550 246 580 260 610 246 630 258 650 250 690H180C190 650 166 630 176 600 156 570 180 540 160 510 172 490 150 470 158 446 90 450 40 444-20 450z' }),
      drawn({ ink: 'ink', opacity: 0.6, path: 'M1214 446H1366C1354 480 1376 510 1358 550 1368 580 1352 600 1360 640H1222C1232 600 1208 580 1220 540 1204 510 1226 480 1214 440zM-20 450H76C66 480 86 510 70 550 82 590 60 620 70 660 80 700 54 740 66 850H-20z' }),
      drawn({ ink: 'fern', path: 'M420 446H948C940 476 960 500 944 530 956 560 936 590 948 640H420C432 600 410 580 424 546 412 520 434 490 420 446z' }),
      drawn({ ink: 'lime', path: 'M470 452C600 446 740 456 880 450 800 464 700 466 640 476 560 470 500 466 470 452zM300 500C380 490 450 496 520 508 450 520 360 516 300 500zM430 552C480 546 520 550 560 558 510 566 460 564 430 552zM1220 456C1320 450 1420 452 1500 458 1420 470 1300 468 1220 456z' }),
      drawn({ ink: 'light', path: 'M560 456C640 452 720 456 790 456 720 466 620 466 560 456zM380 504C420 500 450 502 480 506 450 512 410 512 380 504z' }),
      mass({ ink: 'ink', opacity: 0.75, layers: [shape({ ink: 'ink', smooth: true, points: [[60, 730], [500, 720], [1000, 722], [1640, 700], [1640, 800], [1000, 800], [400, 800]] })] }),
      mass({ ink: 'bark', light: sunbeam, rim: 8, layers: [
        drawn({ ink: 'bark', path: 'M56 742 90 720 70 704 128 690 110 676C200 658 420 652 640 646L1300 616 1640 596V744C1200 756 760 770 300 764 200 764 120 758 56 742z' }),
        drawn({ ink: 'bark', path: 'M1290 640C1330 590 1352 540 1376 462L1408 474C1396 540 1400 590 1430 630z' }),
      ] }),
      // Sun along its back, plates of bark on its side, and shade below.
      drawn({ ink: 'lime', path: 'M150 668C330 650 520 648 700 640 860 632 1000 630 1130 620L1280 612C1160 634 1020 642 900 650 760 660 660 660 560 666 420 674 300 680 216 694 240 680 200 674 150 668zM1420 612C1500 604 1580 600 1640 596V606C1560 612 1480 618 1420 612z' }),
      drawn({ ink: 'ink', path: 'M100 750C180 738 260 748 340 742 480 736 560 750 700 742 860 736 960 750 1120 738 1300 728 1460 736 1640 722V760C1200 770 760 780 300 772 200 772 130 760 100 742zM250 704C310 694 380 698 430 690 390 704 310 712 250 704zM640 694C720 682 800 688 870 676 820 694 720 704 640 694zM1010 676C1090 668 1160 668 1220 658 1170 680 1090 688 1010 676zM1400 660C1460 650 1540 652 1600 640 1550 662 1470 672 1400 660z' }),
      mass({ light: sunbeam, rim: 7, layers: [turtle({ x: 880, y: 648, width: 840, ink: 'ink', lit: 'ink', throat: 'ink' })] }),
      turtle({ x: 880, y: 648, width: 840, ink: 'ink', lit: 'pine', throat: 'yellow' }),
      grain({ ink: 'ink', opacity: 0.13 }),
    ],
  },
  badge: {
    alt: 'A Blanding’s turtle with a yellow throat on a log in a green forest pond at Lake Maria',
    palette: shade,
    layers: [
      sky({ waver: 2, seed: 2, bands: [['light', 0]] }),
      greatTrunks({ ink: 'fern', lit: 'lime', items: [[130, 232, 18], [176, 232, 12], [250, 232, 16]], light: 1, seed: 3 }),
      greatTrunks({ ink: 'green', lit: 'fern', items: [[88, 240, 36], [310, 240, 40]], light: 1, seed: 4 }),
      foliage({ ink: 'pine', points: [[0, 20], [390, 20], [390, 150], [320, 128], [260, 104], [150, 100], [80, 130], [0, 156]], size: [22, 40], seed: 4 }),
      ridge({ ink: 'green', y: 230, swell: 3, seed: 6, cover: 'hardwood', height: [10, 20] }),
      water({ ink: 'pond', y: 240 }),
      ripples({ ink: 'lime', y: [248, 330], count: 6, width: [70, 120], height: [5, 7], seed: 9 }),
      shape({ ink: 'bark', points: [[50, 306], [120, 296], [280, 296], [350, 308], [350, 330], [200, 326], [50, 332]], smooth: true }),
      shape({ ink: 'ink', points: [[50, 324], [200, 318], [350, 322], [350, 344], [50, 344]], smooth: true }),
      turtle({ x: 212, y: 302, width: 216, ink: 'ink', lit: 'green', throat: 'yellow' }),
    ],
  },
});
