import { trailArt } from '../../kit/scene.ts';
import { birch, broadleaf } from '../../motifs/broadleaf.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { homestead } from '../../motifs/homestead.ts';
import { oxcart } from '../../motifs/oxcart.ts';
import { boardwalk } from '../../motifs/paths.ts';
import { raven } from '../../motifs/raven.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { bank } from '../../motifs/shapes.ts';
import { sky, strata } from '../../motifs/sky.ts';
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

export default trailArt({
  hero: {
    alt: 'The white Beaulieu house and a Red River ox cart at the vanished town of Crow Wing, a raven above the meeting of two rivers, under gray autumn clouds.',
    focus: { x: 0.5, y: 0.36 },
    palette: overcast,
    layers: [
      sky({ seed: 4, waver: 16, bands: [['mist', 0], ['pale', 150], ['white', 318]] }),
      strata({ ink: 'stone', bars: [[300, 50, 700, 20], [620, 78, 460, 12], [1380, 40, 560, 18]] }),
      strata({ ink: 'pale', bars: [[1120, 104, 620, 16], [180, 122, 480, 14]] }),
      strata({ ink: 'mist', bars: [[420, 210, 620, 18], [700, 232, 420, 12], [1320, 250, 560, 16], [240, 296, 420, 10]] }),
      ridge({ ink: 'mist', y: 372, swell: 10, swells: 3, seed: 5, floor: 420 }),
      ridge({ ink: 'stone', points: [[-20, 384], [400, 392], [700, 400], [1000, 392], [1620, 380]], swell: 5, swells: 4, seed: 8, cover: 'hardwood', height: [18, 34], floor: 430 }),
      water({ ink: 'white', y: 404 }),
      ripples({ ink: 'mist', y: [410, 520], count: 12, width: [160, 360], height: [4, 9], seed: 5 }),
      ripples({ ink: 'stone', y: [406, 430], count: 9, width: [160, 260], height: [5, 7], seed: 9 }),
      ridge({ ink: 'rust', points: [[940, 446], [1040, 434], [1180, 428], [1300, 434], [1480, 446]], from: 940, to: 1480, swell: 2, swells: 8, seed: 4, cover: 'hardwood', height: [12, 26], floor: 452 }),
      canopy({ ink: 'ochre', points: [[980, 436], [1180, 424], [1420, 438]], depth: 8, count: 9, size: [16, 24], seed: 4 }),
      bank({ ink: 'straw', points: [[-10, 500], [240, 488], [520, 500], [800, 512], [1060, 506], [1320, 530], [1610, 520]], close: [[1610, 812], [-10, 812]] }),
      hatch({ ink: 'ochre', y: [520, 640], count: 12, length: [80, 220], thickness: [3, 9], seed: 7 }),
      broadleaf({ ink: 'slate', lit: 'stone', seed: 15, spread: 1, forms: 1, items: [[530, 560, 250], [890, 566, 260]] }),
      broadleaf({ ink: 'rust', lit: 'ochre', seed: 15, spread: 1, forms: 1, items: [[640, 560, 330], [790, 566, 300], [440, 556, 180], [1000, 560, 170]] }),
      homestead({ x: 700, y: 616, height: 270, wall: 'white', shade: 'mist', roof: 'slate', dark: 'ink', glow: 'ochre' }),
      bank({ ink: 'straw', points: [[300, 640], [500, 606], [700, 612], [960, 596], [1200, 606], [1610, 590]], close: [[1610, 812], [-10, 812], [-10, 650]] }),
      hatch({ ink: 'ochre', y: [626, 780], count: 10, length: [80, 240], thickness: [4, 11], seed: 17 }),
      boardwalk({ path: [[500, 850, 150], [590, 740, 84], [652, 690, 50], [668, 648, 30], [648, 610, 19]], plank: 'pale', plank2: 'mist', edge: 'slate', shadow: 'slate', planks: 17, crowding: 1.6 }),
      oxcart({ x: 1064, y: 708, height: 176, ink: 'ink', lit: 'ochre', far: 'slate', load: 'stone' }),
      raven({ x: 950, y: 246, width: 280, ink: 'ink', lit: 'slate', tilt: -4 }),
      raven({ x: 640, y: 170, width: 80, ink: 'slate', tilt: 6 }),
      birch({ x: 210, y: 800, height: 720, bark: 'white', shade: 'mist', mark: 'ink', leaf: 'ochre', leaf2: 'straw', lean: -0.05, seed: 7, stem: 19 }),
      birch({ x: 326, y: 800, height: 560, bark: 'white', shade: 'mist', mark: 'ink', leaf: 'ochre', lean: 0.06, seed: 9, stem: 13 }),
      broadleaf({ ink: 'rust', lit: 'ochre', seed: 15, spread: 1, forms: 1, light: -1, items: [[1390, 760, 290], [1540, 830, 600], [40, 780, 330]] }),
      bank({ ink: 'ink', points: [[-10, 740], [160, 744], [330, 780], [420, 812]], close: [[-10, 812]] }),
      bank({ ink: 'ink', points: [[1150, 812], [1290, 776], [1450, 748], [1610, 740]], close: [[1610, 812]] }),
      grass({ ink: 'ink', lit: 'ochre', y: 816, count: 11, height: [70, 140], seed: 4, forms: 1 }),
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
