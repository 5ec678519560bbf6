import { trailArt } from '../../kit/scene.ts';
import { cattails } from '../../motifs/cattails.ts';
import { grass } from '../../motifs/grass.ts';
import { greatBlueHeron } from '../../motifs/heron.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, lenses } from '../../motifs/shapes.ts';
import { sky, strata } from '../../motifs/sky.ts';
import { trussBridge } from '../../motifs/truss-bridge.ts';
import { ripples, water } from '../../motifs/water.ts';

const dawn = {
  ink: '#1c2530',
  slate: '#50687c',
  feather: '#86a0ae',
  mist: '#c3cfcb',
  white: '#fbf6e6',
  straw: '#f8dfae',
  peach: '#f0b98c',
  rose: '#d98a72',
  umber: '#6a4038',
  brick: '#96543f',
  bill: '#eeb02e',
  sage: '#7f8f72',
};

export default trailArt({
  hero: {
    alt: 'A great blue heron waits in the shallows of Long Meadow Lake at dawn; behind it the five humps of the old Cedar Avenue bridge stand in the mist.',
    focus: { x: 0.5, y: 0.6 },
    palette: dawn,
    layers: [
      sky({ seed: 3, waver: 10, bands: [['peach', 0], ['straw', 130], ['white', 330]] }),
      strata({ ink: 'rose', bars: [[380, 52, 520, 12], [620, 72, 380, 9], [1260, 66, 480, 11]] }),
      strata({ ink: 'white', bars: [[1080, 166, 460, 11], [1260, 186, 340, 8], [240, 196, 420, 10]] }),
      ridge({ ink: 'mist', points: [[0, 372], [400, 396], [900, 410], [1620, 380]], swell: 10, seed: 4, cover: 'hardwood', height: [14, 30], floor: 470 }),
      ridge({ ink: 'sage', points: [[0, 424], [500, 442], [1000, 446], [1620, 426]], swell: 6, seed: 9, cover: 'hardwood', height: [12, 26], floor: 480 }),
      water({ ink: 'straw', y: 462 }),
      ripples({ ink: 'white', y: [468, 700], count: 22, x: 800, spread: [300, 500], width: [90, 300], height: [4, 9], seed: 3 }),
      ripples({ ink: 'peach', y: [480, 760], count: 20, x: 800, spread: [300, 500], width: [70, 260], height: [4, 10], seed: 8 }),
      trussBridge({ from: [-90, 496], to: [1690, 462], height: [-150, -104], spans: 5, ink: 'peach', iron: 8, piers: 0 }),
      trussBridge({ from: [-90, 466], to: [1690, 440], height: [216, 150], spans: 5, ink: 'umber', iron: 9, piers: 0.2 }),
      strata({ ink: 'white', bars: [[130, 488, 620, 20], [520, 480, 460, 16], [1000, 482, 560, 18], [1430, 472, 480, 18]] }),
      lenses({ ink: 'sage', items: [[260, 566, 420, 16], [1320, 556, 480, 18]] }),
      bank({ ink: 'brick', points: [[0, 598], [180, 612], [340, 640], [460, 700], [520, 770]], close: [[520, 802], [0, 802]] }),
      bank({ ink: 'brick', points: [[1160, 770], [1210, 704], [1310, 648], [1450, 614], [1600, 590]], close: [[1600, 802], [1160, 802]] }),
      grass({ ink: 'brick', lit: 'umber', y: [[0, 640], [470, 740]], x: [0, 470], count: 8, height: [60, 110], seed: 4, forms: 1 }),
      grass({ ink: 'brick', lit: 'umber', y: [[1200, 740], [1600, 640]], x: [1200, 1600], count: 7, height: [60, 110], seed: 4, forms: 1 }),
      lenses({ ink: 'feather', items: [[790, 752, 330, 20], [800, 768, 200, 10]] }),
      lenses({ ink: 'white', items: [[790, 748, 240, 9]] }),
      greatBlueHeron({ x: 780, y: 752, height: 520, wing: 'slate', feather: 'feather', dark: 'ink', neck: 'mist', white: 'white', bill: 'bill', leg: 'ink' }),
      lenses({ ink: 'white', items: [[800, 750, 120, 6]] }),
      bank({ ink: 'ink', points: [[0, 690], [200, 700], [400, 746], [560, 786], [620, 802]], close: [[0, 802]] }),
      bank({ ink: 'ink', points: [[1040, 802], [1120, 780], [1260, 740], [1430, 700], [1600, 680]], close: [[1600, 802]] }),
      cattails({ ink: 'ink', lit: 'umber', head: 'brick', seed: 2, items: [[60, 760, 420], [160, 780, 500], [280, 790, 380], [390, 800, 250], [1240, 800, 280], [1330, 790, 420], [1450, 780, 520], [1560, 760, 440]] }),
    ],
  },
  badge: {
    alt: 'A great blue heron before the humps of the old Cedar Avenue bridge at dawn',
    palette: dawn,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['peach', 0], ['straw', 110], ['white', 200]] }),
      ridge({ ink: 'sage', y: 250, swell: 3, seed: 4, cover: 'hardwood', height: [8, 16], floor: 280 }),
      water({ ink: 'straw', y: 264 }),
      ripples({ ink: 'peach', y: [272, 330], count: 9, between: [60, 330], width: [40, 90], height: [4, 7], seed: 8 }),
      trussBridge({ from: [-40, 262], to: [430, 252], height: [92, 72], spans: 3, ink: 'umber', iron: 6, piers: 0.2 }),
      greatBlueHeron({ x: 170, y: 346, height: 262, wing: 'slate', feather: 'feather', dark: 'ink', neck: 'mist', white: 'white', bill: 'bill', leg: 'ink' }),
      cattails({ ink: 'ink', lit: 'umber', head: 'brick', seed: 2, forms: 1, items: [[300, 350, 150], [332, 350, 120]] }),
    ],
  },
});
