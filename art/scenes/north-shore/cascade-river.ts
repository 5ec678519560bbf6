import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { spruces } from '../../motifs/conifers.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { drawn, shape } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { visitor } from '../../motifs/visitors.ts';
import { ripples, water } from '../../motifs/water.ts';

const maples = {
  ink: '#2a1a1e',
  wine: '#6f2a2c',
  red: '#b9402c',
  orange: '#e0782c',
  gold: '#f4bd4b',
  sand: '#d9c2a0',
  cream: '#fdf3d9',
  lake: '#2f7ca6',
  sky: '#8fc6d4',
  haze: '#5f8fa6',
  fir: '#2f4a3f',
  clay: '#a05a45',
};

/** An October morning, the sun over the lake on the right. */
const sawtooths = values({
  dark: { ink: '#26151c', wine: '#6a2430' },
  middle: { red: '#b23a2b', orange: '#d9702b', haze: '#8c97ab' },
  glow: { pale: '#c9d5d6', peach: '#fad09a', cream: '#fff2d8' },
  accent: { gold: '#f7b53a' },
});
const overTheLake = { from: [1, -0.7], ink: 'gold', shadow: 'ink' } as const;

/** The two from behind: neck, shoulders, elbow, hip. */
const HIM =
  'M950 520C930 526 912 534 906 552 898 576 894 598 902 614 906 622 914 624 918 620L914 652H1020C1024 620 1026 580 1022 552 1016 534 1004 526 988 520 976 528 962 528 950 520z';
const HER =
  'M1036 652C1028 620 1030 590 1036 568 1042 556 1054 552 1066 552H1090C1104 554 1116 560 1120 572 1128 592 1130 608 1126 620 1122 628 1116 628 1114 624L1118 652z';
/** His short hair; hers falls down her back, the head laid against his shoulder. */
const HEADS =
  'M942 462C938 440 952 430 969 430 986 430 1000 440 996 462 1000 482 994 500 984 508 974 512 964 512 954 508 944 500 938 482 942 462zM1030 500C1026 480 1038 466 1056 468 1074 470 1084 486 1082 504 1082 520 1090 540 1092 560 1094 584 1086 604 1072 614 1056 606 1050 580 1050 556 1050 544 1036 520 1030 500z';

