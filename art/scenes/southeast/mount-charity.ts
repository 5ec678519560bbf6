import { lerp, type Point } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { polygon } from '../../kit/path.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { cedars } from '../../motifs/cedars.ts';
import { foliage } from '../../motifs/foliage.ts';
import { figure } from '../../motifs/hikers.ts';
import { stairs } from '../../motifs/paths.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { tow } from '../../motifs/towboat.ts';
import { visitor } from '../../motifs/visitors.ts';
import { ripples, water } from '../../motifs/water.ts';

const septemberMorning = {
  ink: '#1b2b2a',
  forest: '#2f5140',
  moss: '#7d9a45',
  steel: '#557c8e',
  haze: '#a3bbb7',
  gold: '#f2bd55',
  peach: '#fae2b2',
  white: '#fff6dc',
  tan: '#cf9a5f',
  rust: '#a5502f',
};

/** Sunrise over the river, on the left. */
const sunrise = values({
  dark: { ink: '#1c2829', forest: '#31523f' },
  middle: { moss: '#7c9546', steel: '#5f8799', rust: '#a9542f' },
  glow: { gold: '#f4c25c', peach: '#fbe3b4', white: '#fff8e2' },
  accent: { red: '#d8402c' },
});
const east = { from: [-1, -0.7], ink: 'gold', shadow: 'ink' } as const;

/** The bluff, clockwise: ribs of limestone that step up to a long top, which runs on past the sheet. */
const CRAG =
  'M680 480L708 400 724 392 730 330 756 318 764 262 790 250 800 200 836 186 846 138 880 128 892 108 946 98 956 70 992 62 1000 50 1072 46 1088 58 1130 62 1150 84 1210 80 1222 96 1286 92 1300 112 1352 106 1366 90 1430 94 1442 118 1500 114 1520 130 1580 126 1596 110 1640 112V480z';

/** The stairs climb to one point: their middle and half their width at a height of the sheet. */
const middle = (y: number) => 985 - (y - 330) * 0.287;
const half = (y: number) => 13 + (y - 330) * 0.504;
const across = (y: number, share: number, up = 0): Point => [middle(y) + share * half(y), y - up * half(y)];
const between = (near: number, far: number, share: number): string => polygon([across(near, -share), across(near, share), across(far, share), across(far, -share)]);

/** One flight: under each tread a riser in the shade of the nosing; both grow toward us. */
const flight = (foot: number, top: number, steps: number, share: number): Layer<'ink' | 'rust' | 'white'> => (canvas) => {
  const rise = (i: number) => 330 + (foot - 330) * ((top - 330) / (foot - 330)) ** (i / steps);
  let [risers, shadows, treads] = ['', '', ''];
  for (let i = 0; i < steps; i++) {
    const [near, far] = [rise(i), rise(i + 1)];
    const nosing = lerp(near, far, 0.58);
    risers += between(near, nosing, share * 0.96);
    shadows += between(lerp(near, far, 0.36), nosing, share * 0.96);
    treads += between(nosing, far, share);
  }
  canvas.fill('rust', risers);
  canvas.fill('ink', shadows);
  canvas.fill('white', treads);
};

/** Posts and two rails on either side; what looks to the sun is lit. */
const rails = (posts: readonly number[]): Layer<'ink' | 'gold'> => (canvas) => {
  let [timber, lit] = ['', ''];
  for (const side of [-1, 1]) {
    const board = (low: number, high: number) => polygon([across(1300, side * 1.1, low), across(1300, side * 1.1, high), across(334, side * 1.1, high), across(334, side * 1.1, low)]);
    const post = (y: number, left: number, right: number) => polygon([across(y, side * 1.1 + left), across(y, side * 1.1 + right), [across(y, side * 1.1 + right)[0], across(y, 0, 0.8)[1]], [across(y, side * 1.1 + left)[0], across(y, 0, 0.8)[1]]]);
    // The right rail is seen almost from its end, so it shows more of its side.
    timber += board(side < 0 ? 0.66 : 0.54, 0.8) + board(side < 0 ? 0.34 : 0.26, 0.42) + posts.map((y) => post(y, -0.05, 0.05)).join('');
    lit += board(0.765, 0.8) + posts.map((y) => post(y, -0.05, -0.02)).join('');
  }
  canvas.fill('ink', timber);
  canvas.fill('gold', lit);
};

