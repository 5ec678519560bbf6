import { around, lerp, type Point, type Station } from '../../kit/geometry.ts';
import { limb } from '../../kit/limb.ts';
import { disc, numbers } from '../../kit/path.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { cyclist } from '../../motifs/cyclist.ts';
import { foliage } from '../../motifs/foliage.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn, enlarged, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { trunks } from '../../motifs/trunks.ts';
import { ripples, water } from '../../motifs/water.ts';

const juneEvening = {
  ink: '#10282c',
  teal: '#1d5650',
  green: '#3a8a5f',
  leaf: '#86bd6c',
  lime: '#d3e28c',
  sun: '#fff3c4',
  lake: '#58a9bf',
  path: '#c9b8a8',
  red: '#d9583a',
  orange: '#f0a03c',
  skin: '#b9764f',
};

/** A summer evening: the sun stands low on the left and shines in under the trees. */
const railTrail = values({
  dark: { ink: '#11212a', pine: '#1d4848' },
  middle: { moss: '#5f8f52', plum: '#85688c', bark: '#9c5a3a' },
  glow: { lake: '#b4dcd2', peach: '#f7cd92', cream: '#fff4d6' },
  accent: { red: '#e5452b' },
});
/** The dome of the bell, and how it bends what it mirrors: (0, 0) is its middle, 1 its edge. */
const dome = [690, 372, 340] as const;
const mirrored = (across: number, down: number): Point => [dome[0] + across * dome[2], dome[1] + down * dome[2]];
/** A trunk in the mirror bows outward, and leans in at both ends. */
const bowed = (foot: number, from: number, half: number): string => limb([0, 0, 0.04, 0.3, 0.6, 1].map((t, i): Station => {
  const down = lerp(from, -1, t);
  const [x, y] = mirrored(foot * Math.sqrt(1 - 0.72 * down * down), down);
  return [x, y, half * (i < 2 ? 1.6 : 1.1 - 0.5 * t)];
}), 1);
/** Part of a ring around the bell: it sings. */
const ring = (reach: number, from: number, to: number): string => {
  const [start, end] = [around(dome[0], dome[1], reach, from), around(dome[0], dome[1], reach, to)];
  return `M${numbers(start.map(Math.round))}A${reach} ${reach} 0 0 1 ${numbers(end.map(Math.round))}`;
};
/** Shadows of trees on the asphalt, under the bar. */
const BARS = 'M-20 60L1640-60V20L-20 150zM-20 300L1640 130V230L-20 410zM-20 600L1640 400V520L-20 740z';
/** The handlebar. */
const BAR: readonly Station[] = [[-60, 740, 40], [300, 786, 40], [700, 790, 40], [1000, 740, 40], [1300, 674, 40], [1680, 570, 40]];
/** Four fingers over the grip, and the thumb. */
const FINGERS: readonly (readonly Station[])[] = [
  [[1352, 760, 44], [1322, 660, 40], [1310, 596, 33], [1312, 572, 18]],
  [[1430, 770, 44], [1402, 650, 41], [1394, 576, 34], [1396, 550, 18]],
  [[1510, 780, 44], [1486, 660, 40], [1478, 590, 33], [1480, 564, 18]],
  [[1590, 800, 42], [1566, 690, 37], [1558, 628, 30], [1560, 606, 16]],
];
const THUMB: readonly Station[] = [[1420, 860, 70], [1340, 780, 58], [1250, 716, 44], [1180, 690, 38], [1120, 676, 32], [1092, 672, 18]];

/** Shade across the mirrored trail: arcs that lie wider apart the nearer they are. */
const ties = [0.2, 0.26, 0.34, 0.44, 0.57, 0.73].map((down) => {
  const wide = 0.1 + down * 0.95;
  return limb([-1, -0.5, 0, 0.5, 1].map((t): Station => {
    const [x, y] = mirrored(t * wide, down + 0.1 * down - 0.2 * down * t * t - 0.02 * t);
    return [x, y, 3 + down * 15];
  }), 1);
}).join('');

