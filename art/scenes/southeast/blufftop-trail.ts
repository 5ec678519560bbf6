import { trailArt } from '../../kit/scene.ts';
import { limb } from '../../motifs/broadleaf.ts';
import { spruces } from '../../motifs/conifers.ts';
import { crag } from '../../motifs/crag.ts';
import { foliage } from '../../motifs/foliage.ts';
import { grass } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { sloops } from '../../motifs/sloop.ts';
import { spurs } from '../../motifs/spurs.ts';
import { ripples, water } from '../../motifs/water.ts';
import { eagle } from '../../motifs/wings.ts';

const pepin = {
  ink: '#12303a',
  forest: '#1f5548',
  leaf: '#5f9a55',
  lake: '#2f86a6',
  sky: '#7cc3d1',
  pale: '#c6e4dd',
  stone: '#d9b888',
  shade: '#8f6d58',
  white: '#fff8e4',
};

export default trailArt({
  hero: {
    alt: 'The limestone arch In-Yan-Teopa on the bluff edge at Frontenac; white sails cross Lake Pepin below it at noon, and an eagle circles.',
    focus: { x: 0.38, y: 0.4 },
    palette: pepin,
    layers: [
      sky({ seed: 3, waver: 6, bands: [['sky', 0], ['pale', 240]] }),
      cumulus({ x: 1060, y: 250, width: 520, height: 150, ink: 'white', shade: 'pale', seed: 14 }),
      cumulus({ x: 170, y: 180, width: 300, height: 80, ink: 'white', shade: 'pale', seed: 19 }),
      ridge({ ink: 'sky', points: [[0, 310], [300, 302], [700, 318], [1100, 320], [1620, 306]], swell: 5, swells: 5, seed: 6, floor: 350 }),
      ridge({ ink: 'leaf', points: [[820, 342], [900, 336], [950, 300], [1000, 282], [1180, 276], [1420, 284], [1620, 278]], from: 820, swell: 3, swells: 7, seed: 7, cover: 'hardwood', height: [10, 20], floor: 352 }),
      spurs({ ink: 'forest', hollow: 0.3, items: [[1010, 292, 1016, 1080, 350], [1120, 288, 1124, 1200, 350], [1290, 290, 1300, 1390, 350], [1450, 290, 1460, 1530, 350]] }),
      water({ ink: 'lake', y: 348 }),
      ripples({ ink: 'sky', y: [354, 640], count: 26, width: [70, 280], height: [3, 10], seed: 5 }),
      ripples({ ink: 'white', y: [356, 470], count: 10, x: 1000, spread: [300, 260], width: [40, 130], height: [2, 4], seed: 9 }),
      sloops({ sail: 'white', jib: 'pale', hull: 'ink', items: [[650, 500, 120], [960, 470, 160], [1120, 420, -84], [1010, 384, 48], [1300, 530, 120], [820, 374, -34]] }),
      crag({ seed: 6, left: [[300, 290], [240, 450], [150, 680]], right: [[560, 290], [530, 400], [546, 520], [580, 680]], mid: 'stone', lit: 'white', shade: 'shade', seam: 'ink', beds: [26, 54], step: 14, reach: [0.4, 0.5] }),
      crag({ seed: 11, left: [[730, 300], [750, 400], [736, 520], [702, 700]], right: [[832, 300], [838, 400], [832, 520], [880, 700]], mid: 'stone', lit: 'white', shade: 'shade', seam: 'ink', beds: [22, 46], step: 10, reach: [0.36, 0.46] }),
      shape({ ink: 'shade', points: [[530, 290], [770, 290], [780, 410], [754, 420], [740, 372], [700, 340], [630, 332], [580, 352], [552, 400], [542, 450], [526, 400]] }),
      crag({ seed: 3, left: [[340, 188], [290, 310]], right: [[790, 212], [848, 320]], mid: 'stone', lit: 'white', shade: 'shade', seam: 'ink', beds: [24, 44], step: 16, reach: [0.6, 0.5] }),
      ridge({ ink: 'forest', points: [[330, 186], [400, 176], [500, 184]], from: 336, to: 520, swell: 3, seed: 6, cover: 'hardwood', height: [12, 24], floor: 194 }),
      bank({ ink: 'forest', points: [[0, 560], [140, 600], [330, 650], [560, 640], [760, 660], [980, 712], [1250, 762], [1600, 730]], close: [[1600, 802], [0, 802]] }),
      spruces({ ink: 'ink', lit: 'leaf', seed: 5, girth: 0.34, forms: 2, items: [[300, 690, 240], [210, 700, 330], [900, 710, 180], [960, 730, 110], [90, 710, 470]] }),
      eagle({ x: 850, y: 170, width: 150, ink: 'ink', head: 'white', tilt: -10 }),
      limb({ x: 1640, y: 40, length: 420, direction: -1, ink: 'ink', lit: 'leaf', leaves: 34 }),
      grass({ ink: 'ink', lit: 'leaf', y: 812, count: 22, height: [70, 150], seed: 4, forms: 2 }),
    ],
  },
  badge: {
    alt: 'A white sail on Lake Pepin, seen through the limestone arch In-Yan-Teopa',
    palette: pepin,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['sky', 0], ['pale', 130]] }),
      ridge({ ink: 'leaf', points: [[60, 196], [180, 186], [240, 170], [390, 164]], swell: 2, seed: 7, cover: 'hardwood', height: [9, 16], floor: 210 }),
      water({ ink: 'lake', y: 204 }),
      ripples({ ink: 'sky', y: [212, 320], count: 8, width: [60, 120], height: [5, 8], seed: 5 }),
      sloops({ sail: 'white', jib: 'pale', hull: 'ink', items: [[206, 284, 112]] }),
      crag({ seed: 6, left: [[74, 150], [70, 250], [60, 380]], right: [[138, 150], [128, 240], [142, 380]], mid: 'stone', lit: 'white', shade: 'shade', beds: [20, 36], step: 7, reach: [0.5, 0.5] }),
      crag({ seed: 11, left: [[268, 150], [278, 240], [264, 380]], right: [[318, 150], [314, 240], [334, 380]], mid: 'stone', lit: 'white', shade: 'shade', beds: [20, 34], step: 7, reach: [0.4, 0.5] }),
      shape({ ink: 'shade', points: [[120, 130], [290, 130], [294, 220], [276, 214], [262, 176], [230, 160], [180, 160], [148, 178], [134, 226], [122, 220]] }),
      crag({ seed: 5, left: [[92, 104], [70, 158]], right: [[298, 108], [322, 160]], mid: 'stone', lit: 'white', shade: 'shade', beds: [16, 24], step: 8, reach: [0.5, 0.45] }),
      foliage({ ink: 'forest', points: [[110, 92], [196, 90], [196, 108], [106, 108]], size: [12, 22], seed: 3 }),
      bank({ ink: 'forest', points: [[20, 320], [120, 336], [260, 330], [380, 350]], close: [[380, 400], [20, 400]] }),
    ],
  },
});
