import { limb } from '../../kit/limb.ts';
import { disc, polygon } from '../../kit/path.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { curtain } from '../../motifs/aurora.ts';
import { loon } from '../../motifs/loon.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn } from '../../motifs/shapes.ts';
import { sky, stars } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';

const northernLights = {
  ink: '#0b1626',
  night: '#12283f',
  deep: '#1a4157',
  glow: '#1b5263',
  teal: '#22706f',
  green: '#4fae8d',
  mint: '#a9dcae',
  cream: '#fdf3d7',
  red: '#d9583b',
};

/** The Great Bear lies head down in the water. */
const DIPPER = [[60, 222], [165, 252], [240, 220], [322, 202], [336, 126], [470, 118], [488, 210]] as const;

/** The northern lights as the lake shows them, head down. */
const lights: Layer<keyof typeof northernLights> = (canvas) => {
  canvas.add('<g transform="matrix(-1 0 0-1 1640 560)">');
  for (const layer of [
    curtain<keyof typeof northernLights>({ ink: 'teal', hem: [[60, 510], [340, 470], [640, 446], [850, 400], [1010, 306], [1190, 232], [1400, 214], [1660, 130]], height: [160, 430], rays: 220, thickness: 5, dissolve: true, zenith: [760, -1800], seed: 5 }),
    curtain<keyof typeof northernLights>({ ink: 'green', hem: [[200, 490], [340, 470], [640, 446], [850, 400], [1010, 306], [1190, 232], [1360, 220]], height: [90, 300], rays: 160, thickness: 5, dissolve: true, zenith: [760, -1800], seed: 9 }),
    curtain<keyof typeof northernLights>({ ink: 'mint', hem: [[420, 462], [640, 446], [850, 400], [1010, 306], [1150, 246]], height: [40, 150], rays: 100, thickness: 5, dissolve: true, zenith: [760, -1800], seed: 3 }),
  ])
    layer(canvas);
  canvas.add('</g>');
};

/** A loon from behind, swimming away: back, neck, and the head turned to the left. */
const BACK = 'M640 660C630 580 740 486 890 454 960 440 1040 440 1110 454 1260 486 1370 580 1360 660 1340 730 1170 764 1000 764 830 764 660 730 640 660z';
const NECK = limb([[1000, 500, 120], [996, 440, 74], [990, 390, 56], [984, 340, 54], [972, 290, 60], [952, 256, 56], [918, 246, 44], [884, 248, 28]], 1);
const BILL = 'M934 280C884 284 830 280 762 272 830 240 880 222 930 218z';
/** Rows of windows on the back, larger toward us, and apart along the spine. */
const squares = (): string => {
  let data = '';
  for (let row = 0; row < 7; row++) {
    const [y, half, size] = [480 + row * (17 + row * 2.6), 130 + row * 32, 6 + row * 1.8];
    for (let column = 0; column < 6; column++) {
      for (const side of [-1, 1]) {
        const t = 0.1 + (column + (row % 2) * 0.4) / 6.4;
        const [x, sink, squeeze] = [1000 + side * t * half, t * t * 52, 1 - t * 0.35];
        data += polygon([[x - size * squeeze, y + sink - size * 0.5], [x + size * squeeze, y + sink - size * 0.5], [x + size * squeeze * 1.1, y + sink + size * 0.6], [x - size * squeeze * 1.1, y + sink + size * 0.6]]);
      }
    }
  }
  return data;
};
/** The necklace, seen from the side and back. */
const NECKLACE = Array.from({ length: 6 }, (_, i) => limb([[930 + i * 18, 352 + Math.abs(i - 2) * 3, 4], [926 + i * 19, 398 + Math.abs(i - 2) * 4, 5]], 1)).join('');

