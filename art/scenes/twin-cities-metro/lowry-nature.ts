import { lerp, type Point, type Station } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { polygon } from '../../kit/path.ts';
import { trailArt } from '../../kit/scene.ts';
import { dryBrush, grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { cattails } from '../../motifs/cattails.ts';
import { boardwalk } from '../../motifs/paths.ts';
import { raggedSpruce } from '../../motifs/ragged-spruce.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn, lenses, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';

const spring = {
  ink: '#17393a',
  fern: '#2f6b4f',
  leaf: '#79b04f',
  lime: '#c3d96a',
  aqua: '#7cc3bd',
  mint: '#c5e7d6',
  blush: '#f6cdbb',
  white: '#fffdf3',
  brown: '#7c4a2d',
};

/** A May morning, seen from the water; the sun is just below the sheet's left edge. */
const marsh = values({
  dark: { ink: '#0f2a33', fern: '#1b5350', brown: '#66341f' },
  middle: { aqua: '#4fa69f', leaf: '#86b25c' },
  glow: { lime: '#d3e08a', blush: '#f6cdb6', white: '#fffaf0' },
  accent: { orange: '#e2672f' },
});
const early = { from: [-1, -0.35], ink: 'lime', shadow: 'ink' } as const;

/** Eyes are a foot above the water. The boardwalk comes nearer from left to right. */
const HORIZON = 452;
const deckAt = (x: number, up: number): Point => [x, HORIZON - up * lerp(104, 188, (x + 20) / 1660)];
const slat = (low: number, high: number): Point[] => [deckAt(-20, high), deckAt(1640, high), deckAt(1640, low), deckAt(-20, low)];
const POSTS = [40, 300, 590, 916, 1290] as const;
const posts = (low: number): string => POSTS.map((x, i) => polygon([deckAt(x, 0.4), deckAt(x + 13 + i * 3, 0.4), deckAt(x + 13 + i * 3, low), deckAt(x, low)])).join('');

/** Who sits at the edge with the feet over the water, and who kneels beside with a net. */
const GROWN = limb([[812, 398, 27], [806, 352, 25], [812, 312, 22], [812, 296, 10]], 1);
const GROWN_LEGS = `${limb([[820, 392, 21], [776, 388, 18], [752, 394, 15], [752, 394, 13], [748, 436, 10], [744, 458, 8]], 1)}M738 452L752 454 752 464C744 468 730 468 724 464 728 458 734 458 738 452z`;
const GROWN_ARM = limb([[820, 318, 11], [846, 356, 10], [852, 392, 7]], 1);
const GROWN_HEAD = 'M796 276C794 258 806 248 820 250 834 252 838 266 834 280L826 290 828 300H806V292C798 292 796 286 796 276z';
const GROWN_HAIR = 'M798 262C802 244 824 240 836 254 850 266 842 296 852 312 838 310 828 300 828 284 820 280 816 272 818 264z';
const CHILD = limb([[672, 376, 22], [652, 346, 21], [632, 324, 17]], 1);
const CHILD_LEGS = limb([[674, 372, 19], [644, 380, 15], [628, 394, 12], [628, 394, 10], [660, 398, 9], [690, 400, 7]], 1);
const CHILD_ARMS = limb([[634, 326, 8], [606, 348, 7], [588, 360, 6]], 1) + limb([[640, 330, 8], [628, 356, 7], [606, 368, 6]], 1);
const CHILD_HEAD = 'M604 302C602 286 612 276 626 278 638 280 642 292 638 304L630 314 614 318C606 316 604 310 604 302z';
const CHILD_CAP = 'M602 292C604 274 620 268 634 276 642 282 644 292 642 298L616 294 590 300C592 296 596 292 602 292z';
const NET = `${limb([[640, 336, 3], [560, 384, 3], [492, 430, 3]], 1)}M496 424C480 426 452 446 452 462 452 476 478 474 492 462 502 452 506 434 496 424zM490 432C496 438 492 452 484 458 474 466 462 468 460 462 460 452 478 436 490 432z`;

/** Stalks of cattails: root, tip of the head, how far it bends, half the head's width. */
type Stalk = readonly [rootX: number, x: number, y: number, bend: number, half: number];
const BACK: readonly Stalk[] = [[120, 96, 196, -6, 13], [214, 258, 118, 10, 14], [318, 330, 270, 6, 12], [1356, 1330, 150, -8, 13], [1470, 1500, 80, 10, 14], [1226, 1236, 300, 4, 12]];
const FRONT: readonly Stalk[] = [[60, -10, 60, -20, 24], [170, 172, 20, -8, 26], [250, 400, 214, 60, 22], [1400, 1420, 34, 8, 26], [1530, 1600, 150, 24, 24], [1330, 1196, 262, -56, 20]];
const joint = ([rootX, x, y, bend]: Stalk, t: number): Point => [lerp(rootX, x, t) + bend * (t * t - t) * 1.6, lerp(870, y, t)];
const heads = (stalks: readonly Stalk[]): string => stalks.map((stalk) => {
  const [from, mid, to] = [joint(stalk, 0.76), joint(stalk, 0.88), joint(stalk, 0.97)];
  const half = stalk[4];
  return limb([[...from, half * 0.5], [...joint(stalk, 0.78), half * 0.96], [...mid, half], [...joint(stalk, 0.955), half * 0.92], [...to, half * 0.4]], 1);
}).join('');
const stems = (stalks: readonly Stalk[]): string => stalks.map((stalk) => limb([[...joint(stalk, 0), stalk[4] * 0.44], [...joint(stalk, 0.5), stalk[4] * 0.3], [...joint(stalk, 0.98), stalk[4] * 0.2], [...joint(stalk, 1.09), 0.5]], 1)).join('');
/** Blades: root, elbow, tip, half the width; where the tip is low, the blade has snapped. */
type Blade = readonly [rootX: number, elbowX: number, elbowY: number, tipX: number, tipY: number, half: number];
const blades = (items: readonly Blade[]): string => items.map(([rootX, elbowX, elbowY, tipX, tipY, half]) => {
  const snapped: Station[] = tipY > elbowY ? [[elbowX, elbowY, half * 0.5]] : [];
  return limb([[rootX, 870, half], [lerp(rootX, elbowX, 0.5), lerp(870, elbowY, 0.55), half * 0.95], [elbowX, elbowY, half * 0.6], ...snapped, [tipX, tipY, 0.5]], 1);
}).join('');
const BACK_BLADES: readonly Blade[] = [[60, 30, 480, -10, 210, 13], [150, 190, 470, 220, 250, 12], [240, 200, 500, 130, 330, 11], [340, 380, 560, 440, 400, 12], [280, 300, 420, 290, 180, 12], [1250, 1200, 560, 1120, 430, 12], [1330, 1350, 430, 1370, 190, 13], [1440, 1420, 460, 1370, 300, 12], [1540, 1570, 420, 1560, 170, 13]];
const FRONT_BLADES: readonly Blade[] = [[10, -20, 500, -60, 240, 20], [100, 96, 430, 60, 60, 20], [190, 250, 420, 300, 90, 21], [230, 330, 500, 470, 350, 19], [140, 20, 360, 90, 560, 18], [300, 420, 640, 560, 560, 18], [330, 350, 520, 330, 250, 17], [1360, 1300, 470, 1290, 150, 20], [1300, 1190, 600, 1060, 520, 18], [1450, 1500, 380, 1470, 60, 21], [1500, 1420, 470, 1330, 350, 18], [1600, 1560, 330, 1640, 520, 18], [1620, 1640, 400, 1660, 100, 21]];

const FARSHORE = 'M-20 378C40 366 90 384 150 380 200 388 250 398 330 396 400 384 460 376 540 380 620 392 680 404 760 402 860 408 920 398 1000 388 1060 372 1120 366 1180 372 1240 360 1300 366 1380 372 1460 360 1540 366 1640 352V454H-20z';

export default trailArt({
  hero: {
    alt: 'From the water, through tall cattails: a child kneels at the edge of the boardwalk at the Lowry Nature Center and dips a net in the still, rosy marsh, a grown-up seated close by.',
    focus: { x: 0.45, y: 0.5 },
    palette: marsh,
    layers: [
      sky({ bands: [['blush', 0]] }),
      drawn({ ink: 'white', path: 'M-20 318C200 300 420 312 700 296 900 290 1200 306 1640 286V330C1400 344 1200 336 1000 346 700 356 300 340-20 352z' }),
      dryBrush({ ink: 'white', bristles: 9, seed: 6, thickness: [5, 14], strokes: [[[260, 190], [1240, 130], 80], [[800, 60], [1500, 30], 40]] }),
      water({ ink: 'blush', y: HORIZON }),
      // The woods beyond the marsh, and the water that holds them upside down.
      mass({ ink: 'aqua', mirror: { y: HORIZON, ink: 'aqua' }, layers: [
        drawn({ ink: 'aqua', path: FARSHORE }),
        raggedSpruce({ ink: 'aqua', items: [[408, 404, 90], [440, 404, 160], [476, 404, 110], [560, 400, 60], [892, 412, 84], [926, 412, 180], [968, 412, 120], [1010, 410, 150], [1064, 404, 70], [1210, 380, 60]] }),
      ] }),
      drawn({ ink: 'aqua', path: 'M-20 612C120 596 260 622 420 606 560 596 640 630 800 618 960 606 1080 632 1240 612 1400 600 1520 622 1640 606V840H-20z' }),
      spray({ ink: 'fern', from: [0, 840], to: [0, 606], size: 5 }),
      // The boardwalk, and below it its mirror image, broken by the slow water.
      mass({ ink: 'fern', mirror: { y: 502, ink: 'fern' }, layers: [
        shape({ ink: 'fern', points: slat(0.2, 0.42) }), drawn({ ink: 'fern', path: posts(-0.42) }),
        drawn({ ink: 'fern', path: GROWN + GROWN_HEAD + GROWN_HAIR + GROWN_LEGS + CHILD + CHILD_LEGS + CHILD_HEAD + CHILD_CAP }),
      ] }),
      lenses({ ink: 'blush', items: [[420, 604, 300, 12], [760, 596, 190, 10], [1010, 610, 340, 12], [1260, 590, 200, 9], [640, 560, 200, 7], [900, 556, 240, 7]] }),
      lenses({ ink: 'aqua', items: [[700, 634, 220, 9], [820, 664, 190, 9], [600, 660, 150, 8], [400, 566, 260, 7], [1140, 560, 240, 7]] }),
      drawn({ ink: 'fern', path: 'M-20 752C160 732 320 764 480 748 640 732 760 772 920 760 1080 744 1240 768 1400 748 1500 740 1580 752 1640 744V840H-20z' }),
      drawn({ ink: 'white', path: 'M380 470C420 458 520 456 570 468 530 478 430 480 380 470zM404 469C440 475 510 475 546 469 510 462 440 462 404 469zM330 478C400 494 560 494 640 478 570 500 390 502 330 478z' }),
      drawn({ ink: 'ink', path: posts(-0.36) }),
      shape({ ink: 'ink', points: slat(0.2, 0.33) }),
      shape({ ink: 'white', points: slat(0.33, 0.42) }),
      shape({ ink: 'blush', points: slat(0.33, 0.375) }),
      mass({ ink: 'ink', light: { ...early, ink: 'white' }, rim: 4, layers: [drawn({ ink: 'ink', path: GROWN_LEGS + CHILD_LEGS + NET })] }),
      mass({ ink: 'ink', light: { ...early, ink: 'white' }, rim: 4, layers: [drawn({ ink: 'ink', path: GROWN + GROWN_ARM + GROWN_HEAD + CHILD + CHILD_ARMS + CHILD_HEAD + CHILD_CAP })] }),
      drawn({ ink: 'fern', path: GROWN + GROWN_ARM }),
      drawn({ ink: 'brown', path: GROWN_HEAD + CHILD_HEAD }),
      drawn({ ink: 'ink', path: GROWN_HAIR }),
      drawn({ ink: 'orange', path: CHILD + CHILD_ARMS }),
      drawn({ ink: 'ink', path: CHILD_CAP }),
      // Cattails in two ranks: those that stand back, and those before our eyes.
      mass({ ink: 'fern', light: early, rim: 4, layers: [drawn({ ink: 'fern', path: stems(BACK) + blades(BACK_BLADES) })] }),
      mass({ ink: 'brown', light: { ...early, ink: 'blush' }, rim: 4, layers: [drawn({ ink: 'brown', path: heads(BACK) })] }),
      mass({ ink: 'ink', light: early, rim: 6, layers: [drawn({ ink: 'ink', path: stems(FRONT) + blades(FRONT_BLADES) })] }),
      mass({ ink: 'brown', light: { ...early, ink: 'orange' }, rim: 7, layers: [drawn({ ink: 'brown', path: heads(FRONT) })] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'Tall cattails beside the boardwalk that winds over the marsh at the Lowry Nature Center',
    palette: spring,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['mint', 0], ['white', 84], ['blush', 120]] }),
      ridge({ ink: 'aqua', points: [[0, 186], [195, 198], [390, 182]], swell: 4, seed: 4, cover: 'hardwood', height: [14, 28], floor: 240 }),
      ridge({ ink: 'fern', points: [[0, 208], [195, 218], [390, 206]], swell: 3, seed: 9, cover: 'hardwood', height: [10, 20], floor: 240 }),
      water({ ink: 'aqua', y: 230 }),
      ripples({ ink: 'mint', y: [238, 340], count: 10, width: [60, 130], height: [5, 9], seed: 5 }),
      boardwalk({ path: [[236, 376, 92], [262, 312, 50], [250, 276, 28], [214, 250, 15], [230, 230, 8]], plank: 'white', plank2: 'blush', edge: 'brown', shadow: 'fern', planks: 11, crowding: 1.5 }),
      cattails({ ink: 'ink', lit: 'fern', head: 'brown', seed: 4, forms: 1, items: [[122, 372, 290], [322, 392, 170]] }),
    ],
  },
});
