import { lerp, type Point } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { disc, numbers, polygon } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { dryBrush, grain } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { greatTrunks } from '../../motifs/trunks.ts';
import { ripples, water } from '../../motifs/water.ts';

const pineMorning = {
  ink: '#16282a',
  forest: '#2b5148',
  moss: '#5f8a4c',
  lime: '#a9bf63',
  lake: '#6fb0b8',
  mist: '#c5e0d8',
  cream: '#fdf3d6',
  amber: '#f3b957',
  bark: '#bb5f38',
};

/** Early, head tipped back: the sun is low on the right, and the old bark glows all the way up. */
const oldPines = values({
  dark: { ink: '#15211f', forest: '#24483b', umber: '#5e2a1c' },
  middle: { bark: '#c0592e' },
  glow: { mist: '#b9d8d3', amber: '#f6b854', cream: '#fff2d2' },
  accent: { red: '#d23a2a' },
});
const early = { from: [1, -0.3], ink: 'amber', shadow: 'ink' } as const;

/** A trunk, from what stands beside us to far overhead: both edges near, both edges far. */
type Trunk = readonly [near: readonly [Point, Point], far: readonly [Point, Point], columns: number, rows: number];
const GIANT: Trunk = [[[-420, 640], [330, 1060]], [[836, 256], [870, 284]], 6, 8];
const OTHERS: readonly Trunk[] = [
  [[[1130, -120], [990, -120]], [[952, 150], [932, 154]], 2, 4],
  [[[330, -160], [110, -120]], [[826, 196], [806, 214]], 3, 5],
  [[[1720, -100], [1780, 40]], [[1030, 204], [1040, 222]], 3, 6],
  [[[820, 960], [980, 960]], [[908, 400], [930, 402]], 3, 4],
  [[[1480, 1080], [1840, 900]], [[990, 346], [1020, 328]], 4, 6],
];
/** On a trunk: across it and up it; what is higher is farther. */
const spot = ([near, far]: Trunk, across: number, up: number): Point => {
  const away = 1 - (1 - up) ** 2.1;
  return [lerp(lerp(near[0][0], near[1][0], across), lerp(far[0][0], far[1][0], across), away), lerp(lerp(near[0][1], near[1][1], across), lerp(far[0][1], far[1][1], across), away)];
};
/** Old red pine bark: long flaked plates, no two of a size, and furrows that run with the trunk; bright on the side of the sun. */
const barked = (trunk: Trunk, sunny: 0 | 1, seed: number): Layer<'ink' | 'umber' | 'bark' | 'amber'> => (canvas) => {
  const [, , columns, rows] = trunk;
  const random = new Random(seed);
  // 0 is the edge in the shade, 1 the edge in the sun.
  const place = (sunward: number, up: number): Point => spot(trunk, sunny ? sunward : 1 - sunward, Math.max(0, Math.min(1, up)));
  const steps = rows * 3;
  const ragged = (middle: number, rough: number): Point[] => Array.from({ length: steps + 1 }, (_, i) => place(middle + random.jitter(rough), i / steps));
  canvas.fill('bark', polygon([place(0, 0), place(0, 1), place(1, 1), place(1, 0)]));
  canvas.fill('umber', polygon([place(0, 0), ...ragged(0.36, 0.07), place(0, 1)]));
  canvas.fill('amber', polygon([place(1, 0), ...ragged(0.74, 0.06), place(1, 1)]));
  const plates = { umber: '', bark: '', amber: '' };
  const flake = (sunward: number, up: number, half: number, long: number): string => {
    const corner = (across: number, along: number): Point => place(Math.min(1, Math.max(0, sunward + across * half * random.between(0.7, 1.2))), up + along * long * random.between(0.85, 1.15));
    return polygon([corner(-0.1, -1), corner(0.8, -0.5), corner(0.9, 0.6), corner(0.2, 1), corner(-0.9, 0.5), corner(-0.8, -0.4)]);
  };
  for (let i = 0; i < columns * rows * (columns > 5 ? 1.8 : 1.1); i++) {
    const [sunward, up] = [random.between(0.04, 0.96), random.between(0, 0.94) ** 1.2];
    const ink = sunward < 0.36 ? 'bark' : sunward < 0.56 ? 'umber' : sunward < 0.74 ? 'amber' : 'bark';
    plates[ink] += flake(sunward, up, random.between(0.14, 0.34) / columns, random.between(0.14, 0.42) / rows);
  }
  canvas.fill('umber', plates.umber);
  canvas.fill('bark', plates.bark);
  canvas.fill('amber', plates.amber);
  let furrows = '';
  for (let i = 0; i < columns * rows * 0.7; i++) {
    const [sunward, up, long] = [random.between(0.03, 0.97), random.between(0, 0.9), random.between(0.4, 1.5) / rows];
    const half = random.between(0.03, 0.09) / columns;
    const bends = Array.from({ length: 4 }, (_, k) => [sunward + random.jitter(0.16 / columns), up + (long * k) / 3, half * Math.sin(((k + 0.15) / 3.3) * Math.PI)] as const);
    furrows += polygon([...bends.map(([across, t, wide]) => place(across - wide, t)), ...[...bends].reverse().map(([across, t, wide]) => place(across + wide, t))]);
  }
  canvas.fill('ink', furrows);
};
/** A bough from below, two hundred long: bare wood, and clumps of needles where its twigs end. */
const BOUGH = (() => {
  const random = new Random(6);
  const clump = (x: number, y: number, size: number): string => polygon(Array.from({ length: 34 }, (_, i): Point => {
    const [angle, reach] = [((i + random.jitter(0.3)) / 34) * Math.PI * 2, (i % 2 ? random.between(0.58, 0.74) : random.between(0.9, 1.15)) * size];
    return [x + Math.cos(angle) * reach * 1.2, y + Math.sin(angle) * reach * 0.86];
  }));
  return limb([[-14, 0, 8], [60, -10, 6], [120, -4, 4.4], [190, -14, 2]], 1) + limb([[66, -9, 4], [110, -40, 3], [150, -60, 1.5]], 1) + limb([[96, -6, 4], [130, 30, 3], [160, 52, 1.5]], 1) + ([[152, -64, 30], [176, -48, 20], [134, -78, 18], [160, 56, 30], [184, 44, 22], [140, 66, 18], [196, -16, 34], [222, -2, 22], [214, -34, 22], [178, 4, 20]] as const).map(([x, y, size]) => clump(x, y, size)).join('');
})();
/** To all sides of the upper trunk, the lowest longest. */
const boughs = (trunk: Trunk, reach: number, seed: number, from: number): Layer<'ink'> => (canvas) => {
  const random = new Random(seed);
  const id = canvas.symbol('bough', () => `<path d="${BOUGH}"/>`);
  const [low, high] = [spot(trunk, 0.5, 0.3), spot(trunk, 0.5, 1)];
  const along = (Math.atan2(high[1] - low[1], high[0] - low[0]) * 180) / Math.PI;
  const copies: string[] = [];
  for (let up = from; up <= 1.001; up += 0.1) {
    for (const side of [-1, 1]) {
      const [x, y] = spot(trunk, 0.5, up);
      const size = (reach / 200) * lerp(1, 0.5, (up - from) / (1 - from)) * random.between(0.75, 1.15);
      const turn = along + side * random.between(40, 120);
      copies.push(`<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(turn)})scale(${numbers([size])} ${numbers([size * (random.chance(0.5) ? 1 : -1)])})"/>`);
    }
  }
  canvas.group('ink', 'ink', copies.join(''));
};
const crowns = (ink: 'ink' | 'forest', trees: readonly (readonly [trunk: Trunk, reach: number, seed: number, from: number])[]) => mass({ ink, light: early, rim: 4, layers: trees.map((tree) => boughs(...tree) as Layer<'ink' | 'forest' | 'amber'>) });

