import { lerp, type Point, type Station } from '../../kit/geometry.ts';
import { limb } from '../../kit/limb.ts';
import { lens, numbers, petal, polygon } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { visitor } from '../../motifs/visitors.ts';
import { ripples, water } from '../../motifs/water.ts';

const mapleAutumn = {
  ink: '#2b1a1c',
  maroon: '#7a2a2b',
  red: '#c23f2a',
  orange: '#e5822c',
  gold: '#f5c04a',
  cream: '#fdf0cf',
  blue: '#3f86ab',
  pale: '#b5d9de',
  moss: '#6d6f34',
};

/** October, the sun on the left: nearly all of the sheet is water, and the woods stand in it on their heads. */
const mirror = values({
  dark: { ink: '#20131d', maroon: '#5c2130', deep: '#1d4460' },
  middle: { rust: '#a83c2a', blue: '#3a7fa5', orange: '#dc772b' },
  glow: { haze: '#b9d4d4', cream: '#fdf1d2' },
  accent: { gold: '#f9bb38' },
});

const SHORE = 96;
type Ink = 'ink' | 'maroon' | 'deep' | 'rust' | 'blue' | 'orange' | 'haze' | 'cream' | 'gold';
/** Trees as the water shows them: middle, half the width, how far down, the ink of the shade and of the side of the sun. */
const TREES: readonly (readonly [x: number, half: number, depth: number, shade: Ink, lit: Ink])[] = [
  [60, 190, 330, 'maroon', 'maroon'], [430, 170, 300, 'maroon', 'rust'], [1130, 200, 290, 'maroon', 'maroon'], [1560, 170, 350, 'maroon', 'rust'], [800, 200, 250, 'maroon', 'maroon'],
  [-10, 120, 260, 'rust', 'orange'], [300, 130, 350, 'orange', 'gold'], [690, 120, 290, 'rust', 'orange'], [980, 110, 330, 'rust', 'rust'], [1330, 150, 370, 'orange', 'gold'],
  [150, 90, 200, 'rust', 'rust'], [520, 100, 230, 'rust', 'orange'], [850, 90, 220, 'orange', 'gold'], [1120, 90, 210, 'rust', 'orange'], [1490, 110, 250, 'rust', 'orange'], [1640, 90, 280, 'orange', 'gold'],
];
/** Still water draws everything out downward and frays it sideways, the lower the more. */
const drawnOut = (random: Random, x: number, half: number, depth: number): string => {
  const [left, right]: [Point[], Point[]] = [[], []];
  for (let y = 0; y < depth; ) {
    const t = y / depth;
    const tall = lerp(11, 25, t) * random.between(0.7, 1.3);
    const width = half * (0.82 + 0.18 * Math.sin(t * 5 + x)) * (t < 0.55 ? 1 : Math.sqrt(1 - ((t - 0.55) / 0.46) ** 2));
    const fray = () => random.between(-0.1, 0.5) * lerp(8, 74, t * t);
    left.push([x - width - fray(), SHORE + y + tall * 0.4], [x - width + fray() * 0.4, SHORE + y + tall]);
    right.push([x + width + fray(), SHORE + y + tall * 0.4], [x + width - fray() * 0.4, SHORE + y + tall]);
    y += tall;
  }
  return polygon([[x - half * 0.9, SHORE], ...left, ...right.reverse(), [x + half * 0.9, SHORE]]);
};
const woods: Layer<Ink> = (canvas) => {
  const random = new Random(9);
  canvas.fill('rust', `M-20-20H1640V${SHORE}H-20z`);
  for (const [x, half, , shade, lit] of TREES) {
    canvas.fill(shade, polygon([[x - half, SHORE], [x - half * random.between(0.8, 1.1), 40], [x - half * 0.8, -20], [x + half * 0.9, -20], [x + half, 44], [x + half * 0.8, SHORE]]));
    canvas.fill(lit, polygon([[x - half, SHORE - 24], [x - half * 0.8, -20], [x + half * 0.1, -20], [x - half * random.between(0, 0.3), 40]]));
  }
  canvas.fill('maroon', `M-20 ${SHORE}H1640V240H-20z`);
  for (const [x, half, depth, shade, lit] of TREES) {
    canvas.fill(shade, drawnOut(random, x, half, depth));
    if (lit !== shade) canvas.fill(lit, drawnOut(random, x - half * 0.36, half * 0.52, depth * 0.86));
  }
  let trunks = '';
  for (let x = 20; x < 1600; x += random.between(36, 130)) {
    const [half, lean, down] = [random.between(3, 9), random.jitter(14), random.between(60, 190)];
    trunks += polygon([[x - half * 1.5, SHORE], [x - half + lean, -20], [x + half + lean, -20], [x + half * 1.5, SHORE]]);
    trunks += limb([0, 0.25, 0.5, 0.75, 1].map((t, i): Station => [x + lean * t + (i % 2 ? 1 : -1) * i * 1.6, SHORE + down * t, half * lerp(1.5, 0.3, t)]), 1);
  }
  canvas.fill('ink', trunks);
  canvas.fill('ink', 'M-20 100V82C40 78 70 86 130 88 190 88 220 80 270 74 330 70 350 84 420 88 470 92 500 88 560 90 600 84 640 70 700 66 760 66 780 82 840 86 900 90 960 88 1010 92 1080 90 1120 78 1180 74 1250 72 1280 86 1340 90 1420 92 1470 82 1520 70 1570 62 1610 66 1640 62V110C1580 116 1540 104 1480 102 1420 104 1380 98 1320 100 1250 114 1160 110 1100 100 1020 98 960 102 880 100 820 112 740 116 680 108 620 98 560 102 500 98 440 102 400 100 340 104 280 114 220 112 160 100 100 98 40 104-20 100z');
};
/** Slow water breaks up what stands in it: the lower, the wider the streaks. */
const streaks = (ink: Ink, seed: number, count: number, from: number, to: number): Layer<Ink> => (canvas) => {
  const random = new Random(seed);
  canvas.fill(ink, Array.from({ length: count }, () => {
    const y = lerp(from, to, random.next() ** 0.7);
    const size = (y - SHORE) / 400;
    return lens(random.between(-40, 1640), y, random.between(90, 320) * size, random.between(7, 13) * size);
  }).join(''));
};
/** Flat on the water: turned, and squeezed as one sees it from the bank. */
const floating = (x: number, y: number, length: number, degrees: number, squeeze: number, inks: readonly [Ink, Ink, Ink]): Layer<Ink> => (canvas) => {
  canvas.add(`<g transform="matrix(1 0 .12 ${squeeze} ${x} ${y})">`);
  basswoodLeaves({ ink: inks[0], lit: inks[1], vein: inks[2], items: [[0, 0, length, degrees]] })(canvas);
  canvas.add('</g>');
};

