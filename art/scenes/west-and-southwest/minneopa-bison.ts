import { trailArt } from '../../kit/scene.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { crag } from '../../motifs/crag.ts';
import { foliage } from '../../motifs/foliage.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { bank, lenses, shape } from '../../motifs/shapes.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { falls, mist, ripples, water } from '../../motifs/water.ts';

const sandstone = {
  ink: '#1b2a24',
  forest: '#2f5f43',
  leaf: '#74a048',
  lime: '#bccb62',
  umber: '#6e3f26',
  ochre: '#c9853f',
  buff: '#f3cf8b',
  cream: '#fff8e3',
  sky: '#86c4cc',
  pool: '#23737c',
};

export default trailArt({
  hero: {
    alt: 'Minneopa Creek falls twice over ledges of golden sandstone into its gorge on a spring noon, trees green above its rim.',
    focus: { x: 0.5, y: 0.42 },
    palette: sandstone,
    layers: [
      sky({ seed: 4, waver: 8, bands: [['sky', 0], ['cream', 132]] }),
      cumulus({ x: 430, y: 104, width: 330, height: 76, ink: 'cream', seed: 14 }),
      cumulus({ x: 1120, y: 84, width: 280, height: 60, ink: 'cream', seed: 19 }),
      ridge({ ink: 'leaf', points: [[0, 170], [500, 200], [1100, 200], [1620, 166]], swell: 6, swells: 4, seed: 3, cover: 'hardwood', height: [8, 18], floor: 240 }),
      ridge({ ink: 'lime', points: [[0, 214], [600, 210], [800, 216], [1000, 210], [1620, 214]], swell: 3, swells: 3, seed: 5, floor: 420 }),
      hatch({ ink: 'leaf', y: [218, 250], count: 9, length: [60, 180], thickness: [2, 5], seed: 5 }),
      broadleaf({ ink: 'forest', lit: 'leaf', seed: 3, spread: 0.8, forms: 1, items: [[452, 262, 130], [540, 256, 92], [614, 262, 74], [1010, 258, 100], [1108, 262, 142], [1196, 258, 84]] }),
      lenses({ ink: 'sky', items: [[790, 250, 210, 10], [810, 258, 150, 9]] }),
      crag({ left: [[380, 264], [400, 372]], right: [[700, 268], [690, 372]], mid: 'ochre', lit: 'buff', shade: 'umber', beds: [14, 40], seed: 5, step: 5, buttresses: 3, light: 1, reach: [0.42, 0.34] }),
      crag({ left: [[856, 268], [866, 372]], right: [[1240, 262], [1210, 372]], mid: 'ochre', lit: 'buff', shade: 'umber', beds: [14, 40], seed: 9, step: 5, buttresses: 3, reach: [0.46, 0.36] }),
      shape({ ink: 'umber', points: [[686, 268], [866, 268], [884, 366], [668, 366]] }),
      falls({ x: 776, top: 256, base: 350, width: [120, 146], ink: 'cream', strand: 'sky', strands: 10, seed: 4 }),
      shape({ ink: 'pool', points: [[600, 372], [650, 344], [780, 336], [920, 342], [980, 366], [960, 400], [640, 400]], smooth: true }),
      mist({ x: 776, y: 354, width: 206, ink: 'cream', height: 16 }),
      crag({ left: [[180, 346], [220, 680]], right: [[700, 374], [682, 480], [650, 680]], mid: 'ochre', lit: 'buff', shade: 'umber', seam: 'umber', beds: [22, 64], seed: 8, step: 9, buttresses: 4, light: 1, reach: [0.44, 0.36] }),
      crag({ left: [[912, 374], [932, 480], [968, 680]], right: [[1420, 342], [1380, 680]], mid: 'ochre', lit: 'buff', shade: 'umber', seam: 'umber', beds: [22, 64], seed: 12, step: 9, buttresses: 4, reach: [0.46, 0.36] }),
      foliage({ ink: 'leaf', points: [[180, 330], [400, 356], [560, 362], [690, 374], [560, 386], [380, 380], [180, 372]], size: [26, 48], seed: 4 }),
      foliage({ ink: 'leaf', points: [[924, 374], [1060, 358], [1240, 352], [1420, 330], [1420, 372], [1240, 380], [1060, 386]], size: [26, 48], seed: 6 }),
      shape({ ink: 'ink', points: [[694, 376], [918, 376], [930, 480], [972, 660], [644, 660], [676, 480]] }),
      falls({ x: 806, top: 366, base: 646, width: [200, 262], ink: 'cream', strand: 'sky', slot: 'pool', strands: 17, seed: 7 }),
      foliage({ ink: 'forest', points: [[-20, 190], [120, 214], [260, 250], [360, 330], [330, 420], [250, 520], [230, 680], [-20, 700]], size: [50, 90], seed: 4 }),
      foliage({ ink: 'forest', points: [[1620, 190], [1620, 700], [1370, 680], [1350, 520], [1290, 410], [1270, 320], [1360, 250], [1480, 214]], size: [50, 90], seed: 5 }),
      water({ ink: 'pool', y: 650 }),
      ripples({ ink: 'sky', y: [664, 790], count: 11, x: 800, spread: [260, 520], width: [90, 280], height: [4, 9], seed: 4 }),
      ripples({ ink: 'ink', y: [660, 800], count: 6, width: [120, 320], height: [4, 10], seed: 14 }),
      mist({ x: 806, y: 658, width: 370, ink: 'cream' }),
      boulders({ ink: 'umber', lit: 'buff', seed: 6, items: [[520, 690, 150, 56], [430, 720, 110, 40], [1080, 694, 170, 60], [1200, 728, 130, 46], [640, 706, 70, 24], [980, 712, 60, 22]] }),
      broadleaf({ ink: 'ink', lit: 'forest', seed: 3, spread: 0.8, forms: 1, items: [[90, 860, 760], [1530, 860, 720]] }),
      bank({ ink: 'ink', points: [[0, 716], [180, 726], [360, 764], [520, 802]], close: [[0, 802]] }),
      bank({ ink: 'ink', points: [[1100, 802], [1260, 768], [1420, 736], [1600, 724]], close: [[1600, 802]] }),
      grass({ ink: 'ink', lit: 'leaf', y: [[0, 790], [520, 826]], x: [0, 520], count: 7, height: [70, 140], seed: 6, forms: 1 }),
      grass({ ink: 'ink', lit: 'leaf', y: [[1080, 826], [1600, 790]], x: [1100, 1600], count: 7, height: [70, 140], seed: 6, forms: 1 }),
    ],
  },
  badge: {
    alt: 'Minneopa Creek falls twice over ledges of golden sandstone',
    palette: sandstone,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['sky', 0], ['cream', 100]] }),
      ridge({ ink: 'forest', points: [[90, 140], [150, 122], [195, 130], [250, 118], [300, 140]], swell: 2, seed: 3, cover: 'hardwood', height: [12, 22], floor: 190 }),
      crag({ left: [[40, 152], [40, 236]], right: [[148, 152], [144, 236]], mid: 'ochre', lit: 'buff', shade: 'umber', beds: [12, 24], seed: 5, step: 3, buttresses: 2, light: 1, reach: [0.46, 0.4] }),
      crag({ left: [[222, 152], [228, 236]], right: [[350, 152], [350, 236]], mid: 'ochre', lit: 'buff', shade: 'umber', beds: [12, 24], seed: 9, step: 3, buttresses: 2, reach: [0.5, 0.4] }),
      shape({ ink: 'ink', points: [[146, 152], [224, 152], [232, 214], [138, 214]] }),
      falls({ x: 185, top: 146, base: 208, width: [54, 64], ink: 'cream', strand: 'sky', strands: 4, seed: 4 }),
      shape({ ink: 'pool', points: [[94, 222], [140, 204], [250, 204], [296, 222], [260, 240], [130, 240]], smooth: true }),
      mist({ x: 185, y: 212, width: 92, ink: 'cream', height: 10 }),
      crag({ left: [[10, 224], [10, 344]], right: [[150, 230], [130, 344]], mid: 'ochre', lit: 'buff', shade: 'umber', seam: 'umber', beds: [14, 36], seed: 8, step: 4, buttresses: 2, light: 1, reach: [0.46, 0.38] }),
      crag({ left: [[248, 230], [268, 344]], right: [[380, 224], [380, 344]], mid: 'ochre', lit: 'buff', shade: 'umber', seam: 'umber', beds: [14, 36], seed: 12, step: 4, buttresses: 2, reach: [0.5, 0.38] }),
      foliage({ ink: 'leaf', points: [[40, 220], [120, 224], [152, 232], [120, 240], [40, 240]], size: [12, 20], seed: 4 }),
      foliage({ ink: 'leaf', points: [[246, 232], [280, 222], [360, 218], [360, 240], [280, 240]], size: [12, 20], seed: 6 }),
      shape({ ink: 'ink', points: [[148, 232], [250, 232], [272, 344], [126, 344]] }),
      falls({ x: 199, top: 226, base: 330, width: [80, 110], ink: 'cream', strand: 'sky', strands: 6, seed: 7 }),
      mist({ x: 199, y: 338, width: 160, ink: 'cream', height: 20 }),
    ],
  },
});
