import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { grass } from '../../motifs/grass.ts';
import { homestead } from '../../motifs/homestead.ts';
import { boardwalk } from '../../motifs/paths.ts';
import { raven } from '../../motifs/raven.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, lenses } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';

const overcast = {
  ink: '#1b2228',
  slate: '#3d4d58',
  stone: '#71848d',
  mist: '#b3c0c1',
  pale: '#dde3de',
  white: '#fcf8ea',
  rust: '#a2462b',
  ochre: '#d08f3d',
  straw: '#dcc07c',
};

/** Late autumn; pale light from the left under the clouds. */
const november = values({
  dark: { ink: '#15191f', slate: '#37444f' },
  middle: { stone: '#7d8c90', rust: '#b0562f' },
  glow: { straw: '#dfc283', pale: '#d9dfd9', white: '#fdf7e6' },
  accent: { amber: '#f2a93b' },
});
const pale = { from: [-1, -1], ink: 'pale', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'A raven passes so near that its wing fills the sky; below it two rivers meet around a wooded island, and one white house is left of the town of Crow Wing, a lamp in its window.',
    focus: { x: 0.5, y: 0.5 },
    palette: november,
    layers: [
      sky({ seed: 4, waver: 16, bands: [['white', 0]] }),
      spray({ ink: 'stone', from: [0, 0], to: [0, 260], size: 3 }),
      ridge({ ink: 'pale', y: 420, swell: 10, seed: 5, cover: 'hardwood', crowns: 'billow', height: [10, 20], floor: 470 }),
      water({ ink: 'stone', y: 452 }),
      ripples({ form: 'bar', ink: 'pale', y: [456, 600], count: 22, between: [0, 1600], width: [140, 420], height: [4, 10], seed: 5 }),
      mass({ ink: 'rust', light: pale, rim: 3, mirror: { y: 502, ink: 'slate', opacity: 0.5 }, layers: [ridge({ ink: 'rust', points: [[980, 500], [1130, 484], [1320, 476], [1460, 488], [1560, 502]], from: 980, to: 1570, swell: 2, seed: 4, cover: 'hardwood', crowns: 'billow', height: [12, 30], floor: 504 })] }),
      mass({ ink: 'slate', layers: [ridge({ ink: 'slate', points: [[-20, 420], [240, 440], [560, 466], [730, 482]], to: 730, swell: 4, seed: 8, cover: 'hardwood', crowns: 'billow', height: [14, 30], floor: 482 })] }),
      bank({ ink: 'straw', points: [[-20, 640], [300, 606], [620, 580], [900, 572], [1240, 560], [1620, 530]], close: [[1620, 820], [-20, 820]] }),
      spray({ ink: 'rust', from: [0, 830], to: [0, 600], size: 3, within: [[-20, 650], [300, 616], [620, 590], [1240, 570], [1620, 540], [1620, 820], [-20, 820]] }),
      mass({ ink: 'rust', light: pale, rim: 4, shadow: { y: 640, length: 0.4, opacity: 0.3 }, layers: [broadleaf({ ink: 'rust', lit: 'rust', seed: 15, spread: 1, forms: 1, items: [[730, 628, 170], [800, 634, 130], [410, 632, 120]] })] }),
      homestead({ x: 570, y: 676, height: 190, wall: 'white', shade: 'pale', roof: 'slate', dark: 'ink', glow: 'amber' }),
      bank({ ink: 'straw', points: [[310, 692], [430, 672], [610, 672], [770, 662], [910, 676]], close: [[910, 732], [310, 732]] }),
      boardwalk({ path: [[860, 850, 130], [720, 770, 76], [610, 724, 44], [546, 696, 24], [530, 674, 14]], plank: 'white', plank2: 'pale', edge: 'slate', shadow: 'slate', planks: 18, crowding: 1.6 }),
      mass({ ink: 'ink', light: pale, rim: 4, layers: [grass({ ink: 'ink', lit: 'ink', y: 824, count: 22, height: [40, 90], seed: 4, forms: 2 })] }),
      mass({ light: pale, rim: 7, layers: [raven({ x: 760, y: 280, width: 1000, ink: 'ink', tilt: 24 })] }),
      raven({ x: 760, y: 280, width: 1000, ink: 'ink', lit: 'slate', feather: 'slate', tilt: 24 }),
      lenses({ ink: 'pale', items: [[512, 168, 16, 14]] }),
      grain({ ink: 'ink', opacity: 0.13 }),
    ],
  },
  badge: {
    alt: 'A raven over the white Beaulieu house at Old Crow Wing',
    palette: overcast,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['mist', 0], ['pale', 120], ['white', 196]] }),
      ridge({ ink: 'stone', y: 236, swell: 3, seed: 8, cover: 'hardwood', height: [8, 16] }),
      water({ ink: 'white', y: 246 }),
      ripples({ ink: 'mist', y: [250, 290], count: 7, width: [60, 120], height: [5, 7], seed: 5 }),
      broadleaf({ ink: 'rust', lit: 'ochre', seed: 15, spread: 1, forms: 1, items: [[140, 300, 120], [262, 300, 128]] }),
      ridge({ ink: 'straw', points: [[0, 300], [200, 294], [390, 298]], swell: 2, seed: 3 }),
      homestead({ x: 182, y: 328, height: 116, wall: 'white', shade: 'mist', roof: 'slate', dark: 'ink' }),
      ridge({ ink: 'ochre', y: 326, swell: 2, seed: 4 }),
      raven({ x: 178, y: 158, width: 162, ink: 'ink', lit: 'slate', tilt: -2 }),
    ],
  },
});
