import { trailArt } from '../../kit/scene.ts';
import { spruces } from '../../motifs/conifers.ts';
import { gorge } from '../../motifs/gorge.ts';
import { hatch } from '../../motifs/grass.ts';
import { overlook } from '../../motifs/overlook.ts';
import { hiker } from '../../motifs/people.ts';
import { potholes } from '../../motifs/potholes.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, lenses, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { river } from '../../motifs/water.ts';

const coolLight = {
  ink: '#081423',
  deep: '#10283f',
  blue: '#1c4765',
  steel: '#3d7592',
  ice: '#86b6c8',
  pale: '#cfe4e6',
  white: '#f8f7ea',
  stone: '#8b9ca6',
  ash: '#bcc6c6',
  moss: '#5d8160',
  coral: '#e5704a',
};

export default trailArt({
  hero: {
    alt: 'The Temperance River far down in a dark slot of joined potholes, seen from the rim in cool blue light; a hiker crosses the footbridge above.',
    focus: { x: 0.5, y: 0.5 },
    palette: coolLight,
    layers: [
      sky({ seed: 4, waver: 8, bands: [['ice', 0], ['pale', 70]] }),
      ridge({ ink: 'ice', points: [[0, 110], [500, 150], [800, 180], [1100, 150], [1620, 100]], swell: 8, seed: 5, cover: 'spruce', height: [20, 70], detail: 0, swells: 3, gaps: 0.1, spacing: 0.6, floor: 420 }),
      ridge({ ink: 'moss', points: [[0, 170], [500, 210], [740, 250], [860, 250], [1100, 206], [1620, 160]], swell: 8, seed: 9, cover: 'spruce', height: [30, 110], detail: 0, swells: 3, gaps: 0.08, spacing: 0.6, floor: 520 }),
      bank({ ink: 'moss', points: [[0, 270], [300, 280], [600, 296], [800, 300], [1000, 294], [1300, 276], [1600, 262]], close: [[1600, 802], [0, 802]] }),
      shape({ ink: 'stone', points: [[0, 520], [240, 400], [520, 326], [690, 306], [930, 306], [1080, 340], [1330, 420], [1600, 540], [1600, 802], [0, 802]] }),
      shape({ ink: 'ash', points: [[470, 386], [640, 330], [720, 330], [660, 400], [610, 450], [640, 540], [520, 600], [450, 700], [300, 640], [420, 560], [380, 480]] }),
      shape({ ink: 'ash', points: [[900, 330], [1010, 350], [1120, 400], [1050, 440], [1160, 520], [1100, 580], [1180, 680], [1060, 760], [1000, 640], [1030, 560], [940, 470]] }),
      hatch({ ink: 'blue', y: [380, 720], x: [140, 560], count: 7, length: [60, 180], thickness: [2, 6], slope: -0.2, seed: 4 }),
      hatch({ ink: 'blue', y: [430, 740], x: [1040, 1380], count: 7, length: [60, 180], thickness: [2, 6], slope: 0.2, seed: 7 }),
      lenses({ ink: 'moss', items: [[606, 496, 110, 14], [660, 372, 90, 9], [540, 640, 150, 16], [954, 396, 90, 9], [1046, 520, 120, 13], [1090, 700, 150, 16]] }),
      gorge({ path: [[806, 326, 46], [760, 384, 66], [840, 452, 96], [748, 540, 136], [850, 630, 170], [776, 740, 220], [800, 880, 280]], levels: [['steel', 0], ['blue', 0.14], ['deep', 0.34], ['ink', 0.54]], fin: 'ash', seed: 5 }),
      river({ ink: 'ice', path: [[806, 350, 8], [780, 400, 14], [834, 474, 20], [776, 570, 32], [846, 680, 46], [800, 800, 70], [806, 880, 90]], glint: 'white', glints: 24, seed: 4 }),
      potholes({ items: [[392, 508, 150, 66, 0.34], [1214, 560, 190, 80, 0.36], [1106, 448, 90, 36, 0.3], [250, 640, 210, 92, 0.36]], rim: 'ash', wall: 'steel', groove: 'blue', floor: 'deep' }),
      hiker({ x: 812, y: 322, height: 84, ink: 'ink', pack: 'coral', hat: 'ink' }),
      overlook({ x: 690, y: 322, width: 230, rail: 34, legs: 10, ink: 'ink', lit: 'pale', posts: 7 }),
      spruces({ ink: 'deep', lit: 'steel', seed: 6, forms: 2, items: [[420, 330, 240, 0], [340, 350, 320, 1], [1180, 336, 260, 1], [1270, 350, 340, 0]] }),
      bank({ ink: 'ink', points: [[0, 690], [140, 700], [280, 744], [380, 802]], close: [[0, 802]] }),
      bank({ ink: 'ink', points: [[1240, 802], [1360, 746], [1480, 712], [1600, 700]], close: [[1600, 802]] }),
      spruces({ ink: 'ink', lit: 'blue', seed: 6, forms: 2, items: [[70, 840, 780, 0], [200, 840, 480, 1], [1530, 840, 800, 0], [1400, 840, 500, 1]] }),
    ],
  },
  badge: {
    alt: 'The pale Temperance River deep in a dark slot of joined potholes, a footbridge above it',
    palette: coolLight,
    layers: [
      sky({ seed: 4, waver: 4, bands: [['pale', 0]] }),
      ridge({ ink: 'moss', points: [[0, 150], [195, 164], [390, 150]], swell: 3, seed: 9, cover: 'spruce', height: [18, 52], detail: 0, swells: 3, gaps: 0.06, spacing: 0.5 }),
      shape({ ink: 'stone', points: [[0, 226], [120, 184], [195, 174], [280, 184], [390, 222], [390, 400], [0, 400]] }),
      shape({ ink: 'ash', points: [[100, 236], [150, 194], [176, 186], [150, 240], [160, 290], [100, 340], [80, 290]] }),
      shape({ ink: 'ash', points: [[214, 186], [260, 202], [290, 250], [276, 300], [300, 350], [256, 340], [240, 250]] }),
      gorge({ path: [[196, 176, 18], [182, 210, 32], [210, 250, 48], [184, 300, 70], [204, 370, 100]], levels: [['steel', 0], ['blue', 0.16], ['ink', 0.42]], chambers: 5, fin: 'stone', seed: 5 }),
      river({ ink: 'ice', path: [[196, 190, 5], [186, 220, 9], [208, 264, 14], [188, 310, 22], [200, 380, 34]], glint: 'white', glints: 12, seed: 4 }),
      potholes({ items: [[282, 276, 56, 26, 0.34], [98, 288, 50, 24, 0.34]], rim: 'pale', wall: 'steel', groove: 'blue', floor: 'ink' }),
      overlook({ x: 146, y: 180, width: 100, rail: 20, legs: 6, ink: 'ink', lit: 'coral', posts: 5 }),
    ],
  },
});
