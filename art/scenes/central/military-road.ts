import { around, type Point } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { disc, petal, polygon } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn, tilted } from '../../motifs/shapes.ts';
import { sky, strata, sun } from '../../motifs/sky.ts';
import { canoeCarry, packers } from './military-road/voyageurs.ts';

const dawn = {
  ink: '#1e1a2e',
  plum: '#473052',
  mauve: '#86607f',
  rose: '#d98c8c',
  peach: '#f5bf98',
  cream: '#fdeccd',
  sage: '#9db3ac',
  red: '#c2382f',
};

/** Dawn in the bog, from straight above: the sun is low behind our feet, and every shadow is long. */
const portage = values({
  dark: { ink: '#1f1420', umber: '#56291f' },
  middle: { rust: '#a8552b', plum: '#7c567f' },
  glow: { amber: '#f0aa4c', peach: '#f9d2a0', cream: '#fff2d6' },
  accent: { red: '#d4352a' },
});

/** The hull, bottom up: keel along its middle, the side of the sun below it. */
const HULL = 'M312 664C480 590 720 566 950 566C1180 566 1420 590 1600 664C1420 738 1180 762 950 762C720 762 480 738 312 664z';
const SEAMS = [470, 640, 838, 1062, 1260, 1430];
const seams: Layer<'ink' | 'umber'> = (canvas) => {
  canvas.fill('ink', SEAMS.map((x, i) => limb([[x - 8, 560, 4], [x + 10, 610, 5 + (i % 2) * 3], [x + 16, 664, 4], [x + 8, 720, 7 - (i % 2) * 2], [x - 10, 770, 4]], 1)).join(''));
  // The root that sews the side panels on, stitch by stitch.
  const stitches = Array.from({ length: 44 }, (_, i) => 560 + i * 18).flatMap((x) => [604, 724].map((y) => `M${x} ${y + Math.round(((x - 950) / 420) ** 2 * (y < 664 ? 14 : -14))}l6 10`));
  canvas.stroke('ink', 3, stitches.join(''));
};
/** Fingers around the gunwale. */
const grip = (x: number, y: number, out: 1 | -1): string => [0, 1, 2, 3].map((i) => limb([[x + i * 15, y - out * 8, 6], [x + i * 15 + 1, y + out * 6, 7.5], [x + i * 15 + 1, y + out * 13, 5]], 1)).join('');

/** What the sun tells of the one underneath: the stride, the coat, the arms up to the gunwale, the canoe over the head. */
const CARRIER = [
  'M346 342C306 292 340 216 410 186C580 138 770 122 950 122C1130 122 1320 138 1490 186C1560 216 1594 292 1554 342C1534 312 1500 286 1440 276C1280 262 1130 258 950 258C770 258 620 262 460 276C400 286 366 312 346 342z',
  limb([[920, 250, 54], [926, 300, 58], [946, 360, 48], [962, 410, 50], [976, 452, 60], [984, 476, 58]], 1),
  limb([[950, 440, 42], [890, 510, 32], [856, 570, 23], [838, 640, 18]], 1),
  limb([[966, 440, 44], [1020, 520, 34], [1052, 566, 25], [1096, 640, 17]], 1),
  limb([[916, 270, 24], [860, 326, 20], [832, 340, 18], [806, 300, 15], [786, 250, 14]], 1),
].join('');

