import { trailArt } from '../../kit/scene.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { spruces } from '../../motifs/conifers.ts';
import { crag } from '../../motifs/crag.ts';
import { stairs } from '../../motifs/paths.ts';
import { hiker } from '../../motifs/people.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank } from '../../motifs/shapes.ts';
import { sky, strata, sun } from '../../motifs/sky.ts';
import { spurs } from '../../motifs/spurs.ts';
import { tow } from '../../motifs/towboat.ts';
import { ripples, water } from '../../motifs/water.ts';
import { eagle } from '../../motifs/wings.ts';
import { woodland } from '../../motifs/woodland.ts';

const bluff = {
  ink: '#1b2b2a',
  forest: '#2f5140',
  moss: '#7d9a45',
  steel: '#557c8e',
  haze: '#a3bbb7',
  gold: '#f2bd55',
  peach: '#fae2b2',
  rust: '#b9552f',
  white: '#fff6dc',
};

export default trailArt({
  hero: {
    alt: 'Long stairs climb a steep bluff to a hiker on the crag of Mount Charity; far below, a tow of barges passes the islands of the Mississippi at sunrise.',
    focus: { x: 0.5, y: 0.42 },
    palette: bluff,
    layers: [
      sky({ seed: 4, waver: 12, bands: [['haze', 0], ['peach', 120], ['gold', 300]] }),
      strata({ ink: 'peach', bars: [[1280, 60, 460, 10], [1120, 80, 300, 7], [470, 76, 420, 9]] }),
      strata({ ink: 'gold', bars: [[1330, 176, 420, 10], [1460, 194, 300, 7], [300, 196, 380, 9]] }),
      sun({ x: 1010, y: 276, radius: 52, ink: 'white', halo: [['peach', 92]] }),
      ridge({ ink: 'haze', points: [[800, 318], [900, 316], [930, 330], [966, 362], [1090, 366], [1130, 330], [1170, 310], [1620, 300]], from: 780, swell: 2, swells: 6, seed: 3, floor: 380 }),
      water({ ink: 'peach', y: 366 }),
      ripples({ ink: 'gold', y: [370, 520], count: 12, x: 1010, spread: [60, 260], width: [60, 200], height: [3, 7], seed: 4 }),
      ripples({ ink: 'white', y: [368, 470], count: 9, x: 1010, spread: [30, 90], width: [50, 130], height: [3, 5], seed: 9 }),
      ripples({ ink: 'haze', y: [420, 760], count: 12, x: 1100, spread: [320, 320], width: [120, 360], height: [4, 12], seed: 6 }),
      ridge({ ink: 'steel', points: [[1100, 394], [1140, 372], [1180, 316], [1230, 292], [1400, 282], [1620, 276]], from: 1100, swell: 3, swells: 6, seed: 7, cover: 'hardwood', height: [12, 22], floor: 398 }),
      spurs({ ink: 'haze', hollow: 0.2, items: [[1212, 312, 1108, 1200, 397], [1330, 302, 1240, 1316, 397], [1430, 300, 1370, 1424, 397]] }),
      ridge({ ink: 'steel', points: [[200, 372], [280, 330], [340, 270], [420, 232], [560, 224], [760, 214], [810, 240], [838, 300], [872, 360], [930, 398]], from: 200, to: 930, swell: 2, swells: 8, seed: 9, cover: 'hardwood', height: [12, 22], floor: 404 }),
      spurs({ ink: 'haze', hollow: 0.2, items: [[800, 262, 806, 912, 403]] }),
      ridge({ ink: 'forest', points: [[880, 424], [1000, 418], [1130, 426]], from: 880, to: 1120, swell: 2, seed: 2, cover: 'hardwood', height: [5, 12], floor: 428 }),
      ridge({ ink: 'forest', points: [[1130, 452], [1260, 446], [1460, 458]], from: 1140, to: 1460, swell: 2, seed: 12, cover: 'hardwood', height: [7, 16], floor: 462 }),
      tow({ x: 1058, y: 522, width: 250, hull: 'rust', deck: 'gold', house: 'white', window: 'steel' }),
      ripples({ ink: 'white', y: [526, 546], count: 6, x: 1130, spread: [90, 130], width: [70, 120], height: [3, 4], seed: 3 }),
      ridge({ ink: 'forest', points: [[1060, 622], [1200, 608], [1360, 620]], from: 1080, to: 1380, swell: 2, seed: 15, cover: 'hardwood', height: [10, 24], floor: 632 }),
      ridge({ ink: 'forest', points: [[1180, 830], [1260, 690], [1330, 540], [1380, 430], [1430, 366], [1620, 330]], from: 1180, swell: 4, swells: 5, seed: 17, cover: 'hardwood', height: [18, 32], floor: 840 }),
      ridge({ ink: 'forest', points: [[0, 392], [200, 356], [420, 322], [560, 330], [760, 366], [840, 470], [930, 610], [1040, 740], [1130, 830]], from: 560, to: 1140, swell: 4, swells: 6, seed: 21, cover: 'hardwood', height: [20, 36] }),
      bank({ ink: 'forest', points: [[0, 420], [200, 366], [420, 340], [600, 370]], close: [[600, 802], [0, 802]] }),
      woodland({ leaves: [['forest', 'moss'], ['rust', 'gold'], ['forest', 'moss'], ['forest', 'moss']], points: [[120, 400], [430, 344], [560, 410], [640, 480]], depth: [[120, 420], [640, 420]], rows: 4, size: [84, 150], light: 1, seed: 6 }),
      bank({ ink: 'moss', points: [[690, 360], [770, 380], [832, 480], [910, 600], [1010, 730], [1090, 810]], close: [[600, 810], [650, 640], [670, 480], [640, 390]] }),
      crag({ seed: 8, light: 1, left: [[590, 232], [572, 290], [540, 410]], right: [[742, 226], [752, 300], [790, 400]], mid: 'gold', lit: 'peach', shade: 'rust', seam: 'rust', beds: [14, 40], step: 9, buttresses: 3, reach: [0.5, 0.4] }),
      stairs({ path: [[872, 860, 122], [800, 670, 70], [742, 520, 37], [696, 396, 15]], steps: 26, tread: 'peach', riser: 'rust', rail: 'ink', railLit: 'gold', posts: 8 }),
      hiker({ x: 668, y: 232, height: 92, ink: 'ink', pack: 'rust', hat: 'ink' }),
      spruces({ ink: 'ink', lit: 'forest', seed: 5, light: 1, girth: 0.34, forms: 1, items: [[560, 420, 150], [508, 440, 110], [814, 470, 84]] }),
      eagle({ x: 868, y: 152, width: 150, ink: 'ink', head: 'white', tilt: -12 }),
      broadleaf({ ink: 'ink', lit: 'rust', seed: 3, light: 1, forms: 1, spread: 0.8, items: [[120, 880, 640]] }),
      broadleaf({ ink: 'ink', lit: 'forest', seed: 3, light: 1, forms: 1, spread: 0.8, items: [[1500, 980, 620]] }),
      bank({ ink: 'ink', points: [[0, 720], [160, 736], [340, 770], [470, 802]], close: [[470, 802], [0, 802]] }),
    ],
  },
  badge: {
    alt: 'A hiker on the crag at the top of the long stairs of Mount Charity, above the Mississippi',
    palette: bluff,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['haze', 0], ['peach', 84], ['gold', 142]] }),
      sun({ x: 276, y: 166, radius: 30, ink: 'white', halo: [['peach', 50]] }),
      ridge({ ink: 'steel', points: [[40, 170], [100, 138], [210, 140], [226, 166], [256, 212], [290, 216], [318, 178], [390, 166]], from: 40, swell: 2, seed: 5, cover: 'hardwood', height: [8, 14], floor: 222 }),
      water({ ink: 'peach', y: 216 }),
      ripples({ ink: 'gold', y: [222, 330], count: 9, x: 270, spread: [30, 60], width: [50, 110], height: [5, 8], seed: 4 }),
      ridge({ ink: 'forest', points: [[250, 250], [390, 246]], from: 262, swell: 1, seed: 2, cover: 'hardwood', height: [8, 14], floor: 256 }),
      ridge({ ink: 'forest', points: [[0, 190], [90, 196], [180, 206], [220, 264], [270, 340], [290, 390]], to: 300, swell: 2, seed: 21, cover: 'hardwood', height: [14, 22] }),
      bank({ ink: 'moss', points: [[140, 216], [186, 222], [220, 290], [262, 360]], close: [[60, 400], [110, 300]] }),
      crag({ seed: 8, light: 1, left: [[98, 162], [88, 240]], right: [[190, 158], [200, 236]], mid: 'gold', lit: 'peach', shade: 'rust', seam: 'rust', beds: [12, 26], step: 5, buttresses: 2, reach: [0.5, 0.4] }),
      stairs({ path: [[190, 380, 62], [178, 284, 30], [156, 228, 13]], steps: 11, tread: 'peach', riser: 'rust', rail: 'ink', posts: 5 }),
      hiker({ x: 142, y: 162, height: 72, ink: 'ink', pack: 'rust', hat: 'ink' }),
    ],
  },
});
