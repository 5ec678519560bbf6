import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { ferns } from '../../motifs/ferns.ts';
import { flow } from '../../motifs/flow.ts';
import { foliage } from '../../motifs/foliage.ts';
import { figure } from '../../motifs/hikers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { trunks } from '../../motifs/trunks.ts';
import { veil } from '../../motifs/veil.ts';
import { mist, ripples, water } from '../../motifs/water.ts';
import { trilliums } from '../../motifs/wildflowers.ts';

const springWoods = {
  ink: '#1d2f24',
  forest: '#33593a',
  green: '#64964a',
  spring: '#a6c95c',
  light: '#e3eca6',
  stone: '#c9ac7c',
  shade: '#7c6a55',
  water: '#5f9c96',
  white: '#fffbea',
};

/** Morning in May: light comes through the new leaves from the left. */
const bigWoods = values({
  dark: { ink: '#12261d', forest: '#25523a' },
  middle: { shade: '#8d7a56', green: '#5f9a4a', water: '#5fa39a' },
  glow: { stone: '#d8c290', spring: '#c3dc7d', white: '#fbf9e6' },
  accent: { coral: '#e4573d' },
});
const morning = { from: [-1, -0.9], ink: 'spring', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'Prairie Creek comes through the Big Woods in spring and falls in one wide white curtain over a limestone ledge; a hiker stands on a fallen slab in the pool before it.',
    focus: { x: 0.54, y: 0.6 },
    palette: bigWoods,
    layers: [
      sky({ bands: [['white', 0]] }),
      spray({ ink: 'spring', from: [0, 0], to: [0, 200], size: 5 }),
      trunks({ ink: 'spring', items: [[60, 250, 14, -20, 8], [300, 250, 16, -20, 8], [520, 260, 12, -20, -6], [690, 260, 20, -20, 6], [1010, 270, 14, -20, -8], [1240, 270, 18, -20, 6], [1500, 280, 12, -20, 8]] }),
      mass({ ink: 'green', layers: [
        trunks({ ink: 'green', items: [[150, 250, 30, -20, -12], [400, 250, 20, -20, 10], [1130, 220, 26, -20, 10], [1430, 220, 40, -20, -12]] }),
        ridge({ ink: 'green', points: [[-20, 186], [400, 196], [760, 206], [1100, 186], [1640, 150]], swell: 8, swells: 5, seed: 7, cover: 'hardwood', crowns: 'billow', height: [10, 26], floor: 330 }),
      ] }),
      // The creek comes through the woods to the brink.
      bank({ ink: 'water', points: [[430, 214], [640, 206], [860, 208], [1010, 214]], close: [[1250, 280], [260, 280]] }),
      ripples({ ink: 'white', y: [216, 262], count: 12, x: 740, spread: [180, 380], width: [80, 220], height: [4, 8], seed: 6 }),
      // Under the ledge the soft sandstone has worn back into the dark.
      shape({ ink: 'ink', points: [[-20, 300], [1640, 260], [1640, 660], [-20, 720]] }),
      spray({ ink: 'forest', from: [0, 700], to: [0, 420], size: 6, within: [[-20, 400], [1640, 380], [1640, 660], [-20, 720]] }),
      // Hard limestone to both sides, in two great steps.
      shape({ ink: 'stone', points: [[-20, 214], [180, 226], [300, 262], [330, 300], [318, 330], [330, 362], [120, 376], [-20, 372]] }),
      shape({ ink: 'shade', points: [[-20, 318], [150, 306], [318, 330], [330, 362], [120, 376], [-20, 372]] }),
      shape({ ink: 'stone', points: [[1160, 268], [1290, 236], [1640, 178], [1640, 344], [1380, 360], [1180, 340], [1190, 304]] }),
      shape({ ink: 'shade', points: [[1190, 304], [1420, 290], [1640, 270], [1640, 344], [1380, 360], [1180, 340]] }),
      shape({ ink: 'ink', points: [[-20, 260], [110, 262], [250, 284], [110, 270], [-20, 268]] }),
      shape({ ink: 'ink', points: [[1300, 270], [1480, 240], [1640, 222], [1640, 230], [1480, 250]] }),
      // The curtain: one body of water that bends over the brink, parts and falls into its own spray.
      bank({ ink: 'white', points: [[288, 268], [330, 248], [430, 246], [520, 262], [600, 250], [740, 256], [860, 248], [980, 262], [1100, 250], [1180, 252], [1206, 276]], close: [[1212, 330], [1216, 440], [1226, 540], [1228, 680], [246, 700], [258, 560], [266, 460], [282, 340]] }),
      flow({ path: [[742, 262, 446], [742, 280, 456], [744, 480, 476], [745, 690, 494]], streaks: [['water', 46, 22]], length: [0.3, 0.85], spread: 0.9, seed: 7 }),
      flow({ path: [[742, 250, 440], [742, 290, 452], [744, 480, 470], [745, 690, 490]], streaks: [['white', 30, 12]], length: [0.2, 0.5], spread: 0.9, seed: 2 }),
      // Where it parts one sees the hollow behind.
      shape({ ink: 'ink', points: [[470, 330], [488, 420], [506, 520], [520, 690], [440, 690], [452, 540], [446, 440]] }),
      shape({ ink: 'ink', points: [[1010, 300], [1030, 400], [1026, 470], [1052, 560], [1056, 690], [1000, 690], [990, 560], [1004, 440]] }),
      shape({ ink: 'ink', points: [[756, 470], [768, 560], [764, 690], [742, 690], [746, 560]] }),
      flow({ path: [[486, 400, 12], [484, 520, 34], [480, 690, 40]], streaks: [['water', 4, 7], ['white', 4, 6]], length: [0.3, 0.6], seed: 3 }),
      flow({ path: [[1016, 360, 8], [1020, 520, 24], [1026, 690, 30]], streaks: [['water', 3, 6], ['white', 3, 5]], length: [0.3, 0.6], seed: 8 }),
      // The pool.
      bank({ ink: 'water', points: [[-20, 696], [300, 668], [760, 654], [1200, 648], [1620, 640]], close: [[1620, 830], [-20, 830]] }),
      mist({ x: 500, y: 690, width: 560, height: 70, ink: 'white', seed: 4 }),
      mist({ x: 980, y: 682, width: 560, height: 76, ink: 'white', seed: 7 }),
      mist({ x: 740, y: 712, width: 420, height: 46, ink: 'white', seed: 9 }),
      spray({ ink: 'water', from: [0, 700], to: [0, 600], size: 4, within: [[250, 640], [400, 620], [760, 650], [1000, 610], [1240, 640], [1240, 690], [740, 704], [240, 696]] }),
      ripples({ ink: 'white', y: [690, 800], count: 22, x: 760, spread: [300, 520], width: [120, 340], height: [5, 11], seed: 4 }),
      ripples({ ink: 'forest', y: [710, 800], count: 10, between: [0, 1600], width: [160, 420], height: [6, 14], seed: 18 }),
      mass({ ink: 'ink', light: { from: [-1, -1], ink: 'stone', shadow: 'ink' }, rim: 7, layers: [
        shape({ ink: 'ink', points: [[860, 790], [930, 744], [1120, 730], [1260, 742], [1300, 784], [1160, 806], [930, 808]] }),
        shape({ ink: 'ink', points: [[-20, 740], [90, 716], [210, 730], [300, 790], [330, 830], [-20, 830]] }),
        shape({ ink: 'ink', points: [[1380, 830], [1430, 700], [1540, 660], [1640, 650], [1640, 830]] }),
      ] }),
      figure({ x: 1080, y: 742, height: 170, pose: 'lookout', ink: 'ink', coat: 'coral', pack: 'forest', skin: 'shade', hat: 'forest', rim: 'white', flip: true }),
      mass({ ink: 'forest', light: morning, rim: 4, layers: [ferns({ ink: 'forest', lit: 'forest', items: [[60, 824, 220], [200, 840, 150]] })] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'Hidden Falls, wide and low over a limestone ledge in spring woods, white wildflowers before it',
    palette: springWoods,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['light', 0]] }),
      foliage({ ink: 'spring', seed: 4, size: [26, 50], points: [[-20, -20], [410, -20], [410, 150], [300, 160], [195, 130], [90, 160], [-20, 150]] }),
      trunks({ ink: 'forest', lit: 'green', items: [[96, 200, 14, -10, 4], [300, 190, 13, -10, -4], [236, 180, 8, -10, -2]] }),
      foliage({ ink: 'green', seed: 9, size: [26, 50], points: [[-20, -20], [410, -20], [410, 104], [300, 112], [195, 84], [90, 112], [-20, 104]] }),
      bank({ ink: 'green', points: [[0, 176], [120, 182], [270, 176], [390, 168]], close: [[390, 300], [0, 300]] }),
      bedded({ points: [[110, 196], [360, 190], [370, 296], [120, 296]], seed: 7, mid: 'shade', lit: 'stone', shade: 'ink', seam: 'ink', beds: [18, 28], step: 6, reach: [0.3, 0.3] }),
      veil({ lip: [[154, 194], [200, 188], [252, 190]], foot: [[146, 292], [200, 298], [256, 294]], ink: 'white', strand: 'water', strands: 7, thickness: 7, seed: 3 }),
      veil({ lip: [[274, 190], [340, 188]], foot: [[270, 294], [350, 292]], ink: 'white', strand: 'water', strands: 5, thickness: 7, seed: 6 }),
      water({ ink: 'water', y: 290 }),
      ripples({ ink: 'white', y: [294, 334], count: 7, x: 230, spread: [60, 50], width: [60, 100], height: [5, 8], seed: 4 }),
      bank({ ink: 'forest', points: [[0, 214], [60, 226], [120, 262], [160, 310], [230, 370]], close: [[230, 400], [0, 400]] }),
      trilliums({ stem: 'spring', petal: 'white', heart: 'spring', items: [[106, 372, 118], [172, 386, 80]] }),
    ],
  },
});
