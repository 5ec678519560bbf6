import { trailArt } from '../../kit/scene.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { knolls } from '../../motifs/knolls.ts';
import { pasqueflowers } from '../../motifs/pasqueflowers.ts';
import { reflection } from '../../motifs/reflection.ts';
import { bank, lenses, shape } from '../../motifs/shapes.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { visitor } from '../../motifs/visitors.ts';
import { ripples, river } from '../../motifs/water.ts';
import { crowns } from '../../motifs/woodland.ts';

const april = {
  ink: '#26302f',
  pine: '#3d5a3a',
  green: '#6d8f47',
  sage: '#a3b65c',
  straw: '#e2c475',
  cream: '#fdf4dc',
  sky: '#8fc6d6',
  mist: '#c9e2de',
  lake: '#2f7ea8',
  violet: '#64468f',
  lilac: '#b59ad8',
  gold: '#f4b942',
  stone: '#8d8a86',
};

export default trailArt({
  hero: {
    alt: 'Pasqueflowers on an April morning at Glacial Lakes: from the crest of an esker one looks over round prairie hills and three clear kettle lakes, oaks on the far shores.',
    focus: { x: 0.52, y: 0.5 },
    palette: april,
    layers: [
      sky({ seed: 3, waver: 8, bands: [['sky', 0], ['cream', 176]] }),
      cumulus({ x: 420, y: 186, width: 460, height: 130, ink: 'cream', shade: 'mist', seed: 5 }),
      cumulus({ x: 1270, y: 170, width: 380, height: 104, ink: 'cream', shade: 'mist', seed: 9 }),
      knolls({ ink: 'mist', shade: 'mist', items: [[240, 214, 300, 320], [700, 226, 280, 320], [1130, 206, 320, 320], [1500, 222, 260, 320]] }),
      bank({ ink: 'sage', points: [[-20, 300], [400, 290], [800, 302], [1200, 290], [1620, 300]], close: [[1620, 460], [-20, 460]] }),
      knolls({ ink: 'sage', shade: 'green', items: [[90, 236, 240, 340], [470, 244, 210, 336], [1000, 240, 230, 340], [1470, 228, 280, 350]] }),
      lenses({ ink: 'lake', items: [[1240, 338, 330, 24], [300, 350, 330, 26]] }),
      lenses({ ink: 'cream', items: [[1200, 338, 110, 5], [270, 350, 120, 5]] }),
      crowns({ leaves: [['pine', 'green']], items: [[1330, 336, 50], [1372, 340, 42], [180, 346, 54], [218, 348, 42]] }),
      bank({ ink: 'straw', points: [[-20, 380], [300, 372], [700, 384], [1100, 366], [1620, 384]], close: [[1620, 600], [-20, 600]] }),
      knolls({ ink: 'straw', shade: 'sage', items: [[640, 300, 280, 430], [1330, 306, 300, 440], [160, 330, 260, 440]] }),
      hatch({ ink: 'sage', x: [470, 640], y: [350, 420], count: 8, length: [50, 110], thickness: [3, 6], slope: -0.4, seed: 4 }),
      hatch({ ink: 'sage', x: [1140, 1300], y: [356, 430], count: 8, length: [50, 110], thickness: [3, 6], slope: -0.4, seed: 9 }),
      bank({ ink: 'green', points: [[440, 520], [560, 462], [760, 436], [940, 430], [1140, 438], [1320, 466], [1420, 520]], close: [[1420, 660], [440, 660]] }),
      crowns({ leaves: [['pine', 'green'], ['pine', 'sage']], items: [[690, 452, 66], [760, 446, 80], [830, 440, 96], [905, 444, 80], [980, 442, 100], [1060, 446, 84], [1130, 454, 70]] }),
      bank({ ink: 'lake', points: [[400, 560], [540, 480], [700, 456], [940, 446], [1140, 454], [1300, 478], [1440, 540]], close: [[1440, 660], [400, 660]] }),
      reflection({ ink: 'pine', y: 450, points: [[690, 14], [780, 44], [880, 52], [980, 56], [1080, 46], [1160, 14]] }),
      ripples({ ink: 'mist', y: [476, 620], count: 16, between: [600, 1280], width: [70, 220], height: [3, 7], seed: 18 }),
      ripples({ ink: 'cream', y: [482, 580], count: 8, x: 720, spread: [60, 120], width: [60, 140], height: [3, 6], seed: 3 }),
      knolls({ ink: 'sage', shade: 'green', items: [[1480, 404, 520, 680]] }),
      knolls({ ink: 'sage', shade: 'green', items: [[150, 396, 620, 680]] }),
      hatch({ ink: 'straw', x: [0, 200], y: [450, 600], count: 12, length: [60, 140], thickness: [4, 8], slope: -0.24, seed: 23 }),
      hatch({ ink: 'straw', x: [1180, 1400], y: [480, 620], count: 10, length: [60, 140], thickness: [4, 8], slope: -0.5, seed: 21 }),
      bank({ ink: 'straw', points: [[-20, 650], [200, 626], [460, 622], [700, 640], [900, 646], [1140, 634], [1380, 646], [1620, 620]], close: [[1620, 812], [-20, 812]] }),
      river({ ink: 'cream', path: [[196, 400, 4], [250, 428, 6], [320, 482, 9], [420, 556, 13], [540, 616, 18], [680, 648, 26], [760, 682, 42], [730, 736, 68], [770, 840, 110]] }),
      visitor({ x: 560, y: 628, height: 70, pose: 'walk', ink: 'ink', coat: 'gold', flip: true }),
      visitor({ x: 596, y: 638, height: 70, pose: 'child', ink: 'ink', coat: 'cream', flip: true }),
      hatch({ ink: 'green', y: [650, 770], count: 18, length: [70, 220], thickness: [4, 9], seed: 7 }),
      shape({ ink: 'stone', points: [[956, 704], [962, 660], [990, 624], [1040, 602], [1100, 608], [1136, 640], [1154, 704], [1060, 714]] }),
      shape({ ink: 'mist', points: [[962, 660], [990, 624], [1040, 602], [1100, 608], [1072, 630], [1018, 640], [1000, 668], [974, 676]] }),
      lenses({ ink: 'green', items: [[1060, 708, 230, 10]] }),
      bank({ ink: 'pine', points: [[-20, 700], [180, 690], [360, 716], [560, 766], [700, 802]], close: [[-20, 802]] }),
      bank({ ink: 'pine', points: [[860, 802], [1020, 766], [1200, 716], [1400, 690], [1620, 686]], close: [[1620, 802]] }),
      grass({ ink: 'ink', lit: 'sage', y: 816, count: 14, height: [60, 120], seed: 6, forms: 1 }),
      pasqueflowers({ stem: 'ink', petal: 'violet', lit: 'lilac', heart: 'gold', items: [[70, 830, 270], [190, 840, 330], [300, 830, 220], [400, 840, 250], [500, 838, 160], [1540, 830, 290], [1420, 840, 340], [1310, 830, 210], [1210, 838, 170]] }),
    ],
  },
  badge: {
    alt: 'Violet pasqueflowers above a kettle lake in the prairie hills of Glacial Lakes',
    palette: april,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['sky', 0], ['mist', 140]] }),
      cumulus({ x: 138, y: 140, width: 130, height: 44, ink: 'cream', shade: 'mist', bumps: 7, seed: 5 }),
      bank({ ink: 'sage', points: [[0, 206], [195, 200], [390, 206]], close: [[390, 400], [0, 400]] }),
      knolls({ ink: 'straw', shade: 'green', items: [[110, 160, 110, 226], [290, 154, 120, 232]] }),
      bank({ ink: 'lake', points: [[0, 250], [80, 222], [200, 214], [320, 222], [390, 246]], close: [[390, 330], [0, 330]] }),
      ripples({ ink: 'mist', y: [226, 280], count: 8, between: [80, 310], width: [30, 80], height: [4, 6], seed: 18 }),
      knolls({ ink: 'sage', shade: 'green', items: [[60, 236, 160, 330], [350, 232, 150, 330]] }),
      bank({ ink: 'pine', points: [[0, 310], [110, 300], [240, 306], [390, 296]], close: [[390, 400], [0, 400]] }),
      pasqueflowers({ stem: 'ink', petal: 'violet', lit: 'lilac', heart: 'gold', items: [[210, 366, 210], [112, 362, 130], [292, 362, 120]] }),
    ],
  },
});
