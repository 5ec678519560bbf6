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

export default trailArt({
  hero: {
    alt: 'Two people sit close together on the bench of Lookout Mountain at sunrise: the Sawtooth ridges in autumn red march up the shore like the teeth of a saw, beside the shining Lake Superior.',
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
      // The Sawtooths: each steep to the land and long to the lake, and none like the next.
      drawn({ ink: 'pale', path: 'M900 252L950 214 984 206 1020 218 1064 222 1200 250C1130 258 1040 254 900 268zM-20 190C80 170 190 206 290 196 340 192 380 210 420 220V420H-20z' }),
      drawn({ ink: 'haze', path: 'M680 304L790 266 830 196 856 168 884 172 926 200 962 196 1020 228 1090 246 1204 290C1180 306 1150 298 1112 310 1080 322 1050 312 1010 330L900 380 680 380z' }),
      mass({ ink: 'orange', light: overTheLake, rim: 4, layers: [drawn({ ink: 'orange', path: 'M430 470L520 404 560 316 590 246 602 196 632 154 652 158 668 178 706 194 736 184 774 216 800 246 850 258 888 262 934 304 1000 318 1042 348 1104 364 1196 402C1180 416 1150 404 1128 416 1100 430 1080 416 1050 428 1020 446 990 436 960 452L880 520z' })] }),
      spray({ ink: 'red', from: [560, 400], to: [700, 280], within: [[520, 404], [632, 164], [668, 240], [700, 310], [800, 380], [700, 420]] }),
      drawn({ ink: 'peach', opacity: 0.45, path: 'M652 158L668 178 706 194 690 214 722 262 702 300 676 244 684 214zM736 184L774 216 800 246 850 258 838 282 872 330 838 336 800 280 768 256zM888 262L934 304 1000 318 986 336 1020 366 980 374 944 336 908 318zM1042 348L1104 364 1196 402 1130 404 1090 386z' }),
      mass({ ink: 'red', light: overTheLake, rim: 5, layers: [drawn({ ink: 'red', path: 'M60 720L180 470 236 392 286 334 322 260 350 216 368 176 392 152 408 150 426 164 444 196 498 224 540 222 574 262 604 314 660 334 712 336 744 384 802 426 858 440 902 486 976 522 1040 560 1112 596C1090 612 1060 600 1032 624 1000 644 980 622 940 652 910 674 890 660 850 712L700 800z' }), spruces({ ink: 'red', lit: 'red', seed: 3, forms: 2, items: [[330, 262, 60], [352, 226, 84], [504, 236, 64], [530, 232, 92], [852, 452, 60]] })] }),
      spray({ ink: 'wine', from: [240, 480], to: [500, 360], within: [[200, 460], [370, 190], [410, 170], [440, 300], [500, 420], [640, 500], [640, 600], [300, 500]] }),
      drawn({ ink: 'orange', opacity: 0.75, path: 'M408 150L426 164 444 196 498 224 478 258 520 326 500 380 462 306 440 282 448 236zM540 222L574 262 604 314 660 334 640 366 690 434 664 470 622 398 584 366 572 300zM712 336L744 384 802 426 858 440 838 470 872 520 838 540 790 480 748 452 736 404zM902 486L976 522 1040 560 1112 596 1030 598 990 590 950 558z' }),
      // The slope of Lookout Mountain itself, below the bench.
      mass({ ink: 'wine', light: { from: [1, -0.7], ink: 'orange', shadow: 'ink' }, rim: 6, layers: [
        drawn({ ink: 'wine', path: 'M-60 400L30 364 74 340 116 350 150 392 214 410 262 404 312 452 350 498 424 520 478 522 530 574 604 604 660 610 716 654 800 700 900 760V880H-60z' }),
        spruces({ ink: 'wine', lit: 'wine', seed: 7, forms: 2, items: [[18, 400, 150], [64, 380, 220], [104, 380, 130], [236, 440, 120], [282, 450, 170], [448, 550, 130], [482, 560, 90]] }),
      ] }),
      drawn({ ink: 'red', path: 'M116 350L150 392 214 410 190 450 238 530 214 580 166 492 132 452 140 404zM262 404L312 452 350 498 424 520 396 560 446 640 410 680 360 588 312 546 300 478zM478 522L530 574 604 604 660 610 634 646 672 700 640 730 588 660 530 632 512 580z' }),
      spray({ ink: 'ink', from: [60, 700], to: [420, 480], within: [[-20, 440], [90, 420], [400, 560], [640, 680], [900, 720], [900, 820], [-20, 820]] }),
      // The two on their bench: an arm around a shoulder.
      mass({ ink: 'ink', light: overTheLake, rim: 5, layers: [
        drawn({ ink: 'ink', path: 'M420 830L470 776 560 762 640 722 800 700 1040 706 1200 698 1260 730 1350 740 1400 786 1480 800 1520 830z' }),
        drawn({ ink: 'ink', path: 'M868 650H1156V670H1138L1142 708H1122L1118 670H908L904 708H884L888 670H868z' }),
      ] }),
      mass({ light: overTheLake, rim: 6, layers: [drawn({ ink: 'ink', path: 'M900 652C896 612 900 568 908 546C914 530 934 522 950 518L952 504C938 494 934 470 944 456C956 442 980 442 990 458C998 474 994 494 982 504L982 518C1000 522 1014 532 1020 546C1026 570 1026 612 1022 652zM1026 652C1024 618 1026 588 1034 566C1040 552 1056 546 1068 544L1070 532C1058 524 1054 502 1062 490C1072 476 1096 478 1102 492C1110 506 1106 524 1096 532L1098 544C1112 548 1122 556 1126 568C1132 592 1132 622 1128 652z' })] }),
      drawn({ ink: 'haze', path: 'M900 652C896 612 900 568 908 546C914 530 934 522 950 518L952 504C938 494 934 470 944 456C956 442 980 442 990 458C998 474 994 494 982 504L982 518C1000 522 1014 532 1020 546C1026 570 1026 612 1022 652z', layers: [drawn({ ink: 'ink', opacity: 0.4, path: 'M880 660V520H936C926 560 936 600 930 660zM1000 580C1010 600 1008 630 1004 660H1030V570z' })] }),
      drawn({ ink: 'orange', path: 'M950 498H984L986 520C974 530 960 530 948 520z' }),
      drawn({ ink: 'red', path: 'M1026 652C1024 618 1026 588 1034 566C1040 552 1056 546 1068 544L1070 532C1058 524 1054 502 1062 490C1072 476 1096 478 1102 492C1110 506 1106 524 1096 532L1098 544C1112 548 1122 556 1126 568C1132 592 1132 622 1128 652z' }),
      drawn({ ink: 'ink', path: 'M952 504C938 494 934 470 944 456C956 442 980 442 990 458C998 474 994 490 988 496C976 500 962 500 952 504zM1062 490C1072 476 1096 478 1102 492C1108 504 1106 516 1100 524L1090 528C1094 550 1092 580 1084 596C1076 590 1072 560 1074 528L1064 522C1056 512 1056 500 1062 490z' }),
      drawn({ ink: 'haze', path: 'M1000 534C1030 546 1068 556 1104 556C1118 556 1120 576 1106 580C1066 586 1024 578 992 562z' }),
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
