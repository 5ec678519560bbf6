import { trailArt } from '../../kit/scene.ts';
import { bedded } from '../../motifs/bedded.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { cottonwoods } from '../../motifs/cottonwood.ts';
import { roundTower } from '../../motifs/fort.ts';
import { grass } from '../../motifs/grass.ts';
import { heron } from '../../motifs/heron.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { sky, strata } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';
import { gulls } from '../../motifs/wings.ts';

const dawn = {
  ink: '#1a2430',
  pine: '#2f4a44',
  slate: '#4f7890',
  mist: '#9dbcc4',
  tan: '#b98a5c',
  sand: '#e3bb83',
  pink: '#efb9a8',
  cream: '#fdf0d5',
  gold: '#f1b24e',
};

export default trailArt({
  hero: {
    alt: 'At Bdote the brown Minnesota and the blue Mississippi meet below the great cottonwoods of Pike Island; small on the bluff, the fort’s round tower at dawn.',
    focus: { x: 0.57, y: 0.46 },
    palette: dawn,
    layers: [
      sky({ seed: 5, waver: 12, bands: [['mist', 0], ['pink', 150], ['cream', 300]] }),
      strata({ ink: 'pink', bars: [[300, 84, 460, 10], [480, 100, 340, 8], [1240, 64, 420, 10]] }),
      strata({ ink: 'cream', bars: [[1080, 190, 440, 10], [1240, 206, 300, 7], [260, 220, 380, 9]] }),
      ridge({ ink: 'mist', points: [[0, 340], [500, 366], [900, 366], [1620, 330]], swell: 10, seed: 3, cover: 'hardwood', height: [18, 34], floor: 450 }),
      ridge({ ink: 'slate', points: [[620, 430], [820, 380], [960, 338], [1200, 322], [1620, 300]], from: 620, swell: 4, seed: 7, cover: 'hardwood', height: [10, 20], floor: 460 }),
      bedded({ points: [[1016, 334], [1300, 322], [1310, 420], [1000, 424]], mid: 'tan', lit: 'sand', shade: 'tan', seam: 'slate', noses: 2, beds: [24, 40], dusk: 0.14, step: 7, seed: 3, joints: 0.3 }),
      roundTower({ x: 1120, y: 336, width: 96, height: 84, wall: 'sand', lit: 'cream', shade: 'tan', curtain: [84, 190] }),
      ridge({ ink: 'pine', points: [[1010, 440], [1200, 430], [1620, 424]], from: 980, swell: 4, seed: 17, cover: 'hardwood', height: [14, 30], floor: 456 }),
      ridge({ ink: 'slate', points: [[-20, 416], [300, 426], [600, 438]], to: 640, swell: 5, seed: 12, cover: 'hardwood', height: [12, 28], floor: 470 }),
      water({ ink: 'tan', y: 450 }),
      bank({ ink: 'slate', points: [[800, 450], [806, 640], [770, 670], [830, 700], [780, 740], [850, 776], [810, 802]], close: [[1600, 802], [1600, 450]] }),
      ripples({ ink: 'sand', y: [456, 800], count: 19, between: [60, 660], width: [90, 320], height: [4, 13], seed: 14 }),
      ripples({ ink: 'mist', y: [456, 800], count: 19, between: [960, 1560], width: [90, 320], height: [4, 13], seed: 9 }),
      ripples({ ink: 'cream', y: [660, 790], count: 7, x: 800, spread: [30, 70], width: [80, 150], height: [5, 8], seed: 6 }),
      ridge({ ink: 'pine', points: [[586, 464], [660, 452], [800, 440], [940, 452], [1020, 464]], from: 586, to: 1020, swell: 4, seed: 22, cover: 'hardwood', height: [24, 44], floor: 480 }),
      shape({ ink: 'cream', smooth: true, points: [[500, 470], [800, 456], [1100, 470], [990, 530], [860, 600], [806, 672], [760, 604], [640, 536]] }),
      shape({ ink: 'pine', smooth: true, points: [[520, 464], [800, 450], [1080, 464], [960, 524], [810, 590], [660, 530]] }),
      cottonwoods({ ink: 'pine', lit: 'gold', bark: 'ink', seed: 3, items: [[600, 488, 230], [996, 490, 220], [694, 512, 300], [900, 514, 280], [800, 566, 410, 0]] }),
      grass({ ink: 'pine', lit: 'gold', y: 574, x: [690, 920], count: 6, height: [36, 60], seed: 3, forms: 2 }),
      heron({ x: 812, y: 664, height: 62, ink: 'ink' }),
      gulls({ ink: 'slate', items: [[1000, 214, 44], [1060, 236, 32], [968, 244, 28]] }),
      bank({ ink: 'ink', points: [[0, 676], [140, 690], [300, 740], [440, 802]], close: [[440, 802], [0, 802]] }),
      broadleaf({ ink: 'ink', lit: 'pine', seed: 8, spread: 0.78, forms: 1, items: [[70, 860, 800], [1560, 890, 640]] }),
      bank({ ink: 'ink', points: [[1180, 802], [1300, 764], [1450, 726], [1600, 712]], close: [[1600, 802], [1180, 802]] }),
      grass({ ink: 'ink', lit: 'pine', y: 806, x: [0, 430], count: 7, height: [90, 170], seed: 3, forms: 2 }),
      grass({ ink: 'ink', lit: 'pine', y: 806, x: [1180, 1600], count: 8, height: [110, 220], seed: 3, forms: 2 }),
    ],
  },
  badge: {
    alt: 'A great cottonwood on the point where a brown and a blue river meet, the fort’s round tower on the bluff',
    palette: dawn,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['mist', 0], ['pink', 96], ['cream', 160]] }),
      ridge({ ink: 'slate', points: [[200, 226], [250, 204], [390, 190]], from: 180, swell: 2, seed: 7, cover: 'hardwood', height: [8, 14], floor: 240 }),
      roundTower({ x: 290, y: 204, width: 46, height: 52, wall: 'sand', lit: 'cream', shade: 'tan', curtain: [0, 60] }),
      ridge({ ink: 'pine', points: [[0, 232], [195, 226], [390, 222]], swell: 3, seed: 12, cover: 'hardwood', height: [8, 16], floor: 260 }),
      water({ ink: 'tan', y: 240 }),
      bank({ ink: 'slate', points: [[190, 240], [196, 296], [176, 312], [206, 328], [184, 350]], close: [[390, 350], [390, 240]] }),
      ripples({ ink: 'sand', y: [256, 340], count: 7, between: [50, 120], width: [60, 90], height: [6, 8], seed: 4 }),
      ripples({ ink: 'mist', y: [256, 340], count: 7, between: [250, 340], width: [60, 90], height: [6, 8], seed: 9 }),
      shape({ ink: 'cream', smooth: true, points: [[80, 246], [195, 236], [300, 246], [240, 280], [194, 316], [140, 280]] }),
      shape({ ink: 'pine', smooth: true, points: [[96, 244], [195, 234], [286, 244], [230, 270], [194, 286], [146, 270]] }),
      cottonwoods({ ink: 'pine', lit: 'gold', bark: 'ink', seed: 3, forms: 1, spread: 0.86, items: [[186, 276, 190]] }),
    ],
  },
});
