import { trailArt } from '../../kit/scene.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { lakes } from '../../motifs/lakes.ts';
import { pasqueflowers } from '../../motifs/pasqueflowers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { bank, lenses, shape } from '../../motifs/shapes.ts';
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
    alt: 'A clear kettle lake lies among grassy glacial hills as the sun comes up at Glacial Lakes in April, with violet pasqueflowers in front.',
    focus: { x: 0.5, y: 0.62 },
    palette: spring,
    layers: [
      sky({ seed: 3, waver: 10, bands: [['sky', 0], ['cream', 130]] }),
      strata({ ink: 'cream', bars: [[1080, 54, 480, 11], [1260, 72, 320, 8], [560, 92, 360, 9]] }),
      strata({ ink: 'sky', bars: [[1180, 176, 420, 10], [1340, 192, 280, 7], [240, 160, 320, 9]] }),
      sun({ x: 690, y: 236, radius: 84, ink: 'gold' }),
      gulls({ ink: 'green', items: [[880, 150, 40], [930, 174, 30], [836, 184, 26]] }),
      ridge({ ink: 'sky', points: [[0, 286], [260, 258], [420, 288], [640, 306], [830, 292], [960, 262], [1180, 296], [1620, 250]], swell: 6, seed: 5, floor: 420 }),
      bank({ ink: 'green', points: [[330, 380], [450, 330], [520, 288], [566, 280], [640, 306], [760, 350], [900, 384]], close: [] }),
      bank({ ink: 'sage', points: [[330, 380], [450, 330], [520, 288], [560, 281], [584, 300], [620, 330], [720, 384]], close: [] }),
      bank({ ink: 'green', points: [[860, 388], [1010, 318], [1100, 248], [1166, 206], [1216, 204], [1300, 262], [1430, 316], [1620, 372]], close: [] }),
      bank({ ink: 'sage', points: [[860, 388], [1010, 318], [1100, 248], [1166, 206], [1200, 203], [1220, 236], [1250, 290], [1360, 390]], close: [] }),
      hatch({ ink: 'straw', x: [1040, 1160], y: [300, 372], count: 9, length: [50, 110], thickness: [3, 6], slope: -0.5, seed: 13 }),
      bank({ ink: 'straw', points: [[-10, 366], [200, 350], [420, 366], [640, 376], [900, 368], [1200, 378], [1400, 362], [1610, 352]], close: [[1610, 620], [-10, 620]] }),
      hatch({ ink: 'sage', y: [376, 430], count: 18, length: [70, 220], thickness: [3, 7], seed: 11 }),
      lenses({ ink: 'lake', items: [[250, 376, 240, 14], [760, 384, 200, 10]] }),
      shape({ ink: 'green', smooth: true, points: [[230, 500], [330, 440], [470, 424], [590, 400], [700, 396], [800, 412], [920, 394], [1090, 388], [1270, 402], [1420, 446], [1360, 540], [1120, 600], [760, 620], [420, 610]] }),
      shape({ ink: 'lake', smooth: true, points: [[250, 510], [350, 452], [480, 436], [590, 412], [700, 408], [800, 424], [920, 406], [1090, 400], [1260, 414], [1400, 456], [1340, 540], [1120, 600], [760, 620], [430, 610]] }),
      broadleaf({ ink: 'green', lit: 'sage', seed: 6, spread: 1.1, forms: 1, items: [[1010, 412, 70], [1070, 414, 96], [1130, 418, 74], [1190, 428, 58], [950, 408, 48]] }),
      ripples({ ink: 'green', y: [424, 460], count: 9, x: 1070, spread: [110, 130], width: [110, 170], height: [6, 9], seed: 14 }),
      ripples({ ink: 'gold', y: [420, 560], count: 14, x: 690, spread: [50, 110], width: [60, 150], height: [4, 8], seed: 8 }),
      ripples({ ink: 'cream', y: [418, 540], count: 9, x: 690, spread: [90, 170], width: [70, 160], height: [3, 6], seed: 3 }),
      ripples({ ink: 'sky', y: [440, 560], count: 9, between: [480, 1160], width: [80, 200], height: [3, 7], seed: 18 }),
      bank({ ink: 'green', points: [[1660, 330], [1540, 352], [1420, 398], [1320, 462], [1240, 524], [1120, 570], [940, 614]], close: [[1660, 660]] }),
      bank({ ink: 'sage', points: [[940, 616], [1120, 572], [1240, 526], [1320, 464], [1420, 400], [1490, 372], [1510, 420], [1540, 500], [1620, 640]], close: [] }),
      hatch({ ink: 'straw', x: [1200, 1400], y: [470, 610], count: 12, length: [60, 130], thickness: [4, 9], seed: 21, slope: -0.4 }),
      bank({ ink: 'sage', points: [[-60, 410], [80, 408], [200, 430], [300, 478], [400, 540], [540, 586], [720, 624]], close: [[720, 812], [-60, 812]] }),
      hatch({ ink: 'straw', x: [0, 190], y: [440, 590], count: 15, length: [80, 170], thickness: [4, 9], seed: 23, slope: 0.3 }),
      bank({ ink: 'straw', points: [[-10, 650], [200, 612], [440, 586], [640, 572], [860, 574], [1100, 582], [1360, 580], [1610, 600]], close: [[1610, 812], [-10, 812]] }),
      river({ ink: 'cream', path: [[760, 576, 5], [806, 590, 10], [800, 614, 17], [720, 648, 30], [690, 704, 46], [770, 790, 84]] }),
      hatch({ ink: 'sage', y: [592, 720], count: 22, length: [70, 200], thickness: [4, 9], seed: 7 }),
      boulders({ ink: 'green', lit: 'cream', seed: 3, items: [[1000, 664, 96, 46], [1066, 672, 50, 22], [560, 646, 56, 24]] }),
      bank({ ink: 'green', points: [[-10, 676], [180, 664], [360, 690], [560, 742], [760, 766], [960, 750], [1160, 704], [1380, 668], [1610, 660]], close: [[1610, 812], [-10, 812]] }),
      grass({ ink: 'ink', lit: 'sage', y: [[0, 780], [1600, 780]], count: 18, height: [60, 130], seed: 6, forms: 2, unrest: 26 }),
      pasqueflowers({ stem: 'ink', petal: 'violet', lit: 'lilac', heart: 'gold', items: [[56, 820, 250], [168, 836, 300], [270, 826, 200], [356, 836, 230], [446, 834, 160], [1552, 820, 250], [1440, 836, 290], [1336, 826, 200], [1246, 836, 180], [1166, 834, 140]] }),
      grass({ ink: 'ink', lit: 'green', y: 826, count: 16, height: [50, 100], seed: 6, forms: 2 }),
    ],
  },
  badge: {
    alt: 'A violet pasqueflower above a kettle lake in the prairie hills of Glacial Lakes, the sun low',
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