export default trailArt({
  hero: {
    alt: 'Night on Bear Head Lake, all of it in the water: a loon swims away from us over green northern lights that hang head down, beside the seven stars of the Great Bear.',
    focus: { x: 0.6, y: 0.5 },
    palette: northernLights,
    layers: [
      sky({ bands: [['deep', 0]] }),
      lights,
      // The far shore, and its image.
      ripples({ ink: 'ink', y: [22, 84], count: 34, width: [160, 520], height: [8, 16], seed: 3 }),
      drawn({ ink: 'ink', path: 'M-20-20H1640V26H-20z' }),
      stars({ ink: 'cream', count: 0, y: [0, 1], big: DIPPER.map(([x, y], i) => [x, y, 20 + (i % 3) * 3]) }),
      drawn({ ink: 'mint', path: 'M650 650C540 690 360 740 200 830H260C420 756 560 716 680 700zM1350 650C1440 690 1540 740 1640 800V770C1540 716 1440 676 1356 640z' }),
      drawn({ ink: 'ink', path: BACK, layers: [
        drawn({ ink: 'teal', path: 'M600 680C600 500 760 420 900 420H1100C1240 420 1400 500 1400 680L1356 640C1330 570 1230 500 1100 474 1040 464 960 464 900 474 770 500 670 570 644 640z' }),
        drawn({ ink: 'cream', path: squares() }),
      ] }),
      drawn({ ink: 'cream', path: 'M644 676C680 742 840 774 1000 774 1160 774 1320 742 1356 676 1340 730 1170 758 1000 758 830 758 660 730 644 676z' }),
      drawn({ ink: 'ink', path: NECK, layers: [drawn({ ink: 'teal', path: 'M860 190H1200V520C1080 470 1044 430 1032 384 1022 320 1016 268 994 242 964 218 924 212 870 226z' })] }),
      drawn({ ink: 'ink', path: BILL }),
      drawn({ ink: 'cream', path: NECKLACE }),
      drawn({ ink: 'red', path: disc(922, 240, 10) }),
    ],
  },
  badge: {
    alt: 'A loon on a dark lake under green northern lights and the stars of the Great Bear',
    palette: northernLights,
    layers: [
      sky({ seed: 4, waver: 4, bands: [['night', 0], ['deep', 190]] }),
      curtain({ ink: 'teal', hem: [[60, 236], [130, 222], [190, 208], [240, 176], [290, 154], [360, 136]], height: [70, 150], rays: 30, thickness: 9, zenith: [160, -400], seed: 5 }),
      curtain({ ink: 'green', hem: [[84, 232], [130, 222], [190, 208], [240, 176], [290, 154], [330, 144]], height: [40, 104], rays: 24, thickness: 9, zenith: [160, -400], seed: 9 }),
      curtain({ ink: 'mint', hem: [[110, 226], [190, 208], [240, 176], [280, 160]], height: [20, 54], rays: 16, thickness: 9, zenith: [160, -400], seed: 4 }),
      stars({ ink: 'cream', count: 5, x: [120, 180], y: [110, 160], seed: 3, big: [[182, 102, 14], [136, 150, 8]] }),
      ridge({ ink: 'ink', y: 224, swell: 3, seed: 8, cover: 'spruce', height: [8, 26], detail: 0, swells: 4, gaps: 0.1, spacing: 0.4, floor: 236 }),
      water({ ink: 'deep', y: 232 }),
      ripples({ ink: 'green', y: [240, 330], count: 13, x: 185, spread: [90, 120], width: [80, 120], height: [5, 6], seed: 7 }),
      ripples({ ink: 'mint', y: [238, 290], count: 6, x: 150, spread: [40, 60], width: [60, 80], height: [4, 5], seed: 17 }),
      ripples({ ink: 'night', y: [300, 345], count: 5, x: 195, spread: [110, 130], width: [110, 150], height: [5, 7], seed: 9 }),
      loon({ x: 206, y: 318, width: 176, ink: 'ink', white: 'cream', eye: 'red' }),
      ripples({ ink: 'mint', y: [322, 336], count: 3, x: 200, spread: [60, 80], width: [90, 120], height: [5, 5], seed: 3 }),
    ],
  },
});