/** One's own hand, laid on the bark. */
const HAND = limb([[330, 756, 44], [352, 716, 46], [380, 676, 50], [400, 646, 44], [408, 634, 30]], 1) + limb([[376, 660, 15], [384, 610, 14], [398, 566, 13], [404, 544, 9]], 1) + limb([[396, 650, 15], [420, 596, 14], [446, 550, 13], [458, 526, 9]], 1) + limb([[418, 650, 15], [450, 604, 14], [482, 562, 13], [496, 540, 9]], 1) + limb([[432, 668, 14], [468, 632, 12], [498, 602, 11], [512, 586, 8]], 1) + limb([[342, 700, 20], [318, 650, 16], [318, 612, 14], [322, 590, 9]], 1);
const SLEEVE = 'M180 860L286 716C310 710 372 746 388 772L330 860z';

export default trailArt({
  hero: {
    alt: 'Straight up from the ground at Itasca: the trunks of old red pines, their plated bark glowing in the early sun, run together far overhead; a hand is laid on the nearest one.',
    focus: { x: 0.31, y: 0.5 },
    palette: oldPines,
    layers: [
      sky({ bands: [['mist', 0]] }),
      drawn({ ink: 'cream', path: 'M1640 60C1500 90 1400 80 1300 120 1180 170 1120 240 1000 260 900 290 860 330 780 400 860 380 960 350 1060 360 1200 370 1300 330 1420 350 1500 360 1580 340 1640 350z' }),
      dryBrush({ ink: 'cream', bristles: 8, seed: 4, thickness: [5, 16], strokes: [[[1640, 470], [900, 560], 120], [[1000, 60], [500, 120], 60]] }),
      crowns('forest', OTHERS.map((trunk, i) => [trunk, 210 + i * 14, i + 4, 0.5])),
      ...OTHERS.map((trunk, i) => barked(trunk, i ? 1 : 0, i + 2)),
      crowns('forest', OTHERS.map((trunk, i) => [trunk, 120, i + 14, 0.82])),
      crowns('ink', [[GIANT, 270, 8, 0.6]]),
      barked(GIANT, 1, 12),
      crowns('ink', [[GIANT, 120, 3, 0.86]]),
      mass({ ink: 'umber', light: { ...early, ink: 'cream' }, rim: 5, layers: [drawn({ ink: 'umber', path: HAND })] }),
      drawn({ ink: 'ink', path: 'M400 640L418 610 406 646zM420 644L444 616 428 652zM386 640L392 612 394 644zM366 690C380 700 396 700 408 690 396 710 376 710 366 690z', opacity: 0.6 }),
      mass({ ink: 'forest', light: { ...early, ink: 'cream' }, rim: 6, layers: [drawn({ ink: 'forest', path: SLEEVE })] }),
      drawn({ ink: 'red', path: 'M272 734L286 716C310 710 372 746 388 772L376 790C354 764 300 734 272 734z' }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'Giant red pine trunks above a lake at Itasca in the morning, and between them a log cabin with lit windows',
    palette: pineMorning,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['lake', 0], ['mist', 106], ['cream', 160]] }),
      ridge({ ink: 'forest', y: 204, swell: 4, seed: 7, cover: 'spruce', height: [12, 34], detail: 0, spacing: 0.34, floor: 226 }),
      water({ ink: 'lake', y: 220 }),
      ripples({ ink: 'cream', y: [226, 250], count: 5, x: 200, spread: [30, 50], width: [40, 80], height: [4, 5], seed: 4 }),
      bank({ ink: 'moss', points: [[0, 252], [195, 262], [390, 250]], close: [[390, 400], [0, 400]] }),
      logCabin({ x: 186, y: 322, height: 84, log: 'bark', shade: 'forest', dark: 'ink', roof: 'ink', eave: 'cream', window: 'amber', logs: 3 }),
      bank({ ink: 'lime', points: [[0, 318], [130, 326], [300, 318], [390, 322]], close: [[390, 400], [0, 400]] }),
      greatTrunks({ ink: 'ink', lit: 'bark', furrow: 'ink', items: [[88, 362, 52]], light: 1, seed: 7, furrows: 14 }),
      greatTrunks({ ink: 'ink', lit: 'bark', furrow: 'ink', items: [[318, 362, 44]], seed: 8, furrows: 12 }),
    ],
  },
});

