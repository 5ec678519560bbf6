import { at } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { numbers } from '../../kit/path.ts';
import { trailArt } from '../../kit/scene.ts';
import { dryBrush, grain } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { onionHead, onions } from '../../motifs/onions.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { swallows } from '../../motifs/swallows.ts';
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
  middle: { teal: '#3c7f82', wine: '#a1316a', moss: '#7fa05a' },
  glow: { mist: '#b7d9cf', blush: '#f9bcae', cream: '#fdf3dc' },
  accent: { pink: '#e8508a' },
});
const morning = { from: [1, -0.5], ink: 'blush', shadow: 'ink' } as const;

/** A fold in the sheet that goes over the dam, from under the lip almost to the foot. */
const strand = (x: number, i: number) => {
  const half = at([7, 4, 10], i % 3) + x / 300;
  const [lip, drop] = [492 + x * 0.07, (42 + (x - 250) * 0.066) * at([1, 0.7, 0.86], i % 3)];
  const to = (...offsets: number[]) => numbers(offsets.map(Math.round));
  return `M${to(x + half, lip)}C${to(x + half / 2, lip + 8, x + 1, lip + drop / 2, x, lip + drop)}C${to(x - 2, lip + drop / 2, x - half / 2, lip + 8, x - half, lip)}z`;
};

export default trailArt({
  hero: {
    alt: 'The pink bells of a nodding wild onion hang from its bent stem, large before the dark woods across Lake Louise; below them the river goes over the old mill dam in one long white sheet.',
    focus: { x: 0.545, y: 0.4 },
    palette: belowTheDam,
    layers: [
      sky({ bands: [['blush', 0]] }),
      drawn({ ink: 'cream', path: 'M-20 96C160 40 330 92 470 70 640 44 760 100 930 78 1100 56 1260 110 1640 60V330H-20z' }),
      water({ ink: 'mist', y: 320 }),
      mass({ ink: 'pine', mirror: { y: 330, ink: 'teal' }, light: morning, rim: 5, layers: [
        ridge({ ink: 'pine', points: [[-20, 76], [180, 140], [330, 222], [520, 180], [700, 132], [980, 150], [1120, 206], [1240, 246], [1400, 224], [1640, 150]], swell: 18, seed: 4, cover: 'hardwood', crowns: 'billow', height: [24, 84], floor: 330 }),
      ] }),
      // Breath of wind on the mirror.
      drawn({ ink: 'mist', path: 'M-20 326H1640V331C1200 336 700 328 420 336 240 340 80 332-20 336zM120 432Q380 418 640 430 900 440 1180 428 940 452 660 442 360 440 120 432zM-20 474Q240 462 470 480 330 488 180 484 60 484-20 480zM900 486Q1060 476 1240 488 1080 496 900 486zM560 500Q660 494 760 504 660 510 560 500zM1260 380Q1440 370 1640 382V387Q1440 386 1260 380z' }),
      // The dam: still water to its crest, one sheet over it, the pool below.
      shape({ ink: 'ink', points: [[-20, 540], [236, 540], [1640, 720], [1640, 820], [-20, 820]] }),
      drawn({ ink: 'cream', path: 'M244 502C700 534 1180 566 1640 600V752C1600 732 1570 752 1530 732 1480 740 1440 714 1390 722 1330 700 1290 716 1240 696 1180 700 1140 676 1080 684 1030 664 990 676 940 656 880 660 840 640 790 646 740 626 700 636 650 616 590 618 550 600 500 606 440 586 400 594 350 574 300 578 270 566 238 562z' }),
      drawn({ ink: 'mist', path: `M244 500C700 532 1180 564 1640 598V626C1180 590 700 552 244 516z${[290, 330, 400, 450, 500, 580, 640, 690, 770, 820, 900, 980, 1030, 1110, 1190, 1240, 1340, 1400, 1490, 1570].map(strand).join('')}` }),
      // The lip: the pond bends over it, dark and smooth.
      drawn({ ink: 'pine', path: 'M244 498C700 530 1180 562 1640 596V611C1180 574 700 540 244 506z' }),
      dryBrush({ ink: 'teal', seed: 8, bristles: 8, thickness: [3, 8], strokes: [[[120, 680], [900, 760], 80], [[860, 770], [1560, 830], 50]] }),
      drawn({ ink: 'pine', path: 'M-20 458L136 460 254 490 258 566 214 604-20 668z', layers: [
        drawn({ ink: 'mist', path: 'M-20 460H130L254 490 208 500 200 504-20 494z' }),
        drawn({ ink: 'ink', path: 'M-20 546L206 544V549L-20 552zM-20 604L206 592V597L-20 610zM70 492H75V548H70zM140 546H145V598H140zM20 550H25V606H20zM200 498L208 500 212 606 204 606z' }),
      ] }),
      // The onion: leaves, and the stem with its bend.
      mass({ ink: 'moss', light: { from: [-1, -0.2], ink: 'ink', shadow: 'ink' }, rim: 8, layers: [
        drawn({ ink: 'moss', path: 'M552 840C592 610 644 430 668 256 682 146 706 54 772 50 826 48 852 92 858 146L846 149C836 104 812 62 774 63 722 66 700 152 684 258 664 432 616 612 578 840z' }),
        drawn({ ink: 'moss', path: 'M528 840C516 660 450 470 310 400 430 510 484 660 500 840zM596 840C632 700 730 610 900 604 770 640 676 720 630 840zM492 840C470 750 420 690 320 650 400 710 440 770 456 840zM508 840C500 700 520 560 590 430 550 570 540 700 540 840z' }),
      ] }),
      onionHead({ x: 852, y: 150, size: 1.44, thread: 'moss', inside: 'wine', shade: 'pink', petal: 'blush', lit: 'cream', anther: 'cream' }),
      swallows({ ink: 'ink', items: [[1210, 140, 84, -10], [1326, 104, 50, 14]] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A willow trailing in the mill pond of Lake Louise, and two swallows over it',
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
