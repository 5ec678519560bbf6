import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { grass } from '../../motifs/grass.ts';
import { figure } from '../../motifs/hikers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { sloops } from '../../motifs/sloop.ts';
import { tallgrass } from '../../motifs/tallgrass.ts';
import { ripples, water } from '../../motifs/water.ts';
import { woodland } from '../../motifs/woodland.ts';

const autumn = {
  ink: '#2a1c22',
  maroon: '#6d2c2f',
  russet: '#a8492c',
  orange: '#d9792f',
  gold: '#efb04a',
  cream: '#fdeec9',
  sky: '#9cc3d2',
  river: '#4d83a6',
  violet: '#7d8fb0',
};

/** October morning: the sun stands on the right and lights the left side of the ravine. */
const ravine = values({
  dark: { ink: '#241620', wine: '#5a2029' },
  middle: { red: '#a83a2a', slate: '#6a86a0', rust: '#cf6a2b' },
  glow: { gold: '#f3ae3f', river: '#b7d3da', cream: '#fef1d4' },
  accent: { blue: '#2f6fb0' },
});
const morning = { from: [1, -0.6], ink: 'gold', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'Two sides of a steep ravine at Afton, one blazing with October leaves and one in shade, open like a gate on the St. Croix River three hundred feet below; a hiker on the edge.',
    focus: { x: 0.46, y: 0.45 },
    palette: ravine,
    layers: [
      sky({ bands: [['cream', 0]] }),
      spray({ ink: 'gold', from: [0, 0], to: [0, 130], opacity: 0.7 }),
      mass({ ink: 'slate', opacity: 0.6, layers: [ridge({ ink: 'slate', points: [[-20, 150], [300, 136], [700, 152], [1100, 132], [1640, 146]], swell: 6, seed: 3, cover: 'hardwood', crowns: 'billow', height: [6, 14], floor: 220 })] }),
      mass({ ink: 'slate', layers: [ridge({ ink: 'slate', points: [[-20, 186], [400, 176], [800, 190], [1200, 172], [1640, 186]], swell: 5, seed: 7, cover: 'hardwood', crowns: 'billow', height: [8, 18], floor: 230 })] }),
      water({ ink: 'river', y: 214 }),
      ripples({ form: 'crescent', ink: 'cream', y: [218, 480], count: 30, x: 860, spread: [200, 200], width: [120, 260], height: [3, 9], seed: 8 }),
      ripples({ form: 'crescent', ink: 'slate', y: [240, 520], count: 14, between: [500, 1200], width: [80, 240], height: [3, 8], seed: 5 }),
      sloops({ items: [[760, 262, 26], [930, 330, 54]], sail: 'cream', jib: 'gold', hull: 'ink' }),
      ridge({ ink: 'rust', points: [[-20, 150], [160, 210], [340, 300], [520, 420], [680, 540], [820, 650], [880, 720]], to: 900, swell: 4, seed: 5, cover: 'hardwood', crowns: 'billow', height: [22, 50], floor: 830 }),
      // Row under row of crowns, each lower and nearer; the sun reaches the upper ones.
      ridge({ ink: 'gold', points: [[-20, 262], [140, 300], [320, 392], [480, 500], [640, 608], [760, 700]], to: 780, swell: 8, seed: 15, cover: 'hardwood', crowns: 'billow', height: [26, 64], floor: 830 }),
      ridge({ ink: 'rust', points: [[-20, 372], [120, 420], [280, 490], [440, 590], [580, 690], [660, 760]], to: 690, swell: 8, seed: 25, cover: 'hardwood', crowns: 'billow', height: [30, 74], floor: 830 }),
      ridge({ ink: 'red', points: [[-20, 520], [140, 560], [300, 630], [460, 720], [560, 800]], to: 600, swell: 8, seed: 35, cover: 'hardwood', crowns: 'billow', height: [34, 84], floor: 830 }),
      mass({ ink: 'wine', light: morning, rim: 6, layers: [ridge({ ink: 'wine', points: [[760, 790], [860, 690], [980, 560], [1120, 430], [1280, 290], [1440, 170], [1640, 60]], from: 740, swell: 4, seed: 9, cover: 'hardwood', crowns: 'billow', height: [26, 60], floor: 830 })] }),
      mass({ ink: 'red', opacity: 0.5, layers: [ridge({ ink: 'red', points: [[900, 800], [1000, 700], [1120, 580], [1280, 440], [1440, 320], [1640, 220]], from: 880, swell: 10, seed: 19, cover: 'hardwood', crowns: 'billow', height: [30, 76], floor: 830 })] }),
      ridge({ ink: 'wine', points: [[1040, 830], [1160, 700], [1300, 580], [1460, 460], [1640, 370]], from: 1010, swell: 10, seed: 29, cover: 'hardwood', crowns: 'billow', height: [34, 90], floor: 830 }),
      spray({ ink: 'ink', from: [1400, 830], to: [1100, 480], within: [[760, 830], [860, 730], [980, 600], [1120, 470], [1640, 110], [1640, 830]] }),
      mass({ ink: 'ink', light: morning, rim: 5, layers: [
        bank({ ink: 'ink', points: [[-20, 650], [160, 640], [340, 656], [480, 700], [560, 760], [600, 830]], close: [[-20, 830]] }),
        tallgrass({ stem: 'ink', foot: 'ink', culms: 4, seed: 8, weight: 0.016, items: [[60, 700, 260, 0.14], [150, 690, 180, 0.2], [-10, 700, 330, 0.1]] }),
        grass({ ink: 'ink', lit: 'ink', y: 668, x: [0, 420], count: 8, height: [30, 70], seed: 4, forms: 2 }),
      ] }),
      figure({ x: 372, y: 668, height: 230, pose: 'stride', ink: 'ink', coat: 'blue', pack: 'wine', hat: 'wine', skin: 'red', rim: 'cream' }),
    ],
  },
  badge: {
    alt: 'An autumn oak on the bluff above the blue St. Croix, a white sail below',
    palette: autumn,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['sky', 0], ['cream', 92], ['gold', 136]] }),
      ridge({ ink: 'violet', points: [[0, 180], [150, 176], [230, 196], [300, 176], [390, 166]], swell: 3, seed: 4, cover: 'hardwood', height: [8, 16], floor: 220 }),
      water({ ink: 'river', y: 206 }),
      ripples({ ink: 'sky', y: [214, 300], count: 8, width: [60, 130], height: [6, 8], seed: 5 }),
      sloops({ sail: 'cream', jib: 'gold', hull: 'ink', items: [[268, 252, 92]] }),
      bank({ ink: 'russet', points: [[170, 350], [230, 320], [300, 290], [390, 270]], close: [[390, 400], [170, 400]] }),
      woodland({ leaves: [['orange', 'gold'], ['russet', 'orange']], points: [[220, 330], [300, 296], [400, 276]], depth: 30, rows: 1, size: [54, 56], seed: 7 }),
      bank({ ink: 'maroon', points: [[0, 276], [90, 280], [150, 300], [210, 350]], close: [[210, 400], [0, 400]] }),
      broadleaf({ ink: 'maroon', lit: 'orange', seed: 3, light: 1, spread: 0.95, forms: 1, items: [[122, 304, 200]] }),
    ],
  },
});
