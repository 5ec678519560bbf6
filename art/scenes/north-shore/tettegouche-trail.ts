import { around, lerp, type Point, type Range } from '../../kit/geometry.ts';
import { petal, polygon } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { values } from '../../kit/values.ts';
import { spruces } from '../../motifs/conifers.ts';
import { falling } from '../../motifs/falling.ts';
import { ridge } from '../../motifs/ridges.ts';
import { cliff } from '../../motifs/rock.ts';
import { drawn, shape } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { slits } from '../../motifs/slits.ts';
import { water } from '../../motifs/water.ts';

const canyon = {
  ink: '#0c2a33',
  deep: '#174a52',
  teal: '#2f7f80',
  aqua: '#8cc4b6',
  pale: '#d3e6d2',
  cream: '#fdf3d7',
  rust: '#b1542f',
  gold: '#eda94f',
};

/** Morning: the right wall burns, the left one is in its own shade. */
const vertigo = values({
  dark: { ink: '#0b2530', deep: '#16485a' },
  middle: { teal: '#2f7f86', rust: '#b1502c' },
  glow: { gold: '#f0a945', aqua: '#8fcac0', cream: '#fdf5da' },
  accent: { boot: '#7b3a2a' },
});
type Vertigo = keyof typeof vertigo;

/** Everything plumb runs together toward the point straight below us. */
const NADIR: Point = [800, 200];
const on = (radius: number, degrees: number): Point => {
  const [x, y] = around(...NADIR, radius, degrees);
  return [x, y];
};

/** Columns of a wall between two directions, seen from above: each is broken off in places, and one sees its top there. */
const columns = (from: number, to: number, count: number, [face, side, top]: readonly [face: Vertigo, side: Vertigo, top: Vertigo], seed: number): Layer<Vertigo> => (canvas) => {
  const random = new Random(seed);
  const data = { face: '', side: '', top: '' };
  let angle = from;
  for (let i = 0; i < count; i++) {
    const next = i < count - 1 ? lerp(from, to, (i + 1) / count) + random.jitter((to - from) / count / 2.4) : to;
    const fold = lerp(angle, next, random.between(0.4, 0.75));
    const foot = random.between(205, 275);
    data.face += polygon([on(foot, angle), on(1100, angle), on(1100, fold), on(foot + 16, fold)]);
    data.side += polygon([on(foot + 16, fold), on(1100, fold), on(1100, next), on(foot, next)]);
    for (let broken = foot * random.between(1.3, 2.2); broken < 800; broken *= random.between(1.8, 3)) {
      const [back, deep] = [random.chance(0.5) ? angle : fold, broken * random.between(1.1, 1.24)];
      data.top += polygon([on(broken, back), on(deep, back), on(deep * 0.98, next), on(broken * 0.95, next), on(broken * 1.03, lerp(back, next, 0.5))]);
    }
    angle = next;
  }
  canvas.fill(face, data.face);
  canvas.fill(side, data.side);
  canvas.fill(top, data.top);
};

/** Where it strikes, it flies out all round. */
const splash = (ink: Vertigo, [shortest, longest]: Range, seed: number): Layer<Vertigo> => (canvas) => {
  const random = new Random(seed);
  const points = Array.from({ length: 52 }, (_, i): Point => {
    const [x, y] = around(0, 0, i % 2 ? random.between((shortest + longest) / 2, longest) : shortest * random.between(0.9, 1.05), i * (360 / 52) + random.jitter(2));
    return [800 + x * 1.2, 246 + y * 0.66];
  });
  canvas.fill(ink, polygon(points));
};

/** The nearer, the larger. */
const LEAVES = [[430, 610, 84, 200], [1130, 470, 60, 320], [560, 420, 44, 60], [900, 600, 70, 20], [330, 350, 40, 130], [690, 320, 24, 300], [930, 330, 22, 200], [760, 130, 16, 30], [610, 240, 20, 100], [1250, 640, 76, 120]] as const;