/** A tamarack from above: soft rays around the leader; its shadow is its spire. */
type Tree = readonly [x: number, y: number, radius: number];
const TAMARACKS: readonly Tree[] = [[56, 330, 74], [186, 244, 52], [-30, 560, 60], [1640, 480, 84], [1462, 468, 44], [1570, 830, 96], [1330, 838, 60], [636, 846, 56], [560, 20, 60], [1240, 40, 70], [250, -30, 80], [1560, 130, 66]];
const rays = ([x, y, radius]: Tree, seed: number, tight: number): string => {
  const random = new Random(seed);
  return polygon(Array.from({ length: 36 }, (_, i): Point => around(x, y, radius * tight * (i % 2 ? random.between(0.72, 0.82) : random.between(0.86, 1.08)), (i / 36) * 360 + random.jitter(4))));
};
const spire = ([x, y, radius]: Tree, seed: number): string => {
  const random = new Random(seed + 40);
  const [side, tall]: [Point[], number] = [[], radius * 4.2];
  const other: Point[] = [];
  for (let i = 0; i < 9; i++) {
    const t = i / 9;
    const half = radius * 0.82 * (1 - t) ** 0.8;
    const at = (sign: 1 | -1, out: number, up: number): Point => [x + up * tall * 0.02 + sign * half * out, y - tall * up];
    side.push(at(-1, random.between(0.8, 1.12), t), at(-1, 0.5, t + 0.07));
    other.push(at(1, random.between(0.8, 1.12), t), at(1, 0.5, t + 0.07));
  }
  return polygon([...side, [x + tall * 0.02, y - tall], ...other.reverse()]);
};
export default trailArt({
  hero: {
    alt: 'Straight down on a birchbark canoe, bottom up, that crosses the golden tamarack bog of Savanna Portage: only its long shadow shows the one who strides beneath it, arms to the gunwales.',
    focus: { x: 0.52, y: 0.5 },
    palette: portage,
    layers: [
      sky({ bands: [['peach', 0]] }),
      // Sedge, standing water that holds the sky, and the trail.
      drawn({ ink: 'amber', path: 'M-20 470C100 420 220 452 340 420C470 388 560 440 690 404C820 366 960 400 1080 362C1220 320 1400 372 1640 300V392C1500 440 1400 420 1290 460C1150 506 1060 430 920 474C780 516 660 470 540 506C400 546 240 500 120 540C60 556 20 556-20 560zM-20-20H430C420 40 330 40 290 80C240 124 130 84 80 112C40 132 10 120-20 130zM1010-20H1620V96C1540 60 1470 80 1420 104C1340 138 1260 100 1180 100C1100 98 1030 40 1010-20z' }),
      drawn({ ink: 'cream', path: 'M-20 640C120 610 260 640 400 622C640 596 900 640 1160 612C1340 596 1480 622 1640 596V760C1500 784 1340 752 1180 770C900 800 660 752 420 776C260 790 120 760-20 784zM420 60C520 30 660 50 760 36C860 26 960 60 900 84C820 110 700 92 600 104C500 116 380 96 420 60zM1300 230C1380 200 1500 220 1560 240C1600 262 1500 290 1420 286C1340 284 1240 262 1300 230zM60 190C120 160 240 170 290 200C320 230 220 240 150 244C70 246 10 220 60 190z' }),
      // The shadows, all of one ink.
      (canvas) => canvas.fill('plum', TAMARACKS.map((tree, i) => spire(tree, i)).join('')),
      mass({ ink: 'plum', layers: [packers({ ink: 'plum', pack: 'plum', cord: 'plum', skin: 'plum', items: [[236, 690, 236], [84, 716, 216]] })] }),
      tilted({ degrees: -4, about: [950, 430], layers: [drawn({ ink: 'plum', path: CARRIER })] }),
      // Two who go ahead, under their bales.
      drawn({ ink: 'umber', path: disc(222, 706, 30) + disc(72, 730, 28) }),
      drawn({ ink: 'amber', path: 'M226 670L298 664 304 744 230 748zM74 698L142 692 148 764 78 768z' }),
      drawn({ ink: 'rust', path: 'M226 670L298 664 300 690 228 696zM74 698L142 692 144 714 76 720zM250 668L262 667 268 746 256 747zM98 696L108 695 114 766 104 767z' }),
      drawn({ ink: 'red', path: disc(206, 706, 21) + disc(58, 730, 20) }),
      // The canoe.
      tilted({ degrees: -4, about: [950, 430], layers: [
      drawn({ ink: 'rust', path: grip(770, 566, -1) + grip(770, 757, 1) }),
      drawn({ ink: 'amber', path: HULL, layers: [
        drawn({ ink: 'rust', path: 'M290 664C560 648 760 640 950 640C1180 640 1400 650 1620 664V540H290z' }),
        drawn({ ink: 'umber', path: 'M290 664C520 604 760 588 950 590C1180 588 1420 612 1620 664V540H290z' }),
        drawn({ ink: 'cream', path: 'M420 712C600 742 800 742 1000 738C1180 734 1340 724 1500 700C1400 760 1180 780 950 780C720 780 520 752 420 712z' }),
        drawn({ ink: 'umber', path: 'M300 664C560 656 760 650 950 650C1180 650 1400 656 1620 664C1400 666 1180 662 950 662C760 662 560 664 300 664z' }),
        seams,
      ] }),
      drawn({ ink: 'ink', path: 'M300 664C316 654 340 646 366 640L356 664 366 688C340 682 316 674 300 664zM1612 664C1596 654 1572 646 1546 640L1556 664 1546 688C1572 682 1596 674 1612 664z' }),
      ] }),
      // Tamaracks in their October gold.
      (canvas) => {
        canvas.fill('rust', TAMARACKS.map((tree, i) => rays(tree, i + 1, 1)).join(''));
        canvas.fill('amber', TAMARACKS.map(([x, y, radius], i) => rays([x, y + radius * 0.08, radius], i + 30, 0.86)).join(''));
        canvas.fill('rust', TAMARACKS.flatMap(([x, y, radius]) => Array.from({ length: 9 }, (_, k) => petal(...around(x, y, radius * 0.1, k * 40), radius * 0.6, 2, k * 40 + 8, 1))).join(''));
      },
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'Two voyageurs carry a canoe across Savanna Portage against the rising sun',
    palette: dawn,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['sage', 0], ['peach', 116], ['cream', 190]] }),
      sun({ x: 195, y: 204, radius: 82, ink: 'rose' }),
      strata({ ink: 'cream', bars: [[150, 158, 150, 8]] }),
      ridge({ ink: 'mauve', y: 250, swell: 3, seed: 8, cover: 'spruce', height: [14, 46], detail: 0, swells: 4, gaps: 0.1, spacing: 0.5, floor: 270 }),
      ridge({ ink: 'cream', y: 262, swell: 3, swells: 3, seed: 3 }),
      canoeCarry({ x: 195, y: 324, width: 262, ink: 'ink', lit: 'rose', skin: 'peach', shirt: 'plum', sash: 'red' }),
      ridge({ ink: 'plum', y: 318, swell: 3, swells: 3, seed: 5 }),
    ],
  },
});
