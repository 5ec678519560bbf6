import { emblem, hero } from '../../kit/scene.ts';
import { archBridge } from '../../motifs/arches.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { grass } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank } from '../../motifs/shapes.ts';
import { sky, stars, strata } from '../../motifs/sky.ts';
import { skyline } from '../../motifs/skyline.ts';
import { ripples, water } from '../../motifs/water.ts';

const blueHour = {
  ink: '#0b1730',
  navy: '#17305e',
  royal: '#2f5596',
  iris: '#6d8fca',
  haze: '#b3c7e2',
  gold: '#ffcf6b',
  cream: '#fff0cd',
  stone: '#c29a7b',
};

export default hero({
  alt: 'The Stone Arch Bridge strides over a bend of the Mississippi at blue hour; behind it shine the towers of Minneapolis and, far downriver, the dome of St. Paul.',
  focus: { x: 0.48, y: 0.4 },
  palette: blueHour,
  layers: [
    sky({ seed: 4, waver: 10, bands: [['royal', 0], ['iris', 150], ['haze', 290], ['cream', 386]] }),
    stars({ ink: 'cream', count: 26, y: [14, 200], seed: 8, big: [[1060, 74, 12], [330, 110, 8]] }),
    strata({ ink: 'royal', bars: [[300, 176, 460, 11], [460, 192, 320, 8], [1240, 196, 460, 10]] }),
    strata({ ink: 'iris', bars: [[1130, 316, 420, 10], [1290, 330, 260, 7], [260, 322, 380, 9]] }),
    ridge({ ink: 'iris', points: [[0, 420], [1000, 432], [1620, 416]], swell: 6, seed: 5, cover: 'hardwood', height: [10, 22], floor: 470 }),
    skyline({ ink: 'royal', y: 446, window: 'cream', pane: 4, seed: 7, towers: [[1170, 34, 40], [1208, 56, 34, 'dome'], [1256, 30, 62, 'steps'], [1290, 30, 50], [1326, 36, 76], [1366, 30, 40, 'spire'], [1400, 30, 30]] }),
    skyline({ ink: 'royal', y: 446, towers: [[470, 60, 150], [600, 52, 200, 'slant'], [726, 50, 240], [860, 44, 170], [960, 56, 110]] }),
    skyline({ ink: 'navy', y: 446, window: 'gold', pane: 5, seed: 3, towers: [[430, 64, 96], [530, 50, 150, 'slant'], [566, 60, 232, 'steps'], [640, 50, 150], [690, 56, 316], [762, 60, 270, 'crown'], [822, 46, 176, 'spire'], [886, 60, 130], [950, 50, 84, 'slant'], [1006, 56, 60]] }),
    ridge({ ink: 'navy', points: [[0, 430], [400, 440], [1000, 446], [1110, 450]], to: 1110, swell: 4, seed: 15, cover: 'hardwood', height: [12, 26], floor: 470 }),
    water({ ink: 'royal', y: 456 }),
    ripples({ ink: 'iris', y: [460, 780], count: 22, width: [90, 340], height: [4, 11], seed: 3 }),
    ripples({ ink: 'gold', y: [560, 780], count: 18, x: 700, spread: [220, 240], width: [60, 200], height: [5, 9], seed: 5 }),
    ripples({ ink: 'cream', y: [462, 520], count: 8, x: 1270, spread: [90, 90], width: [50, 110], height: [3, 5], seed: 6 }),
    archBridge({ top: [[-20, 412], [200, 420], [500, 436], [800, 448], [1000, 452], [1130, 454]], base: [[-20, 660], [200, 626], [500, 580], [800, 540], [1000, 516], [1130, 500]], piers: [-110, 90, 268, 426, 566, 690, 800, 898, 984, 1060, 1126], ink: 'stone', shade: 'navy', lit: 'cream', crown: 16, depth: 9, pier: 0.17 }),
    bank({ ink: 'navy', points: [[1060, 506], [1110, 462], [1160, 470], [1210, 490], [1280, 500]], close: [[1280, 506]] }),
    ripples({ ink: 'navy', y: [540, 800], count: 16, width: [140, 380], height: [5, 12], seed: 9 }),
    broadleaf({ ink: 'ink', lit: 'navy', seed: 5, spread: 0.85, forms: 1, items: [[30, 880, 640], [1580, 900, 700]] }),
    bank({ ink: 'ink', points: [[0, 700], [160, 712], [340, 752], [500, 802]], close: [[500, 802], [0, 802]] }),
    bank({ ink: 'ink', points: [[1000, 802], [1140, 770], [1320, 726], [1600, 690]], close: [[1600, 802], [1000, 802]] }),
    grass({ ink: 'ink', lit: 'navy', y: 806, x: [0, 500], count: 8, height: [80, 140], seed: 3, forms: 2 }),
    grass({ ink: 'ink', lit: 'navy', y: 806, x: [1060, 1600], count: 9, height: [80, 150], seed: 3, forms: 2 }),
  ],
});

/** On the milestone of the region. */
export const complete = emblem({
  alt: 'The lit towers of a city above a stone arch bridge and its river, at blue hour',
  palette: blueHour,
  layers: [
    sky({ seed: 4, waver: 4, bands: [['royal', 0], ['iris', 66], ['haze', 104], ['cream', 132]] }),
    stars({ ink: 'cream', count: 5, x: [60, 200], y: [26, 60], seed: 8, big: [[74, 58, 9]] }),
    skyline({ ink: 'navy', y: 168, window: 'gold', pane: 4, seed: 3, towers: [[48, 30, 40], [78, 28, 70, 'slant'], [104, 28, 104, 'steps'], [134, 28, 128], [164, 28, 96, 'crown'], [192, 24, 66, 'spire'], [218, 30, 44]] }),
    water({ ink: 'royal', y: 170 }),
    ripples({ ink: 'gold', y: [206, 250], count: 6, x: 130, spread: [40, 50], width: [40, 70], height: [5, 6], seed: 5 }),
    ripples({ ink: 'iris', y: [200, 256], count: 6, width: [50, 90], height: [4, 6], seed: 3 }),
    archBridge({ top: [[-10, 166], [270, 166]], base: [[-10, 214], [270, 214]], piers: [-24, 28, 79, 130, 181, 232, 284], ink: 'stone', shade: 'navy', lit: 'cream', crown: 9, depth: 5, pier: 0.2 }),
  ],
});
