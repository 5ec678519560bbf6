import { trailArt } from '../../kit/scene.ts';
import { spruces } from '../../motifs/conifers.ts';
import { ferns } from '../../motifs/ferns.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders, cliff } from '../../motifs/rock.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { falls, mist, ripples, river, water } from '../../motifs/water.ts';

const afternoon = {
  ink: '#1b1a22',
  dusk: '#3b2f3d',
  plum: '#66485a',
  rust: '#a5664f',
  tan: '#dfa873',
  cream: '#fdf4de',
  pale: '#cfd6c4',
  amber: '#c07a33',
  pine: '#274a41',
  moss: '#6f8c48',
  glow: '#f4dc9f',
};

export default trailArt({
  hero: {
    alt: 'The Brule River parts around a knob of rock at Devil’s Kettle: the right half falls to a pool in evening light, the left half into a black hole and is gone.',
    focus: { x: 0.38, y: 0.6 },
    palette: afternoon,
    layers: [
      sky({ seed: 4, waver: 8, bands: [['glow', 0], ['cream', 120]] }),
      ridge({ ink: 'moss', points: [[0, 130], [400, 160], [800, 196], [1200, 160], [1620, 120]], swell: 8, seed: 4, cover: 'hardwood', height: [34, 64], floor: 420 }),
      ridge({ ink: 'pine', points: [[0, 190], [420, 216], [700, 236], [800, 240], [900, 236], [1200, 212], [1620, 180]], swell: 6, seed: 7, cover: 'spruce', height: [24, 96], detail: 0, swells: 3, gaps: 0.06, spacing: 0.5, floor: 520 }),
      cliff({ seed: 9, top: [[-20, 250], [240, 262], [460, 290]], base: [[-20, 700], [460, 680]], mid: 'plum', lit: 'rust', shade: 'dusk', crack: 'ink', columns: [90, 220], light: 1, reach: [0.5, 0.15], lean: 0.05 }),
      cliff({ seed: 6, top: [[1010, 288], [1200, 262], [1620, 240]], base: [[1010, 670], [1620, 720]], mid: 'plum', lit: 'rust', shade: 'dusk', crack: 'ink', columns: [90, 220], reach: [0.5, 0.15], lean: -0.05 }),
      shape({ ink: 'dusk', points: [[420, 286], [1040, 286], [1060, 700], [400, 700]] }),
      river({ ink: 'pale', path: [[830, 214, 10], [800, 228, 40], [780, 246, 120], [760, 272, 240], [756, 304, 290]], glint: 'cream', glints: 18, seed: 4 }),
      shape({ ink: 'plum', points: [[286, 706], [300, 580], [318, 500], [430, 570], [600, 600], [764, 540], [764, 706]] }),
      shape({ ink: 'rust', points: [[286, 706], [300, 580], [318, 500], [366, 548], [386, 600], [372, 640], [392, 706]] }),
      shape({ ink: 'rust', points: [[520, 594], [604, 604], [622, 640], [606, 668], [616, 706], [548, 706], [556, 650]] }),
      shape({ ink: 'dusk', points: [[430, 578], [520, 590], [546, 650], [536, 706], [470, 706], [462, 640]] }),
      shape({ ink: 'dusk', points: [[690, 588], [764, 546], [764, 706], [660, 706], [676, 650]] }),
      shape({ ink: 'tan', points: [[410, 396], [340, 434], [312, 498], [354, 546], [436, 576], [520, 590], [604, 602], [692, 584], [766, 540], [772, 440], [700, 400]] }),
      shape({ ink: 'rust', points: [[354, 546], [400, 530], [430, 546], [436, 576]] }),
      shape({ ink: 'rust', points: [[604, 602], [616, 570], [690, 552], [766, 516], [766, 540], [692, 584]] }),
      shape({ ink: 'rust', points: [[340, 434], [372, 440], [366, 468], [330, 470]] }),
      shape({ ink: 'plum', smooth: true, points: [[376, 470], [412, 408], [540, 376], [680, 408], [724, 476], [680, 538], [548, 562], [420, 536]] }),
      shape({ ink: 'ink', smooth: true, points: [[386, 478], [420, 420], [542, 390], [674, 420], [712, 480], [672, 532], [548, 554], [428, 530]] }),
      shape({ ink: 'ink', points: [[462, 300], [640, 300], [664, 430], [440, 430]] }),
      falls({ x: 552, top: 294, base: 500, width: [146, 190], ink: 'cream', strand: 'pale', strands: 13, seed: 5 }),
      shape({ ink: 'ink', points: [[436, 520], [452, 500], [461, 440], [466, 496], [484, 464], [488, 498], [506, 486], [514, 430], [520, 500], [536, 472], [542, 502], [560, 444], [566, 498], [582, 476], [586, 504], [604, 420], [610, 494], [626, 470], [632, 500], [642, 452], [654, 498], [664, 520], [548, 540]] }),
      shape({ ink: 'ink', points: [[870, 300], [1040, 300], [1080, 680], [850, 680]] }),
      falls({ x: 956, top: 292, base: 676, width: [140, 214], ink: 'cream', strand: 'pale', strands: 17, seed: 8 }),
      shape({ ink: 'rust', points: [[652, 300], [690, 236], [742, 204], [804, 206], [852, 240], [884, 300], [894, 420], [884, 540], [900, 704], [716, 704], [728, 560], [706, 440], [676, 380]] }),
      shape({ ink: 'tan', points: [[652, 300], [690, 236], [742, 204], [804, 206], [772, 244], [730, 270], [722, 340], [752, 420], [736, 470], [712, 456], [676, 380]] }),
      shape({ ink: 'dusk', points: [[852, 240], [884, 300], [894, 420], [884, 540], [900, 704], [826, 704], [838, 560], [824, 450], [846, 330]] }),
      shape({ ink: 'plum', points: [[752, 420], [824, 396], [824, 450], [838, 560], [826, 704], [716, 704], [728, 560], [736, 470]] }),
      water({ ink: 'pine', y: 690 }),
      mist({ x: 966, y: 708, width: 330, height: 50, ink: 'cream', seed: 4 }),
      ripples({ ink: 'amber', y: [706, 800], count: 10, x: 820, spread: [300, 420], width: [140, 300], height: [5, 9], seed: 4 }),
      ripples({ ink: 'cream', y: [712, 790], count: 9, x: 920, spread: [160, 300], width: [120, 240], height: [5, 8], seed: 7 }),
      boulders({ ink: 'dusk', lit: 'rust', seed: 4, items: [[500, 730, 170, 50], [640, 738, 120, 34], [1170, 730, 170, 56]] }),
      spruces({ ink: 'ink', lit: 'pine', seed: 5, forms: 2, items: [[738, 214, 110, 0], [778, 210, 66, 1], [352, 292, 150, 1], [1120, 280, 170, 0]] }),
      bank({ ink: 'ink', points: [[0, 660], [150, 676], [300, 722], [420, 764], [500, 802]], close: [[0, 802]] }),
      bank({ ink: 'ink', points: [[1100, 802], [1240, 750], [1400, 706], [1600, 680]], close: [[1600, 802]] }),
      ferns({ ink: 'moss', lit: 'pine', items: [[300, 742, 100], [396, 776, 76], [1236, 776, 90], [1160, 806, 76]] }),
      spruces({ ink: 'ink', lit: 'pine', seed: 5, forms: 2, items: [[1480, 830, 760, 0], [1360, 830, 470, 1], [1580, 830, 560, 1], [90, 830, 720, 0], [206, 830, 440, 1], [0, 830, 500, 1]] }),
    ],
  },
  badge: {
    alt: 'The Brule River parts around a knob of rock: one half falls to a pool, the other into the black hole of Devil’s Kettle',
    palette: afternoon,
    layers: [
      sky({ seed: 4, waver: 3, bands: [['glow', 0]] }),
      ridge({ ink: 'pine', points: [[0, 146], [195, 160], [390, 146]], swell: 3, seed: 7, cover: 'spruce', height: [16, 44], detail: 0, swells: 3, gaps: 0.04, spacing: 0.44 }),
      shape({ ink: 'plum', points: [[20, 180], [390, 176], [390, 350], [20, 350]] }),
      river({ ink: 'pale', path: [[206, 158, 6], [200, 166, 40], [196, 184, 110]] }),
      shape({ ink: 'rust', points: [[60, 240], [200, 226], [216, 300], [180, 350], [60, 350]] }),
      shape({ ink: 'tan', points: [[70, 250], [90, 228], [196, 224], [212, 276], [150, 300], [84, 290]] }),
      shape({ ink: 'ink', smooth: true, points: [[84, 262], [98, 232], [142, 222], [186, 234], [198, 264], [180, 286], [140, 292], [100, 284]] }),
      falls({ x: 142, top: 180, base: 268, width: [56, 66], ink: 'cream', strand: 'pale', strands: 6, seed: 5 }),
      shape({ ink: 'ink', points: [[102, 278], [112, 264], [116, 236], [120, 262], [130, 250], [134, 266], [144, 228], [150, 264], [158, 250], [162, 264], [170, 240], [176, 264], [182, 278], [142, 288]] }),
      shape({ ink: 'ink', points: [[240, 182], [322, 182], [334, 330], [232, 330]] }),
      falls({ x: 280, top: 180, base: 330, width: [62, 88], ink: 'cream', strand: 'pale', strands: 8, seed: 8 }),
      shape({ ink: 'dusk', points: [[176, 184], [192, 146], [220, 136], [246, 156], [254, 190], [248, 350], [190, 350], [206, 260]] }),
      shape({ ink: 'tan', points: [[176, 184], [192, 146], [220, 136], [216, 170], [224, 230], [214, 350], [190, 350], [206, 260]] }),
      water({ ink: 'pine', y: 328 }),
      mist({ x: 280, y: 338, width: 110, height: 20, ink: 'cream', seed: 4 }),
    ],
  },
});
