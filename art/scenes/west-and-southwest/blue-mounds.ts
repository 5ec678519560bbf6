import { petal } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { trailArt } from '../../kit/scene.ts';
import { values } from '../../kit/values.ts';
import { bisonBull } from '../../motifs/bison-bull.ts';
import { ridge } from '../../motifs/ridges.ts';
import { cliff } from '../../motifs/rock.ts';
import { drawn } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';

const quartzite = {
  ink: '#2a1a22',
  maroon: '#6f2c35',
  red: '#bd5745',
  pink: '#e99b7c',
  gold: '#e8b548',
  olive: '#8c8a3e',
  sky: '#7fb8b6',
  pale: '#bcd9c6',
  cream: '#fdf0cf',
};

/** The last light of evening, from the left. */
const blueHour = values({
  dark: { ink: '#161c33', navy: '#24365c' },
  middle: { blue: '#44669a', red: '#c0563f' },
  glow: { haze: '#9db6cf', pink: '#f0a287', peach: '#f9d3a8', cream: '#fdf0d4' },
  accent: { gold: '#f2b63c' },
});

/** The mound: head down at its left end, the hump its summit, the back its long slope. */
const MOUND = 'M112 640C100 610 108 570 128 536 146 500 160 470 180 440 184 408 206 380 240 370 262 362 290 358 316 352 356 320 390 240 440 180 490 116 560 84 640 80 720 78 790 110 850 150 920 196 980 236 1060 256 1180 280 1300 270 1420 290 1510 304 1590 330 1640 340V820H462C452 716 424 690 432 664 400 694 368 702 338 692 332 722 320 752 302 786 280 744 264 704 246 662 226 674 200 686 168 686 140 686 118 668 112 640z';
/** Mop, mane and cape. */
const CAPE = 'M112 640C100 610 108 570 128 536 146 500 160 470 180 440 184 408 206 380 240 370 262 362 290 358 316 352 356 320 390 240 440 180 490 116 560 84 640 80 700 78 750 96 790 120 812 166 790 196 800 240 772 250 764 290 776 340 740 346 736 400 742 450 704 452 700 510 706 560 668 560 660 620 664 680 640 690 630 740 634 820H462C452 716 424 690 432 664 400 694 368 702 338 692 332 722 320 752 302 786 280 744 264 704 246 662 226 674 200 686 168 686 140 686 118 668 112 640z';
/** The face under the mop. */
const FACE = 'M112 640C100 610 108 570 128 536 146 500 160 470 180 440 196 456 220 450 226 474 244 480 240 504 250 520 244 540 262 556 254 580 264 606 248 630 246 662 226 674 200 686 168 686 140 686 118 668 112 640z';

/** Curls of the mane. */
const curls = (): string => {
  const random = new Random(14);
  return Array.from({ length: 34 }, () => petal(random.between(400, 760), random.between(150, 640), random.between(30, 52), random.between(5, 9), random.between(80, 130), 1)).join('');
};
/** Bluestem before its feet. */
const blades = (): string => {
  const random = new Random(5);
  return Array.from({ length: 70 }, (_, i) => petal(i * 24 + random.jitter(12) - 20, 780, random.between(40, 110), random.between(3, 5), -90 + random.between(4, 26), 1)).join('');
};

/** The quartzite cliff: squared steps along its brink, the faces in shade, the cracks. */
const BRINK = 'M752 740L760 560 790 548 792 470 832 468 836 438 904 432 908 452 950 448 956 404 1062 396 1066 414 1130 412 1136 384 1252 378 1256 402 1330 398 1336 374 1460 372 1466 396 1540 398 1546 380 1660 384V740z';
const IN_SHADE = 'M832 468L860 480 852 740 836 740zM904 432L908 452 950 448 944 560 936 740 916 740zM1062 396L1066 414 1096 420 1090 590 1098 740 1074 740zM1252 378L1256 402 1330 398 1310 470 1316 740 1268 740zM1460 372L1466 396 1500 402 1490 740 1474 740z';
const JOINTS = 'M1000 404L1006 404 1010 480 1004 560 996 556 1003 480zM1196 380L1202 380 1206 500 1198 580 1202 740 1196 740 1191 580 1200 500zM1410 374L1415 374 1410 480 1404 540 1398 536 1404 480zM1600 384L1606 384 1600 740 1592 740zM1150 640L1156 560 1162 640 1158 740 1152 740zM1370 640L1376 580 1384 640 1380 740 1372 740z';
/** Bur oaks at its foot and on its brink. */
const OAKS = 'M800 612C790 586 816 572 830 582 842 566 872 574 872 594 888 600 884 618 872 620zM1080 640C1078 622 1100 614 1110 622 1124 610 1144 620 1142 640zM1360 640C1350 610 1380 592 1396 602 1412 582 1450 590 1452 616 1470 620 1468 642 1452 644zM1256 388C1254 372 1274 364 1284 372 1296 362 1312 370 1312 388z';

