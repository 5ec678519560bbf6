import { around, type Point, type Station } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { polygon } from '../../kit/path.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { cedars } from '../../motifs/cedars.ts';
import { stairs } from '../../motifs/paths.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { torn, tornPath } from '../../motifs/torn.ts';
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

/** Morning on the river, the sun on the right. */
const morning = values({
  dark: { ink: '#171d26', forest: '#22483f' },
  middle: { moss: '#6f9148', steel: '#5d8a9c', wood: '#9c4826' },
  glow: { gold: '#f5c157', peach: '#fbe0b2', white: '#fff8e2' },
  accent: { red: '#e0402a' },
});
const east = { from: [1, -0.7], ink: 'gold', shadow: 'ink' } as const;

/** The pilot's wheel: its hub is below the sheet. */
const HUB = { x: 880, y: 1010 } as const;
const SPOKES = [-160, -124, -88, -52, -16] as const;
const along = (degrees: number, stations: readonly (readonly [radius: number, half: number])[]): string =>
  limb(stations.map(([radius, half]): Station => [...around(HUB.x, HUB.y, radius, degrees), half]), 1);

const spokes: Layer<'ink'> = (canvas) => {
  const turned = [[60, 26], [180, 18], [250, 15], [270, 24], [290, 15], [330, 17], [400, 24], [440, 16], [452, 26], [470, 26], [500, 20], [560, 15], [572, 24], [584, 13], [620, 18], [660, 23], [690, 17], [704, 18], [712, 8]] as const;
  for (const degrees of SPOKES) canvas.fill('ink', along(degrees, turned));
};
const ring = (radius: number, width: number, ink: 'ink' | 'wood' | 'gold'): Layer<'ink' | 'wood' | 'gold'> => (canvas) =>
  canvas.stroke(ink, width, `M${HUB.x - radius} ${HUB.y}a${radius} ${radius} 0 0 1 ${2 * radius} 0`);

/** The stairs go straight at it: treads between two strings, from the lot to the foot of the crag. */
const climb: Layer<'white' | 'ink'> = (canvas) => {
  const [[footX, footY], [topX, topY]] = [[704, 470], [652, 176]] as const;
  const place = (t: number, across: number): Point => [footX + (topX - footX) * t + across * (17 - 9 * t), footY + (topY - footY) * t];
  canvas.fill('ink', polygon([place(0, -1.5), place(1, -1.5), place(1, 1.5), place(0, 1.5)]));
  let treads = '';
  const count = 48;
  for (let i = 0; i < count; i++) {
    const t = 1 - (1 - i / count) ** 1.15;
    const next = 1 - (1 - (i + 0.56) / count) ** 1.15;
    treads += polygon([place(t, -1), place(next, -1), place(next, 1), place(t, 1)], 2);
  }
  canvas.fill('white', treads);
};

