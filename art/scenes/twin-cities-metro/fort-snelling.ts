import { alongSmoothStations, at, lerp, type Point, type Station } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { cottonwoods } from '../../motifs/cottonwood.ts';
import { foliage } from '../../motifs/foliage.ts';
import { fort } from '../../motifs/fort.ts';
import { figure } from '../../motifs/hikers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn, shape } from '../../motifs/shapes.ts';
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
  [[300, 286], [500, 376], [700, 490], [726, 620], [600, 860]],
  [[-420, 300], [-360, 430], [-300, 570], [-260, 720], [-240, 860]],
];
const MISSISSIPPI: readonly [inner: Course, outer: Course] = [
  [[1100, 280], [1010, 372], [900, 500], [950, 640], [1040, 860]],
  [[1960, 300], [1920, 430], [1880, 570], [1840, 720], [1840, 860]],
];

/** Lines that run with the current, side by side and never to a point: each so far out from the island, over a part of the course. */
const currents = ([inner, outer]: readonly [Course, Course], lines: readonly (readonly [out: number, from: number, to: number])[]): string =>
  lines
    .map(([out, from, to]) => {
      const course = inner.map(([x, y], i): Station => [lerp(x, at(outer, i)[0], out), lerp(y, at(outer, i)[1], out), 0]);
      return limb([0, 0.3, 0.6, 0.85, 1].map((t, i): Station => {
        const [x, y] = alongSmoothStations(course, lerp(from, to, t));
        return [x, y, at([0, 0.6, 1, 0.7, 0], i) * (y - 230) * 0.017];
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
  const size = [height * 0.24, height * 0.6] as const;
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
      drawn({ ink: 'sand', path: currents(MINNESOTA, [[0.05, 0.06, 0.6], [0.12, 0.3, 0.8], [0.19, 0.02, 0.5], [0.26, 0.34, 0.9], [0.34, 0.1, 0.6], [0.42, 0.46, 1], [0.5, 0.2, 0.72], [0.58, 0.5, 1], [0.66, 0.3, 0.8], [0.74, 0.6, 1]]) }),
      // Below the tip they run side by side and braid: a tongue of one color between two of the other, each drawn out thin.
      drawn({ ink: 'blue', path: 'M820 250V536C892 540 968 574 990 672 950 616 900 592 836 598 750 604 668 650 630 758 690 686 760 660 826 668 930 682 1010 740 1034 860H1640V250zM536 860C590 800 680 750 790 752 880 756 930 800 946 860 900 812 850 796 800 800 740 806 700 830 680 860z' }),
      drawn({ ink: 'mist', path: currents(MISSISSIPPI, [[0.04, 0.1, 0.62], [0.11, 0.26, 0.7], [0.18, 0.04, 0.52], [0.25, 0.38, 0.94], [0.33, 0.12, 0.6], [0.41, 0.46, 1], [0.49, 0.2, 0.7], [0.57, 0.52, 1], [0.66, 0.3, 0.8], [0.74, 0.6, 1]]) }),
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
    alt: 'A great cottonwood on the point where a brown and a blue river meet, the stone walls of the fort on the bluff',
    palette: twoWaters,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['cream', 0]] }),
      ridge({ ink: 'mist', points: [[0, 214], [195, 220], [390, 214]], swell: 3, seed: 12, cover: 'hardwood', height: [8, 16], floor: 250 }),
      shape({ ink: 'sand', points: [[232, 240], [242, 196], [390, 186], [390, 240]] }),
      fort({ x: 244, y: 198, height: 40, wall: 'sand', lit: 'cream', shade: 'clay', roof: 'pine', flag: 'red' }),
      ridge({ ink: 'pine', points: [[220, 240], [280, 218], [390, 206]], from: 214, swell: 3, seed: 7, cover: 'hardwood', height: [8, 16], floor: 250 }),
      water({ ink: 'clay', y: 240 }),
      bank({ ink: 'blue', points: [[190, 240], [194, 284], [224, 300], [180, 312], [166, 322], [214, 336], [184, 360]], close: [[390, 360], [390, 240]] }),
      ripples({ ink: 'sand', y: [256, 340], count: 7, between: [50, 120], width: [60, 90], height: [6, 8], seed: 4 }),
      ripples({ ink: 'mist', y: [256, 340], count: 7, between: [260, 340], width: [60, 90], height: [6, 8], seed: 9 }),
      shape({ ink: 'cream', smooth: true, points: [[70, 246], [195, 236], [270, 246], [236, 276], [196, 306], [140, 276]] }),
      shape({ ink: 'pine', smooth: true, points: [[86, 244], [195, 234], [262, 244], [226, 268], [194, 286], [146, 268]] }),
      mass({ ink: 'ink', light: low, rim: 5, layers: [shape({ ink: 'ink', smooth: true, points: [[112, 136], [188, 136], [198, 190], [100, 190]] }), cottonwoods({ ink: 'ink', lit: 'ink', bark: 'ink', seed: 3, forms: 1, spread: 0.86, items: [[150, 276, 184]] })] }),
    ],
  },
});
