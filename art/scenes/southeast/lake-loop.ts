import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { onionHead, onions } from '../../motifs/onions.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { spume } from '../../motifs/spume.ts';
import { bundle, strands } from '../../motifs/strands.ts';
import { swallows } from '../../motifs/swallows.ts';
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
const _morning = { from: [1, -0.5], ink: 'lilac', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'Seen from the grass at dusk, nodding wild onions hang their heads of pink stars like lamps over Lake Louise; two people sit on the bank beside the long, low mill dam.',
    focus: { x: 0.38, y: 0.4 },
    palette: belowTheDam,
    layers: [
      sky({ seed: 5, waver: 10, bands: [['pine', 0], ['teal', 300], ['mist', 404], ['cream', 470]] }),
      spray({ ink: 'ink', from: [0, -20], to: [0, 260], size: 3 }),
      spray({ ink: 'pine', from: [0, 300], to: [0, 390] }),
      // The lake keeps the last light, under the woods across it.
      water({ ink: 'cream', y: 548 }),
      mass({ ink: 'ink', mirror: { y: 552, ink: 'teal' }, layers: [
        ridge({ ink: 'ink', points: [[-20, 450], [160, 470], [420, 506], [640, 516], [860, 520], [1060, 506], [1300, 470], [1640, 420]], swell: 10, seed: 4, cover: 'hardwood', crowns: 'billow', height: [16, 50], floor: 552 }),
      ] }),
      drawn({ ink: 'cream', path: 'M-20 550H1640V557C1200 562 700 554 420 562 240 566 80 556-20 562zM330 572Q560 562 860 574 1120 580 1300 570 1120 604 800 600 480 600 330 572z' }),
      // The dam: a dark lip, one light sheet, a pale foot.
      drawn({ ink: 'pine', path: 'M-20 620H1640V830H-20z' }),
      drawn({ ink: 'cream', path: 'M820 618H1640V722H820z' }),
      strands({ path: [[1230, 618, 410], [1230, 630, 410], [1230, 670, 410], [1230, 726, 410]], seed: 4, sway: 0.001, girth: [0.2, 1.2], strands: [['mist', bundle(17, [0.003, 0.026], [0, 0.1], [1, 1], 5)], ['teal', bundle(7, [0.001, 0.006], [0.05, 0.5], [1, 1], 11)]] }),
      drawn({ ink: 'ink', path: 'M800 606H1640V620H800z' }),
      spume({ seed: 5, ink: 'cream', shade: 'mist', items: [[1000, 730, 380, 18], [1300, 732, 400, 20], [1560, 730, 300, 18]] }),
      drawn({ ink: 'teal', path: 'M820 756C960 746 1140 750 1280 758 1140 768 960 768 820 756zM1180 786C1320 774 1480 780 1620 776 1500 796 1320 798 1180 786z' }),
      // Two on the bank, where people have brought their picnics for a long time.
      drawn({ ink: 'ink', path: 'M-20 590C140 584 300 596 460 600 580 606 700 600 800 600L836 606 840 760 900 790 920 830H-20z' }),
      visitor({ x: 560, y: 600, height: 92, pose: 'sit', ink: 'ink', coat: 'wine' }),
      visitor({ x: 626, y: 602, height: 86, pose: 'sit', ink: 'ink', coat: 'pink', flip: true }),
      // Nodding wild onions, from the grass: they hang over all of it like lamps.
      mass({ ink: 'moss', light: { from: [1, -0.2], ink: 'mist', shadow: 'ink' }, rim: 4, layers: [
        drawn({ ink: 'moss', path: 'M984 830C992 640 988 420 968 250 946 70 872-84 744-84 640-84 596-10 590 130L604 132C612 4 650-56 740-56 840-52 914 90 938 266 958 440 960 640 952 830zM1372 830C1382 660 1386 500 1366 380 1350 290 1300 250 1240 262 1194 272 1168 310 1164 368L1156 366C1158 300 1190 256 1238 246 1310 236 1366 280 1382 376 1402 500 1402 660 1394 830zM1640 520C1600 340 1560 140 1500-20H1478C1540 140 1584 340 1622 560z' }),
        drawn({ ink: 'moss', path: 'M240 830C244 760 240 700 226 650 214 612 190 600 170 610L168 606C192 592 220 606 232 648 246 700 252 760 252 830zM916 830C900 720 850 640 740 580 840 660 870 730 884 830zM980 830C1000 700 1060 620 1190 590 1090 640 1030 720 1010 830zM1330 830C1310 740 1260 680 1160 650 1240 700 1280 760 1296 830zM1410 830C1430 740 1480 690 1570 670 1500 710 1460 770 1440 830z' }),
      ] }),
      onionHead({ x: 1164, y: 366, reach: 124, thread: 'moss', tones: ['wine', 'pink', 'lilac', 'cream'] }),
      onionHead({ x: 1480, y: -20, reach: 180, thread: 'moss', tones: ['wine', 'pink', 'lilac', 'cream'] }),
      onionHead({ x: 168, y: 610, reach: 50, thread: 'moss', tones: ['wine', 'pink', 'lilac', 'cream'] }),
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
