import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { dryBrush, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { grass } from '../../motifs/grass.ts';
import { noddingOnions, onions } from '../../motifs/onions.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { swallows } from '../../motifs/swallows.ts';
import { veil } from '../../motifs/veil.ts';
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
const afterglow = { from: [1, -0.5], ink: 'cream', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'Nodding wild onions, pink and bent over on their stems, large before the mill pond of Lake Louise at dusk; behind them the far woods mirrored, and the white line of the old dam.',
    focus: { x: 0.42, y: 0.42 },
    palette: millpondAtDusk,
    layers: [
      sky({ bands: [['cream', 0]] }),
      spray({ ink: 'blush', from: [0, 0], to: [0, 300] }),
      sun({ x: 1180, y: 286, radius: 96, ink: 'blush' }),
      mass({ ink: 'mauve', opacity: 0.5, mirror: { y: 330, ink: 'mauve', opacity: 0.3 }, layers: [ridge({ ink: 'mauve', points: [[-20, 250], [400, 286], [800, 270], [1200, 290], [1640, 240]], swell: 8, seed: 4, cover: 'hardwood', crowns: 'billow', height: [14, 30], floor: 330 })] }),
      water({ ink: 'blush', y: 330 }),
      spray({ ink: 'cream', from: [0, 330], to: [0, 560] }),
      mass({ ink: 'plum', light: afterglow, rim: 4, mirror: { y: 340, ink: 'mauve', opacity: 0.8 }, layers: [ridge({ ink: 'plum', points: [[-20, 250], [300, 286], [640, 316], [860, 326], [1040, 330], [1300, 300], [1640, 260]], swell: 6, seed: 8, cover: 'hardwood', crowns: 'billow', height: [22, 50], floor: 340 })] }),
      ripples({ form: 'crescent', ink: 'cream', y: [352, 540], count: 22, x: 1150, spread: [160, 340], width: [110, 300], height: [3, 8], seed: 8 }),
      ripples({ form: 'crescent', ink: 'mauve', y: [420, 560], count: 12, between: [-20, 1600], width: [160, 420], height: [4, 9], seed: 5 }),
      // The dam, from edge to edge.
      shape({ ink: 'ink', points: [[-20, 580], [1640, 566], [1640, 720], [-20, 720]] }),
      veil({ lip: [[-20, 566], [1640, 552]], foot: [[-20, 700], [1640, 688]], ink: 'cream', strand: 'teal', strands: 46, thickness: 6, seed: 4 }),
      veil({ lip: [[-20, 560], [1640, 546]], foot: [[-20, 580], [1640, 566]], ink: 'mist', strand: 'cream', strands: 0, seed: 7 }),
      shape({ ink: 'plum', points: [[430, 556], [500, 554], [510, 700], [424, 702]] }),
      shape({ ink: 'mauve', points: [[490, 555], [500, 554], [510, 700], [494, 700]] }),
      shape({ ink: 'plum', points: [[1370, 552], [1440, 550], [1450, 698], [1364, 700]] }),
      shape({ ink: 'mauve', points: [[1430, 551], [1440, 550], [1450, 698], [1434, 698]] }),
      shape({ ink: 'teal', points: [[-20, 690], [1640, 676], [1640, 820], [-20, 820]] }),
      dryBrush({ ink: 'cream', seed: 3, bristles: 12, strokes: [[[-20, 696], [900, 690], 26], [[700, 686], [1640, 684], 24]] }),
      mass({ ink: 'ink', light: afterglow, rim: 3, layers: [grass({ ink: 'ink', lit: 'ink', y: 824, count: 26, height: [60, 150], seed: 7, forms: 3 })] }),
      noddingOnions({ stem: 'ink', petal: 'pink', lit: 'blush', anther: 'cream', items: [[1010, 420, -220, 1080], [330, 390, 190, 290], [1290, 560, 150, 1240], [690, 190, 340, 590]] }),
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
