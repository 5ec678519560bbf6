import { trailArt } from '../../kit/scene.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { dripstone } from '../../motifs/dripstone.ts';
import { susans } from '../../motifs/flowers.ts';
import { generalStore } from '../../motifs/general-store.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { street } from '../../motifs/perspective.ts';
import { prattBridge } from '../../motifs/pratt-bridge.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { ripples, river } from '../../motifs/water.ts';
import { woodland } from '../../motifs/woodland.ts';

const village = {
  ink: '#2a2425',
  umber: '#5b4238',
  brick: '#a5442f',
  clay: '#d27a52',
  gold: '#eebd5e',
  cream: '#fdf1d6',
  green: '#4a6b43',
  leaf: '#93a650',
  river: '#6ba6a6',
  sky: '#b4d6cd',
};

const cave = {
  ink: '#15182a',
  deep: '#2b2c4c',
  rock: '#6d4a43',
  amber: '#c7803f',
  gold: '#f5cb74',
  pool: '#1f9fa3',
  aqua: '#93e3d2',
};

/** Store, road and bridge stand along one street, which leads away to the right. */
const main = street({ eye: [800, 350], above: 6.6, start: [-11.2, 54], heading: 38 });

export default trailArt({
  hero: {
    alt: 'The brick general store of Historic Forestville and its old bridge over the Root River on a golden late-summer afternoon.',
    focus: { x: 0.43, y: 0.5 },
    palette: village,
    layers: [
      sky({ seed: 3, waver: 6, bands: [['sky', 0], ['cream', 196]] }),
      cumulus({ x: 1010, y: 190, width: 460, height: 120, ink: 'cream', seed: 14 }),
      cumulus({ x: 300, y: 150, width: 320, height: 80, ink: 'cream', seed: 19 }),
      ridge({ ink: 'sky', points: [[0, 240], [400, 250], [900, 280], [1620, 230]], swell: 8, swells: 4, seed: 3, floor: 420 }),
      ridge({ ink: 'leaf', points: [[0, 280], [300, 262], [620, 290], [900, 330], [1100, 310], [1350, 270], [1620, 250]], swell: 6, swells: 5, seed: 8, cover: 'hardwood', height: [18, 34], floor: 520 }),
      woodland({ leaves: [['green', 'leaf'], ['green', 'leaf'], ['leaf', 'gold']], points: [[100, 380], [400, 390], [900, 420], [1300, 390], [1560, 370]], depth: 70, rows: 2, size: [110, 130], light: 1, seed: 5 }),
      bank({ ink: 'leaf', points: [[0, 490], [400, 500], [760, 520], [1000, 516], [1300, 506], [1600, 490]], close: [[1600, 802], [0, 802]] }),
      hatch({ ink: 'gold', y: [530, 640], count: 14, length: [60, 180], thickness: [3, 8], x: [60, 640], seed: 4 }),
      hatch({ ink: 'green', y: [540, 660], count: 9, length: [60, 180], thickness: [3, 7], x: [60, 600], seed: 14 }),
      river({ ink: 'river', path: [[1230, 500, 30], [1200, 530, 80], [1130, 590, 180], [1030, 670, 270], [910, 820, 390]] }),
      ripples({ ink: 'sky', y: [600, 800], count: 16, x: 970, spread: [120, 240], width: [80, 240], height: [4, 10], seed: 5 }),
      ripples({ ink: 'umber', y: [596, 690], count: 12, x: 1046, spread: [100, 150], width: [70, 180], height: [4, 8], seed: 9 }),
      shape({ ink: 'cream', points: [main(-40, -5.4, 0), main(20, -5.4, 0), main(20, -8.6, 0), main(-40, -8.6, 0)] }),
      shape({ ink: 'cream', points: [main(33, -5.4, 0), main(80, -5.4, 0), main(80, -8.6, 0), main(33, -8.6, 0)] }),
      broadleaf({ ink: 'green', lit: 'leaf', seed: 4, spread: 0.95, forms: 1, light: 1, items: [[360, 540, 250], [1290, 540, 230], [1390, 550, 290]] }),
      generalStore({ street: main, wall: 'brick', shade: 'umber', roof: 'ink', trim: 'cream', pane: 'ink' }),
      prattBridge({ street: main, span: [16, 33], sides: [-8.4, -6], ink: 'ink', far: 'umber', deck: 'cream', stone: 'umber', lit: 'clay' }),
      boulders({ ink: 'umber', lit: 'clay', seed: 6, items: [[880, 650, 90, 40], [800, 700, 130, 50], [1330, 640, 110, 44], [690, 760, 120, 44]] }),
      bank({ ink: 'green', points: [[0, 640], [160, 650], [360, 700], [520, 760], [580, 802]], close: [[0, 802]] }),
      bank({ ink: 'green', points: [[1180, 802], [1280, 730], [1420, 670], [1600, 640]], close: [[1600, 802]] }),
      broadleaf({ ink: 'ink', lit: 'green', seed: 20, spread: 0.86, forms: 1, light: 1, items: [[0, 800, 720], [1604, 830, 640]] }),
      grass({ ink: 'ink', lit: 'leaf', y: 812, count: 7, height: [80, 150], seed: 4, forms: 2, x: [0, 600] }),
      grass({ ink: 'ink', lit: 'leaf', y: 812, count: 5, height: [80, 150], seed: 4, forms: 2, x: [1180, 1600] }),
      susans({ stem: 'ink', petal: 'gold', heart: 'umber', items: [[240, 820, 190], [320, 820, 150], [400, 820, 170], [470, 820, 110], [1270, 820, 130], [1340, 820, 180], [1420, 820, 150]] }),
    ],
  },
  badge: {
    alt: 'A turquoise pool in Mystery Cave, stalactites hanging over it in lamplight',
    palette: cave,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['deep', 0]] }),
      shape({ ink: 'rock', points: [[60, 250], [66, 190], [90, 150], [134, 112], [195, 98], [262, 108], [306, 150], [326, 196], [330, 250]] }),
      shape({ ink: 'amber', points: [[96, 250], [92, 208], [116, 190], [124, 158], [160, 150], [196, 128], [244, 142], [262, 166], [288, 178], [290, 214], [304, 250]] }),
      shape({ ink: 'gold', points: [[146, 250], [140, 226], [158, 206], [160, 182], [186, 176], [206, 158], [232, 172], [240, 192], [262, 204], [258, 226], [270, 250]] }),
      dripstone({ ink: 'amber', lit: 'gold', items: [[128, 126, 60, 24], [198, 134, 50, 22], [278, 150, 50, 22]] }),
      dripstone({ ink: 'rock', lit: 'amber', items: [[158, 120, 84, 30], [236, 126, 66, 26], [158, 250, -50, 36], [252, 250, -34, 24]] }),
      shape({ ink: 'pool', points: [[0, 246], [390, 246], [390, 400], [0, 400]] }),
      ripples({ ink: 'gold', y: [252, 300], count: 6, x: 196, spread: [40, 40], width: [50, 80], height: [5, 7], seed: 4 }),
      ripples({ ink: 'aqua', y: [254, 336], count: 9, x: 196, spread: [90, 100], width: [60, 110], height: [5, 8], seed: 8 }),
      dripstone({ ink: 'rock', lit: 'amber', items: [[104, 268, -70, 34], [292, 266, -54, 30], [128, 276, -34, 24]] }),
      dripstone({ ink: 'deep', lit: 'rock', items: [[98, 70, 130, 40], [174, 60, 104, 34], [258, 60, 92, 32], [308, 70, 140, 42]] }),
      shape({ ink: 'ink', points: [[-10, -10], [400, -10], [400, 110], [330, 96], [262, 84], [196, 92], [130, 84], [66, 98], [-10, 110]] }),
      dripstone({ ink: 'ink', items: [[70, 90, 160, 50], [134, 80, 70, 34], [210, 84, 54, 30], [332, 90, 170, 52], [286, 80, 58, 28]] }),
      shape({ ink: 'ink', points: [[-10, 400], [-10, 296], [60, 286], [120, 326], [200, 344], [280, 322], [330, 286], [400, 292], [400, 400]] }),
      dripstone({ ink: 'ink', items: [[76, 320, -60, 34], [318, 320, -70, 38]] }),
    ],
  },
});