/** The brink, from bank to bank, and the water from there to the pool: foreshortened more and more. */
const brink = (across: number): Point => [lerp(500, 1100, across), 560 - 40 * Math.sin(Math.PI * across) + 26 * Math.sin(across * 9)];
const drop = (across: number, along: number): Point => {
  const [x, y] = brink(across);
  const [before, after] = [Math.max(0, -along), Math.max(0, along)];
  const near = 1 - (1 - after) ** 2.2;
  return [lerp(x + (x - 800) * before * 0.8, lerp(655, 945, across), near), lerp(y + before * 300, 250, near)];
};
/** All of the falling water: along the brink, down one side, and up the other. */
const TENTHS = Array.from({ length: 11 }, (_, i) => i / 10);
const BODY = polygon([...TENTHS.map(brink), ...TENTHS.map((t) => drop(1, t)), ...TENTHS.map((t) => drop(0, 1 - t))]);

export default trailArt({
  hero: {
    alt: 'Down past a pair of boots, from the footbridge above High Falls: the Baptism River goes over its brink and drops to a round pool between canyon walls, one in the shade, one rust and gold.',
    focus: { x: 0.5, y: 0.6 },
    palette: vertigo,
    layers: [
      sky({ bands: [['ink', 0]] }),
      columns(96, 266, 12, ['deep', 'ink', 'teal'], 3),
      columns(-86, 84, 12, ['rust', 'boot', 'gold'], 5),
      // The river goes on, far below.
      drawn({ ink: 'teal', path: 'M556 216C556 110 660 50 748 34L756-20H856L862 34C950 54 1044 110 1044 216 1044 330 930 390 800 390 670 390 556 330 556 216z' }),
      (canvas) => canvas.stroke('aqua', 7, [176, 214].map((radius) => `M${800 - radius} 232a${radius} ${Math.round(radius * 0.72)} 0 0 1 ${radius * 2} 0`).join(''), 'round'),
      // The river goes over the brink.
      drawn({ ink: 'teal', path: polygon([...TENTHS.map(brink), [1240, 830], [360, 830]]) }),
      drawn({ ink: 'aqua', path: BODY }),
      falling<Vertigo>({ place: drop, seed: 4, stray: 0.008, tongues: [
        { ink: 'deep', count: 9, width: [0.02, 0.05], from: [-0.9, -0.7], to: [-0.3, -0.1], pieces: 4 },
        { ink: 'aqua', count: 11, width: [0.02, 0.06], from: [-0.8, -0.2], to: [0.1, 0.2], taper: [0, 0.6], pieces: 6 },
        { ink: 'cream', count: 14, width: [0.03, 0.12], from: [-0.34, 0.06], to: [0.8, 1], taper: [0, 0.8], pieces: 8 },
        { ink: 'teal', count: 6, width: [0.02, 0.05], from: [0.04, 0.2], to: [0.6, 1], pieces: 5 },
      ] }),
      splash('aqua', [112, 176], 5),
      splash('cream', [92, 138], 9),
      // Its banks.
      drawn({ ink: 'ink', path: 'M-20 500L90 520 180 570 300 550 420 596 512 552 504 604 440 660 410 740 340 830H-20z', layers: [
        drawn({ ink: 'deep', path: 'M-20 500L90 520 180 570 130 610-20 600zM300 550L420 596 380 640 240 620zM440 660L410 740 380 790 330 700z' }),
      ] }),
      drawn({ ink: 'boot', path: 'M1640 480L1500 540 1380 520 1240 590 1092 552 1104 610 1170 670 1200 750 1260 830H1640z', layers: [
        drawn({ ink: 'rust', path: 'M1640 480L1500 540 1540 590 1640 580zM1380 520L1240 590 1280 640 1430 610zM1170 670L1200 750 1240 790 1290 700z' }),
      ] }),
      // Leaves sail down into it.
      drawn({ ink: 'gold', path: LEAVES.map(([x, y, long, degrees]) => petal(x, y, long, long * 0.42, degrees, 1)).join('') }),
      // The bridge, and two boots on it.
      drawn({ ink: 'aqua', path: 'M-20 736H1640V830H-20z' }),
      drawn({ ink: 'deep', path: 'M-20 730H1640V744H-20zM-20 780H1640V784H-20zM120 744h5v90h-5zM360 744h5v90h-5zM600 744h5v90h-5zM998 744h5v90h-5zM1240 744h5v90h-5zM1480 744h5v90h-5z' }),
      drawn({ ink: 'ink', path: 'M624 840C612 740 640 664 704 662 770 660 796 736 784 840zM816 840C804 736 830 660 896 662 960 664 988 740 976 840z' }),
      drawn({ ink: 'boot', path: 'M640 840C630 750 652 682 704 680 756 678 778 746 768 840zM832 840C822 746 844 678 896 680 948 682 970 750 960 840z' }),
      drawn({ ink: 'rust', path: 'M648 780C646 720 664 694 700 692 690 716 676 740 674 790zM840 780C838 720 856 694 892 692 882 716 868 740 866 790z' }),
      drawn({ ink: 'cream', path: 'M660 776L746 764 748 774 662 788zM664 806L744 792 746 802 666 818zM854 764L940 776 938 788 852 774zM856 792L936 806 934 818 854 802z' }),
    ],
  },
  badge: {
    alt: 'The High Falls of the Baptism River between rust-red canyon walls under a morning sun',
    palette: canyon,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['aqua', 0], ['pale', 92]] }),
      sun({ x: 195, y: 122, radius: 34, ink: 'gold', halo: [['cream', 54]] }),
      ridge({ ink: 'teal', points: [[0, 120], [120, 150], [195, 164], [270, 150], [390, 120]], swell: 3, seed: 9, cover: 'spruce', height: [18, 44], detail: 0, swells: 3, gaps: 0.03, floor: 220, spacing: 0.3 }),
      cliff({ seed: 4, top: [[20, 146], [170, 170]], base: [[20, 340], [170, 330]], mid: 'deep', lit: 'rust', shade: 'ink', columns: [40, 70], lean: 0.04, light: 1, reach: [0.6, 0.2], step: 5 }),
      cliff({ seed: 21, top: [[220, 170], [370, 144]], base: [[220, 330], [370, 340]], mid: 'rust', lit: 'gold', shade: 'deep', columns: [40, 70], lean: -0.04, reach: [0.75, 0.2], step: 5 }),
      shape({ ink: 'ink', points: [[156, 166], [234, 166], [250, 330], [140, 330]] }),
      drawn({ ink: 'cream', path: 'M160 166C176 160 208 158 226 164 232 190 230 240 234 324H154C162 270 164 220 160 166z', layers: [
        drawn({ ink: 'aqua', path: 'M150 160 174 164C178 210 170 250 174 322H150z' }),
        slits({ ink: 'teal', items: [[190, 180, 296, 8, -2], [212, 164, 244, 7], [216, 232, 314, 8, 3]] }),
      ] }),
      water({ ink: 'teal', y: 316 }),
      drawn({ ink: 'cream', path: 'M120 326C146 322 150 314 166 312 180 304 192 312 206 308 222 304 232 314 244 318 256 324 266 324 278 328 250 334 230 330 212 336 190 332 160 338 120 326z' }),
      spruces({ ink: 'ink', lit: 'teal', seed: 4, tiers: 10, girth: 0.34, forms: 2, light: 1, items: [[96, 360, 180, 0], [130, 372, 120, 1]] }),
      spruces({ ink: 'ink', lit: 'teal', seed: 4, tiers: 10, girth: 0.34, forms: 2, items: [[296, 360, 186, 0], [262, 372, 120, 1]] }),
    ],
  },
});
