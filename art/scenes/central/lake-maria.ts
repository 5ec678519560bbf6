import { around, type Point, round, type Station } from '../../kit/geometry.ts';
import { limb } from '../../kit/limb.ts';
import { blob, numbers, petal } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { values } from '../../kit/values.ts';
import { foliage } from '../../motifs/foliage.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { greatTrunks } from '../../motifs/trunks.ts';
import { turtle } from '../../motifs/turtle.ts';
import { ripples, water } from '../../motifs/water.ts';

const shade = {
  ink: '#0b1f1c',
  pine: '#14392f',
  green: '#24603f',
  fern: '#559447',
  lime: '#a8cb57',
  light: '#eff3b8',
  pond: '#2f7468',
  yellow: '#f7d23e',
  bark: '#6b4a33',
};

/** From the bottom of the pond: all the light comes through the surface above. */
const pond = values({
  dark: { ink: '#08201d', pine: '#14463c', moss: '#2b6a47' },
  middle: { fern: '#57974a', ochre: '#c99a2b' },
  glow: { lime: '#b3d45c', light: '#f1f5c4' },
  accent: { yellow: '#ffd52e' },
});
type PondInk = keyof typeof pond;

/** The sky as it looks from under water: a round window, the woods along its edge. */
const WINDOW = [800, 372] as const;
const ring = (radius: number, unrest: number, steps: number, seed: number): Point[] => {
  const random = new Random(seed);
  return Array.from({ length: steps }, (_, i) => around(...WINDOW, radius * (1 + random.jitter(unrest)), (i * 360) / steps));
};
const arc = (radius: number, from: number, to: number): string => `M${numbers([...around(...WINDOW, radius, from)].map(round))}A${radius} ${radius} 0 0 1 ${numbers([...around(...WINDOW, radius, to)].map(round))}`;
/** A trunk leans in from the edge, and forks. */
const trunk = (degrees: number, tip: number, half: number): string => {
  const joint = (radius: number, turn: number, thick: number): Station => {
    const [x, y] = around(...WINDOW, radius, degrees + turn);
    return [x, y, half * thick];
  };
  return limb([joint(500, 0, 1), joint(420, 1, 0.8), joint(350, 0, 0.62), joint((tip + 350) / 2, -5, 0.36), joint(tip, -4, 0.1)], 1) + limb([joint(390, 0, 0.6), joint(330, 5, 0.42), joint(tip + 24, 7, 0.08)], 1);
};

/** Below: the yellow plastron, hinged, a dark blotch on every scute. */
const mirrored = (points: readonly Point[]): Point[] => [...points, ...points.map(([x, y]): Point => [-x, y]).reverse()];
const SHELL = blob(mirrored([[0, -262], [110, -246], [180, -170], [204, -40], [206, 90], [176, 200], [100, 262], [0, 280]]));
const PLASTRON = blob(mirrored([[0, -216], [84, -214], [124, -150], [128, -70], [164, -30], [166, 50], [128, 84], [122, 160], [84, 226], [20, 216], [0, 204]]));
const BLOTCH = ([[96, -176, 24, 26], [104, -96, 22, 24], [140, -6, 26, 30], [132, 62, 24, 22], [96, 130, 24, 26], [74, 194, 24, 20]] as const).flatMap(([x, y, w, h]) => [-1, 1].map((side) => blob([[side * x - w, y - h * 0.4], [side * x, y - h], [side * x + w, y - h * 0.3], [side * x + w * 0.8, y + h], [side * x - w * 0.7, y + h * 0.8]]))).join('');
const SEAMS = 'M0-212V208M-122-142Q0-120 122-142M-126-66Q0-42 126-66M-164 10Q0 26 164 10M-130 88Q0 100 130 88M-116 166Q0 176 116 166';
const HEAD = limb([[0, -190, 84], [-4, -276, 64], [-14, -336, 58], [-26, -384, 70], [-36, -428, 70], [-44, -466, 52], [-48, -492, 20]], 1);
const THROAT = limb([[0, -226, 56], [-4, -276, 48], [-14, -336, 44], [-26, -388, 52], [-36, -432, 48], [-44, -464, 28], [-48, -480, 8]], 1);
/** The line of the jaw. */
const JAW = 'M-78-404C-82-448-70-474-48-484-26-478-2-460 12-412-10-440-26-452-44-452-58-452-70-436-78-404z';
const LEGS = [
  [[-110, -170, 70], [-180, -226, 58], [-232, -252, 46], [-266, -290, 50], [-290, -330, 52], [-298, -352, 40]],
  [[110, -170, 70], [192, -184, 58], [246, -158, 46], [284, -118, 50], [308, -80, 52], [318, -60, 40]],
  [[-110, 180, 76], [-170, 232, 62], [-206, 280, 48], [-214, 326, 54], [-208, 368, 56], [-202, 390, 42]],
  [[110, 180, 76], [184, 222, 62], [246, 236, 48], [290, 270, 54], [320, 304, 56], [332, 322, 42]],
] as const;
const CLAWS = ([[-296, -344, -104], [314, -66, 66], [-204, 380, 80], [326, 314, 54]] as const).flatMap(([x, y, turn]) => [-56, -28, 0, 28, 56].map((off) => petal(...around(x, y, 14, turn + off), 48, 13, turn + off * 0.5, 1))).join('');
/** Folds of skin over the joints. */
const FOLDS = LEGS.map((leg) => leg.slice(1, 4).map(([x, y, half], i) => petal(x - half * 0.7, y - half * 0.2, half * 1.3, 5, 20 - i * 14, 1)).join('')).join('');
const TAIL = limb([[0, 230, 30], [20, 310, 16], [60, 370, 8], [96, 396, 2]], 1);