export default trailArt({
  hero: {
    alt: 'A thumb rings a bicycle bell; in its chrome bends the old railroad grade of the Singing Hills Trail, a rider between tall trees, the lake at one side and shadows across the asphalt like railroad ties.',
    focus: { x: 0.38, y: 0.5 },
    palette: railTrail,
    layers: [
      sky({ bands: [['peach', 0]] }),
      drawn({ ink: 'plum', path: BARS }),
      drawn({ ink: 'moss', path: 'M-20-20H150L-20 560zM1640-20H1420L1640 520z', layers: [drawn({ ink: 'pine', path: BARS })] }),
      (canvas) => canvas.stroke('cream', 10, ring(410, 156, 252) + ring(410, 290, 380), 'round'),
      (canvas) => canvas.stroke('cream', 7, ring(480, 152, 228) + ring(480, 316, 376), 'round'),
      (canvas) => canvas.stroke('cream', 4, ring(560, 160, 214) + ring(560, 328, 372), 'round'),
      // Cables, the bar and its grip, and the clamp of the bell.
      (canvas) => canvas.stroke('ink', 12, 'M-20 540C80 600 200 640 290 770M1640 430C1520 470 1360 520 1240 640'),
      drawn({ ink: 'ink', path: limb(BAR, 1) }),
      drawn({ ink: 'lake', path: limb(BAR.map(([x, y, half]): Station => [x, y - half * 0.16, half * 0.7]), 1) }),
      drawn({ ink: 'cream', path: limb(BAR.map(([x, y, half]): Station => [x, y - half * 0.4, half * 0.16]), 1) }),
      drawn({ ink: 'ink', path: 'M1216 640L1640 540V660L1250 750zM620 680H760L776 840H604z' }),
      drawn({ ink: 'ink', path: limb([[860, 560, 16], [940, 630, 14], [1010, 660, 12], [1080, 676, 12], [1100, 680, 30], [1170, 690, 28], [1180, 690, 10]], 1) + disc(dome[0], dome[1], 348) }),
      drawn({ ink: 'cream', path: disc(...dome), layers: [
        drawn({ ink: 'lake', path: 'M300 366Q500 344 690 376L680 392Q500 440 300 500z' }),
        drawn({ ink: 'moss', path: 'M300 470Q500 392 670 380 880 372 1100 490V800H300z' }),
        drawn({ ink: 'pine', path: 'M710 376Q790 306 940 240L1100 190V600Q890 414 710 376z' }),
        drawn({ ink: 'peach', path: 'M680 380H700Q840 490 980 690L970 800H400L390 690Q540 490 680 380z' }),
        drawn({ ink: 'pine', path: ties }),
        drawn({ ink: 'ink', path: [[-0.94, 0.52, 30], [-0.66, 0.37, 22], [-0.45, 0.25, 15], [-0.3, 0.165, 9], [-0.19, 0.1, 6], [0.9, 0.52, 30], [0.62, 0.36, 20], [0.4, 0.22, 13], [0.25, 0.14, 8]].map(([foot = 0, from = 0, half = 0]) => bowed(foot, from, half)).join('') }),
        foliage({ ink: 'ink', size: [18, 58], seed: 4, points: [[300, -20], [1100, -20], [1100, 310], [1040, 200], [970, 150], [910, 184], [846, 130], [780, 160], [690, 118], [606, 166], [540, 132], [476, 190], [416, 150], [350, 200], [300, 310]] }),
        drawn({ ink: 'ink', opacity: 0.4, path: 'M1040 372C1040 560 880 720 690 720 600 720 520 690 460 640 540 680 620 690 700 684 880 670 1000 540 1010 372 1012 300 996 230 960 160 1010 210 1040 290 1040 372z' }),
      ] }),
      // The one who rides, mirrored, with a bell of her own.
      enlarged({ by: 0.92, from: [700, 600], to: [690, 556], layers: [
        drawn({ ink: 'ink', path: 'M540 690C580 650 640 640 700 640 760 640 820 650 860 690L846 708C800 676 750 668 700 668 650 668 600 676 554 708z' }),
        drawn({ ink: 'red', path: 'M648 648C652 620 640 590 636 566 640 540 668 528 684 524H716C732 528 760 540 764 566 760 590 748 620 752 648z' }),
        drawn({ ink: 'bark', path: 'M640 552C612 570 578 620 562 684L586 694C600 650 622 616 650 596zM760 552C788 570 822 620 838 684L814 694C800 650 778 616 750 596zM674 470C674 440 726 440 726 470 728 496 722 510 712 518V532C704 538 696 538 688 532V518C678 510 672 496 674 470z' }),
        drawn({ ink: 'ink', path: 'M672 480H728C730 494 722 500 714 500 704 500 702 490 700 490 698 490 696 500 686 500 678 500 670 494 672 480zM688 512Q700 518 714 510 708 522 688 512z' }),
        drawn({ ink: 'cream', path: 'M660 478C656 424 744 424 740 478 720 466 680 466 660 478zM688 650a12 12 0 1124 0 12 12 0 11-24 0z' }),
      ] }),
      // The low sun on the chrome.
      drawn({ ink: 'cream', path: 'M368 410C350 300 396 180 500 110 436 190 400 290 404 390 408 440 420 480 446 520 402 490 376 456 368 410z' }),
      // A thumb on the lever.
      drawn({ ink: 'bark', path: FINGERS.map((finger) => limb(finger, 1)).join('') }),
      drawn({ ink: 'ink', opacity: 0.35, path: FINGERS.map((finger) => limb(finger.map(([x, y, half]): Station => [x + half * 0.7, y + 8, half * 0.32]), 1)).join('') }),
      drawn({ ink: 'bark', path: `${limb(THUMB, 1)}M1300 760L1420 700 1560 720 1660 780V860H1380z` }),
      drawn({ ink: 'ink', opacity: 0.35, path: 'M1130 704C1200 730 1280 790 1350 860H1400C1330 770 1260 720 1180 706z' }),
      drawn({ ink: 'peach', path: 'M1094 664Q1120 644 1150 654 1160 668 1146 682 1114 690 1094 680z' }),
      drawn({ ink: 'cream', path: 'M676 782a14 14 0 1128 0 14 14 0 11-28 0z' }),
      drawn({ ink: 'red', path: 'M1480 860C1520 820 1580 790 1660 770V860z' }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A cyclist by Sakatah Lake, under the trees of the paved Singing Hills Trail',
    palette: juneEvening,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['sun', 0]] }),
      ridge({ ink: 'leaf', points: [[0, 206], [195, 196], [390, 206]], swell: 4, seed: 5, cover: 'hardwood', height: [14, 26], floor: 250 }),
      water({ ink: 'lake', y: 226, floor: 320 }),
      ripples({ ink: 'sun', y: [232, 290], count: 11, x: 195, spread: [60, 110], width: [30, 80], height: [4, 6], seed: 5 }),
      bank({ ink: 'green', points: [[0, 300], [195, 294], [390, 300]], close: [[390, 340], [0, 340]] }),
      shape({ ink: 'path', points: [[0, 318], [390, 318], [390, 380], [0, 380]] }),
      trunks({ ink: 'teal', lit: 'leaf', items: [[78, 318, 13, 40, 4], [318, 318, 14, 40, -4]] }),
      foliage({ ink: 'green', seed: 8, size: [30, 52], points: [[-10, -10], [400, -10], [400, 160], [330, 150], [270, 110], [195, 96], [120, 112], [60, 150], [-10, 160]] }),
      foliage({ ink: 'teal', seed: 4, size: [26, 46], points: [[-10, -10], [400, -10], [400, 100], [330, 90], [250, 60], [140, 60], [60, 92], [-10, 104]] }),
      cyclist({ x: 192, y: 338, height: 206, ink: 'ink', frame: 'red', spoke: 'teal', skin: 'skin', shirt: 'orange', helmet: 'red' }),
    ],
  },
});
