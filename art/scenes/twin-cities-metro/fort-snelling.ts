import { alongSmoothStations, at, lerp, type Point, type Station } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { closedCurve } from '../../kit/path.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { foliage } from '../../motifs/foliage.ts';
import { fort } from '../../motifs/fort.ts';
import { figure } from '../../motifs/hikers.ts';
import { drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';

/** Morning over the two rivers; the sun stands low on the left. */
const twoWaters = values({
  dark: { ink: '#16232c', pine: '#2a4a44' },
  middle: { blue: '#3f7799', clay: '#b5763f' },
  glow: { sand: '#e8c28a', mist: '#b9d3d6', cream: '#fdf1d8' },
  accent: { red: '#d1402c' },
});
const low = { from: [-1, -0.8], ink: 'sand', shadow: 'ink' } as const;

/** A current: from far off along the island toward its tip, and to the bottom of the sheet. */
type Course = readonly Point[];
const MINNESOTA: readonly [inner: Course, outer: Course] = [
  [[180, 286], [430, 336], [590, 400], [640, 500], [610, 640]],
  [[-720, 440], [-340, 520], [0, 600], [320, 690], [690, 830]],
];
const MISSISSIPPI: readonly [inner: Course, outer: Course] = [
  [[1130, 282], [1070, 336], [1000, 400], [960, 500], [1020, 640]],
  [[2440, 440], [2040, 520], [1680, 600], [1340, 690], [1080, 800]],
];

/** Lines that run with the current, side by side and never to a point: each so far out from the island, over a part of the course. */
const currents = ([inner, outer]: readonly [Course, Course], lines: readonly (readonly [out: number, from: number, to: number])[]): string =>
  lines
    .map(([out, from, to]) => {
      const course = inner.map(([x, y], i): Station => [lerp(x, at(outer, i)[0], out), lerp(y, at(outer, i)[1], out), 0]);
      return limb([0, 0.3, 0.6, 0.85, 1].map((t, i): Station => {
        const [x, y] = alongSmoothStations(course, lerp(from, to, t));
        return [x, y, at([0, 0.6, 1, 0.7, 0], i) * (y - 240) * 0.015];
      }), 1);
    })
    .join('');

/** The same in both rivers: far fewer than would look like furrows. */
const LINES = [[0.08, 0.26, 0.6], [0.3, 0.36, 0.6], [0.14, 0.62, 0.74]] as const;

/** The eddy where the waters meet: two arms that wind into each other. `turns` counts in from the rim; `half` is the other arm. */
const EDDY = { x: 816, y: 664, wide: 224, high: 112, turns: 1.12 };
function eddy(turns: number, inward = 0, half = 0): Point {
  const reach = 1 - ((turns + inward) / EDDY.turns) * 0.98;
  const angle = Math.PI * (1.25 - 2 * turns + half);
  return [EDDY.x + Math.cos(angle) * EDDY.wide * reach, EDDY.y + Math.sin(angle) * EDDY.high * reach];
}
const WINDING = Array.from({ length: 17 }, (_, i) => (i / 16) * EDDY.turns);
/** From the tip of the island into the eddy, through its middle, and out of it downstream. */
const SEAM: readonly Point[] = [[806, 490], [786, 530], [720, 556], ...WINDING.map((turns) => eddy(turns)), ...WINDING.map((turns) => eddy(turns, 0, 1)).reverse(), [920, 780], [860, 812], [820, 860]];
/** Glints that wind with an arm of the eddy, or outside of it with what it draws in. */
const windings = (half: number, courses: readonly (readonly [from: number, to: number, inward: number])[]): string =>
  courses
    .map(([from, to, inward]) =>
      limb([0, 0.25, 0.5, 0.75, 1].map((t, i): Station => {
        const [x, y] = eddy(lerp(from, to, t), inward, half);
        return [x, y, at([0, 3, 4.4, 3, 0], i)];
      }), 1))
    .join('');
const INSIDE = [[0.02, 0.4, 0.2], [0.34, 0.62, 0.15], [0.2, 0.44, 0.34]] as const;
const OUTSIDE = [[0.05, 0.3, -0.14], [0.12, 0.36, -0.31], [0, 0.16, -0.46], [0.12, 0.28, -0.64]] as const;

/** The low wood, far to near: middle, foot, width and height of each crown. */
const WOOD: readonly (readonly [x: number, y: number, width: number, height: number])[] = [
  [360, 284, 116, 29], [470, 286, 140, 35], [606, 284, 160, 39], [750, 282, 150, 35], [890, 284, 170, 39], [1010, 284, 120, 31],
  [486, 310, 140, 46], [936, 313, 164, 50], [620, 316, 180, 53], [780, 313, 200, 55],
  [880, 350, 160, 64], [596, 345, 150, 66], [732, 353, 190, 75],
  [824, 390, 156, 81], [702, 385, 140, 77],
  [776, 426, 128, 88],
];

/** A crown as one sees it from above: a broad dome in shade on the right. */
const crown = (x: number, y: number, width: number, height: number, seed: number): Layer<'ink' | 'pine' | 'sand'> => {
  const dome = (from: number, to: number, foot: number, top: number): Point[] => [[x + (from + 0.04) * width, y - height * foot], [x + from * width, y - height * 0.5], [x + (from + 0.24) * width, y - height * top], [x + (to - 0.24) * width, y - height * top * 0.95], [x + to * width, y - height * 0.48], [x + (to - 0.06) * width, y - height * foot]];
  const size = [height * 0.28, height * 0.66] as const;
  const light = mass({ ink: 'pine', light: low, rim: 2 + height / 30, layers: [foliage({ ink: 'pine', seed, size, points: dome(-0.5, 0.5, 0.12, 1) })] });
  const shade = foliage({ ink: 'ink', seed: seed + 1, size, points: dome(-0.04, 0.53, 0.1, 0.7) });
  return (canvas) => {
    light(canvas);
    shade(canvas);
  };
};

export default trailArt({
  hero: {
    alt: 'From above, the brown Minnesota and the blue Mississippi run along low, wooded Pike Island and wind into one river below its sandy tip, where someone stands; the fort is on the bluff behind.',
    focus: { x: 0.6, y: 0.6 },
    palette: twoWaters,
    layers: [
      sky({ bands: [['cream', 0]] }),
      drawn({ ink: 'mist', path: 'M-20 96C90 84 180 56 300 64 400 40 500 60 560 84 640 84 700 96 760 116H-20zM1150 84C1230 70 1270 30 1370 40 1440 20 1540 30 1640 44V84z' }),
      drawn({ ink: 'mist', path: 'M-20 176C100 160 180 196 300 190 420 176 560 200 700 196H1000V260H-20z' }),
      // The bluff, white sandstone under limestone, with the fort on its edge.
      shape({ ink: 'sand', points: [[960, 262], [974, 190], [1000, 152], [1620, 126], [1620, 270]] }),
      shape({ ink: 'clay', points: [[1040, 262], [1056, 204], [1120, 166], [1620, 150], [1620, 270]], opacity: 0.55 }),
      fort({ x: 1010, y: 158, height: 72, wall: 'sand', lit: 'cream', shade: 'clay', roof: 'pine', flag: 'red' }),
      mass({ ink: 'pine', light: low, rim: 3, layers: [foliage({ ink: 'pine', seed: 6, size: [14, 40], points: [[920, 270], [1060, 238], [1130, 206], [1230, 212], [1290, 180], [1420, 214], [1500, 186], [1660, 160], [1660, 270]] })] }),
      drawn({ ink: 'blue', path: 'M-20 214C40 206 90 226 150 222 230 218 270 240 360 238 420 240 470 250 520 256H-20z' }),
      water({ ink: 'clay', y: 250 }),
      // Below the tip one seam winds into an eddy and runs on downstream.
      drawn({ ink: 'blue', path: closedCurve(SEAM, [[1640, 860], [1640, 250], [806, 250]]) }),
      drawn({ ink: 'sand', path: currents(MINNESOTA, LINES) + windings(1, INSIDE) + windings(0, OUTSIDE) }),
      drawn({ ink: 'mist', path: currents(MISSISSIPPI, LINES) + windings(0, INSIDE) + windings(1, OUTSIDE) }),
      // Far off the water is paler, and what moves on it lies level.
      drawn({ ink: 'mist', opacity: 0.3, path: 'M1640 250H1060V296C1160 290 1240 304 1340 294 1460 284 1540 306 1640 298zM-20 250H300V290C220 284 160 300 90 290 50 284 20 296-20 292z' }),
      ripples({ ink: 'mist', y: [262, 520], between: [-20, 300], count: 20, width: [40, 150], height: [2, 6], seed: 5 }),
      ripples({ ink: 'mist', y: [262, 520], between: [1270, 1620], count: 22, width: [40, 150], height: [2, 6], seed: 7 }),
      ripples({ ink: 'mist', y: [540, 790], between: [-20, 460], count: 9, width: [120, 240], height: [6, 11], seed: 8 }),
      ripples({ ink: 'mist', y: [540, 790], between: [1180, 1620], count: 9, width: [120, 240], height: [6, 11], seed: 3 }),
      // The wood darkens the water along both shores.
      shape({ ink: 'pine', opacity: 0.4, smooth: true, points: [[250, 262], [700, 256], [1100, 262], [1062, 318], [960, 392], [890, 456], [850, 500], [806, 524], [748, 494], [660, 436], [550, 384], [400, 326]] }),
      shape({ ink: 'cream', smooth: true, points: [[236, 262], [700, 250], [1110, 258], [1056, 302], [950, 368], [884, 424], [844, 474], [806, 512], [756, 470], [674, 412], [562, 360], [416, 306]] }),
      shape({ ink: 'ink', smooth: true, points: [[330, 270], [700, 256], [1070, 264], [1004, 306], [892, 376], [826, 426], [780, 434], [700, 400], [590, 348], [440, 298]] }),
      ...WOOD.map(([x, y, width, height], i) => crown(x, y, width, height, i + 1)),
      figure({ x: 806, y: 490, height: 54, pose: 'lookout', ink: 'ink', coat: 'red', skin: 'clay' }),
      grain({ ink: 'ink', opacity: 0.13 }),
    ],
  },
  badge: {
    alt: 'The brown Minnesota and the blue Mississippi wind together below the wooded tip of Pike Island, the stone walls of the fort on the bluff',
    palette: twoWaters,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['cream', 0]] }),
      shape({ ink: 'mist', smooth: true, points: [[-20, 130], [60, 122], [140, 136], [220, 136], [220, 190], [-20, 190]] }),
      shape({ ink: 'sand', points: [[174, 168], [184, 126], [390, 118], [390, 168]] }),
      fort({ x: 184, y: 128, height: 42, wall: 'sand', lit: 'cream', shade: 'clay', roof: 'pine', flag: 'red' }),
      water({ ink: 'clay', y: 164 }),
      drawn({ ink: 'blue', path: 'M196 164V266C170 272 138 284 138 310 138 334 168 344 196 342 226 340 240 326 232 314 226 304 206 302 202 314 196 298 222 290 240 294 262 298 268 318 254 334 246 344 236 352 224 360H390V164z' }),
      drawn({ ink: 'sand', path: 'M30 190C70 210 124 236 140 276 118 246 80 222 30 200zM36 232C72 250 104 276 112 322 94 290 70 264 36 244z' }),
      drawn({ ink: 'mist', path: 'M370 186C320 206 272 230 258 268 264 228 310 200 370 178zM376 226C330 242 298 272 296 326 288 276 324 236 376 216z' }),
      shape({ ink: 'cream', smooth: true, points: [[36, 168], [190, 160], [330, 168], [270, 206], [218, 248], [192, 286], [162, 248], [104, 204]] }),
      shape({ ink: 'ink', smooth: true, points: [[62, 170], [190, 160], [306, 168], [250, 206], [206, 240], [180, 244], [120, 202]] }),
      crown(106, 184, 96, 38, 1), crown(192, 182, 104, 42, 2), crown(264, 182, 90, 38, 5), crown(220, 216, 92, 54, 4), crown(152, 212, 92, 54, 3), crown(187, 244, 76, 58, 7),
    ],
  },
});
