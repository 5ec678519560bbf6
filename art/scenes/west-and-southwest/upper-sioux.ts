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
import { ripples, river } from '../../motifs/water.ts';


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
    alt: 'Tall prairie grass stands dark before the rising sun, over the wooded valley where the Yellow Medicine River joins the Minnesota; nobody is there.',
    focus: { x: 0.55, y: 0.5 },
    palette: firstLight,
    layers: [
      sky({ bands: [['cream', 0]] }),
      spray({ ink: 'rose', from: [0, 0], to: [0, 320] }),
      sun({ x: 930, y: 290, radius: 230, ink: 'gold' }),
      mass({ ink: 'mauve', opacity: 0.35, layers: [ridge({ ink: 'mauve', points: [[-20, 316], [400, 330], [800, 322], [1200, 336], [1640, 310]], swell: 6, seed: 4, floor: 460 })] }),
      mass({ ink: 'mauve', opacity: 0.6, layers: [ridge({ ink: 'mauve', points: [[-20, 352], [300, 372], [700, 376], [1100, 366], [1640, 346]], swell: 6, seed: 6, cover: 'hardwood', height: [10, 22], floor: 470 })] }),
      haze({ ink: 'cream', y: [350, 420], floor: 470, steps: 3, opacity: 0.22 }),
      // The Minnesota, and the Yellow Medicine that winds down to it from the near side.
      bank({ ink: 'mist', points: [[-60, 428], [300, 420], [640, 426], [980, 418], [1300, 428], [1660, 420]], close: [[1660, 500], [-60, 500]] }),
      ripples({ ink: 'cream', y: [430, 478], count: 26, x: 980, spread: [560, 700], width: [160, 300], height: [4, 7], seed: 5 }),
      ripples({ ink: 'gold', y: [430, 474], count: 12, x: 980, spread: [110, 140], width: [120, 180], height: [4, 6], seed: 15 }),
      mass({ ink: 'dusk', light: dawn, rim: 3, layers: [ridge({ ink: 'dusk', points: [[-20, 470], [200, 476], [340, 482], [400, 482]], to: 400, swell: 3, seed: 8, cover: 'hardwood', height: [10, 22], floor: 820 }), ridge({ ink: 'dusk', points: [[440, 484], [800, 482], [1300, 474], [1640, 464]], from: 440, swell: 3, seed: 9, cover: 'hardwood', height: [10, 22], floor: 820 })] }),
      shape({ ink: 'dusk', points: [[390, 486], [420, 492], [450, 498], [500, 510], [500, 820], [380, 820], [380, 486]] }),
      river({ ink: 'mist', path: [[420, 470, 22], [440, 490, 20], [520, 510, 22], [600, 532, 26], [560, 558, 34], [420, 582, 46], [380, 612, 60], [460, 654, 84], [640, 700, 120], [800, 760, 170]], glint: 'cream', glints: 16 }),
      mass({ ink: 'dusk', light: dawn, rim: 4, layers: [
        ridge({ ink: 'dusk', points: [[540, 640], [620, 608], [900, 584], [1240, 560], [1640, 540]], from: 540, swell: 4, seed: 14, cover: 'hardwood', height: [18, 36], floor: 660 }),
        ridge({ ink: 'dusk', points: [[-20, 560], [120, 570], [220, 600], [290, 640], [320, 690]], to: 320, swell: 4, seed: 18, cover: 'hardwood', height: [18, 36], floor: 660 }),
      ] }),
      bank({ ink: 'sage', points: [[-20, 600], [300, 616], [560, 668], [800, 706], [1100, 676], [1400, 620], [1640, 596]], close: [[1640, 820], [-20, 820]] }),
      spray({ ink: 'dusk', from: [0, 800], to: [0, 590], within: [[-20, 600], [300, 616], [560, 668], [800, 706], [1100, 676], [1400, 620], [1640, 596], [1640, 820], [-20, 820]] }),
      mass({ ink: 'ink', light: dawn, rim: 4, layers: [
        bank({ ink: 'ink', points: [[-20, 690], [240, 700], [500, 740], [800, 784], [1100, 790], [1400, 770], [1640, 750]], close: [[1640, 820], [-20, 820]] }),
        tallgrass({ stem: 'ink', foot: 'ink', culms: 5, seed: 12, weight: 0.016, items: [[820, 830, 700, 0.12], [930, 830, 560, 0.2], [700, 830, 520, 0.16], [1060, 830, 360, 0.22], [560, 830, 260, 0.2], [1240, 820, 200, 0.2]] }),
        grass({ ink: 'ink', lit: 'ink', y: 812, count: 18, height: [60, 130], seed: 3, forms: 2 }),
      ] }),
    ],
  },
});
