import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { spruces } from '../../motifs/conifers.ts';
import { foliage } from '../../motifs/foliage.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { cut, drawn, shape } from '../../motifs/shapes.ts';
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
      cut({ within: [[0, 0], [1600, 0], [1600, 380], [1190, 398], [1158, 410], [1136, 406], [1112, 409], [1092, 421], [1064, 416], [1040, 422], [1018, 440], [988, 437], [964, 444], [930, 466], [900, 486], [0, 500]], layers: [mass({ ink: 'orange', light: overTheLake, rim: 4, layers: [foliage({ ink: 'orange', size: [12, 34], seed: 7, points: [[470, 420], [556, 350], [596, 236], [622, 172], [656, 156], [716, 196], [762, 190], [840, 246], [930, 300], [1000, 316], [1090, 364], [1190, 400], [1180, 430], [1000, 520], [500, 520]] })] })] }),
      spray({ ink: 'red', from: [540, 330], to: [780, 330], within: [[500, 400], [570, 350], [640, 180], [690, 190], [860, 270], [1040, 380], [1040, 400]] }),
      cut({ within: [[0, 0], [1600, 0], [1600, 570], [1120, 592], [1030, 628], [980, 624], [930, 656], [890, 664], [850, 710], [0, 760]], layers: [mass({ ink: 'red', light: overTheLake, rim: 5, layers: [foliage({ ink: 'red', size: [18, 54], seed: 4, points: [[180, 600], [290, 480], [336, 300], [360, 196], [396, 140], [452, 160], [520, 232], [580, 240], [660, 316], [760, 356], [830, 430], [940, 476], [1050, 556], [1110, 596], [1100, 640], [1000, 760], [200, 760]] })] })] }),
      spray({ ink: 'wine', from: [250, 440], to: [600, 460], within: [[210, 580], [300, 480], [390, 180], [440, 190], [640, 320], [980, 530], [980, 575]] }),
      mass({ ink: 'wine', light: { from: [1, -0.7], ink: 'orange', shadow: 'ink' }, rim: 6, layers: [foliage({ ink: 'wine', size: [30, 84], seed: 9, points: [[-60, 190], [40, 206], [110, 190], [200, 270], [310, 300], [390, 390], [520, 440], [600, 524], [740, 590], [820, 664], [1000, 790], [1000, 880], [-60, 880]] })] }),
      spray({ ink: 'ink', from: [60, 700], to: [420, 480], within: [[-20, 320], [90, 250], [400, 420], [640, 560], [900, 720], [900, 820], [-20, 820]] }),
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
