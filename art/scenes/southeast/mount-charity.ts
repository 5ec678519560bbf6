import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { cedars } from '../../motifs/cedars.ts';
import { foliage } from '../../motifs/foliage.ts';
import { figure } from '../../motifs/hikers.ts';
import { stairs } from '../../motifs/paths.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { tow } from '../../motifs/towboat.ts';
import { visitor } from '../../motifs/visitors.ts';
import { ripples, water } from '../../motifs/water.ts';

const septemberMorning = {
  ink: '#1b2b2a',
  forest: '#2f5140',
  moss: '#7d9a45',
  steel: '#557c8e',
  haze: '#a3bbb7',
  gold: '#f2bd55',
  peach: '#fae2b2',
  white: '#fff6dc',
  tan: '#cf9a5f',
  rust: '#a5502f',
};

/** Sunrise over the river, on the left. */
const sunrise = values({
  dark: { ink: '#1c2829', forest: '#31523f' },
  middle: { moss: '#7c9546', steel: '#5f8799', rust: '#a9542f' },
  glow: { gold: '#f4c25c', peach: '#fbe3b4', white: '#fff8e2' },
  accent: { red: '#d8402c' },
});
const east = { from: [-1, -0.7], ink: 'gold', shadow: 'ink' } as const;

const crag =
  'M690 470L716 380 740 300 770 232 800 206 836 132 868 104 930 84 960 60 1050 46 1110 40 1150 62 1206 84 1240 130 1252 190 1300 220 1330 300 1390 350 1420 470z';

