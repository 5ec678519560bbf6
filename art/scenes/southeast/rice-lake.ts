import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { grass } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
import { lenses } from '../../motifs/shapes.ts';
import { sky, strata } from '../../motifs/sky.ts';
import { swans } from '../../motifs/swans.ts';
import { ripples, water } from '../../motifs/water.ts';
import { wildRice } from '../../motifs/wildflowers.ts';

const overcast = {
  ink: '#1d2f38',
  slate: '#44616d',
  gray: '#7f9ba1',
  mist: '#b7c8c5',
  pearl: '#e0e6da',
  white: '#fffaee',
  straw: '#e9bb5c',
  ochre: '#b67d36',
};

/** A still morning under high cloud; the light comes from the left. */
const grayMorning = values({
  dark: { ink: '#1c2a35', slate: '#425a69' },
  middle: { gray: '#7f9aa3', ochre: '#b8812f' },
  glow: { mist: '#bfd0d0', pearl: '#e6e8dd', white: '#fdfaf0' },
  accent: { gold: '#eeb23c' },
});
const left = { from: [-1, -0.8], ink: 'pearl', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'A swan, near and large, lifts its long neck against the pale sky on the shallow water of Rice Lake; ripe golden wild rice bends over it, and more swans rest far out.',
    focus: { x: 0.6, y: 0.5 },
    palette: grayMorning,
    layers: [
      sky({ seed: 8, waver: 16, bands: [['mist', 0]] }),
      spray({ ink: 'gray', from: [0, 0], to: [0, 380], size: 4 }),
      ridge({ ink: 'gray', points: [[-20, 470], [500, 478], [900, 480], [1640, 466]], swell: 6, swells: 4, seed: 8, cover: 'hardwood', height: [10, 26], floor: 500 }),
      mass({ ink: 'slate', mirror: { y: 500, ink: 'slate', opacity: 0.35 }, layers: [broadleaf({ ink: 'slate', lit: 'slate', seed: 4, spread: 1.15, forms: 1, items: [[170, 500, 130], [270, 498, 84], [1010, 498, 90]] })] }),
      water({ ink: 'mist', y: 496 }),
      spray({ ink: 'slate', from: [0, 840], to: [0, 520], size: 4 }),
      ripples({ form: 'crescent', ink: 'pearl', y: [500, 620], count: 18, between: [0, 1300], width: [120, 360], height: [4, 9], seed: 5 }),
      ripples({ form: 'crescent', ink: 'slate', y: [560, 800], count: 22, width: [160, 460], height: [5, 14], seed: 25 }),
      ridge({ ink: 'ochre', points: [[-20, 512], [200, 516], [420, 530]], to: 430, swell: 3, swells: 6, seed: 4, cover: 'spruce', height: [10, 34], detail: 0, gaps: 0, spacing: 0.4, floor: 532 }),
      swans({ ink: 'white', shade: 'gray', bill: 'ink', items: [[250, 572, 80], [350, 580, -70]] }),
      lenses({ ink: 'slate', items: [[830, 700, 860, 54]] }),
      mass({ ink: 'white', opacity: 0.4, mirror: { y: 694, ink: 'white', opacity: 0.35 }, layers: [swans({ ink: 'white', shade: 'white', bill: 'white', items: [[800, 690, 620]] })] }),
      swans({ ink: 'white', shade: 'mist', bill: 'ink', items: [[800, 690, 620]] }),
      spray({ ink: 'gray', from: [940, 720], to: [800, 520], size: 4, within: [[620, 560], [780, 500], [1000, 500], [1150, 520], [1100, 640], [1000, 690], [700, 690]] }),
      ripples({ form: 'crescent', ink: 'pearl', y: [694, 780], count: 12, x: 780, spread: [260, 320], width: [140, 320], height: [5, 9], seed: 35 }),
      mass({ light: left, rim: 4, layers: [wildRice({ stem: 'ink', grain: 'ink', items: [[1260, 840, 620], [1350, 840, 760], [1450, 840, 690], [1540, 840, 820], [1180, 840, 420]] })] }),
      wildRice({ stem: 'ink', grain: 'gold', items: [[1260, 840, 620], [1350, 840, 760], [1450, 840, 690], [1540, 840, 820], [1180, 840, 420]] }),
      mass({ ink: 'ink', light: left, rim: 4, layers: [grass({ ink: 'ink', lit: 'ink', y: 824, x: [1040, 1600], count: 12, height: [90, 220], seed: 4, forms: 2 })] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A white swan between ripe golden heads of wild rice on the gray water of Rice Lake',
    palette: overcast,
    layers: [
      sky({ waver: 6, seed: 4, bands: [['gray', 0], ['mist', 100], ['pearl', 150]] }),
      strata({ ink: 'white', bars: [[150, 128, 150, 9], [270, 168, 130, 8]] }),
      ridge({ ink: 'slate', y: 222, swell: 4, seed: 8, cover: 'hardwood', height: [10, 22], floor: 240 }),
      water({ ink: 'gray', y: 236 }),
      ripples({ ink: 'pearl', y: [242, 300], count: 7, width: [60, 130], height: [4, 8], seed: 5 }),
      wildRice({ stem: 'ink', grain: 'straw', items: [[296, 330, 230], [262, 320, 150]] }),
      lenses({ ink: 'slate', items: [[214, 320, 190, 16]] }),
      swans({ ink: 'white', shade: 'mist', bill: 'ink', items: [[214, 316, 136]] }),
      wildRice({ stem: 'ink', grain: 'straw', items: [[74, 420, 320], [104, 430, 220]] }),
    ],
  },
});
