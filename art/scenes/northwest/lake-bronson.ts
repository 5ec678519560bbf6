import { around, lerp, type Point } from '../../kit/geometry.ts';
import { blob, polygon, polyline } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { aspens } from '../../motifs/aspens.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { waterTower } from '../../motifs/water-tower.ts';

const stormLight = {
  ink: '#1f2a33',
  storm: '#3d566c',
  slate: '#6b8a9e',
  mist: '#b4c6c6',
  cream: '#fdf1d0',
  gold: '#f2bf45',
  amber: '#d58f2f',
  straw: '#d9b765',
  olive: '#7f7a3c',
  stone: '#e2c3a0',
  rose: '#b98a72',
  umber: '#6d4d45',
};

/** The sun goes down on the left, a little before the tower. */
const evening = values({
  dark: { night: '#232a55', wine: '#5a2238' },
  middle: { rust: '#a33d2c', amber: '#cf7427' },
  glow: { rose: '#ee9c62', straw: '#f2cd86', cream: '#fff3d3' },
  accent: { gold: '#f7b02e' },
});
type Ink = 'night' | 'wine' | 'rust' | 'amber' | 'rose' | 'straw' | 'cream' | 'gold';

/** In feet from the foot of the tower: right, toward us, and up. */
type Place = readonly [x: number, y: number, up: number];
/** We look down on it from the air. */
const EYE: Place = [16, 170, 190];
const PITCH = (46 * Math.PI) / 180;
const FOCAL = 3800;
const seen = ([x, y, up]: Place): Point => {
  const [right, ahead, above] = [x - EYE[0], EYE[1] - y, up - EYE[2]];
  const depth = ahead * Math.cos(PITCH) - above * Math.sin(PITCH);
  return [650 + (FOCAL * right) / depth, 525 - (FOCAL * (ahead * Math.sin(PITCH) + above * Math.cos(PITCH))) / depth];
};
const flat = (...places: readonly Place[]): string => polygon(places.map(seen));
/** Where the shadow of it falls. */
const AWAY = [0.95, -0.31] as const;
const LONG = 1.75;
const fallen = ([x, y, up]: Place): Point => seen([x + AWAY[0] * LONG * up, y + AWAY[1] * LONG * up, 0]);

/** Walls between the corners of a hexagon: 1 is lit, 0 is grazed, 5 lies in the shade. */
const TURN = 44;
const corner = (i: number, reach: number, up: number): Place => {
  const spot = (turn: number): Point => around(0, 0, reach, turn * 60 + TURN);
  const [[x1, y1], [x2, y2]] = [spot(Math.floor(i)), spot(Math.floor(i) + 1)];
  const part = i - Math.floor(i);
  return [lerp(x1, x2, part), lerp(y1, y2, part), up];
};
const ring = (reach: number, up: number): Place[] => [0, 1, 2, 3, 4, 5].map((i) => corner(i, reach, up));
const WALLS = [[5, 'night', 'wine', 'wine'], [0, 'rust', 'amber', 'rose'], [1, 'rose', 'straw', 'cream']] as const;

