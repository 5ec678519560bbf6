import { around, type Point, type Station } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { disc, polygon } from '../../kit/path.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { dryBrush, grain } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { cedars } from '../../motifs/cedars.ts';
import { foliage } from '../../motifs/foliage.ts';
import { stairs } from '../../motifs/paths.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
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
const HUB = { x: 880, y: 980 } as const;
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

/** Fingers around the grip: across it, from beyond to the wrist. */
const GRIP = around(HUB.x, HUB.y, 640, -52);
const onGrip = (up: number, out: number, half: number): Station => [GRIP[0] + up * 0.616 + out * 0.788, GRIP[1] - up * 0.788 + out * 0.616, half];
const hand =
  limb([onGrip(0, -14, 42), onGrip(0, 6, 47), onGrip(0, 36, 45), onGrip(0, 70, 36), onGrip(0, 108, 32)], 1) +
  [-33, -11, 11, 33].map((up) => limb([onGrip(up, -36, 8), onGrip(up, -30, 11), onGrip(up, 0, 12), onGrip(up, 24, 10)], 1)).join('') +
  limb([onGrip(-20, 80, 12), onGrip(-44, 52, 15), onGrip(-56, 24, 13), onGrip(-60, 0, 11), onGrip(-58, -10, 6)], 1);
const knuckles =
  [-22, 0, 22].map((up) => limb([onGrip(up, -36, 0.6), onGrip(up, -16, 1.8), onGrip(up, 4, 0.6)], 2)).join('') +
  limb([onGrip(-47, -14, 0.6), onGrip(-46, 10, 2), onGrip(-34, 40, 0.6)], 2);

