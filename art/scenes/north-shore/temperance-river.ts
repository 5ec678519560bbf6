import { trailArt } from '../../kit/scene.ts';
import { spruces } from '../../motifs/conifers.ts';
import { gorgeWall } from '../../motifs/gorge.ts';
import { overlook } from '../../motifs/overlook.ts';
import { hiker } from '../../motifs/people.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { bank, lenses, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { falls, mist, ripples, river } from '../../motifs/water.ts';

const coolLight = {
  ink: '#081423',
  deep: '#10283f',
  blue: '#1c4765',
  steel: '#3d7592',
  ice: '#86b6c8',
  pale: '#cfe4e6',
  white: '#f8f7ea',
  stone: '#8b9ca6',
  moss: '#5d8160',
  coral: '#e5704a',
};

export default trailArt({
  hero: {
    alt: 'The Temperance River drops into a narrow gorge whose dark walls are scalloped by old potholes; a hiker crosses the footbridge high above.',
    focus: { x: 0.5, y: 0.5 },
    palette: coolLight,
    layers: [
      sky({ seed: 4, waver: 8, bands: [['ice', 0], ['pale', 80]] }),
      ridge({ ink: 'ice', points: [[0, 110], [500, 150], [800, 170], [1100, 150], [1620, 100]], swell: 8, seed: 5, cover: 'spruce', height: [20, 70], detail: 0, swells: 3, gaps: 0.1, spacing: 0.6, floor: 420 }),
      ridge({ ink: 'moss', points: [[0, 180], [500, 212], [740, 236], [860, 236], [1100, 206], [1620, 170]], swell: 8, seed: 9, cover: 'spruce', height: [30, 110], detail: 0, swells: 3, gaps: 0.08, spacing: 0.6, floor: 520 }),
      shape({ ink: 'ink', points: [[600, 270], [1010, 270], [1000, 620], [620, 620]] }),
      falls({ x: 800, top: 296, base: 548, width: [56, 104], ink: 'white', strand: 'ice', slot: 'steel', strands: 8, seed: 4 }),
      gorgeWall({ ink: 'steel', rim: 'stone', thickness: 9, points: [[-60, 250], [560, 262], [700, 268], [716, 300], [676, 326], [668, 376], [716, 396], [752, 424], [712, 452], [690, 504], [722, 540], [770, 560], [760, 640], [-60, 660]] }),
      gorgeWall({ ink: 'steel', rim: 'stone', thickness: 9, points: [[1660, 250], [1040, 262], [896, 268], [872, 292], [906, 330], [914, 372], [866, 400], [840, 436], [884, 468], [902, 512], [858, 548], [840, 600], [860, 640], [1660, 660]] }),
      river({ ink: 'ice', path: [[800, 542, 50], [800, 590, 110], [806, 640, 190], [790, 730, 230], [800, 850, 340]] }),
      mist({ x: 800, y: 560, width: 170, ink: 'white', height: 24 }),
      ripples({ ink: 'white', y: [572, 800], count: 22, x: 800, spread: [24, 200], width: [40, 200], height: [5, 10], seed: 6 }),
      ripples({ ink: 'steel', y: [590, 800], count: 15, x: 800, spread: [30, 200], width: [50, 190], height: [4, 9], seed: 11 }),
      gorgeWall({ ink: 'blue', rim: 'ice', thickness: 9, points: [[-60, 272], [440, 284], [580, 300], [606, 340], [548, 372], [530, 430], [596, 466], [648, 500], [590, 534], [552, 596], [600, 640], [676, 664], [690, 700], [600, 740], [560, 860], [-60, 860]] }),
      gorgeWall({ ink: 'blue', rim: 'ice', thickness: 9, points: [[1660, 276], [1150, 286], [1010, 304], [984, 346], [1050, 390], [1064, 440], [990, 476], [950, 516], [1020, 552], [1052, 610], [980, 650], [930, 690], [980, 730], [1040, 760], [1060, 860], [1660, 860]] }),
      gorgeWall({ ink: 'deep', rim: 'steel', thickness: 9, points: [[-60, 300], [240, 316], [390, 340], [430, 390], [366, 430], [346, 500], [430, 540], [492, 580], [420, 620], [384, 680], [460, 724], [540, 760], [520, 870], [-60, 870]] }),
      gorgeWall({ ink: 'deep', rim: 'steel', thickness: 9, points: [[1660, 310], [1380, 316], [1220, 344], [1180, 396], [1256, 440], [1270, 500], [1180, 544], [1124, 590], [1200, 634], [1226, 690], [1140, 730], [1090, 780], [1110, 870], [1660, 870]] }),
      hiker({ x: 792, y: 270, height: 90, ink: 'ink', pack: 'coral', hat: 'ink' }),
      overlook({ x: 610, y: 270, width: 380, rail: 40, legs: 12, ink: 'ink', lit: 'pale', posts: 9 }),
      lenses({ ink: 'moss', items: [[330, 330, 220, 18], [480, 296, 160, 13], [1250, 328, 240, 18], [1120, 294, 150, 12]] }),
      spruces({ ink: 'deep', lit: 'steel', seed: 6, forms: 2, items: [[470, 300, 230, 0], [380, 320, 310, 1], [1140, 298, 250, 1], [1240, 322, 330, 0]] }),
      boulders({ ink: 'ink', lit: 'steel', seed: 6, items: [[620, 800, 150, 56], [1000, 806, 170, 64]] }),
      bank({ ink: 'ink', points: [[0, 640], [140, 660], [300, 730], [400, 802]], close: [[0, 802]] }),
      bank({ ink: 'ink', points: [[1220, 802], [1340, 730], [1480, 664], [1600, 644]], close: [[1600, 802]] }),
      spruces({ ink: 'ink', lit: 'blue', seed: 6, forms: 2, items: [[70, 840, 780, 0], [200, 840, 480, 1], [1530, 840, 800, 0], [1400, 840, 500, 1]] }),
    ],
  },
  badge: {
    alt: 'The Temperance River drops into a narrow gorge with scalloped dark walls, a hiker on the footbridge above',
    palette: coolLight,
    layers: [
      sky({ seed: 4, waver: 4, bands: [['ice', 0], ['pale', 116]] }),
      ridge({ ink: 'moss', points: [[0, 150], [195, 164], [390, 150]], swell: 3, seed: 9, cover: 'spruce', height: [18, 52], detail: 0, swells: 3, gaps: 0.06, spacing: 0.5 }),
      shape({ ink: 'ink', points: [[110, 190], [280, 190], [280, 310], [110, 310]] }),
      falls({ x: 195, top: 198, base: 296, width: [30, 50], ink: 'white', strand: 'ice', strands: 4, seed: 4 }),
      river({ ink: 'ice', path: [[195, 292, 22], [195, 316, 60], [195, 390, 140]] }),
      mist({ x: 195, y: 300, width: 84, ink: 'white', height: 13 }),
      ripples({ ink: 'white', y: [308, 336], count: 5, x: 195, spread: [30, 50], width: [40, 70], height: [5, 6], seed: 6 }),
      gorgeWall({ ink: 'steel', rim: 'pale', thickness: 5, points: [[-20, 188], [120, 190], [164, 194], [172, 214], [146, 232], [150, 254], [176, 268], [162, 292], [130, 306], [-20, 310]] }),
      gorgeWall({ ink: 'steel', rim: 'pale', thickness: 5, points: [[410, 188], [270, 190], [228, 194], [216, 216], [242, 234], [238, 258], [212, 274], [230, 298], [262, 308], [410, 310]] }),
      gorgeWall({ ink: 'deep', rim: 'ice', thickness: 5, points: [[-20, 206], [84, 210], [122, 224], [126, 246], [100, 266], [114, 290], [146, 306], [140, 330], [110, 400], [-20, 400]] }),
      gorgeWall({ ink: 'deep', rim: 'ice', thickness: 5, points: [[410, 208], [310, 210], [270, 226], [268, 250], [292, 270], [276, 292], [246, 310], [256, 334], [290, 400], [410, 400]] }),
      hiker({ x: 195, y: 190, height: 52, ink: 'ink', pack: 'coral', hat: 'ink' }),
      overlook({ x: 122, y: 190, width: 146, rail: 22, legs: 6, ink: 'ink', lit: 'white', posts: 6 }),
    ],
  },
});
