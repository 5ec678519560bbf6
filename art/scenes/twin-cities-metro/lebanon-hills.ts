import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { betweenEars } from '../../motifs/between-ears.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { reflection } from '../../motifs/reflection.ts';
import { rider } from '../../motifs/rider.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, cut, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { trunks } from '../../motifs/trunks.ts';
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

/** Late summer: the sun stands low on the left. */
const fromTheSaddle = values({
  dark: { ink: '#17201f', umber: '#4a2a22', pine: '#3a3a2c' },
  middle: { bay: '#8b4a2b', leaf: '#9a7a35' },
  glow: { lime: '#e6c45f', sand: '#f1d79b', cream: '#fef5dd' },
  accent: { coral: '#e2562d' },
});
const sunLeft = { from: [-1, -0.6], ink: 'lime', shadow: 'pine' } as const;

export default trailArt({
  hero: {
    alt: 'From the saddle at Lebanon Hills, between the ears of a bay horse: the sandy trail winds past a pond into golden oak hills, another rider ahead.',
    focus: { x: 0.55, y: 0.5 },
    palette: fromTheSaddle,
    layers: [
      sky({ bands: [['cream', 0]] }),
      spray({ ink: 'sand', from: [0, 0], to: [0, 170] }),
      mass({ ink: 'leaf', opacity: 0.4, layers: [ridge({ ink: 'leaf', points: [[-20, 170], [400, 150], [800, 176], [1200, 140], [1640, 160]], swell: 8, seed: 3, cover: 'hardwood', crowns: 'billow', height: [14, 30], floor: 400 })] }),
      mass({ ink: 'leaf', light: sunLeft, rim: 4, layers: [ridge({ ink: 'leaf', points: [[-20, 210], [300, 230], [600, 260], [860, 266], [1100, 230], [1640, 190]], swell: 6, seed: 6, cover: 'hardwood', crowns: 'billow', height: [22, 46], floor: 400 })] }),
      bank({ ink: 'lime', points: [[-20, 330], [400, 318], [800, 300], [1200, 306], [1640, 330]], close: [[1640, 820], [-20, 820]] }),
      spray({ ink: 'leaf', from: [0, 760], to: [0, 330] }),
      shape({ ink: 'cream', smooth: true, points: [[-80, 400], [120, 372], [360, 376], [500, 404], [420, 446], [160, 470], [-80, 470]] }),
      cut({ smooth: true, within: [[-80, 400], [120, 372], [360, 376], [500, 404], [420, 446], [160, 470], [-80, 470]], layers: [shape({ ink: 'leaf', smooth: true, opacity: 0.55, points: [[-80, 350], [520, 350], [500, 404], [400, 424], [300, 410], [180, 430], [60, 416], [-80, 434]] })] }),
      ripples({ ink: 'cream', y: [386, 440], count: 7, x: 220, spread: [160, 200], width: [90, 180], height: [3, 7], seed: 8 }),
      river({ ink: 'sand', path: [[1010, 306, 6], [960, 320, 12], [1010, 350, 24], [1090, 396, 44], [1060, 470, 80], [920, 580, 140], [820, 700, 220], [800, 850, 340]] }),
      mass({ ink: 'pine', light: sunLeft, rim: 5, layers: [ridge({ ink: 'pine', points: [[1130, 350], [1230, 318], [1360, 270], [1500, 220], [1640, 150]], from: 1120, swell: 6, seed: 14, cover: 'hardwood', crowns: 'billow', height: [36, 80], floor: 372 }), trunks({ ink: 'pine', items: [[1190, 392, 5, 330, 0], [1290, 402, 7, 320, 0], [1410, 412, 9, 320, 0], [1540, 424, 11, 320, 0]] })] }),
      mass({ light: { ...sunLeft, from: [-1, 0.6] }, shadow: { y: 440, length: 1.2, opacity: 0.5 }, layers: [rider({ x: 1090, y: 440, height: 200, horse: 'bay', dark: 'ink', coat: 'coral', flip: true })] }),
      rider({ x: 1090, y: 440, height: 200, horse: 'bay', dark: 'ink', coat: 'coral', flip: true }),
      betweenEars({ x: 690, y: 830, height: 730, coat: 'bay', shade: 'umber', mane: 'ink', lit: 'sand', leather: 'ink' }),
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
