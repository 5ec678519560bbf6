import type { Canvas } from '../../kit/canvas.ts';
import { heightAlong, lerp, type Range, type Station } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { disc, petal } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { grass } from '../../motifs/grass.ts';
import { bank, drawn, shape } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { visitor } from '../../motifs/visitors.ts';
import { pasqueflower } from './kettle-lake/pasqueflower.ts';

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

/** Tufts over the whole slope, brighter toward its brow. */
const slopeGrass: Layer<'olive' | 'teal'> = (canvas) => {
  const random = new Random(9);
  const brow = heightAlong([[-20, -120], [240, 20], [480, 220], [700, 420], [960, 540], [1260, 560], [1640, 480]]);
  const id = canvas.symbol('tuft', () => `<path d="${[-128, -108, -88, -66, -48].map((degrees, i) => petal(0, 0, [30, 46, 54, 40, 26][i] ?? 30, 3, degrees, 1)).join('')}"/>`);
  const tufts = (count: number, [from, to]: Range, size: Range): string => Array.from({ length: count }, () => {
    const x = random.between(20, 1600);
    const scale = Math.round(random.between(...size) * 10) / 10;
    return canvas.copy(id, x, Math.min(830, brow(x) + random.between(from, to)), scale * (random.chance(0.5) ? 1 : -1), scale);
  }).join('');
  canvas.group('teal', 'teal', tufts(46, [60, 300], [0.6, 1]));
  canvas.group('olive', 'olive', tufts(40, [10, 90], [0.4, 0.8]));
};

