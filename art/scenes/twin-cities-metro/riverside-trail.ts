import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { dryBrush, grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { canoe } from '../../motifs/canoe.ts';
import { pine } from '../../motifs/conifers.ts';
import { grass } from '../../motifs/grass.ts';
import { reflection } from '../../motifs/reflection.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn, lenses, shape } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';
import { wheelchair } from './riverside-trail/wheelchair.ts';
import { whitePine } from './riverside-trail/white-pine.ts';

const septemberMorning = {
  ink: '#14292b',
  pine: '#224c45',
  sage: '#5d8a66',
  gold: '#eab649',
  orange: '#cf7338',
  rust: '#a24430',
  mist: '#c5d8d4',
  sky: '#9cc3cb',
  cream: '#fdf2d8',
  river: '#6fa6b4',
  red: '#d0432f',
  skin: '#b9774f',
};

/** Early: the sun stands low over Wisconsin, on the right. */
const riverMorning = values({
  dark: { ink: '#10242b', pine: '#1d4a48' },
  middle: { teal: '#4d8a88', sage: '#a3b58e' },
  glow: { straw: '#f3cf8b', cream: '#fef3d9' },
  accent: { red: '#d63c2a' },
});
const low = { from: [1, -0.7], ink: 'cream', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'Somebody rolls in a wheelchair along the level path beside the St. Croix at William O’Brien, gold in the morning, under old white pines; out on the river, a red canoe.',
    focus: { x: 0.5, y: 0.6 },
    palette: riverMorning,
    layers: [
      sky({ seed: 7, waver: 10, bands: [['straw', 0]] }),
      spray({ ink: 'cream', from: [0, 170], to: [0, 0], size: 3 }),
      sun({ x: 1010, y: 132, radius: 60, ink: 'cream' }),
      ridge({ ink: 'sage', points: [[-20, 168], [500, 150], [900, 170], [1640, 120]], swell: 8, seed: 3, cover: 'hardwood', crowns: 'facet', height: [6, 16], floor: 240 }),
      water({ ink: 'straw', y: 196 }),
      mass({ ink: 'teal', mirror: { y: 214, ink: 'sage' }, layers: [ridge({ ink: 'teal', points: [[-20, 140], [300, 160], [560, 190], [700, 212]], to: 720, swell: 6, seed: 13, cover: 'hardwood', crowns: 'facet', height: [12, 26], floor: 216 })] }),
      mass({ ink: 'pine', light: low, rim: 4, mirror: { y: 300, ink: 'teal' }, layers: [ridge({ ink: 'pine', points: [[930, 296], [1080, 262], [1240, 210], [1420, 170], [1640, 110]], from: 900, swell: 8, seed: 8, cover: 'hardwood', crowns: 'facet', height: [16, 44], floor: 302 })] }),
      spray({ ink: 'teal', from: [900, 900], to: [900, 440], size: 4 }),
      ripples({ form: 'lens', ink: 'cream', y: [206, 290], count: 8, x: 880, spread: [60, 90], width: [70, 160], height: [3, 5], seed: 3 }),
      ripples({ form: 'lens', ink: 'cream', y: [320, 620], count: 16, x: 960, spread: [120, 300], width: [100, 260], height: [5, 10], seed: 8 }),
      dryBrush({ ink: 'teal', bristles: 4, thickness: [5, 14], seed: 8, strokes: [[[560, 500], [820, 496], 26], [[1120, 476], [1400, 482], 24], [[640, 640], [1010, 634], 40], [[1160, 668], [1640, 656], 44], [[420, 748], [900, 742], 60], [[980, 772], [1480, 764], 46]] }),
      ripples({ form: 'lens', ink: 'straw', y: [320, 460], count: 7, between: [1040, 1600], width: [120, 300], height: [4, 7], seed: 9 }),
      shape({ ink: 'cream', points: [[1080, 440], [1260, 412], [1470, 398], [1260, 424]] }),
      shape({ ink: 'cream', points: [[1080, 446], [1280, 466], [1510, 504], [1280, 480]] }),
      lenses({ ink: 'pine', items: [[1000, 452, 210, 13]] }),
      canoe({ x: 992, y: 446, width: 200, hull: 'red', lit: 'cream', ink: 'ink', coat: 'ink', coat2: 'pine', skin: 'pine', flip: true }),
      mass({ ink: 'ink', light: low, rim: 6, layers: [
        whitePine({ x: 330, y: 1040, height: 1130, ink: 'ink', boughs: 19, reach: 0.33, seed: 4 }),
        whitePine({ x: 40, y: 1000, height: 760, ink: 'ink', boughs: 12, seed: 7 }),
      ] }),
      // The path along the shore, level and firm.
      drawn({ ink: 'pine', path: 'M-20 676C300 664 520 672 800 666C1080 660 1360 668 1640 656V840H-20z' }),
      drawn({ ink: 'cream', path: 'M-20 704C300 694 520 702 800 696C1080 690 1360 698 1640 688V764C1360 776 1080 770 800 776C520 782 300 774-20 784z' }),
      drawn({ ink: 'straw', path: 'M-20 756C300 746 520 754 800 748C1080 742 1360 750 1640 738V764C1360 776 1080 770 800 776C520 782 300 774-20 784z' }),
      drawn({ ink: 'sage', path: 'M760 752L700 742 560 752 500 764 700 766z' }),
      wheelchair({ x: 760, y: 752, height: 300, ink: 'ink', coat: 'red', skin: 'pine' }),
      grass({ ink: 'ink', lit: 'sage', y: 830, x: [-20, 1640], count: 22, height: [36, 90], seed: 4, forms: 2, blades: 7 }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A red canoe with two paddlers and a dog on the St. Croix, with autumn woods and a white pine behind them',
    palette: septemberMorning,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['sky', 0], ['cream', 130]] }),
      ridge({ ink: 'sage', points: [[0, 196], [195, 204], [390, 190]], swell: 4, seed: 3, cover: 'hardwood', height: [12, 22], floor: 240 }),
      ridge({ ink: 'gold', points: [[0, 220], [195, 226], [390, 216]], swell: 3, seed: 8, cover: 'hardwood', height: [12, 22], floor: 250 }),
      water({ ink: 'river', y: 238 }),
      reflection({ ink: 'gold', y: 238, points: [[-10, 40], [90, 50], [190, 40], [290, 50], [400, 42]] }),
      ripples({ ink: 'mist', y: [270, 334], count: 9, between: [50, 340], width: [50, 110], height: [5, 7], seed: 6 }),
      pine({ x: 92, y: 320, height: 240, ink: 'ink', lit: 'sage', bulk: 1.7, plates: 8, seed: 4 }),
      lenses({ ink: 'rust', items: [[210, 322, 200, 11]] }),
      canoe({ x: 206, y: 312, width: 252, hull: 'red', lit: 'cream', ink: 'ink', coat: 'rust', coat2: 'pine', skin: 'skin' }),
      bank({ ink: 'ink', points: [[0, 310], [80, 312], [130, 330], [160, 360]], close: [[0, 360]] }),
    ],
  },
});
