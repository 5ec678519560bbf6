import type { Layer } from '../../kit/canvas.ts';
import { lerp, type Point } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
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

/** A fold in a wooded hill: where its sunny edge meets the crest, where that meets the foot, and where the shade ends at the foot, from -1 to 1; 2 is all the way. */
type Fold = readonly [crest: number, foot: number, end: number];

/** A wooded hill, lit, with its folds in shade: crowns show along the crest and along the edges of the folds. Its top leans to a side, and is the broader the smaller `power`. */
function wood(x: number, top: number, half: number, foot: number, size: number, lit: Wood, shade: Wood, rim: Wood, folds: readonly Fold[], lean = 0, power = 0.72): Layer<Wood> {
  const random = new Random(x + foot);
  const height = (across: number) => foot - (foot - top) * (0.5 + 0.5 * Math.cos(Math.PI * Math.max(-1, Math.min(1, across - lean * (1 - across * across))))) ** power;
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

/** The clump of oaks on the left: two crowns with lobes of all sizes above, nearly level below. */
const CROWNS: readonly (readonly Point[])[] = [
  [[-40, 470], [-60, 380], [-40, 300], [10, 250], [50, 196], [130, 176], [196, 206], [230, 262], [286, 290], [304, 350], [270, 410], [200, 436], [130, 428], [60, 462], [-40, 470]],
  [[216, 560], [204, 500], [250, 462], [280, 420], [350, 410], [400, 446], [446, 470], [466, 526], [428, 568], [350, 574], [280, 588], [216, 560]],
];
const SHADES: readonly (readonly Point[])[] = [
  [[80, 470], [40, 424], [84, 380], [140, 372], [152, 320], [206, 300], [212, 250], [300, 250], [330, 440], [160, 470], [80, 470]],
  [[300, 600], [290, 552], [340, 530], [360, 484], [416, 476], [490, 470], [480, 600], [300, 600]],
];
/** Along these points, large lobes and small ones between. */
function lobes(points: readonly Point[]): string {
  const random = new Random(points.length * 7);
  const edge = points.flatMap(([x, y], i): Point[] => {
    const [nextX, nextY] = points[i + 1] ?? [x, y];
    const t = random.between(0.3, 0.7);
    return random.chance(0.6) ? [[x, y], [lerp(x, nextX, t) + random.jitter(8), lerp(y, nextY, t) + random.jitter(8)]] : [[x, y]];
  });
  return `${bumps(edge, () => random.between(0.52, 0.72))}z`;
}

/** The one who stands, from behind, and points out a lake. */
const LEGS = `${limb([[944, 498, 17], [936, 548, 12], [938, 592, 8]])}${limb([[960, 498, 17], [980, 538, 12], [978, 580, 8]])}M926 606C922 598 930 590 946 590L948 604zM964 592C964 582 972 576 988 578L990 590z`;
const COAT = `M924 506C928 480 918 450 922 428 930 418 940 414 950 414 964 414 974 420 978 430 982 456 972 482 978 506 960 512 940 512 924 506z${limb([[930, 430, 10], [892, 432, 8], [852, 414, 5]])}${limb([[970, 430, 10], [998, 468, 8], [996, 472, 8], [974, 490, 5]])}`;
const HEAD = 'M941 420L941 405C930 398 930 376 947 373 965 373 967 396 956 405V420zM856 418C846 416 832 408 832 404 838 404 850 404 858 410z';
const HAIR = 'M939 400C932 390 932 371 949 370 967 370 970 392 960 405 953 408 945 406 939 400z';

export default trailArt({
  hero: {
    alt: 'Two people on the bald golden top of Inspiration Peak, one pointing out over a lake; below them round hills of red and gold woods roll away to the horizon, a blue lake in every hollow.',
    focus: { x: 0.6, y: 0.6 },
    palette: fiftyLakes,
    layers: [
      sky({ bands: [['sky', 0]] }),
      drawn({ ink: 'cream', path: 'M-20 52Q160 20 330 40Q460 30 560 62Q760 70 900 60Q700 96 420 88Q180 92-20 80zM1080 34Q1260 14 1420 30Q1540 26 1640 40V66Q1400 60 1080 34z' }),
      // Far off the hills are low and blue, then gold.
      drawn({ ink: 'lake', path: 'M-20 128Q200 108 420 124Q700 106 980 122Q1300 104 1640 120V160H-20z', opacity: 0.5 }),
      drawn({ ink: 'gold', path: 'M-20 150Q100 130 240 146Q400 128 560 146Q760 128 920 148Q1100 130 1280 144Q1460 128 1640 146V830H-20z' }),
      drawn({ ink: 'lake', path: 'M60 166Q160 156 280 164Q220 174 60 166zM430 160Q560 152 690 164Q560 174 430 160zM820 170Q960 158 1120 166Q1000 180 820 170zM1230 160Q1340 152 1450 160Q1340 170 1230 160z' }),
      drawn({ ink: 'orange', path: 'M400 206Q480 178 560 172Q640 166 700 190Q740 206 800 212Q700 226 620 214Q560 196 480 208z' }),
      drawn({ ink: 'orange', path: 'M1380 196Q1440 164 1500 172Q1580 160 1640 176V300H1500Q1520 230 1460 214Q1430 200 1380 196z' }),
      wood(150, 150, 330, 226, 9, 'orange', 'red', 'gold', [[-0.1, 0.16, 0.5], [0.34, 0.5, 0.84]], -0.2, 0.5),
      wood(1060, 146, 360, 230, 9, 'orange', 'red', 'gold', [[0.3, 0.42, 2]], 0.3, 0.9),
      drawn({ ink: 'lake', path: 'M-20 226Q120 212 260 218Q380 214 470 226Q400 236 440 246Q300 262 140 252Q40 256-20 250zM690 232Q800 216 930 224Q1080 218 1230 230Q1180 242 1240 250Q1080 266 900 258Q760 262 690 232z' }),
      wood(360, 204, 340, 306, 12, 'orange', 'red', 'gold', [[-0.2, 0.12, 0.5], [0.3, 0.56, 0.94]], -0.34, 0.62),
      wood(1340, 172, 430, 316, 12, 'red', 'wine', 'orange', [[-0.4, -0.5, -0.2], [0.06, 0.26, 0.66]], 0.12, 0.6),
      wood(800, 244, 300, 314, 11, 'orange', 'red', 'gold', [[0.24, 0.44, 0.86]], 0.2, 0.66),
      // The great lake, with its bays and its point.
      drawn({ ink: 'orange', path: 'M-20 320Q400 300 800 306Q1200 300 1640 330V830H-20z' }),
      drawn({ ink: 'gold', path: 'M180 352Q300 306 460 318Q600 292 780 308Q960 292 1120 312Q1300 300 1420 332Q1500 380 1380 420H300Q160 410 180 352z' }),
      drawn({ ink: 'lake', path: 'M200 356Q310 316 460 328Q600 304 770 318Q860 310 900 326Q860 344 940 350Q1020 336 1120 324Q1290 314 1400 340Q1480 384 1460 840H400Q180 410 200 356z' }),
      // The red hills in it, and a breath of wind.
      drawn({ ink: 'wine', opacity: 0.5, path: 'M240 340Q400 326 560 318Q620 314 660 320Q600 340 500 352Q420 378 300 368Q250 356 240 340zM980 346Q1120 322 1260 322Q1360 324 1400 340Q1400 372 1300 384Q1180 392 1100 366Q1020 360 980 346z' }),
      drawn({ ink: 'sky', path: 'M520 520Q660 494 800 502Q860 506 900 500Q860 526 780 524Q700 524 640 534Q580 532 520 520z' }),
      // The wood on the right is one shadow, so that the lake and the grass are the light.
      wood(1500, 380, 440, 640, 17, 'wine', 'wine', 'orange', [], -0.1, 0.6),
      wood(110, 400, 420, 800, 16, 'orange', 'red', 'gold', [[0.1, 0.1, 0.5], [0.5, 0.44, 2]], -0.1, 0.7),
      // One clump of oaks, dark against the bright hill and the lake.
      mass({ ink: 'wine', light: { ...afternoon, ink: 'orange' }, rim: 5, layers: [drawn({ ink: 'wine', path: 'M-20 664C120 620 300 650 420 694 520 730 600 776 650 840H-20z' })] }),
      drawn({ ink: 'ink', path: 'M60 840C96 740 92 640 88 560L10 440 26 432 96 516 108 400H132L128 540 200 420 216 430 136 590C138 680 140 760 172 840zM300 840C324 780 330 720 326 660L270 570 284 562 334 624 340 540H356L358 640 404 556 416 564 364 676C366 740 372 790 396 840z' }),
      ...CROWNS.flatMap((crown, i) => [
        mass({ ink: 'wine', light: { ...afternoon, ink: 'orange' }, rim: 9, layers: [drawn({ ink: 'wine', path: lobes(crown) })] }),
        drawn({ ink: 'wine', path: lobes(crown), layers: [drawn({ ink: 'ink', opacity: 0.6, path: lobes(SHADES[i] ?? []) })] }),
      ]),
      // The bald top: prairie grass, the light on its left.
      drawn({ ink: 'wine', path: 'M520 830C640 740 800 620 980 570C1160 524 1400 520 1640 560V830z', layers: [
        drawn({ ink: 'orange', path: 'M520 830C640 740 800 620 980 570C1160 524 1400 520 1640 560C1440 570 1240 600 1120 680C1040 730 1000 780 980 840z' }),
        drawn({ ink: 'gold', path: 'M520 830C640 740 800 620 980 570C1160 524 1400 520 1640 560C1400 548 1180 568 1040 630C900 692 800 770 740 840z' }),
        dryBrush({ ink: 'cream', bristles: 7, thickness: [2, 6], strokes: [[[660, 800], [880, 660], 90], [[900, 660], [1120, 570], 50], [[1140, 562], [1420, 540], 20]], seed: 3 }),
        dryBrush({ ink: 'gold', bristles: 7, thickness: [3, 7], strokes: [[[1000, 800], [1200, 690], 110], [[1240, 680], [1560, 620], 70]], seed: 5 }),
        spray({ ink: 'ink', from: [1600, 830], to: [1240, 640], size: 4, within: [[1000, 830], [1120, 700], [1300, 620], [1640, 580], [1640, 830]] }),
      ] }),
      // The two throw their shadows down the ridge.
      mass({ light: { ...afternoon, ink: 'cream' }, shadow: { y: 600, length: 1, opacity: 0.5 }, layers: [drawn({ ink: 'ink', path: LEGS + COAT + HAIR })] }),
      mass({ light: { ...afternoon, ink: 'cream' }, shadow: { y: 592, length: 1, opacity: 0.5 }, layers: [drawn({ ink: 'ink', path: 'M1050 592Q1056 536 1110 524Q1176 522 1200 556Q1212 580 1206 600Q1130 616 1050 592z' }), figure({ x: 1104, y: 536, height: 200, pose: 'seated', ink: 'ink', coat: 'ink', skin: 'ink', flip: true })] }),
      // A boulder that the ice left, somebody on it, and somebody beside.
      drawn({ ink: 'sky', path: 'M1050 592Q1056 536 1110 524Q1176 522 1200 556Q1212 580 1206 600Q1130 616 1050 592z', layers: [drawn({ ink: 'lake', path: 'M1124 510L1152 548 1136 576 1146 620H1220V510z' }), drawn({ ink: 'ink', path: 'M1136 590L1220 584V620H1040V594L1090 602z' })] }),
      figure({ x: 1104, y: 536, height: 200, pose: 'seated', ink: 'ink', coat: 'blue', skin: 'orange', hair: 'ink', rim: 'cream', flip: true }),
      mass({ light: { ...afternoon, ink: 'cream' }, rim: 4, layers: [drawn({ ink: 'ink', path: LEGS + HEAD })] }),
      drawn({ ink: 'ink', path: LEGS }),
      drawn({ ink: 'orange', path: HEAD }),
      drawn({ ink: 'ink', path: HAIR }),
      drawn({ ink: 'cream', path: COAT, layers: [drawn({ ink: 'gold', path: 'M962 410H1010V500L974 520C960 480 978 440 962 410z' })] }),
      drawn({ ink: 'blue', path: 'M932 424C940 416 960 416 968 424 974 446 974 470 968 488 958 494 942 494 932 488 928 466 928 444 932 424z' }),
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
