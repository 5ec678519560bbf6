import { trailArt } from '../../kit/scene.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { susans } from '../../motifs/flowers.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { reflection } from '../../motifs/reflection.ts';
import { rider } from '../../motifs/rider.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, lenses, shape } from '../../motifs/shapes.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { ripples, river } from '../../motifs/water.ts';

const summer = {
  ink: '#17352b',
  oak: '#2b5c38',
  grass: '#5d9141',
  meadow: '#9dbb4b',
  hay: '#d8cf6a',
  pond: '#4fa3c7',
  sky: '#a8dbe8',
  haze: '#86b8a0',
  cream: '#fbeec4',
  white: '#fffbe9',
  chestnut: '#8a4526',
  coral: '#e2613f',
  tan: '#c98a56',
};

export default trailArt({
  hero: {
    alt: 'Two riders follow a sandy trail over the rolling oak hills of Lebanon Hills, between small kettle ponds that mirror a blue summer sky.',
    focus: { x: 0.5, y: 0.6 },
    palette: summer,
    layers: [
      sky({ seed: 2, waver: 10, bands: [['sky', 0], ['cream', 212]] }),
      cumulus({ x: 760, y: 214, width: 460, height: 120, ink: 'white', shade: 'cream', seed: 9 }),
      cumulus({ x: 250, y: 150, width: 260, height: 60, ink: 'white', seed: 5 }),
      ridge({ ink: 'haze', points: [[0, 286], [300, 262], [620, 300], [1000, 258], [1300, 292], [1620, 260]], swell: 8, seed: 3, cover: 'hardwood', height: [16, 32], floor: 400 }),
      ridge({ ink: 'oak', points: [[0, 330], [200, 300], [420, 350], [640, 356], [900, 312], [1160, 350], [1400, 306], [1620, 330]], swell: 5, seed: 8, cover: 'hardwood', height: [18, 36], floor: 430 }),
      bank({ ink: 'meadow', points: [[420, 430], [560, 372], [760, 356], [980, 372], [1200, 440]], close: [[1200, 520], [420, 520]] }),
      broadleaf({ ink: 'oak', lit: 'grass', seed: 4, spread: 1.1, forms: 1, items: [[640, 372, 92], [700, 366, 118], [880, 370, 84]] }),
      bank({ ink: 'grass', points: [[900, 470], [1060, 400], [1240, 366], [1420, 378], [1600, 420]], close: [[1600, 560], [900, 560]] }),
      broadleaf({ ink: 'ink', lit: 'oak', seed: 4, spread: 1.1, forms: 1, items: [[1130, 388, 110], [1210, 380, 150], [1296, 380, 100]] }),
      bank({ ink: 'grass', points: [[0, 400], [160, 364], [340, 368], [520, 420], [700, 500]], close: [[700, 560], [0, 560]] }),
      broadleaf({ ink: 'ink', lit: 'oak', seed: 4, spread: 1.1, forms: 1, items: [[330, 380, 130], [430, 400, 90], [240, 374, 90]] }),
      shape({ ink: 'pond', smooth: true, points: [[460, 500], [560, 464], [680, 446], [800, 442], [920, 446], [1050, 462], [1150, 500], [1100, 520], [500, 520]] }),
      reflection({ ink: 'oak', y: 448, points: [[668, 4], [716, 46], [790, 12], [880, 30], [950, 4]] }),
      ripples({ ink: 'sky', y: [466, 500], count: 7, x: 790, spread: [180, 240], width: [70, 190], height: [4, 6], seed: 4 }),
      ripples({ ink: 'white', y: [472, 496], count: 3, x: 760, spread: [80, 140], width: [60, 130], height: [3, 5], seed: 8 }),
      bank({ ink: 'meadow', points: [[0, 520], [200, 480], [440, 476], [700, 500], [960, 490], [1240, 476], [1600, 520]], close: [[1600, 802], [0, 802]] }),
      hatch({ ink: 'hay', y: [510, 620], count: 16, length: [80, 220], thickness: [4, 9], seed: 4 }),
      shape({ ink: 'pond', smooth: true, points: [[170, 620], [280, 570], [380, 550], [540, 546], [650, 558], [740, 590], [780, 636], [700, 680], [200, 680]] }),
      reflection({ ink: 'grass', y: 551, points: [[380, 5], [430, 32], [500, 18], [560, 28], [620, 5]] }),
      ripples({ ink: 'sky', y: [566, 616], count: 6, x: 500, spread: [130, 180], width: [90, 220], height: [5, 8], seed: 4 }),
      ripples({ ink: 'white', y: [574, 606], count: 3, x: 530, spread: [70, 120], width: [80, 150], height: [4, 6], seed: 9 }),
      grass({ ink: 'oak', lit: 'meadow', y: [[600, 556], [720, 590]], x: [600, 720], count: 4, height: [30, 54], seed: 5, forms: 2 }),
      bank({ ink: 'grass', points: [[0, 600], [240, 590], [480, 622], [700, 624], [860, 640], [1000, 622], [1300, 570], [1600, 590]], close: [[1600, 802], [0, 802]] }),
      hatch({ ink: 'meadow', y: [630, 760], count: 14, length: [90, 230], thickness: [4, 9], seed: 7 }),
      grass({ ink: 'oak', lit: 'meadow', y: [[300, 606], [760, 644]], x: [300, 760], count: 6, height: [34, 64], seed: 5, forms: 2 }),
      river({ ink: 'hay', path: [[1190, 500, 8], [1130, 520, 13], [1090, 548, 20], [1040, 590, 30], [900, 640, 42], [800, 690, 58], [840, 740, 84], [960, 820, 130]] }),
      lenses({ ink: 'oak', items: [[1052, 592, 130, 14], [842, 690, 230, 20]] }),
      rider({ x: 1040, y: 594, height: 150, horse: 'white', dark: 'ink', coat: 'pond', face: 'chestnut' }),
      rider({ x: 830, y: 692, height: 250, horse: 'chestnut', dark: 'ink', coat: 'coral', face: 'tan' }),
      broadleaf({ ink: 'ink', lit: 'oak', seed: 4, spread: 1.1, forms: 1, items: [[30, 830, 540], [1530, 840, 640]] }),
      bank({ ink: 'ink', points: [[0, 720], [200, 726], [420, 764], [560, 802]], close: [[560, 802], [0, 802]] }),
      bank({ ink: 'ink', points: [[1160, 802], [1300, 764], [1460, 734], [1600, 720]], close: [[1600, 802], [1160, 802]] }),
      grass({ ink: 'ink', lit: 'grass', y: 806, x: [0, 600], count: 9, height: [80, 140], seed: 5, forms: 2 }),
      grass({ ink: 'ink', lit: 'grass', y: 806, x: [1120, 1600], count: 8, height: [80, 140], seed: 5, forms: 2 }),
      susans({ stem: 'ink', petal: 'hay', heart: 'chestnut', items: [[300, 810, 130], [380, 810, 100], [450, 810, 120], [1220, 810, 120], [1300, 810, 150], [1160, 810, 90]] }),
    ],
  },
  badge: {
    alt: 'A rider on a chestnut horse by a kettle pond in Lebanon Hills on a summer day',
    palette: summer,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['sky', 0], ['cream', 150]] }),
      ridge({ ink: 'haze', points: [[0, 190], [100, 160], [220, 196], [390, 166]], swell: 3, seed: 8, cover: 'hardwood', height: [10, 20], floor: 260 }),
      bank({ ink: 'hay', points: [[0, 236], [100, 208], [220, 240], [390, 210]], close: [[390, 400], [0, 400]] }),
      shape({ ink: 'pond', smooth: true, points: [[30, 290], [80, 252], [150, 248], [260, 248], [330, 252], [370, 290], [370, 320], [30, 320]] }),
      reflection({ ink: 'oak', y: 249, points: [[100, 3], [120, 12], [190, 5], [300, 16], [320, 3]] }),
      ripples({ ink: 'sky', y: [264, 300], count: 7, width: [50, 100], height: [4, 6], seed: 4 }),
      broadleaf({ ink: 'oak', lit: 'grass', seed: 4, spread: 1.1, forms: 1, items: [[84, 226, 70], [318, 216, 84]] }),
      bank({ ink: 'grass', points: [[0, 304], [120, 296], [240, 314], [390, 300]], close: [[390, 400], [0, 400]] }),
      rider({ x: 196, y: 324, height: 200, horse: 'chestnut', dark: 'ink', coat: 'coral', face: 'tan' }),
    ],
  },
});