export default trailArt({
  hero: {
    alt: 'From a steamboat’s pilothouse, past the pilot’s hand on the big wheel: three bluffs above the Mississippi in morning light, and hundreds of steps straight up the nearest, Mount Charity.',
    focus: { x: 0.44, y: 0.4 },
    palette: morning,
    layers: [
      sky({ bands: [['peach', 0]] }),
      dryBrush({ ink: 'white', seed: 4, bristles: 10, thickness: [5, 18], strokes: [[[860, 120], [1640, 70], 110], [[-40, 70], [380, 50], 60]] }),
      // Wisconsin.
      drawn({ ink: 'steel', opacity: 0.45, path: 'M900 400C980 380 1060 350 1150 352 1240 356 1300 340 1380 322 1470 306 1560 316 1640 300V450H900z' }),
      // Faith, far, and Hope.
      mass({ ink: 'steel', light: east, rim: 6, layers: [foliage({ ink: 'steel', size: [12, 26], seed: 9, points: [[1040, 500], [1110, 400], [1180, 318], [1230, 286], [1310, 282], [1360, 310], [1420, 380], [1500, 450], [1540, 500]] })] }),
      bedded({ points: [[1196, 318], [1224, 290], [1270, 280], [1316, 280], [1350, 304], [1356, 322], [1300, 330], [1230, 326]], lit: 'white', mid: 'peach', shade: 'steel', seam: 'steel', light: 1, beds: [10, 16], step: 3, seed: 3, reach: [0.5, 0.3], dusk: 0.3, joints: 0.2 }),
      mass({ ink: 'moss', light: east, rim: 7, layers: [foliage({ ink: 'moss', size: [20, 48], seed: 4, points: [[740, 520], [830, 390], [890, 270], [940, 214], [1040, 206], [1090, 250], [1150, 340], [1220, 420], [1290, 520]] })] }),
      drawn({ ink: 'forest', path: 'M720 520C820 400 880 290 936 220L972 216C950 250 980 276 962 310 946 340 990 370 980 410 974 440 1010 470 1020 520z', opacity: 0.7 }),
      bedded({ points: [[916, 262], [932, 224], [960, 196], [1020, 186], [1068, 192], [1100, 234], [1112, 264], [1060, 276], [980, 270]], lit: 'white', mid: 'gold', shade: 'wood', seam: 'wood', light: 1, beds: [14, 26], step: 4, seed: 5, reach: [0.5, 0.36], dusk: 0.34, joints: 0.3 }),
      mass({ ink: 'forest', light: east, rim: 4, layers: [foliage({ ink: 'forest', size: [10, 24], seed: 6, points: [[930, 214], [960, 186], [1020, 174], [1070, 184], [1096, 212], [1060, 206], [1000, 200]] })] }),
      // Charity.
      mass({ ink: 'forest', light: { ...east, ink: 'moss' }, rim: 8, layers: [foliage({ ink: 'forest', size: [26, 64], seed: 7, points: [[-60, 560], [-60, 380], [80, 330], [210, 250], [330, 180], [440, 140], [760, 140], [830, 240], [900, 330], [990, 410], [1110, 480], [1100, 560]] })] }),
      bedded({ points: [[340, 226], [366, 168], [396, 150], [420, 108], [500, 84], [600, 56], [660, 48], [712, 60], [770, 92], [800, 118], [836, 150], [860, 216], [800, 236], [700, 216], [600, 226], [500, 214], [400, 236]], lit: 'white', mid: 'gold', shade: 'wood', seam: 'wood', light: 1, beds: [26, 50], step: 7, seed: 6, reach: [0.5, 0.36], dusk: 0.36, joints: 0.4 }),
      mass({ ink: 'forest', light: { ...east, ink: 'moss' }, rim: 5, layers: [foliage({ ink: 'forest', size: [16, 44], seed: 17, points: [[380, 150], [410, 110], [460, 76], [530, 62], [600, 70], [612, 96], [560, 100], [490, 112], [430, 136]] }), foliage({ ink: 'forest', size: [14, 34], seed: 22, points: [[716, 92], [740, 68], [790, 84], [826, 122], [800, 128], [760, 108]] })] }),
      mass({ ink: 'ink', light: east, rim: 3, layers: [cedars({ ink: 'ink', lit: 'ink', seed: 3, items: [[372, 170, 50], [836, 152, 40], [520, 66, 44], [694, 80, 44]] })] }),
      // Spurs run down from the crag; each has a side in the sun.
      mass({ ink: 'forest', light: { ...east, ink: 'moss' }, rim: 10, layers: [foliage({ ink: 'forest', size: [34, 84], seed: 21, points: [[-60, 600], [-20, 430], [140, 330], [290, 270], [400, 216], [470, 290], [516, 390], [590, 480], [590, 600]] })] }),
      mass({ ink: 'forest', light: { ...east, ink: 'moss' }, rim: 10, layers: [foliage({ ink: 'forest', size: [30, 70], seed: 16, points: [[740, 580], [760, 430], [724, 320], [716, 226], [800, 300], [860, 390], [960, 466], [1060, 580]] })] }),
      mass({ ink: 'forest', light: { ...east, ink: 'moss' }, rim: 6, layers: [foliage({ ink: 'forest', size: [18, 40], seed: 31, points: [[380, 290], [400, 220], [470, 206], [560, 214], [630, 196], [640, 290]] }), foliage({ ink: 'forest', size: [18, 40], seed: 33, points: [[672, 290], [676, 206], [740, 214], [800, 200], [840, 240], [830, 300]] })] }),
      climb,
      visitor({ x: 682, y: 344, height: 34, pose: 'stand', ink: 'ink', coat: 'red' }),
      // The river lies before them, and holds their shade.
      drawn({ ink: 'steel', path: 'M-20 486C120 480 240 486 400 480 560 474 720 484 860 478 1000 472 1120 478 1240 470H1640V840H-20z' }),
      drawn({ ink: 'ink', opacity: 0.55, path: 'M-20 486C120 480 240 486 400 480 560 474 720 484 860 478 980 474 1080 478 1180 474 1100 490 1000 488 940 500 1000 508 960 518 860 520 920 534 860 548 760 550 800 568 720 584 640 586 660 606 560 620 460 620 440 650 240 670 180 690 100 700 40 700-20 716z' }),
      drawn({ ink: 'white', path: 'M1190 476C1320 470 1480 476 1640 466V500C1520 496 1460 508 1380 506 1460 516 1560 512 1640 520V560C1500 548 1420 560 1300 548 1380 540 1400 534 1340 528 1240 524 1180 516 1240 506 1200 500 1140 486 1190 476zM1400 600C1460 590 1540 598 1640 590V640C1560 646 1500 634 1440 640 1480 626 1440 610 1400 600zM-20 760C60 750 120 756 200 746 150 770 60 776-20 780z' }),
      // The wheel.
      mass({ ink: 'ink', light: east, rim: 6, layers: [spokes, ring(520, 84, 'ink')] }),
      ring(520, 60, 'wood'),
      ring(540, 8, 'gold'),
      ring(498, 6, 'ink'),
      // The pilot's hand on a spoke.
      mass({ ink: 'ink', light: east, rim: 6, layers: [drawn({ ink: 'ink', path: limb([[1700, 850, 96], [1580, 720, 78], [1470, 626, 62], [1396, 566, 50]], 1) })] }),
      drawn({ ink: 'white', path: limb([[1404, 574, 47], [1386, 560, 46], [1366, 545, 40]], 1) }),
      mass({ ink: 'wood', light: east, rim: 4, layers: [drawn({ ink: 'wood', path: hand })] }),
      drawn({ ink: 'ink', path: knuckles }),
      drawn({ ink: 'gold', path: disc(1428, 566, 9) + disc(1452, 586, 9) }),
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
