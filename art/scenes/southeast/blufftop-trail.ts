import { trailArt } from '../../kit/scene.ts';
import { bedded } from '../../motifs/bedded.ts';
import { cedars } from '../../motifs/cedars.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, lenses } from '../../motifs/shapes.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { sloops } from '../../motifs/sloop.ts';
import { visitor } from '../../motifs/visitors.ts';
import { ripples, water } from '../../motifs/water.ts';
import { eagle } from '../../motifs/wings.ts';
import { woodland } from '../../motifs/woodland.ts';

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
      ridge({ ink: 'sheen', points: [[-20, 214], [300, 200], [520, 222], [900, 218], [1180, 196], [1620, 190]], swell: 4, swells: 6, seed: 5, cover: 'hardwood', height: [6, 14], floor: 300 }),
      ridge({ ink: 'leaf', points: [[1000, 246], [1160, 232], [1330, 206], [1470, 216], [1620, 196]], from: 980, swell: 3, swells: 6, seed: 9, cover: 'hardwood', height: [8, 18], floor: 260 }),
      water({ ink: 'sheen', y: 246 }),
      bank({ ink: 'lake', points: [[-20, 300], [400, 292], [900, 306], [1300, 296], [1620, 308]], close: [[1620, 802], [-20, 802]] }),
      ripples({ ink: 'haze', y: [250, 296], count: 9, between: [40, 1600], width: [120, 360], height: [3, 5], seed: 8 }),
      ripples({ ink: 'sheen', y: [312, 640], count: 24, between: [40, 1600], width: [60, 260], height: [2, 7], seed: 5 }),
      lenses({ ink: 'cream', items: [[1480, 352, 420, 13]] }),
      lenses({ ink: 'pine', items: [[1510, 346, 400, 20]] }),
      sloops({ items: [[1100, 330, 24], [1150, 392, 32], [1226, 352, 27], [1290, 430, 38], [1068, 444, 36], [806, 496, 34], [846, 462, 26], [300, 340, 24], [210, 384, 30], [1392, 402, 30]], sail: 'cream', jib: 'haze', hull: 'ink' }),
      bank({ ink: 'pine', points: [[980, 640], [1100, 622], [1260, 650], [1420, 700], [1620, 730]], close: [[1620, 802], [980, 802]] }),
      woodland({ leaves: [['pine', 'leaf'], ['pine', 'leaf'], ['leaf', 'lime']], points: [[980, 628], [1120, 610], [1280, 640], [1440, 690], [1620, 720]], depth: [[980, 30], [1620, 80]], rows: 2, size: [84, 120], seed: 4 }),
      bank({ ink: 'pine', points: [[-20, 520], [200, 530], [420, 570]], close: [[420, 660], [-20, 660]] }),
      bank({ ink: 'pine', points: [[740, 616], [900, 616]], close: [[900, 660], [740, 660]] }),
      woodland({ leaves: [['pine', 'leaf'], ['leaf', 'lime']], points: [[-20, 530], [200, 540], [420, 580]], depth: 40, rows: 1, size: [100, 120], seed: 7 }),
      woodland({ leaves: [['pine', 'leaf'], ['leaf', 'lime']], points: [[760, 612], [900, 612]], depth: 10, rows: 1, size: [64, 70], seed: 3 }),
      bedded({ points: [[470, 214], [590, 168], [720, 186], [900, 230], [984, 252], [1004, 330], [976, 420], [1002, 520], [1046, 650], [886, 650], [896, 560], [876, 484], [846, 428], [800, 408], [762, 440], [742, 520], [752, 590], [736, 650], [360, 650], [392, 520], [380, 420], [430, 340], [420, 280]], lit: 'cream', mid: 'buff', shade: 'tan', seam: 'umber', noses: 3, beds: [26, 90], step: 14, seed: 14, reach: [0.5, 0.36], dusk: 0.36, open: 0.5 }),
      bank({ ink: 'leaf', points: [[-20, 590], [180, 600], [380, 626], [560, 638], [760, 644], [960, 640], [1080, 668], [1150, 726], [1190, 802]], close: [[-20, 802]] }),
      hatch({ ink: 'lime', y: [650, 790], count: 20, length: [60, 240], thickness: [4, 9], x: [20, 1100], seed: 5 }),
      visitor({ x: 812, y: 652, height: 92, pose: 'watch', ink: 'ink', coat: 'coral' }),
      cedars({ ink: 'ink', lit: 'pine', seed: 3, items: [[520, 200, 100], [660, 184, 64], [350, 650, 190], [1086, 690, 130]] }),
      eagle({ x: 1080, y: 112, width: 160, ink: 'ink', head: 'cream', tilt: -8 }),
      bank({ ink: 'ink', points: [[-20, 700], [200, 712], [420, 750], [620, 802]], close: [[-20, 802]] }),
      grass({ ink: 'ink', lit: 'lime', y: 812, count: 11, height: [60, 120], seed: 4, forms: 1 }),
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
