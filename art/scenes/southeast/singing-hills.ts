import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { cyclist } from '../../motifs/cyclist.ts';
import { foliage } from '../../motifs/foliage.ts';
import { grass } from '../../motifs/grass.ts';
import { haze } from '../../motifs/haze.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, lenses, shape } from '../../motifs/shapes.ts';
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

/** Evening on the old rail line; the sun stands low over the lake, ahead of the riders. */
const railTrail = values({
  dark: { ink: '#122430', teal: '#1f4f57' },
  middle: { lake: '#4a93a0', leaf: '#7fae6e', skin: '#b9764f' },
  glow: { gold: '#f6c667', cream: '#fff1cd' },
  accent: { red: '#dc4a31' },
});
const ahead = { from: [1, -0.8], ink: 'gold', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'A grown-up and a child, near and large, ride bicycles along Sakatah Lake on the level Singing Hills Trail; across the gold evening water the wooded hills lie one behind another.',
    focus: { x: 0.6, y: 0.5 },
    palette: railTrail,
    layers: [
      sky({ seed: 5, waver: 6, bands: [['cream', 0]] }),
      spray({ ink: 'gold', from: [0, 0], to: [0, 240], size: 3 }),
      sun({ x: 1130, y: 230, radius: 96, ink: 'gold' }),
      ridge({ ink: 'leaf', points: [[-20, 250], [240, 210], [520, 262], [820, 224], [1100, 286], [1380, 236], [1640, 280]], swell: 6, swells: 4, seed: 5, cover: 'hardwood', crowns: 'billow', height: [14, 30], floor: 380 }),
      haze({ ink: 'cream', y: [240, 350], floor: 360, steps: 3, opacity: 0.2 }),
      ridge({ ink: 'lake', points: [[-20, 300], [300, 318], [620, 296], [900, 336], [1200, 312], [1640, 336]], swell: 6, swells: 4, seed: 8, cover: 'hardwood', crowns: 'billow', height: [14, 32], floor: 380 }),
      water({ ink: 'gold', y: 360 }),
      spray({ ink: 'lake', from: [0, 700], to: [0, 380], size: 4 }),
      ripples({ form: 'crescent', ink: 'lake', y: [366, 680], count: 30, between: [0, 1600], width: [120, 420], height: [4, 14], seed: 9 }),
      ripples({ form: 'crescent', ink: 'cream', y: [366, 640], count: 22, x: 1130, spread: [80, 240], width: [80, 240], height: [4, 9], seed: 5 }),
      mass({ ink: 'ink', light: ahead, rim: 5, layers: [
        bank({ ink: 'ink', points: [[-20, 716], [400, 706], [800, 712], [1200, 704], [1620, 712]], close: [[1620, 830], [-20, 830]] }),
        grass({ ink: 'ink', lit: 'ink', y: 722, count: 26, height: [20, 54], seed: 4, forms: 2 }),
      ] }),
      shape({ ink: 'teal', points: [[-20, 752], [1620, 744], [1620, 792], [-20, 800]] }),
      lenses({ ink: 'gold', items: [[700, 786, 560, 8], [1210, 778, 360, 7]] }),
      mass({ light: ahead, rim: 6, layers: [cyclist({ x: 660, y: 776, height: 640, ink: 'ink', frame: 'ink', spoke: 'ink', skin: 'ink', shirt: 'ink', helmet: 'ink' })] }),
      cyclist({ x: 660, y: 776, height: 640, ink: 'ink', frame: 'red', spoke: 'teal', skin: 'skin', shirt: 'teal', helmet: 'red' }),
      mass({ light: ahead, rim: 5, layers: [cyclist({ x: 1170, y: 772, height: 420, ink: 'ink', frame: 'ink', spoke: 'ink', skin: 'ink', shirt: 'ink', helmet: 'ink' })] }),
      cyclist({ x: 1170, y: 772, height: 420, ink: 'ink', frame: 'cream', spoke: 'teal', skin: 'skin', shirt: 'red', helmet: 'teal' }),
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
