import { trailArt } from '../../kit/scene.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { bluestems } from '../../motifs/flowers.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { bank } from '../../motifs/shapes.ts';
import { sky, strata } from '../../motifs/sky.ts';
import { sloops } from '../../motifs/sloop.ts';
import { visitor } from '../../motifs/visitors.ts';
import { ripples, water } from '../../motifs/water.ts';
import { woodland } from '../../motifs/woodland.ts';

const autumn = {
  ink: '#2a1c22',
  maroon: '#6d2c2f',
  russet: '#a8492c',
  orange: '#d9792f',
  gold: '#efb04a',
  cream: '#fdeec9',
  sky: '#9cc3d2',
  river: '#4d83a6',
  violet: '#7d8fb0',
};

export default trailArt({
  hero: {
    alt: 'From an oak-topped bluff at Afton somebody with field glasses looks over ravines of autumn oaks to the wide blue St. Croix, a white sail on it and Wisconsin beyond.',
    focus: { x: 0.5, y: 0.52 },
    palette: autumn,
    layers: [
      sky({ seed: 8, waver: 12, bands: [['sky', 0], ['cream', 150], ['gold', 246]] }),
      strata({ ink: 'cream', bars: [[420, 60, 560, 12], [640, 78, 380, 9], [1280, 90, 480, 11]] }),
      strata({ ink: 'gold', bars: [[960, 196, 420, 9], [1140, 210, 300, 7]] }),
      ridge({ ink: 'violet', points: [[0, 270], [160, 250], [360, 246], [480, 290], [620, 312], [760, 276], [960, 252], [1120, 262], [1240, 302], [1360, 262], [1620, 236]], swell: 5, seed: 4, cover: 'hardwood', height: [14, 28], floor: 360 }),
      water({ ink: 'river', y: 340 }),
      ripples({ ink: 'sky', y: [346, 640], count: 24, width: [80, 300], height: [4, 10], seed: 5 }),
      ripples({ ink: 'gold', y: [346, 600], count: 18, x: 860, spread: [240, 160], width: [70, 240], height: [4, 9], seed: 8 }),
      sloops({ sail: 'cream', jib: 'gold', hull: 'ink', items: [[880, 440, 104], [1020, 372, 44]] }),
      bank({ ink: 'maroon', points: [[700, 802], [860, 680], [960, 590], [1080, 516], [1240, 450], [1440, 396], [1600, 376]], close: [[1600, 802], [700, 802]] }),
      woodland({ leaves: [['orange', 'gold'], ['russet', 'orange'], ['maroon', 'russet']], points: [[820, 710], [900, 640], [980, 580], [1100, 510], [1260, 446], [1440, 396], [1640, 376]], depth: 220, rows: 3, size: [72, 130], seed: 7 }),
      canopy({ ink: 'russet', points: [[980, 690], [1160, 620], [1400, 560], [1580, 540]], depth: 150, count: 18, size: [56, 92], seed: 5 }),
      bank({ ink: 'maroon', points: [[0, 390], [150, 410], [300, 470], [420, 550], [520, 640], [600, 760]], close: [[600, 802], [0, 802]] }),
      woodland({ leaves: [['russet', 'orange'], ['maroon', 'russet'], ['orange', 'gold']], points: [[-20, 390], [150, 410], [300, 470], [420, 550], [500, 620]], depth: 110, rows: 2, size: [76, 110], seed: 4 }),
      canopy({ ink: 'russet', points: [[0, 500], [180, 540], [330, 590]], depth: 90, count: 10, size: [56, 86], seed: 8 }),
      bank({ ink: 'gold', points: [[0, 650], [200, 640], [420, 646], [600, 652], [720, 672], [810, 722], [870, 802]], close: [[870, 802], [0, 802]] }),
      hatch({ ink: 'orange', x: [0, 620], y: [664, 780], count: 16, length: [80, 200], thickness: [4, 9], seed: 6 }),
      visitor({ x: 650, y: 668, height: 168, pose: 'watch', ink: 'ink', coat: 'russet' }),
      bank({ ink: 'maroon', points: [[0, 742], [240, 744], [480, 752], [660, 772], [760, 802]], close: [[760, 802], [0, 802]] }),
      broadleaf({ ink: 'ink', lit: 'maroon', seed: 3, light: 1, spread: 1, forms: 1, items: [[130, 770, 680], [1540, 900, 620]] }),
      bank({ ink: 'ink', points: [[1080, 802], [1260, 770], [1440, 740], [1600, 724]], close: [[1600, 802], [1080, 802]] }),
      grass({ ink: 'maroon', lit: 'gold', y: 790, x: [240, 760], count: 9, height: [80, 150], seed: 6, forms: 1 }),
      bluestems({ stem: 'maroon', petal: 'russet', items: [[330, 800, 260], [420, 800, 200], [500, 800, 240], [250, 800, 210], [570, 806, 170]] }),
      grass({ ink: 'ink', lit: 'maroon', y: 808, count: 18, height: [60, 120], seed: 6, forms: 1 }),
    ],
  },
  badge: {
    alt: 'An autumn oak on the bluff above the blue St. Croix, a white sail below',
    palette: autumn,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['sky', 0], ['cream', 92], ['gold', 136]] }),
      ridge({ ink: 'violet', points: [[0, 180], [150, 176], [230, 196], [300, 176], [390, 166]], swell: 3, seed: 4, cover: 'hardwood', height: [8, 16], floor: 220 }),
      water({ ink: 'river', y: 206 }),
      ripples({ ink: 'sky', y: [214, 300], count: 8, width: [60, 130], height: [6, 8], seed: 5 }),
      sloops({ sail: 'cream', jib: 'gold', hull: 'ink', items: [[268, 252, 92]] }),
      bank({ ink: 'russet', points: [[170, 350], [230, 320], [300, 290], [390, 270]], close: [[390, 400], [170, 400]] }),
      woodland({ leaves: [['orange', 'gold'], ['russet', 'orange']], points: [[220, 330], [300, 296], [400, 276]], depth: 30, rows: 1, size: [54, 56], seed: 7 }),
      bank({ ink: 'maroon', points: [[0, 276], [90, 280], [150, 300], [210, 350]], close: [[210, 400], [0, 400]] }),
      broadleaf({ ink: 'maroon', lit: 'orange', seed: 3, light: 1, spread: 0.95, forms: 1, items: [[122, 304, 200]] }),
    ],
  },
});
