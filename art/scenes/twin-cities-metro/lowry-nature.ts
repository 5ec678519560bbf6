import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { cattails } from '../../motifs/cattails.ts';
import { tamaracks } from '../../motifs/conifers.ts';
import { figure } from '../../motifs/hikers.ts';
import { boardwalk, walkway } from '../../motifs/paths.ts';
import { ridge } from '../../motifs/ridges.ts';
import { sky } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';

const spring = {
  ink: '#17393a',
  fern: '#2f6b4f',
  leaf: '#79b04f',
  lime: '#c3d96a',
  aqua: '#7cc3bd',
  mint: '#c5e7d6',
  blush: '#f6cdbb',
  white: '#fffdf3',
  brown: '#7c4a2d',
};

/** A May morning; the sun is still low, on the left. */
const marsh = values({
  dark: { ink: '#123038', fern: '#21645a' },
  middle: { leaf: '#6aa856', aqua: '#5fb3a8' },
  glow: { lime: '#c5dd7c', blush: '#f6d3bd', white: '#fffaf0' },
  accent: { brown: '#a9502f' },
});
const early = { from: [-1, -0.7], ink: 'white', shadow: 'ink' } as const;
const stalks = [[1050, 860, 640], [1180, 850, 800], [1330, 850, 700], [1470, 860, 840], [1580, 850, 620]] as const;

export default trailArt({
  hero: {
    alt: 'Cattails, near and taller than the sky, stand by a boardwalk that swings in one long curve over the marsh at the Lowry Nature Center, toward fresh green tamaracks; two people walk on it.',
    focus: { x: 0.52, y: 0.55 },
    palette: marsh,
    layers: [
      sky({ seed: 5, waver: 10, bands: [['blush', 0]] }),
      spray({ ink: 'white', from: [0, 220], to: [0, 0], size: 4 }),
      ridge({ ink: 'aqua', points: [[-20, 236], [800, 252], [1640, 226]], swell: 10, seed: 4, cover: 'hardwood', crowns: 'billow', height: [12, 26], floor: 300 }),
      mass({ ink: 'fern', light: { ...early, ink: 'lime' }, rim: 4, mirror: { y: 290, ink: 'leaf', opacity: 0.4 }, layers: [
        ridge({ ink: 'leaf', points: [[-20, 280], [500, 286], [900, 284], [1640, 276]], swell: 4, seed: 3, cover: 'hardwood', crowns: 'billow', height: [6, 14], floor: 292 }),
        tamaracks({ ink: 'leaf', lit: 'leaf', seed: 2, forms: 2, items: [[-10, 286, 150], [40, 286, 210], [110, 286, 120], [470, 286, 120], [520, 286, 250], [566, 286, 180], [610, 286, 226], [690, 286, 110], [730, 286, 150], [930, 286, 84], [970, 286, 130]] }),
      ] }),
      water({ ink: 'aqua', y: 290 }),
      mass({ ink: 'fern', opacity: 0.35, layers: [ridge({ ink: 'fern', y: 300, swell: 3, seed: 9, cover: 'hardwood', crowns: 'billow', height: [6, 12], floor: 330 })] }),
      spray({ ink: 'fern', from: [0, 840], to: [0, 420], size: 4 }),
      ripples({ form: 'crescent', ink: 'white', y: [300, 560], count: 20, x: 520, spread: [200, 480], width: [90, 320], height: [4, 9], seed: 8 }),
      ripples({ form: 'crescent', ink: 'lime', y: [340, 780], count: 22, width: [90, 380], height: [4, 12], seed: 5 }),
      walkway({ path: [[60, 960], [380, 780], [720, 640], [850, 540], [800, 450], [660, 390], [590, 350], [600, 320], [640, 300]], horizon: 262, half: 0.26, planks: 45, crowding: 1.8, plank: 'white', plank2: 'blush', edge: 'ink', shadow: 'fern' }),
      figure({ x: 846, y: 540, height: 170, pose: 'stride', ink: 'ink', coat: 'brown', pack: 'fern', hat: 'ink', skin: 'brown', rim: 'white', flip: true }),
      figure({ x: 776, y: 536, height: 116, pose: 'stride', ink: 'ink', coat: 'lime', hat: 'brown', skin: 'brown', rim: 'white', flip: true }),
      mass({ light: early, rim: 6, layers: [cattails({ ink: 'ink', lit: 'ink', head: 'ink', seed: 4, items: stalks })] }),
      cattails({ ink: 'ink', lit: 'fern', head: 'brown', seed: 4, items: stalks }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'Tall cattails beside the boardwalk that winds over the marsh at the Lowry Nature Center',
    palette: spring,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['mint', 0], ['white', 84], ['blush', 120]] }),
      ridge({ ink: 'aqua', points: [[0, 186], [195, 198], [390, 182]], swell: 4, seed: 4, cover: 'hardwood', height: [14, 28], floor: 240 }),
      ridge({ ink: 'fern', points: [[0, 208], [195, 218], [390, 206]], swell: 3, seed: 9, cover: 'hardwood', height: [10, 20], floor: 240 }),
      water({ ink: 'aqua', y: 230 }),
      ripples({ ink: 'mint', y: [238, 340], count: 10, width: [60, 130], height: [5, 9], seed: 5 }),
      boardwalk({ path: [[236, 376, 92], [262, 312, 50], [250, 276, 28], [214, 250, 15], [230, 230, 8]], plank: 'white', plank2: 'blush', edge: 'brown', shadow: 'fern', planks: 11, crowding: 1.5 }),
      cattails({ ink: 'ink', lit: 'fern', head: 'brown', seed: 4, forms: 1, items: [[122, 372, 290], [322, 392, 170]] }),
    ],
  },
});
