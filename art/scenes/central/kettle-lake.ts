import { trailArt } from '../../kit/scene.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { lakes } from '../../motifs/lakes.ts';
import { pasqueflowers } from '../../motifs/pasqueflowers.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { bank } from '../../motifs/shapes.ts';
import { sky, strata, sun } from '../../motifs/sky.ts';
import { ripples, river } from '../../motifs/water.ts';
import { gulls } from '../../motifs/wings.ts';

const spring = {
  ink: '#2a2b34',
  violet: '#6a4c93',
  lilac: '#b598d4',
  green: '#4d6b3c',
  sage: '#93a452',
  straw: '#dfbb68',
  lake: '#2f7ba3',
  sky: '#a5d0d6',
  cream: '#fbf0d4',
  gold: '#f4b942',
};

export default trailArt({
  hero: {
    alt: 'A round kettle lake lies among rolling prairie hills on an April morning at Glacial Lakes, with violet pasqueflowers and boulders in front.',
    focus: { x: 0.5, y: 0.62 },
    palette: spring,
    layers: [
      sky({ seed: 3, waver: 10, bands: [['sky', 0], ['cream', 130]] }),
      strata({ ink: 'cream', bars: [[1080, 54, 480, 11], [1260, 72, 320, 8], [560, 92, 360, 9]] }),
      strata({ ink: 'sky', bars: [[1180, 190, 420, 10], [1340, 206, 280, 7], [240, 176, 320, 9]] }),
      sun({ x: 620, y: 274, radius: 88, ink: 'gold' }),
      gulls({ ink: 'green', items: [[860, 180, 40], [910, 204, 30], [816, 214, 26]] }),
      ridge({ ink: 'sky', y: 312, swell: 18, swells: 4, seed: 5, floor: 420 }),
      bank({ ink: 'green', points: [[-40, 380], [100, 300], [220, 236], [330, 214], [440, 250], [560, 320], [700, 380]], close: [] }),
      bank({ ink: 'sage', points: [[-40, 380], [100, 300], [220, 236], [330, 216], [390, 262], [420, 320], [470, 380]], close: [] }),
      bank({ ink: 'green', points: [[700, 392], [860, 330], [980, 256], [1090, 222], [1200, 254], [1320, 320], [1480, 392]], close: [] }),
      bank({ ink: 'sage', points: [[700, 392], [860, 330], [980, 256], [1090, 224], [1140, 270], [1160, 330], [1200, 392]], close: [] }),
      bank({ ink: 'straw', points: [[-10, 372], [200, 354], [420, 366], [640, 372], [900, 362], [1200, 370], [1400, 352], [1610, 344]], close: [[1610, 560], [-10, 560]] }),
      bank({ ink: 'sage', points: [[400, 408], [500, 376], [600, 362], [690, 374], [780, 360], [870, 350], [970, 366], [1070, 358], [1160, 376], [1260, 410]], close: [] }),
      hatch({ ink: 'green', x: [500, 1060], y: [382, 400], count: 9, length: [80, 160], thickness: [4, 7], seed: 4 }),
      hatch({ ink: 'sage', y: [390, 440], count: 14, length: [70, 200], thickness: [3, 7], seed: 11 }),
      lakes({ ink: 'sage', items: [[800, 492, 880, 196]], unrest: 0.05, seed: 5 }),
      lakes({ ink: 'lake', items: [[800, 500, 870, 192]], unrest: 0.05, seed: 5 }),
      ridge({ ink: 'green', points: [[880, 414], [1000, 394], [1120, 400], [1210, 430]], from: 880, to: 1210, swell: 2, swells: 6, seed: 8, cover: 'hardwood', height: [16, 34], floor: 424 }),
      canopy({ ink: 'sage', points: [[920, 388], [1080, 374], [1210, 392]], depth: 10, count: 11, size: [18, 26], seed: 3 }),
      ripples({ ink: 'gold', y: [416, 530], count: 13, x: 640, spread: [60, 110], width: [70, 150], height: [4, 8], seed: 8 }),
      ripples({ ink: 'cream', y: [412, 520], count: 10, x: 640, spread: [90, 160], width: [70, 160], height: [3, 6], seed: 3 }),
      ripples({ ink: 'green', y: [426, 452], count: 10, between: [920, 1080], width: [130, 180], height: [7, 9], seed: 14 }),
      ripples({ ink: 'sky', y: [440, 540], count: 9, between: [560, 1040], width: [80, 200], height: [3, 7], seed: 18 }),
      bank({ ink: 'green', points: [[1660, 300], [1540, 316], [1420, 352], [1300, 416], [1180, 490], [1040, 560], [900, 620]], close: [[1660, 640]] }),
      bank({ ink: 'sage', points: [[900, 622], [1040, 562], [1180, 492], [1300, 418], [1420, 354], [1520, 324], [1560, 344], [1580, 440], [1600, 520], [1610, 640]], close: [[900, 640]] }),
      hatch({ ink: 'straw', x: [1180, 1330], y: [470, 600], count: 13, length: [60, 130], thickness: [4, 9], seed: 21, slope: -0.3 }),
      bank({ ink: 'sage', points: [[-60, 350], [80, 352], [200, 384], [320, 440], [430, 510], [560, 570], [700, 620]], close: [[700, 812], [-60, 812]] }),
      hatch({ ink: 'straw', x: [0, 90], y: [400, 520], count: 9, length: [80, 170], thickness: [4, 9], seed: 23, slope: 0.3 }),
      hatch({ ink: 'straw', x: [130, 270], y: [470, 590], count: 11, length: [80, 150], thickness: [4, 9], seed: 29, slope: 0.36, crowding: 1 }),
      bank({ ink: 'straw', points: [[-10, 640], [200, 600], [440, 572], [640, 556], [860, 556], [1100, 566], [1360, 570], [1610, 590]], close: [[1610, 812], [-10, 812]] }),
      river({ ink: 'cream', path: [[716, 558, 5], [776, 574, 11], [790, 604, 19], [712, 644, 32], [690, 700, 48], [770, 790, 84]] }),
      hatch({ ink: 'sage', y: [576, 700], count: 22, length: [70, 200], thickness: [4, 9], seed: 7 }),
      grass({ ink: 'green', lit: 'sage', y: [[0, 660], [1600, 660]], count: 7, height: [34, 64], seed: 6, forms: 2, x: [840, 1260], unrest: 34 }),
      boulders({ ink: 'violet', lit: 'lilac', seed: 3, items: [[980, 668, 150, 80], [1076, 680, 70, 32], [560, 640, 60, 26], [1180, 636, 44, 20]] }),
      bank({ ink: 'green', points: [[-10, 676], [180, 664], [360, 690], [560, 742], [760, 766], [960, 750], [1160, 704], [1380, 668], [1610, 660]], close: [[1610, 812], [-10, 812]] }),
      grass({ ink: 'ink', lit: 'sage', y: [[0, 780], [1600, 780]], count: 20, height: [60, 130], seed: 6, forms: 2, unrest: 26 }),
      pasqueflowers({ stem: 'ink', petal: 'violet', lit: 'lilac', heart: 'gold', items: [[40, 820, 230], [136, 830, 290], [222, 820, 190], [300, 836, 240], [384, 826, 160], [456, 836, 190], [534, 836, 120], [1566, 820, 230], [1478, 830, 270], [1396, 820, 180], [1318, 836, 210], [1240, 830, 150], [1166, 836, 170], [1090, 836, 110], [760, 836, 96]] }),
      grass({ ink: 'ink', lit: 'green', y: 826, count: 16, height: [50, 100], seed: 6, forms: 2 }),
    ],
  },
  badge: {
    alt: 'A pasqueflower above a round kettle lake in the prairie hills',
    palette: spring,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['sky', 0], ['cream', 116]] }),
      sun({ x: 128, y: 146, radius: 28, ink: 'gold' }),
      bank({ ink: 'sage', points: [[0, 200], [60, 176], [110, 196], [200, 206], [270, 168], [310, 162], [360, 190], [400, 196]], close: [[400, 250], [0, 250]] }),
      ridge({ ink: 'straw', points: [[0, 208], [390, 204]], swell: 2, seed: 3 }),
      lakes({ ink: 'lake', glint: 'sky', glints: 3, unrest: 0.05, seed: 5, items: [[170, 252, 270, 74]] }),
      bank({ ink: 'sage', points: [[0, 222], [50, 232], [100, 262], [150, 296]], close: [[150, 340], [0, 340]] }),
      bank({ ink: 'green', points: [[0, 300], [110, 286], [240, 296], [390, 268]], close: [[390, 400], [0, 400]] }),
      pasqueflowers({ stem: 'ink', petal: 'violet', lit: 'lilac', heart: 'gold', items: [[236, 366, 226], [120, 360, 116]] }),
    ],
  },
});
