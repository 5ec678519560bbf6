import { trailArt } from '../../kit/scene.ts';
import { bedded } from '../../motifs/bedded.ts';
import { ferns } from '../../motifs/ferns.ts';
import { foliage } from '../../motifs/foliage.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { trunks } from '../../motifs/trunks.ts';
import { veil } from '../../motifs/veil.ts';
import { ripples, water } from '../../motifs/water.ts';
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

export default trailArt({
  hero: {
    alt: 'Prairie Creek slides over a wide limestone ledge at Hidden Falls, under tall maples in their first spring green, wildflowers white on the bank.',
    focus: { x: 0.5, y: 0.72 },
    palette: springWoods,
    layers: [
      sky({ seed: 5, waver: 8, bands: [['light', 0]] }),
      foliage({ ink: 'spring', seed: 4, size: [40, 90], points: [[-40, -40], [1640, -40], [1640, 260], [1400, 330], [1180, 250], [980, 190], [800, 160], [620, 190], [430, 260], [220, 330], [-40, 270]] }),
      trunks({ ink: 'spring', items: [[560, 420, 12, -20, 10], [670, 410, 9, -20, -8], [770, 410, 12, -20, 6], [880, 410, 9, -20, 10], [980, 420, 13, -20, -10], [1090, 420, 10, -20, 12], [460, 430, 10, -20, -10]] }),
      ridge({ ink: 'spring', points: [[0, 380], [400, 396], [800, 404], [1200, 394], [1620, 370]], swell: 8, swells: 5, seed: 7, cover: 'hardwood', height: [16, 34], floor: 470 }),
      trunks({ ink: 'green', lit: 'spring', items: [[500, 450, 18, -20, 10], [640, 440, 13, -20, -12], [1040, 440, 17, -20, 14], [1170, 450, 22, -20, -16], [390, 460, 22, -20, 8]] }),
      foliage({ ink: 'green', seed: 9, size: [50, 110], points: [[-40, -40], [1640, -40], [1640, 190], [1460, 230], [1250, 130], [1050, 60], [800, 30], [560, 60], [360, 130], [160, 230], [-40, 190]] }),
      bank({ ink: 'green', points: [[0, 400], [260, 420], [480, 452], [800, 462], [1120, 452], [1360, 416], [1600, 390]], close: [[1600, 700], [0, 700]] }),
      bedded({ points: [[400, 478], [1206, 478], [1240, 560], [1290, 650], [330, 650], [370, 560]], seed: 7, mid: 'stone', lit: 'stone', shade: 'shade', seam: 'ink', beds: [20, 40], step: 14, reach: [0.5, 0.4] }),
      bedded({ points: [[476, 500], [1124, 500], [1140, 640], [470, 640]], seed: 3, mid: 'shade', lit: 'shade', shade: 'ink', seam: 'ink', beds: [16, 30], step: 10, reach: [0.3, 0.2] }),
      shape({ ink: 'water', points: [[520, 466], [760, 448], [880, 448], [1080, 466], [1116, 494], [1060, 488], [1010, 502], [940, 494], [880, 482], [760, 482], [660, 492], [560, 490], [486, 500]] }),
      foliage({ ink: 'green', seed: 2, size: [16, 34], points: [[340, 500], [380, 462], [470, 460], [500, 484], [440, 500]] }),
      foliage({ ink: 'green', seed: 5, size: [16, 34], points: [[1100, 484], [1140, 460], [1230, 464], [1270, 510], [1180, 500]] }),
      veil({ lip: [[496, 490], [560, 482], [634, 486]], foot: [[486, 628], [560, 638], [642, 630]], ink: 'white', strand: 'water', strands: 11, seed: 3 }),
      veil({ lip: [[672, 484], [740, 476], [830, 474], [922, 482]], foot: [[660, 630], [760, 644], [860, 646], [940, 634]], ink: 'white', strand: 'water', strands: 19, seed: 6 }),
      veil({ lip: [[952, 492], [1006, 490]], foot: [[950, 632], [1012, 640]], ink: 'white', strand: 'water', strands: 7, seed: 9 }),
      veil({ lip: [[1032, 484], [1112, 488]], foot: [[1026, 640], [1122, 628]], ink: 'white', strand: 'water', strands: 8, seed: 12 }),
      water({ ink: 'water', y: 630 }),
      ripples({ ink: 'white', y: [634, 690], count: 15, between: [470, 1130], width: [90, 190], height: [5, 9], seed: 4 }),
      ripples({ ink: 'light', y: [660, 800], count: 8, between: [440, 1160], width: [120, 300], height: [5, 10], seed: 8 }),
      ripples({ ink: 'forest', y: [690, 800], count: 5, between: [420, 1180], width: [160, 320], height: [6, 12], seed: 18 }),
      boulders({ ink: 'shade', lit: 'stone', seed: 6, items: [[420, 660, 190, 70], [1190, 664, 200, 80], [656, 650, 70, 30], [940, 656, 100, 34], [560, 690, 110, 40]] }),
      bank({ ink: 'forest', points: [[0, 560], [160, 590], [330, 650], [480, 740], [560, 802]], close: [[0, 802]] }),
      bank({ ink: 'forest', points: [[1080, 802], [1180, 730], [1320, 650], [1460, 590], [1600, 560]], close: [[1600, 802]] }),
      trunks({ ink: 'ink', lit: 'green', light: 1, items: [[250, 660, 44, -20, -10], [90, 720, 66, -20, 20]] }),
      trunks({ ink: 'ink', lit: 'green', items: [[1370, 660, 48, -20, 10], [1530, 720, 60, -20, -20]] }),
      foliage({ ink: 'ink', seed: 3, size: [60, 130], points: [[-40, -40], [520, -40], [400, 50], [250, 60], [140, 130], [-40, 150]] }),
      foliage({ ink: 'ink', seed: 6, size: [60, 130], points: [[1100, -40], [1640, -40], [1640, 160], [1480, 120], [1360, 60], [1220, 50]] }),
      ferns({ ink: 'ink', lit: 'green', items: [[380, 800, 150], [1220, 800, 160], [170, 790, 190], [1450, 790, 200]] }),
      trilliums({ stem: 'green', petal: 'white', heart: 'spring', items: [[480, 800, 130], [400, 770, 100], [300, 810, 190], [70, 820, 230], [1120, 800, 130], [1210, 770, 100], [1310, 810, 190], [1540, 820, 230]] }),
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
