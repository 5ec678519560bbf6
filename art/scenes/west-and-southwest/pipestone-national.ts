import { trailArt } from '../../kit/scene.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { oracle } from '../../motifs/oracle.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders, cliff } from '../../motifs/rock.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { sky, strata } from '../../motifs/sky.ts';
import { tallgrass } from '../../motifs/tallgrass.ts';
import { falls, mist, river } from '../../motifs/water.ts';

const overcast = {
  ink: '#2b1a23',
  maroon: '#7a2c33',
  red: '#bb5348',
  pink: '#e39c86',
  stone: '#a3b4c0',
  cloud: '#cbd5d9',
  cream: '#f7f0e2',
  sage: '#7f9467',
  pine: '#46614f',
  water: '#5c8796',
};

export default trailArt({
  hero: {
    alt: 'The Oracle, a crag of red quartzite in which people see a face, stands over the prairie beside the thread of Winnewissa Falls at Pipestone, under a calm gray sky.',
    focus: { x: 0.5, y: 0.4 },
    palette: overcast,
    layers: [
      sky({ seed: 4, waver: 14, bands: [['stone', 0], ['cloud', 150], ['cream', 300]] }),
      strata({ ink: 'cloud', bars: [[360, 60, 620, 22], [620, 84, 420, 14], [1240, 40, 560, 20], [1400, 110, 420, 14]] }),
      strata({ ink: 'cream', bars: [[520, 196, 520, 16], [300, 214, 360, 11], [1290, 210, 460, 14]] }),
      strata({ ink: 'stone', bars: [[260, 286, 460, 12], [1380, 270, 400, 11]] }),
      ridge({ ink: 'stone', y: 384, swell: 6, swells: 3, seed: 3, floor: 420 }),
      ridge({ ink: 'sage', y: 396, swell: 5, swells: 3, seed: 5 }),
      hatch({ ink: 'cream', y: [402, 440], count: 10, length: [60, 180], thickness: [2, 5], seed: 5 }),
      cliff({ seed: 11, top: [[-20, 404], [300, 416], [520, 420], [760, 430]], base: [[-20, 580], [400, 590], [760, 600]], mid: 'red', lit: 'pink', shade: 'maroon', crack: 'ink', columns: [40, 130], step: 12, reach: [0.7, 0.3] }),
      shape({ ink: 'ink', points: [[476, 422], [560, 424], [580, 596], [462, 596]] }),
      falls({ x: 520, top: 420, base: 598, width: [52, 76], ink: 'cream', strand: 'stone', strands: 6 }),
      cliff({ seed: 21, top: [[1180, 340], [1320, 360], [1460, 384], [1640, 396]], base: [[1180, 614], [1640, 600]], mid: 'red', lit: 'pink', shade: 'maroon', crack: 'ink', columns: [50, 130], step: 14, reach: [0.6, 0.2] }),
      oracle({ x: 766, y: 624, height: 400, mid: 'red', lit: 'pink', shade: 'maroon', crack: 'ink' }),
      bank({ ink: 'sage', points: [[0, 590], [300, 596], [620, 606], [900, 622], [1200, 612], [1600, 596]], close: [[1600, 802], [0, 802]] }),
      river({ ink: 'water', path: [[520, 598, 40], [500, 616, 56], [560, 640, 52], [640, 670, 60], [620, 720, 90], [520, 820, 150]], glint: 'cream', glints: 8 }),
      mist({ x: 520, y: 604, width: 120, ink: 'cream', height: 16 }),
      hatch({ ink: 'pine', y: [612, 720], count: 13, length: [60, 180], thickness: [3, 8], seed: 7 }),
      boulders({ ink: 'maroon', lit: 'pink', seed: 4, items: [[700, 640, 110, 44], [640, 628, 60, 24], [410, 630, 90, 34], [340, 640, 60, 22], [930, 650, 90, 30], [1080, 640, 120, 40]] }),
      cliff({ seed: 14, top: [[820, 748], [900, 716], [1040, 694], [1280, 686], [1640, 672]], base: [[820, 770], [1040, 752], [1640, 744]], mid: 'red', lit: 'pink', shade: 'maroon', columns: [60, 150], step: 5, reach: [0.8, 0.6] }),
      shape({ ink: 'maroon', points: [[820, 766], [1040, 748], [1640, 740], [1640, 772], [1060, 778], [830, 790]] }),
      shape({ ink: 'ink', points: [[810, 802], [840, 786], [1060, 774], [1640, 768], [1640, 802]] }),
      bank({ ink: 'pine', points: [[0, 690], [160, 696], [330, 740], [420, 802]], close: [[0, 802]] }),
      bank({ ink: 'ink', points: [[1180, 802], [1320, 760], [1460, 730], [1600, 716]], close: [[1600, 802]] }),
      tallgrass({ stem: 'ink', foot: 'maroon', leaf: 'ink', culms: 3, seed: 12, items: [[70, 830, 480, 0.1], [210, 830, 340, 0.14], [1450, 830, 360, -0.12], [1560, 830, 500, -0.1]] }),
      grass({ ink: 'ink', lit: 'sage', y: [[0, 800], [500, 830]], x: [0, 500], count: 7, height: [80, 150], seed: 3, forms: 1, blades: 6 }),
      grass({ ink: 'ink', lit: 'sage', y: [[1180, 830], [1600, 800]], x: [1200, 1600], count: 8, height: [80, 150], seed: 3, forms: 1, blades: 6 }),
    ],
  },
  badge: {
    alt: 'The Oracle at Pipestone, a crag of red quartzite in which people see a face, above prairie grass',
    palette: overcast,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['cloud', 0], ['cream', 118]] }),
      ridge({ ink: 'sage', y: 268, swell: 4, seed: 5 }),
      oracle({ x: 150, y: 344, height: 206, mid: 'red', lit: 'pink', shade: 'maroon', crack: 'ink' }),
      grass({ ink: 'pine', lit: 'sage', y: 346, x: [60, 330], count: 9, height: [26, 50], seed: 3, forms: 1, blades: 6 }),
    ],
  },
});
