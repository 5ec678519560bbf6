import { at, type Point } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bison } from '../../motifs/bison.ts';
import { flow } from '../../motifs/flow.ts';
import { sandstone } from '../../motifs/sandstone.ts';
import { bank, lenses, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { visitor } from '../../motifs/visitors.ts';
import { mist, ripples } from '../../motifs/water.ts';

/** Evening: the sun stands on the right, and lights the left wall. */
const fallsTwice = values({
  dark: { ink: '#1d1a23', umber: '#4b2e2b' },
  middle: { rose: '#a9573f', pool: '#3f7277', ochre: '#c18548' },
  glow: { buff: '#f0c47c', sky: '#bfdad4', cream: '#fff4da' },
  accent: { red: '#dc4428' },
});
const west = { from: [1, -0.6], ink: 'buff', shadow: 'ink' } as const;

/** Where the beds of a wall begin at the edge of the sheet and end at the fall; they come together toward it. */
const BEDS = [
  [190, 300, 596],
  [270, 352, 640],
  [360, 414, 574],
  [470, 486, 606],
  [590, 570, 540],
  [690, 640, 566],
  [790, 726, 500],
] as const;

/** Beds of sandstone in perspective: a lit face, and the shadow that the bed above throws on it. */
function beds(side: 'left' | 'right') {
  const place = (x: number, y: number): Point => (side === 'left' ? [x, y] : [1604 - x, y]);
  const [face, other, dusk] = side === 'left' ? (['buff', 'ochre', 'rose'] as const) : (['rose', 'rose', 'umber'] as const);
  return BEDS.slice(0, -1).flatMap(([edge, end, x], i) => {
    const [nextEdge, nextEnd] = at(BEDS, i + 1);
    const nose = (end + nextEnd) / 2;
    const outline = [place(-40, edge), place(240, edge + (end - edge) * 0.42), place(x - 20, end), place(x, end + 10), place(x - 8, nose), place(x + 4, nextEnd - 8), place(x - 26, nextEnd + 2), place(250, nextEdge + (nextEnd - nextEdge) * 0.42), place(-40, nextEdge)];
    const shadow = [place(-40, edge), place(240, edge + (end - edge) * 0.42), place(x - 20, end), place(x - 90, end + 16), place(380, end + 10 + (edge - end) * 0.3 + (i % 3) * 10), place(160, edge + (end - edge) * 0.3 + 34), place(-40, edge + 26)];
    return [shape({ ink: i % 2 ? other : face, points: outline }), ...(i ? [shape({ ink: dusk, points: shadow })] : [])];
  });
}

export default trailArt({
  hero: {
    alt: 'Minneopa Creek falls twice: over a low ledge into a pool, then from its brink down into a deep gorge of layered golden sandstone. A bison stands on the prairie skyline, two people at the lower pool.',
    focus: { x: 0.5, y: 0.5 },
    palette: fallsTwice,
    layers: [
      sky({ bands: [['cream', 0]] }),
      spray({ ink: 'buff', from: [0, 0], to: [0, 120] }),
      bank({ ink: 'ochre', points: [[-20, 150], [300, 136], [560, 132], [900, 142], [1300, 134], [1640, 150]], close: [[1640, 400], [-20, 400]] }),
      mass({ ink: 'ink', light: west, rim: 3, layers: [bison({ x: 560, y: 140, width: 150, ink: 'ink', lit: 'ink', wool: 'ink', flip: true }), bison({ x: 440, y: 140, width: 84, ink: 'ink', lit: 'ink', wool: 'ink', flip: true })] }),
      // The creek on the prairie, and the first fall over a low ledge.
      bank({ ink: 'pool', points: [[760, 158], [800, 152], [860, 158], [930, 200]], close: [[670, 204]] }),
      shape({ ink: 'rose', points: [[-20, 178], [420, 168], [660, 186], [690, 196], [690, 290], [-20, 330]] }),
      shape({ ink: 'umber', points: [[900, 196], [960, 184], [1200, 168], [1640, 180], [1640, 340], [900, 290]] }),
      shape({ ink: 'umber', points: [[600, 226], [690, 216], [930, 214], [1010, 226], [1010, 290], [600, 290]] }),
      bank({ ink: 'cream', points: [[672, 200], [690, 192], [800, 196], [900, 190], [926, 200]], close: [[936, 284], [660, 286]] }),
      flow({ path: [[798, 200, 116], [798, 215, 120], [798, 284, 130]], streaks: [['pool', 9, 10], ['sky', 8, 9]], length: [0.4, 0.8], seed: 5 }),
      // The pool between the two, foreshortened.
      shape({ ink: 'pool', points: [[560, 296], [700, 280], [900, 280], [1040, 294], [990, 330], [950, 350], [650, 352], [606, 330]] }),
      lenses({ ink: 'cream', items: [[800, 288, 300, 10], [720, 304, 150, 5], [880, 310, 170, 5], [790, 324, 200, 6]] }),
      // The dark under the second brink.
      shape({ ink: 'ink', points: [[560, 340], [1050, 336], [1130, 720], [460, 720]] }),
      spray({ ink: 'rose', from: [0, 350], to: [0, 560], size: 4, within: [[600, 372], [1000, 370], [1060, 560], [530, 560]] }),
      // The wall on the left faces the sun: bed over bed, and each bed a ledge.
      ...beds('left'),
      spray({ ink: 'rose', from: [0, 780], to: [240, 300], within: [[-20, 330], [500, 330], [470, 740], [-20, 790]] }),
      ...beds('right'),
      spray({ ink: 'ink', from: [1640, 780], to: [1200, 300], within: [[1100, 300], [1640, 200], [1640, 780], [1130, 720]] }),
      // The second fall bends over the brink and drops free.
      bank({ ink: 'cream', points: [[640, 360], [656, 340], [720, 334], [800, 340], [880, 334], [944, 340], [960, 360]], close: [[966, 470], [984, 600], [992, 700], [606, 704], [618, 600], [636, 470]] }),
      flow({ path: [[800, 350, 150], [800, 380, 158], [800, 520, 172], [800, 690, 188]], streaks: [['sky', 22, 18], ['pool', 16, 12]], length: [0.3, 0.8], seed: 9, spread: 0.9 }),
      shape({ ink: 'ink', points: [[706, 470], [718, 560], [722, 690], [692, 690], [698, 560]] }),
      shape({ ink: 'ink', points: [[886, 430], [900, 520], [896, 600], [908, 690], [882, 690], [878, 520]] }),
      bank({ ink: 'pool', points: [[-20, 752], [300, 726], [560, 700], [800, 694], [1040, 700], [1300, 724], [1640, 752]], close: [[1640, 820], [-20, 820]] }),
      mist({ x: 800, y: 716, width: 520, height: 66, ink: 'cream', seed: 4 }),
      ripples({ ink: 'sky', y: [722, 800], count: 16, x: 800, spread: [260, 520], width: [140, 300], height: [5, 10], seed: 6 }),
      mass({ ink: 'ink', light: west, rim: 4, layers: [
        shape({ ink: 'ink', points: [[1010, 820], [1060, 768], [1150, 744], [1290, 746], [1420, 700], [1640, 670], [1640, 820]] }),
        shape({ ink: 'ink', points: [[-20, 700], [140, 712], [260, 748], [340, 796], [380, 820], [-20, 820]] }),
      ] }),
      visitor({ x: 1120, y: 756, height: 92, pose: 'point', ink: 'ink', coat: 'red', flip: true }),
      visitor({ x: 1166, y: 756, height: 92, pose: 'child', ink: 'ink', coat: 'red' }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'Minneopa Creek falls twice through golden sandstone; a bison on the skyline above it',
    palette: fallsTwice,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['cream', 0]] }),
      bank({ ink: 'buff', points: [[0, 168], [195, 162], [390, 168]], close: [[390, 400], [0, 400]] }),
      mass({ ink: 'umber', light: west, rim: 2, layers: [bison({ x: 160, y: 168, width: 84, ink: 'ink', lit: 'ink', wool: 'ink' })] }),
      shape({ ink: 'ochre', points: [[20, 190], [150, 184], [260, 184], [370, 190], [370, 240], [20, 240]] }),
      shape({ ink: 'umber', points: [[150, 194], [280, 192], [290, 232], [140, 232]] }),
      flow({ ink: 'cream', path: [[226, 184, 22], [226, 194, 25], [224, 224, 28]], streaks: [['sky', 5, 6]], length: [0.4, 0.7], seed: 5 }),
      shape({ ink: 'pool', points: [[140, 228], [270, 220], [280, 238], [130, 240]] }),
      shape({ ink: 'ink', points: [[130, 236], [262, 236], [290, 360], [100, 360]] }),
      sandstone({ points: [[20, 206], [110, 222], [156, 238], [130, 252], [134, 276], [112, 290], [116, 330], [20, 360]], mid: 'buff', lit: 'cream', shade: 'ochre', bands: [238, 262, 290, 316], seed: 8 }),
      sandstone({ points: [[236, 238], [280, 224], [370, 204], [370, 360], [284, 330], [286, 290], [262, 276], [266, 252]], mid: 'rose', lit: 'ochre', shade: 'umber', bands: [238, 262, 290, 316], seed: 12 }),
      flow({ ink: 'cream', path: [[196, 232, 40], [196, 246, 45], [196, 300, 48], [196, 360, 54]], streaks: [['sky', 9, 9], ['pool', 3, 5]], length: [0.3, 0.6], seed: 9 }),
    ],
  },
});
