import { trailArt } from '../../kit/scene.ts';
import { cyclist } from '../../motifs/cyclist.ts';
import { ferns } from '../../motifs/ferns.ts';
import { foliage } from '../../motifs/foliage.ts';
import { hiker } from '../../motifs/people.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, lenses } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { trunks } from '../../motifs/trunks.ts';
import { ripples, river, water } from '../../motifs/water.ts';

const leafTunnel = {
  ink: '#132c30',
  teal: '#1c5450',
  green: '#2f8465',
  leaf: '#79b873',
  lime: '#cfe08a',
  sun: '#fff2bd',
  lake: '#3f97bd',
  path: '#b7a5a3',
  red: '#dc5b3e',
};

export default trailArt({
  hero: {
    alt: 'A cyclist rides the paved Sakatah Singing Hills Trail through a tunnel of summer leaves, Sakatah Lake blue between the trunks.',
    focus: { x: 0.5, y: 0.52 },
    palette: leafTunnel,
    layers: [
      sky({ seed: 5, waver: 6, bands: [['sun', 0]] }),
      ridge({ ink: 'lime', y: 400, swell: 10, swells: 4, seed: 5, cover: 'hardwood', height: [18, 40], floor: 440 }),
      water({ ink: 'lake', y: 430, floor: 540 }),
      ripples({ ink: 'sun', y: [434, 520], count: 18, x: 1060, spread: [160, 160], width: [50, 120], height: [3, 6], seed: 5 }),
      foliage({ ink: 'lime', seed: 4, size: [34, 80], points: [[-40, -40], [1640, -40], [1640, 260], [1200, 300], [1060, 240], [920, 200], [800, 190], [690, 210], [600, 270], [540, 420], [560, 500], [-40, 500]] }),
      bank({ ink: 'leaf', points: [[0, 480], [400, 490], [740, 468], [860, 468], [1000, 500], [1300, 520], [1600, 500]], close: [[1600, 802], [0, 802]] }),
      trunks({ ink: 'leaf', items: [[690, 480, 8, 120, 8], [655, 484, 10, 100, -6], [905, 484, 9, 120, -8], [960, 490, 11, 100, 10]] }),
      river({ ink: 'path', path: [[800, 462, 4], [802, 480, 18], [800, 520, 58], [792, 600, 140], [776, 700, 260], [750, 830, 430]] }),
      foliage({ ink: 'leaf', seed: 8, size: [40, 100], points: [[-40, -40], [1640, -40], [1640, 250], [1240, 260], [1120, 200], [980, 130], [800, 110], [650, 130], [540, 210], [480, 340], [470, 470], [400, 510], [-40, 520]] }),
      trunks({ ink: 'green', lit: 'leaf', light: 1, items: [[590, 510, 14, -20, -16], [520, 530, 18, -20, 10]] }),
      trunks({ ink: 'green', lit: 'leaf', items: [[1030, 516, 15, -20, 14], [1160, 540, 20, -20, -10]] }),
      foliage({ ink: 'green', seed: 13, size: [50, 120], points: [[-40, -40], [1640, -40], [1640, 300], [1420, 260], [1240, 150], [1060, 70], [800, 40], [560, 70], [420, 160], [350, 320], [340, 500], [250, 560], [-40, 580]] }),
      bank({ ink: 'green', points: [[0, 560], [250, 560], [480, 540], [620, 530], [690, 540]], close: [[560, 640], [360, 802], [0, 802]] }),
      bank({ ink: 'green', points: [[900, 530], [1040, 540], [1250, 560], [1600, 560]], close: [[1600, 802], [1160, 802], [1020, 660]] }),
      lenses({ ink: 'sun', items: [[820, 500, 60, 6], [780, 532, 90, 9], [850, 560, 100, 10], [700, 590, 150, 13], [900, 624, 160, 14], [690, 668, 220, 18], [930, 712, 260, 20], [600, 748, 280, 22]] }),
      lenses({ ink: 'teal', items: [[800, 516, 80, 6], [850, 546, 120, 8], [730, 566, 130, 9], [850, 602, 210, 12], [700, 634, 240, 14], [880, 676, 330, 18], [640, 712, 330, 18], [900, 762, 480, 22]] }),
      hiker({ x: 872, y: 524, height: 66, ink: 'ink', pack: 'red' }),
      cyclist({ x: 730, y: 646, height: 196, ink: 'ink', shirt: 'red', helmet: 'sun' }),
      lenses({ ink: 'ink', items: [[742, 648, 90, 10]] }),
      trunks({ ink: 'teal', lit: 'green', light: 1, items: [[380, 600, 32, -20, -20]] }),
      trunks({ ink: 'teal', lit: 'green', items: [[1280, 620, 36, -20, 16]] }),
      foliage({ ink: 'teal', seed: 21, size: [60, 130], points: [[-40, -40], [1640, -40], [1640, 240], [1480, 200], [1330, 110], [1120, 20], [800, -20], [500, 20], [320, 110], [200, 220], [-40, 260]] }),
      bank({ ink: 'teal', points: [[0, 640], [160, 640], [320, 690], [440, 802]], close: [[0, 802]] }),
      bank({ ink: 'teal', points: [[1120, 802], [1240, 710], [1420, 650], [1600, 640]], close: [[1600, 802]] }),
      trunks({ ink: 'ink', lit: 'teal', light: 1, items: [[150, 760, 62, -20, -30]] }),
      trunks({ ink: 'ink', lit: 'teal', items: [[1480, 770, 66, -20, 24]] }),
      foliage({ ink: 'ink', seed: 5, size: [70, 150], points: [[-60, -60], [560, -60], [420, 20], [300, 30], [200, 110], [-60, 160]] }),
      foliage({ ink: 'ink', seed: 7, size: [70, 150], points: [[1080, -60], [1660, -60], [1660, 150], [1460, 110], [1340, 30], [1200, 20]] }),
      ferns({ ink: 'ink', lit: 'green', items: [[330, 810, 150], [230, 810, 190], [60, 810, 220], [1270, 810, 150], [1370, 810, 190], [1570, 810, 220]] }),
    ],
  },
  badge: {
    alt: 'A cyclist from behind on the Sakatah Singing Hills Trail, in a tunnel of summer leaves',
    palette: leafTunnel,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['sun', 0]] }),
      water({ ink: 'lake', y: 200, floor: 230 }),
      foliage({ ink: 'leaf', seed: 4, size: [24, 44], points: [[-20, -20], [410, -20], [410, 240], [270, 232], [264, 170], [236, 130], [195, 116], [156, 130], [128, 170], [122, 232], [-20, 240]] }),
      bank({ ink: 'leaf', points: [[0, 226], [195, 214], [390, 226]], close: [[390, 400], [0, 400]] }),
      river({ ink: 'path', path: [[195, 210, 4], [195, 236, 24], [194, 280, 66], [190, 390, 150]] }),
      foliage({ ink: 'green', seed: 9, size: [26, 54], points: [[-20, -20], [410, -20], [410, 300], [320, 290], [306, 180], [270, 110], [195, 84], [124, 110], [88, 180], [76, 290], [-20, 300]] }),
      cyclist({ x: 195, y: 326, height: 150, ink: 'ink', shirt: 'red', helmet: 'red' }),
      foliage({ ink: 'ink', seed: 5, size: [30, 60], points: [[-20, -20], [410, -20], [410, 120], [310, 96], [195, 56], [84, 96], [-20, 120]] }),
    ],
  },
});
