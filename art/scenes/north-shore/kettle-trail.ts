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
    focus: { x: 0.42, y: 0.6 },
    palette: afternoon,
    layers: [
      sky({ seed: 4, waver: 8, bands: [['glow', 0], ['cream', 120]] }),
      ridge({ ink: 'moss', points: [[0, 130], [400, 160], [800, 196], [1200, 160], [1620, 120]], swell: 8, seed: 4, cover: 'hardwood', height: [34, 64], floor: 420 }),
      ridge({ ink: 'pine', points: [[0, 190], [420, 216], [700, 236], [800, 240], [900, 236], [1200, 212], [1620, 180]], swell: 6, seed: 7, cover: 'spruce', height: [24, 96], detail: 0, swells: 3, gaps: 0.06, spacing: 0.5, floor: 520 }),
      cliff({ seed: 9, top: [[-20, 236], [240, 252], [420, 286], [700, 292]], base: [[-20, 560], [240, 470], [420, 418], [700, 430]], mid: 'plum', lit: 'rust', shade: 'dusk', crack: 'ink', columns: [70, 150], light: 1, reach: [0.5, 0.15], lean: 0.05 }),
      cliff({ seed: 6, top: [[1010, 288], [1200, 262], [1620, 240]], base: [[1010, 670], [1620, 720]], mid: 'plum', lit: 'rust', shade: 'dusk', crack: 'ink', columns: [90, 220], reach: [0.5, 0.15], lean: -0.05 }),
      river({ ink: 'pale', path: [[830, 214, 10], [800, 228, 40], [780, 246, 120], [756, 272, 240], [752, 306, 282]], glint: 'cream', glints: 18, seed: 4 }),
      cliff({ seed: 12, top: [[-20, 600], [200, 584], [330, 604], [470, 590], [600, 612], [760, 590]], base: [[-20, 720], [760, 706]], mid: 'plum', lit: 'rust', shade: 'dusk', crack: 'ink', columns: [60, 150], light: 1, reach: [0.5, 0.2], lean: 0.04 }),
      shape({ ink: 'tan', points: [[-20, 560], [150, 500], [270, 452], [400, 416], [720, 420], [780, 560], [752, 588], [690, 616], [612, 606], [560, 618], [468, 594], [400, 612], [330, 602], [262, 612], [196, 586], [96, 606], [-20, 596]] }),
      shape({ ink: 'rust', points: [[-20, 560], [150, 500], [270, 452], [330, 436], [312, 470], [226, 500], [250, 520], [130, 552], [60, 590], [-20, 596]] }),
      shape({ ink: 'rust', points: [[690, 616], [664, 580], [712, 548], [780, 560], [752, 588]] }),
      shape({ ink: 'rust', points: [[330, 602], [352, 568], [420, 560], [468, 594], [400, 612]] }),
      shape({ ink: 'rust', points: [[362, 470], [384, 428], [470, 402], [620, 400], [706, 424], [742, 474], [724, 520], [640, 552], [530, 562], [424, 544]] }),
      shape({ ink: 'dusk', points: [[376, 476], [398, 436], [480, 410], [616, 408], [696, 430], [728, 476], [710, 514], [632, 542], [532, 552], [434, 536]] }),
      shape({ ink: 'ink', points: [[440, 298], [676, 298], [680, 424], [640, 456], [462, 456], [424, 424]] }),
      falls({ x: 558, top: 292, base: 566, width: [166, 196], ink: 'cream', strand: 'pale', strands: 15, seed: 5 }),
      shape({ ink: 'ink', opacity: 0.55, points: [[382, 466], [440, 446], [500, 462], [566, 444], [640, 458], [700, 440], [728, 476], [710, 514], [632, 542], [532, 552], [434, 536]] }),
      shape({ ink: 'ink', opacity: 0.8, points: [[404, 506], [452, 486], [530, 504], [610, 488], [672, 502], [718, 490], [710, 514], [632, 544], [532, 554], [434, 538]] }),
      shape({ ink: 'tan', points: [[424, 544], [530, 560], [640, 550], [710, 520], [700, 560], [640, 590], [540, 592], [450, 580]] }),
      shape({ ink: 'rust', points: [[434, 536], [532, 552], [632, 542], [710, 514], [724, 520], [640, 554], [530, 564], [424, 544]] }),
      shape({ ink: 'ink', points: [[858, 300], [1050, 300], [1086, 690], [840, 690]] }),
      falls({ x: 956, top: 292, base: 686, width: [150, 220], ink: 'cream', strand: 'pale', strands: 17, seed: 8 }),
      shape({ ink: 'rust', points: [[636, 304], [650, 268], [700, 252], [716, 222], [764, 210], [780, 190], [828, 196], [850, 226], [884, 254], [896, 304], [900, 430], [880, 520], [912, 706], [690, 706], [704, 640], [690, 616], [752, 570], [736, 480], [702, 430], [668, 390]] }),
      shape({ ink: 'tan', points: [[636, 304], [650, 268], [700, 252], [716, 222], [764, 210], [750, 256], [738, 274], [734, 330], [760, 374], [752, 450], [736, 480], [702, 430], [668, 390]] }),
      shape({ ink: 'dusk', points: [[828, 196], [850, 226], [884, 254], [896, 304], [900, 430], [880, 520], [912, 706], [826, 706], [840, 600], [818, 520], [838, 420], [826, 320], [846, 260]] }),
      shape({ ink: 'pine', points: [[700, 252], [716, 222], [764, 210], [780, 190], [828, 196], [850, 226], [838, 240], [812, 218], [790, 234], [752, 232], [736, 256], [718, 244]] }),
      shape({ ink: 'plum', points: [[690, 616], [752, 570], [748, 500], [790, 470], [818, 520], [840, 600], [826, 706], [690, 706], [704, 640]] }),
      water({ ink: 'pine', y: 692 }),
      mist({ x: 966, y: 710, width: 330, height: 50, ink: 'cream', seed: 4 }),
      ripples({ ink: 'amber', y: [706, 800], count: 10, x: 820, spread: [300, 420], width: [140, 300], height: [5, 9], seed: 4 }),
      ripples({ ink: 'cream', y: [712, 790], count: 9, x: 920, spread: [160, 300], width: [120, 240], height: [5, 8], seed: 7 }),
      boulders({ ink: 'dusk', lit: 'rust', seed: 4, items: [[500, 730, 170, 50], [640, 738, 120, 34], [1170, 730, 170, 56]] }),
      spruces({ ink: 'ink', lit: 'pine', seed: 5, forms: 2, items: [[760, 206, 120, 0], [800, 200, 70, 1], [352, 282, 150, 1], [1120, 280, 170, 0]] }),
      bank({ ink: 'ink', points: [[0, 680], [150, 690], [300, 730], [420, 768], [500, 802]], close: [[0, 802]] }),
      bank({ ink: 'ink', points: [[1100, 802], [1240, 750], [1400, 706], [1600, 680]], close: [[1600, 802]] }),
      ferns({ ink: 'moss', lit: 'pine', items: [[300, 746, 100], [396, 780, 76], [1236, 776, 90], [1160, 806, 76]] }),
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
      shape({ ink: 'dusk', points: [[20, 190], [84, 184], [78, 250], [20, 262]] }),
      river({ ink: 'pale', path: [[206, 158, 6], [200, 166, 40], [196, 186, 116]] }),
      shape({ ink: 'rust', points: [[20, 286], [216, 290], [216, 350], [20, 350]] }),
      shape({ ink: 'dusk', points: [[96, 296], [132, 296], [142, 350], [106, 350]] }),
      shape({ ink: 'tan', points: [[20, 250], [88, 232], [210, 230], [226, 296], [186, 310], [140, 300], [96, 308], [60, 296], [20, 302]] }),
      shape({ ink: 'ink', points: [[78, 258], [96, 236], [130, 228], [180, 230], [206, 254], [200, 276], [170, 290], [124, 292], [90, 280]] }),
      shape({ ink: 'ink', points: [[100, 184], [186, 184], [190, 240], [98, 240]] }),
      falls({ x: 144, top: 182, base: 296, width: [60, 70], ink: 'cream', strand: 'pale', strands: 6, seed: 5 }),
      shape({ ink: 'ink', opacity: 0.86, points: [[80, 268], [104, 256], [134, 266], [160, 254], [204, 262], [200, 276], [170, 290], [124, 292], [90, 280]] }),
      shape({ ink: 'tan', points: [[90, 280], [124, 292], [170, 290], [200, 276], [204, 300], [140, 302], [96, 306]] }),
      shape({ ink: 'ink', points: [[240, 182], [330, 182], [344, 340], [232, 340]] }),
      falls({ x: 284, top: 180, base: 340, width: [66, 92], ink: 'cream', strand: 'pale', strands: 8, seed: 8 }),
      shape({ ink: 'rust', points: [[180, 190], [196, 160], [206, 138], [226, 128], [244, 148], [256, 190], [250, 350], [192, 350], [218, 290], [204, 240]] }),
      shape({ ink: 'tan', points: [[180, 190], [196, 160], [206, 138], [226, 128], [222, 160], [210, 180], [218, 230], [212, 262], [204, 240]] }),
      shape({ ink: 'dusk', points: [[226, 128], [244, 148], [256, 190], [250, 350], [224, 350], [236, 260], [228, 200]] }),
      water({ ink: 'pine', y: 330 }),
      mist({ x: 284, y: 340, width: 116, height: 20, ink: 'cream', seed: 4 }),
    ],
  },
});
