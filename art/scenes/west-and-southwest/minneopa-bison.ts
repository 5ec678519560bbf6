import { trailArt } from '../../kit/scene.ts';
import { bison } from '../../motifs/bison.ts';
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
    alt: 'Minneopa Creek falls twice over ledges of golden sandstone into its gorge on a spring noon, while bison graze the prairie above the rim.',
    focus: { x: 0.5, y: 0.42 },
    palette: sandstone,
    layers: [
      sky({ seed: 4, waver: 8, bands: [['sky', 0], ['cream', 132]] }),
      cumulus({ x: 430, y: 104, width: 330, height: 76, ink: 'cream', seed: 14 }),
      cumulus({ x: 1120, y: 84, width: 280, height: 60, ink: 'cream', seed: 19 }),
      ridge({ ink: 'leaf', points: [[0, 170], [500, 200], [1100, 200], [1620, 166]], swell: 6, swells: 4, seed: 3, cover: 'hardwood', height: [8, 18], floor: 240 }),
      ridge({ ink: 'lime', points: [[0, 214], [600, 210], [800, 216], [1000, 210], [1620, 214]], swell: 3, swells: 3, seed: 5, floor: 420 }),
      hatch({ ink: 'leaf', y: [218, 250], count: 9, length: [60, 180], thickness: [2, 5], seed: 5 }),
      bison({ x: 560, y: 232, width: 150, ink: 'umber', wool: 'ink', lit: 'ochre' }),
      bison({ x: 1046, y: 228, width: 124, ink: 'umber', wool: 'ink', lit: 'ochre', flip: true }),
      bison({ x: 1170, y: 236, width: 84, ink: 'umber', wool: 'ink', lit: 'ochre' }),
      crag({ left: [[500, 262], [470, 360]], right: [[1100, 262], [1130, 360]], mid: 'ochre', lit: 'buff', shade: 'umber', seam: 'umber', beds: [16, 34], seed: 5, step: 7, reach: [0.5, 0.4] }),
      lenses({ ink: 'sky', items: [[790, 246, 190, 10], [810, 256, 150, 10]] }),
      shape({ ink: 'umber', points: [[680, 268], [870, 268], [900, 352], [650, 352]] }),
      falls({ x: 776, top: 260, base: 342, width: [112, 140], ink: 'cream', strand: 'sky', strands: 9, seed: 4 }),
      shape({ ink: 'sky', points: [[560, 352], [640, 332], [800, 328], [960, 332], [1050, 352], [980, 388], [620, 388]], smooth: true }),
      mist({ x: 776, y: 346, width: 200, ink: 'cream', height: 16 }),
      crag({ left: [[180, 330], [220, 680]], right: [[690, 362], [650, 680]], mid: 'ochre', lit: 'buff', shade: 'umber', seam: 'umber', beds: [22, 56], seed: 8, step: 10, reach: [0.62, 0.4] }),
      crag({ left: [[920, 362], [970, 680]], right: [[1420, 326], [1380, 680]], mid: 'ochre', lit: 'buff', shade: 'umber', seam: 'umber', beds: [22, 56], seed: 12, step: 10, reach: [0.4, 0.2] }),
      shape({ ink: 'umber', points: [[676, 370], [930, 370], [950, 440], [990, 660], [630, 660], [660, 440]] }),
      shape({ ink: 'ink', points: [[692, 420], [922, 420], [968, 660], [648, 660]] }),
      falls({ x: 806, top: 364, base: 646, width: [214, 270], ink: 'cream', strand: 'sky', slot: 'pool', strands: 19, seed: 7 }),
      foliage({ ink: 'forest', points: [[-20, 190], [120, 214], [260, 250], [360, 330], [330, 420], [250, 520], [230, 680], [-20, 700]], size: [30, 70], seed: 4 }),
      foliage({ ink: 'forest', points: [[1620, 190], [1620, 700], [1370, 680], [1350, 520], [1290, 410], [1270, 320], [1360, 250], [1480, 214]], size: [30, 70], seed: 5 }),
      water({ ink: 'pool', y: 650 }),
      ripples({ ink: 'sky', y: [664, 790], count: 11, x: 800, spread: [260, 520], width: [90, 280], height: [4, 9], seed: 4 }),
      ripples({ ink: 'ink', y: [660, 800], count: 6, width: [120, 320], height: [4, 10], seed: 14 }),
      mist({ x: 806, y: 658, width: 370, ink: 'cream' }),
      boulders({ ink: 'umber', lit: 'buff', seed: 6, items: [[520, 690, 150, 56], [430, 720, 110, 40], [1080, 694, 170, 60], [1200, 728, 130, 46], [640, 706, 70, 24], [980, 712, 60, 22]] }),
      broadleaf({ ink: 'ink', lit: 'forest', seed: 3, spread: 0.8, forms: 1, items: [[90, 860, 760], [1530, 860, 720]] }),
      bank({ ink: 'ink', points: [[0, 716], [180, 726], [360, 764], [520, 802]], close: [[0, 802]] }),
      bank({ ink: 'ink', points: [[1100, 802], [1260, 768], [1420, 736], [1600, 724]], close: [[1600, 802]] }),
      grass({ ink: 'ink', lit: 'leaf', y: [[0, 790], [520, 826]], x: [0, 520], count: 9, height: [70, 140], seed: 6, forms: 1 }),
      grass({ ink: 'ink', lit: 'leaf', y: [[1080, 826], [1600, 790]], x: [1100, 1600], count: 9, height: [70, 140], seed: 6, forms: 1 }),
    ],
  },
  badge: {
    alt: 'Minneopa Creek falls twice over ledges of golden sandstone',
    palette: sandstone,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['sky', 0], ['cream', 100]] }),
      ridge({ ink: 'forest', points: [[90, 140], [150, 122], [195, 130], [250, 118], [300, 140]], swell: 2, seed: 3, cover: 'hardwood', height: [12, 22], floor: 190 }),
      crag({ left: [[40, 150], [40, 244]], right: [[350, 150], [350, 244]], mid: 'ochre', lit: 'buff', shade: 'umber', beds: [18, 28], seed: 5, step: 3, reach: [0.5, 0.4] }),
      shape({ ink: 'ink', points: [[146, 152], [222, 152], [230, 208], [136, 208]] }),
      falls({ x: 184, top: 148, base: 204, width: [50, 58], ink: 'cream', strand: 'sky', strands: 3, seed: 4 }),
      shape({ ink: 'pool', points: [[100, 212], [140, 200], [250, 200], [290, 212], [260, 232], [130, 232]], smooth: true }),
      mist({ x: 184, y: 208, width: 84, ink: 'cream', height: 10 }),
      crag({ left: [[10, 210], [10, 340]], right: [[146, 224], [130, 340]], mid: 'ochre', lit: 'buff', shade: 'umber', beds: [22, 38], seed: 8, step: 5, reach: [0.7, 0.5] }),
      crag({ left: [[252, 224], [268, 340]], right: [[380, 210], [380, 340]], mid: 'ochre', lit: 'buff', shade: 'umber', beds: [22, 38], seed: 12, step: 5, reach: [0.4, 0.2] }),
      shape({ ink: 'ink', points: [[144, 224], [254, 224], [272, 344], [126, 344]] }),
      falls({ x: 199, top: 222, base: 330, width: [86, 112], ink: 'cream', strand: 'sky', strands: 6, seed: 7 }),
      mist({ x: 199, y: 338, width: 160, ink: 'cream', height: 20 }),
    ],
  },
});