export default trailArt({
  hero: {
    alt: 'Two people sit close together on the bench of Lookout Mountain at sunrise: the Sawtooth ridges in autumn red, each steep to the land and gentle to the lake, march up the shore.',
    focus: { x: 0.62, y: 0.6 },
    palette: sawtooths,
    layers: [
      sky({ bands: [['pale', 0]] }),
      drawn({ ink: 'peach', path: 'M-20 120C200 96 360 130 560 112 800 92 1000 128 1200 108 1380 92 1500 116 1640 100V260H-20z' }),
      // Half risen: the lake cuts it.
      sun({ x: 1290, y: 244, radius: 104, ink: 'gold' }),
      // The lake in the light, and the swell that comes in across it, longer and wider the nearer it is.
      water({ ink: 'cream', y: 246 }),
      drawn({ ink: 'peach', path: 'M900 262C1040 256 1120 268 1236 262 1160 276 1040 276 900 274zM1390 268C1480 258 1560 270 1640 262V276C1560 284 1470 280 1390 268zM860 300C1000 290 1100 306 1200 296 1290 290 1340 300 1400 298 1330 316 1240 312 1150 318 1040 324 940 316 860 318zM1470 310C1530 302 1590 312 1640 306V328C1580 334 1520 326 1470 310zM980 366C1120 340 1220 358 1330 346 1430 338 1540 354 1640 342V370C1540 380 1440 362 1340 374 1220 388 1110 370 980 366zM1010 446C1160 410 1260 434 1380 418 1480 408 1570 424 1640 416V450C1560 460 1480 440 1390 456 1270 474 1160 458 1010 446zM1030 548C1180 500 1290 530 1420 512 1510 500 1580 516 1640 508V556C1570 566 1500 548 1420 562 1300 582 1190 562 1030 548zM900 664C1120 614 1280 652 1420 630 1510 618 1590 632 1640 624V690C1500 700 1100 694 900 664z' }),
      drawn({ ink: 'gold', path: 'M1192 254C1250 248 1330 260 1388 252 1370 264 1330 268 1340 276 1300 284 1250 274 1228 282 1236 268 1210 264 1192 254zM1222 298C1270 290 1320 302 1362 294 1340 312 1300 312 1262 314 1250 306 1236 306 1222 298zM1240 338C1280 328 1320 342 1350 334 1334 352 1300 350 1268 354 1262 346 1250 346 1240 338z' }),
      // The Sawtooths: each rises steeply from the land and comes down to the lake on a long gentle back.
      drawn({ ink: 'pale', path: 'M884 262C900 232 916 214 950 208 1010 210 1120 236 1216 252 1130 262 1000 262 884 270zM-20 196C80 180 150 176 240 190 320 200 380 214 440 236V420H-20z' }),
      drawn({ ink: 'haze', path: 'M650 330C676 280 700 216 724 190 744 174 780 172 820 182 940 208 1080 252 1214 292 1180 306 1140 298 1104 312 1060 326 1000 326 960 350L860 400H650z' }),
      mass({ ink: 'orange', light: overTheLake, rim: 4, layers: [
        drawn({ ink: 'orange', path: 'M400 480C430 420 452 330 478 260 490 226 512 198 548 184 584 172 622 176 660 190 760 226 850 276 950 318 1040 352 1120 376 1196 402 1176 418 1146 408 1122 420 1090 434 1066 424 1030 440 990 456 960 462 930 500L800 560H400z' }),
        spruces({ ink: 'orange', lit: 'orange', seed: 3, forms: 2, items: [[600, 184, 40], [622, 188, 56], [790, 250, 40], [950, 324, 36]] }),
      ] }),
      drawn({ ink: 'red', path: 'M400 480C430 420 452 330 478 260 490 226 512 198 548 184 540 216 552 232 534 262 520 290 540 312 524 344 512 372 530 400 510 440 500 460 500 480 490 500z' }),
      // Where streams run down to the lake.
      drawn({ ink: 'red', opacity: 0.5, path: 'M640 206C700 252 730 300 800 350 850 386 900 410 940 460 880 430 800 396 748 350 700 306 676 250 640 206zM800 268C850 300 900 340 960 370 1000 390 1040 400 1060 424 1000 414 940 386 900 356 860 326 830 300 800 268z' }),
      mass({ ink: 'red', light: overTheLake, rim: 5, layers: [
        drawn({ ink: 'red', path: 'M20 760C80 640 130 500 172 390 196 326 222 268 262 238 300 212 350 206 398 222 520 262 640 342 770 420 880 484 1000 544 1112 596 1084 614 1056 602 1026 624 990 648 970 632 930 660 900 680 880 690 850 730L700 820H20z' }),
        spruces({ ink: 'red', lit: 'red', seed: 3, forms: 2, items: [[334, 222, 60], [358, 226, 90], [386, 232, 50], [560, 304, 60], [586, 316, 84], [780, 434, 50], [900, 502, 60]] }),
      ] }),
      drawn({ ink: 'wine', path: 'M20 760C80 640 130 500 172 390 196 326 222 268 262 238 300 212 320 210 340 212 312 250 322 280 296 318 276 350 300 380 276 424 256 460 280 500 254 550L200 760z' }),
      spray({ ink: 'wine', from: [260, 480], to: [560, 400], within: [[270, 560], [270, 420], [290, 330], [340, 222], [440, 260], [600, 360], [640, 560]] }),
      drawn({ ink: 'wine', opacity: 0.5, path: 'M450 248C500 320 530 390 620 450 700 502 790 540 840 620 760 590 660 552 580 496 500 440 470 340 450 248zM640 352C700 410 740 460 820 500 890 534 950 560 990 616 920 600 830 566 760 520 700 480 664 420 640 352z' }),
      // The slope of Lookout Mountain itself, below the bench.
      mass({ ink: 'wine', light: { from: [1, -0.7], ink: 'orange', shadow: 'ink' }, rim: 6, layers: [
        drawn({ ink: 'wine', path: 'M-60 430C0 410 60 400 130 414 250 438 370 500 490 566 620 636 760 700 900 780V880H-60z' }),
        spruces({ ink: 'wine', lit: 'wine', seed: 7, forms: 2, items: [[18, 430, 150], [64, 424, 220], [104, 424, 130], [262, 470, 120], [306, 490, 170], [470, 580, 130], [506, 590, 90]] }),
      ] }),
      drawn({ ink: 'ink', opacity: 0.4, path: 'M300 476C340 540 380 580 450 620 540 670 620 690 700 750 640 740 540 712 450 662 370 618 330 550 300 476zM80 420C110 500 140 560 210 620 270 670 330 700 380 760 290 730 200 690 150 630 100 570 86 500 80 420z' }),
      spray({ ink: 'ink', from: [60, 720], to: [400, 500], within: [[-20, 480], [90, 450], [400, 560], [640, 680], [900, 760], [900, 820], [-20, 820]] }),
      // The two on their bench: his arm around her shoulder, her head against him.
      mass({ ink: 'wine', light: overTheLake, rim: 4, layers: [drawn({ ink: 'wine', path: 'M934 656H964C966 684 962 704 958 722L966 736V746H930V734C936 710 936 684 934 656zM982 656H1012C1012 684 1008 704 1004 722L1012 736V746H976V734C982 710 982 684 982 656zM1050 656H1076C1078 684 1074 704 1070 724L1076 736V746H1044V734C1050 710 1050 684 1050 656zM1088 656H1112C1114 684 1110 704 1106 724L1112 736V746H1080V734C1086 710 1086 684 1088 656z' })] }),
      drawn({ ink: 'ink', path: 'M932 724H960L968 738V750H928zM978 724H1006L1014 738V750H974zM1046 726H1070L1078 738V750H1042zM1082 726H1106L1114 738V750H1078z' }),
      mass({ ink: 'ink', light: overTheLake, rim: 5, layers: [
        drawn({ ink: 'ink', path: 'M420 830L480 806 570 790 650 760 800 742 1040 746 1200 738 1260 760 1350 770 1400 800 1480 810 1520 830z' }),
        drawn({ ink: 'ink', path: 'M860 642H1164V660H1146L1150 744H1132L1128 660H900L896 744H878L882 660H860z' }),
      ] }),
      mass({ light: overTheLake, rim: 6, layers: [drawn({ ink: 'ink', path: HIM + HER + HEADS })] }),
      drawn({ ink: 'red', path: HER, layers: [drawn({ ink: 'wine', path: 'M1000 560L1040 566C1030 590 1042 620 1036 660H1000zM1100 596C1106 616 1104 636 1098 656L1112 650C1116 630 1112 610 1100 596z' })] }),
      drawn({ ink: 'haze', path: HIM, layers: [drawn({ ink: 'ink', opacity: 0.4, path: 'M880 660V520L930 526C938 560 926 600 934 660zM984 600C994 616 996 640 990 660H1030V570z' })] }),
      drawn({ ink: 'ink', path: 'M918 560C926 580 922 606 912 622 910 604 914 580 918 560z' }),
      drawn({ ink: 'wine', path: 'M914 638C940 628 990 628 1020 638V650H914zM1036 638C1060 630 1096 630 1118 638V650H1036z' }),
      drawn({ ink: 'orange', path: 'M952 494H986L988 522C976 532 962 532 950 522zM1098 548C1110 544 1124 552 1124 562 1124 572 1112 578 1102 574zM941 474C936 472 934 480 937 486 939 490 942 490 944 488zM997 474C1002 472 1004 480 1001 486 999 490 996 490 994 488z' }),
      drawn({ ink: 'haze', path: 'M1000 540C1028 536 1066 540 1100 548 1106 556 1106 568 1102 576 1066 578 1030 580 1000 574z' }),
      drawn({ ink: 'ink', path: HEADS }),
      drawn({ ink: 'wine', path: 'M942 466C940 444 952 432 969 432 986 432 998 444 996 466 978 460 960 460 942 466z' }),
      mass({ ink: 'ink', light: overTheLake, rim: 4, layers: [spruces({ ink: 'ink', lit: 'ink', seed: 4, forms: 2, items: [[1450, 850, 220], [1530, 850, 320]] })] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'Two people on the bench of Lookout Mountain; below, the autumn Sawtooth ridges march along Lake Superior',
    palette: maples,
    layers: [
      sky({ seed: 5, waver: 3, bands: [['sky', 0], ['cream', 140]] }),
      water({ ink: 'lake', y: 178 }),
      ripples({ ink: 'sky', y: [186, 270], count: 9, x: 280, spread: [50, 60], width: [40, 80], height: [4, 6], seed: 3 }),
      shape({ ink: 'haze', points: [[196, 190], [232, 160], [248, 152], [256, 172], [268, 190]] }),
      ridge({ ink: 'orange', points: [[80, 230], [140, 172], [178, 138], [196, 134], [208, 172], [232, 214], [262, 236]], from: 80, to: 262, swell: 1, seed: 5, cover: 'hardwood', height: [10, 18], floor: 260 }),
      ridge({ ink: 'red', points: [[10, 300], [80, 212], [112, 180], [130, 184], [146, 230], [180, 270], [230, 296]], from: 10, to: 240, swell: 1, seed: 9, cover: 'hardwood', height: [14, 24], floor: 320 }),
      canopy({ ink: 'orange', points: [[50, 280], [118, 196]], depth: [[50, 30], [118, 80]], count: 7, size: [24, 32], seed: 4 }),
      ridge({ ink: 'wine', points: [[0, 300], [195, 296], [390, 284]], swell: 3, seed: 5, cover: 'hardwood', height: [18, 30] }),
      shape({ ink: 'sand', points: [[100, 318], [150, 308], [300, 304], [336, 320], [350, 360], [80, 360]] }),
      shape({ ink: 'ink', points: [[132, 284], [280, 284], [280, 293], [266, 293], [266, 322], [257, 322], [257, 293], [156, 293], [156, 322], [147, 322], [147, 293], [132, 293]] }),
      visitor({ x: 160, y: 284, height: 132, pose: 'sit', ink: 'ink', coat: 'cream' }),
      visitor({ x: 234, y: 284, height: 122, pose: 'sit', ink: 'ink', coat: 'gold' }),
    ],
  },
});
