import type { Point } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { ferns } from '../../motifs/ferns.ts';
import { flow } from '../../motifs/flow.ts';
import { figure } from '../../motifs/hikers.ts';
import { logCabin } from '../../motifs/log-cabin.ts';
import { redPines } from '../../motifs/red-pines.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, cut, shape } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { greatTrunks } from '../../motifs/trunks.ts';
import { ripples, river, water } from '../../motifs/water.ts';

const pineMorning = {
  ink: '#16282a',
  forest: '#2b5148',
  moss: '#5f8a4c',
  lime: '#a9bf63',
  lake: '#6fb0b8',
  mist: '#c5e0d8',
  cream: '#fdf3d6',
  amber: '#f3b957',
  bark: '#bb5f38',
};

/** Early: the sun is up over the lake, on the right, and the old bark glows. */
const oldPines = values({
  dark: { ink: '#16241f', forest: '#26493c', umber: '#5f2c1c' },
  middle: { bark: '#c0592e', moss: '#7d9449' },
  glow: { mist: '#b6d5cf', amber: '#f8bf55', cream: '#fff2d2' },
  accent: { red: '#e0432c' },
});
const early = { from: [1, -0.7], ink: 'amber', shadow: 'ink' } as const;

/** Off the sheet above, flaring into roots below. */
const TRUNK: readonly Point[] = [[226, -20], [548, -20], [560, 300], [572, 560], [600, 680], [660, 770], [720, 830], [60, 830], [120, 770], [180, 680], [206, 560], [216, 300]];

export default trailArt({
  hero: {
    alt: 'One giant red pine at Itasca, its furrowed bark glowing in the early sun, is wider than the log cabin far behind it; somebody walks the trail between lake and pines.',
    focus: { x: 0.34, y: 0.6 },
    palette: oldPines,
    layers: [
      sky({ seed: 6, waver: 12, bands: [['cream', 0]] }),
      spray({ ink: 'mist', from: [0, 0], to: [0, 400], size: 4 }),
      sun({ x: 1180, y: 400, radius: 120, ink: 'amber' }),
      ridge({ ink: 'mist', y: 462, swell: 14, swells: 3, seed: 3, cover: 'spruce', height: [20, 50], detail: 0, spacing: 0.5, floor: 530 }),
      ridge({ ink: 'moss', y: 500, swell: 6, swells: 4, seed: 7, cover: 'spruce', height: [20, 56], detail: 0, spacing: 0.52, floor: 530 }),
      water({ ink: 'mist', y: 516 }),
      ripples({ form: 'crescent', ink: 'moss', y: [520, 560], count: 12, width: [90, 260], height: [4, 7], seed: 5 }),
      ripples({ form: 'crescent', ink: 'cream', y: [522, 620], count: 24, x: 1180, spread: [90, 220], width: [60, 200], height: [3, 8], seed: 9 }),
      mass({ ink: 'forest', light: early, rim: 4, layers: [
        redPines({ ink: 'forest', lit: 'forest', bark: 'forest', seed: 3, forms: 2, items: [[660, 640, 460], [740, 644, 560], [600, 640, 360], [1480, 630, 520], [1560, 636, 420]] }),
      ] }),
      bank({ ink: 'moss', points: [[-20, 620], [400, 622], [760, 636], [1000, 634], [1300, 620], [1620, 600]], close: [[1620, 830], [-20, 830]] }),
      logCabin({ x: 830, y: 684, height: 128, log: 'bark', shade: 'umber', dark: 'ink', roof: 'ink', eave: 'cream', window: 'amber', logs: 4 }),
      bank({ ink: 'moss', points: [[600, 720], [760, 692], [960, 692], [1160, 680], [1400, 690]], close: [[1400, 760], [600, 760]] }),
      spray({ ink: 'forest', from: [0, 840], to: [0, 650], size: 4, within: [[-20, 640], [760, 700], [960, 700], [1160, 690], [1620, 620], [1620, 830], [-20, 830]] }),
      river({ ink: 'cream', path: [[840, 692, 10], [980, 702, 16], [1090, 726, 28], [1010, 756, 46], [900, 830, 100]] }),
      figure({ x: 1104, y: 742, height: 130, pose: 'stride', ink: 'ink', coat: 'red', pack: 'forest', skin: 'umber', hat: 'forest', rim: 'cream', flip: true }),
      shape({ ink: 'ink', opacity: 0.4, points: [[-20, 770], [160, 740], [260, 800], [-20, 830]] }),
      cut({ within: TRUNK, layers: [
        shape({ ink: 'ink', points: [[40, -20], [740, -20], [740, 830], [40, 830]] }),
        shape({ ink: 'umber', points: [[40, -20], [400, -20], [390, 300], [410, 560], [400, 830], [40, 830]] }),
        shape({ ink: 'bark', points: [[392, -20], [740, -20], [740, 830], [380, 830], [402, 640], [384, 420], [408, 200]] }),
        shape({ ink: 'amber', points: [[530, -20], [560, -20], [740, 830], [660, 830], [586, 700], [548, 560], [540, 300]] }),
        // Furrows run down between long plates, and part with the roots.
        flow({ path: [[386, -60, 150], [388, 300, 166], [390, 560, 184], [390, 690, 220], [390, 850, 330]], streaks: [['ink', 46, 15], ['bark', 20, 10]], length: [0.12, 0.34], spread: 0.96, seed: 6 }),
        spray({ ink: 'ink', from: [180, 400], to: [440, 400], size: 4 }),
      ] }),
      mass({ ink: 'ink', light: early, rim: 5, layers: [
        bank({ ink: 'ink', points: [[-20, 752], [200, 762], [420, 786], [640, 800], [760, 830]], close: [[-20, 830]] }),
        ferns({ ink: 'ink', lit: 'ink', items: [[60, 820, 170], [600, 824, 120], [690, 830, 90], [170, 826, 130]] }),
      ] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'Giant red pine trunks over a lake at Itasca, a log cabin with lit windows between them in the morning',
    palette: pineMorning,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['lake', 0], ['mist', 106], ['cream', 160]] }),
      ridge({ ink: 'forest', y: 204, swell: 4, seed: 7, cover: 'spruce', height: [12, 34], detail: 0, spacing: 0.34, floor: 226 }),
      water({ ink: 'lake', y: 220 }),
      ripples({ ink: 'cream', y: [226, 250], count: 5, x: 200, spread: [30, 50], width: [40, 80], height: [4, 5], seed: 4 }),
      bank({ ink: 'moss', points: [[0, 252], [195, 262], [390, 250]], close: [[390, 400], [0, 400]] }),
      logCabin({ x: 186, y: 322, height: 84, log: 'bark', shade: 'forest', dark: 'ink', roof: 'ink', eave: 'cream', window: 'amber', logs: 3 }),
      bank({ ink: 'lime', points: [[0, 318], [130, 326], [300, 318], [390, 322]], close: [[390, 400], [0, 400]] }),
      greatTrunks({ ink: 'ink', lit: 'bark', furrow: 'ink', items: [[88, 362, 52]], light: 1, seed: 7, furrows: 14 }),
      greatTrunks({ ink: 'ink', lit: 'bark', furrow: 'ink', items: [[318, 362, 44]], seed: 8, furrows: 12 }),
    ],
  },
});
