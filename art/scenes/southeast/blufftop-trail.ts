import { trailArt } from '../../kit/scene.ts';
import { bedded } from '../../motifs/bedded.ts';
import { cedars } from '../../motifs/cedars.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { bank, lenses } from '../../motifs/shapes.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { sloops } from '../../motifs/sloop.ts';
import { visitor } from '../../motifs/visitors.ts';
import { ripples, water } from '../../motifs/water.ts';
import { eagle } from '../../motifs/wings.ts';
import { crowns, woodland } from '../../motifs/woodland.ts';

const mayMorning = {
  ink: '#123332',
  pine: '#1f5a4c',
  leaf: '#57934a',
  lime: '#a3c25c',
  lake: '#2b83a4',
  sheen: '#86c5cc',
  haze: '#bfe0dc',
  cream: '#fff5dc',
  buff: '#efd29a',
  tan: '#bf9163',
  umber: '#6b4a3e',
  coral: '#dd6b45',
};

export default trailArt({
  hero: {
    alt: 'In-Yan-Teopa, a limestone arch on the edge of the bluff at Frontenac; through its opening and far below, sails on the blue width of Lake Pepin.',
    focus: { x: 0.5, y: 0.5 },
    palette: mayMorning,
    layers: [
      sky({ seed: 4, waver: 6, bands: [['sheen', 0], ['haze', 110], ['cream', 196]] }),
      cumulus({ x: 330, y: 176, width: 330, height: 96, ink: 'cream', shade: 'haze', seed: 4 }),
      cumulus({ x: 1330, y: 168, width: 300, height: 84, ink: 'cream', shade: 'haze', seed: 9 }),
      ridge({ ink: 'sheen', points: [[-20, 214], [300, 200], [520, 222], [900, 218], [1180, 196], [1620, 190]], swell: 4, swells: 6, seed: 5, cover: 'hardwood', height: [10, 20], floor: 300 }),
      ridge({ ink: 'leaf', points: [[1000, 246], [1160, 232], [1330, 206], [1470, 216], [1620, 196]], from: 980, swell: 3, swells: 6, seed: 9, cover: 'hardwood', height: [8, 18], floor: 260 }),
      water({ ink: 'sheen', y: 246 }),
      bank({ ink: 'lake', points: [[-20, 300], [400, 292], [900, 306], [1300, 296], [1620, 308]], close: [[1620, 802], [-20, 802]] }),
      ripples({ ink: 'haze', y: [250, 296], count: 9, between: [40, 1600], width: [120, 360], height: [3, 5], seed: 8 }),
      ripples({ ink: 'sheen', y: [312, 640], count: 18, between: [40, 1600], width: [60, 260], height: [2, 7], seed: 5 }),
      lenses({ ink: 'cream', items: [[1480, 352, 420, 13]] }),
      lenses({ ink: 'pine', items: [[1510, 346, 400, 20]] }),
      sloops({ items: [[1060, 322, 13], [1250, 334, 17], [1150, 372, 26], [1390, 398, 33], [1240, 462, 50], [824, 540, 44]], sail: 'cream', jib: 'haze', hull: 'ink' }),
      bank({ ink: 'pine', points: [[980, 606], [1100, 588], [1260, 614], [1420, 662], [1620, 692]], close: [[1620, 802], [980, 802]] }),
      woodland({ leaves: [['pine', 'leaf'], ['pine', 'leaf'], ['leaf', 'lime']], points: [[980, 628], [1120, 610], [1280, 640], [1440, 690], [1620, 720]], depth: 0, rows: 1, size: [104, 104], seed: 4, spacing: 0.6 }),
      ridge({ ink: 'pine', points: [[-20, 216], [120, 222], [260, 236], [380, 256], [470, 300], [500, 420]], to: 560, swell: 3, seed: 6, cover: 'hardwood', height: [24, 44], floor: 700 }),
      canopy({ ink: 'leaf', points: [[-20, 236], [260, 256], [420, 290]], depth: 300, count: 26, size: [56, 100], seed: 7 }),
      canopy({ ink: 'lime', points: [[-20, 240], [260, 260], [420, 300]], depth: 230, count: 9, size: [50, 80], seed: 12 }),
      bank({ ink: 'pine', points: [[700, 622], [920, 622]], close: [[920, 670], [700, 670]] }),
      woodland({ leaves: [['pine', 'leaf'], ['leaf', 'lime']], points: [[760, 612], [900, 612]], depth: 10, rows: 1, size: [64, 70], seed: 3 }),
      bedded({ points: [[400, 262], [470, 214], [590, 178], [720, 190], [900, 234], [984, 260], [1000, 330], [976, 420], [1004, 520], [1060, 660], [886, 660], [896, 560], [876, 484], [846, 428], [800, 408], [762, 440], [742, 520], [752, 590], [736, 660], [300, 660], [340, 520], [330, 420], [370, 340]], lit: 'cream', mid: 'buff', shade: 'tan', seam: 'umber', noses: 3, beds: [30, 84], step: 15, seed: 11, reach: [0.5, 0.36], dusk: 0.34, open: 0.5 }),
      boulders({ ink: 'tan', lit: 'cream', seed: 4, items: [[1080, 690, 110, 50], [700, 668, 90, 36], [1000, 680, 70, 30]] }),
      crowns({ leaves: [['pine', 'leaf'], ['leaf', 'lime']], items: [[250, 640, 150], [380, 656, 130], [560, 676, 100], [930, 680, 90], [1090, 720, 120]] }),
      bank({ ink: 'leaf', points: [[-20, 650], [180, 652], [380, 662], [560, 660], [760, 650], [920, 662], [1040, 700], [1110, 750], [1140, 802]], close: [[-20, 802]] }),
      hatch({ ink: 'lime', y: [676, 790], count: 14, length: [60, 240], thickness: [4, 9], x: [20, 1000], seed: 5 }),
      visitor({ x: 790, y: 668, height: 88, pose: 'watch', ink: 'ink', coat: 'coral' }),
      cedars({ ink: 'ink', lit: 'pine', seed: 3, forms: 1, items: [[500, 216, 110], [640, 186, 70], [430, 250, 70]] }),
      eagle({ x: 1080, y: 112, width: 160, ink: 'ink', head: 'cream', tilt: -8 }),
      bank({ ink: 'ink', points: [[-20, 700], [200, 712], [420, 750], [620, 802]], close: [[-20, 802]] }),
      grass({ ink: 'ink', lit: 'lime', y: 812, count: 7, height: [60, 120], seed: 4, forms: 1 }),
    ],
  },
  badge: {
    alt: 'A limestone arch on the edge of the bluff, with sails on Lake Pepin far below it',
    palette: mayMorning,
    layers: [
      sky({ seed: 4, waver: 3, bands: [['sheen', 0], ['haze', 110]] }),
      ridge({ ink: 'leaf', points: [[0, 166], [140, 158], [390, 150]], swell: 3, seed: 9, cover: 'hardwood', height: [6, 12], floor: 220 }),
      water({ ink: 'lake', y: 176 }),
      ripples({ ink: 'sheen', y: [186, 320], count: 12, between: [60, 330], width: [30, 90], height: [4, 6], seed: 5 }),
      sloops({ items: [[222, 266, 42], [334, 216, 30], [318, 190, 20]], sail: 'cream', jib: 'haze', hull: 'ink' }),
      woodland({ leaves: [['pine', 'leaf'], ['leaf', 'lime']], points: [[150, 312], [360, 304]], depth: 8, rows: 1, size: [44, 50], seed: 3 }),
      bedded({ points: [[72, 126], [130, 96], [196, 106], [280, 138], [304, 190], [292, 240], [316, 345], [256, 345], [262, 296], [248, 232], [212, 204], [176, 236], [166, 296], [172, 345], [40, 345], [56, 240], [50, 180]], lit: 'cream', mid: 'buff', shade: 'tan', seam: 'umber', noses: 2, beds: [20, 46], step: 8, seed: 14, reach: [0.5, 0.36], dusk: 0.36, open: 0.55, joints: 0.3 }),
      bank({ ink: 'leaf', points: [[0, 322], [110, 312], [196, 320], [290, 316], [390, 330]], close: [[390, 400], [0, 400]] }),
      cedars({ ink: 'ink', lit: 'pine', seed: 3, forms: 1, items: [[112, 116, 50], [160, 106, 34]] }),
    ],
  },
});
