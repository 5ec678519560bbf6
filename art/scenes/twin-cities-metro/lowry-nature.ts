import { mass } from '../../kit/light.ts';
import { numbers } from '../../kit/path.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { cattails } from '../../motifs/cattails.ts';
import { tamaracks } from '../../motifs/conifers.ts';
import { figure } from '../../motifs/hikers.ts';
import { boardwalk, walkway } from '../../motifs/paths.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn } from '../../motifs/shapes.ts';
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
  dark: { ink: '#123038', fern: '#1a544e' },
  middle: { leaf: '#6aa856', aqua: '#5fb3a8' },
  glow: { lime: '#c5dd7c', blush: '#f6d3bd', white: '#fffaf0' },
  accent: { brown: '#a9502f' },
});
const early = { from: [-1, -0.7], ink: 'white', shadow: 'ink' } as const;
const stalks = [[1150, 860, 700], [1290, 850, 860], [1400, 850, 680], [1500, 860, 860], [1600, 850, 640]] as const;

/** Pads with a notch, each turned its own way; a lit edge behind each. */
const PADS = [[110, 600, 74, 1], [244, 574, 46, -1], [40, 540, 40, -1], [190, 660, 84, 1], [330, 622, 40, 1], [330, 516, 30, -1], [410, 500, 22, 1], [930, 690, 60, -1], [1040, 724, 46, 1], [520, 470, 18, 1]] as const;
const lilyPads: Layer<'leaf' | 'lime'> = (canvas) => {
  const pads = (lift: number) =>
    PADS.map(([x, middle, half, turn]) => {
      const y = middle - Math.round(half * lift);
      const at = (across: number, down: number) => numbers([Math.round(x + across * half * turn), Math.round(y + down * half)]);
      return `M${at(0, 0)}L${at(0.86, -0.15)}C${at(0.3, -0.5)} ${at(-1, -0.36)} ${at(-1, 0)}C${at(-1, 0.36)} ${at(0.6, 0.5)} ${at(1, 0.08)}z`;
    }).join('');
  canvas.fill('lime', pads(0.08));
  canvas.fill('leaf', pads(0));
};

export default trailArt({
  hero: {
    alt: 'Cattails, near and taller than the sky, stand by a boardwalk that swings in one long curve over the marsh at the Lowry Nature Center, toward fresh green tamaracks; two people walk on it.',
    focus: { x: 0.52, y: 0.55 },
    palette: marsh,
    layers: [
      sky({ seed: 5, waver: 10, bands: [['blush', 0]] }),
      // One long bank of morning cloud, and the far woods in uneven masses.
      drawn({ ink: 'white', path: 'M-20 120C120 104 180 70 300 84 380 60 520 72 580 104 700 96 800 118 900 150H-20z' }),
      drawn({ ink: 'aqua', opacity: 0.5, path: 'M-20 196C60 188 110 214 190 222 260 196 330 206 400 232 520 244 620 238 720 250 820 236 900 206 1010 214 1100 222 1160 250 1280 246 1400 226 1500 210 1640 216V300H-20z' }),
      water({ ink: 'aqua', y: 290 }),
      mass({ ink: 'fern', light: { ...early, ink: 'lime' }, rim: 5, mirror: { y: 292, ink: 'fern', opacity: 0.6 }, layers: [
        drawn({ ink: 'fern', path: 'M-20 262C60 268 140 282 240 280 330 280 420 262 520 262 640 262 700 282 800 282 900 284 1000 268 1120 262 1300 258 1460 270 1640 256V294H-20z' }),
        tamaracks({ ink: 'leaf', lit: 'leaf', seed: 2, forms: 2, items: [[-10, 280, 150], [40, 280, 230], [110, 286, 120], [440, 276, 90], [520, 272, 250], [566, 272, 170], [612, 276, 210], [690, 284, 84], [970, 276, 120], [1010, 274, 70]] }),
      ] }),
      // Sky between the reflections, and the weed that drifts on the shallow side.
      drawn({ ink: 'white', opacity: 0.75, path: 'M180 330C300 324 400 334 470 340 420 348 360 348 330 356 400 364 440 372 480 384 360 378 250 372 150 352 210 346 220 338 180 330zM80 430C200 420 330 430 460 452 330 452 220 456 120 448zM700 322C780 318 860 322 960 330 880 338 790 336 700 322z' }),
      lilyPads,
      spray({ ink: 'fern', from: [0, 840], to: [0, 420], size: 4 }),
      walkway({ path: [[60, 960], [380, 780], [720, 640], [850, 540], [800, 450], [660, 390], [590, 350], [600, 320], [640, 300]], horizon: 262, half: 0.26, planks: 45, crowding: 1.8, plank: 'white', plank2: 'blush', edge: 'ink', shadow: 'fern', rise: 0.19 }),
      figure({ x: 846, y: 540, height: 178, pose: 'stride', ink: 'ink', coat: 'brown', pack: 'fern', hat: 'ink', skin: 'brown', rim: 'white', flip: true }),
      figure({ x: 770, y: 536, height: 118, pose: 'stride', ink: 'ink', coat: 'lime', hat: 'brown', skin: 'brown', rim: 'white', flip: true }),
      // Near and against the light: one dark mass with a thin bright edge.
      mass({ ink: 'ink', light: { ...early, ink: 'lime' }, rim: 4, layers: [cattails({ ink: 'ink', lit: 'ink', head: 'ink', seed: 2, items: stalks })] }),
      cattails({ ink: 'ink', lit: 'ink', head: 'brown', seed: 2, items: stalks }),
      mass({ ink: 'ink', opacity: 0.6, layers: [cattails({ ink: 'ink', lit: 'ink', head: 'ink', seed: 2, items: stalks })] }),
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
