import { alongSmoothStations, at, lerp, type Point, type Station } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { blob, disc } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { trailArt } from '../../kit/scene.ts';
import { values } from '../../kit/values.ts';
import { mapleLeaves } from '../../motifs/leaves.ts';
import { shafts } from '../../motifs/light-shafts.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { bank, drawn, lenses, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { risingTrout } from '../../motifs/trout.ts';
import { river } from '../../motifs/water.ts';
import { crowns } from '../../motifs/woodland.ts';

const october = {
  ink: '#0d2329',
  deep: '#123f49',
  teal: '#1f6a6e',
  aqua: '#7cbcb2',
  pale: '#cfe6da',
  cream: '#fdf3d5',
  gold: '#f2c254',
  orange: '#dd8136',
  rust: '#ad462d',
  wine: '#5f2a2c',
  olive: '#5a5427',
  brass: '#cf9f45',
};

/** Straight down into clear water; the sun stands on the right. */
const clearWater = values({
  dark: { ink: '#0c2229', deep: '#123f4a', olive: '#4b4a26' },
  middle: { teal: '#2d7d7f', rust: '#c24a2b' },
  glow: { aqua: '#8fcbbd', brass: '#dcb45e' },
  accent: { gold: '#f6b73e' },
});

/** The net that the sun and the waves throw on the bed: what lies between its threads. */
const meshes = (): string => {
  const random = new Random(12);
  const [across, down] = [150, 96];
  const knot = (column: number, row: number): Point => {
    const shaken = new Random(column * 71 + row * 13 + 5);
    return [column * across + (row % 2) * across * 0.5 + shaken.jitter(46), row * down + shaken.jitter(30)];
  };
  let data = '';
  for (let row = -1; row < 9; row++) {
    for (let column = -1; column < 11; column++) {
      const odd = Math.abs(row % 2);
      const corners = [knot(column, row), knot(column + 1, row), knot(column + 1 + odd, row + 1), knot(column + odd, row + 1)];
      const middle: Point = [corners.reduce((sum, [x]) => sum + x, 0) / 4, corners.reduce((sum, [, y]) => sum + y, 0) / 4];
      const shrink = random.between(0.84, 0.96);
      data += blob(corners.flatMap(([x, y], k): Point[] => {
        const [nextX, nextY] = at(corners, (k + 1) % 4);
        const inward = (px: number, py: number): Point => [lerp(middle[0], px, shrink), lerp(middle[1], py, shrink)];
        return [inward(x, y), inward((x + nextX) / 2, (y + nextY) / 2)];
      }));
    }
  }
  return data;
};

/** From the snout to the root of the tail, as it swings in the current. */
const SPINE: readonly Station[] = [[1260, 176, 4], [1236, 184, 26], [1190, 198, 46], [1130, 216, 62], [1060, 238, 76], [970, 272, 84], [850, 332, 84], [730, 402, 78], [610, 470, 68], [490, 520, 56], [380, 546, 44], [280, 550, 32], [200, 538, 26], [150, 524, 24]];
const TAIL = 'M250 520C200 516 150 506 110 490 60 464 30 444-10 428 20 470 40 500 60 520 40 560 10 590-30 620 60 604 120 586 170 572 200 566 230 572 260 576 236 556 236 540 250 520z';
const FINS = 'M1030 300C1010 360 1006 420 1030 484 1058 430 1080 370 1090 290zM1000 196C950 150 890 122 820 120 850 170 900 210 960 240zM640 500C640 560 656 600 690 640 704 590 706 540 690 470zM590 440C540 404 490 396 430 404 470 440 520 470 570 484z';
const TROUT = limb(SPINE, 1);
/** The side away from the sun. */
const SHADED = limb(SPINE.map(([x, y, half]): Station => [x - half * 0.1, y + half * 0.24, half * 0.78]), 1);
const DORSAL = 'M880 318C820 326 740 370 690 424 760 410 840 376 880 318zM420 540C390 534 360 536 334 548 360 556 400 556 420 540z';
const EYES = 'M1146 160C1154 148 1178 146 1188 156 1178 168 1158 172 1146 160zM1176 246C1182 234 1206 226 1216 234 1212 248 1192 258 1176 246z';
const GILLS = 'M1084 152C1064 190 1076 250 1112 300 1090 250 1084 196 1096 152z';
/** On the back, closer and smaller toward the middle of it; `grow` is the pale ring of each. */
const spots = (grow: number): string => {
  const random = new Random(23);
  return Array.from({ length: 44 }, (_, i) => {
    const t = 0.24 + (i / 44) * 0.7;
    const [x, y, half] = alongSmoothStations(SPINE, t);
    const [aheadX, aheadY] = alongSmoothStations(SPINE, t + 0.01);
    const [turnX, turnY] = [aheadY - y, x - aheadX].map((value) => value / Math.hypot(aheadX - x, aheadY - y));
    const off = (random.next() * 2 - 1) * 0.82 * half;
    return disc(x + (turnX ?? 0) * off, y + (turnY ?? 0) * off, random.between(5, 11) + grow);
  }).join('');
};