export default trailArt({
  hero: {
    alt: 'Pasqueflowers, silky and open, stand large in the shade of a hill at Glacial Lakes; below them, round and bright in its hollow, lies a clear kettle lake, and a hiker is on the lit hill beyond.',
    focus: { x: 0.27, y: 0.5 },
    palette: kettle,
    layers: [
      sky({ bands: [['cream', 0]] }),
      drawn({ ink: 'teal', opacity: 0.4, path: 'M240 150C360 120 460 140 600 122 760 100 900 96 1060 112 1240 120 1420 84 1640 92V300H240z' }),
      // Kames in the last sun, each with its own shade.
      drawn({ ink: 'straw', path: 'M300 240C400 190 520 176 640 190 760 140 860 116 960 118 1060 122 1120 176 1200 190 1300 150 1400 120 1500 126 1560 130 1600 140 1640 150V640H300z', layers: [
        drawn({ ink: 'olive', path: 'M960 112C1000 150 976 190 1040 214 1090 236 1160 214 1214 186L1100 100zM1500 116C1540 160 1510 196 1580 226L1660 240V110z' }),
        drawn({ ink: 'olive', path: 'M300 330C520 262 720 232 900 236 1000 238 1060 262 1180 262 1300 262 1400 226 1500 230 1560 232 1600 240 1640 248V640H300z' }),
        drawn({ ink: 'straw', path: 'M620 300C720 262 820 254 900 260 960 268 990 300 1060 316 960 330 900 320 820 336 740 350 690 372 640 396zM1290 300C1360 268 1440 256 1500 264 1460 290 1470 316 1420 330 1370 340 1320 326 1290 300z' }),
      ] }),
      // The lake lies at the foot of them, level: the far bank hangs in it upside down.
      drawn({ ink: 'cream', path: 'M560 452C680 412 800 396 960 390 1120 384 1300 388 1400 402 1480 414 1540 440 1560 480V640H560z', layers: [
        drawn({ ink: 'teal', path: 'M540 380H1600V420C1540 414 1490 430 1440 424 1400 436 1330 440 1290 434 1250 452 1180 446 1130 436 1060 440 1010 426 950 430 880 426 830 440 760 440 690 446 620 470 540 480z' }),
        drawn({ ink: 'olive', path: 'M700 440C780 414 860 402 960 398 1040 394 1080 404 1060 412 980 416 900 414 830 426 780 432 740 436 700 440zM1320 400C1380 402 1440 412 1480 424 1440 420 1380 416 1320 412z' }),
        drawn({ ink: 'lilac', path: 'M540 524C700 500 820 512 960 502 1120 492 1300 506 1600 486V660H540zM1010 470C1070 462 1160 464 1220 470 1160 478 1080 478 1010 470z' }),
      ] }),
      // Oaks of unequal height at the shore, the sun on their left; the water holds their image.
      mass({ ink: 'pine', light: { ...low, ink: 'straw' }, rim: 4, mirror: { y: 398, ink: 'pine', opacity: 0.55 }, layers: [
        drawn({ ink: 'pine', path: 'M1090 400C1086 390 1094 384 1104 386 1102 376 1112 372 1118 374 1108 360 1114 346 1126 342 1122 324 1134 312 1148 314 1150 296 1172 288 1184 298 1198 290 1214 300 1212 314 1226 314 1232 328 1226 340 1240 346 1240 364 1228 372 1238 378 1244 372 1250 364 1250 350 1264 344 1274 348 1282 338 1298 342 1302 352 1316 356 1316 370 1308 376 1320 382 1322 394 1318 400z' }),
      ] }),
      drawn({ ink: 'teal', path: 'M1134 356C1126 340 1136 324 1150 326 1154 306 1176 302 1186 312 1172 312 1164 320 1166 332 1150 332 1140 342 1134 356zM1188 344C1184 330 1200 322 1210 330 1200 332 1194 336 1188 344zM1264 370C1260 358 1272 352 1280 356 1284 346 1296 350 1298 356 1286 356 1276 362 1264 370zM1112 392C1114 382 1126 380 1132 386 1124 386 1118 388 1112 392z' }),
      drawn({ ink: 'straw', path: 'M566 450C640 424 720 408 800 404 740 416 650 430 566 450zM880 396C960 386 1040 392 1110 398 1040 402 960 402 880 396zM1280 398C1330 394 1380 398 1410 406 1360 408 1320 406 1280 398z' }),
      // A spur comes down on the right and closes the hollow.
      drawn({ ink: 'olive', path: 'M1660 300C1580 330 1540 376 1470 404 1420 426 1400 452 1330 476 1300 490 1280 520 1260 560H1660z', layers: [
        drawn({ ink: 'teal', path: 'M1660 340C1620 380 1570 400 1520 440 1480 470 1420 480 1370 520 1340 540 1330 580 1320 600H1660z' }),
        drawn({ ink: 'straw', path: 'M1660 296C1580 326 1540 372 1470 400 1440 412 1420 424 1400 440 1450 424 1500 414 1540 384 1580 356 1620 336 1660 322z' }),
      ] }),
      visitor({ x: 1420, y: 132, height: 60, pose: 'walk', ink: 'ink', coat: 'ink', flip: true }),
      drawn({ ink: 'ink', opacity: 0.5, path: 'M1424 131L1428 127 1530 146 1528 150z' }),
      mass({ ink: 'pine', light: { ...low, from: [1, -1], ink: 'olive' }, rim: 4, layers: [
        bank({ ink: 'pine', points: [[-20, -120], [240, 20], [480, 220], [700, 420], [960, 540], [1260, 560], [1640, 480]], close: [[1640, 840], [-20, 840]] }),
      ] }),
      // Its brow still has light; the grass on it stands in tufts.
      drawn({ ink: 'ink', path: 'M-20 400C60 430 120 540 230 600C340 660 440 730 580 752C740 776 900 776 1080 780C1280 784 1460 776 1640 750V840H-20z' }),
      slopeGrass,
      mass({ ink: 'ink', light: { ...low, ink: 'olive' }, rim: 3, layers: [
        drawn({ ink: 'ink', path: limb([[560, 860, 18], [540, 700, 16], [520, 560, 13], [500, 380, 11]], 1) + limb([[660, 860, 16], [750, 740, 14], [790, 640, 11], [806, 552, 10], [836, 520, 9], [862, 530, 9]], 1) }),
        grass({ ink: 'ink', lit: 'ink', y: 830, count: 24, height: [60, 190], seed: 6, forms: 3 }),
      ] }),
      // Silky bracts below each flower, and one that is still shut and hangs its head.
      drawn({ ink: 'straw', path: bracts(514, 546, 150, -94, 5) + bracts(844, 516, 100, 46, 8) }),
      drawn({ ink: 'straw', path: silk(884, 584, 112, 1, 12, 46) }),
      mass({ ink: 'lilac', light: low, rim: 5, layers: [drawn({ ink: 'lilac', path: 'M836 530C850 506 890 508 914 536 940 566 960 610 966 664 930 670 880 650 852 610 834 584 826 554 836 530z' })] }),
      drawn({ ink: 'violet', path: 'M880 520C920 540 950 600 966 664 930 640 900 580 880 520zM838 540C850 590 890 640 966 664 900 672 850 640 838 600 830 576 832 556 838 540z' }),
      pasqueflower({ x: 204, y: 730, scale: 0.92, tilt: -9, length: 160, seed: 2, ...flower }),
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