/** A low cabin of great logs. */
interface LogCabinOptions<Ink> {
  /** The near corner of the foot. */
  x: number;
  y: number;
  /** To the ridge. */
  height: number;
  /** Logs in the light, and away from it. */
  log: Ink;
  shade: Ink;
  dark: Ink;
  roof: Ink;
  /** The gable's edge of the roof. */
  eave: Ink;
  window: Ink;
  logs?: number;
}

/** Gable end to the left, long side with door and window to the right; log ends at the corner. */
function logCabin<Ink extends string>(options: LogCabinOptions<Ink>): Layer<Ink> {
  const { x, y, height, log, shade, dark, roof, eave, window, logs = 5 } = options;
  return (canvas) => {
    const place = (across: number, up: number): Point =>
      across < 0
        ? [x + across * 0.95 * height, y - up * height]
        : [x + across * 1.5 * height, y - (up - across * (up - 0.2) * 0.05) * height];
    const panel = (from: number, to: number, low: number, high: number) =>
      polygon([place(from, low), place(from, high), place(to, high), place(to, low)], 2);
    const top = 0.5;
    const peak: Point = [x - 0.475 * height, y - 0.96 * height];
    const far: Point = [x + 1.02 * height, y - 0.95 * height];
    canvas.fill(
      dark,
      polygon([place(-1, 0), place(-1, top), peak, place(0, top), place(0, 0)], 2) + panel(0, 1, 0, top),
    );
    const course = top / logs;
    let [ends, gable, side] = ['', '', ''];
    for (let i = 0; i < logs; i++) {
      const low = i * course + 0.012;
      gable += panel(-1.05, -0.02, low, low + course * 0.8);
      side += panel(0.02, 1.04, low, low + course * 0.8);
      const [endX, endY] = place(0, low + course * 0.4);
      ends += disc(endX, endY, course * height * 0.46, 2);
    }
    for (let i = 0; i < logs - 1; i++) {
      const low = top + i * course + 0.012;
      const room = 1 - (i + 0.9) / (logs - 0.3);
      gable += panel(-0.5 - room / 2, -0.5 + room / 2, low, low + course * 0.8);
    }
    canvas.fill(shade, gable);
    canvas.fill(log, side);
    canvas.fill(dark, panel(0.16, 0.34, 0, 0.44) + panel(0.56, 0.82, 0.17, 0.42) + panel(-0.66, -0.34, 0.17, 0.42));
    canvas.fill(
      window,
      panel(0.58, 0.68, 0.19, 0.4) +
        panel(0.7, 0.8, 0.19, 0.4) +
        panel(-0.63, -0.52, 0.19, 0.4) +
        panel(-0.48, -0.37, 0.19, 0.4),
    );
    canvas.fill(log, ends);
    canvas.fill(
      dark,
      polygon(
        [
          [far[0] - 0.5 * height, far[1] - 0.26 * height],
          [far[0] - 0.28 * height, far[1] - 0.26 * height],
          [far[0] - 0.28 * height, far[1] + 0.1 * height],
          [far[0] - 0.5 * height, far[1] + 0.1 * height],
        ],
        2,
      ),
    );
    canvas.fill(
      roof,
      polygon(
        [
          [peak[0], peak[1] - 0.04 * height],
          [far[0], far[1] - 0.04 * height],
          place(1.1, top - 0.02),
          place(0.07, top - 0.06),
        ],
        2,
      ),
    );
    canvas.fill(
      eave,
      polygon(
        [
          [peak[0], peak[1] - 0.06 * height],
          place(0.07, top - 0.07),
          place(0.02, top - 0.02),
          [peak[0], peak[1] + 0.05 * height],
          place(-1.06, top - 0.02),
          place(-1.12, top - 0.06),
        ],
        2,
      ),
    );
  };
}
