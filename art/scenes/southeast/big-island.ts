import { type Spot, scatter } from '../../kit/figure.ts';
import { around, type Point } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { numbers } from '../../kit/path.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { foliage } from '../../motifs/foliage.ts';
import { drawn, shape } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { treetops } from '../../motifs/treetops.ts';
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

/** A clear morning, from the air; the sun stands on the right. */
const morning = values({
  dark: { ink: '#10202b', pine: '#1c4a3f' },
  middle: { deep: '#2c7287', lake: '#3f90a0', leaf: '#5f8f4a' },
  glow: { straw: '#efc768', shade: '#b9d3d8', white: '#fffaec' },
  accent: { bill: '#f0812a' },
});
const sunny = { from: [1, -0.9], ink: 'leaf', shadow: 'ink' } as const;

/** A pelican from above, two hundred from tip to tip, its head up: one wing from the shoulder over the wrist to the fingers. */
const WING =
  'M2-26C14-27 22-34 32-37 42-40 50-36 58-34 72-33 88-31 101-26 104-24 104-22 101-22L94-22C99-20 102-17 103-13 103-11 101-11 99-12L88-16C92-12 95-9 95-5 95-3 93-3 91-4L80-10C83-6 85-3 85 1 85 3 83 3 81 2L72-4C74-1 75 2 74 4 73 6 71 5 69 3L62-2C62 1 62 3 60 4 56 4 54 3 52 2 51 5 49 6 46 5 44 5 42 4 41 3 39 6 37 7 34 6 31 6 30 5 28 4 26 7 23 8 20 7 17 7 16 6 14 6L4 10z';
/** The flight feathers are black but for the inner ones. */
const FLIGHT =
  'M58-31C74-31 90-29 102-24 104-23 103-22 101-22L94-22C99-20 102-17 103-13 103-11 101-11 99-12L88-16C92-12 95-9 95-5 95-3 93-3 91-4L80-10C83-6 85-3 85 1 85 3 83 3 81 2L72-4C74-1 75 2 74 4 73 6 71 5 69 3L62-2C62 1 62 3 60 4 56 4 54 3 52 2 51 5 49 6 46 5 44 5 42 4 41 3 40 4 39 5 38 6 36 2 37-3 40-6 41-4 42-3 43-3 43-7 44-10 47-12 48-10 49-9 50-9 50-13 51-16 53-18 54-16 55-15 56-15 55-20 56-26 58-31z';
const SHAFTS = 'M60-26Q80-27 96-23 80-24 61-23zM60-20Q76-20 90-15 76-17 60-17zM59-14Q70-13 82-7 70-10 59-11zM56-9Q64-7 70-2 62-5 56-6z';
const SECONDARIES = 'M4 10L14 6C16 6 17 7 20 7 23 8 26 7 28 4 30 5 31 6 34 6L37 5C36 2 37-3 40-6 40-8 41-10 42-13 32-8 18-2 4 0z';
/** The neck is folded back: the crown lies between the shoulders, and widens toward them. */
const BODY =
  'M0-54C2-51 4-50 6-48.6 8.4-46.6 9.4-44 9.2-40 9-35 11-31 14-25 18-16 19-4 16 7 13 17 10 26 8 40L-8 40C-10 26-13 17-16 7-19-4-18-16-14-25-11-31-9-35-9.2-40-9.4-44-8.4-46.6-6-48.6-4-50-2-51 0-54z';
/** A short fan of a tail, wider than the rump. */
const TAIL = 'M-9 30C-9 38-12 44-17 51C-12 56-6 58.5 0 58.5 6 58.5 12 56 17 51 12 44 9 38 9 30z';
const TAIL_SHADE = 'M-9 30C-9 38-12 44-17 51L-11 55.3C-8 48-5 42-4 36zM-5.4 57.8L-2.6 42-4 58.2zM.6 58.5L1 42 1.8 58.4zM6.6 57.6L4.4 42 7.8 57.3z';
/** The side away from the sun, and the shadow of the neck that is folded back between the shoulders. */
const BODY_SHADE = 'M-17.4-8C-18-2-17 3-16 7-13 17-10 26-8 40L-3 40C-4 28-9 20-11 9-12 2-14-3-17.4-8zM-9.2-42C-9-35-10-31-12-25-12-14-6-9 1-9 8-9 12-14 12-24 9-16 5-13.6 1-13.6-4-14-8-19-8-27-7.6-33-7.4-38-9.2-42z';
/** Far out at the sides of the head, so that one sees only the one on this side, in its ring of bare skin. */
const EYES = 'M6.4-45.2C7.8-44.6 8.7-43 8.8-41.2 7.2-41.2 6.2-43 6.4-45.2z';
/** Long and flat, as broad before the tip as in the middle, with a nail at its end. */
const BILL = 'M-6-46C-5-53-3.8-60-3.2-70-3-80-3-86-2.2-91Q-1.4-94.6 0-95.4 1.4-94.6 2.2-91C3-86 3-80 3.2-70 3.8-60 5-53 6-46z';
const BILL_EDGE = 'M-6-46C-5-53-3.8-60-3.2-70-3-80-3-86-2.2-91Q-1.4-94.6 0-95.4L-.4-90-.2-46z';