export default trailArt({
  hero: {
    alt: 'Hundreds of wooden steps climb straight to the limestone crag of Mount Charity, its left side bright in the morning sun, with a hiker halfway up; far below, a tow of barges goes by on the Mississippi.',
    focus: { x: 0.58, y: 0.45 },
    palette: sunrise,
    layers: [
      sky({ bands: [['peach', 0]] }),
      // Wisconsin, and the river with a tow.
      drawn({ ink: 'gold', path: 'M-20 330L60 318 130 322 190 350 250 362 320 334 420 322 500 330 560 356 700 360V430H-20z' }),
      drawn({ ink: 'steel', path: 'M-20 372L70 360 150 374 210 396 300 402 380 384 460 380 540 396 700 400V424H-20z' }),
      water({ ink: 'white', y: 420 }),
      drawn({ ink: 'steel', path: 'M-20 446C120 436 240 452 420 440 500 436 560 444 640 440V458C500 462 380 452 240 466 140 474 60 462-20 472zM-20 528C120 510 240 536 380 516 460 506 540 520 620 508L520 640C420 650 330 640 240 664 140 690 60 676-20 700z' }),
      drawn({ ink: 'white', path: 'M424 570C470 560 520 552 600 548 540 562 480 574 430 580zM424 578C470 584 510 594 560 612 500 602 450 592 410 582zM60 578C50 582 20 584-20 590V582z' }),
      tow({ x: 262, y: 576, width: 330, hull: 'rust', deck: 'gold', house: 'white', window: 'ink' }),
      mass({ ink: 'forest', light: east, rim: 5, layers: [foliage({ ink: 'forest', size: [34, 86], seed: 4, points: [[300, 860], [420, 720], [500, 590], [590, 470], [680, 380], [800, 330], [900, 500], [900, 860]] })] }),
      // The crag: each rib has a side in the sun and a side in the shade, and a crack down to the next.
      drawn({ ink: 'gold', path: CRAG, layers: [
        drawn({ ink: 'white', path: 'M640 480L708 390 724 392 730 320 756 318 764 252 790 250 800 190 826 186 812 262 822 330 800 400 806 480zM842 120L880 118 892 98 920 94 904 180 914 240 888 300 898 380 880 480H840L854 330 838 270 852 200zM952 60L992 52 1000 40 1034 40 1018 120 1028 180 1002 250 1014 330 1000 480H950L960 300 944 230 962 150z' }),
        drawn({ ink: 'rust', path: 'M1064 30H1150L1130 62 1140 130 1120 200 1134 280 1110 350 1120 480H1050L1062 380 1048 300 1066 210 1052 130zM1230 70L1244 96 1232 170 1248 240 1228 330V480H1290L1284 360 1300 270 1280 200 1296 120 1290 80zM1352 100L1374 84 1366 170 1384 240 1366 330V480H1470L1456 330 1470 250 1448 180 1460 110 1440 90zM1490 100L1500 114 1488 190 1504 260 1490 400H1640V100z' }),
        drawn({ ink: 'white', path: 'M1150 84L1180 82 1168 170 1180 240 1160 320 1164 400H1134L1146 300 1136 220 1150 150zM1300 112L1326 109 1318 180 1330 250 1316 330 1320 400H1290L1300 300 1288 220 1302 160z' }),
        drawn({ ink: 'rust', path: 'M1160 196L1236 188 1232 206 1166 212zM1306 152L1362 146 1360 162 1312 166zM1316 262L1372 256 1370 272 1320 276zM1456 214L1496 208 1494 224 1462 228zM1150 296L1208 290 1204 304 1156 308z' }),
        drawn({ ink: 'rust', path: 'M826 186L846 138 838 268 846 330 832 420 818 330 828 262zM920 100L956 72 942 230 952 300 938 430 922 310 932 236zM716 396L800 388 806 400 740 404zM736 326L818 318 822 334 760 336zM846 200L908 192 904 206 850 212zM858 316L890 308 896 322 854 330zM958 142L1020 132 1018 150 960 160zM946 256L1002 250 1004 268 952 272zM772 258L816 254 812 266zM886 388L898 384V400H880z' }),
        drawn({ ink: 'ink', path: 'M1130 62L1144 74 1134 150 1146 250 1132 400 1124 250 1130 150zM1286 92L1302 112 1290 200 1300 290 1288 400 1284 290zM1442 100L1456 116 1446 190 1460 270 1450 400 1444 270zM1570 126L1580 128 1572 180 1582 250 1574 320 1568 240zM1064 130L1110 120 1112 134zM1050 240L1108 234 1080 250zM1226 160L1284 152 1266 168zM1230 262L1290 254 1270 272zM1376 180L1440 174 1420 190zM1384 262L1450 254 1420 274zM1060 330L1108 322 1090 338z' }),
      ] }),
      mass({ ink: 'ink', light: east, rim: 3, layers: [cedars({ ink: 'ink', lit: 'ink', seed: 3, items: [[772, 258, 44], [740, 328, 34], [866, 134, 26], [1106, 62, 18], [1176, 84, 40], [1200, 82, 28], [1256, 96, 22], [1330, 112, 46], [1396, 94, 30], [1416, 96, 52], [1470, 118, 24], [1540, 130, 40], [1566, 130, 60], [1616, 112, 44]] })] }),
      visitor({ x: 1034, y: 49, height: 20, pose: 'stand', ink: 'ink', coat: 'ink' }),
      mass({ ink: 'forest', light: east, rim: 5, layers: [
        foliage({ ink: 'forest', size: [26, 60], seed: 7, points: [[560, 520], [640, 430], [730, 380], [800, 396], [870, 372], [950, 420], [900, 660], [560, 700]] }),
        foliage({ ink: 'forest', size: [30, 76], seed: 9, points: [[1040, 420], [1120, 376], [1230, 390], [1350, 340], [1480, 330], [1700, 290], [1700, 860], [1040, 860]] }),
      ] }),
      mass({ ink: 'ink', light: { ...east, ink: 'moss' }, rim: 9, layers: [foliage({ ink: 'ink', size: [50, 110], seed: 14, points: [[1150, 860], [1220, 700], [1330, 620], [1450, 600], [1560, 520], [1700, 490], [1700, 860]] })] }),
      // The stairs: every line of them runs to one point at the foot of the crag; halfway there is a landing.
      mass({ ink: 'moss', light: east, rim: 4, layers: [shape({ ink: 'moss', points: [[400, 840], [600, 660], [800, 460], [930, 350], [985, 318], [1044, 350], [1120, 470], [1230, 660], [1310, 840]] })] }),
      spray({ ink: 'forest', from: [1330, 760], to: [1080, 600], size: 4, within: [[1004, 330], [1060, 370], [1120, 470], [1230, 660], [1310, 840], [1000, 840]] }),
      flight(536, 344, 30, 0.9),
      drawn({ ink: 'ink', path: between(572, 556, 1.06) }),
      drawn({ ink: 'white', path: between(558, 535, 1.08) }),
      flight(860, 572, 9, 1),
      drawn({ ink: 'ink', opacity: 0.5, path: 'M900 552L1000 545 1014 550 924 556z' }),
      figure({ x: 904, y: 552, height: 150, pose: 'lookout', ink: 'ink', coat: 'red', pack: 'forest', skin: 'rust', hat: 'ink', rim: 'white' }),
      rails([1060, 890, 760, 668, 606, 553, 500, 456, 420, 392, 368, 350]),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'The long stairs up Mount Charity to two people on its limestone crag above the Mississippi',
    palette: septemberMorning,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['steel', 0], ['haze', 96], ['peach', 196]] }),
      ridge({ ink: 'steel', points: [[210, 220], [250, 180], [286, 158], [320, 166], [390, 210]], from: 200, swell: 1, seed: 5, cover: 'hardwood', height: [8, 14], floor: 240 }),
      water({ ink: 'peach', y: 232 }),
      ripples({ ink: 'gold', y: [238, 330], count: 8, x: 300, spread: [30, 50], width: [50, 90], height: [5, 7], seed: 4 }),
      ridge({ ink: 'forest', points: [[0, 240], [70, 230], [130, 216], [236, 220], [262, 264], [300, 340]], to: 310, swell: 2, seed: 21, cover: 'hardwood', height: [14, 22] }),
      bank({ ink: 'moss', points: [[120, 246], [224, 240], [256, 290], [290, 360]], close: [[70, 400], [100, 320]] }),
      ridge({ ink: 'forest', points: [[70, 250], [92, 186], [124, 138], [160, 122], [196, 136], [214, 156]], from: 70, to: 214, swell: 1, seed: 6, cover: 'hardwood', height: [10, 18], floor: 252 }),
      bedded({ points: [[98, 196], [122, 174], [170, 158], [236, 150], [248, 176], [244, 214], [258, 250], [84, 250], [92, 220]], lit: 'white', mid: 'peach', shade: 'tan', seam: 'rust', light: 1, beds: [24, 46], step: 4, seed: 6, reach: [0.5, 0.36], dusk: 0.34, joints: 0.3 }),
      visitor({ x: 228, y: 156, height: 50, pose: 'point', ink: 'ink', coat: 'rust' }),
      visitor({ x: 204, y: 157, height: 48, pose: 'stand', ink: 'ink', coat: 'steel' }),
      stairs({ path: [[206, 384, 66], [186, 296, 32], [166, 236, 13]], steps: 12, tread: 'peach', riser: 'rust', rail: 'ink', posts: 5 }),
      cedars({ ink: 'ink', lit: 'forest', seed: 3, forms: 1, light: 1, items: [[92, 254, 84], [258, 262, 56]] }),
    ],
  },
});
