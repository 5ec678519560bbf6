import { around, type Point } from '../../kit/geometry.ts';
import { limb } from '../../kit/limb.ts';
import { blob, disc, petal } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { foliage } from '../../motifs/foliage.ts';
import { bank, drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { slits } from '../../motifs/slits.ts';
import { bundle, strands } from '../../motifs/strands.ts';
import { trunks } from '../../motifs/trunks.ts';
import { ripples, water } from '../../motifs/water.ts';
import { trilliums } from '../../motifs/wildflowers.ts';

const springWoods = {
  ink: '#1d2f24',
  forest: '#33593a',
  green: '#64964a',
  spring: '#a6c95c',
  light: '#e3eca6',
  stone: '#c9ac7c',
  shade: '#7c6a55',
  water: '#5f9c96',
  white: '#fffbea',
};

/** April: the light comes through the woods from behind. */
const lilyWoods = values({
  dark: { ink: '#0f231d', forest: '#1d4738' },
  middle: { moss: '#4f8748', wine: '#7d4f56', water: '#5fa39a' },
  glow: { spring: '#b7d56c', blush: '#efc8cd', white: '#fffbee' },
  accent: { anther: '#f3b530' },
});

type Lily = keyof typeof lilyWoods;

const LEAF_LEFT = 'M560 840C420 700 180 560-60 520 20 380 120 340 240 400 420 490 560 660 640 840z';
const LEAF_RIGHT = 'M600 840C700 640 900 560 1240 470 1440 420 1560 440 1660 480 1560 600 1400 700 1160 760 960 800 800 800 720 840z';

/** One of six, from the heart outward, and the half of it that lies in the shade. */
const tepal = (degrees: number, length: number, half: number, fold: number): readonly [whole: string, shade: string] => {
  const place = (along: number, off: number) => {
    const [x, y] = around(0, 0, Math.hypot(along, off), degrees + 16 * (along / length) ** 2 + (Math.atan2(off, along) * 180) / Math.PI);
    return `${Math.round(940 + x)} ${Math.round(300 + y * 0.9)}`;
  };
  const rib = `${place(length * 0.75, half * fold)} ${place(length * 0.3, half * fold)} ${place(8, 0)}`;
  const side = (sign: 1 | -1) => `${place(length * 0.2, sign * half)} ${place(length * 0.7, sign * half * 1.16)} ${place(length, 0)}`;
  const back = `${place(length * 0.7, half * 1.16)} ${place(length * 0.2, half)} ${place(8, 0)}z`;
  return [`M${place(8, 0)}C${side(-1)} ${back}`, `M${place(8, 0)}C${side(1)} ${rib}z`];
};
const tepals = (items: readonly (readonly [degrees: number, length: number, half: number])[], ink: Lily, shade: Lily, fold: number): Layer<Lily> => (canvas) => {
  const paths = items.map((item) => tepal(...item, fold));
  canvas.fill(ink, paths.map(([whole]) => whole).join(''));
  canvas.fill(shade, paths.map(([, half]) => half).join(''));
};

/** The ways its stamens point. */
const STAMENS = [8, 66, 122, 184, 246, 306];

/** Trunks, each around x. */
const boles = (ink: Lily, items: readonly (readonly [x: number, half: number])[]): Layer<Lily> =>
  drawn({ ink, path: items.map(([x, half]) => `M${x - half}-20q${half * 0.4} 260 0 440q${-half * 0.2} 60${-half * 0.8} 90h${half * 3.6}q${-half * 0.8}-40${-half * 0.8}-90q${-half * 0.3}-200 ${half * 0.2}-440z`).join('') });

/** Blotches on a leaf, drawn out along it. */
const mottling = (spots: readonly Point[], degrees: number, seed: number): Layer<Lily> => (canvas) => {
  const random = new Random(seed);
  const turn = (degrees * Math.PI) / 180;
  const blotch = ([x, y]: Point): string => {
    const [long, wide] = [random.between(24, 74), random.between(8, 22)];
    return blob([0, 55, 120, 180, 235, 300].map((angle): Point => {
      const [along, off] = around(0, 0, random.between(0.5, 1.3), angle);
      return [x + along * long * Math.cos(turn) - off * wide * Math.sin(turn), y + along * long * Math.sin(turn) + off * wide * Math.cos(turn)];
    }));
  };
  canvas.fill('wine', spots.map(blotch).join(''));
};

export default trailArt({
  hero: {
    alt: 'From the ground of the Big Woods at Nerstrand: a dwarf trout lily hangs its pale star over mottled leaves; under the arch of its stem, small and bright, lies the low, wide Hidden Falls.',
    focus: { x: 0.56, y: 0.5 },
    palette: lilyWoods,
    layers: [
      sky({ bands: [['forest', 0]] }),
      // The clearing at the creek.
      drawn({ ink: 'moss', path: 'M200-20H1380V500H200z' }),
      drawn({ ink: 'spring', path: 'M360-20H1190V500H360z' }),
      boles('moss', [[430, 16], [560, 10], [1066, 12], [1130, 20], [760, 8]]),
      boles('forest', [[220, 60], [330, 34], [486, 18], [1020, 20], [1220, 40], [1340, 70]]),
      boles('ink', [[60, 130], [1540, 150]]),
      // The fall.
      drawn({ ink: 'ink', path: 'M-20 462L300 450 470 456 980 452 1200 460 1640 470V640H-20z' }),
      strands<Lily>({ path: [[730, 450, 236], [730, 462, 246], [728, 500, 250], [724, 560, 262]], seed: 3, girth: [1, 1], strands: [['water', [[0.5, 1, 0, 1]]]] }),
      strands<Lily>({ path: [[730, 450, 236], [730, 462, 246], [728, 500, 250], [724, 560, 262]], seed: 4, girth: [0.5, 1.2], strands: [['white', bundle(15, [0.02, 0.1], [0, 0.1], [1, 1], 4)], ['ink', bundle(3, [0.02, 0.05], [0.4, 0.6], [1, 1], 9)]] }),
      drawn({ ink: 'white', path: 'M490 448C600 440 860 440 968 448 972 452 972 458 970 462 860 452 600 452 490 462 486 456 486 450 490 448z' }),
      drawn({ ink: 'water', path: 'M-20 562L420 552H1040L1640 566V720H-20z' }),
      drawn({ ink: 'white', path: 'M420 566C470 548 520 556 560 546 640 556 720 540 800 550 880 544 960 552 1040 564 960 580 860 570 800 582 700 574 540 586 420 566zM600 612C680 600 760 602 820 612 760 620 660 622 600 612z' }),
      // The near bank.
      drawn({ ink: 'ink', path: 'M-20 640C200 600 400 660 640 650 900 640 1200 640 1640 620V830H-20z' }),
      // The lily from below.
      drawn({ ink: 'moss', path: LEAF_LEFT, layers: [
        drawn({ ink: 'forest', path: 'M600 850C440 690 240 560-60 520V840z' }),
        drawn({ ink: 'spring', path: 'M-60 520C20 380 120 340 240 400 420 490 560 660 640 840L626 840C540 670 410 506 236 414 124 358 40 394-30 500z' }),
        mottling([[90, 470], [200, 440], [300, 500], [180, 560], [330, 600], [430, 560], [420, 660], [520, 690], [30, 520], [500, 800]], 36, 3),
      ] }),
      drawn({ ink: 'moss', path: LEAF_RIGHT, layers: [
        drawn({ ink: 'forest', path: 'M620 860C820 680 1200 540 1680 470V860z' }),
        drawn({ ink: 'spring', path: 'M600 840C700 640 900 560 1240 470 1440 420 1560 440 1660 480L1640 490C1540 456 1430 438 1244 486 920 570 730 660 622 840z' }),
        mottling([[760, 720], [880, 640], [1010, 560], [1160, 520], [1300, 470], [1440, 500], [1120, 620], [980, 700], [1280, 590], [1420, 580], [860, 760], [1540, 490]], -26, 5),
      ] }),
      drawn({ ink: 'wine', path: limb([[660, 860, 26], [620, 640, 22], [596, 420, 20], [604, 220, 19], [680, 80, 18], [800, 44, 17], [900, 110, 16], [940, 270, 18]]) }),
      drawn({ ink: 'blush', path: limb([[646, 860, 8], [608, 640, 7], [585, 420, 7], [594, 216, 6], [674, 72, 6], [800, 34, 5], [880, 76, 1]]) }),
      tepals([[90, 330, 72], [206, 310, 66], [320, 300, 66]], 'blush', 'wine', 0.62),
      tepals([[28, 310, 72], [146, 310, 72], [264, 230, 66]], 'white', 'blush', 0.1),
      // Its heart.
      drawn({ ink: 'spring', path: STAMENS.map((degrees) => petal(940, 300, 92, 5, degrees, 1)).join('') + disc(940, 300, 26) }),
      drawn({ ink: 'anther', path: STAMENS.map((degrees) => petal(...around(940, 300, 72, degrees), 64, 16, degrees, 1)).join('') }),
      drawn({ ink: 'moss', path: petal(944, 292, 30, 14, 60, 1) + petal(940, 296, 30, 14, 180, 1) + petal(938, 290, 28, 14, 300, 1) }),
    ],
  },
  badge: {
    alt: 'Hidden Falls, wide and low over a limestone ledge in spring woods, with white wildflowers in front',
    palette: springWoods,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['light', 0]] }),
      foliage({ ink: 'spring', seed: 4, size: [26, 50], points: [[-20, -20], [410, -20], [410, 150], [300, 160], [195, 130], [90, 160], [-20, 150]] }),
      trunks({ ink: 'forest', lit: 'green', items: [[96, 200, 14, -10, 4], [300, 190, 13, -10, -4], [236, 180, 8, -10, -2]] }),
      foliage({ ink: 'green', seed: 9, size: [26, 50], points: [[-20, -20], [410, -20], [410, 104], [300, 112], [195, 84], [90, 112], [-20, 104]] }),
      bank({ ink: 'green', points: [[0, 176], [120, 182], [270, 176], [390, 168]], close: [[390, 300], [0, 300]] }),
      bedded({ points: [[110, 196], [360, 190], [370, 296], [120, 296]], seed: 7, mid: 'shade', lit: 'stone', shade: 'ink', seam: 'ink', beds: [18, 28], step: 6, reach: [0.3, 0.3] }),
      shape({ ink: 'ink', points: [[118, 224], [190, 228], [280, 222], [368, 226], [368, 300], [118, 300]] }),
      drawn({ ink: 'water', path: 'M136 190C180 176 280 176 356 180V196H140z' }),
      drawn({ ink: 'white', path: 'M142 206C144 188 170 186 200 188 224 190 240 182 276 184 282 188 272 204 268 222 264 250 270 280 274 300H136C142 260 140 230 142 204z', layers: [
        drawn({ ink: 'water', path: 'M280 190C246 214 254 250 258 300H290z' }),
        slits({ ink: 'ink', items: [[180, 232, 350, 14, -2], [226, 214, 290, 9, 2]] }),
        slits({ ink: 'water', items: [[160, 204, 270, 8, -2], [202, 206, 310, 11]] }),
      ] }),
      drawn({ ink: 'white', path: 'M304 196C308 186 330 186 352 188V300H300C308 260 300 220 304 196z', layers: [
        slits({ ink: 'water', items: [[330, 206, 320, 10]] }),
      ] }),
      water({ ink: 'water', y: 290 }),
      ripples({ ink: 'white', y: [294, 334], count: 7, x: 230, spread: [60, 50], width: [60, 100], height: [5, 8], seed: 4 }),
      bank({ ink: 'forest', points: [[0, 214], [60, 226], [120, 262], [160, 310], [230, 370]], close: [[230, 400], [0, 400]] }),
      trilliums({ stem: 'spring', petal: 'white', heart: 'spring', items: [[106, 372, 118], [172, 386, 80]] }),
    ],
  },
});
