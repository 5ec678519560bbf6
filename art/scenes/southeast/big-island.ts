import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { pelicans } from '../../motifs/pelicans.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { shape } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';

const evening = {
  ink: '#241a2e',
  plum: '#553049',
  rust: '#a5503f',
  orange: '#ea8f4d',
  gold: '#f8c968',
  cream: '#fdedc8',
  shade: '#c9a58c',
  white: '#fffaf0',
};

/** The sun sets behind the island. */
const sunset = values({
  dark: { ink: '#231327', plum: '#4c2440' },
  middle: { rust: '#b2492c', shade: '#c9a3a0' },
  glow: { orange: '#f0983a', gold: '#fac663', cream: '#fff4dc' },
  accent: { bill: '#f26a21' },
});
const behind = { from: [-0.7, -1], ink: 'gold', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'A white pelican, near and large, floats with others behind it on shallow Albert Lea Lake; behind them the dark woods of Big Island stretch almost from edge to edge before a huge setting sun.',
    focus: { x: 0.45, y: 0.6 },
    palette: sunset,
    layers: [
      sky({ seed: 6, waver: 10, bands: [['gold', 0]] }),
      spray({ ink: 'orange', from: [0, 0], to: [0, 260], size: 4 }),
      sun({ x: 560, y: 250, radius: 190, ink: 'cream' }),
      ridge({ ink: 'orange', y: 330, swell: 5, seed: 5, cover: 'hardwood', crowns: 'billow', height: [8, 18], floor: 360 }),
      water({ ink: 'gold', y: 346 }),
      spray({ ink: 'orange', from: [0, 820], to: [0, 460], size: 4 }),
      mass({ ink: 'plum', light: behind, rim: 6, mirror: { y: 366, ink: 'rust' }, layers: [
        ridge({ ink: 'plum', points: [[180, 364], [320, 330], [560, 290], [820, 250], [1060, 246], [1260, 290], [1400, 344], [1470, 372]], from: 170, to: 1466, swell: 6, swells: 6, seed: 4, cover: 'hardwood', crowns: 'billow', height: [40, 90], floor: 368 }),
      ] }),
      canopy({ ink: 'rust', points: [[260, 330], [560, 290], [820, 250], [1060, 250], [1300, 310]], depth: [[260, 10], [820, 90], [1060, 90], [1300, 30]], count: 24, size: [50, 90], seed: 7 }),
      ripples({ form: 'crescent', ink: 'gold', y: [376, 520], count: 22, between: [200, 1500], width: [120, 380], height: [4, 9], seed: 16 }),
      ripples({ form: 'crescent', ink: 'rust', y: [480, 800], count: 20, width: [140, 420], height: [5, 12], seed: 9 }),
      ripples({ form: 'crescent', ink: 'cream', y: [380, 640], count: 14, x: 540, spread: [80, 220], width: [90, 260], height: [4, 9], seed: 5 }),
      pelicans({ ink: 'cream', shade: 'shade', bill: 'bill', wing: 'ink', water: 'gold', items: [[1290, 452, -46], [1196, 448, 40], [1010, 470, 70], [1190, 536, -112], [830, 706, 350]] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A white pelican on Albert Lea Lake before the trees of Big Island at sunset',
    palette: evening,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['orange', 0], ['gold', 110]] }),
      sun({ x: 112, y: 138, radius: 36, ink: 'white' }),
      water({ ink: 'gold', y: 216 }),
      ripples({ ink: 'orange', y: [224, 336], count: 9, width: [70, 130], height: [6, 9], seed: 9 }),
      broadleaf({ ink: 'plum', lit: 'rust', seed: 7, spread: 1.1, forms: 2, items: [[246, 222, 124], [300, 222, 92], [196, 222, 78]] }),
      shape({ ink: 'plum', points: [[150, 222], [200, 214], [320, 212], [390, 222], [390, 230], [150, 230]] }),
      pelicans({ ink: 'white', shade: 'shade', bill: 'orange', wing: 'ink', water: 'gold', items: [[206, 322, 150]] }),
      ripples({ ink: 'rust', y: [318, 340], count: 4, x: 190, spread: [60, 60], width: [110, 140], height: [6, 8], seed: 3 }),
    ],
  },
});
