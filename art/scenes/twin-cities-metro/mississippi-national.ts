import { trailArt } from '../../kit/scene.ts';
import { ribBridge } from '../../motifs/arches.ts';
import { bedded } from '../../motifs/bedded.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { grass } from '../../motifs/grass.ts';
import { plunge } from '../../motifs/plunge.ts';
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
    alt: 'Bridal Veil Falls drops over the limestone wall of the Mississippi gorge; the ribs of the Franklin Avenue Bridge and the Minneapolis skyline stand against a rose dusk.',
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
      ripples({ ink: 'plum', y: [520, 800], count: 9, between: [100, 1000], width: [140, 380], height: [6, 12], seed: 9 }),
      ridge({ ink: 'plum', points: [[-20, 400], [120, 410], [300, 452]], to: 300, swell: 5, seed: 14, cover: 'hardwood', height: [16, 34], floor: 480 }),
      ribBridge({ y: 336, spring: 470, base: 500, piers: [-140, 220, 700, 1180, 1660], ink: 'plum', shade: 'ink', lit: 'peach', deck: 22, columns: 10 }),
      shape({ ink: 'ink', points: [[862, 436], [1240, 430], [1260, 760], [790, 760]] }),
      bedded({ points: [[1110, 410], [1300, 396], [1620, 372], [1620, 802], [1150, 780], [1130, 640], [1140, 520]], lit: 'coral', mid: 'mauve', shade: 'plum', seam: 'ink', noses: 4, beds: [40, 100], step: 14, seed: 6, joints: 0.3 }),
      bedded({ points: [[880, 430], [990, 424], [1000, 520], [980, 640], [960, 770], [780, 770], [830, 640], [870, 540]], lit: 'rose', mid: 'plum', shade: 'ink', seam: 'ink', noses: 2, beds: [40, 90], step: 12, seed: 9, joints: 0.3 }),
      bedded({ points: [[870, 414], [1010, 406], [1180, 396], [1300, 388], [1300, 470], [1120, 484], [980, 488], [870, 480]], lit: 'coral', mid: 'mauve', shade: 'plum', seam: 'ink', noses: 3, beds: [30, 50], step: 12, seed: 3, joints: 0.2 }),
      plunge({ lip: [1004, 1110], foot: [972, 1150], top: 420, base: 730, tresses: 5, ink: 'cream', strand: 'mauve', shade: 'rose', seed: 7 }),
      ridge({ ink: 'plum', points: [[880, 420], [1000, 396], [1200, 376], [1620, 340]], from: 890, swell: 4, seed: 8, cover: 'hardwood', height: [24, 44], floor: 420 }),
      canopy({ ink: 'rose', points: [[910, 396], [1200, 360], [1600, 330]], depth: 34, count: 10, size: [22, 36], seed: 4 }),
      mist({ x: 1056, y: 728, width: 190, ink: 'cream', height: 26 }),
      boulders({ ink: 'ink', lit: 'mauve', seed: 4, items: [[860, 736, 150, 56], [960, 752, 120, 46], [1150, 756, 150, 56], [1270, 780, 190, 70], [780, 770, 150, 44]] }),
      broadleaf({ ink: 'ink', lit: 'plum', seed: 14, spread: 0.75, forms: 1, items: [[40, 900, 1000]] }),
      sun({ x: 1246, y: 290, radius: 9, ink: 'cream', halo: [['coral', 18]] }),
      sun({ x: 1372, y: 270, radius: 11, ink: 'cream', halo: [['coral', 22]] }),
      sun({ x: 1524, y: 244, radius: 14, ink: 'cream', halo: [['coral', 28]] }),
      shape({ ink: 'ink', points: [[1244, 299], [1248, 299], [1249, 366], [1243, 366]] }),
      shape({ ink: 'ink', points: [[1369, 281], [1375, 281], [1376, 356], [1368, 356]] }),
      shape({ ink: 'ink', points: [[1521, 258], [1527, 258], [1528, 344], [1520, 344]] }),
      bank({ ink: 'ink', points: [[0, 700], [140, 706], [320, 744], [460, 802]], close: [[460, 802], [0, 802]] }),
      bank({ ink: 'ink', points: [[770, 802], [860, 772], [980, 760], [1120, 770], [1260, 756], [1420, 730], [1600, 706]], close: [[1600, 802], [770, 802]] }),
      grass({ ink: 'ink', lit: 'plum', y: 806, x: [0, 470], count: 7, height: [80, 140], seed: 3, forms: 2 }),
    ],
  },
  badge: {
    alt: 'Bridal Veil Falls on the limestone wall of the Mississippi gorge, the ribs of the Franklin Avenue Bridge behind it at dusk',
    palette: dusk,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['rose', 0], ['coral', 116], ['peach', 160]] }),
      skyline({ ink: 'mauve', y: 170, seed: 4, towers: [[84, 24, 30], [112, 28, 66, 'steps'], [146, 26, 84], [178, 24, 56, 'crown']] }),
      water({ ink: 'teal', y: 226 }),
      ripples({ ink: 'peach', y: [236, 330], count: 7, x: 116, spread: [30, 50], width: [50, 90], height: [5, 7], seed: 5 }),
      ribBridge({ y: 150, spring: 232, base: 246, piers: [-140, 126, 392], ink: 'ink', shade: 'plum', lit: 'cream', deck: 14, columns: 4 }),
      bedded({ points: [[200, 218], [400, 206], [400, 360], [160, 360], [178, 300], [190, 260]], lit: 'coral', mid: 'mauve', shade: 'plum', seam: 'ink', noses: 3, beds: [34, 56], step: 8, seed: 6, joints: 0 }),
      shape({ ink: 'ink', points: [[236, 226], [294, 222], [300, 360], [226, 360]] }),
      bedded({ points: [[192, 200], [300, 194], [400, 186], [400, 226], [192, 238]], lit: 'peach', mid: 'coral', shade: 'mauve', seam: 'ink', noses: 2, beds: [20, 26], step: 7, seed: 3, joints: 0, open: 0.4 }),
      falls({ x: 264, top: 206, base: 346, width: [40, 58], ink: 'cream', strand: 'peach', strands: 4, seed: 4 }),
      ridge({ ink: 'plum', points: [[186, 196], [400, 180]], from: 190, swell: 2, seed: 8, cover: 'hardwood', height: [18, 28], floor: 202 }),
    ],
  },
});
