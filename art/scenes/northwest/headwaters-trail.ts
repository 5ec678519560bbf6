import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { child } from '../../motifs/child.ts';
import { flow } from '../../motifs/flow.ts';
import { grass } from '../../motifs/grass.ts';
import { logPost, steppingStones } from '../../motifs/headwaters.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
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

/** Sunrise over Lake Itasca, ahead on the left. */
const firstLight = values({
  dark: { ink: '#152a30', umber: '#4d2a22', pine: '#20504f' },
  middle: { deep: '#2f7886', rust: '#b05a30' },
  glow: { pale: '#bfe0d6', peach: '#f9cf94', cream: '#fdf3d6' },
  accent: { gold: '#f6b041' },
});
const sunrise = { from: [-1, -0.5], ink: 'gold', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'The carved log post of the headwaters, stands on the bank; beside it a child balances over the stones where the Mississippi leaves Lake Itasca at sunrise.',
    focus: { x: 0.58, y: 0.6 },
    palette: firstLight,
    layers: [
      sky({ seed: 3, waver: 8, bands: [['pale', 0], ['peach', 190]] }),
      spray({ ink: 'pale', from: [0, 190], to: [0, 330] }),
      sun({ x: 600, y: 236, radius: 74, ink: 'cream' }),
      mass({ ink: 'deep', opacity: 0.5, layers: [ridge({ ink: 'deep', points: [[-20, 262], [500, 280], [900, 270], [1640, 236]], swell: 8, seed: 3, cover: 'spruce', height: [6, 22], detail: 0, spacing: 0.8, floor: 320 })] }),
      water({ ink: 'peach', y: 312 }),
      mass({ ink: 'pine', mirror: { y: 322, ink: 'deep', opacity: 0.55 }, layers: [ridge({ ink: 'pine', points: [[760, 322], [860, 306], [1100, 282], [1400, 250], [1640, 226]], from: 760, swell: 6, seed: 6, cover: 'spruce', height: [20, 74], detail: 0, spacing: 0.7, floor: 322 }), ridge({ ink: 'pine', points: [[-20, 250], [160, 280], [330, 306], [420, 322]], to: 420, swell: 6, seed: 9, cover: 'spruce', height: [20, 60], detail: 0, spacing: 0.7, floor: 322 })] }),
      ripples({ ink: 'cream', y: [326, 560], count: 40, x: 600, spread: [50, 240], width: [90, 340], height: [4, 11], seed: 8 }),
      ripples({ ink: 'pale', y: [330, 560], count: 20, between: [0, 1600], width: [120, 360], height: [3, 8], seed: 5 }),
      bank({ ink: 'deep', points: [[-20, 606], [300, 614], [700, 604], [1000, 590], [1640, 566]], close: [[1640, 830], [-20, 830]] }),
      flow({ path: [[860, 588, 560], [760, 640, 640], [640, 720, 780], [480, 840, 980]], streaks: [['ink', 12, 44], ['pale', 16, 36], ['cream', 9, 22]], length: [0.2, 0.55], seed: 7 }),
      steppingStones({ ink: 'ink', lit: 'gold', wet: 'ink', foam: 'cream', items: [[1520, 580, 130, 40], [1400, 588, 80, 34], [1300, 586, 116, 52], [1170, 598, 90, 36], [1050, 600, 130, 60], [906, 610, 90, 38], [726, 628, 190, 64], [540, 636, 110, 46], [380, 650, 190, 84], [196, 660, 120, 52], [30, 680, 210, 96]] }),
      mass({ ink: 'ink', light: sunrise, rim: 5, layers: [child({ x: 716, y: 580, height: 300, skin: 'ink', shirt: 'ink', shorts: 'ink', hair: 'ink' })] }),
      child({ x: 716, y: 580, height: 300, skin: 'umber', shirt: 'rust', shorts: 'ink', hair: 'ink' }),
      logPost({ x: 1084, y: 806, height: 560, bark: 'rust', shade: 'ink', face: 'umber', letter: 'gold', lines: ['2552', 'MILES', 'TO THE', 'GULF'] }),
      mass({ ink: 'ink', light: sunrise, rim: 5, layers: [
        bank({ ink: 'ink', points: [[780, 830], [900, 800], [1000, 790], [1200, 780], [1400, 750], [1640, 700]], close: [[1640, 830]] }),
        grass({ ink: 'ink', lit: 'ink', y: [[860, 830], [1640, 740]], x: [860, 1640], count: 13, height: [40, 110], seed: 6, forms: 2 }),
      ] }),
    ],
  },
  badge: {
    alt: 'A child on the stepping stones beside the carved post, where the Mississippi begins',
    palette: lakeMorning,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['lake', 0], ['cream', 140]] }),
      ridge({ ink: 'pine', y: 190, swell: 3, seed: 6, cover: 'spruce', height: [14, 40], detail: 0, spacing: 0.7, floor: 204 }),
      water({ ink: 'lake', y: 200 }),
      ripples({ ink: 'cream', y: [208, 262], count: 2, x: 150, spread: [70, 90], width: [50, 90], height: [4, 6], seed: 8 }),
      bank({ ink: 'deep', points: [[0, 276], [195, 282], [390, 276]], close: [[390, 460], [0, 460]] }),
      steppingStones({ ink: 'stone', lit: 'cream', wet: 'ink', foam: 'pale', items: [[66, 288, 54, 28], [122, 296, 44, 22], [182, 302, 60, 26], [236, 292, 40, 22]] }),
      bank({ ink: 'fern', points: [[390, 256], [320, 262], [262, 280], [232, 320], [250, 370]], close: [[390, 400]] }),
      child({ x: 122, y: 280, height: 132, skin: 'sand', shirt: 'rust', shorts: 'ink', hair: 'umber' }),
      logPost({ x: 268, y: 332, height: 206, bark: 'rust', shade: 'ink', face: 'umber', letter: 'sand', lines: ['2552', 'MILES', 'TO THE', 'GULF'] }),
    ],
  },
});
