import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { child } from '../../motifs/child.ts';
import { flow } from '../../motifs/flow.ts';
import { grass } from '../../motifs/grass.ts';
import { logPost, steppingStones } from '../../motifs/headwaters.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, cut, drawn } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { water } from '../../motifs/water.ts';

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
    alt: 'The carved log post of the headwaters stands on the bank; beside it, at sunrise, a child balances on the stones where the Mississippi leaves Lake Itasca.',
    focus: { x: 0.59, y: 0.6 },
    palette: firstLight,
    layers: [
      sky({ seed: 3, waver: 8, bands: [['pale', 0], ['peach', 190]] }),
      drawn({ ink: 'cream', path: 'M-20 150C120 132 210 92 340 104 450 84 600 96 700 124 820 122 900 140 980 162 820 172 640 160 520 176 360 168 160 178-20 170zM1180 110C1280 92 1380 70 1480 80 1550 76 1600 82 1640 84V104C1500 112 1330 104 1180 110z' }),
      drawn({ ink: 'deep', opacity: 0.5, path: 'M-20 250C100 244 200 270 330 268 440 260 520 284 620 282 740 276 860 262 980 254 1120 240 1260 246 1380 226 1480 214 1560 226 1640 218V320H-20z' }),
      // First light: the sun is half over the far shore, and lies on the lake.
      sun({ x: 722, y: 318, radius: 138, ink: 'cream' }),
      water({ ink: 'peach', y: 312 }),
      mass({ ink: 'pine', mirror: { y: 322, ink: 'deep', opacity: 0.55 }, layers: [ridge({ ink: 'pine', points: [[760, 322], [860, 312], [1000, 276], [1140, 292], [1320, 250], [1480, 262], [1640, 220]], from: 760, swell: 6, seed: 6, cover: 'spruce', height: [14, 84], detail: 0, spacing: 0.55, gaps: 0.25, floor: 322 }), ridge({ ink: 'pine', points: [[-20, 236], [120, 284], [220, 276], [330, 310], [420, 322]], to: 420, swell: 6, seed: 9, cover: 'spruce', height: [14, 66], detail: 0, spacing: 0.55, gaps: 0.25, floor: 322 })] }),
      drawn({ ink: 'cream', path: 'M586 312H860C844 340 781 344 844 356 931 372 781 380 744 392 881 402 856 420 744 432 906 446 931 466 781 482 981 500 956 530 756 544 856 560 806 590 681 610H394C506 588 481 566 406 552 556 536 531 512 456 500 581 482 569 462 506 452 631 436 631 420 569 408 656 394 656 380 581 370 681 356 656 344 544 324z' }),
      bank({ ink: 'deep', points: [[-20, 606], [300, 614], [700, 604], [1000, 590], [1640, 566]], close: [[1640, 840], [-20, 840]] }),
      // The river sets off: every thread runs the same way, out of the gaps between the stones.
      cut({ within: [[-20, 630], [300, 636], [700, 622], [1000, 606], [1640, 584], [1640, 840], [-20, 840]], layers: [
        flow({ path: [[1160, 560, 1000], [1070, 640, 1010], [900, 740, 1030], [660, 860, 1060]], streaks: [['ink', 14, 26], ['pale', 24, 18], ['cream', 12, 12]], length: [0.3, 0.8], spread: 0.96, seed: 3 }),
      ] }),
      steppingStones({ ink: 'ink', lit: 'gold', wet: 'ink', foam: 'cream', items: [[1560, 576, 150, 34], [1466, 588, 96, 56], [1330, 584, 150, 36], [1236, 600, 84, 44], [1010, 596, 150, 84], [938, 610, 90, 34], [878, 624, 60, 26], [722, 632, 230, 66], [560, 642, 76, 34], [434, 640, 130, 58], [330, 668, 170, 100], [220, 676, 84, 40], [40, 690, 220, 76]] }),
      mass({ ink: 'ink', light: sunrise, rim: 5, layers: [child({ x: 734, y: 582, height: 350, skin: 'ink', shirt: 'ink', shorts: 'ink', hair: 'ink' })] }),
      child({ x: 734, y: 582, height: 350, skin: 'umber', shirt: 'deep', shorts: 'ink', hair: 'ink' }),
      logPost({ x: 1140, y: 790, height: 352, bark: 'rust', shade: 'ink', face: 'umber', letter: 'gold', lines: ['2552', 'MILES', 'TO THE', 'GULF'] }),
      mass({ ink: 'ink', light: sunrise, rim: 5, layers: [
        bank({ ink: 'ink', points: [[800, 840], [920, 800], [1020, 790], [1200, 780], [1400, 750], [1640, 700]], close: [[1640, 840]] }),
        grass({ ink: 'ink', lit: 'ink', y: [[960, 820], [1640, 740]], x: [960, 1640], count: 9, height: [30, 84], seed: 6, forms: 2 }),
      ] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A child on the stepping stones beside the carved post, where the Mississippi begins',
    palette: lakeMorning,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['lake', 0], ['cream', 140]] }),
      ridge({ ink: 'pine', y: 190, swell: 3, seed: 6, cover: 'spruce', height: [14, 40], detail: 0, spacing: 1.8, floor: 204 }),
      water({ ink: 'lake', y: 200 }),
      bank({ ink: 'deep', points: [[0, 276], [195, 282], [390, 276]], close: [[390, 460], [0, 460]] }),
      steppingStones({ ink: 'stone', lit: 'cream', wet: 'ink', foam: 'pale', items: [[66, 288, 54, 28], [126, 300, 60, 26], [194, 304, 56, 24]] }),
      bank({ ink: 'fern', points: [[390, 256], [320, 262], [262, 280], [232, 320], [250, 370]], close: [[390, 400]] }),
      child({ x: 140, y: 282, height: 146, skin: 'sand', shirt: 'rust', shorts: 'ink', hair: 'umber' }),
      logPost({ x: 286, y: 328, height: 168, bark: 'rust', shade: 'ink', face: 'umber', letter: 'sand', lines: ['2552', 'MILES', 'TO THE', 'GULF'] }),
    ],
  },
});
