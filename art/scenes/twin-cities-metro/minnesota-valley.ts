import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { cattails } from '../../motifs/cattails.ts';
import { haze } from '../../motifs/haze.ts';
import { greatBlueHeron } from '../../motifs/heron.ts';
import { ridge } from '../../motifs/ridges.ts';
import { lenses } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { trussBridge } from '../../motifs/truss-bridge.ts';
import { ripples, water } from '../../motifs/water.ts';

const dawn = {
  ink: '#1c2530',
  slate: '#50687c',
  feather: '#86a0ae',
  mist: '#c3cfcb',
  white: '#fbf6e6',
  straw: '#f8dfae',
  peach: '#f0b98c',
  rose: '#d98a72',
  umber: '#6a4038',
  brick: '#96543f',
  bill: '#eeb02e',
  sage: '#7f8f72',
};

/** Dawn on the marsh; the light comes from the left. */
const marshDawn = values({
  dark: { ink: '#1b2330', slate: '#425a70' },
  middle: { feather: '#8398a5', rose: '#d8876b' },
  glow: { peach: '#f3c095', straw: '#fae3b4', white: '#fffaec' },
  accent: { bill: '#f2a71c' },
});
const early = { from: [-1, -0.8], ink: 'white', shadow: 'ink' } as const;
const heron = { x: 640, y: 800, height: 760 } as const;

export default trailArt({
  hero: {
    alt: 'A great blue heron, as tall as the picture, stands in the shallows of Long Meadow Lake at dawn; behind it the humps of the old Cedar Avenue bridge march off, mirrored in the water.',
    focus: { x: 0.46, y: 0.45 },
    palette: marshDawn,
    layers: [
      sky({ seed: 3, waver: 10, bands: [['straw', 0]] }),
      spray({ ink: 'peach', from: [0, 0], to: [0, 360], size: 4 }),
      sun({ x: 1190, y: 300, radius: 100, ink: 'white' }),
      ridge({ ink: 'peach', points: [[-20, 440], [400, 452], [900, 456], [1640, 430]], swell: 8, seed: 4, cover: 'hardwood', crowns: 'facet', height: [12, 28], floor: 520 }),
      ridge({ ink: 'rose', points: [[-20, 476], [500, 486], [1000, 488], [1640, 474]], swell: 5, seed: 9, cover: 'hardwood', crowns: 'facet', height: [10, 20], floor: 520 }),
      water({ ink: 'straw', y: 504 }),
      spray({ ink: 'rose', from: [0, 840], to: [0, 560], size: 4 }),
      trussBridge({ from: [-260, 560], to: [1700, 506], height: [-200, -90], spans: 5, ink: 'peach', iron: 9, piers: 0 }),
      ripples({ form: 'crescent', ink: 'white', y: [512, 760], count: 24, x: 1160, spread: [200, 420], width: [90, 320], height: [4, 10], seed: 3 }),
      ripples({ form: 'crescent', ink: 'rose', y: [540, 800], count: 18, width: [90, 340], height: [4, 11], seed: 8 }),
      trussBridge({ from: [-260, 520], to: [1700, 482], height: [300, 130], spans: 5, ink: 'slate', iron: 11, piers: 0.16 }),
      haze({ ink: 'white', y: [470, 530], floor: 560, steps: 3, opacity: 0.24 }),
      lenses({ ink: 'slate', items: [[650, 796, 460, 26]] }),
      mass({ light: early, rim: 6, layers: [greatBlueHeron({ ...heron, wing: 'ink', feather: 'ink', dark: 'ink', neck: 'ink', white: 'ink', bill: 'ink', leg: 'ink' })] }),
      greatBlueHeron({ ...heron, wing: 'slate', feather: 'feather', dark: 'ink', neck: 'feather', white: 'white', bill: 'bill', leg: 'ink' }),
      lenses({ ink: 'white', items: [[650, 794, 200, 7], [700, 782, 120, 5]] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A great blue heron in front of the humps of the old Cedar Avenue bridge at dawn',
    palette: dawn,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['peach', 0], ['straw', 110], ['white', 200]] }),
      ridge({ ink: 'sage', y: 250, swell: 3, seed: 4, cover: 'hardwood', height: [8, 16], floor: 280 }),
      water({ ink: 'straw', y: 264 }),
      ripples({ ink: 'peach', y: [272, 330], count: 9, between: [60, 330], width: [40, 90], height: [4, 7], seed: 8 }),
      trussBridge({ from: [-40, 262], to: [430, 252], height: [92, 72], spans: 3, ink: 'umber', iron: 6, piers: 0.2 }),
      greatBlueHeron({ x: 170, y: 346, height: 262, wing: 'slate', feather: 'feather', dark: 'ink', neck: 'mist', white: 'white', bill: 'bill', leg: 'ink' }),
      cattails({ ink: 'ink', lit: 'umber', head: 'brick', seed: 2, forms: 1, items: [[300, 350, 150], [332, 350, 120]] }),
    ],
  },
});
