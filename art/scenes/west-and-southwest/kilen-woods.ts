import { alongSmoothStations, lerp, type Point, type Station } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { disc, numbers } from '../../kit/path.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { foliage } from '../../motifs/foliage.ts';
import { cut, drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { treetops } from '../../motifs/treetops.ts';

/** October, from the air; the sun stands in the upper left. */
const harvest = values({
  dark: { wine: '#471a28' },
  middle: { rust: '#a83f24', flame: '#d2692a', gold: '#dba548' },
  glow: { sage: '#c3c78f', straw: '#eec56c', water: '#bfdcd8', cream: '#fdf2d2' },
  accent: { red: '#d8301f' },
});

/** The main creek, from the river to its head: the midrib. */
const RIB: readonly Station[] = [[236, 742, 12], [520, 640, 9], [800, 500, 7], [1080, 330, 5], [1330, 200, 3], [1490, 130, 1]];
/** Along the creek, and how far to its left or right. */
function at([along, across]: Point): Point {
  const [x, y] = alongSmoothStations(RIB, along);
  const [nextX, nextY] = alongSmoothStations(RIB, Math.min(1, along + 0.01));
  const [beforeX, beforeY] = alongSmoothStations(RIB, Math.max(0, along - 0.01));
  const [dx, dy] = [nextX - beforeX, nextY - beforeY];
  const length = Math.hypot(dx, dy);
  return [x + (dy / length) * across, y - (dx / length) * across];
}
const LEFT: readonly Point[] = [[0.05, 20], [0.09, 70], [0.13, 150], [0.2, 186], [0.25, 150], [0.27, 90], [0.29, 66], [0.32, 100], [0.36, 210], [0.42, 262], [0.49, 240], [0.52, 150], [0.535, 70], [0.56, 64], [0.58, 130], [0.6, 270], [0.65, 360], [0.73, 350], [0.765, 250], [0.775, 150], [0.8, 130], [0.82, 200], [0.87, 250], [0.93, 220], [0.95, 130], [0.97, 90], [1, 100]];
const RIGHT: readonly Point[] = [[1, -80], [0.97, -110], [0.93, -100], [0.91, -120], [0.92, -200], [0.88, -260], [0.82, -240], [0.78, -150], [0.755, -130], [0.755, -240], [0.72, -330], [0.65, -350], [0.58, -290], [0.545, -160], [0.53, -70], [0.5, -60], [0.49, -120], [0.48, -230], [0.42, -280], [0.35, -250], [0.31, -150], [0.285, -60], [0.26, -60], [0.24, -120], [0.2, -170], [0.14, -150], [0.1, -70], [0.06, -20]];
const LEAF: Point[] = [...LEFT, [1.0, 40] as Point, [1.0, -20] as Point, ...RIGHT].map(at);
/** Side ravines: where each leaves the creek, its head, and the spur that parts it from the next one on its shaded side. */
const VEINS: readonly (readonly [mouth: number, head: Point, spur: Point, from: number])[] = [
  [0.1, [0.19, 176], [0.03, 300], 0.02],
  [0.3, [0.42, 246], [0.28, 300], 0.22],
  [0.48, [0.68, 340], [0.53, 400], 0.42],
  [0.7, [0.88, 240], [0.78, 380], 0.6],
  [0.1, [0.18, -150], [0.27, -300], 0.24],
  [0.3, [0.41, -264], [0.515, -320], 0.46],
  [0.5, [0.66, -336], [0.77, -400], 0.7],
  [0.72, [0.87, -250], [0.93, -320], 0.9],
];

/** Furrows: parallel lines across a field. */
function furrows(ink: 'straw' | 'gold', field: readonly Point[], [dx, dy]: Point, apart: number): Layer<'straw' | 'gold'> {
  return cut({
    within: field,
    layers: [
      (canvas) => {
        let data = '';
        for (let i = -60; i < 60; i++) data += `M${numbers([Math.round(800 - dy * i * apart - dx * 1400), Math.round(400 + dx * i * apart - dy * 1400)])}l${numbers([Math.round(dx * 2800), Math.round(dy * 2800)])}`;
        canvas.stroke(ink, 3, data);
      },
    ],
  });
}

/** What looks away from the sun. */
const SLOPES = VEINS.map(([mouth, head, spur, from]) => [at([mouth, 0]), at(head), at([head[0], head[1] * 1.6]), at(spur), at([from, 0])]);
const WINDBREAK: readonly Point[] = [[98, 236], [108, 196], [119, 156], [130, 116], [172, 112], [212, 123], [252, 134], [292, 145]];
const sage: Point[] = [[-20, -20], [420, -20], [300, 330], [-20, 250]];
const stubble: Point[] = [[420, -20], [940, -20], [800, 480], [300, 330]];
const corner: Point[] = [[1030, 540], [1640, 690], [1640, 830], [940, 830]];
const far: Point[] = [[1420, -20], [1640, -20], [1640, 690], [1240, 590]];

/** The leaf of the badge: three lobes on each side of the creek, and one at its head. */
const BADGE_LEAF = 'M173 330C161 317 160 304 171 292C151 292 129 292 119 275C111 258 124 242 143 243C159 243 167 250 176 248C168 232 140 234 125 215C113 196 124 179 143 178C164 178 178 196 189 195C185 180 164 172 158 151C153 134 164 122 179 126C186 107 205 92 222 97C240 102 244 124 236 140C249 139 263 146 263 161C262 179 238 183 227 195C238 199 266 186 282 198C297 212 290 231 271 236C249 243 230 232 217 239C224 248 247 249 254 268C260 285 246 297 228 296C210 295 201 285 191 294C185 304 179 316 173 330z';
const BADGE_SHADE = 'M173 330L190 277 206 220 214 152 222 97 266 106L331 284 177 340zM119 275L184 270 193 248 176 248 143 243zM125 215L195 228 203 206 189 195 143 178zM158 151L207 176 213 145 179 126z';
const BADGE_VEINS = [
  limb([[168, 343, 7], [189, 280, 6], [204, 221, 5], [213, 160, 4], [221, 109, 2]], 1),
  limb([[188, 280, 4], [158, 272, 3], [128, 269, 1.5]], 1),
  limb([[201, 237, 4], [162, 217, 3], [134, 196, 1.5]], 1),
  limb([[211, 176, 4], [188, 160, 3], [169, 140, 1.5]], 1),
  limb([[190, 276, 4], [215, 270, 3], [243, 279, 1.5]], 1),
  limb([[205, 218, 4], [240, 215, 3], [275, 220, 1.5]], 1),
  limb([[212, 168, 4], [229, 162, 3], [250, 158, 1.5]], 1),
].join('');

export default trailArt({
  hero: {
    alt: 'From the air, in October: between plowed fields the oak woods of Kilen Woods fill the ravines that branch from the Des Moines River, drawn as one great oak leaf with creeks for veins.',
    focus: { x: 0.56, y: 0.5 },
    palette: harvest,
    layers: [
      sky({ bands: [['straw', 0]] }),
      furrows('gold', [[-20, -20], [1640, -20], [1640, 830], [-20, 830]], [0.94, 0.26], 22),
      shape({ ink: 'sage', points: sage }),
      furrows('gold', sage, [-0.26, 0.94], 20),
      shape({ ink: 'cream', points: stubble }),
      furrows('straw', stubble, [-0.26, 0.94], 26),
      shape({ ink: 'sage', points: corner }),
      furrows('gold', corner, [0.94, 0.26], 20),
      shape({ ink: 'cream', points: far }),
      furrows('straw', far, [-0.26, 0.94], 26),
      // A farm behind its windbreak.
      mass({ ink: 'rust', light: { from: [1, 1.2], ink: 'wine', shadow: 'wine' }, rim: 12, layers: [(canvas) => canvas.fill('rust', WINDBREAK.map(([x, y]) => disc(x, y, 17)).join(''))] }),
      shape({ ink: 'wine', points: [[190, 168], [272, 190], [258, 244], [176, 222]] }),
      shape({ ink: 'red', points: [[178, 152], [258, 174], [251, 200], [171, 178]] }),
      shape({ ink: 'rust', points: [[171, 178], [251, 200], [244, 226], [164, 204]] }),
      shape({ ink: 'cream', points: [[286, 214], [322, 224], [316, 246], [280, 236]] }),
      shape({ ink: 'wine', points: [[280, 236], [316, 246], [310, 262], [274, 252]] }),
      // The river takes the creek in.
      mass({ ink: 'water', light: { from: [-1, -1], ink: 'wine', shadow: 'wine' }, rim: 8, layers: [
        drawn({ ink: 'water', path: 'M-20 400C70 410 150 450 146 520C142 590 60 620 90 680C120 730 240 700 330 740C390 768 410 800 412 830H250C230 800 150 810 70 780C-20 740-20 660 20 600C50 550 40 500-20 490z' }),
      ] }),
      drawn({ ink: 'cream', path: 'M10 440C70 450 110 470 106 510C90 470 50 456 10 440zM60 640C80 700 150 716 220 720C150 730 70 716 60 640z' }),
      mass({ ink: 'rust', light: { from: [1, 1.2], ink: 'wine', shadow: 'wine' }, rim: 26, layers: [foliage({ ink: 'rust', size: [26, 52], seed: 3, points: LEAF })] }),
      cut({ within: LEAF, smooth: true, layers: [
        ...SLOPES.map((points) => shape<'wine'>({ ink: 'wine', points })),
        treetops({ ink: 'flame', within: LEAF, without: SLOPES, seed: 5 }),
        ...SLOPES.map((slope, i) => treetops<'rust'>({ ink: 'rust', within: slope, seed: 6 + i })),
      ] }),
      (canvas) => canvas.fill('water', limb(RIB, 1) + VEINS.map(([mouth, head]) => {
        const [[x, y], [toX, toY]] = [at([mouth, 0]), at(head)];
        return limb([[x, y, 5], [lerp(x, toX, 0.4) + 8, lerp(y, toY, 0.4) - 6, 4], [lerp(x, toX, 0.7) - 6, lerp(y, toY, 0.7) + 6, 3], [lerp(x, toX, 0.95), lerp(y, toY, 0.95), 1]], 1);
      }).join('')),
      grain({ ink: 'wine', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'Kilen Woods from the air in October: the oak woods in the ravines are one great oak leaf, the creeks its veins, the river at its stem',
    palette: harvest,
    layers: [
      sky({ bands: [['straw', 0]] }),
      (canvas) => canvas.stroke('gold', 5, 'M150 60L370 120M130 90L380 158M110 120L390 196M90 150L390 232M80 182L390 266M80 216L390 300M80 250L390 334'),
      shape({ ink: 'cream', points: [[0, 0], [214, 0], [128, 320], [0, 300]] }),
      (canvas) => canvas.stroke('straw', 5, 'M184 0L98 320M154 0L68 320M124 80L60 320M94 160L50 320'),
      drawn({ ink: 'water', path: 'M60 252C104 262 112 296 150 306C190 316 250 302 330 330V400H60z' }),
      mass({ ink: 'rust', light: { from: [1, 1.2], ink: 'wine', shadow: 'wine' }, rim: 9, layers: [drawn({ ink: 'rust', path: BADGE_LEAF })] }),
      drawn({ ink: 'flame', path: BADGE_LEAF, layers: [drawn({ ink: 'rust', path: BADGE_SHADE })] }),
      drawn({ ink: 'water', path: BADGE_VEINS }),
    ],
  },
});
