import { trailArt } from '../../kit/scene.ts';
import { child } from '../../motifs/child.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { logPost, steppingStones } from '../../motifs/headwaters.ts';
import { redPines } from '../../motifs/red-pines.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank } from '../../motifs/shapes.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';

const lakeMorning = {
  ink: '#12302c',
  pine: '#245a47',
  fern: '#7aa650',
  deep: '#1d6a80',
  lake: '#62b4c1',
  pale: '#c4e6dd',
  cream: '#fdf4d9',
  sand: '#f0bd62',
  rust: '#c4612f',
  umber: '#6d3a24',
  stone: '#56686e',
};

export default trailArt({
  hero: {
    alt: 'A child with arms spread crosses the stepping stones where the Mississippi leaves Lake Itasca, beside the carved log post, between red pines on a bright summer morning.',
    focus: { x: 0.6, y: 0.62 },
    palette: lakeMorning,
    layers: [
      sky({ seed: 3, waver: 10, bands: [['lake', 0], ['pale', 130], ['cream', 250]] }),
      cumulus({ x: 700, y: 206, width: 470, height: 128, ink: 'cream', shade: 'pale', seed: 14 }),
      cumulus({ x: 1130, y: 232, width: 230, height: 62, ink: 'cream', seed: 19, bumps: 7 }),
      ridge({ ink: 'lake', y: 318, swell: 14, swells: 2, seed: 3, floor: 372 }),
      ridge({ ink: 'pine', points: [[0, 326], [330, 344], [620, 356], [900, 358], [1200, 340], [1620, 322]], swell: 6, swells: 5, seed: 6, cover: 'spruce', height: [14, 60], detail: 0, spacing: 0.75, gaps: 0.2, floor: 374 }),
      water({ ink: 'lake', y: 366 }),
      ripples({ ink: 'pine', y: [368, 392], count: 9, width: [90, 240], height: [3, 4], seed: 3 }),
      ripples({ ink: 'pale', y: [376, 510], count: 15, width: [60, 240], height: [2, 7], seed: 5 }),
      ripples({ ink: 'cream', y: [384, 490], count: 8, x: 720, spread: [140, 260], width: [60, 180], height: [3, 6], seed: 8 }),
      bank({ ink: 'deep', points: [[330, 524], [560, 540], [800, 546], [1000, 540], [1240, 524]], close: [[1300, 802], [300, 802]] }),
      ripples({ ink: 'lake', y: [585, 800], count: 14, x: 760, spread: [280, 330], width: [70, 260], height: [4, 12], seed: 4 }),
      ripples({ ink: 'pale', y: [578, 720], count: 10, x: 790, spread: [260, 260], width: [50, 150], height: [3, 7], seed: 24 }),
      bank({ ink: 'fern', points: [[-20, 446], [160, 456], [320, 486], [440, 528], [476, 580], [440, 660], [520, 740], [640, 802]], close: [[-20, 802]] }),
      bank({ ink: 'fern', points: [[1620, 440], [1400, 456], [1200, 488], [1076, 526], [1036, 580], [1070, 650], [1000, 730], [900, 802]], close: [[1620, 802]] }),
      hatch({ ink: 'pine', x: [40, 330], y: [500, 660], count: 9, length: [60, 160], seed: 4, thickness: [3, 7] }),
      hatch({ ink: 'pine', x: [1180, 1500], y: [500, 660], count: 9, length: [60, 160], seed: 7, thickness: [3, 7] }),
      steppingStones({ ink: 'stone', lit: 'cream', wet: 'ink', foam: 'pale', items: [[452, 566, 96, 50], [562, 584, 78, 36], [652, 574, 60, 32], [740, 592, 104, 42], [852, 580, 64, 32], [940, 596, 90, 42], [1030, 580, 66, 34]] }),
      child({ x: 740, y: 556, height: 208, skin: 'sand', shirt: 'rust', shorts: 'ink', hair: 'umber' }),
      redPines({ ink: 'pine', lit: 'fern', bark: 'rust', forms: 1, seed: 3, items: [[258, 540, 460], [1420, 540, 520]] }),
      logPost({ x: 1086, y: 706, height: 318, bark: 'rust', shade: 'umber', face: 'umber', letter: 'sand', lines: ['2552', 'MILES', 'TO THE', 'GULF'] }),
      redPines({ ink: 'ink', lit: 'pine', bark: 'rust', forms: 1, seed: 3, items: [[70, 800, 860], [176, 760, 690], [1534, 810, 880]] }),
      bank({ ink: 'pine', points: [[0, 690], [180, 700], [360, 736], [560, 790], [600, 802]], close: [[0, 802]] }),
      bank({ ink: 'pine', points: [[1000, 802], [1120, 768], [1280, 722], [1440, 700], [1600, 690]], close: [[1600, 802]] }),
      grass({ ink: 'ink', lit: 'fern', y: [[0, 800], [560, 830]], x: [0, 540], count: 9, height: [90, 190], seed: 6, forms: 2 }),
      grass({ ink: 'ink', lit: 'fern', y: [[1040, 830], [1600, 800]], x: [1060, 1600], count: 9, height: [80, 170], seed: 6, forms: 2 }),
    ],
  },
  badge: {
    alt: 'A child on the stepping stones beside the carved post, where the Mississippi begins',
    palette: lakeMorning,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['lake', 0], ['cream', 140]] }),
      ridge({ ink: 'pine', y: 190, swell: 3, seed: 6, cover: 'spruce', height: [14, 40], detail: 0, spacing: 0.7, floor: 204 }),
      water({ ink: 'lake', y: 200 }),
      ripples({ ink: 'cream', y: [208, 262], count: 4, x: 150, spread: [70, 90], width: [50, 90], height: [4, 6], seed: 8 }),
      bank({ ink: 'deep', points: [[0, 276], [195, 282], [390, 276]], close: [[390, 460], [0, 460]] }),
      ripples({ ink: 'lake', y: [304, 340], count: 4, x: 150, spread: [80, 90], width: [60, 90], height: [5, 7], seed: 4 }),
      steppingStones({ ink: 'stone', lit: 'cream', wet: 'ink', foam: 'pale', items: [[66, 288, 54, 28], [122, 296, 44, 22], [182, 302, 60, 26], [236, 292, 40, 22]] }),
      bank({ ink: 'fern', points: [[390, 256], [320, 262], [262, 280], [232, 320], [250, 370]], close: [[390, 400]] }),
      child({ x: 122, y: 280, height: 132, skin: 'sand', shirt: 'rust', shorts: 'ink', hair: 'umber' }),
      logPost({ x: 268, y: 332, height: 206, bark: 'rust', shade: 'ink', face: 'umber', letter: 'sand', lines: ['2552', 'MILES', 'TO THE', 'GULF'] }),
    ],
  },
});
