import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { foliage } from '../../motifs/foliage.ts';
import { horseHead } from '../../motifs/horse-head.ts';
import { reflection } from '../../motifs/reflection.ts';
import { rider } from '../../motifs/rider.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn, shape } from '../../motifs/shapes.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { ripples } from '../../motifs/water.ts';

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

/** Late summer: the sun stands on the right. */
const byTheTrail = values({
  dark: { ink: '#17201f', umber: '#4f2a20', pine: '#23473d' },
  middle: { bay: '#a9552c', leaf: '#6f8a4c' },
  glow: { lime: '#edc65a', mist: '#bddcd8', cream: '#fef5dd' },
  accent: { coral: '#e2492d' },
});
const sunRight = { from: [1, 0.6], ink: 'lime', shadow: 'pine' } as const;

export default trailArt({
  hero: {
    alt: 'A bay horse in bridle, near and large, looks along the sandy trail of Lebanon Hills, past a pond and dark oak hills, toward another rider in red ahead.',
    focus: { x: 0.35, y: 0.5 },
    palette: byTheTrail,
    layers: [
      sky({ bands: [['mist', 0]] }),
      cumulus({ x: 1180, y: 262, width: 760, height: 220, ink: 'cream', seed: 5 }),
      // Small steep hills, as the ice left them, dark with oaks.
      shape({ ink: 'leaf', opacity: 0.7, smooth: true, points: [[-80, 190], [100, 150], [240, 166], [340, 214], [420, 222], [520, 176], [700, 130], [860, 150], [960, 206], [1080, 214], [1240, 160], [1420, 150], [1700, 210], [1700, 400], [-80, 400]] }),
      // One flat dark; the light catches some of the crowns on its edge.
      mass({ ink: 'pine', light: { ...sunRight, from: [1, -0.9], ink: 'leaf' }, rim: 10, layers: [foliage({ ink: 'pine', size: [22, 74], seed: 6, points: [[-40, 232], [60, 206], [150, 212], [260, 244], [340, 258], [430, 246], [540, 236], [640, 214], [740, 204], [830, 218], [920, 240], [1040, 258], [1130, 252], [1230, 236], [1320, 222], [1420, 196], [1520, 168], [1680, 128], [1680, 420], [-40, 420]] })] }),
      foliage({ ink: 'pine', size: [40, 90], seed: 4, points: [[170, 228], [260, 238], [340, 250], [400, 260], [400, 320], [170, 320]] }),
      foliage({ ink: 'pine', size: [40, 90], seed: 7, points: [[620, 216], [740, 198], [800, 206], [880, 236], [880, 320], [620, 320]] }),
      foliage({ ink: 'pine', size: [30, 80], seed: 9, points: [[1150, 250], [1230, 228], [1290, 226], [1290, 320], [1150, 320]] }),
      bank({ ink: 'lime', points: [[-20, 352], [200, 340], [460, 356], [800, 322], [1100, 330], [1360, 372], [1640, 392]], close: [[1640, 840], [-20, 840]] }),
      // The pond keeps the hill and the sky.
      drawn({ ink: 'mist', path: 'M-20 410C120 390 330 392 420 412 480 428 430 456 330 470 220 486 80 484-20 476z', layers: [
        drawn({ ink: 'pine', path: 'M-20 380H500V414C430 430 400 418 350 428 290 440 250 424 190 434 120 446 60 428-20 440z' }),
      ] }),
      drawn({ ink: 'pine', path: 'M-20 398C120 382 340 384 440 412 330 396 130 394-20 416z' }),
      drawn({ ink: 'cream', path: 'M1050 330C1010 338 990 346 1030 360 1110 384 1190 420 1130 480 1060 550 860 640 720 840H1230C1230 700 1400 560 1370 470 1340 400 1180 372 1090 356 1060 350 1060 340 1076 331z' }),
      spray({ ink: 'leaf', from: [0, 840], to: [0, 420], size: 3, within: [[-20, 490], [600, 470], [700, 840], [-20, 840]] }),
      spray({ ink: 'leaf', from: [1640, 840], to: [1400, 400], size: 3, within: [[1400, 400], [1640, 400], [1640, 840], [1240, 840], [1300, 660], [1390, 540]] }),
      mass({ light: sunRight, rim: 2, shadow: { y: 414, length: 1.2, opacity: 0.5 }, layers: [rider({ x: 1190, y: 414, height: 160, horse: 'bay', dark: 'ink', coat: 'coral' })] }),
      rider({ x: 1190, y: 414, height: 160, horse: 'umber', dark: 'ink', coat: 'coral', face: 'bay' }),
      horseHead({ x: 620, y: 170, length: 440, coat: 'bay', shade: 'umber', mane: 'ink', lit: 'cream', leather: 'ink' }),
      grain({ ink: 'ink', opacity: 0.12 }),
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