export default trailArt({
  hero: {
    alt: 'A blue hill above the prairie at dusk has the shape of a bison, hump, horn and beard; along its flank runs the pink quartzite cliff of Blue Mounds.',
    focus: { x: 0.12, y: 0.5 },
    palette: blueHour,
    layers: [
      sky({ bands: [['peach', 0]] }),
      drawn({ ink: 'pink', path: 'M-20-20H1640V70C1400 100 1160 40 860 60 560 84 300 130-20 90z' }),
      drawn({ ink: 'cream', path: 'M-20 400C200 370 500 420 800 390 1100 360 1400 400 1640 370V800H-20z' }),
      drawn({ ink: 'haze', path: 'M-20 640C60 626 120 640 200 634 300 630 400 650 520 640V760H-20z' }),
      drawn({ ink: 'blue', path: MOUND }),
      drawn({ ink: 'pink', path: BRINK }),
      drawn({ ink: 'red', path: IN_SHADE + JOINTS }),
      // Grass over its foot and its crest.
      drawn({ ink: 'blue', path: 'M640 820C680 660 730 610 800 610 880 620 930 650 1010 640 1090 620 1150 660 1240 650 1340 630 1420 640 1500 620 1560 610 1600 612 1640 606V820z' }),
      drawn({ ink: 'navy', path: OAKS }),
      drawn({ ink: 'navy', path: CAPE, layers: [drawn({ ink: 'blue', path: curls() }), drawn({ ink: 'ink', path: FACE })] }),
      drawn({ ink: 'ink', path: 'M252 392C212 362 202 308 230 260 234 308 258 338 312 348 316 376 286 402 252 392z' }),
      drawn({ ink: 'haze', path: 'M198 530C206 523 216 525 220 532 213 538 203 537 198 530z' }),
      drawn({ ink: 'navy', path: 'M118 622C128 612 142 616 144 628 136 638 124 634 118 622z' }),
      drawn({ ink: 'gold', path: 'M-20 752C100 740 220 764 340 770 420 768 480 770 560 756 800 720 1100 690 1640 660V820H-20z' }),
      drawn({ ink: 'gold', path: blades() }),
      drawn({ ink: 'red', opacity: 0.5, path: 'M60 762C160 776 300 788 400 784 480 780 560 758 700 740 1000 704 1300 690 1640 668V740C1300 760 1000 790 700 800 500 806 240 790 100 738z' }),
    ],
  },
  badge: {
    alt: 'A bison in the prairie grass below the pink quartzite cliff of Blue Mounds',
    palette: quartzite,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['sky', 0], ['pale', 138]] }),
      cliff({ seed: 36, top: [[120, 220], [170, 204], [182, 184], [240, 180], [254, 148], [300, 152], [316, 118], [390, 122]], base: [[120, 232], [390, 260]], mid: 'red', lit: 'pink', shade: 'maroon', crack: 'ink', columns: [28, 64], reach: [0.75, 0.35], step: 6 }),
      ridge({ ink: 'gold', points: [[0, 228], [150, 232], [390, 262]], swell: 3, seed: 3 }),
      ridge({ ink: 'olive', points: [[0, 300], [200, 316], [390, 300]], swell: 4, seed: 4 }),
      bisonBull({ x: 200, y: 334, width: 192, ink: 'maroon', shade: 'ink', wool: 'ink', curl: 'maroon', lit: 'pink', horn: 'cream' }),
    ],
  },
});

