import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { crownsAbove } from '../../motifs/crowns-above.ts';
import { flow } from '../../motifs/flow.ts';
import { foliage } from '../../motifs/foliage.ts';
import { figure } from '../../motifs/hikers.ts';
import { overlook } from '../../motifs/overlook.ts';
import { pot } from '../../motifs/pot.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { slits } from '../../motifs/slits.ts';
import { strands } from '../../motifs/strands.ts';


/** The sun stands behind, low on the right. */
const kettle = values({
  dark: { ink: '#16131b', dusk: '#33222c' },
  middle: { wine: '#6d3438', pine: '#3d5a48', rust: '#ab543b' },
  glow: { tan: '#e3a36c', pale: '#c3dbd5', cream: '#fdf3dc' },
  accent: { gold: '#efb23a' },
});

/** Where the two halves fall: the one into the pot, the other into the gorge. */
const intoTheDark = [[672, 280, 178], [656, 330, 178], [646, 430, 160], [640, 580, 138], [636, 790, 120]] as const;
const overTheBrink = [[1286, 394, 148], [1308, 424, 150], [1330, 520, 138], [1338, 640, 128], [1340, 830, 124]] as const;

export default trailArt({
  hero: {
    alt: 'The Brule River from above, parted by a knob of red rock: the left half pours into the black round pot of Devil’s Kettle and is gone, the right half into a gorge, where two people stand at a rail.',
    focus: { x: 0.42, y: 0.6 },
    palette: kettle,
    layers: [
      sky({ bands: [['rust', 0]] }),
      spray({ ink: 'tan', from: [-20, 40], to: [300, 470], size: 2.4, opacity: 0.6 }),
      // Flows of lava on each other: broken steps go round the pot.
      drawn({ ink: 'wine', path: 'M-20 300L70 306 96 268 250 252 276 238 302 176 424 166 440 120 560 106 640 96 700 40 716-20H780L730 60 690 120 600 132 476 150 450 206 330 222 300 288 262 300 116 318 92 362-20 356z' }),
      drawn({ ink: 'tan', path: 'M-20 270L60 284 92 250 244 238 268 224 290 160 414 154 428 104 556 96 632 82 690 30 704-20H722L700 40 640 96 560 106 440 120 424 166 302 176 276 238 250 252 96 268 70 306-20 300z' }),
      drawn({ ink: 'wine', path: 'M-20 596L96 604 120 662 232 680 262 738 400 770 420 830H-20z' }),
      drawn({ ink: 'dusk', path: 'M-20 620L80 626 104 690 214 706 240 764 350 790 360 830H-20z' }),
      drawn({ ink: 'tan', path: 'M-20 570L110 584 134 646 244 662 278 724 416 756 440 830H420L400 770 262 738 232 680 120 662 96 604-20 596z' }),
      // Its woods, from above.
      mass({ ink: 'pine', light: { from: [0.7, 1], ink: 'gold', shadow: 'ink' }, rim: 10, layers: [
        foliage({ ink: 'pine', size: [30, 74], seed: 4, points: [[-60, -60], [560, -60], [520, 30], [400, 60], [330, 30], [270, 110], [150, 130], [80, 190], [-60, 180]] }),
        foliage({ ink: 'pine', size: [30, 74], seed: 7, points: [[1130, -60], [1700, -60], [1700, 210], [1570, 190], [1480, 120], [1360, 130], [1290, 60], [1190, 50]] }),
      ] }),
      crownsAbove({ whorls: ['ink', 'pine', 'ink', 'pine'], seed: 4, items: [[60, 70, 130], [250, 30, 96], [430, -10, 80], [1330, 10, 90], [1500, 60, 120], [1620, 150, 90]] }),
      // The gorge on the right, into which the other half falls.
      shape({ ink: 'ink', points: [[1020, 820], [1050, 600], [1090, 420], [1150, 372], [1300, 396], [1440, 380], [1520, 310], [1640, 290], [1640, 820]] }),
      shape({ ink: 'dusk', points: [[1440, 380], [1520, 310], [1640, 290], [1640, 820], [1500, 820], [1510, 640], [1462, 560]] }),
      shape({ ink: 'wine', points: [[1520, 310], [1640, 290], [1640, 640], [1570, 600], [1584, 470], [1540, 440]] }),
      shape({ ink: 'tan', points: [[1430, 372], [1514, 300], [1640, 278], [1640, 292], [1522, 314], [1444, 384]] }),
      // The river comes out of the woods and parts.
      flow({ path: [[906, -60, 150], [904, 30, 140], [906, 110, 150], [926, 230, 140], [930, 330, 60]], ink: 'pale', streaks: [['wine', 7, 12], ['cream', 16, 18]], length: [0.2, 0.5], seed: 3 }),
      flow({ path: [[820, -60, 80], [806, 90, 104], [760, 190, 136], [694, 262, 168], [664, 310, 180], [652, 360, 176]], ink: 'pale', streaks: [['wine', 5, 14], ['cream', 22, 20]], length: [0.2, 0.5], spread: 0.92, seed: 8 }),
      pot({ x: 640, y: 543, width: 724, height: 470, depth: 0, rings: ['tan', 'tan'], seed: 2 }),
      flow({ path: [[820, -60, 80], [806, 90, 104], [760, 190, 136], [694, 262, 168], [664, 310, 180], [658, 328, 178]], ink: 'pale', streaks: [['wine', 5, 14], ['cream', 22, 20]], length: [0.2, 0.5], spread: 0.92, seed: 8 }),
      // The left half comes over the rim of the pot as one sheet, parts, and is lost behind the near rim.
      pot({ x: 640, y: 530, width: 720, height: 470, depth: 150, rings: ['tan', 'rust', 'wine', 'dusk', 'ink'], seed: 2, inside: [
        strands({ path: intoTheDark, seed: 6, girth: [1, 1], strands: [['pale', [[0.5, 1, 0, 1]]]] }),
        strands({ path: intoTheDark, seed: 7, girth: [0, 1.5], strands: [
          ['cream', [[0.08, 0.06, 0.09, 1], [0.19, 0.03, 0.13, 1], [0.37, 0.09, 0.08, 1], [0.62, 0.1, 0.1, 1], [0.82, 0.05, 0.08, 1], [0.94, 0.03, 0.12, 1]]],
          ['dusk', [[0.27, 0.06, 0.16, 1], [0.52, 0.04, 0.34, 1], [0.74, 0.05, 0.1, 1]]],
          ['ink', [[0.27, 0.05, 0.4, 1], [0.52, 0.04, 0.5, 1], [0.74, 0.05, 0.36, 1], [0.1, 0.04, 0.62, 1], [0.4, 0.03, 0.6, 1], [0.88, 0.05, 0.56, 1], [0.63, 0.03, 0.66, 1]]],
        ] }),
        spray({ ink: 'ink', from: [640, 800], to: [640, 480], size: 5, within: [[440, 480], [840, 480], [840, 800], [440, 800]] }),
        spray({ ink: 'ink', from: [640, 810], to: [640, 600], size: 6, within: [[440, 560], [840, 560], [840, 800], [440, 800]] }),
      ] }),
      // The right half, over the brink into the gorge.
      strands({ path: overTheBrink, seed: 6, girth: [1, 1], strands: [['pale', [[0.5, 1, 0, 1]]]] }),
      strands({ path: overTheBrink, seed: 7, girth: [0, 1.3], strands: [
        ['ink', [[0.23, 0.05, 0.1, 1], [0.58, 0.06, 0.06, 1], [0.84, 0.04, 0.2, 1]]],
        ['cream', [[0.07, 0.06, 0, 1], [0.33, 0.1, 0, 1], [0.45, 0.04, 0.02, 1], [0.7, 0.07, 0, 1], [0.93, 0.05, 0, 1], [0.6, 0.015, 0.3, 1], [0.24, 0.015, 0.4, 1]]],
      ] }),
      flow({ path: [[970, -60, 80], [1000, 90, 110], [1100, 200, 130], [1210, 290, 150], [1270, 370, 150], [1290, 404, 148]], ink: 'pale', streaks: [['wine', 6, 14], ['cream', 20, 20]], length: [0.2, 0.5], seed: 5 }),
      // The knob.
      drawn({ ink: 'rust', path: 'M846 352L890 330 936 296 950 240 984 206 1004 178 1052 206 1080 262 1130 310 1146 372 1106 430 1118 520 1078 600 1090 700 1052 830H1000L1018 700 1004 560 1020 470 980 404 940 360z', layers: [
        drawn({ ink: 'wine', path: 'M1004 178L1020 250 1062 310 1050 380 1074 440 1040 540 1056 640 1020 830H1200V160z' }),
        drawn({ ink: 'dusk', path: 'M1052 206L1080 262 1090 330 1130 310 1160 372 1106 430 1092 420 1096 510 1118 520 1078 600 1066 590 1072 700 1052 830H1200V160z' }),
        drawn({ ink: 'tan', path: 'M840 352L890 330 936 296 950 240 984 206 1004 178 1012 226 976 262 962 316 910 356z' }),
      ] }),
      drawn({ ink: 'cream', path: 'M846 352C880 320 920 300 932 262 940 226 960 206 980 188 990 176 1000 166 1008 162 1030 172 1062 190 1080 230 1096 262 1130 290 1150 340 1120 312 1092 290 1076 262 1060 226 1040 204 1006 180 984 206 962 220 952 242 946 276 940 296 890 332z' }),
      overlook({ x: 1210, y: 790, width: 440, rail: 64, legs: 40, ink: 'ink', lit: 'tan', posts: 6 }),
      figure({ x: 1440, y: 814, height: 196, pose: 'lookout', ink: 'ink', coat: 'gold', skin: 'tan', hat: 'wine', rim: 'cream' }),
      figure({ x: 1530, y: 814, height: 180, pose: 'lookout', ink: 'ink', coat: 'pale', skin: 'tan', hair: 'ink', rim: 'cream' }),
    ],
  },
  badge: {
    alt: 'The Brule River parts around a knob of rock: one half falls into a pool, the other into the black pit of Devil’s Kettle',
    palette: kettle,
    layers: [
      sky({ seed: 4, waver: 4, bands: [['cream', 0]] }),
      ridge({ ink: 'pine', points: [[0, 140], [195, 150], [390, 140]], swell: 3, seed: 7, cover: 'spruce', height: [12, 30], detail: 0, floor: 220 }),
      shape({ ink: 'wine', points: [[210, 184], [390, 172], [390, 350], [210, 350]] }),
      shape({ ink: 'dusk', points: [[318, 178], [338, 177], [342, 350], [322, 350]] }),
      drawn({ ink: 'pale', path: 'M206 150H246C250 164 262 172 300 184V214H110L120 196C160 186 200 172 206 150z' }),
      drawn({ ink: 'cream', path: 'M238 206C244 196 292 196 302 206 308 250 314 300 318 360H246z', layers: [
        drawn({ ink: 'pale', path: 'M304 200C286 220 288 280 292 360H330z' }),
        slits({ ink: 'dusk', items: [[268, 230, 420, 13, 6]] }),
      ] }),
      shape({ ink: 'rust', points: [[20, 190], [90, 182], [136, 190], [214, 204], [214, 218], [20, 222]] }),
      shape({ ink: 'wine', points: [[20, 218], [70, 222], [110, 214], [214, 214], [214, 280], [20, 280]] }),
      shape({ ink: 'dusk', points: [[70, 222], [110, 214], [118, 236], [108, 276], [60, 270], [76, 244]] }),
      shape({ ink: 'tan', points: [[20, 212], [70, 216], [110, 208], [136, 208], [136, 214], [110, 215], [70, 223], [20, 219]] }),
      shape({ ink: 'rust', points: [[20, 268], [90, 262], [214, 266], [236, 350], [20, 350]] }),
      drawn({ ink: 'tan', path: 'M84 298C82 272 112 258 150 258 190 258 210 276 210 298 208 318 182 332 148 332 112 332 86 318 84 298z' }),
      drawn({ ink: 'ink', path: 'M94 294C94 274 120 263 150 263 182 263 202 276 202 294 200 312 176 322 149 322 120 322 96 312 94 294z', layers: [
        drawn({ ink: 'wine', path: 'M90 300C90 270 120 258 204 276 150 270 112 276 108 312z' }),
      ] }),
      drawn({ ink: 'pale', path: 'M210 182C180 190 146 196 126 213L208 220z' }),
      drawn({ ink: 'cream', path: 'M126 212C130 200 190 200 208 212 206 236 188 250 182 276 178 292 176 304 174 319 162 322 148 322 138 321 132 290 128 240 126 212z', layers: [
        drawn({ ink: 'pale', path: 'M196 206C186 240 164 260 162 324H190L216 206z' }),
        slits({ ink: 'dusk', items: [[158, 244, 380, 10, -4]] }),
      ] }),
      shape({ ink: 'wine', points: [[198, 206], [210, 202], [228, 204], [232, 280], [240, 350], [214, 350], [210, 280]] }),
      shape({ ink: 'rust', points: [[228, 204], [252, 192], [256, 260], [264, 350], [238, 350], [230, 280]] }),
      shape({ ink: 'tan', points: [[198, 206], [206, 186], [224, 174], [244, 182], [250, 198], [228, 206], [210, 204]] }),
    ],
  },
});