export default trailArt({
  hero: {
    alt: 'A golden heart-shaped basswood leaf floats large on a still lake at Maplewood; the red and orange October woods are mirrored upside down in the water, and someone stands small on the far shore.',
    focus: { x: 0.38, y: 0.6 },
    palette: mirror,
    layers: [
      shape({ ink: 'haze', points: [[-20, -20], [1640, -20], [1640, 820], [-20, 820]] }),
      drawn({ ink: 'blue', path: 'M-20 470C160 450 300 490 480 476 700 460 860 500 1040 486 1260 470 1440 500 1640 480V840H-20z' }),
      drawn({ ink: 'deep', path: 'M-20 640C200 616 360 660 560 640 800 620 980 664 1180 650 1380 632 1500 660 1640 640V840H-20z' }),
      spray({ ink: 'deep', from: [0, 650], to: [0, 480], size: 4 }),
      woods,
      visitor({ x: 1254, y: 84, height: 74, pose: 'stand', ink: 'ink', coat: 'cream' }),
      drawn({ ink: 'cream', path: 'M1242 138L1266 134 1262 148 1270 152 1258 166 1264 174 1250 176 1246 164 1238 156 1246 148z' }),
      streaks('haze', 3, 22, 300, 460),
      streaks('blue', 4, 20, 420, 520),
      streaks('rust', 5, 16, 330, 480),
      streaks('deep', 6, 14, 560, 660),
      streaks('haze', 8, 12, 480, 620),
      // Rings go out from the big one, which has only just come down.
      (canvas) => canvas.stroke('haze', 5, 'M300 560C330 470 500 396 720 384M1010 420C1120 460 1150 560 1080 640M330 690C380 740 470 780 590 796'),
      (canvas) => canvas.stroke('haze', 3, 'M210 500C300 420 420 366 560 344M1160 420C1260 500 1270 620 1180 720M230 680C270 740 330 780 400 806'),
      floating(1190, 556, 96, -30, 0.5, ['rust', 'orange', 'maroon']),
      floating(250, 590, 130, 120, 0.55, ['maroon', 'rust', 'ink']),
      floating(1420, 664, 150, 70, 0.6, ['orange', 'gold', 'maroon']),
      floating(776, 432, 560, 38, 0.66, ['ink', 'ink', 'ink']),
      floating(784, 412, 560, 38, 0.66, ['cream', 'cream', 'maroon']),
      floating(790, 418, 560, 38, 0.66, ['orange', 'gold', 'maroon']),
      drawn({ ink: 'ink', path: 'M560 486q14-14 30-2 12 14-4 24-18 8-28-6-4-8 2-16zM690 640q16-10 28 2 6 14-10 20-16 4-22-8-2-8 4-14zM470 600q8-8 18-2 8 8-2 14-10 4-16-2-4-4 0-10z', opacity: 0.35 }),
      drawn({ ink: 'cream', path: 'M564 484q12-12 26-3 9 11-4 19-14 6-23-4-4-6 1-12zM694 638q12-8 22 1 5 10-7 15-12 3-17-5-2-6 2-11zM472 598q6-6 13-2 6 6-1 10-7 3-12-1-3-3 0-7z' }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A golden basswood leaf in front of a lake and the red autumn hills of Maplewood',
    palette: mapleAutumn,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['blue', 0], ['pale', 150]] }),
      ridge({ ink: 'red', points: [[0, 216], [110, 204], [195, 220], [280, 208], [390, 196]], swell: 4, seed: 5, cover: 'hardwood', height: [10, 20], floor: 290 }),
      water({ ink: 'pale', y: 250 }),
      ripples({ ink: 'cream', y: [256, 280], count: 5, x: 195, spread: [130, 130], width: [60, 110], height: [4, 6], seed: 4 }),
      ridge({ ink: 'maroon', points: [[0, 290], [110, 282], [195, 292], [280, 284], [390, 276]], swell: 4, seed: 8, cover: 'hardwood', height: [16, 28], floor: 400 }),
      basswoodLeaves({ ink: 'orange', lit: 'gold', vein: 'maroon', items: [[194, 134, 164, 6]] }),
    ],
  },
});

