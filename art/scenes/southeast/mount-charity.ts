import { around, type Point, type Station } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { disc, polygon } from '../../kit/path.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { cedars } from '../../motifs/cedars.ts';
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
  middle: { moss: '#5f8a4c', steel: '#5d8a9c', wood: '#a34a26' },
  glow: { gold: '#f3bd5c', peach: '#fbe0b2', white: '#fff8e2' },
  accent: { red: '#e0402a' },
});
const east = { from: [1, -0.7], ink: 'wood', shadow: 'ink' } as const;

/** The pilot's wheel: its hub is below the sheet. */
const HUB = { x: 470, y: 1000 } as const;
const SPOKES = [-166, -133, -100, -67, -34] as const;
const along = (degrees: number, stations: readonly (readonly [radius: number, half: number])[]): string =>
  limb(stations.map(([radius, half]): Station => [...around(HUB.x, HUB.y, radius * 1.2, degrees), half * 1.2]), 1);

const spokes: Layer<'ink'> = (canvas) => {
  const turned = [[60, 26], [180, 18], [250, 15], [270, 24], [290, 15], [330, 17], [400, 24], [440, 16], [452, 26], [470, 26], [500, 20], [560, 15], [572, 24], [584, 13], [620, 18], [660, 23], [690, 17], [704, 18], [712, 8]] as const;
  for (const degrees of SPOKES) canvas.fill('ink', along(degrees, turned));
};
const ring = (radius: number, width: number, ink: 'ink' | 'wood' | 'gold'): Layer<'ink' | 'wood' | 'gold'> => (canvas) =>
  canvas.stroke(ink, width, `M${HUB.x - radius} ${HUB.y}a${radius} ${radius} 0 0 1 ${2 * radius} 0`);

/** The stairs go straight at it: treads between two strings, from the lot to the foot of the crag. */
const climb: Layer<'white' | 'ink'> = (canvas) => {
  const [[footX, footY], [topX, topY]] = [[1180, 500], [1140, 196]] as const;
  const place = (t: number, across: number): Point => [footX + (topX - footX) * t + across * (15 - 9 * t), footY + (topY - footY) * t];
  canvas.fill('ink', polygon([place(0, -1.6), place(1, -1.6), place(1, 1.6), place(0, 1.6)]));
  let treads = '';
  const count = 40;
  for (let i = 0; i < count; i++) {
    const t = 1 - (1 - i / count) ** 1.15;
    const next = 1 - (1 - (i + 0.56) / count) ** 1.15;
    treads += polygon([place(t, -1), place(next, -1), place(next, 1), place(t, 1)], 2);
  }
  canvas.fill('white', treads);
};

export default trailArt({
  hero: {
    alt: 'From a steamboat’s pilothouse, over the big wheel: three limestone bluffs above the Mississippi in morning light, and hundreds of steps straight up the nearest, Mount Charity.',
    focus: { x: 0.7, y: 0.4 },
    palette: morning,
    layers: [
      sky({ bands: [['peach', 0]] }),
      drawn({ ink: 'white', path: 'M-20 250C200 230 420 250 640 220 900 186 1200 200 1640 150V520H-20z' }),
      // Faith, and Hope before it: each turns a spur to the sun.
      drawn({ ink: 'steel', opacity: 0.5, path: 'M-60 490L60 400 130 330 160 296 250 290 290 330 380 420 470 490z' }),
      drawn({ ink: 'steel', path: 'M180 500L300 410 400 300 440 232 470 214 590 206 620 232 640 270 740 380 880 500z' }),
      drawn({ ink: 'wood', path: 'M416 276L436 236 520 230 500 256 508 292 470 284z' }),
      drawn({ ink: 'peach', path: 'M510 230L618 236 640 274 590 296 560 282 508 292 500 256z' }),
      drawn({ ink: 'moss', path: 'M590 286L640 270 740 380 880 500H760L700 420 690 380 630 330z' }),
      // Charity.
      drawn({ ink: 'forest', path: 'M480 510L640 440 780 320 860 220 900 130 1330 110 1420 190 1520 260 1660 330V510z' }),
      drawn({ ink: 'moss', path: 'M1040 240L1100 300 1110 360 1180 430 1200 500H1060L1040 430 990 380 1000 310zM1270 220L1350 260 1440 340 1520 380 1640 420V510H1400L1370 440 1300 400 1310 330zM840 260L880 310 880 360 930 420 940 500H840L830 430 790 390 800 330z' }),
      drawn({ ink: 'gold', path: 'M846 240L866 170 900 150 912 96 1330 90 1360 130 1378 200 1330 226 1290 206 1244 240 1190 214 1130 236 1080 210 1030 244 980 222 930 250 900 226z', layers: [
        drawn({ ink: 'wood', path: 'M830 260V60H986L970 110 990 134 976 176 984 244H830zM1064 60H1088L1076 120 1084 160 1070 240H1046L1056 160 1044 120zM1222 60L1250 60 1236 110 1250 150 1238 244H1212L1224 160z' }),
        drawn({ ink: 'white', path: 'M1250 60H1400V240H1300L1290 206 1250 236 1262 150 1246 110zM1088 60H1110L1098 130 1106 160 1094 230H1070L1084 160 1076 120z' }),
        drawn({ ink: 'peach', path: 'M1340 60H1400V260H1330L1350 150z' }),
      ] }),
      drawn({ ink: 'forest', path: 'M858 176L872 110 904 84 940 56 1000 44 1040 18 1120 8 1200 24 1260 20 1310 56 1356 78 1380 140 1350 116 1300 108 1240 86 1180 96 1110 82 1040 98 980 92 940 124 912 120 904 152z' }),
      spray({ ink: 'forest', from: [1100, 500], to: [1100, 300], size: 4, within: [[480, 510], [640, 440], [780, 320], [860, 240], [1330, 230], [1640, 330], [1640, 510]] }),
      climb,
      // The river lies before them, and holds their shade.
      drawn({ ink: 'steel', path: 'M-20 500H1640V840H-20z' }),
      drawn({ ink: 'forest', path: 'M560 500H1640V640L1500 650 1540 620 1380 640 1300 600 1180 612 1080 580 940 590 860 556 740 560z' }),
      drawn({ ink: 'white', path: 'M-20 508H420L340 520 460 530 300 540H-20zM60 566L340 560 280 576 -20 584V566zM1080 690L1640 670V690L1300 704z' }),
      // The wheel.
      mass({ ink: 'ink', light: east, rim: 6, layers: [spokes, ring(620, 96, 'ink')] }),
      ring(620, 70, 'wood'),
      ring(644, 9, 'gold'),
      ring(596, 7, 'ink'),
      // Brass: a bolt where each spoke goes through.
      drawn({ ink: 'gold', path: SPOKES.map((degrees) => disc(...around(HUB.x, HUB.y, 620, degrees), 15)).join('') }),
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
