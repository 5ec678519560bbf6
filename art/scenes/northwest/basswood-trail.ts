import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { basswoodLeaves } from '../../motifs/basswood-leaf.ts';
import { figure } from '../../motifs/hikers.ts';
import { lakes } from '../../motifs/lakes.ts';
import { pointingChild } from '../../motifs/pointing-child.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';
import { woodland } from '../../motifs/woodland.ts';

const mapleAutumn = {
  ink: '#2b1a1c',
  maroon: '#7a2a2b',
  red: '#c23f2a',
  orange: '#e5822c',
  gold: '#f5c04a',
  cream: '#fdf0cf',
  blue: '#3f86ab',
  pale: '#b5d9de',
  moss: '#6d6f34',
};

/** October, the sun on the left. */
const hallawayHill = values({
  dark: { ink: '#28161b', maroon: '#64242a' },
  middle: { rust: '#a53f2b', blue: '#3d82a6', orange: '#d9742a' },
  glow: { haze: '#b4cdd2', cream: '#fdf1d2' },
  accent: { gold: '#f7b93c' },
});
const _lowSun = { from: [-1, -0.6], ink: 'orange', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'A golden basswood leaf, large and close, over the view from Hallaway Hill: lakes in the hollows of red October woods, and a grown-up and a child side by side on the hilltop, the child pointing ahead.',
    focus: { x: 0.46, y: 0.5 },
    palette: hallawayHill,
    layers: [
      sky({ seed: 3, waver: 6, bands: [['blue', 0]] }),
      // October cloud, then Lake Lida and the hills of the moraine, one behind the other.
      drawn({ ink: 'haze', path: 'M-20 118C80 104 150 66 270 76 350 48 480 58 540 92 620 92 690 112 740 132 500 144 240 130-20 142zM1080 190C1180 172 1280 180 1380 160 1480 150 1560 166 1640 160V200C1460 208 1260 196 1080 190z' }),
      drawn({ ink: 'haze', path: 'M-20 206C200 196 420 210 640 200 900 190 1200 210 1640 200V330H-20z' }),
      drawn({ ink: 'blue', opacity: 0.55, path: 'M-20 226C100 216 220 236 340 230 480 216 600 236 760 234 920 228 1060 210 1200 220 1360 232 1500 216 1640 224V264H-20z' }),
      drawn({ ink: 'orange', opacity: 0.8, path: 'M-20 272C80 246 200 240 320 262 420 284 500 290 620 280 740 268 820 262 940 272 1100 286 1180 256 1320 258 1460 262 1540 284 1640 276V430H-20z' }),
      lakes({ ink: 'cream', items: [[430, 352, 420, 34], [1180, 346, 520, 30]] }),
      mass({ ink: 'orange', light: { from: [-1, -0.6], ink: 'gold', shadow: 'ink' }, rim: 3, layers: [ridge({ ink: 'orange', points: [[-20, 324], [120, 330], [280, 372], [520, 368], [700, 312], [860, 330], [1060, 378], [1240, 372], [1440, 318], [1640, 330]], swell: 4, seed: 6, cover: 'hardwood', crowns: 'facet', height: [6, 22], floor: 520 })] }),
      lakes({ ink: 'haze', items: [[1020, 444, 380, 40]] }),
      // The near lake, pale behind the two who look.
      drawn({ ink: 'haze', path: 'M40 470C140 440 260 436 380 440 500 430 640 420 760 440V600C640 640 420 640 300 630 200 600 120 580 60 540 20 510 10 490 40 470z' }),
      drawn({ ink: 'cream', path: 'M120 486C240 462 380 466 560 470 640 474 700 470 760 476V560C660 566 600 552 520 560 420 566 380 548 300 548 360 536 260 524 200 516 260 506 170 496 120 486z' }),
      shape({ ink: 'rust', points: [[-20, 520], [90, 570], [300, 640], [600, 650], [720, 600], [790, 500], [860, 440], [1200, 470], [1640, 420], [1640, 720], [-20, 720]] }),
      woodland({ leaves: [['rust', 'orange'], ['rust', 'rust'], ['maroon', 'rust'], ['rust', 'orange']], points: [[-40, 500], [60, 560], [180, 620], [420, 660], [640, 664], [740, 600], [830, 450], [960, 464], [1200, 474], [1660, 412]], depth: 130, rows: 4, size: [56, 96], rise: 0.9, spacing: 0.7, seed: 5 }),
      shape({ ink: 'maroon', points: [[500, 640], [640, 690], [900, 680], [1200, 660], [1640, 620], [1640, 840], [500, 840]] }),
      woodland({ leaves: [['maroon', 'rust'], ['ink', 'maroon'], ['maroon', 'maroon']], points: [[700, 690], [900, 660], [1200, 640], [1660, 600]], depth: 170, rows: 4, size: [96, 150], rise: 0.9, spacing: 0.68, seed: 9 }),
      mass({ ink: 'ink', light: { from: [-1, -0.6], ink: 'gold', shadow: 'ink' }, rim: 4, layers: [
        drawn({ ink: 'ink', path: 'M-20 690C80 684 180 640 300 630 400 624 500 632 590 650 690 672 760 706 820 760 850 790 870 820 880 850H-20z' }),
        figure({ x: 500, y: 636, height: 220, pose: 'lookout', ink: 'ink', coat: 'ink', pack: 'ink', hat: 'ink', skin: 'ink' }),
        pointingChild({ x: 606, y: 656, height: 150, ink: 'ink', coat: 'ink', cap: 'ink', skin: 'ink' }),
      ] }),
      figure({ x: 500, y: 636, height: 220, pose: 'lookout', ink: 'ink', coat: 'blue', pack: 'maroon', hat: 'ink', skin: 'maroon' }),
      pointingChild({ x: 606, y: 656, height: 150, ink: 'ink', coat: 'rust', cap: 'blue', skin: 'maroon' }),
      shape({ ink: 'ink', points: [[1640, -40], [1640, 8], [1440, 22], [1200, 14], [1030, 30], [950, 58], [946, 50], [1026, 10], [1200, -8], [1440, -4], [1600, -40]] }),
      basswoodLeaves({ ink: 'maroon', lit: 'rust', vein: 'ink', items: [[1474, 140, 290, -30]] }),
      basswoodLeaves({ ink: 'orange', lit: 'gold', vein: 'maroon', items: [[956, 216, 480, 10]] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A golden basswood leaf in front of a lake and the red autumn hills of Maplewood',
    palette: mapleAutumn,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['blue', 0], ['pale', 150]] }),
      ridge({ ink: 'red', points: [[0, 216], [110, 204], [195, 220], [280, 208], [390, 196]], swell: 4, seed: 5, cover: 'hardwood', height: [10, 20], floor: 290 }),
      water({ ink: 'pale', y: 250 }),
      ripples({ ink: 'cream', y: [256, 280], count: 5, x: 195, spread: [130, 130], width: [60, 110], height: [4, 6], seed: 4 }),
      ridge({ ink: 'maroon', points: [[0, 290], [110, 282], [195, 292], [280, 284], [390, 276]], swell: 4, seed: 8, cover: 'hardwood', height: [16, 28], floor: 400 }),
      basswoodLeaves({ ink: 'orange', lit: 'gold', vein: 'maroon', items: [[194, 134, 164, 6]] }),
    ],
  },
});
