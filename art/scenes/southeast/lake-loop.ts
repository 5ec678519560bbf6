import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { torn } from '../../motifs/torn.ts';
import { visitor } from '../../motifs/visitors.ts';
import { ripples, water } from '../../motifs/water.ts';
import { onionHead, onions } from './lake-loop/onions.ts';
import { swallows } from './lake-loop/swallows.ts';
import { willow } from './lake-loop/willow.ts';

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

export default trailArt({
  hero: {
    alt: 'Seen from the grass at dusk, nodding wild onions hang their heads of pink stars like lamps over Lake Louise; two people sit on the bank beside the long, low mill dam.',
    focus: { x: 0.38, y: 0.4 },
    palette: belowTheDam,
    layers: [
      sky({ seed: 5, waver: 10, bands: [['pine', 0], ['teal', 300], ['mist', 404], ['cream', 470]] }),
      spray({ ink: 'ink', from: [0, -20], to: [0, 260], size: 3 }),
      spray({ ink: 'pine', from: [0, 300], to: [0, 390] }),
      // The woods across the lake, where the last light still finds them, and the lake that keeps it.
      torn({ ink: 'ink', step: 24, rough: 12, seed: 4, masses: [[[-40, 452], [80, 440], [170, 470], [300, 466], [420, 496], [560, 490], [700, 516], [860, 512], [980, 524], [1100, 500], [1220, 504], [1320, 466], [1460, 462], [1660, 410], [1660, 566], [-40, 566]]] }),
      torn({ ink: 'pine', step: 20, rough: 8, seed: 8, masses: [[[90, 450], [168, 478], [190, 520], [170, 548], [110, 548], [130, 510]], [[330, 474], [412, 500], [440, 548], [350, 548], [370, 520]], [[580, 498], [690, 520], [720, 548], [600, 548]], [[1110, 508], [1200, 512], [1230, 548], [1120, 548], [1140, 530]], [[1340, 474], [1450, 472], [1490, 520], [1470, 548], [1360, 548], [1390, 510]]] }),
      water({ ink: 'cream', y: 556 }),
      torn({ ink: 'teal', step: 54, rough: 6, seed: 6, masses: [[[-40, 562], [1660, 562], [1660, 612], [1440, 602], [1280, 590], [1100, 584], [900, 576], [700, 580], [520, 592], [300, 598], [160, 612], [-40, 610]]] }),
      drawn({ ink: 'mist', path: 'M-20 620C160 612 340 624 520 616 660 610 820 624 980 616 1160 608 1340 622 1640 614V640C1340 632 1100 648 860 636 620 644 300 636-20 646z' }),
      // The old mill dam: the lake bends over its lip, breaks on the apron and lies still.
      drawn({ ink: 'teal', path: 'M640 700H1640V830H640z' }),
      drawn({ ink: 'ink', path: 'M690 640L1640 656V740H690z' }),
      drawn({ ink: 'cream', path: 'M742 640C1000 636 1320 646 1640 652V744C1580 752 1540 738 1500 748 1440 756 1400 740 1340 748 1290 754 1260 742 1210 748 1150 752 1120 738 1070 744 1010 748 980 734 930 740 880 744 850 732 800 736 770 736 750 728 752 714 744 690 740 664 742 640z' }),
      drawn({ ink: 'mist', path: 'M742 648C760 690 752 712 772 730 790 712 780 680 790 656zM880 660C920 668 940 700 930 734 970 726 980 690 960 664zM1090 664C1130 690 1120 716 1150 742 1190 720 1180 684 1160 668zM1330 668C1350 700 1390 712 1390 744 1440 730 1450 694 1420 674zM1540 676C1560 706 1590 720 1600 744L1640 746V680z' }),
      drawn({ ink: 'lilac', path: 'M736 634C1000 628 1320 638 1640 644V654C1320 648 1000 640 736 644z' }),
      drawn({ ink: 'mist', path: 'M800 762C940 752 1100 756 1220 764 1100 776 940 774 800 762zM1180 790C1320 778 1480 784 1620 780 1500 798 1320 802 1180 790zM900 796C960 790 1040 792 1080 798 1020 806 950 804 900 796z' }),
      // The bank, where people have brought their picnics for a long time; its grass is lit from the lake.
      drawn({ ink: 'pine', path: 'M-20 622C140 606 300 616 460 626 560 632 640 634 700 632L756 636 762 720 800 764 840 830H-20z' }),
      torn({ ink: 'moss', step: 40, rough: 7, seed: 3, masses: [[[-40, 622], [140, 610], [300, 618], [460, 628], [700, 634], [690, 650], [560, 656], [430, 672], [260, 664], [120, 690], [-40, 694]]] }),
      drawn({ ink: 'ink', path: 'M700 632L756 636 762 720 800 764 840 830H700C690 760 712 700 700 632zM-20 740C120 720 260 760 400 744 520 730 600 770 640 830H-20z' }),
      drawn({ ink: 'pine', path: 'M470 632C450 652 400 664 340 668L380 644zM566 636C540 660 500 672 440 676L480 652z' }),
      visitor({ x: 500, y: 634, height: 92, pose: 'sit', ink: 'ink', coat: 'wine' }),
      visitor({ x: 574, y: 638, height: 86, pose: 'sit', ink: 'ink', coat: 'pink', flip: true }),
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
