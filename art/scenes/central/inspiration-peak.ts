import type { Layer } from '../../kit/canvas.ts';
import { lerp, type Point } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { bumps } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { trailArt } from '../../kit/scene.ts';
import { dryBrush, grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { figure } from '../../motifs/hikers.ts';
import { lakes } from '../../motifs/lakes.ts';
import { hiker } from '../../motifs/people.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn } from '../../motifs/shapes.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { river } from '../../motifs/water.ts';
import { woodland } from '../../motifs/woodland.ts';

const blaze = {
  ink: '#2b1a1c',
  wine: '#7b2b2b',
  red: '#c0432c',
  orange: '#e5832b',
  gold: '#f4c04b',
  cream: '#fdf1cf',
  lake: '#2f7fae',
  sky: '#79b9d6',
  pale: '#c6e2e2',
  fir: '#3d5c3f',
};

/** An afternoon in October; the sun stands on the left. */
const fiftyLakes = values({
  dark: { ink: '#2a181c', wine: '#762a2c' },
  middle: { red: '#bd4430', lake: '#3f86b4', orange: '#e0812f' },
  glow: { gold: '#f5c353', sky: '#b3d9e2', cream: '#fff3d6' },
  accent: { blue: '#1f5f96' },
});

const afternoon = { from: [-1, -0.8], shadow: 'ink' } as const;

type Wood = 'ink' | 'wine' | 'red' | 'orange' | 'gold' | 'cream';

/** A round hill of the moraine: its top, half its width, its foot; the slope away from the sun is in shade. */
function hill(x: number, top: number, half: number, foot: number, ink: Wood, shade: Wood): Layer<Wood> {
  const path = `M${x - half} ${foot}C${x - half * 0.62} ${foot - 6} ${x - half * 0.5} ${top} ${x} ${top}C${x + half * 0.46} ${top} ${x + half * 0.66} ${foot - 8} ${x + half} ${foot}z`;
  return drawn({ ink, path, layers: [drawn({ ink: shade, path: `M${x} ${top - 4}Q${x - half * 0.04} ${top + (foot - top) * 0.4} ${x + half * 0.3} ${foot + 4}H${x + half + 4}V${top - 4}z` })] });
}

/** A fold in a wooded hill: where its sunny edge meets the crest, where that meets the foot, and where the shade ends at the foot, from -1 to 1; 2 is all the way. */
type Fold = readonly [crest: number, foot: number, end: number];

/** A wooded hill as two masses, one lit and one in shade: crowns show along the crest and along the edges of the folds, not in between. */
function wood(x: number, top: number, half: number, foot: number, size: number, lit: Wood, shade: Wood, rim: Wood, folds: readonly Fold[]): Layer<Wood> {
  const random = new Random(x + foot);
  const height = (across: number) => foot - (foot - top) * (0.5 + 0.5 * Math.cos(Math.PI * Math.max(-1, Math.min(1, across)))) ** 0.72;
  const crest: Point[] = [[x - half, foot]];
  for (let along = -half + size * 0.6; along < half - size * 0.5; along += size * random.between(0.55, 1.15)) crest.push([x + along, height(along / half) + random.jitter(size * 0.14)]);
  crest.push([x + half, foot]);
  const outline = `${bumps(crest, () => random.between(0.52, 0.6))}z`;
  const shades = folds.map(([from, to, end]) => {
    const [peak, length] = [height(from), foot - height(from)];
    const steps = Math.max(3, Math.round(length / (size * 0.8)));
    const edge = Array.from({ length: steps + 1 }, (_, i): Point => {
      const t = 1 - i / steps;
      return [x + half * lerp(from, to, t ** 1.3) + random.jitter(size * (i % steps ? 0.4 : 0)), peak - size * 0.4 + (length + size * 0.4) * t];
    });
    const back = end > 1 ? `H${x + half * 2}V${foot}` : `Q${Math.round(x + half * lerp(from, end, 0.3))} ${Math.round(peak + length * 0.6)} ${Math.round(x + half * end)} ${foot}`;
    return `${bumps(edge, () => random.between(0.53, 0.62))}${back}z`;
  });
  const light = mass({ ink: lit, light: { ...afternoon, ink: rim }, rim: 1 + size / 12, layers: [drawn({ ink: lit, path: outline })] });
  return (canvas) => {
    light(canvas);
    canvas.inside(outline, () => canvas.fill(shade, shades.join('')));
  };
}

/** A clump of leaves: lobes of all sizes above, a nearly level edge below. */
function clump(random: Random, x: number, y: number, wide: number, high: number): string {
  const over: Point[] = [];
  for (let turn = 0; turn < 1; turn += random.between(0.07, 0.24)) {
    const angle = Math.PI * (1 + turn);
    over.push([x + Math.cos(angle) * wide, y + Math.sin(angle) * high * random.between(0.82, 1.1)]);
  }
  const under = [1, 0.4, -0.3].map((across): Point => [x + across * wide, y + random.between(0, 5)]);
  return `${bumps([...over, ...under, ...over.slice(0, 1)], () => random.between(0.52, 0.8))}z`;
}

/** Two hundred high, foot at 0: a forked trunk, and on it clumps with the sky between them. */
const CLUMPS: readonly (readonly (readonly [x: number, y: number, wide: number, high: number])[])[] = [
  [[-4, -166, 36, 34], [-50, -132, 38, 28], [44, -126, 42, 32], [-10, -112, 30, 22], [60, -86, 30, 18], [-58, -84, 26, 16]],
  [[10, -160, 38, 40], [-34, -122, 34, 26], [46, -112, 32, 24], [-8, -90, 28, 16]],
  [[-16, -156, 32, 40], [32, -134, 38, 30], [-46, -110, 36, 24], [18, -96, 26, 16], [58, -92, 22, 14]],
  [[6, -166, 40, 32], [-34, -136, 32, 24], [44, -130, 30, 26], [-4, -106, 44, 20]],
];
const TRUNK = 'M-7 4-4-66-44-108-40-112-5-84-6-140-1-140 2-96 36-126 40-123 5-74 8 4z';

/** Near trees: each stands on its trunk; the sun touches the left of every clump. */
function nearTrees(leaf: Wood, lit: Wood, items: readonly (readonly [x: number, y: number, height: number, form: number])[]): Layer<Wood> {
  return (canvas) => {
    const trees = items.map(([x, y, height, form]) => {
      const id = canvas.symbol(`near tree ${form} ${leaf} ${lit}`, () => {
        const random = new Random(form * 37 + 11);
        const clumps = (CLUMPS[form] ?? []).map(([cx, cy, wide, high]) => {
          const seed = random.between(1, 999);
          // The same clump twice: in shade over in the sun.
          const [sun, shade] = [clump(new Random(seed), cx, cy, wide, high), clump(new Random(seed), cx + wide * 0.13, cy + high * 0.16, wide, high)];
          return `<path fill="${canvas.color(lit)}" d="${sun}"/><path fill="${canvas.color(leaf)}" d="${shade}"/>`;
        });
        return `<path fill="${canvas.color('ink')}" d="${TRUNK}"/>${clumps.join('')}`;
      });
      return canvas.copy(id, x, y, height / 200);
    });
    canvas.add(trees.join(''));
  };
}

export default trailArt({
  hero: {
    alt: 'Two people rest on the bald golden top of Inspiration Peak; below them round hills of red and gold woods roll away to the horizon, a blue lake in every hollow.',
    focus: { x: 0.6, y: 0.6 },
    palette: fiftyLakes,
    layers: [
      sky({ bands: [['sky', 0]] }),
      drawn({ ink: 'cream', path: 'M-20 52Q160 20 330 40Q460 30 560 62Q760 70 900 60Q700 96 420 88Q180 92-20 80zM1080 34Q1260 14 1420 30Q1540 26 1640 40V66Q1400 60 1080 34z' }),
      // Far off the hills are low and blue, then gold.
      drawn({ ink: 'lake', path: 'M-20 128Q200 108 420 124Q700 106 980 122Q1300 104 1640 120V160H-20z', opacity: 0.5 }),
      drawn({ ink: 'gold', path: 'M-20 150Q100 130 240 146Q400 128 560 146Q760 128 920 148Q1100 130 1280 144Q1460 128 1640 146V830H-20z' }),
      drawn({ ink: 'lake', path: 'M60 166Q160 156 280 164Q220 174 60 166zM430 160Q560 152 690 164Q560 174 430 160zM820 170Q960 158 1120 166Q1000 180 820 170zM1230 160Q1340 152 1450 160Q1340 170 1230 160z' }),
      hill(560, 164, 240, 230, 'gold', 'orange'),
      hill(1420, 160, 300, 300, 'gold', 'orange'),
      wood(140, 146, 260, 226, 9, 'orange', 'red', 'gold', [[0.1, 0.3, 2]]),
      wood(1060, 150, 330, 230, 9, 'orange', 'red', 'gold', [[0.3, 0.2, 2]]),
      drawn({ ink: 'lake', path: 'M-20 226Q120 212 260 218Q380 214 470 226Q400 236 440 246Q300 262 140 252Q40 256-20 250zM690 232Q800 216 930 224Q1080 218 1230 230Q1180 242 1240 250Q1080 266 900 258Q760 262 690 232z' }),
      wood(300, 196, 340, 304, 12, 'red', 'wine', 'orange', [[0.3, 0.4, 2]]),
      wood(1290, 180, 400, 314, 12, 'red', 'wine', 'orange', [[0.02, 0.2, 2]]),
      wood(800, 226, 230, 314, 12, 'orange', 'red', 'gold', [[0.02, 0.3, 2]]),
      hill(60, 236, 280, 340, 'gold', 'orange'),
      // The great lake, with its bays and its point.
      drawn({ ink: 'orange', path: 'M-20 320Q400 300 800 306Q1200 300 1640 330V830H-20z' }),
      drawn({ ink: 'gold', path: 'M180 352Q300 306 460 318Q600 292 780 308Q960 292 1120 312Q1300 300 1420 332Q1500 380 1380 420H300Q160 410 180 352z' }),
      drawn({ ink: 'lake', path: 'M200 356Q310 316 460 328Q600 304 770 318Q860 310 900 326Q860 344 940 350Q1020 336 1120 324Q1290 314 1400 340Q1480 384 1460 760H420Q180 410 200 356z' }),
      // The red hills in it, and a breath of wind.
      drawn({ ink: 'wine', opacity: 0.5, path: 'M260 336Q400 326 560 318Q700 308 780 318Q700 344 560 372Q540 352 480 384Q420 352 380 364Q300 350 260 336zM960 348Q1120 322 1260 322Q1360 324 1400 340Q1340 366 1280 396Q1240 362 1190 388Q1120 350 1060 366Q1000 354 960 348z' }),
      drawn({ ink: 'sky', path: 'M640 470Q800 440 1000 452Q1100 458 1180 446Q1060 484 900 476Q820 474 760 486Q700 484 640 470z' }),
      // The woods around the peak are one shadow, so that the lake and the grass are the light.
      wood(1480, 360, 420, 640, 17, 'wine', 'wine', 'orange', []),
      wood(60, 330, 330, 700, 17, 'red', 'wine', 'orange', [[0.02, 0.1, 2]]),
      wood(420, 440, 400, 800, 18, 'red', 'wine', 'orange', [[0.02, 0.16, 2]]),
      drawn({ ink: 'wine', path: 'M-20 640C120 560 300 600 420 650 520 690 600 740 640 830H-20z' }),
      nearTrees('wine', 'red', [[236, 664, 400, 3], [430, 800, 340, 1]]),
      drawn({ ink: 'ink', path: 'M-20 778C120 752 300 764 424 780 520 790 590 804 624 830H-20z' }),
      nearTrees('wine', 'orange', [[90, 830, 620, 0], [344, 880, 420, 2], [-50, 860, 440, 1], [548, 880, 220, 1]]),
      // The bald top: prairie grass, the light on its left.
      drawn({ ink: 'wine', path: 'M520 830C640 740 800 620 980 570C1160 524 1400 520 1640 560V830z', layers: [
        drawn({ ink: 'orange', path: 'M520 830C640 740 800 620 980 570C1160 524 1400 520 1640 560C1440 570 1240 600 1120 680C1040 730 1000 780 980 840z' }),
        drawn({ ink: 'gold', path: 'M520 830C640 740 800 620 980 570C1160 524 1400 520 1640 560C1400 548 1180 568 1040 630C900 692 800 770 740 840z' }),
        dryBrush({ ink: 'cream', bristles: 7, thickness: [2, 6], strokes: [[[660, 800], [880, 660], 90], [[900, 660], [1120, 570], 50], [[1140, 562], [1420, 540], 20]], seed: 3 }),
        dryBrush({ ink: 'gold', bristles: 7, thickness: [3, 7], strokes: [[[1000, 800], [1200, 690], 110], [[1240, 680], [1560, 620], 70]], seed: 5 }),
        spray({ ink: 'ink', from: [1600, 830], to: [1240, 640], size: 4, within: [[1000, 830], [1120, 700], [1300, 620], [1640, 580], [1640, 830]] }),
      ] }),
      // A boulder that the ice left, somebody on it, and somebody beside.
      drawn({ ink: 'sky', path: 'M1050 592Q1056 536 1110 524Q1176 522 1200 556Q1212 580 1206 600Q1130 616 1050 592z', layers: [drawn({ ink: 'lake', path: 'M1124 510L1152 548 1136 576 1146 620H1220V510z' }), drawn({ ink: 'ink', path: 'M1136 590L1220 584V620H1040V594L1090 602z' })] }),
      figure({ x: 1104, y: 536, height: 200, pose: 'seated', ink: 'ink', coat: 'blue', skin: 'orange', hair: 'ink', rim: 'cream', flip: true }),
      figure({ x: 930, y: 600, height: 230, pose: 'lookout', ink: 'ink', coat: 'cream', skin: 'orange', hair: 'ink', pack: 'blue' }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A hiker on the bald top of Inspiration Peak above lakes and autumn maples',
    palette: blaze,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['sky', 0], ['pale', 126]] }),
      cumulus({ x: 272, y: 150, width: 140, height: 50, ink: 'cream', seed: 5, bumps: 6 }),
      ridge({ ink: 'orange', y: 196, swell: 3, seed: 11, cover: 'hardwood', height: [10, 18] }),
      lakes({ ink: 'lake', items: [[100, 214, 130, 16], [292, 212, 140, 16]], unrest: 0.06, seed: 4 }),
      woodland({ leaves: [['red', 'orange'], ['wine', 'red']], points: [[20, 252], [370, 248]], depth: 34, rows: 2, size: [50, 70], rise: 0.8, seed: 8 }),
      ridge({ ink: 'wine', y: 290, swell: 3, seed: 3 }),
      bank({ ink: 'orange', points: [[10, 380], [80, 300], [150, 246], [200, 232], [250, 246], [320, 304], [380, 380]], close: [] }),
      bank({ ink: 'gold', points: [[10, 380], [80, 300], [150, 246], [200, 232], [226, 262], [250, 320], [260, 380]], close: [] }),
      river({ ink: 'cream', path: [[196, 238, 5], [184, 258, 9], [202, 286, 15], [176, 330, 28], [168, 372, 42]] }),
      hiker({ x: 196, y: 242, height: 124, ink: 'ink', pack: 'red', hat: 'ink' }),
    ],
  },
});
