import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { cyclist } from '../../motifs/cyclist.ts';
import { foliage } from '../../motifs/foliage.ts';
import { grass } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn, shape } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { trunks } from '../../motifs/trunks.ts';
import { ripples, water } from '../../motifs/water.ts';

const juneEvening = {
  ink: '#10282c',
  teal: '#1d5650',
  green: '#3a8a5f',
  leaf: '#86bd6c',
  lime: '#d3e28c',
  sun: '#fff3c4',
  lake: '#58a9bf',
  path: '#c9b8a8',
  red: '#d9583a',
  orange: '#f0a03c',
  skin: '#b9764f',
};

/** Evening on the old rail line: the sun goes down beyond the far shore of the lake. */
const railTrail = values({
  dark: { ink: '#101c30', navy: '#1f4560' },
  middle: { teal: '#3f8590', plum: '#a8607a', coral: '#e27a55' },
  glow: { gold: '#f8bd5c', cream: '#fff0cc' },
  accent: { red: '#e2402a' },
});
const across = { from: [0.5, -1], ink: 'gold', shadow: 'ink' } as const;

const dark = { ink: 'ink', far: 'navy', frame: 'ink', spoke: 'ink', skin: 'ink', shirt: 'ink', helmet: 'ink', lit: 'coral' } as const;

const CLOUDS =
  'M-20 40C120 30 260 44 400 34 520 28 600 40 700 36 560 58 420 54 300 62 180 70 80 60-20 72zM980 78C1120 62 1240 76 1380 62 1480 54 1560 60 1640 52V84C1520 94 1420 86 1300 98 1180 106 1080 96 980 78zM-20 152C100 140 220 156 380 144 480 138 560 146 640 142 540 162 420 164 300 172 180 178 80 170-20 182zM700 176C800 168 900 180 1010 172 1100 168 1200 176 1290 170 1200 188 1100 186 1000 192 900 198 780 190 700 176zM1340 168C1440 158 1540 166 1640 158V188C1540 194 1430 188 1340 168z';