/** The outline around points. */
function hull(points: readonly Point[]): string {
  const sorted = [...points].sort(([a, b], [c, d]) => a - c || b - d);
  const half = (list: readonly Point[]) => {
    const edge: Point[] = [];
    for (const point of list) {
      for (;;) {
        const [b, a] = [edge.at(-1), edge.at(-2)];
        if (!a || !b || (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        edge.pop();
      }
      edge.push(point);
    }
    return edge.slice(0, -1);
  };
  return polygon([...half(sorted), ...half(sorted.reverse())]);
}

const FOOT = 14;
const NECK = 10.8;
const DECK = 13.4;
const EAVE = ring(17, 39.5);
const PEAK: Place = [0, 0, 47];

const shadow: Layer<Ink> = (canvas) => {
  const solid = (...rings: (readonly Place[])[]) => hull(rings.flat().map(fallen));
  canvas.fill('night', solid(ring(FOOT, 0), ring(NECK, 27)) + solid(ring(NECK, 27), ring(DECK, 30)) + solid(ring(DECK, 30), ring(DECK, 33.6)) + solid(EAVE, [PEAK]));
};

const ROOF = [[2, 'amber', 'rust'], [3, 'wine', 'night'], [4, 'wine', 'night'], [5, 'night', 'wine'], [0, 'rust', 'wine'], [1, 'rose', 'amber']] as const;
const tower: Layer<Ink> = (canvas) => {
  const random = new Random(8);
  for (const [side, mortar, dim, bright] of WALLS) {
    const wall = (low: number, foot: number, high: number, top: number) => flat(corner(side, low, foot), corner(side + 1, low, foot), corner(side + 1, high, top), corner(side, high, top));
    canvas.fill(mortar, wall(FOOT, 0, NECK, 27));
    const stones = { dim: '', bright: '' };
    const reach = (up: number) => lerp(FOOT, NECK, up / 27);
    for (let up = 0.4, course = 0; up < 24.6; course++) {
      const top = up + random.between(2.2, 3.4);
      for (let along = course % 2 ? 0.03 : -0.1; along < 0.95; ) {
        const end = along + random.between(0.2, 0.36);
        const [from, to] = [Math.max(0.03, along), Math.min(0.97, end - 0.035)];
        if (to - from > 0.09) stones[random.chance(0.42) ? 'bright' : 'dim'] += flat(corner(side + from, reach(up), up), corner(side + to, reach(up), up), corner(side + to - 0.01, reach(top), top - 0.45), corner(side + from + 0.01, reach(top), top - 0.35));
        along = end;
      }
      up = top;
    }
    canvas.fill(dim, stones.dim);
    canvas.fill(bright, stones.bright);
    if (side < 2) {
      // A door in front, a window on the side of the sun.
      const [low, high, half] = side ? [14, 19, 0.1] : [0, 7.4, 0.15];
      canvas.fill('night', flat(corner(side + 0.5 - half, reach(low), low), corner(side + 0.5 + half, reach(low), low), corner(side + 0.5 + half, reach(high), high), corner(side + 0.5 - half, reach(high), high)));
    }
    canvas.fill(side === 1 ? 'wine' : 'night', wall(NECK, 27, DECK, 30));
    canvas.fill('night', wall(DECK, 33, DECK, 40));
  }
  for (const [side, mortar] of WALLS) {
    canvas.fill(side === 1 ? 'cream' : mortar, flat(corner(side, DECK, 30), corner(side + 1, DECK, 30), corner(side + 1, DECK, 33.6), corner(side, DECK, 33.6)));
    for (const at of [0.02, 0.98]) canvas.fill(side === 1 ? 'rose' : 'rust', flat(corner(side + at - 0.02, DECK, 33.6), corner(side + at + 0.02, DECK, 33.6), corner(side + at + 0.02, DECK, 40), corner(side + at - 0.02, DECK, 40)));
  }
  for (const [side, ink, course] of ROOF) {
    const [from, to] = [corner(side, 17, 39.5), corner(side + 1, 17, 39.5)];
    canvas.fill(ink, flat(from, to, PEAK));
    canvas.stroke(course, 3, [0.22, 0.4, 0.58, 0.76].map((t) => polyline([from, to].map(([x, y, up]) => seen([x * t, y * t, lerp(PEAK[2], up, t)])))).join(''));
  }
};

/** Aspens: where each stands, and how tall it is in feet. */
type Tree = readonly [x: number, y: number, tall: number];
const GROVES: readonly Tree[] = [
  [64, -60, 22], [77, -62, 26], [90, -58, 23], [52, -52, 20], [67, -53, 27], [80, -51, 24], [60, -44, 18], [72, -43, 25], [84, -42, 22], [38, -52, 17],
];
/** A crown on its stem: how far to the side, and how high. */
const CROWN: readonly Point[] = [[0, 1.04], [0.1, 0.9], [0.2, 0.7], [0.2, 0.52], [0.08, 0.38], [-0.08, 0.38], [-0.2, 0.52], [-0.2, 0.7], [-0.1, 0.9]];
const grove: Layer<Ink> = (canvas) => {
  const stem: readonly Point[] = [[-0.024, 0], [-0.018, 0.5], [0.018, 0.5], [0.024, 0]];
  canvas.fill('night', GROVES.map(([x, y, tall]) => {
    const thrown = (outline: readonly Point[]) => outline.map(([side, up]): Point => fallen([x - AWAY[1] * side * tall, y + AWAY[0] * side * tall, up * tall]));
    return polygon(thrown(stem)) + blob(thrown(CROWN));
  }).join(''));
  for (const [x, y, tall] of GROVES) {
    const slim = 0.75 + ((x * 7 + y * 3 + tall) % 5) * 0.1;
    const upright = (outline: readonly Point[]) => outline.map(([side, up]): Point => seen([x + side * tall * slim, y, up * tall]));
    canvas.fill('cream', polygon(upright(stem)));
    canvas.fill('amber', blob(upright(CROWN)));
    canvas.fill('gold', blob(upright([[0, 1.04], [0.04, 0.8], [0.06, 0.6], [0.04, 0.46], [-0.04, 0.38], [-0.08, 0.38], [-0.2, 0.52], [-0.2, 0.7], [-0.1, 0.9]])));
  }
};

/** A moose has come out of the trees: along it and up. */
const MOOSE: readonly (readonly Point[])[] = [
  [[-4.4, 5.2], [-3.8, 6], [-1.5, 5.9], [0.8, 7.2], [2, 6.9], [3, 7.1], [3.8, 6.9], [5.5, 5.5], [5.8, 4.7], [5.2, 4.3], [3.9, 5.1], [3.5, 4], [3, 4.9], [2, 3.5], [-1.8, 3.7], [-3.4, 3.5], [-4.2, 4.2]],
  [[-3.9, 4.6], [-3.9, 0], [-3.4, 0], [-2.7, 3.8]], [[-2.7, 4], [-2.4, 0], [-1.9, 0], [-1.7, 4]], [[1, 4], [1.2, 0], [1.7, 0], [2.1, 4]], [[2, 4], [2.5, 0], [3, 0], [2.9, 4]],
  [[3.1, 7], [1.6, 7.7], [0.6, 9.3], [1.5, 9], [1.9, 9.9], [2.6, 9], [3.2, 9.6], [3.5, 8.2], [3.9, 7.9], [4.5, 9.1], [5, 8.5], [5.6, 9], [5.1, 7.7], [3.9, 7]],
];
const moose = (x: number, y: number): Layer<Ink> => (canvas) => {
  canvas.fill('night', MOOSE.map((part) => polygon(part.map(([side, up]): Point => fallen([x + side, y, up])))).join(''));
  canvas.fill('wine', MOOSE.map((part) => polygon(part.map(([side, up]): Point => seen([x + side, y, up])))).join(''));
};

export default trailArt({
  hero: {
    alt: 'From the air, the six-sided stone water tower at Lake Bronson in the last sun; its great shadow lies over the prairie toward golden aspens, and a moose stands beside it.',
    focus: { x: 0.09, y: 0.5 },
    palette: evening,
    layers: [
      drawn({ ink: 'straw', path: 'M-20-20H1640V840H-20z' }),
      drawn({ ink: 'rose', opacity: 0.5, path: 'M-20 200C200 120 460 170 700 110 900 60 1200 60 1640-20V-30H-20zM500 840C700 700 900 690 1100 600 1300 520 1440 480 1640 470V640C1500 660 1380 720 1240 760 1160 790 1060 820 1000 840z' }),
      spray({ ink: 'amber', opacity: 0.5, from: [1100, 840], to: [900, 500], size: 3, within: [[500, 840], [900, 690], [1240, 550], [1640, 470], [1640, 640], [1240, 760], [1000, 840]] }),
      shadow,
      grove,
      moose(62, 5),
      tower,
      grain({ ink: 'night', opacity: 0.1 }),
    ],
  },
  badge: {
    alt: 'The fieldstone water tower of Lake Bronson between golden aspens, with a storm behind it',
    palette: stormLight,
    layers: [
      sky({ waver: 5, seed: 2, bands: [['storm', 0], ['slate', 150], ['mist', 210]] }),
      ridge({ ink: 'amber', y: 268, swell: 3, seed: 6, cover: 'hardwood', height: [14, 26], floor: 310 }),
      ridge({ ink: 'olive', points: [[0, 302], [195, 294], [390, 302]], swell: 3, seed: 4 }),
      waterTower({ x: 195, y: 330, height: 238, lit: 'cream', mid: 'stone', shade: 'rose', dark: 'umber', roof: 'umber', rim: 'gold', stones: 16 }),
      ridge({ ink: 'straw', points: [[0, 326], [130, 324], [195, 320], [270, 324], [390, 330]], swell: 2, seed: 5 }),
      aspens({ bark: 'cream', shade: 'mist', mark: 'ink', leaf: 'amber', leaf2: 'gold', leaves: 8, seed: 6, boughs: 4, items: [[80, 350, 220, 0.04], [316, 350, 240, -0.04]] }),
    ],
  },
});