interface BasswoodLeavesOptions<Ink> {
  /** Where the stalk meets the leaf, its length, and which way it hangs: 0 is straight down, 90 to the left. */
  items: readonly (readonly [x: number, y: number, length: number, degrees: number])[];
  ink: Ink;
  /** The half that is turned to the light. */
  lit: Ink;
  vein: Ink;
}

/** Half of the edge, from the notch at the stalk around to the drawn-out tip: cubic curves. */
const EDGE: readonly (readonly [Point, Point, Point, Point, teeth: number])[] = [
  [[0, 7], [5, -12], [30, -22], [45, -6], 5],
  [[45, -6], [66, 14], [62, 50], [38, 72], 12],
  [[38, 72], [26, 83], [12, 92], [5, 103], 6],
];

/** Main veins of one side: where each leaves the midrib, how long it is, and how steeply it falls. */
const RIBS: readonly (readonly [y: number, reach: number, degrees: number])[] = [
  [7, 46, -4],
  [8, 56, 34],
  [26, 44, 42],
  [44, 35, 48],
  [60, 25, 54],
];

const onCurve = ([a, b, c, d]: readonly [Point, Point, Point, Point, number], t: number, axis: 0 | 1) =>
  (1 - t) ** 3 * a[axis] + 3 * (1 - t) ** 2 * t * b[axis] + 3 * (1 - t) * t * t * c[axis] + t ** 3 * d[axis];

/** A hundred and more long, hanging from 0; every tooth points to the tip. */
function half(side: number): Point[] {
  const points: Point[] = [];
  for (const piece of EDGE) {
    const teeth = piece[4];
    for (let i = 0; i < teeth; i++) {
      const spot = (t: number): Point => [onCurve(piece, t, 0), onCurve(piece, t, 1)];
      const [from, to] = [spot(i / teeth), spot((i + 0.8) / teeth)];
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      // Teeth grow finer toward the tip.
      const bite = (teeth > 6 ? 2.4 : 1.9 - i * 0.2) / length;
      const [outX, outY] = [(to[1] - from[1]) * bite, (from[0] - to[0]) * bite];
      points.push([from[0] * side, from[1]], [(to[0] + outX) * side, to[1] + outY]);
    }
  }
  return [...points, [2.5 * side, 106], [0, 116]];
}

/** The lopsided, toothed heart of a basswood leaf. */
function basswoodLeaves<Ink extends string>({ items, ink, lit, vein }: BasswoodLeavesOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const id = canvas.symbol(`basswood leaf ${vein}`, () => {
      const [left, right] = [half(-1), half(0.84)];
      const ribs = RIBS.flatMap(([y, reach, degrees]) => [
        petal(0, y, reach, 1, 180 - degrees),
        petal(0, y + 2, reach * 0.84, 1, degrees),
      ]);
      const stalk = 'M-.4 112Q-2 40-1.6 5 0-18 7-44L10-43Q3-18 1.8 5 1 40-.4 112z';
      return `<path d="${polygon([...left, ...[...right].reverse()], 2)}"/><path fill="currentColor" d="${polygon([[0, 5], ...left], 2)}"/><path fill="${canvas.color(vein)}" d="${stalk}${ribs.join('')}"/>`;
    });
    const copies = items.map(
      ([x, y, length, degrees]) =>
        `<use href="#${id}" transform="translate(${numbers([x, y])})rotate(${numbers([degrees])})scale(${numbers([length / 100])})"/>`,
    );
    canvas.group(ink, lit, copies.join(''));
  };
}
