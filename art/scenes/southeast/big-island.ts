import { trailArt } from '../../kit/scene.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { cattails } from '../../motifs/cattails.ts';
import { pelicans } from '../../motifs/pelicans.ts';
import { reflection } from '../../motifs/reflection.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { sky, strata, sun } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';
import { gulls } from '../../motifs/wings.ts';

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

export default trailArt({
  hero: {
    alt: 'White pelicans rest on Albert Lea Lake at evening before the dark trees of Big Island, the low sun behind them.',
    focus: { x: 0.5, y: 0.55 },
    palette: evening,
    layers: [
      sky({ seed: 6, waver: 10, bands: [['orange', 0], ['gold', 170]] }),
      strata({ ink: 'gold', bars: [[320, 60, 520, 12], [520, 84, 360, 9], [1260, 70, 480, 11], [1400, 94, 320, 8]] }),
      strata({ ink: 'orange', bars: [[1240, 210, 460, 11], [1080, 230, 300, 8], [260, 236, 420, 10]] }),
      sun({ x: 500, y: 330, radius: 88, ink: 'white' }),
      ridge({ ink: 'orange', y: 424, swell: 5, swells: 3, seed: 5, cover: 'hardwood', height: [10, 22], floor: 450 }),
      water({ ink: 'gold', y: 444 }),
      ripples({ ink: 'cream', y: [448, 640], count: 17, x: 520, spread: [60, 200], width: [90, 260], height: [3, 9], seed: 5 }),
      ripples({ ink: 'orange', y: [456, 790], count: 20, width: [100, 340], height: [4, 12], seed: 9 }),
      reflection({ ink: 'rust', y: 472, points: [[430, 0], [500, 22], [560, 60], [640, 72], [700, 104], [800, 124], [900, 140], [980, 118], [1060, 96], [1110, 58], [1170, 24], [1220, 0]] }),
      ripples({ ink: 'rust', y: [540, 660], count: 16, x: 850, spread: [230, 120], width: [240, 120], height: [12, 6], seed: 6 }),
      ripples({ ink: 'gold', y: [480, 600], count: 12, x: 850, spread: [260, 220], width: [120, 200], height: [4, 6], seed: 16 }),
      broadleaf({ ink: 'rust', lit: 'orange', seed: 7, spread: 1.1, forms: 2, light: -1, items: [[580, 456, 150], [690, 452, 210], [1090, 454, 180]] }),
      broadleaf({ ink: 'plum', lit: 'rust', seed: 7, spread: 1.1, forms: 2, light: -1, items: [[790, 462, 280], [930, 462, 330], [1050, 460, 230], [640, 460, 170], [1130, 460, 110]] }),
      ridge({ ink: 'plum', points: [[520, 462], [640, 444], [820, 430], [1060, 442], [1150, 462]], from: 530, to: 1150, swell: 2, seed: 4, cover: 'hardwood', height: [12, 30], floor: 466 }),
      bank({ ink: 'plum', points: [[410, 470], [560, 452], [820, 442], [1060, 448], [1240, 468]], close: [[1010, 476], [640, 478]] }),
      gulls({ ink: 'plum', items: [[690, 150, 60], [756, 132, 52], [816, 140, 46], [630, 176, 44]] }),
      pelicans({ ink: 'white', shade: 'shade', bill: 'orange', wing: 'ink', water: 'gold', items: [[930, 552, 76], [700, 544, 66], [1080, 570, 80], [590, 610, 116], [1130, 656, -140], [830, 690, 196]] }),
      ripples({ ink: 'rust', y: [640, 800], count: 9, width: [160, 420], height: [5, 12], seed: 19 }),
      broadleaf({ ink: 'ink', lit: 'plum', seed: 12, spread: 0.9, forms: 1, light: 1, items: [[10, 800, 700]] }),
      bank({ ink: 'ink', points: [[0, 650], [140, 690], [300, 760], [420, 802]], close: [[0, 802]] }),
      bank({ ink: 'ink', points: [[1140, 802], [1300, 756], [1460, 690], [1600, 660]], close: [[1600, 802]] }),
      cattails({ ink: 'ink', lit: 'rust', head: 'ink', forms: 1, items: [[1360, 800, 300], [1460, 800, 380], [1560, 800, 330], [360, 810, 230], [280, 810, 190], [1270, 810, 210]] }),
    ],
  },
  badge: {
    alt: 'A white pelican on Albert Lea Lake before the trees of Big Island at sunset',
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
