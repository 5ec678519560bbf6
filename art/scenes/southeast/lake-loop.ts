import { lerp } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { onionHead, onions } from '../../motifs/onions.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn, lenses } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { swallows } from '../../motifs/swallows.ts';
import { torn } from '../../motifs/torn.ts';
import { visitor } from '../../motifs/visitors.ts';
import { ripples, water } from '../../motifs/water.ts';
import { willow } from '../../motifs/willow.ts';

const millpond = {
  ink: '#1f3f3b',
  green: '#3d7558',
  willow: '#86ad5b',
  light: '#cfdc95',
  pond: '#8fbfbd',
  mist: '#d2e6dc',
  blush: '#f7d5c0',
  cream: '#fff6e3',
  pink: '#d2618f',
};

/** An early summer morning: the light comes from the right, over the dam. */
const belowTheDam = values({
  dark: { ink: '#10252d', pine: '#1d4548' },
  middle: { teal: '#3c7f82', wine: '#96487f', moss: '#7fa05a' },
  glow: { mist: '#b7d9cf', lilac: '#f0bfd9', cream: '#fdf3dc' },
  accent: { pink: '#d97fb4' },
});

/** Threads of the sheet that falls, from the lip on the right to the abutment. */
const threads = (count: number, phase: number, half: number): string => Array.from({ length: count }, (_, i) => {
  const t = (i + phase) / count;
  const [x, y] = [lerp(710, 1660, t), lerp(650, 544, t ** 0.75)];
  return limb([[x, y, half * 0.6], [x + 16, y + 30, half], [x + 22, y + 120, half * (i % 3 ? 0.7 : 1.3)], [x + 24, y + 220, half * 0.5]], 0.5);
}).join('');

export default trailArt({
  hero: {
    alt: 'Seen from the grass at dusk, nodding wild onions hang their heads of pink stars like lamps over Lake Louise; two people sit on the bank beside the long, low mill dam.',
    focus: { x: 0.38, y: 0.4 },
    palette: belowTheDam,
    layers: [
      sky({ bands: [['pine', 0]] }),
      spray({ ink: 'ink', from: [0, -20], to: [0, 330], size: 3 }),
      // One bright shape: the lake, and its water that bends over the old mill dam.
      drawn({ ink: 'cream', path: 'M-20 456H1640V548C1300 560 980 590 700 652L560 668H-20z', layers: [
        drawn({ ink: 'mist', path: 'M-20 560C200 544 360 556 560 546 800 536 1100 520 1640 500V516C1200 540 900 560 640 566 400 572 200 580-20 600zM700 520C900 500 1300 490 1640 470V480C1300 504 1000 516 700 520z' }),
      ] }),
      // The woods, and how they hang in the water.
      drawn({ ink: 'teal', path: 'M-20 440H1640V470L1480 476 1300 472 1060 480 700 478 400 486 160 482-20 490z' }),
      lenses({ ink: 'teal', items: [[240, 500, 360, 7], [640, 494, 420, 6], [120, 520, 200, 6], [1180, 490, 380, 6], [1460, 486, 240, 5], [860, 508, 220, 5]] }),
      torn({ ink: 'pine', step: 50, rough: 3, seed: 9, masses: [[[-40, 430], [1660, 410], [1660, 448], [1200, 454], [600, 458], [-40, 462]]] }),
      drawn({ ink: 'mist', path: 'M1640 540C1300 552 980 582 690 646L760 830H1640z', layers: [
        drawn({ ink: 'cream', path: threads(13, 0.5, 16) }),
        drawn({ ink: 'teal', path: threads(9, 0.2, 3) }),
        drawn({ ink: 'ink', path: 'M740 850C760 800 800 784 850 782 900 760 950 770 1000 752 1060 744 1090 730 1150 736 1210 712 1260 726 1310 706 1380 710 1440 692 1500 698 1560 682 1600 686 1660 674V850z' }),
      ] }),
      drawn({ ink: 'lilac', path: 'M1640 536C1300 548 980 578 690 642L694 656C984 592 1300 562 1640 550z' }),
      // The bank, where people have brought their picnics for a long time.
      drawn({ ink: 'ink', path: 'M-20 690C120 676 240 690 360 672 460 656 560 648 690 640L706 650 716 720 740 830H-20z' }),
      visitor({ x: 664, y: 646, height: 190, pose: 'sit', ink: 'ink', coat: 'pink' }),
      visitor({ x: 548, y: 654, height: 176, pose: 'sit', ink: 'ink', coat: 'ink' }),
      // Nodding wild onions, from the grass: they hang over all of it like lamps.
      mass({ ink: 'moss', light: { from: [1, -0.2], ink: 'mist', shadow: 'ink' }, rim: 4, layers: [
        drawn({ ink: 'moss', path: 'M984 830C992 640 988 420 968 250 946 70 872-84 744-84 640-84 596-10 590 130L604 132C612 4 650-56 740-56 840-52 914 90 938 266 958 440 960 640 952 830zM1372 830C1382 660 1386 500 1366 380 1350 290 1300 250 1240 262 1194 272 1168 310 1164 368L1156 366C1158 300 1190 256 1238 246 1310 236 1366 280 1382 376 1402 500 1402 660 1394 830zM1640 520C1600 340 1560 140 1500-20H1478C1540 140 1584 340 1622 560z' }),
        drawn({ ink: 'moss', path: 'M916 830C900 720 850 640 740 580 840 660 870 730 884 830zM980 830C1000 700 1060 620 1190 590 1090 640 1030 720 1010 830zM1330 830C1310 740 1260 680 1160 650 1240 700 1280 760 1296 830zM1410 830C1430 740 1480 690 1570 670 1500 710 1460 770 1440 830z' }),
      ] }),
      onionHead({ x: 1164, y: 366, reach: 124, thread: 'moss', tones: ['wine', 'pink', 'lilac', 'cream'] }),
      onionHead({ x: 1480, y: -20, reach: 180, thread: 'moss', tones: ['wine', 'pink', 'lilac', 'cream'] }),
      onionHead({ x: 598, y: 134, reach: 224, thread: 'moss', tones: ['wine', 'pink', 'lilac', 'cream'] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A willow trails in the mill pond of Lake Louise, and two swallows fly over it',
    palette: millpond,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['mist', 0], ['blush', 100], ['cream', 170]] }),
      ridge({ ink: 'pond', y: 216, swell: 5, seed: 8, cover: 'hardwood', height: [14, 24], floor: 240 }),
      water({ ink: 'mist', y: 234 }),
      ripples({ ink: 'pond', y: [242, 330], count: 9, width: [70, 130], height: [5, 9], seed: 5 }),
      ripples({ ink: 'cream', y: [246, 320], count: 5, x: 250, spread: [60, 60], width: [60, 90], height: [5, 7], seed: 8 }),
      bank({ ink: 'green', points: [[0, 270], [100, 280], [190, 318], [250, 370]], close: [[0, 400]] }),
      willow({ x: 142, y: 290, height: 214, trunk: 'ink', ink: 'green', lit: 'willow', spread: 0.95, light: 1, seed: 5, fronds: 18 }),
      swallows({ ink: 'ink', items: [[272, 146, 62, 60], [304, 208, 40, -50]] }),
      onions({ stem: 'ink', petal: 'pink', lit: 'blush', items: [[236, 380, 110], [276, 390, 140]] }),
    ],
  },
});
