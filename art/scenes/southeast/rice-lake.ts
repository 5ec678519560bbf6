import { trailArt } from '../../kit/scene.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
import { lenses } from '../../motifs/shapes.ts';
import { sky, strata } from '../../motifs/sky.ts';
import { swans } from '../../motifs/swans.ts';
import { ripples, water } from '../../motifs/water.ts';
import { wildRice } from '../../motifs/wildflowers.ts';
import { gulls } from '../../motifs/wings.ts';

const overcast = {
  ink: '#23302e',
  slate: '#4d6164',
  gray: '#8a9d9c',
  mist: '#bfccc6',
  pearl: '#dfe4da',
  white: '#fdfbf2',
  straw: '#dcb868',
  ochre: '#a77c3b',
};

export default trailArt({
  hero: {
    alt: 'Trumpeter swans glide out of ripe wild rice on the gray, shallow water of Rice Lake under an overcast autumn sky.',
    focus: { x: 0.5, y: 0.6 },
    palette: overcast,
    layers: [
      sky({ seed: 8, waver: 16, bands: [['gray', 0], ['mist', 96], ['pearl', 214]] }),
      strata({ ink: 'mist', bars: [[260, 40, 620, 22], [700, 64, 520, 16], [1280, 44, 640, 24]] }),
      strata({ ink: 'gray', bars: [[480, 132, 640, 20], [1180, 120, 560, 18], [820, 154, 460, 14], [140, 168, 420, 14]] }),
      strata({ ink: 'mist', bars: [[1340, 236, 520, 14], [300, 250, 620, 14], [860, 262, 420, 10]] }),
      ridge({ ink: 'mist', y: 330, swell: 8, swells: 2, seed: 4, floor: 370 }),
      ridge({ ink: 'gray', points: [[0, 344], [500, 352], [900, 354], [1620, 336]], swell: 6, swells: 4, seed: 8, cover: 'hardwood', height: [12, 30], floor: 374 }),
      broadleaf({ ink: 'slate', lit: 'gray', seed: 4, spread: 1.15, forms: 1, items: [[300, 372, 110], [390, 370, 76], [1180, 368, 130], [1290, 368, 90], [1090, 370, 66]] }),
      water({ ink: 'pearl', y: 368 }),
      ripples({ ink: 'mist', y: [372, 560], count: 16, width: [120, 360], height: [4, 12], seed: 5 }),
      ripples({ ink: 'gray', y: [374, 420], count: 8, width: [90, 240], height: [3, 6], seed: 15 }),
      ridge({ ink: 'straw', points: [[-20, 392], [300, 396], [560, 412], [640, 424]], to: 640, swell: 3, swells: 6, seed: 4, cover: 'spruce', height: [18, 48], detail: 0, gaps: 0, spacing: 0.5, floor: 432 }),
      ridge({ ink: 'straw', points: [[930, 424], [1060, 406], [1300, 396], [1620, 390]], from: 930, swell: 3, swells: 6, seed: 14, cover: 'spruce', height: [18, 48], detail: 0, gaps: 0, spacing: 0.5, floor: 432 }),
      hatch({ ink: 'ochre', y: [436, 446], count: 6, length: [90, 160], thickness: [3, 6], x: [0, 560], seed: 4 }),
      hatch({ ink: 'ochre', y: [436, 446], count: 6, length: [90, 160], thickness: [3, 6], x: [940, 1500], seed: 6 }),
      swans({ ink: 'white', shade: 'mist', bill: 'ink', items: [[960, 470, 90], [1050, 476, 76]] }),
      gulls({ ink: 'slate', items: [[760, 236, 50], [820, 216, 44], [876, 200, 40], [930, 214, 40], [984, 232, 40]] }),
      ripples({ ink: 'mist', y: [520, 800], count: 14, width: [200, 480], height: [8, 16], seed: 25 }),
      ripples({ ink: 'gray', y: [540, 800], count: 11, width: [140, 420], height: [4, 10], seed: 35 }),
      lenses({ ink: 'mist', items: [[690, 606, 300, 40], [930, 668, 400, 50]] }),
      swans({ ink: 'white', shade: 'mist', bill: 'ink', items: [[690, 598, 210], [930, 660, 280]] }),
      lenses({ ink: 'slate', items: [[700, 602, 230, 9], [940, 664, 300, 11], [860, 684, 200, 8], [640, 618, 150, 6]] }),
      wildRice({ stem: 'ochre', grain: 'straw', items: [[380, 640, 230], [440, 650, 190], [320, 660, 260], [500, 640, 140], [1200, 630, 190], [1270, 640, 240], [1340, 650, 210], [1150, 640, 130]] }),
      wildRice({ stem: 'ink', grain: 'ochre', items: [[60, 820, 600], [170, 820, 500], [270, 820, 420], [370, 820, 330], [460, 820, 250], [1540, 820, 620], [1440, 820, 520], [1340, 820, 430], [1240, 820, 340], [1150, 820, 240]] }),
      grass({ ink: 'ink', lit: 'ochre', y: 814, count: 5, height: [110, 220], seed: 4, forms: 1, x: [0, 420] }),
      grass({ ink: 'ink', lit: 'ochre', y: 814, count: 5, height: [110, 220], seed: 4, forms: 1, x: [1180, 1600] }),
    ],
  },
  badge: {
    alt: 'Ripe heads of wild rice stand tall over the gray water of Rice Lake, a far swan between them',
    palette: overcast,
    layers: [
      sky({ waver: 6, seed: 4, bands: [['gray', 0], ['mist', 96], ['pearl', 150]] }),
      ridge({ ink: 'slate', y: 236, swell: 4, seed: 8, cover: 'hardwood', height: [10, 22], floor: 252 }),
      water({ ink: 'gray', y: 248 }),
      ripples({ ink: 'pearl', y: [256, 336], count: 9, width: [80, 150], height: [6, 9], seed: 5 }),
      swans({ ink: 'white', shade: 'mist', bill: 'ink', items: [[212, 306, 84]] }),
      wildRice({ stem: 'ink', grain: 'straw', items: [[126, 400, 300], [284, 400, 280]] }),
    ],
  },
});