interface Flight {
  x: number;
  y: number;
  /** Tip to tip. */
  width: number;
  /** Degrees clockwise from straight up. */
  heading: number;
  /** Height as a share of what it is from above: it leans. */
  lean: number;
}

/** One in flight, or with `cast` the shadow of one. */
function soaring({ x, y, width, heading, lean }: Flight, cast?: 'deep'): Layer<'ink' | 'white' | 'shade' | 'bill' | 'straw' | 'deep'> {
  const parts = (side: 'L' | 'R') =>
    [['white', WING], ['shade', SECONDARIES], ['ink', FLIGHT], ['deep', SHAFTS]].map(([ink = '', data = '']) => [ink, data, side] as const);
  return (canvas) => {
    const paint = (ink: string, data: string, side = '') => {
      const turn = side === 'L' ? ' transform="scale(-1 1)rotate(-6)"' : side === 'R' ? ' transform="rotate(-10)"' : '';
      return `<path fill="${canvas.color(cast ?? (ink as 'ink'))}" d="${data}"${turn}/>`;
    };
    const all = [...parts('L'), ...parts('R'), ['white', TAIL, ''], ['shade', TAIL_SHADE, ''], ['straw', BILL, ''], ['bill', BILL_EDGE, ''], ['white', BODY, ''], ['shade', BODY_SHADE, ''], ['ink', EYES, '']] as const;
    const size = width / 210;
    canvas.add(
      `<g transform="translate(${numbers([x, y])})rotate(${numbers([heading])})scale(${numbers([size, size * lean])})">${all.map(([ink, data, side]) => paint(ink, data, side)).join('')}</g>`,
    );
  };
}

/** Crowns from above, each with the sun on its right; the shadow of the woods lies on the water. */
function wood(seed: number, outline: readonly Point[]): readonly Layer<'pine' | 'leaf' | 'ink' | 'deep'>[] {
  const edge = foliage<'pine'>({ ink: 'pine', size: [30, 64], seed, points: outline });
  return [
    mass({ ink: 'pine', light: { from: [-1, 1], ink: 'deep', shadow: 'ink' }, rim: 28, layers: [edge] }),
    mass({ ink: 'pine', light: sunny, rim: 7, layers: [edge] }),
    treetops({ ink: 'leaf', within: outline, spacing: 46, light: 1, seed }),
  ];
}

const island: Point[] = [[1170, 660], [1216, 590], [1250, 500], [1320, 430], [1450, 410], [1560, 460], [1660, 480], [1660, 830], [1400, 830], [1320, 800], [1220, 740]];
const little: Point[] = [[620, 720], [660, 680], [740, 676], [800, 704], [800, 750], [740, 776], [660, 768]];

/** On the mainland they stand far apart. */
const oaks = ([[1176, 26, 22], [1300, 50, 28], [1410, 24, 20], [1440, 120, 30], [1560, 60, 26], [1590, 160, 22]] as const).map(([x, y, reach], i) =>
  foliage<'pine'>({ ink: 'pine', size: [14, 26], seed: 40 + i, points: [0, 60, 120, 180, 240, 300].map((turn) => around(x, y, reach, turn)) }),
);

