import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { grass } from '../../motifs/grass.ts';
import { lakes } from '../../motifs/lakes.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { bank } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { stoneLookout } from '../../motifs/stone-lookout.ts';
import { visitor } from '../../motifs/visitors.ts';

const sunset = {
  ink: '#22121f',
  wine: '#512037',
  crimson: '#9c2f3c',
  vermilion: '#dd5b32',
  orange: '#f2913c',
  yellow: '#fbd06a',
  cream: '#fef0c4',
  violet: '#6e5483',
};

/** The sun sets on the left, behind the hill. */
const lastLight = values({
  dark: { ink: '#220f20', wine: '#57182c' },
  middle: { crimson: '#a83232', vermilion: '#d95a2b' },
  glow: { orange: '#f5973d', yellow: '#fcc95a', cream: '#fff2d0' },
  accent: { blue: '#2d6f9e' },
});
const low = { from: [-1, -0.7], ink: 'yellow', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'The granite lookout on Mount Tom stands tall on its bare hilltop against a great setting sun, two people on its timber deck; far below lie the woods and lakes of Sibley State Park.',
    focus: { x: 0.5, y: 0.4 },
    palette: lastLight,
    layers: [
      sky({ seed: 3, waver: 14, bands: [['yellow', 0]] }),
      spray({ ink: 'vermilion', from: [0, 0], to: [0, 330], size: 5 }),
      sun({ x: 520, y: 400, radius: 230, ink: 'cream' }),
      ridge({ ink: 'orange', y: 548, swell: 8, seed: 5, cover: 'hardwood', crowns: 'billow', height: [6, 14], floor: 600 }),
      ridge({ ink: 'vermilion', y: 568, swell: 6, swells: 4, seed: 8, cover: 'hardwood', crowns: 'billow', height: [8, 18], floor: 700 }),
      lakes({ ink: 'yellow', glint: 'cream', glints: 3, items: [[210, 606, 420, 22], [1290, 604, 360, 20], [1520, 618, 200, 14]], unrest: 0.12, seed: 4 }),
      ridge({ ink: 'crimson', points: [[-20, 626], [300, 634], [640, 626], [1000, 634], [1300, 626], [1640, 634]], swell: 5, swells: 4, seed: 11, cover: 'hardwood', crowns: 'billow', height: [12, 26] }),
      canopy({ ink: 'vermilion', points: [[0, 640], [1600, 640]], depth: 70, count: 30, size: [26, 46], seed: 6 }),
      mass({ ink: 'wine', light: low, rim: 6, layers: [
        bank({ ink: 'wine', points: [[-20, 800], [240, 752], [480, 700], [700, 672], [860, 668], [1060, 676], [1420, 686], [1620, 760]], close: [[1620, 830], [-20, 830]] }),
        grass({ ink: 'wine', lit: 'wine', y: [[200, 770], [640, 690]], x: [200, 640], count: 9, height: [16, 40], seed: 4, forms: 2 }),
        grass({ ink: 'wine', lit: 'wine', y: [[1060, 686], [1600, 750]], x: [1060, 1600], count: 9, height: [16, 40], seed: 4, forms: 2 }),
      ] }),
      spray({ ink: 'ink', from: [1300, 840], to: [900, 690], size: 4, within: [[240, 772], [700, 692], [860, 688], [1060, 696], [1420, 706], [1620, 780], [1620, 830], [-20, 830]] }),
      visitor({ x: 690, y: 318, height: 180, pose: 'point', ink: 'ink', coat: 'blue', flip: true }),
      visitor({ x: 880, y: 318, height: 172, pose: 'stand', ink: 'ink', coat: 'wine' }),
      stoneLookout({ x: 800, y: 690, height: 590, stone: 'vermilion', shade: 'wine', dark: 'ink', through: 'yellow', lit: 'yellow' }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'The granite lookout with its timber deck on Mount Tom at sunset',
    palette: sunset,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['crimson', 0], ['vermilion', 100], ['orange', 150], ['yellow', 200]] }),
      ridge({ ink: 'crimson', y: 248, swell: 3, seed: 8, cover: 'hardwood', height: [8, 16] }),
      ridge({ ink: 'wine', points: [[0, 320], [100, 290], [200, 278], [300, 290], [390, 322]], swell: 2, seed: 5 }),
      visitor({ x: 176, y: 194, height: 68, pose: 'watch', ink: 'ink', coat: 'crimson' }),
      stoneLookout({ x: 195, y: 292, height: 168, stone: 'vermilion', shade: 'wine', dark: 'ink', through: 'yellow', lit: 'yellow' }),
      broadleaf({ ink: 'ink', lit: 'wine', seed: 4, spread: 1.1, forms: 1, items: [[78, 366, 130], [322, 366, 120]] }),
      ridge({ ink: 'ink', y: 330, swell: 3, seed: 4 }),
    ],
  },
});
