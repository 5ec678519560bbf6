import { lerp, type Point, type Station } from '../../kit/geometry.ts';
import { limb } from '../../kit/limb.ts';
import { lens, polygon } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { basswoodLeaves } from '../../motifs/basswood-leaf.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
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
  for (let x = 20; x < 1600; x += random.between(50, 190)) {
    const [half, lean, down] = [random.between(3, 8), random.jitter(14), random.between(60, 150)];
    trunks += polygon([[x - half * 1.2, SHORE], [x - half + lean, -20], [x + half + lean, -20], [x + half * 1.2, SHORE]]);
    trunks += limb([0, 0.35, 0.7, 1].map((t, i): Station => [x + lean * t + (i % 2 ? 3 : -3) * t, SHORE + down * t, half * lerp(1.2, 0.3, t)]), 1);
  }
  canvas.fill('ink', trunks);
  // The bank: a thin dark line that thickens under the trees.
  canvas.fill('ink', 'M-20 88C160 84 300 92 460 89 640 84 800 90 960 86 1140 90 1320 82 1640 87V97C1480 104 1300 96 1120 104 940 98 780 106 600 99 420 106 240 98-20 103z');
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
    alt: 'A golden heart-shaped basswood leaf floats large on a still lake at Maplewood; the red and orange October woods are mirrored upside down in the water.',
    focus: { x: 0.33, y: 0.6 },
    palette: mirror,
    layers: [
      shape({ ink: 'haze', points: [[-20, -20], [1640, -20], [1640, 820], [-20, 820]] }),
      drawn({ ink: 'blue', path: 'M-20 470C160 450 300 490 480 476 700 460 860 500 1040 486 1260 470 1440 500 1640 480V840H-20z' }),
      drawn({ ink: 'deep', path: 'M-20 640C200 616 360 660 560 640 800 620 980 664 1180 650 1380 632 1500 660 1640 640V840H-20z' }),
      spray({ ink: 'deep', from: [0, 650], to: [0, 480], size: 4 }),
      woods,
      streaks('haze', 3, 22, 300, 460),
      streaks('blue', 4, 20, 420, 520),
      streaks('rust', 5, 16, 330, 480),
      streaks('deep', 6, 14, 560, 660),
      streaks('haze', 8, 12, 480, 620),
      // It lies on the water, which dents around it and throws rings, all in one perspective.
      (canvas) => canvas.stroke('haze', 5, 'M236 636C300 520 520 466 800 470M1090 520C1180 560 1180 640 1080 700M330 726C440 776 580 800 760 800'),
      (canvas) => canvas.stroke('haze', 3, 'M130 650C190 520 420 430 700 430M1230 520C1330 580 1310 680 1190 746M180 716C240 770 330 806 420 824'),
      floating(1230, 520, 96, -30, 0.32, ['rust', 'orange', 'maroon']),
      floating(150, 566, 120, 120, 0.34, ['maroon', 'rust', 'ink']),
      floating(1440, 684, 170, 70, 0.4, ['orange', 'gold', 'maroon']),
      drawn({ ink: 'ink', opacity: 0.5, path: 'M270 690C300 610 420 530 620 500 760 486 900 500 1010 540 1080 580 1070 650 1000 700 880 770 640 800 460 780 340 764 250 740 270 690z' }),
      floating(886, 504, 700, 62, 0.42, ['ink', 'ink', 'ink']),
      floating(886, 494, 700, 62, 0.42, ['orange', 'gold', 'maroon']),
      // Drops lie on it.
      drawn({ ink: 'ink', path: 'M590 566q22-12 42 0 14 12-6 20-28 6-42-6-6-8 6-14zM880 612q22-8 38 2 8 12-14 16-22 2-30-8-2-6 6-10z', opacity: 0.35 }),
      drawn({ ink: 'cream', path: 'M594 564q20-10 37-1 11 9-6 15-22 5-33-4-5-5 2-10zM884 610q18-7 32 1 7 8-10 12-18 3-25-4-3-5 3-9z' }),
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
