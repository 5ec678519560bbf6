import { type Point, placed } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { polygon } from '../../kit/path.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
import { cliff } from '../../motifs/rock.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { falls, river } from '../../motifs/water.ts';

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

interface QuartziteOptions<Ink> {
  /** The middle of the foot of the first column. */
  x: number;
  y: number;
  height: number;
  mid: Ink;
  lit: Ink;
  shade: Ink;
  /** The deepest cracks. */
  crack: Ink;
}

/** A hundred high, standing on 0. */
const ROCK: readonly Point[] = [
  [-5, -93],
  [4, -97],
  [15, -96],
  [18, -99],
  [42, -97],
  [45, -91],
  [62, -92],
  [66, -84],
  [86, -82],
  [90, -72],
  [112, -69],
  [116, 4],
  [-16, 4],
  [-15, -26],
  [-11, -30],
  [-13, -60],
  [-9, -64],
  [-12, -88],
];
const LIT: readonly (readonly Point[])[] = [
  [
    [19, -98],
    [42, -97],
    [38, -78],
    [33, -77],
    [32, -58],
    [24, -54],
    [22, -74],
  ],
  [
    [22, -50],
    [32, -52],
    [30, -36],
    [23, -32],
  ],
  [
    [46, -90],
    [62, -92],
    [58, -70],
    [54, -68],
    [53, -52],
    [47, -50],
  ],
  [
    [48, -44],
    [57, -46],
    [55, -22],
    [48, -18],
  ],
  [
    [67, -83],
    [86, -82],
    [81, -60],
    [76, -58],
    [75, -36],
    [69, -30],
  ],
  [
    [91, -71],
    [112, -69],
    [107, -44],
    [101, -42],
    [99, -20],
    [92, -14],
  ],
  [
    [-12, -88],
    [-5, -93],
    [4, -97],
    [11, -96],
    [8, -70],
    [4, -66],
    [2, -44],
    [-12, -48],
    [-13, -60],
    [-9, -64],
  ],
  [
    [-11, -30],
    [-6, -34],
    [5, -32],
    [3, -14],
    [-2, -10],
    [-4, 0],
    [-15, 0],
    [-15, -26],
  ],
];
const SHADE: readonly (readonly Point[])[] = [
  [
    [13, -95],
    [18, -99],
    [20, -72],
    [22, -48],
    [20, -20],
    [22, 4],
    [13, 4],
    [15, -30],
    [13, -60],
  ],
  [
    [38, -78],
    [42, -97],
    [45, -91],
    [46, -50],
    [44, -20],
    [47, 4],
    [38, 4],
    [40, -40],
    [36, -58],
  ],
  [
    [58, -70],
    [62, -92],
    [66, -84],
    [68, -40],
    [66, 4],
    [58, 4],
    [60, -36],
  ],
  [
    [81, -60],
    [86, -82],
    [90, -72],
    [91, -30],
    [90, 4],
    [80, 4],
    [84, -34],
  ],
  [
    [107, -44],
    [112, -69],
    [116, 4],
    [104, 4],
    [106, -24],
  ],
  [
    [-13, -46],
    [2, -43],
    [6, -31],
    [-6, -34],
    [-11, -30],
  ],
];
const CRACKS: readonly (readonly Point[])[] = [
  [
    [18, -99],
    [20, -72],
    [22, -48],
    [19, -12],
    [16, -40],
    [17, -70],
  ],
  [
    [45, -91],
    [46, -56],
    [44, -24],
    [42, -54],
  ],
  [
    [66, -84],
    [68, -50],
    [66, -20],
    [64, -48],
  ],
  [
    [90, -72],
    [91, -44],
    [88, -20],
    [87, -44],
  ],
];

/** The end of the cliff at Pipestone: quartzite, weathered into columns. */
function quartzite<Ink extends string>({
  x,
  y,
  height,
  mid,
  lit,
  shade,
  crack,
}: QuartziteOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const scale = height / 100;
    const part = (points: readonly Point[]) => polygon(placed(points, x, y, scale, scale));
    const parts = (all: readonly (readonly Point[])[]) => all.map(part).join('');
    canvas.fill(mid, part(ROCK));
    canvas.fill(lit, parts(LIT));
    canvas.fill(shade, parts(SHADE));
    canvas.fill(crack, parts(CRACKS));
  };
}
