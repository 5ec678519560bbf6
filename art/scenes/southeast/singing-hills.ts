import { trailArt } from '../../kit/scene.ts';
import { cyclist } from '../../motifs/cyclist.ts';
import { ferns } from '../../motifs/ferns.ts';
import { foliage } from '../../motifs/foliage.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, lenses, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { trunks } from '../../motifs/trunks.ts';
import { warbler } from '../../motifs/warbler.ts';
import { ripples, water } from '../../motifs/water.ts';

const juneEvening = {
  ink: '#10282c',
  teal: '#1d5650',
  green: '#3a8a5f',
  leaf: '#86bd6c',
  lime: '#d3e28c',
  sun: '#fff3c4',
  lake: '#58a9bf',
  path: '#c9b8a8',
  red: '#d9583a',
  orange: '#f0a03c',
  skin: '#b9764f',
};

export default trailArt({
  hero: {
    alt: 'A grown-up and a child ride bicycles along Sakatah Lake under big trees on the paved Singing Hills Trail, and an oriole sings above them.',
    focus: { x: 0.5, y: 0.6 },
    palette: juneEvening,
    layers: [
      sky({ seed: 5, waver: 6, bands: [['lime', 0], ['sun', 160]] }),
      ridge({ ink: 'leaf', points: [[0, 330], [400, 300], [800, 330], [1200, 296], [1620, 326]], swell: 12, swells: 4, seed: 5, cover: 'hardwood', height: [24, 50], floor: 440 }),
      ridge({ ink: 'green', points: [[0, 384], [500, 370], [900, 388], [1620, 372]], swell: 6, swells: 4, seed: 8, cover: 'hardwood', height: [14, 30], floor: 440 }),
      water({ ink: 'lake', y: 412, floor: 620 }),
      ripples({ ink: 'sun', y: [418, 580], count: 30, x: 800, spread: [300, 600], width: [60, 260], height: [3, 8], seed: 5 }),
      ripples({ ink: 'green', y: [414, 460], count: 10, between: [0, 1600], width: [90, 260], height: [4, 7], seed: 9 }),
      bank({ ink: 'leaf', points: [[-20, 590], [300, 574], [700, 584], [1100, 570], [1620, 588]], close: [[1620, 700], [-20, 700]] }),
      trunks({ ink: 'teal', lit: 'leaf', items: [[250, 606, 22, -20, 14], [500, 596, 14, -20, -10], [1120, 596, 15, -20, 10], [1330, 606, 24, -20, -16]] }),
      foliage({ ink: 'green', seed: 8, size: [44, 90], points: [[-40, -40], [1640, -40], [1640, 230], [1460, 200], [1330, 250], [1180, 190], [1040, 210], [940, 130], [800, 110], [660, 130], [580, 200], [450, 180], [300, 250], [160, 200], [-40, 240]] }),
      foliage({ ink: 'leaf', seed: 4, size: [34, 70], points: [[300, -40], [1300, -40], [1180, 60], [1040, 70], [930, 30], [800, 40], [690, 20], [560, 80], [420, 60]] }),
      shape({ ink: 'path', points: [[-20, 650], [1620, 644], [1620, 740], [-20, 748]] }),
      lenses({ ink: 'sun', items: [[210, 672, 260, 16], [520, 702, 200, 12], [760, 676, 160, 10], [1060, 706, 260, 16], [1330, 668, 240, 14]] }),
      lenses({ ink: 'teal', items: [[640, 716, 330, 13], [985, 712, 240, 10]] }),
      cyclist({ x: 640, y: 712, height: 292, ink: 'ink', frame: 'red', spoke: 'teal', skin: 'skin', shirt: 'orange', helmet: 'sun' }),
      cyclist({ x: 985, y: 708, height: 208, ink: 'ink', frame: 'sun', spoke: 'teal', skin: 'skin', shirt: 'red', helmet: 'lime' }),
      bank({ ink: 'teal', points: [[-20, 742], [300, 734], [700, 744], [1100, 734], [1620, 742]], close: [[1620, 802], [-20, 802]] }),
      trunks({ ink: 'ink', lit: 'teal', light: 1, items: [[120, 800, 66, -20, -30]] }),
      trunks({ ink: 'ink', lit: 'teal', items: [[1490, 800, 70, -20, 24]] }),
      foliage({ ink: 'ink', seed: 5, size: [60, 120], points: [[-60, -60], [560, -60], [470, 30], [350, 30], [240, 120], [90, 110], [-60, 170]] }),
      foliage({ ink: 'ink', seed: 7, size: [60, 120], points: [[1080, -60], [1660, -60], [1660, 160], [1500, 110], [1380, 130], [1280, 40], [1180, 30]] }),
      shape({ ink: 'ink', points: [[250, 90], [330, 150], [440, 190], [540, 200], [440, 202], [316, 168], [230, 110]] }),
      warbler({ x: 436, y: 190, width: 124, flip: true, hood: 'ink', face: 'ink', breast: 'orange', back: 'ink', wing: 'teal' }),
      ferns({ ink: 'ink', lit: 'green', items: [[330, 812, 130], [230, 812, 160], [1300, 812, 140], [1390, 812, 170]] }),
    ],
  },
  badge: {
    alt: 'A cyclist by Sakatah Lake, under the trees of the paved Singing Hills Trail',
    palette: juneEvening,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['sun', 0]] }),
      ridge({ ink: 'leaf', points: [[0, 206], [195, 196], [390, 206]], swell: 4, seed: 5, cover: 'hardwood', height: [14, 26], floor: 250 }),
      water({ ink: 'lake', y: 226, floor: 320 }),
      ripples({ ink: 'sun', y: [232, 290], count: 11, x: 195, spread: [60, 110], width: [30, 80], height: [4, 6], seed: 5 }),
      bank({ ink: 'green', points: [[0, 300], [195, 294], [390, 300]], close: [[390, 340], [0, 340]] }),
      shape({ ink: 'path', points: [[0, 318], [390, 318], [390, 380], [0, 380]] }),
      trunks({ ink: 'teal', lit: 'leaf', items: [[78, 318, 13, 40, 4], [318, 318, 14, 40, -4]] }),
      foliage({ ink: 'green', seed: 8, size: [30, 52], points: [[-10, -10], [400, -10], [400, 160], [330, 150], [270, 110], [195, 96], [120, 112], [60, 150], [-10, 160]] }),
      foliage({ ink: 'teal', seed: 4, size: [26, 46], points: [[-10, -10], [400, -10], [400, 100], [330, 90], [250, 60], [140, 60], [60, 92], [-10, 104]] }),
      cyclist({ x: 192, y: 338, height: 206, ink: 'ink', frame: 'red', spoke: 'teal', skin: 'skin', shirt: 'orange', helmet: 'red' }),
    ],
  },
});
