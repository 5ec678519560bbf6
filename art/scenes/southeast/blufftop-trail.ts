import { trailArt } from '../../kit/scene.ts';
import { limb } from '../../motifs/broadleaf.ts';
import { spruces } from '../../motifs/conifers.ts';
import { crag } from '../../motifs/crag.ts';
import { grass } from '../../motifs/grass.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
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
      sloops({ sail: 'white', jib: 'pale', hull: 'ink', items: [[960, 470, 150], [1120, 424, -84], [1010, 388, 48], [1310, 540, 130], [860, 380, -36]] }),
      crag({ seed: 6, left: [[330, 208], [270, 330], [236, 460], [150, 700]], right: [[770, 196], [826, 290], [812, 430], [846, 560], [900, 720]], mid: 'stone', lit: 'white', shade: 'shade', seam: 'shade', beds: [20, 56], step: 8, buttresses: 5, reach: [0.46, 0.36] }),
      shape({ ink: 'shade', points: [[512, 720], [500, 610], [516, 510], [500, 440], [536, 372], [590, 336], [650, 342], [700, 390], [712, 470], [700, 560], [724, 640], [730, 720]] }),
      shape({ ink: 'lake', points: [[512, 720], [500, 610], [516, 510], [510, 446], [546, 388], [594, 360], [636, 370], [668, 410], [680, 480], [668, 570], [690, 650], [694, 720]] }),
      shape({ ink: 'sky', points: [[545, 390], [594, 360], [636, 370], [651, 390]] }),
      ripples({ ink: 'sky', y: [420, 640], count: 8, x: 590, spread: [30, 50], width: [50, 90], height: [4, 7], seed: 5 }),
      sloops({ sail: 'white', jib: 'pale', hull: 'ink', items: [[590, 540, 116]] }),
      ridge({ ink: 'forest', points: [[316, 204], [400, 186], [520, 194], [640, 180], [740, 190], [790, 200]], from: 316, to: 790, swell: 3, swells: 5, seed: 6, cover: 'hardwood', height: [12, 34], floor: 212 }),
      canopy({ ink: 'leaf', points: [[350, 196], [540, 190], [750, 190]], depth: 8, count: 8, size: [20, 30], seed: 4 }),
      bank({ ink: 'forest', points: [[0, 560], [140, 600], [330, 650], [560, 640], [760, 660], [980, 712], [1250, 762], [1600, 730]], close: [[1600, 802], [0, 802]] }),
      spruces({ ink: 'ink', lit: 'leaf', seed: 5, girth: 0.34, forms: 2, items: [[470, 186, 80], [690, 184, 56], [210, 700, 330], [900, 720, 180], [964, 740, 110], [90, 710, 470]] }),
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
      crag({ seed: 6, left: [[96, 110], [74, 180], [70, 260], [48, 380]], right: [[286, 106], [318, 170], [312, 260], [344, 380]], mid: 'stone', lit: 'white', shade: 'shade', seam: 'shade', beds: [14, 36], step: 5, buttresses: 4, reach: [0.46, 0.36] }),
      shape({ ink: 'shade', points: [[134, 380], [130, 280], [138, 240], [134, 206], [158, 170], [196, 156], [232, 168], [258, 206], [256, 250], [270, 380]] }),
      shape({ ink: 'lake', points: [[134, 380], [130, 280], [138, 240], [140, 210], [164, 182], [196, 170], [222, 180], [240, 212], [238, 256], [250, 380]] }),
      shape({ ink: 'pale', points: [[141, 208], [164, 182], [196, 170], [222, 180], [238, 208]] }),
      ripples({ ink: 'sky', y: [226, 320], count: 6, x: 190, spread: [20, 30], width: [40, 70], height: [5, 7], seed: 5 }),
      sloops({ sail: 'white', jib: 'pale', hull: 'ink', items: [[194, 300, 108]] }),
      ridge({ ink: 'forest', points: [[92, 108], [150, 98], [230, 100], [294, 106]], from: 92, to: 294, swell: 2, swells: 5, seed: 6, cover: 'hardwood', height: [10, 22], floor: 112 }),
      bank({ ink: 'forest', points: [[20, 320], [120, 336], [260, 330], [380, 350]], close: [[380, 400], [20, 400]] }),
    ],
  },
});