export default trailArt({
  hero: {
    alt: 'Hundreds of wooden steps climb straight to the limestone crag of Mount Charity, its left side bright in the morning sun, a hiker halfway up; far below a tow of barges goes by on the Mississippi.',
    focus: { x: 0.54, y: 0.45 },
    palette: sunrise,
    layers: [
      sky({ bands: [['peach', 0]] }),
      // Wisconsin, and the river with a tow.
      drawn({ ink: 'gold', path: 'M-20 330L60 318 130 322 190 350 250 362 320 334 420 322 500 330 560 356 700 360V430H-20z' }),
      drawn({ ink: 'steel', path: 'M-20 372L70 360 150 374 210 396 300 402 380 384 460 380 540 396 700 400V424H-20z' }),
      water({ ink: 'white', y: 420 }),
      drawn({ ink: 'steel', path: 'M-20 446C120 436 240 452 420 440 500 436 560 444 640 440V458C500 462 380 452 240 466 140 474 60 462-20 472zM-20 528C120 510 240 536 380 516 460 506 540 520 620 508L520 640C420 650 330 640 240 664 140 690 60 676-20 700z' }),
      drawn({ ink: 'white', path: 'M424 570C470 560 520 552 600 548 540 562 480 574 430 580zM424 578C470 584 510 594 560 612 500 602 450 592 410 582zM60 578C50 582 20 584-20 590V582z' }),
      tow({ x: 262, y: 576, width: 330, hull: 'rust', deck: 'gold', house: 'white', window: 'ink' }),
      mass({ ink: 'forest', light: east, rim: 5, layers: [foliage({ ink: 'forest', size: [34, 86], seed: 4, points: [[300, 860], [420, 720], [500, 590], [590, 470], [680, 380], [800, 330], [1240, 240], [1360, 210], [1460, 226], [1560, 180], [1700, 170], [1700, 860]] })] }),
      // The crag: one lit side, one arris down the middle, one side in the shade.
      drawn({ ink: 'gold', path: crag, layers: [
        drawn({ ink: 'white', path: 'M600 460L700 380 740 270 800 210 836 130 920 76 1000 50 1020 100 1000 150 1030 214 1000 262 1036 330 1020 470z' }),
        drawn({ ink: 'rust', path: 'M1092 40L1130 120 1110 170 1156 226 1136 290 1180 350 1176 470H1500V0H1092z' }),
        drawn({ ink: 'forest', path: 'M1250 120L1236 190 1290 250 1280 320 1330 400H1500V100z', opacity: 0.45 }),
        // Beds, and the ledges that shade them.
        drawn({ ink: 'gold', path: 'M838 126L930 136 1010 126 1014 146 930 154 870 144zM764 238L850 216 940 228 944 244 850 238zM966 240L1026 218 1022 244zM716 318L800 300 900 316 1018 304 1028 326 900 334 800 320zM860 384L1034 372 1030 396 890 402zM690 400L780 384 790 396zM902 150L884 218 902 222 916 152zM836 318L812 388 834 390 852 320z' }),
        drawn({ ink: 'rust', path: 'M1020 128L1118 116 1122 130 1030 142zM1026 220L1152 204 1150 222 1030 240zM1010 266L1070 272 1066 280zM1022 304L1138 290 1146 310 1030 326zM1034 374L1174 356 1176 374 1034 396zM1074 132L1064 212 1080 214 1086 130z' }),
        drawn({ ink: 'ink', path: 'M1116 116L1190 132 1250 136 1180 146 1122 132zM1150 204L1236 226 1340 240 1230 244 1152 222zM1138 290L1210 308 1300 306 1230 322 1144 310zM1172 358L1300 378 1420 400 1290 396z' }),
      ] }),
      mass({ ink: 'ink', light: east, rim: 3, layers: [cedars({ ink: 'ink', lit: 'ink', seed: 3, items: [[812, 218, 96], [1196, 88, 66], [1330, 268, 130]] })] }),
      visitor({ x: 1036, y: 48, height: 40, pose: 'stand', ink: 'ink', coat: 'ink' }),
      mass({ ink: 'forest', light: east, rim: 5, layers: [
        foliage({ ink: 'forest', size: [26, 60], seed: 7, points: [[560, 520], [640, 430], [730, 380], [800, 396], [870, 372], [950, 420], [900, 660], [560, 700]] }),
        foliage({ ink: 'forest', size: [30, 76], seed: 9, points: [[1040, 420], [1120, 376], [1230, 390], [1350, 340], [1480, 330], [1700, 290], [1700, 860], [1040, 860]] }),
      ] }),
      mass({ ink: 'ink', light: { ...east, ink: 'moss' }, rim: 9, layers: [foliage({ ink: 'ink', size: [50, 110], seed: 14, points: [[1150, 860], [1220, 700], [1330, 620], [1450, 600], [1560, 520], [1700, 490], [1700, 860]] })] }),
      // The stairs: every line of them runs to one point at the foot of the crag.
      mass({ ink: 'moss', light: east, rim: 4, layers: [shape({ ink: 'moss', points: [[340, 840], [560, 640], [800, 420], [930, 340], [1000, 318], [1060, 340], [1120, 480], [1200, 700], [1240, 840]] })] }),
      spray({ ink: 'forest', from: [1300, 700], to: [980, 560], size: 4, within: [[1004, 330], [1060, 340], [1120, 480], [1200, 700], [1240, 840], [1000, 840]] }),
      stairs({ path: [[633, 1200, 451], [990, 330, 13]], steps: 48, tread: 'white', riser: 'rust', rail: 'ink', railLit: 'gold', railHeight: 1.2, posts: 12, crowding: 2.1 }),
      figure({ x: 888, y: 560, height: 150, pose: 'lookout', ink: 'ink', coat: 'red', pack: 'forest', skin: 'rust', hat: 'ink', rim: 'white' }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'The long stairs of Mount Charity, up to two people on its limestone crag above the Mississippi',
    palette: septemberMorning,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['steel', 0], ['haze', 96], ['peach', 196]] }),
      ridge({ ink: 'steel', points: [[210, 220], [250, 180], [286, 158], [320, 166], [390, 210]], from: 200, swell: 1, seed: 5, cover: 'hardwood', height: [8, 14], floor: 240 }),
      water({ ink: 'peach', y: 232 }),
      ripples({ ink: 'gold', y: [238, 330], count: 8, x: 300, spread: [30, 50], width: [50, 90], height: [5, 7], seed: 4 }),
      ridge({ ink: 'forest', points: [[0, 240], [70, 230], [130, 216], [236, 220], [262, 264], [300, 340]], to: 310, swell: 2, seed: 21, cover: 'hardwood', height: [14, 22] }),
      bank({ ink: 'moss', points: [[120, 246], [224, 240], [256, 290], [290, 360]], close: [[70, 400], [100, 320]] }),
      ridge({ ink: 'forest', points: [[70, 250], [92, 186], [124, 138], [160, 122], [196, 136], [214, 156]], from: 70, to: 214, swell: 1, seed: 6, cover: 'hardwood', height: [10, 18], floor: 252 }),
      bedded({ points: [[98, 196], [122, 174], [170, 158], [236, 150], [248, 176], [244, 214], [258, 250], [84, 250], [92, 220]], lit: 'white', mid: 'peach', shade: 'tan', seam: 'rust', light: 1, beds: [24, 46], step: 4, seed: 6, reach: [0.5, 0.36], dusk: 0.34, joints: 0.3 }),
      visitor({ x: 228, y: 156, height: 50, pose: 'point', ink: 'ink', coat: 'rust' }),
      visitor({ x: 204, y: 157, height: 48, pose: 'stand', ink: 'ink', coat: 'steel' }),
      stairs({ path: [[206, 384, 66], [186, 296, 32], [166, 236, 13]], steps: 12, tread: 'peach', riser: 'rust', rail: 'ink', posts: 5 }),
      cedars({ ink: 'ink', lit: 'forest', seed: 3, forms: 1, light: 1, items: [[92, 254, 84], [258, 262, 56]] }),
    ],
  },
});