export default trailArt({
  hero: {
    alt: 'Straight down into the clear Redwood River in October: a long brown trout holds in the current over its own shadow, and red maple leaves of Camden drift over it.',
    focus: { x: 0.7, y: 0.4 },
    palette: clearWater,
    layers: [
      sky({ bands: [['aqua', 0]] }),
      drawn({ ink: 'teal', path: meshes() }),
      // The pool.
      drawn({ ink: 'deep', path: 'M-20 300C120 330 200 420 360 470 520 520 640 560 760 640 860 700 1000 720 1120 820H-20z' }),
      mass({ ink: 'ink', opacity: 0.75, layers: [(canvas) => canvas.add(`<g transform="translate(-70 124)"><path d="${TROUT}"/><path d="${TAIL}"/><path d="${FINS}"/></g>`)] }),
      drawn({ ink: 'olive', path: FINS }),
      drawn({ ink: 'brass', path: TROUT, layers: [drawn({ ink: 'olive', path: SHADED }), drawn({ ink: 'ink', path: GILLS })] }),
      drawn({ ink: 'olive', path: TAIL }),
      drawn({ ink: 'gold', path: spots(5) }),
      drawn({ ink: 'ink', path: spots(0) }),
      drawn({ ink: 'ink', path: DORSAL + EYES }),
      mapleLeaves({ ink: 'deep', lit: 'deep', items: [[610, 320, 190, 20], [1270, 600, 150, 130], [240, 190, 120, -60]] }),
      mapleLeaves({ ink: 'rust', lit: 'gold', items: [[690, 200, 190, 20], [1350, 480, 150, 130], [300, 110, 120, -60]] }),
    ],
  },
  badge: {
    alt: 'A brown trout under the surface of the Redwood River, below maples in October',
    palette: october,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['pale', 0], ['cream', 120]] }),
      ridge({ ink: 'gold', points: [[0, 132], [195, 158], [390, 132]], swell: 3, seed: 5, cover: 'hardwood', height: [16, 26], floor: 230 }),
      ridge({ ink: 'orange', points: [[0, 164], [150, 186], [240, 186], [390, 164]], swell: 2, seed: 8, cover: 'hardwood', height: [16, 26], floor: 230 }),
      river({ ink: 'aqua', path: [[204, 186, 6], [192, 194, 20], [206, 206, 60], [196, 224, 130]] }),
      crowns({ leaves: [['rust', 'orange'], ['wine', 'rust']], items: [[96, 224, 60], [300, 224, 60], [56, 224, 56], [334, 224, 56]] }),
      shape({ ink: 'deep', points: [[0, 220], [390, 220], [390, 420], [0, 420]] }),
      bank({ ink: 'teal', points: [[0, 218], [100, 224], [200, 217], [300, 224], [390, 218]], close: [[390, 276], [0, 276]] }),
      shafts({ ink: 'aqua', opacity: 0.3, from: 222, items: [[150, 110, 350, 40], [270, 240, 350, 34]] }),
      lenses({ ink: 'cream', items: [[130, 222, 150, 7], [268, 222, 130, 7]] }),
      risingTrout({ x: 198, y: 284, length: 204, ink: 'olive', flank: 'brass', belly: 'cream', spot: 'ink', red: 'rust', tilt: -12 }),
      boulders({ ink: 'ink', lit: 'olive', seed: 6, items: [[130, 350, 90, 30]] }),
    ],
  },
});
