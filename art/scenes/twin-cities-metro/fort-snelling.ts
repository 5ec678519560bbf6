import { alongSmoothStations, at, lerp, type Point, type Station } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
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

/** A current: from far off along the island, past its tip, down to the bottom of the sheet. */
type Course = readonly Point[];
const MINNESOTA: readonly [inner: Course, outer: Course] = [
  [[180, 286], [430, 352], [600, 440], [710, 530], [740, 640]],
  [[-720, 440], [-340, 520], [0, 600], [320, 690], [590, 800]],
];
const MISSISSIPPI: readonly [inner: Course, outer: Course] = [
  [[1130, 282], [1070, 352], [1010, 440], [990, 530], [1040, 640]],
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

/** The low wood, far to near: middle, foot, width and height of each crown. */
const WOOD: readonly (readonly [x: number, y: number, width: number, height: number])[] = [
  [360, 284, 116, 32], [470, 286, 140, 38], [606, 284, 160, 42], [750, 282, 150, 38], [890, 284, 170, 42], [1010, 284, 120, 34],
  [486, 316, 140, 50], [936, 320, 164, 54], [620, 324, 180, 58], [780, 320, 200, 60],
  [880, 366, 160, 70], [596, 360, 150, 72], [732, 370, 190, 82],
  [824, 416, 156, 88], [702, 410, 140, 84],
  [776, 462, 128, 96],
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
    alt: 'From above, the brown Minnesota and the blue Mississippi run along low, wooded Pike Island and braid into one river below its sandy tip, where somebody stands; the fort is on the bluff behind.',
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
      drawn({ ink: 'sand', path: currents(MINNESOTA, [[0.04, 0.24, 0.62], [0.14, 0.6, 0.96], [0.2, 0.14, 0.48], [0.34, 0.44, 0.78], [0.42, 0.22, 0.36], [0.5, 0.66, 0.98], [0.62, 0.36, 0.66], [0.8, 0.62, 0.92], [0.96, 0.48, 0.62], [1.1, 0.74, 0.98], [1.28, 0.56, 0.8], [1.5, 0.74, 0.94]]) }),
      // Below the tip they run side by side and braid: a tongue of one color between two of the other, each drawn out thin.
      drawn({ ink: 'blue', path: 'M820 250V536C892 540 968 574 990 672 950 616 900 592 836 598 750 604 668 650 630 758 690 686 760 660 826 668 930 682 1010 740 1034 860H1640V250zM536 860C590 800 680 750 790 752 880 756 930 800 946 860 900 812 850 796 800 800 740 806 700 830 680 860z' }),
      drawn({ ink: 'mist', path: currents(MISSISSIPPI, [[0.04, 0.3, 0.66], [0.13, 0.52, 0.8], [0.2, 0.12, 0.44], [0.3, 0.46, 0.74], [0.4, 0.2, 0.4], [0.48, 0.66, 0.98], [0.58, 0.4, 0.7], [0.78, 0.6, 0.9], [0.9, 0.44, 0.56], [1.06, 0.72, 0.97], [1.24, 0.56, 0.78], [1.46, 0.74, 0.94]]) }),
      // Far off the water is paler, and what moves on it lies level.
      drawn({ ink: 'mist', opacity: 0.3, path: 'M1640 250H1060V296C1160 290 1240 304 1340 294 1460 284 1540 306 1640 298z' }),
      drawn({ ink: 'sand', opacity: 0.35, path: 'M-20 250H300V290C220 284 160 300 90 290 50 284 20 296-20 292z' }),
      ripples({ ink: 'sand', y: [262, 350], between: [-20, 190], count: 9, width: [40, 110], height: [2, 4], seed: 5 }),
      ripples({ ink: 'mist', y: [262, 350], between: [1190, 1620], count: 16, width: [40, 120], height: [2, 4], seed: 7 }),
      drawn({ ink: 'sand', path: 'M836 556C884 558 930 576 956 610 920 582 884 568 836 556zM800 690C890 690 960 730 990 800 940 740 880 712 800 690z' }),
      // What a tongue lets go of drifts on by itself.
      drawn({ ink: 'clay', path: 'M1004 640C1040 690 1054 740 1056 812 1040 752 1022 700 1004 640zM1080 730C1104 770 1112 810 1110 860 1100 810 1092 776 1080 730z' }),
      drawn({ ink: 'blue', path: 'M640 668C596 704 566 750 546 812 556 744 588 696 640 668zM560 690C530 716 508 752 498 800 500 748 522 710 560 690z' }),
      drawn({ ink: 'mist', path: 'M840 612C770 622 710 654 678 702 730 652 790 638 840 612zM800 768C730 768 660 796 610 850 680 800 740 794 800 768z' }),
      shape({ ink: 'cream', smooth: true, points: [[236, 262], [700, 250], [1110, 258], [1060, 310], [960, 390], [896, 450], [856, 510], [818, 568], [764, 508], [680, 444], [566, 380], [416, 316]] }),
      shape({ ink: 'ink', smooth: true, points: [[330, 270], [700, 256], [1070, 264], [1010, 312], [900, 400], [830, 466], [780, 476], [700, 430], [590, 366], [440, 306]] }),
      ...WOOD.map(([x, y, width, height], i) => crown(x, y, width, height, i + 1)),
      figure({ x: 816, y: 534, height: 56, pose: 'lookout', ink: 'ink', coat: 'red', skin: 'clay' }),
      grain({ ink: 'ink', opacity: 0.13 }),
    ],
  },
  badge: {
    alt: 'The brown Minnesota and the blue Mississippi braid together below the wooded tip of Pike Island, the stone walls of the fort on the bluff',
    palette: twoWaters,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['cream', 0]] }),
      shape({ ink: 'mist', smooth: true, points: [[-20, 130], [60, 122], [140, 136], [220, 136], [220, 190], [-20, 190]] }),
      shape({ ink: 'sand', points: [[174, 168], [184, 126], [390, 118], [390, 168]] }),
      fort({ x: 184, y: 128, height: 42, wall: 'sand', lit: 'cream', shade: 'clay', roof: 'pine', flag: 'red' }),
      water({ ink: 'clay', y: 164 }),
      drawn({ ink: 'sand', path: 'M30 190C70 210 138 240 158 290 134 250 80 222 30 200zM36 232C80 250 120 280 126 330 108 294 76 264 36 244z' }),
      drawn({ ink: 'blue', path: 'M196 164V262C236 264 266 286 274 322 254 296 232 288 204 290 168 294 138 312 124 348H390V164z' }),
      drawn({ ink: 'mist', path: 'M370 186C320 206 272 230 264 268 268 228 310 200 370 178zM376 226C330 242 300 272 302 326 292 276 324 236 376 216zM204 300C172 304 152 318 144 336 164 316 184 308 204 300z' }),
      shape({ ink: 'cream', smooth: true, points: [[36, 168], [190, 160], [330, 168], [270, 206], [218, 248], [192, 286], [162, 248], [104, 204]] }),
      shape({ ink: 'ink', smooth: true, points: [[62, 170], [190, 160], [306, 168], [250, 206], [206, 240], [180, 244], [120, 202]] }),
      crown(106, 184, 96, 38, 1), crown(192, 182, 104, 42, 2), crown(264, 182, 90, 38, 5), crown(220, 216, 92, 54, 4), crown(152, 212, 92, 54, 3), crown(187, 244, 76, 58, 7),
    ],
  },
});
