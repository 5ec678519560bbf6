import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { grass } from '../../motifs/grass.ts';
import { haze } from '../../motifs/haze.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { tallgrass } from '../../motifs/tallgrass.ts';
import { ripples } from '../../motifs/water.ts';

const _afterglow = {
  ink: '#161a2d',
  indigo: '#2b3358',
  slate: '#54628c',
  mauve: '#8f86ab',
  rose: '#d6a09f',
  peach: '#f3cfae',
  cream: '#fdf2d6',
  sage: '#46595a',
};

/** First light, from behind the far side of the valley. */
const firstLight = values({
  dark: { ink: '#191a2b', dusk: '#3a3653' },
  middle: { mauve: '#6d6488', sage: '#7f8a7c' },
  glow: { rose: '#e9b3a0', mist: '#c9cfd8', cream: '#fdf0da' },
  accent: { gold: '#f2b64a' },
});
const dawn = { from: [0.5, -1], ink: 'gold', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'First light over the wooded valley where the Yellow Medicine River joins the Minnesota; tall grass bends dark in the foreground, and nobody is there.',
    focus: { x: 0.55, y: 0.5 },
    palette: firstLight,
    layers: [
      sky({ bands: [['cream', 0]] }),
      spray({ ink: 'rose', from: [0, 0], to: [0, 320] }),
      sun({ x: 980, y: 330, radius: 150, ink: 'gold' }),
      mass({ ink: 'mauve', opacity: 0.35, layers: [ridge({ ink: 'mauve', points: [[-20, 316], [400, 330], [800, 322], [1200, 336], [1640, 310]], swell: 6, seed: 4, floor: 460 })] }),
      mass({ ink: 'mauve', opacity: 0.6, layers: [ridge({ ink: 'mauve', points: [[-20, 352], [300, 372], [700, 376], [1100, 366], [1640, 346]], swell: 6, seed: 6, cover: 'hardwood', height: [10, 22], floor: 470 })] }),
      haze({ ink: 'cream', y: [350, 420], floor: 470, steps: 3, opacity: 0.22 }),
      // The Minnesota, and the Yellow Medicine that comes in from the near side.
      shape({ ink: 'cream', smooth: true, points: [[-60, 440], [300, 424], [640, 430], [980, 420], [1300, 432], [1660, 424], [1660, 476], [1300, 484], [1080, 500], [900, 540], [820, 610], [700, 660], [600, 640], [640, 570], [720, 500], [600, 470], [300, 474], [-60, 486]] }),
      ripples({ ink: 'rose', y: [436, 600], count: 18, x: 860, spread: [500, 160], width: [160, 120], height: [3, 6], seed: 5 }),
      mass({ ink: 'dusk', light: dawn, rim: 3, layers: [
        ridge({ ink: 'dusk', points: [[-20, 470], [200, 466], [420, 470], [520, 496], [580, 540], [630, 610], [660, 680]], to: 660, swell: 4, seed: 8, cover: 'hardwood', height: [16, 34], floor: 690 }),
        ridge({ ink: 'dusk', points: [[800, 690], [850, 610], [930, 546], [1060, 506], [1260, 490], [1640, 480]], from: 800, swell: 4, seed: 9, cover: 'hardwood', height: [16, 34], floor: 700 }),
      ] }),
      bank({ ink: 'sage', points: [[-20, 590], [300, 600], [560, 640], [800, 690], [1100, 660], [1400, 610], [1640, 590]], close: [[1640, 820], [-20, 820]] }),
      spray({ ink: 'dusk', from: [0, 800], to: [0, 590], within: [[-20, 590], [300, 600], [560, 640], [800, 690], [1100, 660], [1400, 610], [1640, 590], [1640, 820], [-20, 820]] }),
      mass({ ink: 'ink', light: dawn, rim: 4, layers: [
        bank({ ink: 'ink', points: [[-20, 690], [240, 700], [500, 740], [800, 784], [1100, 790], [1400, 770], [1640, 750]], close: [[1640, 820], [-20, 820]] }),
        tallgrass({ stem: 'ink', foot: 'ink', culms: 5, seed: 12, weight: 0.016, items: [[60, 760, 700, 0.18], [200, 770, 560, 0.22], [330, 790, 400, 0.26], [480, 800, 240, 0.2], [1500, 810, 300, 0.16], [1380, 810, 170, 0.2]] }),
        grass({ ink: 'ink', lit: 'ink', y: 812, count: 18, height: [60, 130], seed: 3, forms: 2 }),
      ] }),
    ],
  },
});
