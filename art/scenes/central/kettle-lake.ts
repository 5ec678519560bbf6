import type { Canvas } from '../../kit/canvas.ts';
import { lerp, type Station } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { disc, petal } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { dryBrush, grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { grass } from '../../motifs/grass.ts';
import { leafage } from '../../motifs/leafage.ts';
import { pasqueflower } from '../../motifs/pasqueflower.ts';
import { bank, drawn, shape } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { visitor } from '../../motifs/visitors.ts';

const aprilEvening = values({
  dark: { ink: '#1f2530', moss: '#3b4a38' },
  middle: { violet: '#6b4b98', olive: '#7f8c48', lake: '#5a98b2' },
  glow: { lilac: '#bda6df', straw: '#ecca7c', cream: '#fdf3da' },
  accent: { gold: '#f5a81f' },
});
const flower = { inside: 'violet', petal: 'lilac', lit: 'cream', heart: 'gold', stem: 'ink', silk: 'straw' } as const;

/** The sun has gone behind the hill on the left: what still has light is the water, the far slopes and the silk of the flowers. */
const kettle = values({
  dark: { ink: '#13232c', pine: '#1e4446' },
  middle: { violet: '#6c4bb0', teal: '#4f8580', olive: '#9aa351' },
  glow: { lilac: '#c6b0f2', straw: '#f2d07c', cream: '#fff6de' },
  accent: { gold: '#f8a71f' },
});
const low = { from: [-1, -0.6], ink: 'cream', shadow: 'ink' } as const;

/** A petal: broad in the middle, drawn out to a blunt tip. */
const broad = (x: number, y: number, length: number, degrees: number, wide: number, squash: number): string => {
  const turn = (degrees * Math.PI) / 180;
  const spot = (t: number, half: number): Station => [x + Math.cos(turn) * length * t, y + Math.sin(turn) * length * t * squash, half * length * wide];
  return limb([spot(0, 0.35), spot(0.3, 0.9), spot(0.58, 1), spot(0.84, 0.6), spot(1.03, 0.06)], 1);
};
/** Fine hairs all around: they hold the light. */
const silk = (x: number, y: number, reach: number, squash: number, seed: number, count: number): string => {
  const random = new Random(seed);
  return Array.from({ length: count }, (_, i) => {
    const degrees = (i / count) * 360 + random.jitter(5);
    return petal(x, y, reach * random.between(0.7, 1.06) * lerp(1, squash, Math.abs(Math.sin((degrees * Math.PI) / 180))), 2.8, degrees, 1);
  }).join('');
};
const veins = (x: number, y: number, length: number, degrees: number, squash: number): string => [-9, 0, 9].map((off) => {
  const turn = ((degrees + off) * Math.PI) / 180;
  const [dx, dy] = [Math.cos(turn), Math.sin(turn) * squash];
  return petal(x + dx * length * 0.3, y + dy * length * 0.3, length * (off ? 0.42 : 0.56), 2, (Math.atan2(dy, dx) * 180) / Math.PI, 1);
}).join('');
const bracts = (x: number, y: number, reach: number, toward: number, seed: number): string => {
  const random = new Random(seed);
  return Array.from({ length: 17 }, (_, i) => petal(x, y, reach * random.between(0.6, 1), 5, toward + lerp(-78, 78, i / 16) + random.jitter(5), 1)).join('');
};
/** An open flower that looks toward us: three petals, three more before them, a ring of gold. */
const open = (x: number, y: number, size: number, turn: number, squash: number): Layer<'ink' | 'violet' | 'lilac' | 'cream' | 'gold' | 'straw'> => (canvas) => {
  const [back, front] = [[0, 120, 240].map((degrees) => degrees + turn + 6), [62, 178, 302].map((degrees) => degrees + turn)];
  canvas.fill('straw', silk(x, y, size * 1.04, squash, size, 60));
  canvas.fill('violet', back.map((degrees, i) => broad(x, y, size * (0.98 - i * 0.03), degrees, 0.34, squash)).join(''));
  canvas.fill('ink', back.map((degrees) => veins(x, y, size, degrees, squash)).join(''), 0.5);
  mass({ ink: 'lilac', light: low, rim: size / 40, layers: [(sheet: Canvas<'lilac'>) => sheet.fill('lilac', front.map((degrees, i) => broad(x, y, size * (1 - i * 0.04), degrees, 0.36, squash)).join(''))] })(canvas);
  canvas.fill('violet', front.map((degrees) => veins(x, y, size, degrees, squash)).join(''));
  const random = new Random(size);
  canvas.fill('violet', disc(x, y, size * 0.2));
  canvas.fill('gold', Array.from({ length: 30 }, (_, i) => {
    const [angle, out] = [i * 2.4, size * lerp(0.13, 0.28, (i / 30) ** 0.6)];
    return disc(x + Math.cos(angle) * out, y + Math.sin(angle) * out * squash, size * random.between(0.026, 0.037));
  }).join(''));
  canvas.fill('cream', silk(x, y - 2, size * 0.1, 1, 3, 16));
};

export default trailArt({
  hero: {
    alt: 'Pasqueflowers, silky and open, stand large in the shade of a hill at Glacial Lakes; below them, round and bright in its hollow, lies a clear kettle lake, and a hiker is on the lit hill beyond.',
    focus: { x: 0.27, y: 0.5 },
    palette: kettle,
    layers: [
      sky({ bands: [['cream', 0]] }),
      drawn({ ink: 'teal', opacity: 0.4, path: 'M240 150C360 120 460 140 600 122 760 100 900 96 1060 112 1240 120 1420 84 1640 92V300H240z' }),
      // Kames in the last sun, and the one whose shade we stand in.
      drawn({ ink: 'straw', path: 'M300 240C400 190 520 176 640 190 760 140 860 116 960 118 1060 122 1120 176 1200 190 1300 150 1400 120 1500 126 1560 130 1600 140 1640 150V640H300z', layers: [
        drawn({ ink: 'olive', path: 'M970 110C1010 160 980 210 1060 240 1120 250 1180 230 1220 180L1100 110zM1510 120C1550 170 1530 220 1590 250L1660 260V120zM300 330C500 270 800 250 1000 256 1120 270 1220 256 1340 264 1440 276 1540 258 1640 266V640H300z' }),
      ] }),
      dryBrush({ ink: 'cream', bristles: 6, seed: 3, thickness: [3, 7], opacity: 0.7, strokes: [[[700, 200], [900, 180], 40], [[1240, 200], [1440, 170], 40]] }),
      spray({ ink: 'pine', from: [1100, 560], to: [1100, 276], size: 3, within: [[300, 340], [800, 270], [1640, 276], [1640, 640], [300, 640]] }),
      mass({ ink: 'pine', light: { ...low, ink: 'straw' }, rim: 3, layers: [leafage({ ink: 'pine', seed: 5, size: [12, 20], loose: 0, points: [[1290, 346], [1290, 312], [1330, 288], [1366, 308], [1392, 280], [1446, 272], [1480, 308], [1530, 318], [1556, 366], [1440, 356]] })] }),
      drawn({ ink: 'cream', path: 'M690 424C740 360 880 338 1030 346 1150 352 1230 328 1360 344 1500 358 1590 396 1550 450 1480 530 1300 580 1100 580 900 580 660 500 690 424z', layers: [
        drawn({ ink: 'teal', path: 'M640 300H1600V420C1540 400 1500 404 1440 384 1380 392 1320 372 1260 378 1200 392 1120 380 1060 384 1000 378 920 388 860 396 800 410 740 420 680 460z' }),
        drawn({ ink: 'pine', path: 'M1290 340H1540C1530 390 1500 380 1510 396 1490 412 1460 396 1450 410 1430 420 1400 404 1380 414 1350 418 1330 400 1310 406 1300 390 1310 370 1290 340z' }),
        drawn({ ink: 'lilac', path: 'M640 490C860 470 960 486 1080 480 1200 474 1400 490 1600 470V600H640zM900 444C960 438 1020 440 1080 446 1020 452 960 452 900 444zM1240 432C1300 426 1400 428 1460 434 1400 442 1300 440 1240 432z' }),
      ] }),
      drawn({ ink: 'straw', path: 'M690 424C740 360 880 338 1030 346 1150 352 1230 328 1360 344 1500 358 1590 396 1550 450 1570 400 1500 368 1360 352 1230 338 1150 360 1030 354 880 346 750 366 690 424z' }),
      drawn({ ink: 'straw', path: 'M1270 350C1340 340 1480 350 1560 372 1500 366 1380 356 1270 356z' }),
      visitor({ x: 1420, y: 132, height: 60, pose: 'walk', ink: 'ink', coat: 'ink', flip: true }),
      drawn({ ink: 'ink', opacity: 0.5, path: 'M1424 131L1428 127 1530 146 1528 150z' }),
      mass({ ink: 'pine', light: { ...low, from: [1, -1], ink: 'olive' }, rim: 4, layers: [
        bank({ ink: 'pine', points: [[-20, -120], [240, 20], [480, 220], [700, 420], [960, 540], [1260, 560], [1640, 480]], close: [[1640, 840], [-20, 840]] }),
      ] }),
      spray({ ink: 'ink', from: [300, 860], to: [640, 420], size: 4, within: [[-20, 0], [240, 60], [480, 250], [700, 450], [960, 570], [1260, 590], [1640, 510], [1640, 840], [-20, 840]] }),
      mass({ ink: 'ink', light: { ...low, ink: 'olive' }, rim: 3, layers: [
        drawn({ ink: 'ink', path: limb([[560, 860, 18], [540, 700, 16], [520, 560, 13], [500, 380, 11]], 1) + limb([[660, 860, 16], [750, 740, 14], [790, 640, 11], [806, 552, 10], [836, 520, 9], [862, 530, 9]], 1) + limb([[220, 860, 16], [210, 760, 14], [190, 640, 12]], 1) }),
        grass({ ink: 'ink', lit: 'ink', y: 830, count: 24, height: [60, 190], seed: 6, forms: 3 }),
      ] }),
      // Silky bracts below each flower, and one that is still shut and hangs its head.
      drawn({ ink: 'straw', path: bracts(526, 620, 150, -95, 5) + bracts(212, 800, 140, -95, 3) + bracts(776, 700, 120, -60, 8) }),
      drawn({ ink: 'straw', path: silk(884, 584, 112, 1, 12, 46) }),
      mass({ ink: 'lilac', light: low, rim: 5, layers: [drawn({ ink: 'lilac', path: 'M836 530C850 506 890 508 914 536 940 566 960 610 966 664 930 670 880 650 852 610 834 584 826 554 836 530z' })] }),
      drawn({ ink: 'violet', path: 'M880 520C920 540 950 600 966 664 930 640 900 580 880 520zM838 540C850 590 890 640 966 664 900 672 850 640 838 600 830 576 832 556 838 540z' }),
      open(190, 612, 170, 10, 0.84),
      open(500, 330, 236, -8, 0.86),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A pasqueflower against the evening sun, with a round kettle lake and prairie hills behind it',
    palette: aprilEvening,
    layers: [
      sky({ seed: 3, waver: 3, bands: [['cream', 0]] }),
      sun({ x: 116, y: 150, radius: 34, ink: 'gold' }),
      bank({ ink: 'straw', points: [[0, 176], [110, 190], [230, 170], [390, 184]], close: [[390, 400], [0, 400]] }),
      shape({ ink: 'lake', smooth: true, points: [[150, 232], [250, 206], [360, 216], [370, 256], [260, 270], [170, 258]] }),
      bank({ ink: 'olive', points: [[0, 236], [90, 226], [190, 262], [290, 270], [390, 244]], close: [[390, 400], [0, 400]] }),
      pasqueflower({ x: 200, y: 270, scale: 0.8, tilt: 4, seed: 1, ...flower }),
    ],
  },
});