export default trailArt({
  hero: {
    alt: 'A white pelican with black wing tips, seen from above, soars over Albert Lea Lake; below it a thin causeway leads from the grassy shore to the dark woods of Big Island.',
    focus: { x: 0.4, y: 0.5 },
    palette: morning,
    layers: [
      sky({ bands: [['lake', 0]] }),
      spray({ ink: 'deep', from: [0, 830], to: [300, 300], size: 3 }),
      ripples({ form: 'crescent', ink: 'deep', y: [60, 800], count: 22, width: [120, 300], height: [4, 9], seed: 5 }),
      ripples({ form: 'crescent', ink: 'shade', y: [40, 780], count: 12, width: [90, 240], height: [3, 6], seed: 15 }),
      // The mainland, oaks far apart on it, and the causeways.
      mass({ ink: 'straw', light: { from: [-0.4, 1], ink: 'deep', shadow: 'ink' }, rim: 9, layers: [
        drawn({ ink: 'straw', path: 'M1060-20C1090 40 1180 50 1240 90C1300 130 1340 120 1390 160C1450 200 1560 190 1640 220V-20z' }),
        drawn({ ink: 'straw', path: 'M1326 110C1350 200 1360 300 1330 440L1346 444C1380 300 1370 200 1352 110zM790 716C900 700 1050 690 1200 660L1204 674C1060 704 900 716 796 730z' }),
      ] }),
      ...wood(3, island),
      ...wood(8, little),
      mass({ ink: 'pine', light: { from: [-1, 0.8], ink: 'leaf', shadow: 'ink' }, rim: 22, layers: oaks }),
      mass({ ink: 'pine', light: sunny, rim: 5, layers: oaks }),
      soaring({ x: 310, y: 690, width: 720, heading: 22, lean: 0.7 }, 'deep'),
      soaring({ x: 1120, y: 130, width: 210, heading: 34, lean: 0.9 }),
      soaring({ x: 1010, y: 280, width: 240, heading: 30, lean: 0.9 }),
      soaring({ x: 540, y: 482, width: 1200, heading: 26, lean: 0.96 }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A white pelican on Albert Lea Lake in front of the trees of Big Island at sunset',
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

/** White pelicans, afloat. */
interface PelicansOptions<Ink> {
  /** Middle, waterline and size; a negative size faces right. */
  items: readonly Spot[];
  /** Plumage. */
  ink: Ink;
  /** The shaded side of the body. */
  shade: Ink;
  bill: Ink;
  /** The black tip of the folded wing, and the eye. */
  wing: Ink;
  /** What they float on: it laps over the body, and a shadow lies on it. */
  water: Ink;
}

/** Afloat: heavy, with the bill laid on the breast. */
function pelicans<Ink extends string>({
  items,
  ink,
  shade,
  bill,
  wing,
  water,
}: PelicansOptions<Ink>): Layer<Ink> {
  return (canvas) =>
    scatter(canvas, 'pelican', items, [
      // The long neck in its S, then the body over it.
      [
        ink,
        'M-34-6C-46-24-43-42-34-52-27-60-26-67-31-73L-47-78C-49-86-44-93-35-94-22-95-13-86-13-74-13-62-21-56-18-47L4-38-6-6z',
      ],
      [ink, 'M-38-8C-44-24-32-38-12-42 10-46 36-42 53-33 62-28 71-25 80-27 76-12 62-1 42 2H-18C-28 2-35-1-38-8z'],
      [
        shade,
        'M-36-8C-34-1-28 2-18 2H42C58-1 70-9 76-19 60-18 48-23 34-29 14-36-8-35-20-27-29-22-35-16-36-8zM-40-30C-42-42-36-50-30-56-24-62-23-69-28-75-20-70-20-62-25-54-30-46-32-40-30-30z',
      ],
      [ink, 'M-10-24C12-30 38-27 56-18 38-22 12-22-10-24zM0-15C20-18 38-16 50-10 34-11 16-11 0-15z'],
      [wing, 'M80-27C66-25 50-21 38-13 56-8 74-12 80-27z'],
      [bill, 'M-44-90-116-51-118-46-111-46-46-76z'],
      [shade, 'M-111-46C-92-41-64-46-40-70L-46-78z'],
      [bill, 'M-111-46C-94-45-70-52-46-74L-46-78z'],
      [wing, 'M-39-85a2.2 2.2 0 114.4 0 2.2 2.2 0 11-4.4 0z'],
      [shade, 'M-64 4Q-4-9 70 3-2 15-64 4z'],
      [water, 'M-70-1q22-9 44-2 20-7 42 0 22-7 54 0-24 9-54 5-20 6-42 1-22 5-44-4z'],
    ]);
}
