import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
import { cliff } from '../../motifs/rock.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { falls, river } from '../../motifs/water.ts';
import { quartzite } from './pipestone-national/quartzite.ts';

const overcast = {
  ink: '#2b1a23',
  maroon: '#7a2c33',
  red: '#bb5348',
  pink: '#e39c86',
  stone: '#a3b4c0',
  cloud: '#cbd5d9',
  cream: '#f7f0e2',
  sage: '#7f9467',
  pine: '#46614f',
  water: '#5c8796',
};

/** Morning, the sun on the left. */
const quietMorning = values({
  dark: { ink: '#2a1720', maroon: '#6a2a33', pine: '#32473c' },
  middle: { red: '#b5493d', sage: '#8ba07a', sky: '#86b0bb' },
  glow: { pink: '#eb9a80', cream: '#fdf2da' },
  accent: { gold: '#f6c46a' },
});
const morning = { from: [-1, -0.5], ink: 'gold', shadow: 'ink' } as const;
const rock = { x: 640, y: 846, height: 790 } as const;

export default trailArt({
  hero: {
    alt: 'The red quartzite at Pipestone, tall columns seen from their foot in morning light; in the distance Winnewissa Falls drops over the low red cliff into the prairie.',
    focus: { x: 0.3, y: 0.3 },
    palette: quietMorning,
    layers: [
      sky({ seed: 3, waver: 10, bands: [['sky', 0], ['cream', 420]] }),
      spray({ ink: 'cream', from: [0, 430], to: [0, 90] }),
      ridge({ ink: 'sage', y: 520, swell: 4, swells: 3, seed: 5 }),
      cliff({ seed: 11, top: [[-20, 512], [160, 520], [330, 516], [560, 528]], base: [[-20, 644], [560, 652]], mid: 'red', lit: 'pink', shade: 'maroon', crack: 'ink', columns: [30, 90], step: 10, reach: [0.7, 0.3] }),
      shape({ ink: 'ink', points: [[254, 520], [346, 522], [356, 652], [240, 652]] }),
      falls({ x: 300, top: 518, base: 650, width: [56, 74], ink: 'cream', strand: 'sky', strands: 5 }),
      bank({ ink: 'sage', points: [[-20, 646], [300, 650], [620, 656], [1640, 660]], close: [[1640, 830], [-20, 830]] }),
      river({ ink: 'cream', path: [[300, 648, 40], [290, 664, 54], [350, 690, 52], [420, 724, 66], [360, 770, 100], [220, 840, 150]], glint: 'sky', glints: 8 }),
      hatch({ ink: 'pine', y: [664, 780], x: [0, 620], count: 20, length: [60, 180], thickness: [3, 8], seed: 7 }),
      mass({ light: morning, rim: 7, layers: [quartzite({ ...rock, mid: 'ink', lit: 'ink', shade: 'ink', crack: 'ink' })] }),
      cliff({ seed: 21, top: [[1440, 356], [1560, 366], [1580, 400], [1640, 404]], base: [[1440, 830], [1640, 830]], mid: 'red', lit: 'pink', shade: 'maroon', crack: 'ink', columns: [50, 90], step: 12, reach: [0.5, 0.3] }),
      quartzite({ ...rock, mid: 'red', lit: 'pink', shade: 'maroon', crack: 'ink' }),
      spray({ ink: 'maroon', from: [1560, 560], to: [1000, 500], within: [[995, 140], [1130, 126], [1161, 192], [1319, 206], [1351, 286], [1525, 308], [1550, 830], [990, 830]] }),
      spray({ ink: 'ink', from: [900, 830], to: [880, 560], within: [[560, 600], [1560, 600], [1600, 830], [540, 830]] }),
      mass({ ink: 'ink', light: morning, rim: 4, layers: [
        bank({ ink: 'ink', points: [[-20, 776], [300, 790], [700, 786], [1200, 776], [1640, 760]], close: [[1640, 830], [-20, 830]] }),
        grass({ ink: 'ink', lit: 'ink', y: 806, count: 24, height: [50, 140], seed: 3, forms: 3 }),
      ] }),
    ],
  },
  badge: {
    alt: 'Columns of red quartzite at Pipestone above prairie grass',
    palette: overcast,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['cloud', 0], ['cream', 118]] }),
      ridge({ ink: 'sage', y: 268, swell: 4, seed: 5 }),
      quartzite({ x: 150, y: 344, height: 206, mid: 'red', lit: 'pink', shade: 'maroon', crack: 'ink' }),
      grass({ ink: 'pine', lit: 'sage', y: 346, x: [60, 330], count: 9, height: [26, 50], seed: 3, forms: 1, blades: 6 }),
    ],
  },
});