const swimmer: Layer<PondInk> = (canvas) => {
  canvas.add('<g transform="translate(806 414)rotate(-38)">');
  canvas.fill('ink', LEGS.map((leg) => limb(leg, 1)).join('') + CLAWS + TAIL + HEAD);
  canvas.fill('pine', FOLDS);
  canvas.fill('ink', SHELL);
  canvas.fill('ochre', PLASTRON);
  canvas.fill('ink', BLOTCH);
  canvas.stroke('ink', 5, SEAMS);
  canvas.fill('yellow', THROAT);
  canvas.fill('ochre', JAW);
  canvas.add('</g>');
};

export default trailArt({
  hero: {
    alt: 'From the bottom of a pond at Lake Maria we look up: a Blanding’s turtle swims over us, yellow throat stretched out, across the round window of sky that the trunks of the Big Woods ring.',
    focus: { x: 0.48, y: 0.5 },
    palette: pond,
    layers: [
      sky({ bands: [['pine', 0]] }),
      // Around the window the surface mirrors the bottom.
      (canvas) => canvas.stroke('moss', 7, [570, 640, 720, 800, 880].map((reach, i) => [10, 100, 190, 280].map((turn) => arc(reach, turn + i * 37, turn + i * 37 + 34)).join('')).join(''), 'round'),
      drawn({ ink: 'moss', path: blob(ring(516, 0.03, 26, 4)) }),
      drawn({ ink: 'fern', path: blob(ring(470, 0.025, 30, 3)) }),
      drawn({ ink: 'lime', path: blob(ring(390, 0.1, 60, 6)) }),
      drawn({ ink: 'light', path: blob(ring(300, 0.16, 56, 8)) }),
      drawn({ ink: 'moss', path: [4, 30, 46, 78, 96, 128, 146, 170, 194, 208, 236, 250, 284, 302, 328, 346].map((turn, i) => trunk(turn, 220 + ((i * 53) % 90), 13 + ((i * 7) % 15))).join('') }),
      // Lily pads float on the pond, their stems come down to us.
      (canvas) => canvas.stroke('moss', 9, 'M150 60C120 300 270 520 150 820M300-20C250 300 330 560 260 820M1500 640C1480 700 1440 740 1450 820', 'round'),
      drawn({ ink: 'ink', path: 'M150 60L236 96C216 170 130 200 50 166-20 130-40 40 0-40H320C310 40 280 70 246 84zM1500 640L1440 560C1500 520 1590 530 1640 580V830H1400C1370 760 1370 640 1424 572z' }),
      swimmer,
    ],
  },
  badge: {
    alt: 'A Blanding’s turtle with a yellow throat on a log in a green forest pond at Lake Maria',
    palette: shade,
    layers: [
      sky({ waver: 2, seed: 2, bands: [['light', 0]] }),
      greatTrunks({ ink: 'fern', lit: 'lime', items: [[130, 232, 18], [176, 232, 12], [250, 232, 16]], light: 1, seed: 3 }),
      greatTrunks({ ink: 'green', lit: 'fern', items: [[88, 240, 36], [310, 240, 40]], light: 1, seed: 4 }),
      foliage({ ink: 'pine', points: [[0, 20], [390, 20], [390, 150], [320, 128], [260, 104], [150, 100], [80, 130], [0, 156]], size: [22, 40], seed: 4 }),
      ridge({ ink: 'green', y: 230, swell: 3, seed: 6, cover: 'hardwood', height: [10, 20] }),
      water({ ink: 'pond', y: 240 }),
      ripples({ ink: 'lime', y: [248, 330], count: 6, width: [70, 120], height: [5, 7], seed: 9 }),
      shape({ ink: 'bark', points: [[50, 306], [120, 296], [280, 296], [350, 308], [350, 330], [200, 326], [50, 332]], smooth: true }),
      shape({ ink: 'ink', points: [[50, 324], [200, 318], [350, 322], [350, 344], [50, 344]], smooth: true }),
      turtle({ x: 212, y: 302, width: 216, ink: 'ink', lit: 'green', throat: 'yellow' }),
    ],
  },
});
