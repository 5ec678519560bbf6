import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { dryBrush, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { grass } from '../../motifs/grass.ts';
import { noddingOnion, onions } from '../../motifs/onions.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn, shape } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
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

/** Dusk: the light stands behind the far shore, on the right. */
const millpondAtDusk = values({
  dark: { ink: '#1b2036', plum: '#43345c' },
  middle: { teal: '#3f6e80', mauve: '#9a7098' },
  glow: { blush: '#f2b6a2', mist: '#bdd6d6', cream: '#fef1dc' },
  accent: { pink: '#de4f86' },
});
const onion = { stem: 'ink', shade: 'mauve', petal: 'pink', lit: 'blush', anther: 'cream' } as const;
const afterglow = { from: [1, -0.5], ink: 'cream', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'The pink bells of a nodding wild onion hang from its bent stem before the setting sun; behind it the mill pond of Lake Louise, and the water going over the old dam between walls of stone.',
    focus: { x: 0.53, y: 0.4 },
    palette: millpondAtDusk,
    layers: [
      sky({ bands: [['cream', 0]] }),
      spray({ ink: 'blush', from: [0, 0], to: [0, 300] }),
      sun({ x: 850, y: 250, radius: 216, ink: 'blush' }),
      mass({ ink: 'mauve', opacity: 0.5, mirror: { y: 330, ink: 'mauve', opacity: 0.3 }, layers: [ridge({ ink: 'mauve', points: [[-20, 250], [400, 286], [800, 270], [1200, 290], [1640, 240]], swell: 8, seed: 4, cover: 'hardwood', crowns: 'billow', height: [14, 30], floor: 330 })] }),
      water({ ink: 'blush', y: 330 }),
      spray({ ink: 'cream', from: [0, 330], to: [0, 560] }),
      mass({ ink: 'plum', light: afterglow, rim: 4, mirror: { y: 340, ink: 'mauve', opacity: 0.8 }, layers: [ridge({ ink: 'plum', points: [[-20, 250], [300, 286], [640, 316], [860, 326], [1040, 330], [1300, 300], [1640, 260]], swell: 6, seed: 8, cover: 'hardwood', crowns: 'billow', height: [22, 50], floor: 340 })] }),
      ripples({ form: 'crescent', ink: 'cream', y: [352, 540], count: 22, x: 850, spread: [200, 300], width: [110, 300], height: [3, 8], seed: 8 }),
      ripples({ form: 'crescent', ink: 'mauve', y: [420, 560], count: 12, between: [-20, 1600], width: [160, 420], height: [4, 9], seed: 5 }),
      // The dam: one smooth sheet of water between two walls of stone.
      drawn({ ink: 'mist', path: 'M200 594Q800 620 1420 586L1440 664Q800 706 190 676z', layers: [
        drawn({ ink: 'cream', path: 'M190 612Q420 616 500 634 560 612 700 628 800 646 900 630 1040 612 1120 634 1240 604 1430 602V720H190z' }),
        drawn({ ink: 'teal', path: 'M190 584Q800 612 1430 576L1430 588Q800 626 190 598z' }),
      ] }),
      shape({ ink: 'teal', points: [[-20, 676], [190, 668], [800, 694], [1440, 656], [1640, 660], [1640, 820], [-20, 820]] }),
      dryBrush({ ink: 'cream', seed: 3, bristles: 12, strokes: [[[170, 678], [900, 702], 30], [[700, 702], [1450, 668], 30]] }),
      dryBrush({ ink: 'mist', seed: 5, bristles: 8, strokes: [[[240, 730], [860, 752], 60], [[820, 748], [1380, 716], 60]] }),
      drawn({ ink: 'plum', path: 'M-20 520L206 530 214 690 190 724-20 740z' }),
      drawn({ ink: 'mauve', path: 'M-20 506L190 514 208 532-20 524zM206 532L214 690 198 712 190 536z' }),
      drawn({ ink: 'plum', path: 'M1414 522L1640 504V740L1436 712z' }),
      drawn({ ink: 'mauve', path: 'M1414 522L1432 504 1640 488V506z' }),
      drawn({ ink: 'ink', path: 'M-20 580L200 584V588L-20 586zM-20 640L204 638V642L-20 646zM90 524V584H95V524zM40 584V644H45V584zM150 584V642H155V584zM1420 574L1640 560V565L1420 579zM1426 634L1640 628V633L1427 639zM1520 514V570H1525V514zM1590 564V632H1595V564zM1480 570V636H1485V570z' }),
      mass({ ink: 'ink', light: afterglow, rim: 3, layers: [grass({ ink: 'ink', lit: 'ink', y: 824, count: 26, height: [50, 130], seed: 7, forms: 3 })] }),
      noddingOnion({ ...onion, x: 330, y: 330, size: -0.75, foot: 470, bells: [[-92, 8, 40, 0.8, 'back'], [4, 2, -2, 0.75, 'back'], [96, 14, -44, 0.8, 'back'], [-60, 44, 24, 1], [66, 52, -16, 1.05], [0, 66, 4, 1.1]] }),
      noddingOnion({ ...onion, x: 850, y: 150, size: 1.55, foot: 610 }),
      swallows({ ink: 'ink', items: [[1330, 150, 70, -10], [1450, 220, 46, 14]] }),
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
