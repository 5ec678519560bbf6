import { trailArt } from '../../kit/scene.ts';
import { basswoodLeaves } from '../../motifs/basswood-leaf.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { grass } from '../../motifs/grass.ts';
import { leaves } from '../../motifs/leaves.ts';
import { maples } from '../../motifs/maples.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank } from '../../motifs/shapes.ts';
import { sky, strata } from '../../motifs/sky.ts';
import { visitor } from '../../motifs/visitors.ts';
import { ripples, river, water } from '../../motifs/water.ts';
import { woodland } from '../../motifs/woodland.ts';

const mapleAutumn = {
  ink: '#2b1a1c',
  maroon: '#7a2a2b',
  red: '#c23f2a',
  orange: '#e5822c',
  gold: '#f5c04a',
  cream: '#fdf0cf',
  blue: '#3f86ab',
  pale: '#b5d9de',
  moss: '#6d6f34',
};

export default trailArt({
  hero: {
    alt: 'Maples and basswoods in red, orange and gold on the round hills of Maplewood, doubled in a small still lake; a grown-up and a child walk the leafy path along the shore.',
    focus: { x: 0.47, y: 0.62 },
    palette: mapleAutumn,
    layers: [
      sky({ seed: 3, waver: 12, bands: [['blue', 0], ['pale', 150], ['cream', 236]] }),
      strata({ ink: 'cream', bars: [[640, 90, 420, 12], [830, 108, 300, 8], [1080, 60, 380, 10]] }),
      ridge({ ink: 'pale', points: [[300, 300], [700, 270], [1000, 290], [1400, 250]], swell: 14, swells: 3, seed: 3, floor: 420 }),
      ridge({ ink: 'orange', points: [[0, 236], [300, 262], [520, 330], [720, 366], [900, 356], [1140, 290], [1400, 250], [1620, 246]], swell: 4, swells: 4, seed: 6, floor: 450 }),
      woodland({ leaves: [['orange', 'gold'], ['red', 'orange'], ['gold', 'cream'], ['orange', 'gold'], ['moss', 'gold']], points: [[0, 250], [300, 276], [520, 344], [720, 382], [900, 370], [1140, 304], [1400, 264], [1600, 260]], depth: [[0, 90], [720, 40], [1600, 90]], rows: 2, size: [84, 100], spacing: 0.8, rise: 0.7, seed: 5 }),
      ridge({ ink: 'red', points: [[0, 372], [300, 384], [520, 410], [620, 430]], to: 640, swell: 2, seed: 9, floor: 446 }),
      ridge({ ink: 'red', points: [[1010, 430], [1120, 408], [1300, 384], [1620, 370]], from: 1000, swell: 2, seed: 19, floor: 446 }),
      woodland({ leaves: [['red', 'orange'], ['maroon', 'red'], ['orange', 'gold']], points: [[0, 424], [300, 428], [500, 436], [590, 444]], depth: 0, rows: 1, size: [92, 92], spacing: 0.7, rise: 0.7, seed: 8 }),
      woodland({ leaves: [['red', 'orange'], ['maroon', 'red'], ['orange', 'gold']], points: [[1040, 444], [1160, 438], [1300, 428], [1600, 424]], depth: 0, rows: 1, size: [92, 92], spacing: 0.7, rise: 0.7, seed: 3 }),
      water({ ink: 'blue', y: 440 }),
      bank({ ink: 'orange', points: [[400, 440], [560, 500], [720, 486], [900, 500], [1100, 560], [1300, 440]], close: [[400, 440]] }),
      bank({ ink: 'red', points: [[0, 580], [200, 566], [400, 530], [560, 470], [650, 440]], close: [[0, 440]] }),
      bank({ ink: 'red', points: [[990, 440], [1120, 480], [1300, 540], [1460, 570], [1600, 580]], close: [[1600, 440]] }),
      ripples({ ink: 'blue', y: [448, 640], count: 26, width: [90, 300], height: [3, 10], seed: 5 }),
      ripples({ ink: 'pale', y: [446, 660], count: 13, x: 700, spread: [300, 400], width: [80, 280], height: [2, 7], seed: 8 }),
      ripples({ ink: 'red', y: [462, 646], count: 20, x: 848, spread: [26, 16], width: [180, 84], height: [9, 15], crowding: 1, seed: 4 }),
      ripples({ ink: 'orange', y: [486, 612], count: 11, x: 838, spread: [22, 12], width: [100, 60], height: [6, 10], crowding: 1, seed: 9 }),
      bank({ ink: 'moss', points: [[720, 452], [770, 440], [860, 436], [960, 440], [1030, 450], [940, 462], [800, 464]], close: [[720, 452]] }),
      maples({ trunk: 'ink', leaf: 'red', leafMid: 'orange', leafLit: 'gold', seed: 3, items: [[846, 452, 218]] }),
      bank({ ink: 'moss', points: [[0, 590], [200, 596], [420, 634], [640, 668], [860, 664], [1100, 632], [1360, 596], [1600, 590]], close: [[1600, 802], [0, 802]] }),
      river({ ink: 'gold', path: [[470, 645, 5], [520, 654, 11], [640, 676, 24], [720, 716, 48], [710, 766, 88], [640, 840, 150]] }),
      visitor({ x: 620, y: 686, height: 130, pose: 'walk', ink: 'ink', coat: 'red', flip: true }),
      visitor({ x: 668, y: 686, height: 130, pose: 'child', ink: 'ink', coat: 'ink' }),
      leaves({ ink: 'red', count: 17, y: [640, 790], size: [12, 30], seed: 4 }),
      leaves({ ink: 'orange', count: 17, y: [640, 790], size: [12, 30], seed: 9 }),
      broadleaf({ ink: 'maroon', lit: 'red', seed: 10, spread: 0.9, forms: 1, items: [[110, 800, 760]] }),
      broadleaf({ ink: 'orange', lit: 'gold', seed: 10, spread: 0.9, forms: 1, light: 1, items: [[1480, 800, 700]] }),
      bank({ ink: 'ink', points: [[0, 738], [160, 744], [330, 772], [450, 802]], close: [[0, 802]] }),
      bank({ ink: 'ink', points: [[1150, 802], [1300, 772], [1450, 752], [1600, 744]], close: [[1600, 802]] }),
      grass({ ink: 'ink', lit: 'gold', y: 814, x: [0, 480], count: 7, height: [70, 120], seed: 4, forms: 1 }),
      grass({ ink: 'ink', lit: 'gold', y: 814, x: [1120, 1600], count: 7, height: [70, 120], seed: 4, forms: 1 }),
    ],
  },
  badge: {
    alt: 'A golden basswood leaf before a lake and the red autumn hills of Maplewood',
    palette: mapleAutumn,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['blue', 0], ['pale', 140]] }),
      ridge({ ink: 'maroon', points: [[0, 226], [110, 210], [195, 240], [280, 212], [390, 200]], swell: 4, seed: 5, floor: 290 }),
      woodland({ leaves: [['maroon', 'red'], ['red', 'orange']], points: [[0, 236], [110, 222], [195, 250], [280, 224], [390, 212]], depth: 30, rows: 2, size: [52, 60], seed: 5 }),
      water({ ink: 'blue', y: 276 }),
      ripples({ ink: 'pale', y: [290, 340], count: 6, x: 195, spread: [130, 130], width: [60, 110], height: [5, 7], seed: 4 }),
      basswoodLeaves({ ink: 'orange', lit: 'gold', vein: 'maroon', items: [[188, 136, 172, 8]] }),
    ],
  },
});
