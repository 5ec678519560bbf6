import { placeFigure } from '../../kit/figure.ts';
import type { Point, Station } from '../../kit/geometry.ts';
import { limb } from '../../kit/limb.ts';
import { blob } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { canoe } from '../../motifs/canoe.ts';
import { pine } from '../../motifs/conifers.ts';
import { reflection } from '../../motifs/reflection.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn, lenses } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';

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

/** The end of a sawn white pine: its heart is gold, its outer rings are the river. */
const sawnPine = values({
  dark: { ink: '#10242b', pine: '#1d4a48' },
  middle: { teal: '#3f8288', bark: '#a4562f', amber: '#d9953f' },
  glow: { mist: '#a9d2cb', straw: '#f3cf8b', cream: '#fef3d9' },
  accent: { red: '#d63c2a' },
});
const pith: Point = [1060, 330];
/** A year of the tree: never quite round. */
const worn = (turn: number, radius: number): number => radius * (1 + 0.05 * Math.sin(turn * 2 + 0.6) + 0.022 * Math.sin(turn * 5 + radius / 260) + 0.009 * Math.sin(turn * 11 + 1));
const ring = (radius: number, drift = 0): string => blob(Array.from({ length: 30 }, (_, i) => {
  const turn = (i / 30) * Math.PI * 2;
  const out = worn(turn, radius);
  return [pith[0] + Math.cos(turn) * out * 1.06 - drift, pith[1] + Math.sin(turn) * out + drift * 0.4];
}), 0.5);
/** Long plates of old bark. */
const bark: Layer<'ink' | 'bark'> = (canvas) => {
  const random = new Random(8);
  canvas.fill('ink', ring(944));
  let plates = '';
  for (const radius of [902, 926]) {
    for (let degrees = 120; degrees < 210; ) {
      const long = random.between(4, 11);
      plates += limb([0, 0.3, 0.7, 1].map((t, i): Station => {
        const turn = ((degrees + long * t) * Math.PI) / 180;
        const out = worn(turn, radius) + random.jitter(5);
        return [pith[0] + Math.cos(turn) * out * 1.06, pith[1] + Math.sin(turn) * out, i % 3 ? random.between(7, 11) : 2];
      }), 0.5);
      degrees += long + 0.6;
    }
  }
  canvas.fill('bark', plates);
};
const canoeAbove: Layer<'ink' | 'bark' | 'straw' | 'red' | 'cream' | 'teal' | 'pine'> = (canvas) => placeFigure(canvas, { x: 560, y: 452, scale: 1.75, tilt: -15 }, [
  ['teal', 'M-100 16C-60-4 60-4 104 16 60 46-60 46-100 16z'],
  ['red', 'M-106 0C-62-31 62-31 106 0 62 31-62 31-106 0z'],
  ['ink', 'M-86 0C-50-22 50-22 86 0 50 22-50 22-86 0z'],
  ['straw', 'M-12-24h7v48h-7zM20-23h7v46h-7zM-78-12h6v24h-6z'],
  // The one in the bow reaches ahead on the left, the one astern steers on the right.
  ['pine', 'M54-16L57-20 110-54 112-50zM-52 10L-48 8-20 62-24 64z'],
  ['red', 'M106-54C114-66 128-72 132-68 134-60 124-50 112-46zM-26 58C-28 70-20 84-13 84-8 80-10 66-18 54z'],
  ['cream', 'M34-14C38-22 50-22 56-16L80-36 86-30 62-6C64 8 56 20 44 21 34 20 30 6 34-14zM-66-14C-60-21-48-20-44-12-40-2-40 6-42 14L-36 34-44 37-54 19C-62 20-68 14-69 4-70-4-70-8-66-14z'],
  ['bark', 'M42-1a12 11 0 1124 0 12 11 0 11-24 0z'],
  ['ink', 'M34-1C34-16 54-17 60-9 55-5 55 4 60 8 54 15 34 14 34-1z'],
  ['straw', 'M-70 1a16 15 0 1132 0 16 15 0 11-32 0z'],
  ['bark', 'M-62 1a8 7.5 0 1116 0 8 7.5 0 11-16 0z'],
]);
/** Dark late wood around pale early wood: a line that swells and thins, in years good and bad. */
const years = (from: number, to: number, count: number, early: 'straw' | 'mist', late: 'amber' | 'teal'): Layer<'straw' | 'mist' | 'amber' | 'teal'> => (canvas) => {
  const random = new Random(from);
  const widths = Array.from({ length: count }, () => random.between(0.55, 1.45));
  const total = widths.reduce((sum, width) => sum + width);
  let radius = from;
  for (const width of widths) {
    const step = (width / total) * (from - to);
    canvas.fill(late, ring(radius));
    canvas.fill(early, ring(radius - step * random.between(0.26, 0.44), step * random.jitter(0.12)));
    radius -= step;
  }
};

export default trailArt({
  hero: {
    alt: 'The sawn end of a great white pine: its outer rings are the water of the St. Croix, and on them, seen from above, two people paddle a red canoe whose wake is the crack in the wood.',
    focus: { x: 0.25, y: 0.5 },
    palette: sawnPine,
    layers: [
      sky({ bands: [['cream', 0]] }),
      bark,
      drawn({ ink: 'cream', path: ring(884) }),
      years(872, 470, 9, 'mist', 'teal'),
      years(470, 26, 11, 'straw', 'amber'),
      // The wake: the crack in the wood, which opens toward the bark.
      drawn({ ink: 'pine', path: 'M420 486L350 490 300 512 236 516 196 540 120 552 114 556L160 674 190 650 260 636 300 606 360 590 400 552 440 536z' }),
      drawn({ ink: 'cream', path: 'M420 490L352 500 302 522 238 528 198 552 122 564 92 584-20 600V712L78 672 148 664 188 638 258 624 298 594 358 578 398 540 440 526z' }),
      drawn({ ink: 'amber', path: 'M1082 342L1150 380 1190 410 1260 440 1186 420 1140 392zM1040 316L1000 250 990 200 960 140 1002 198 1016 250z' }),
      canoeAbove,
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
