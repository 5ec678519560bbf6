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
  ink: '#1d2f38',
  slate: '#44616d',
  gray: '#7f9ba1',
  mist: '#b7c8c5',
  pearl: '#e0e6da',
  white: '#fffaee',
  straw: '#e9bb5c',
  ochre: '#b67d36',
};

export default trailArt({
  hero: {
    alt: 'Swans glide out of ripe wild rice on the gray, shallow water of Rice Lake under an overcast autumn sky.',
    focus: { x: 0.5, y: 0.6 },
    palette: overcast,
    layers: [
      sky({ seed: 8, waver: 16, bands: [['gray', 0], ['mist', 84], ['pearl', 190], ['white', 288]] }),
      strata({ ink: 'slate', bars: [[420, 26, 760, 14], [1290, 40, 620, 12]] }),
      strata({ ink: 'mist', bars: [[260, 52, 620, 18], [760, 66, 520, 13]] }),
      strata({ ink: 'gray', bars: [[480, 128, 640, 14], [1180, 116, 560, 13], [820, 146, 460, 10], [140, 160, 420, 10]] }),
      strata({ ink: 'mist', bars: [[1340, 226, 520, 11], [300, 240, 620, 11], [860, 252, 420, 8]] }),
      ridge({ ink: 'mist', y: 330, swell: 8, swells: 2, seed: 4, floor: 374 }),
      ridge({ ink: 'gray', points: [[0, 340], [500, 350], [900, 352], [1620, 332]], swell: 6, swells: 4, seed: 8, cover: 'hardwood', height: [12, 30], floor: 374 }),
      broadleaf({ ink: 'slate', lit: 'gray', seed: 4, spread: 1.15, forms: 1, items: [[300, 372, 116], [390, 370, 76], [1180, 368, 136], [1290, 368, 90], [1090, 370, 66]] }),
      water({ ink: 'gray', y: 368 }),
      ripples({ ink: 'white', y: [372, 470], count: 16, x: 790, spread: [120, 300], width: [90, 260], height: [3, 7], seed: 5 }),
      ripples({ ink: 'mist', y: [376, 560], count: 12, width: [120, 360], height: [4, 9], seed: 15 }),
      ridge({ ink: 'straw', points: [[-20, 384], [300, 392], [560, 412], [640, 428]], to: 640, swell: 3, swells: 6, seed: 4, cover: 'spruce', height: [18, 52], detail: 0, gaps: 0, spacing: 0.4, floor: 436 }),
      ridge({ ink: 'straw', points: [[930, 428], [1060, 408], [1300, 392], [1620, 382]], from: 930, swell: 3, swells: 6, seed: 14, cover: 'spruce', height: [18, 52], detail: 0, gaps: 0, spacing: 0.4, floor: 436 }),
      hatch({ ink: 'ochre', y: [432, 452], count: 9, length: [110, 240], thickness: [4, 7], x: [-60, 600], seed: 4 }),
      hatch({ ink: 'ochre', y: [432, 452], count: 9, length: [110, 240], thickness: [4, 7], x: [960, 1660], seed: 6 }),
      swans({ ink: 'white', shade: 'mist', bill: 'ink', items: [[960, 480, 96], [1064, 488, 82]] }),
      gulls({ ink: 'slate', items: [[760, 226, 50], [820, 206, 44], [876, 190, 40], [930, 204, 40], [984, 222, 40]] }),
      ripples({ ink: 'slate', y: [500, 800], count: 20, width: [160, 460], height: [6, 14], seed: 25 }),
      ripples({ ink: 'mist', y: [540, 800], count: 13, width: [140, 420], height: [4, 9], seed: 35 }),
      lenses({ ink: 'slate', items: [[610, 598, 270, 18], [880, 672, 370, 24]] }),
      swans({ ink: 'white', shade: 'mist', bill: 'ink', items: [[610, 594, 210], [880, 666, 296]] }),
      lenses({ ink: 'white', items: [[600, 614, 160, 7], [900, 694, 240, 10], [860, 714, 130, 6]] }),
      wildRice({ stem: 'ochre', grain: 'straw', items: [[420, 640, 250], [350, 660, 300], [470, 650, 200], [1190, 640, 230], [1260, 650, 300], [1340, 660, 260]] }),
      wildRice({ stem: 'ink', grain: 'straw', items: [[60, 830, 640], [150, 830, 530], [236, 830, 600], [320, 830, 430], [390, 830, 330], [1550, 830, 650], [1460, 830, 540], [1376, 830, 610], [1290, 830, 440], [1220, 830, 330]] }),
      grass({ ink: 'ink', lit: 'ochre', y: 814, count: 6, height: [110, 220], seed: 4, forms: 1, x: [0, 440] }),
      grass({ ink: 'ink', lit: 'ochre', y: 814, count: 6, height: [110, 220], seed: 4, forms: 1, x: [1160, 1600] }),
    ],
  },
  badge: {
    alt: 'A white swan between ripe golden heads of wild rice on the gray water of Rice Lake',
    palette: overcast,
    layers: [
      sky({ waver: 6, seed: 4, bands: [['gray', 0], ['mist', 100], ['pearl', 150]] }),
      strata({ ink: 'white', bars: [[150, 128, 150, 9], [270, 168, 130, 8]] }),
      ridge({ ink: 'slate', y: 222, swell: 4, seed: 8, cover: 'hardwood', height: [10, 22], floor: 240 }),
      water({ ink: 'gray', y: 236 }),
      ripples({ ink: 'pearl', y: [242, 300], count: 7, width: [60, 130], height: [4, 8], seed: 5 }),
      wildRice({ stem: 'ink', grain: 'straw', items: [[296, 330, 230], [262, 320, 150]] }),
      lenses({ ink: 'slate', items: [[214, 320, 190, 16]] }),
      swans({ ink: 'white', shade: 'mist', bill: 'ink', items: [[214, 316, 136]] }),
      wildRice({ stem: 'ink', grain: 'straw', items: [[74, 420, 320], [104, 430, 220]] }),
    ],
  },
});
