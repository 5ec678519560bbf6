import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { grass } from '../../motifs/grass.ts';
import { homestead } from '../../motifs/homestead.ts';
import { ravenAbove } from '../../motifs/raven-above.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank } from '../../motifs/shapes.ts';
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
  dark: { ink: '#13171e', slate: '#374853' },
  middle: { stone: '#7f9298', rust: '#ad5029' },
  glow: { straw: '#e2c07a', pale: '#cfdbd9', white: '#fdf7e6' },
  accent: { amber: '#f2a93b' },
});
const pale = { from: [-1, -1], ink: 'white', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'A raven seen from above, its wings spread from side to side, over the place where two rivers meet; its shadow crosses the field beside the one white house that is left of the town of Crow Wing.',
    focus: { x: 0.55, y: 0.5 },
    palette: november,
    layers: [
      sky({ seed: 4, waver: 10, bands: [['white', 0]] }),
      ridge({ ink: 'stone', y: 66, swell: 10, seed: 5, cover: 'hardwood', crowns: 'billow', height: [10, 22], floor: 140 }),
      water({ ink: 'pale', y: 104 }),
      ripples({ form: 'bar', ink: 'white', y: [130, 560], count: 24, between: [-60, 1600], width: [140, 480], height: [3, 11], seed: 5 }),
      ripples({ form: 'bar', ink: 'stone', y: [330, 600], count: 9, between: [-60, 1600], width: [180, 480], height: [4, 9], seed: 9 }),
      // The far shore, the point between the rivers, and the island in their mouth.
      mass({ ink: 'slate', mirror: { y: 122, ink: 'stone', opacity: 0.6 }, layers: [ridge({ ink: 'slate', points: [[760, 112], [1000, 102], [1300, 96], [1640, 80]], from: 700, swell: 4, seed: 8, cover: 'hardwood', crowns: 'billow', height: [10, 22], floor: 122 })] }),
      mass({ ink: 'rust', light: pale, rim: 3, mirror: { y: 214, ink: 'stone', opacity: 0.7 }, layers: [ridge({ ink: 'rust', points: [[-20, 150], [140, 162], [300, 184], [430, 210]], to: 436, swell: 4, seed: 3, cover: 'hardwood', crowns: 'billow', height: [20, 44], floor: 214 })] }),
      mass({ ink: 'rust', light: pale, rim: 3, mirror: { y: 300, ink: 'stone', opacity: 0.7 }, layers: [ridge({ ink: 'rust', points: [[1130, 298], [1240, 276], [1420, 266], [1540, 284], [1600, 300]], from: 1130, to: 1610, swell: 2, seed: 4, cover: 'hardwood', crowns: 'billow', height: [20, 44], floor: 302 })] }),
      bank({ ink: 'straw', points: [[-20, 500], [240, 540], [520, 600], [820, 608], [1180, 560], [1620, 520]], close: [[1620, 820], [-20, 820]] }),
      bank({ ink: 'slate', points: [[-20, 498], [240, 538], [520, 598], [820, 606], [1180, 558], [1620, 518]], close: [[1620, 526], [1180, 566], [820, 616], [520, 608], [240, 546], [-20, 506]] }),
      spray({ ink: 'rust', from: [0, 830], to: [0, 590], size: 3, within: [[-20, 512], [240, 552], [520, 612], [820, 620], [1180, 572], [1620, 532], [1620, 820], [-20, 820]] }),
      mass({ ink: 'slate', opacity: 0.5, layers: [ravenAbove({ x: 480, y: 706, width: 560, ink: 'slate', bank: 6, foreshortening: 0.26 })] }),
      mass({ ink: 'rust', light: pale, rim: 4, shadow: { y: 700, length: 0.4, opacity: 0.3 }, layers: [broadleaf({ ink: 'rust', lit: 'rust', seed: 15, spread: 1, forms: 2, items: [[1190, 714, 160], [1270, 716, 120], [890, 730, 110]] })] }),
      homestead({ x: 1030, y: 752, height: 160, wall: 'white', shade: 'pale', roof: 'slate', dark: 'ink', glow: 'amber' }),
      bank({ ink: 'straw', points: [[860, 766], [930, 750], [1030, 750], [1200, 738], [1300, 752]], close: [[1300, 790], [860, 790]] }),
      mass({ ink: 'ink', light: pale, rim: 4, layers: [grass({ ink: 'ink', lit: 'ink', y: 824, count: 22, height: [40, 80], seed: 4, forms: 2 })] }),
      mass({ light: pale, rim: 6, layers: [ravenAbove({ x: 720, y: 330, width: 1140, ink: 'ink', bank: 13 })] }),
      ravenAbove({ x: 720, y: 330, width: 1140, ink: 'ink', lit: 'slate', eye: 'white', bank: 13 }),
      grain({ ink: 'ink', opacity: 0.13 }),
    ],
  },
  badge: {
    alt: 'A raven with spread wings over the white Beaulieu house at Old Crow Wing',
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
      ravenAbove({ x: 192, y: 158, width: 196, ink: 'ink', bank: 12 }),
    ],
  },
});
