import { alongSmoothStations, around, type Point, type Side, type Station } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { blob, ribbonBetween } from '../../kit/path.ts';
import { noise } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { spruces } from '../../motifs/conifers.ts';
import { crownsAbove } from '../../motifs/crowns-above.ts';
import { flow } from '../../motifs/flow.ts';
import { foliage } from '../../motifs/foliage.ts';
import { figure } from '../../motifs/hikers.ts';
import { drawn, enlarged, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';

/** Looking down into the gorge; the sun stands behind the viewer, on the left. */
const fromAbove = values({
  dark: { ink: '#14161c', bark: '#38292e' },
  middle: { pine: '#2f5a4a', brown: '#6f4f48', amber: '#a5715a' },
  glow: { sand: '#d4b39b', foam: '#c3ded8', cream: '#fdf3e0' },
  accent: { coral: '#e2553a' },
});
const morning = { from: [-0.42, 1], ink: 'cream', shadow: 'bark' } as const;

export default trailArt({
  hero: {
    alt: 'The gorge of the Temperance River from above: a narrow, winding slot of round chambers that potholes drilled in the lava, white water deep inside, a hiker well back from the rim.',
    focus: { x: 0.6, y: 0.5 },
    palette: fromAbove,
    layers: [
      sky({ bands: [['sand', 0]] }),
      // Flows of lava lie on each other: the upper one ends in a low step.
      shape({ ink: 'bark', points: [[-20, -20], [520, -20], [470, 60], [520, 130], [440, 230], [330, 250], [250, 330], [120, 350], [-20, 430]] }),
      shape({ ink: 'brown', points: [[520, -20], [470, 60], [520, 130], [440, 230], [330, 250], [250, 330], [120, 350], [-20, 430], [-20, 470], [130, 386], [268, 366], [350, 284], [462, 262], [560, 140], [510, 66], [560, -20]] }),
      shape({ ink: 'bark', points: [[1620, 380], [1440, 420], [1330, 500], [1240, 520], [1180, 640], [1220, 720], [1160, 820], [1620, 820]] }),
      shape({ ink: 'cream', points: [[1620, 366], [1434, 408], [1322, 490], [1228, 510], [1164, 640], [1204, 720], [1140, 820], [1160, 820], [1220, 720], [1180, 640], [1240, 520], [1330, 500], [1440, 420], [1620, 380]] }),
      spray({ ink: 'ink', from: [-20, -20], to: [360, 300], within: [[-20, -20], [520, -20], [470, 60], [520, 130], [440, 230], [330, 250], [250, 330], [120, 350], [-20, 430]] }),
      spray({ ink: 'ink', from: [1640, 820], to: [1240, 480], within: [[1620, 380], [1440, 420], [1330, 500], [1240, 520], [1180, 640], [1220, 720], [1160, 820], [1620, 820]] }),
      mass({ light: morning, shadow: { y: 900, length: 2.2, opacity: 0.62 }, layers: [spruces({ ink: 'ink', lit: 'ink', seed: 6, forms: 2, items: [[-420, 900, 900], [-190, 900, 620], [-20, 900, 860]] })] }),
      spray({ ink: 'amber', from: [1640, -60], to: [1000, 360], size: 3 }),
      slot({
        path: [[600, -140, 110], [650, -40, 180], [820, 60, 90], [960, 150, 190], [850, 280, 80], [680, 380, 220], [700, 520, 100], [900, 620, 250], [960, 790, 130], [840, 930, 260]],
        walls: ['cream', 'sand', 'amber', 'brown', 'bark', 'ink'],
        depth: [-26, 76],
        taper: 0.5,
        seed: 2,
        inside: (foot) => [
          flow({ path: foot.map(([x, y, half]) => [x, y, half * 0.94] as const), ink: 'ink', streaks: [['amber', 14, 12], ['foam', 30, 18], ['cream', 40, 20]], length: [0.03, 0.1], seed: 4 }),
        ],
      }),
      crownsAbove({ whorls: ['ink', 'pine', 'ink', 'pine'], seed: 4, items: [[20, 360, 74], [60, 80, 136], [400, 36, 60], [176, 226, 96], [300, 150, 70]] }),
      foliage({ ink: 'ink', size: [22, 50], seed: 3, points: [[200, 10], [270, -6], [310, 40], [286, 90], [220, 96], [180, 50]] }),
      foliage({ ink: 'amber', size: [22, 50], seed: 3, points: [[190, 16], [256, 0], [294, 42], [270, 88], [210, 94], [172, 54]] }),
      foliage({ ink: 'sand', size: [18, 36], seed: 5, points: [[194, 44], [230, 30], [256, 52], [246, 80], [212, 84], [186, 66]] }),
      crownsAbove({ whorls: ['ink', 'pine', 'ink', 'pine'], seed: 9, items: [[1560, 460, 92], [1400, 560, 66], [1550, 660, 130], [1330, 730, 96]] }),
      foliage({ ink: 'ink', size: [22, 50], seed: 6, points: [[1420, 690], [1490, 674], [1530, 720], [1506, 780], [1440, 790], [1396, 740]] }),
      foliage({ ink: 'amber', size: [22, 50], seed: 6, points: [[1408, 696], [1474, 682], [1512, 724], [1490, 778], [1428, 788], [1386, 742]] }),
      foliage({ ink: 'sand', size: [18, 36], seed: 7, points: [[1412, 732], [1448, 720], [1472, 744], [1462, 772], [1428, 776], [1402, 756]] }),
      pot({ x: 1350, y: 150, width: 176, height: 132, depth: 60, rings: ['cream', 'amber', 'brown', 'bark', 'ink'] }),
      pot({ x: 1510, y: 256, width: 82, height: 62, depth: 24, rings: ['cream', 'amber', 'bark', 'foam'], seed: 3 }),
      // A hiker from high above: the hat first, then the shoulders, and a shadow that tells the rest.
      enlarged({ by: 1, from: [1096, 352], to: [1152, 420], layers: [
        mass({ light: morning, shadow: { y: 352, length: 2, opacity: 0.62 }, layers: [figure({ x: 1096, y: 352, height: 150, pose: 'lookout', ink: 'ink', coat: 'ink', pack: 'ink', skin: 'ink' })] }),
        drawn({ ink: 'ink', path: 'M1080 316L1078 352C1070 354 1066 360 1072 362H1090L1095 330 1101 358C1098 362 1102 366 1108 364H1120C1122 360 1118 356 1114 354L1112 316z' }),
        drawn({ ink: 'bark', path: 'M1104 282C1120 274 1134 280 1136 294V314C1134 328 1118 332 1104 326z' }),
        drawn({ ink: 'coral', path: 'M1070 290C1074 274 1084 268 1098 268 1112 268 1120 276 1122 290 1124 306 1117 318 1115 328 1104 334 1088 334 1077 328 1074 318 1076 312 1074 306L1060 332C1056 338 1048 336 1050 328z' }),
        drawn({ ink: 'brown', path: 'M1060 332C1056 338 1048 336 1050 328L1052 322 1064 326zM1082 280C1096 288 1112 284 1118 276 1124 284 1116 294 1100 295 1088 294 1082 288 1082 280z' }),
        drawn({ ink: 'cream', path: 'M1066 270C1066 258 1078 249 1095 249 1112 249 1124 258 1124 270 1124 281 1112 289 1095 289 1078 289 1066 281 1066 270z' }),
        drawn({ ink: 'amber', path: 'M1082 274C1092 282 1106 280 1112 270 1114 262 1112 254 1106 250 1118 254 1120 268 1114 276 1104 284 1090 284 1082 274z' }),
      ] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'The gorge of the Temperance River from above: a winding slot in the lava, white water deep inside, a hiker back from its rim',
    palette: fromAbove,
    layers: [
      sky({ bands: [['sand', 0]] }),
      shape({ ink: 'pine', points: [[60, 60], [176, 60], [150, 120], [120, 150], [110, 200], [60, 250]] }),
      shape({ ink: 'pine', points: [[340, 250], [300, 280], [286, 340], [360, 340]] }),
      slot({
        path: [[180, 0, 18], [208, 104, 34], [182, 150, 18], [150, 200, 52], [170, 236, 26], [214, 280, 60], [210, 340, 40], [180, 380, 60]],
        walls: ['cream', 'amber', 'brown', 'ink'],
        depth: [-14, 20],
        taper: 0.46,
        seed: 2,
        inside: (foot) => [
          flow({ path: foot.filter((_, i) => i % 3 === 0), ink: 'ink', streaks: [['foam', 8, 6], ['cream', 10, 8]], length: [0.08, 0.2], seed: 4 }),
        ],
      }),
      spruces({ ink: 'ink', lit: 'pine', seed: 5, tiers: 8, girth: 0.34, forms: 1, items: [[96, 200, 70], [126, 140, 60], [308, 340, 66]] }),
      figure({ x: 268, y: 214, height: 68, pose: 'lookout', ink: 'ink', coat: 'coral', pack: 'bark', hat: 'cream', skin: 'brown' }),
    ],
  },
});

interface PotOptions<Ink extends string> {
  /** The middle of the rim. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** How far the lowest ring lies below the rim. */
  depth: number;
  /** From the worn edge of the rim down to the floor. */
  rings: readonly Ink[];
  light?: Side;
  /** Drawn inside the rim, over the rings: what falls into it. */
  inside?: readonly Layer<Ink>[];
  seed?: number;
}

/** A round pothole seen from above: ring under ring, each a little lower, down to the dark. */
function pot<Ink extends string>(options: PotOptions<Ink>): Layer<Ink> {
  const { x, y, width, height, depth, rings, light = -1, inside = [], seed = 1 } = options;
  return (canvas) => {
    const round = (ring: number): Point[] => {
      const wear = noise(seed * 17 + ring);
      const sunk = (ring / (rings.length - 1)) ** 1.3;
      const size = 1 - ring * 0.045;
      // Each ring turns a little toward the side that lies in the shade, as the stones have ground it.
      const middle: Point = [x + light * -sunk * width * 0.03, y + sunk * depth];
      return Array.from({ length: 12 }, (_, i): Point => {
        const [unitX, unitY] = around(0, 0, 1 + wear(i * 0.7) * 0.035, i * 30);
        return [middle[0] + (unitX * size * width) / 2, middle[1] + (unitY * size * height) / 2];
      });
    };
    const rim = blob(round(0));
    canvas.inside(rim, () => {
      for (const [ring, ink] of rings.entries()) canvas.fill(ink, ring ? blob(round(ring)) : rim);
      for (const layer of inside) layer(canvas);
    });
  };
}

interface SlotOptions<Ink extends string> {
  /** Middle and half the width of the rim, far to near; wide and narrow by turns. */
  path: readonly Station[];
  /** From the worn edge of the rim down to the dark. */
  walls: readonly Ink[];
  /** How far the foot of the walls lies beside and below the rim: one sees more of the side across. */
  depth: Point;
  /** How narrow it is at the foot, of the width at the rim. */
  taper?: number;
  /** Drawn inside the rim over the walls, with the course of the foot: the water. */
  inside?: (foot: Station[]) => readonly Layer<Ink>[];
  seed?: number;
}

const PIECES = 30;

/** A gorge seen from above, that potholes have drilled: round chambers in a row, wall below wall, down to the water. */
function slot<Ink extends string>(options: SlotOptions<Ink>): Layer<Ink> {
  const { path, walls, depth, taper = 0.5, inside, seed = 1 } = options;
  const course = (down: number): Station[] => {
    const wear = noise(seed * 31 + Math.round(down * 10));
    return Array.from({ length: PIECES + 1 }, (_, i): Station => {
      const [x, y, half] = alongSmoothStations(path, i / PIECES);
      const width = half * (1 - down * (1 - taper)) * (1 + 0.16 * wear(i * 0.6));
      return [x + depth[0] * down, y + depth[1] * down, Math.max(6, width)];
    });
  };
  const ribbon = (stations: readonly Station[]) =>
    ribbonBetween(
      stations.map(([x, y, half]): Point => [x - half, y]),
      [...stations].reverse().map(([x, y, half]): Point => [x + half, y]),
    );
  return (canvas) => {
    const rim = ribbon(course(0));
    canvas.inside(rim, () => {
      for (const [i, ink] of walls.entries()) canvas.fill(ink, i ? ribbon(course(i / (walls.length - 1))) : rim);
      for (const layer of inside?.(course(1)) ?? []) layer(canvas);
    });
  };
}
