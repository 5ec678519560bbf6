import { at, type Point } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bison } from '../../motifs/bison.ts';
import { flow } from '../../motifs/flow.ts';
import { bank, lenses, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { visitor } from '../../motifs/visitors.ts';
import { mist, ripples, river } from '../../motifs/water.ts';

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
    alt: 'Minneopa Creek falls twice: over a low ledge into a pool, then from its brink down into a deep gorge of layered golden sandstone. Two bison stand on the prairie skyline, two people at the lower pool.',
    focus: { x: 0.5, y: 0.5 },
    palette: fallsTwice,
    layers: [
      sky({ bands: [['cream', 0]] }),
      spray({ ink: 'buff', from: [0, 0], to: [0, 120] }),
      bank({ ink: 'ochre', points: [[-20, 150], [300, 136], [560, 132], [900, 142], [1300, 134], [1640, 150]], close: [[1640, 400], [-20, 400]] }),
      mass({ ink: 'ink', light: west, rim: 3, layers: [bison({ x: 560, y: 140, width: 150, ink: 'ink', lit: 'ink', wool: 'ink', flip: true }), bison({ x: 440, y: 140, width: 84, ink: 'ink', lit: 'ink', wool: 'ink', flip: true })] }),
      // The creek on the prairie, and the first fall over a low ledge.
      river({ ink: 'pool', path: [[1010, 142, 5], [900, 148, 14], [760, 160, 34], [790, 178, 84], [798, 206, 124]] }),
      shape({ ink: 'rose', points: [[-20, 178], [420, 168], [640, 186], [676, 200], [690, 290], [-20, 330]] }),
      shape({ ink: 'umber', points: [[922, 200], [960, 184], [1200, 168], [1640, 180], [1640, 340], [900, 296]] }),
      shape({ ink: 'umber', points: [[-20, 240], [500, 236], [690, 226], [690, 290], [560, 312], [-20, 330]] }),
      bank({ ink: 'cream', points: [[672, 200], [690, 192], [800, 196], [900, 190], [926, 200]], close: [[936, 284], [660, 286]] }),
      flow({ path: [[798, 200, 116], [798, 215, 120], [798, 284, 130]], streaks: [['pool', 9, 10], ['sky', 8, 9]], length: [0.4, 0.8], seed: 5 }),
      // The pool between the two, foreshortened.
      shape({ ink: 'pool', points: [[576, 298], [640, 286], [700, 280], [900, 280], [960, 286], [1030, 298], [990, 330], [950, 350], [650, 352], [606, 330]] }),
      lenses({ ink: 'cream', items: [[800, 288, 300, 10], [720, 304, 150, 5], [880, 310, 170, 5], [790, 324, 200, 6]] }),
      // The walls behind their beds, and the dark under the second brink.
      shape({ ink: 'rose', points: [[-20, 300], [560, 312], [560, 720], [-20, 780]] }),
      shape({ ink: 'umber', points: [[1640, 300], [1044, 312], [1044, 720], [1640, 780]] }),
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
      shape({ ink: 'rose', points: [[20, 192], [130, 186], [170, 200], [170, 236], [20, 250]] }),
      shape({ ink: 'umber', points: [[220, 200], [260, 186], [370, 192], [370, 250], [220, 236]] }),
      shape({ ink: 'cream', points: [[164, 192], [226, 192], [232, 230], [158, 230]] }),
      shape({ ink: 'ink', points: [[120, 244], [270, 244], [290, 360], [100, 360]] }),
      shape({ ink: 'pool', points: [[132, 236], [160, 228], [230, 228], [258, 236], [240, 252], [150, 252]] }),
      shape({ ink: 'buff', points: [[20, 214], [134, 236], [140, 256], [20, 250]] }),
      shape({ ink: 'ochre', points: [[20, 260], [126, 266], [132, 288], [20, 292]] }),
      shape({ ink: 'buff', points: [[20, 302], [114, 298], [120, 326], [20, 340]] }),
      shape({ ink: 'rose', points: [[370, 214], [256, 236], [250, 256], [370, 250]] }),
      shape({ ink: 'rose', points: [[370, 260], [264, 266], [258, 288], [370, 292]] }),
      shape({ ink: 'rose', points: [[370, 302], [276, 298], [270, 326], [370, 340]] }),
      lenses({ ink: 'cream', items: [[195, 238, 80, 5]] }),
      shape({ ink: 'cream', points: [[150, 252], [160, 245], [230, 245], [240, 252], [250, 360], [140, 360]] }),
      flow({ path: [[195, 196, 24], [195, 226, 28]], streaks: [['pool', 4, 6]], length: [0.5, 0.8], seed: 5 }),
      flow({ path: [[195, 252, 38], [195, 300, 44], [195, 360, 50]], streaks: [['sky', 7, 9], ['pool', 5, 7]], length: [0.3, 0.6], seed: 9 }),
    ],
  },
});
