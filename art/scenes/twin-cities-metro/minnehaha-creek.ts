import { trailArt } from '../../kit/scene.ts';
import { archBridge } from '../../motifs/arches.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { crag } from '../../motifs/crag.ts';
import { ferns } from '../../motifs/ferns.ts';
import { foliage } from '../../motifs/foliage.ts';
import { hiker } from '../../motifs/people.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { sky, strata } from '../../motifs/sky.ts';
import { falls, mist, ripples, water } from '../../motifs/water.ts';

const cityGlen = {
  ink: '#16282f',
  forest: '#24544a',
  leaf: '#4f8c55',
  lime: '#a9c65f',
  slate: '#5c6f78',
  stone: '#a9a99a',
  cream: '#fbf4dc',
  sky: '#a7d3d6',
  pool: '#2f7f8c',
  red: '#d4573d',
};

export default trailArt({
  hero: {
    alt: 'Minnehaha Falls drops over its limestone ledge into a green summer gorge; a hiker looks up at it from the low stone footbridge across the creek.',
    focus: { x: 0.5, y: 0.52 },
    palette: cityGlen,
    layers: [
      sky({ seed: 4, waver: 8, bands: [['sky', 0], ['cream', 110]] }),
      strata({ ink: 'cream', bars: [[360, 36, 460, 9], [520, 52, 320, 7], [1240, 60, 420, 9]] }),
      ridge({ ink: 'lime', points: [[0, 130], [400, 150], [800, 168], [1200, 150], [1620, 120]], swell: 8, swells: 5, seed: 8, cover: 'hardwood', height: [26, 54], floor: 330 }),
      ridge({ ink: 'leaf', points: [[0, 170], [300, 176], [600, 204], [800, 214], [1000, 204], [1300, 172], [1620, 160]], swell: 6, swells: 5, seed: 3, cover: 'hardwood', height: [30, 60], floor: 330 }),
      canopy({ ink: 'lime', points: [[340, 200], [600, 226], [1000, 226], [1280, 200]], depth: 36, count: 13, size: [34, 50], seed: 4 }),
      shape({ ink: 'ink', points: [[420, 262], [1180, 262], [1250, 640], [350, 640]] }),
      crag({ left: [[-20, 250], [-20, 680]], right: [[640, 262], [610, 330], [520, 450], [440, 680]], mid: 'slate', lit: 'stone', shade: 'ink', seam: 'ink', beds: [20, 54], reach: [0.42, 0.34], buttresses: 3, step: 10, light: 1, seed: 4 }),
      crag({ left: [[960, 262], [992, 330], [1080, 450], [1160, 680]], right: [[1620, 236], [1620, 700]], mid: 'slate', lit: 'stone', shade: 'ink', seam: 'ink', beds: [20, 54], reach: [0.46, 0.36], buttresses: 3, step: 10, seed: 9 }),
      crag({ left: [[590, 250], [612, 300]], right: [[1010, 250], [990, 300]], mid: 'slate', lit: 'stone', shade: 'slate', beds: [14, 22], reach: [0.5, 0.4], buttresses: 3, step: 6, seed: 2 }),
      foliage({ ink: 'leaf', points: [[-20, 226], [620, 236], [640, 262], [480, 284], [240, 276], [-20, 290]], size: [24, 48], seed: 6 }),
      foliage({ ink: 'leaf', points: [[960, 262], [980, 236], [1620, 210], [1620, 280], [1340, 278], [1120, 286]], size: [24, 48], seed: 9 }),
      bank({ ink: 'sky', points: [[664, 252], [730, 244], [800, 242], [880, 244], [940, 252]], close: [[930, 268], [676, 268]] }),
      falls({ x: 802, top: 256, base: 590, width: [236, 292], ink: 'cream', strand: 'sky', slot: 'pool', strands: 18, seed: 7 }),
      bank({ ink: 'forest', points: [[240, 640], [420, 586], [540, 568], [640, 584], [700, 606]], close: [[700, 700], [240, 700]] }),
      bank({ ink: 'forest', points: [[900, 606], [980, 580], [1090, 564], [1230, 590], [1380, 640]], close: [[1380, 700], [900, 700]] }),
      water({ ink: 'pool', y: 600, floor: 802 }),
      mist({ x: 802, y: 608, width: 380, ink: 'cream', height: 34 }),
      ripples({ ink: 'cream', y: [612, 650], count: 8, x: 800, spread: [150, 200], width: [80, 170], height: [4, 6], seed: 4 }),
      bank({ ink: 'forest', points: [[0, 540], [200, 560], [400, 610], [560, 660], [660, 740], [690, 802]], close: [[0, 802]] }),
      bank({ ink: 'forest', points: [[910, 802], [940, 740], [1040, 660], [1200, 606], [1400, 556], [1600, 536]], close: [[1600, 802]] }),
      canopy({ ink: 'leaf', points: [[200, 610], [300, 620], [460, 670]], depth: 60, count: 6, size: [44, 60], seed: 5 }),
      canopy({ ink: 'leaf', points: [[1140, 670], [1300, 620], [1400, 600]], depth: 60, count: 6, size: [44, 60], seed: 8 }),
      archBridge({ top: [[420, 676], [600, 650], [800, 640], [1000, 650], [1180, 676]], base: [[420, 762], [1180, 762]], piers: [600, 1000], pier: 0.04, crown: 26, rise: 0.4, depth: 14, ink: 'stone', shade: 'slate', lit: 'cream', seed: 3 }),
      hiker({ x: 700, y: 650, height: 92, ink: 'ink', pack: 'red', hat: 'ink' }),
      ripples({ ink: 'sky', y: [720, 800], count: 9, x: 800, spread: [90, 150], width: [90, 200], height: [5, 9], seed: 8 }),
      boulders({ ink: 'ink', lit: 'stone', seed: 4, items: [[610, 790, 140, 52], [1010, 792, 150, 56]] }),
      bank({ ink: 'ink', points: [[0, 690], [220, 700], [420, 742], [560, 802]], close: [[0, 802]] }),
      bank({ ink: 'ink', points: [[1060, 802], [1190, 742], [1390, 700], [1600, 690]], close: [[1600, 802]] }),
      broadleaf({ ink: 'ink', lit: 'forest', seed: 6, spread: 0.8, forms: 1, items: [[110, 830, 760], [1500, 830, 800]] }),
      ferns({ ink: 'ink', lit: 'leaf', items: [[330, 806, 130], [430, 812, 100], [1180, 812, 100], [1290, 806, 130]] }),
    ],
  },
  badge: {
    alt: 'Minnehaha Falls under its limestone ledge in summer green, with the stone footbridge below',
    palette: cityGlen,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['sky', 0], ['cream', 84]] }),
      ridge({ ink: 'leaf', points: [[0, 110], [195, 124], [390, 110]], swell: 3, seed: 3, cover: 'hardwood', height: [18, 32], floor: 200 }),
      canopy({ ink: 'lime', points: [[70, 110], [195, 122], [320, 110]], depth: 16, count: 6, size: [20, 26], seed: 4 }),
      shape({ ink: 'ink', points: [[0, 136], [390, 136], [390, 340], [0, 340]] }),
      crag({ left: [[-10, 136], [-10, 310]], right: [[134, 140], [116, 190], [92, 310]], mid: 'slate', lit: 'stone', shade: 'ink', beds: [18, 38], reach: [0.44, 0.36], buttresses: 2, step: 4, light: 1, seed: 4 }),
      crag({ left: [[256, 140], [276, 190], [300, 310]], right: [[400, 136], [400, 310]], mid: 'slate', lit: 'stone', shade: 'ink', beds: [18, 38], reach: [0.46, 0.36], buttresses: 2, step: 4, seed: 9 }),
      foliage({ ink: 'leaf', points: [[-10, 128], [130, 132], [134, 146], [-10, 152]], size: [16, 26], seed: 6 }),
      foliage({ ink: 'leaf', points: [[256, 146], [262, 132], [400, 126], [400, 152]], size: [16, 26], seed: 9 }),
      falls({ x: 195, top: 136, base: 284, width: [96, 120], ink: 'cream', strand: 'sky', strands: 8, seed: 7 }),
      water({ ink: 'pool', y: 282 }),
      mist({ x: 195, y: 286, width: 164, ink: 'cream', height: 18 }),
      archBridge({ top: [[20, 308], [195, 290], [370, 308]], base: [[20, 362], [370, 362]], piers: [110, 280], pier: 0.05, crown: 13, rise: 0.42, depth: 8, ink: 'stone', shade: 'slate', lit: 'cream' }),
    ],
  },
});
