import { trailArt } from '../../kit/scene.ts';
import { ribBridge } from '../../motifs/arches.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { crag } from '../../motifs/crag.ts';
import { grass } from '../../motifs/grass.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { sky, strata, sun } from '../../motifs/sky.ts';
import { skyline } from '../../motifs/skyline.ts';
import { falls, mist, ripples, water } from '../../motifs/water.ts';

const dusk = {
  ink: '#1a1430',
  plum: '#3d2a57',
  mauve: '#76507f',
  rose: '#c9627c',
  coral: '#ee8f74',
  peach: '#f9c391',
  cream: '#ffeecb',
  teal: '#2d5a6b',
};

export default trailArt({
  hero: {
    alt: 'Bridal Veil Falls drops from its pipe in the limestone wall of the Mississippi gorge; the ribs of the Franklin Avenue Bridge and the Minneapolis skyline stand against a rose dusk.',
    focus: { x: 0.56, y: 0.5 },
    palette: dusk,
    layers: [
      sky({ seed: 6, waver: 10, bands: [['mauve', 0], ['rose', 110], ['coral', 220], ['peach', 310]] }),
      strata({ ink: 'rose', bars: [[360, 66, 520, 11], [560, 82, 360, 8], [1240, 50, 420, 10]] }),
      strata({ ink: 'coral', bars: [[980, 170, 460, 11], [1180, 186, 320, 8]] }),
      skyline({ ink: 'mauve', y: 420, window: 'peach', pane: 5, seed: 4, towers: [[392, 60, 110], [452, 46, 150, 'slant'], [508, 58, 200, 'steps'], [566, 40, 130], [612, 54, 250, 'flat'], [672, 52, 224, 'crown'], [730, 40, 150, 'spire'], [782, 60, 120], [840, 48, 90, 'slant'], [330, 50, 80]] }),
      ridge({ ink: 'mauve', points: [[0, 400], [600, 414], [1620, 400]], swell: 5, seed: 4, cover: 'hardwood', height: [14, 30], floor: 470 }),
      water({ ink: 'teal', y: 460 }),
      ripples({ ink: 'coral', y: [466, 700], count: 20, x: 600, spread: [200, 260], width: [90, 280], height: [4, 10], seed: 5 }),
      ripples({ ink: 'peach', y: [466, 600], count: 10, x: 600, spread: [120, 160], width: [70, 200], height: [4, 7], seed: 8 }),
      ripples({ ink: 'plum', y: [520, 800], count: 14, between: [100, 1000], width: [140, 380], height: [6, 12], seed: 9 }),
      ridge({ ink: 'plum', points: [[-20, 400], [120, 410], [300, 452]], to: 300, swell: 5, seed: 14, cover: 'hardwood', height: [16, 34], floor: 480 }),
      ribBridge({ y: 336, spring: 470, base: 500, piers: [-140, 220, 700, 1180, 1660], ink: 'plum', shade: 'ink', lit: 'peach', deck: 22, columns: 10 }),
      shape({ ink: 'ink', points: [[960, 470], [1240, 440], [1260, 760], [860, 760]] }),
      crag({ left: [[1096, 404], [1120, 470], [1150, 560], [1130, 762]], right: [[1620, 372], [1620, 802]], mid: 'mauve', lit: 'coral', shade: 'plum', seam: 'ink', beds: [22, 60], reach: [0.44, 0.34], step: 9, buttresses: 4, seed: 6 }),
      crag({ left: [[896, 424], [866, 560], [800, 746]], right: [[990, 424], [992, 560], [960, 760]], mid: 'plum', lit: 'rose', shade: 'ink', seam: 'ink', beds: [20, 52], reach: [0.5, 0.34], step: 8, buttresses: 2, seed: 11 }),
      crag({ left: [[950, 412], [964, 472]], right: [[1180, 396], [1180, 472]], mid: 'mauve', lit: 'coral', shade: 'plum', seam: 'ink', beds: [18, 34], reach: [0.5, 0.4], step: 9, seed: 3 }),
      shape({ ink: 'mauve', points: [[1004, 510], [1004, 470], [1016, 446], [1040, 432], [1072, 432], [1096, 446], [1108, 470], [1108, 510], [1126, 516], [1126, 530], [986, 530], [986, 516]] }),
      shape({ ink: 'ink', points: [[1020, 516], [1020, 474], [1030, 458], [1046, 448], [1066, 448], [1082, 458], [1092, 474], [1092, 516]] }),
      shape({ ink: 'ink', points: [[1000, 530], [1112, 530], [1140, 750], [970, 750]] }),
      falls({ x: 1056, top: 502, base: 720, width: [64, 112], ink: 'cream', strand: 'peach', slot: 'mauve', strands: 8, seed: 4 }),
      ridge({ ink: 'plum', points: [[880, 420], [1000, 396], [1200, 376], [1620, 340]], from: 890, swell: 4, seed: 8, cover: 'hardwood', height: [24, 44], floor: 420 }),
      canopy({ ink: 'rose', points: [[910, 396], [1200, 360], [1600, 330]], depth: 34, count: 12, size: [22, 36], seed: 4 }),
      mist({ x: 1056, y: 728, width: 190, ink: 'cream', height: 26 }),
      boulders({ ink: 'ink', lit: 'mauve', seed: 4, items: [[860, 736, 150, 56], [960, 752, 120, 46], [1150, 756, 150, 56], [1270, 780, 190, 70], [780, 770, 150, 44]] }),
      broadleaf({ ink: 'ink', lit: 'plum', seed: 6, spread: 0.75, forms: 1, items: [[40, 900, 1000]] }),
      sun({ x: 1246, y: 290, radius: 9, ink: 'cream', halo: [['coral', 18]] }),
      sun({ x: 1372, y: 270, radius: 11, ink: 'cream', halo: [['coral', 22]] }),
      sun({ x: 1524, y: 244, radius: 14, ink: 'cream', halo: [['coral', 28]] }),
      shape({ ink: 'ink', points: [[1244, 299], [1248, 299], [1249, 366], [1243, 366]] }),
      shape({ ink: 'ink', points: [[1369, 281], [1375, 281], [1376, 356], [1368, 356]] }),
      shape({ ink: 'ink', points: [[1521, 258], [1527, 258], [1528, 344], [1520, 344]] }),
      bank({ ink: 'ink', points: [[0, 700], [140, 706], [320, 744], [460, 802]], close: [[460, 802], [0, 802]] }),
      bank({ ink: 'ink', points: [[770, 802], [860, 772], [980, 760], [1120, 770], [1260, 756], [1420, 730], [1600, 706]], close: [[1600, 802], [770, 802]] }),
      grass({ ink: 'ink', lit: 'plum', y: 806, x: [0, 470], count: 7, height: [80, 140], seed: 3, forms: 2 }),
      grass({ ink: 'ink', lit: 'plum', y: 806, x: [1160, 1600], count: 6, height: [80, 140], seed: 3, forms: 2 }),
    ],
  },
  badge: {
    alt: 'Bridal Veil Falls drops from its pipe below the ribs of the Franklin Avenue Bridge at dusk',
    palette: dusk,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['mauve', 0], ['rose', 90], ['coral', 130], ['peach', 166]] }),
      skyline({ ink: 'mauve', y: 190, window: 'peach', pane: 5, seed: 4, towers: [[86, 30, 40], [118, 28, 70, 'steps'], [152, 26, 84], [182, 24, 62, 'crown']] }),
      water({ ink: 'teal', y: 220 }),
      ripples({ ink: 'peach', y: [230, 330], count: 8, x: 110, spread: [30, 50], width: [50, 90], height: [6, 7], seed: 5 }),
      ribBridge({ y: 166, spring: 230, base: 240, piers: [-60, 120, 330], ink: 'plum', shade: 'ink', lit: 'peach', deck: 12, columns: 8 }),
      crag({ left: [[196, 200], [176, 270], [150, 360]], right: [[400, 190], [400, 360]], mid: 'mauve', lit: 'coral', shade: 'plum', beds: [20, 36], reach: [0.46, 0.36], step: 5, buttresses: 3, seed: 6 }),
      shape({ ink: 'plum', points: [[216, 268], [216, 236], [228, 216], [246, 206], [276, 206], [294, 216], [306, 236], [306, 268], [318, 272], [318, 284], [204, 284], [204, 272]] }),
      shape({ ink: 'ink', points: [[228, 272], [228, 240], [238, 226], [250, 219], [272, 219], [284, 226], [294, 240], [294, 272]] }),
      shape({ ink: 'ink', points: [[214, 284], [308, 284], [322, 360], [200, 360]] }),
      falls({ x: 261, top: 262, base: 344, width: [50, 78], ink: 'cream', strand: 'coral', strands: 5, seed: 4 }),
      ridge({ ink: 'plum', points: [[186, 206], [400, 178]], from: 190, swell: 2, seed: 8, cover: 'hardwood', height: [14, 24], floor: 204 }),
    ],
  },
});
