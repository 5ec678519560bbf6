import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { cyclist } from '../../motifs/cyclist.ts';
import { foliage } from '../../motifs/foliage.ts';
import { grass } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, shape } from '../../motifs/shapes.ts';
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

/** Evening on the old rail line: the sun goes down behind the hills, across the lake. */
const railTrail = values({
  dark: { ink: '#101c30', navy: '#1f4560' },
  middle: { teal: '#3f8590', plum: '#a8607a', coral: '#e27a55' },
  glow: { gold: '#f8bd5c', cream: '#fff0cc' },
  accent: { red: '#e2402a' },
});
const across = { from: [0.5, -1], ink: 'gold', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'A grown-up and a child ride the level Singing Hills Trail, dark against the glittering water of Sakatah Lake; the sun sets behind wooded hills, range after range, which the lake mirrors.',
    focus: { x: 0.52, y: 0.6 },
    palette: railTrail,
    layers: [
      sky({ bands: [['cream', 0]] }),
      spray({ ink: 'gold', from: [0, 0], to: [0, 200], size: 4 }),
      sun({ x: 880, y: 176, radius: 128, ink: 'red' }),
      // The lake takes its color from the sky; the hills stand in it upside down.
      water({ ink: 'gold', y: 330 }),
      mass({ ink: 'gold', mirror: { y: 330, ink: 'cream', opacity: 0.5 }, layers: [bank({ ink: 'gold', points: [[-20, 190], [200, 96], [420, 130], [700, 250], [960, 240], [1240, 120], [1460, 90], [1640, 150]], close: [[1640, 330], [-20, 330]] })] }),
      mass({ ink: 'coral', mirror: { y: 330, ink: 'coral', opacity: 0.55 }, layers: [ridge({ ink: 'coral', points: [[-20, 160], [150, 176], [420, 236], [660, 272], [980, 252], [1160, 190], [1380, 176], [1640, 240]], swell: 6, seed: 3, floor: 330 })] }),
      mass({ ink: 'plum', mirror: { y: 330, ink: 'plum', opacity: 0.7 }, layers: [ridge({ ink: 'plum', points: [[-20, 250], [220, 216], [460, 254], [760, 300], [1060, 296], [1300, 240], [1480, 226], [1640, 214]], swell: 6, swells: 4, seed: 6, cover: 'hardwood', crowns: 'billow', height: [6, 14], floor: 330 })] }),
      mass({ ink: 'navy', mirror: { y: 330, ink: 'teal' }, layers: [
        ridge({ ink: 'navy', points: [[-20, 232], [130, 246], [330, 290], [560, 322], [640, 332]], to: 640, swell: 3, swells: 4, seed: 8, cover: 'hardwood', crowns: 'billow', height: [10, 26], floor: 332 }),
        ridge({ ink: 'navy', points: [[1090, 332], [1200, 312], [1380, 290], [1520, 262], [1640, 250]], from: 1090, swell: 3, swells: 4, seed: 5, cover: 'hardwood', crowns: 'billow', height: [10, 26], floor: 332 }),
      ] }),
      spray({ ink: 'teal', from: [0, 690], to: [0, 430], size: 4 }),
      ripples({ ink: 'teal', y: [440, 690], count: 34, between: [0, 1600], width: [160, 460], height: [5, 16], seed: 9 }),
      ripples({ ink: 'cream', y: [336, 680], count: 40, x: 880, spread: [60, 300], width: [70, 280], height: [5, 14], seed: 5 }),
      ripples({ ink: 'red', y: [336, 560], count: 12, x: 880, spread: [40, 160], width: [50, 150], height: [4, 9], seed: 12 }),
      mass({ ink: 'ink', light: across, rim: 4, layers: [
        bank({ ink: 'ink', points: [[-20, 668], [300, 690], [700, 700], [1100, 696], [1400, 690], [1620, 676]], close: [[1620, 830], [-20, 830]] }),
        grass({ ink: 'ink', lit: 'ink', y: 704, count: 30, height: [20, 64], seed: 4, forms: 3 }),
      ] }),
      shape({ ink: 'navy', points: [[-20, 746], [1620, 738], [1620, 790], [-20, 806]] }),
      shape({ ink: 'gold', points: [[430, 747], [1300, 741], [1120, 752], [700, 757]] }),
      mass({ ink: 'ink', light: across, rim: 4, layers: [cyclist({ x: 690, y: 766, height: 470, ink: 'ink', frame: 'ink', spoke: 'ink', skin: 'ink', shirt: 'ink', helmet: 'ink' }), cyclist({ x: 1060, y: 764, height: 310, ink: 'ink', frame: 'ink', spoke: 'ink', skin: 'ink', shirt: 'ink', helmet: 'ink' })] }),
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