export default trailArt({
  hero: {
    alt: 'From a steamboat’s pilothouse, over the big wheel: three bluffs above the Mississippi in morning light, and hundreds of steps straight up the nearest, Mount Charity.',
    focus: { x: 0.44, y: 0.4 },
    palette: morning,
    layers: [
      sky({ bands: [['peach', 0]] }),
      drawn({ ink: 'white', path: 'M960 130C1040 112 1120 118 1190 100 1260 84 1330 96 1400 76 1480 56 1560 64 1640 44V110C1560 120 1500 112 1430 128 1350 144 1290 132 1210 144 1130 154 1040 146 960 130z' }),
      // Wisconsin.
      drawn({ ink: 'steel', opacity: 0.45, path: 'M900 400C980 380 1060 350 1150 352 1240 356 1300 340 1380 322 1470 306 1560 316 1640 300V450H900z' }),
      // Faith, far, and Hope: each with its back in the shade.
      drawn({ ink: 'steel', path: tornPath([[1030, 500], [1096, 424], [1150, 350], [1196, 312], [1236, 290], [1310, 288], [1364, 318], [1424, 392], [1500, 456], [1556, 500]], 14, 5, 9) }),
      drawn({ ink: 'peach', path: 'M1222 316L1240 290 1262 282 1318 284 1352 312 1344 326 1296 322 1288 330 1262 322 1248 330z' }),
      drawn({ ink: 'white', path: 'M1284 284L1318 284 1352 312 1344 326 1300 322 1296 304z' }),
      drawn({ ink: 'moss', path: tornPath([[720, 520], [800, 424], [856, 320], [900, 250], [940, 208], [1046, 200], [1090, 250], [1150, 340], [1220, 424], [1300, 520]], 18, 8, 4), layers: [
        torn({ ink: 'forest', step: 18, rough: 9, seed: 14, masses: [[[680, 540], [800, 400], [880, 260], [930, 200], [968, 214], [950, 270], [990, 330], [966, 372], [1014, 430], [1000, 470], [1040, 540]], [[1070, 262], [1092, 320], [1084, 356], [1150, 430], [1144, 540], [1240, 540], [1200, 430], [1150, 370]]] }),
      ] }),
      drawn({ ink: 'gold', path: 'M912 270L922 240 946 224 956 198 1012 184 1064 190 1074 214 1100 228 1112 262 1078 280 1060 266 1030 284 1006 270 960 282 946 266z' }),
      drawn({ ink: 'wood', path: 'M912 270L922 240 946 224 956 198 982 192 972 222 986 236 968 254 976 276 960 282 946 266z' }),
      drawn({ ink: 'white', path: 'M1022 186L1064 190 1074 214 1100 228 1112 262 1078 280 1060 266 1042 270 1050 236 1032 226z' }),
      torn({ ink: 'forest', step: 14, rough: 7, seed: 6, masses: [[[944, 204], [966, 182], [1020, 170], [1074, 184], [1070, 196], [1010, 192], [960, 214]]] }),
      // Charity: one steep body; its spurs turn a side to the sun.
      drawn({ ink: 'forest', path: tornPath([[-60, 560], [-60, 396], [70, 352], [170, 290], [262, 246], [340, 190], [440, 150], [780, 150], [850, 230], [900, 320], [986, 408], [1120, 486], [1100, 560]], 20, 8, 7), layers: [
        torn({ ink: 'moss', step: 22, rough: 11, seed: 21, masses: [
          [[742, 214], [800, 226], [870, 250], [930, 340], [1010, 420], [1130, 490], [1130, 500], [880, 500], [850, 440], [870, 400], [810, 340], [820, 300]],
          [[400, 226], [470, 240], [512, 306], [500, 330], [566, 392], [570, 430], [622, 500], [540, 500], [500, 440], [512, 410], [446, 340], [452, 300]],
          [[206, 280], [256, 300], [290, 350], [280, 380], [350, 440], [372, 500], [300, 500], [262, 444], [270, 410], [214, 350], [226, 320]],
          [[20, 380], [66, 396], [92, 436], [130, 460], [150, 500], [90, 500], [60, 450], [30, 430]],
        ] }),
      ] }),
      // Its crag: the side away from the sun, the face, and the corner that shines.
      drawn({ ink: 'gold', path: 'M344 240L352 204 376 186 380 160 424 140 432 110 500 86 520 64 612 50 700 54 724 78 790 92 806 124 838 148 846 186 868 218 830 244 796 226 760 246 716 230 690 240 640 222 596 240 560 224 500 244 452 226 410 246 380 228z', layers: [
        drawn({ ink: 'wood', path: 'M330 250V80L560 40 540 92 566 120 528 152 548 186 516 212 524 250zM596 250L604 196 590 172 626 150 620 196 640 222 632 250z' }),
        drawn({ ink: 'white', path: 'M652 40H880V260H780L768 214 790 196 742 170 756 140 700 120 706 92 660 76z' }),
        drawn({ ink: 'wood', path: 'M430 128L520 118 566 122 528 134 440 140zM380 184L470 178 548 186 500 196 390 196zM566 152Q660 140 742 150 660 158 566 160zM548 198Q660 184 768 200 660 208 548 206z' }),
        drawn({ ink: 'gold', path: 'M742 168Q800 158 850 172L846 182Q800 172 756 180zM768 212Q820 204 870 216L866 226Q820 216 776 226z' }),
      ] }),
      torn({ ink: 'forest', step: 18, rough: 10, seed: 17, masses: [[[384, 158], [398, 128], [428, 98], [470, 76], [516, 50], [600, 36], [706, 44], [716, 62], [620, 66], [560, 84], [520, 104], [452, 128], [420, 158]], [[722, 84], [752, 66], [800, 92], [842, 138], [820, 142], [780, 110]]] }),
      torn({ ink: 'forest', step: 20, rough: 11, seed: 33, masses: [[[330, 262], [352, 232], [410, 240], [470, 226], [530, 240], [600, 228], [640, 220], [646, 262], [560, 300]], [[672, 260], [676, 226], [720, 238], [800, 226], [880, 236], [900, 300], [800, 270]]] }),
      mass({ ink: 'ink', light: east, rim: 3, layers: [cedars({ ink: 'ink', lit: 'ink', seed: 3, items: [[372, 176, 50], [838, 152, 40], [520, 62, 44]] })] }),
      climb,
      visitor({ x: 682, y: 344, height: 34, pose: 'stand', ink: 'ink', coat: 'red' }),
      // The river lies before them, and holds their shade.
      drawn({ ink: 'steel', path: 'M-20 486C120 480 240 486 400 480 560 474 720 484 860 478 1000 472 1120 478 1240 470H1640V840H-20z' }),
      torn({ ink: 'forest', step: 46, rough: 8, seed: 5, masses: [[[-40, 480], [1180, 474], [1060, 500], [1000, 520], [900, 530], [920, 556], [800, 570], [700, 600], [640, 640], [470, 650], [260, 700], [-40, 730]]] }),
      drawn({ ink: 'white', path: 'M1190 480C1320 474 1480 480 1640 470V500C1520 496 1460 508 1380 506 1460 516 1560 512 1640 520V560C1500 548 1420 560 1300 548 1380 540 1400 534 1340 528 1240 524 1180 516 1240 506 1200 500 1140 488 1190 480zM1400 600C1460 590 1540 598 1640 590V640C1560 646 1500 634 1440 640 1480 626 1440 610 1400 600z' }),
      // The wheel.
      mass({ ink: 'ink', light: east, rim: 6, layers: [spokes, ring(520, 84, 'ink')] }),
      ring(520, 60, 'wood'),
      ring(540, 8, 'gold'),
      ring(498, 6, 'ink'),
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