export default trailArt({
  hero: {
    alt: 'A grown-up and a child ride the level Singing Hills Trail, dark against the glittering water of Sakatah Lake; the sun sets beyond a low wooded shore, which the lake mirrors.',
    focus: { x: 0.525, y: 0.6 },
    palette: railTrail,
    layers: [
      sky({ bands: [['cream', 0]] }),
      sun({ x: 926, y: 206, radius: 138, ink: 'red' }),
      // Long clouds, lit from below; one crosses the sun.
      drawn({ ink: 'gold', path: CLOUDS }),
      drawn({ ink: 'coral', path: 'M-20 72C80 60 180 70 300 62 420 54 560 58 700 36 580 70 420 66 300 76 180 84 80 74-20 84zM980 78C1080 96 1180 106 1300 98 1420 86 1520 94 1640 84V94C1520 106 1420 98 1300 110 1180 116 1070 104 980 78zM760 190C860 196 920 198 1000 192 1080 186 1160 188 1230 180 1150 200 1080 198 1000 204 920 208 840 204 760 190z' }),
      // The lake takes its color from the sky; the low wooded shore stands in it upside down.
      water({ ink: 'gold', y: 330 }),
      mass({ mirror: { y: 330, ink: 'cream', opacity: 0.6 }, layers: [drawn({ ink: 'gold', path: CLOUDS })] }),
      mass({ mirror: { y: 330, ink: 'coral', opacity: 0.6 }, layers: [sun({ x: 926, y: 206, radius: 138, ink: 'red' })] }),
      mass({ ink: 'coral', mirror: { y: 330, ink: 'coral', opacity: 0.55 }, layers: [ridge({ ink: 'coral', points: [[-20, 286], [300, 282], [560, 290], [800, 302], [1000, 298], [1240, 286], [1640, 280]], swell: 4, swells: 5, seed: 3, cover: 'hardwood', crowns: 'billow', height: [8, 18], floor: 330 })] }),
      mass({ ink: 'plum', mirror: { y: 330, ink: 'plum', opacity: 0.7 }, layers: [ridge({ ink: 'plum', points: [[-20, 300], [420, 302], [640, 308], [820, 318], [960, 318], [1120, 306], [1640, 296]], swell: 4, swells: 6, seed: 6, cover: 'hardwood', crowns: 'billow', height: [10, 20], floor: 330 })] }),
      mass({ ink: 'navy', mirror: { y: 330, ink: 'teal' }, layers: [
        ridge({ ink: 'navy', points: [[-20, 274], [120, 280], [260, 278], [400, 296], [500, 300], [540, 314], [566, 332]], to: 570, swell: 3, swells: 4, seed: 8, cover: 'hardwood', crowns: 'billow', height: [14, 38], floor: 332 }),
        ridge({ ink: 'navy', points: [[1190, 332], [1214, 314], [1300, 306], [1420, 296], [1520, 282], [1640, 270]], from: 1186, swell: 3, swells: 4, seed: 5, cover: 'hardwood', crowns: 'billow', height: [14, 36], floor: 332 }),
      ] }),
      ripples({ ink: 'teal', y: [420, 560], count: 16, between: [0, 1600], width: [160, 460], height: [5, 16], seed: 9 }),
      ripples({ ink: 'cream', y: [336, 590], count: 34, x: 926, spread: [60, 300], width: [70, 280], height: [5, 14], seed: 5 }),
      ripples({ ink: 'red', y: [336, 560], count: 12, x: 926, spread: [40, 160], width: [50, 150], height: [4, 9], seed: 12 }),
      mass({ ink: 'ink', light: across, rim: 4, layers: [
        bank({ ink: 'ink', points: [[-20, 720], [300, 744], [700, 757], [1100, 757], [1400, 748], [1620, 728]], close: [[1620, 830], [-20, 830]] }),
        grass({ ink: 'ink', lit: 'ink', y: 768, count: 30, height: [20, 64], seed: 4, forms: 3 }),
      ] }),
      shape({ ink: 'navy', points: [[-20, 770], [1620, 764], [1620, 800], [-20, 812]] }),
      shape({ ink: 'gold', points: [[430, 770], [1300, 765], [1120, 775], [700, 779]] }),
      cyclist({ x: 690, y: 777, height: 404, ...dark }),
      cyclist({ x: 1021, y: 774, height: 256, ...dark }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A cyclist by Sakatah Lake, under the trees of the paved Singing Hills Trail',
    palette: juneEvening,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['sun', 0]] }),
      ridge({ ink: 'leaf', points: [[0, 206], [195, 196], [390, 206]], swell: 4, seed: 5, cover: 'hardwood', height: [14, 26], floor: 250 }),
      water({ ink: 'lake', y: 226, floor: 320 }),
      ripples({ ink: 'sun', y: [232, 290], count: 11, x: 195, spread: [60, 110], width: [30, 80], height: [4, 6], seed: 5 }),
      bank({ ink: 'green', points: [[0, 300], [195, 294], [390, 300]], close: [[390, 340], [0, 340]] }),
      shape({ ink: 'path', points: [[0, 318], [390, 318], [390, 380], [0, 380]] }),
      trunks({ ink: 'teal', lit: 'leaf', items: [[78, 318, 13, 40, 4], [318, 318, 14, 40, -4]] }),
      foliage({ ink: 'green', seed: 8, size: [30, 52], points: [[-10, -10], [400, -10], [400, 160], [330, 150], [270, 110], [195, 96], [120, 112], [60, 150], [-10, 160]] }),
      foliage({ ink: 'teal', seed: 4, size: [26, 46], points: [[-10, -10], [400, -10], [400, 100], [330, 90], [250, 60], [140, 60], [60, 92], [-10, 104]] }),
      cyclist({ x: 192, y: 338, height: 206, ink: 'ink', frame: 'red', spoke: 'teal', skin: 'skin', shirt: 'orange', helmet: 'red' }),
    ],
  },
});
