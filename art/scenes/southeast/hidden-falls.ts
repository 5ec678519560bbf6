import type { Spot } from '../../kit/figure.ts';
import { lerp } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { falling, type Place } from '../../motifs/falling.ts';
import { foliage } from '../../motifs/foliage.ts';
import { leafSpray } from '../../motifs/leaf-spray.ts';
import { shafts } from '../../motifs/light-shafts.ts';
import { bank, drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { slits } from '../../motifs/slits.ts';
import { torn } from '../../motifs/torn.ts';
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

/** Morning in May: light comes through the new leaves from the left. */
const bigWoods = values({
  dark: { ink: '#12261d', forest: '#25523a' },
  middle: { green: '#5f9a4a', water: '#5fa39a' },
  glow: { stone: '#d8c290', spring: '#c3dc7d', mist: '#c4e2d2', white: '#fdfbec' },
  accent: {},
});

/** How high the lip of the ledge stands: level, and broken in two places. */
const lip = (x: number) => 316 + 10 * Math.sin(x / 210) + (x > 905 ? 8 : 0) + (x > 1330 ? 10 : 0);
/** The creek comes toward us and bends over it. */
const over =
  (from: number, to: number): Place =>
  (across, along) => {
    const x = lerp(from, to, across);
    const back = Math.max(0, -along);
    const bend = Math.max(0, along);
    return [x + (800 - x) * back * 0.5 + (across - 0.5) * 26 * Math.min(1, bend * 3), lip(x) - back * 62 + bend * 296];
  };

/** New leaves along the boughs. */
const sprays = (spots: readonly Spot[]): Layer<'green'> => (canvas) => {
  const id = leafSpray(canvas);
  canvas.group('green', 'green', spots.map(([x, y, size]) => canvas.copy(id, x, y, size / 100, Math.abs(size) / 100)).join(''));
};

export default trailArt({
  hero: {
    alt: 'Between the black trunks of great maples one long white curtain, Hidden Falls on Prairie Creek, drops over a low ledge of limestone into mist, in the green light of spring.',
    focus: { x: 0.58, y: 0.55 },
    palette: bigWoods,
    layers: [
      sky({ bands: [['spring', 0]] }),
      // New leaves, and the light that comes down between them.
      trunks({ ink: 'green', items: [[392, 300, 7, -20, 6], [560, 296, 17, -20, -14], [736, 296, 7, -20, 4], [900, 296, 11, -20, 10], [1120, 300, 20, -20, 14], [1196, 300, 7, -20, -8], [1500, 300, 18, -20, 8]] }),
      torn({ ink: 'green', step: 40, rough: 13, seed: 8, masses: [[[-20, -20], [1620, -20], [1620, 150], [1420, 140], [1340, 60], [1180, 110], [1060, 40], [900, -30], [780, -10], [640, -30], [520, 80], [420, 130], [320, 140], [-20, 160]]] }),
      sprays([[350, 190, 200], [470, 150, -190], [580, 70, 180], [390, 240, 110], [1010, 30, 170], [1090, 90, -200], [1190, 140, 210], [1150, 190, 110], [680, 0, 130], [900, 0, -150], [1460, 190, 190], [1560, 190, -200], [1500, 240, 120]]),
      shafts({ ink: 'white', opacity: 0.5, items: [[560, 800, 330, 130], [720, 1010, 330, 80], [330, 480, 330, 60], [1000, 1260, 330, 110]] }),
      torn({ ink: 'green', step: 40, rough: 9, seed: 8, masses: [[[-20, 250], [420, 262], [620, 276], [900, 280], [1200, 262], [1620, 236], [1620, 312], [-20, 306]]] }),
      // The ledge, level and wide, and the hollow under it.
      drawn({ ink: 'ink', path: 'M-20 352H1640V660H-20z' }),
      drawn({ ink: 'forest', path: 'M300 430L700 420 900 436 1640 416V446L900 458 700 444 300 456zM300 520L900 510 1640 500V526L900 536 300 546z' }),
      drawn({ ink: 'stone', path: 'M-20 300L420 306 900 318 1300 322 1640 330V376L1330 380 1310 366 930 370 880 384 420 362-20 356z', layers: [
        drawn({ ink: 'green', path: 'M-20 340L420 346 900 356 1300 352 1640 358V390H-20z' }),
      ] }),
      // One long curtain in three unequal parts.
      falling({ place: over(330, 956), seed: 5, stray: 0.006, tongues: [
        { ink: 'water', count: 1, width: [1, 1], from: [-0.5, -0.5], to: [1, 1], taper: [1, 1], pieces: 6 },
        { ink: 'mist', count: 8, width: [0.112, 0.208], from: [-0.14, -0.02], to: [0.9, 1.1], taper: [1, 0.75], pieces: 5 },
        { ink: 'white', count: 14, width: [0.026, 0.099], from: [-0.22, 0], to: [0.75, 1.2], taper: [0.9, 0.5] },
        { ink: 'water', count: 6, width: [0.008, 0.026], from: [0.1, 0.6], to: [0.85, 1.1], taper: [0, 1.2] },
      ] }),
      falling({ place: over(1010, 1300), seed: 12, stray: 0.014, tongues: [
        { ink: 'water', count: 1, width: [1, 1], from: [-0.5, -0.5], to: [1, 1], taper: [1, 1], pieces: 6 },
        { ink: 'mist', count: 3, width: [0.241, 0.448], from: [-0.14, -0.02], to: [0.9, 1.1], taper: [1, 0.75], pieces: 5 },
        { ink: 'white', count: 6, width: [0.055, 0.214], from: [-0.22, 0], to: [0.75, 1.2], taper: [0.9, 0.5] },
        { ink: 'water', count: 3, width: [0.017, 0.055], from: [0.1, 0.6], to: [0.85, 1.1], taper: [0, 1.2] },
      ] }),
      falling({ place: over(1420, 1680), seed: 21, stray: 0.015, tongues: [
        { ink: 'water', count: 1, width: [1, 1], from: [-0.5, -0.5], to: [1, 1], taper: [1, 1], pieces: 6 },
        { ink: 'mist', count: 3, width: [0.269, 0.500], from: [-0.14, -0.02], to: [0.9, 1.1], taper: [1, 0.75], pieces: 5 },
        { ink: 'white', count: 6, width: [0.062, 0.238], from: [-0.22, 0], to: [0.75, 1.2], taper: [0.9, 0.5] },
        { ink: 'water', count: 3, width: [0.019, 0.062], from: [0.1, 0.6], to: [0.85, 1.1], taper: [0, 1.2] },
      ] }),
      // The pool, and the mist that the water goes into.
      drawn({ ink: 'water', path: 'M-20 606H1640V760H-20z' }),
      drawn({ ink: 'white', opacity: 0.55, path: 'M250 634C330 560 400 580 480 556 580 520 660 560 760 540 860 516 930 556 1030 540 1130 520 1200 560 1320 540 1440 520 1540 550 1640 530V650H250z' }),
      drawn({ ink: 'white', opacity: 0.7, path: 'M250 640C360 590 430 610 540 592 640 580 700 600 800 586 900 572 1000 600 1110 584 1240 570 1400 600 1640 580V650H250z' }),
      drawn({ ink: 'white', path: 'M250 634C420 624 620 632 800 626 1000 632 1300 622 1640 626V640C1540 634 1500 662 1420 650 1360 640 1330 656 1290 648 1230 636 1190 672 1110 654 1060 642 1010 656 960 648 880 636 850 660 780 650 730 642 660 676 580 654 500 640 440 664 380 648 330 640 290 644 250 634z' }),
      drawn({ ink: 'white', path: 'M560 676C680 668 800 668 930 678 800 688 680 688 560 676zM1010 666C1080 660 1180 660 1250 668 1180 676 1080 676 1010 666zM760 706C840 700 900 700 960 706 900 714 820 714 760 706z' }),
      // Great maples stand before it all, black against the light, and their edges catch it.
      mass({ ink: 'ink', light: { from: [1, -0.1], ink: 'spring', shadow: 'ink' }, rim: 7, layers: [
        drawn({ ink: 'ink', path: 'M-20-20H332C318 90 300 200 304 330 306 470 318 600 356 690 392 750 470 770 520 830H-20z' }),
      ] }),
      mass({ ink: 'ink', light: { from: [-1, -0.1], ink: 'spring', shadow: 'ink' }, rim: 6, layers: [
        drawn({ ink: 'ink', path: 'M1120 830C1190 780 1222 730 1232 640 1246 500 1240 360 1252 220 1258 120 1254 40 1246-20H1404C1398 60 1390 160 1392 260 1394 400 1408 560 1418 660 1430 740 1460 790 1520 830zM640 830C684 770 690 640 704 500 716 340 744 140 772-20H800C776 160 750 340 738 500 730 640 732 770 760 830z' }),
      ] }),
      // Their bark.
      drawn({ ink: 'forest', path: 'M262-20C246 100 236 220 244 360 250 500 260 590 290 690 246 600 226 480 222 360 220 220 236 90 250-20zM180 60C166 220 170 400 196 600 150 440 146 220 180 60zM90-20C84 160 84 340 104 520 62 360 58 160 78-20zM1284-20C1292 100 1284 260 1280 400 1276 520 1270 620 1256 700 1258 560 1262 440 1266 320 1270 180 1274 80 1276-20zM1330 120C1322 280 1334 440 1330 620 1314 440 1314 280 1330 120z' }),
      // The near bank, in the dark of the woods.
      drawn({ ink: 'ink', path: 'M-20 720C180 716 340 752 520 756 700 748 900 770 1080 758 1280 744 1440 752 1640 730V830H-20z' }),
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
