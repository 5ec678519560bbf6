import type { Point } from '../../kit/geometry.ts';
import { blob, lens } from '../../kit/path.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { reflection } from '../../motifs/reflection.ts';
import { rider } from '../../motifs/rider.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn, enlarged, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
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

/** Late on an early autumn day: the sun stands low behind us.  */
const fromTheSaddle = values({
  dark: { ink: '#17201f', umber: '#4f2a20', pine: '#23473d' },
  middle: { bay: '#a9552c', leaf: '#6f8a4c' },
  glow: { lime: '#edc65a', mist: '#bddcd8', cream: '#fef5dd' },
  accent: { coral: '#e2492d' },
});

const NECK =
  'M478 830c26-43 52-87 78-130 22-37 46-72 66-110 16-29 29-60 42-90 9-20 12-42 24-60 7-10 20-18 32-20 26-5 54-5 80 0 14 2 27 9 36 20 14 17 18 41 28 60 16 31 34 61 52 90 24 37 51 73 74 110 27 43 51 86 76 130z';

/** The horse: cheeks and ears; one ear listens back, to the rider. */
const HORSE = [
  drawn({ ink: 'umber', path: 'M668 530c-15-3-17-25-20-40-2-13-2-28 6-38 8-11 22-18 36-20 47-5 95-5 142 0 15 2 31 8 40 20 8 11 8 27 6 40-2 14-4 36-18 38-63 11-129 12-192 0zM676 452c-18-9-19-36-24-56-6-21-8-44-8-66 0-16 5-32 10-48 5-16 13-31 20-46 12 13 24 25 32 40 11 19 18 39 24 60 5 18 9 37 10 56 1 16 8 37-4 48-15 14-42 21-60 12z' }),
  drawn({ ink: 'bay', path: 'M800 444c-13-11-10-33-10-50 0-18 3-37 10-54 8-20 21-39 36-54 14-14 32-24 50-34 5 16 9 32 10 48 1 17-2 35-6 52-4 18-11 35-18 52-6 16-5 38-20 46-15 8-39 6-52-6z' }),
  drawn({ ink: 'ink', path: 'M806 436c-9-10-5-27-4-40 1-16 4-31 10-46 7-17 17-32 28-46 10-12 23-22 36-32 2 13 5 27 4 40-1 15-4 30-8 44-4 15-12 29-18 44-5 12-5 28-16 36-9 6-25 8-32 0z' }),
  drawn({ ink: 'bay', path: 'M672 436c-9-15-9-34-12-52-3-18-6-36-6-54 0-15 4-30 8-44 3-12 7-23 12-34-3 16-6 32-6 48 0 17 1 34 4 50 3 17 10 33 14 50 3 13 13 27 8 40-3 7-18 2-22-4z' }),
  drawn({ ink: 'bay', path: NECK }),
  // The side away from the sun, and the mane that falls over it in three locks.
  drawn({ ink: 'umber', path: NECK, layers: [drawn({ ink: 'bay', path: 'M900 400c59 46 69 132 100 200 35 76 68 153 100 230l-270 0c-6-63-12-127-20-190-5-40-11-81-20-120-9-37-21-74-34-110 53-20 106-40 144-10z' })] }),
  drawn({ ink: 'ink', path: 'M724 452c0-18 0-36 8-52 6-13 18-27 32-28 13-1 26 12 32 24 7 13 5 29 4 44 1 27 3 53 6 80 4 34 11 67 16 100 5 33 10 67 14 100 4 37 7 73 10 110l-236 0c12-23 24-47 18-70-3-13-16 8-28 30-4-24-9-47-4-70 6-28 20-54 34-80l-26 20c3-24 7-48 16-70 11-25 27-48 44-70l-18 14c4-16 7-33 18-44 16-17 38-28 60-38z' }),
  drawn({ ink: 'umber', path: 'M767 400c-1 28-2 56-11 82-12 33-32 63-53 90-14 19-34 33-53 48 17-17 34-33 47-52 19-29 35-59 47-90 11-25 16-52 21-78zM779 470c5 31 11 62 4 92-9 36-26 71-49 101-23 30-54 53-84 77 27-26 55-52 76-83 20-30 34-64 43-99 8-28 8-58 8-88zM797 560c8 30 16 60 14 91-2 31-11 63-26 92-16 32-40 60-63 88l-4-2c21-29 42-59 57-92 12-27 19-58 22-88 3-29 1-59-2-89zM745 420c-5 19-9 37-19 53-9 14-22 26-35 38l-2-2c10-13 20-27 29-42 9-15 17-31 25-47z' }),
  // Bridle and reins.
  drawn({ ink: 'ink', path: 'M660 470c2-10 4-20 12-26 8-6 18-5 28-4 45-2 91-5 136 0 12 1 22 9 30 18 4 5 3 13 2 20-10-10-21-20-34-22-44-6-89-3-134 0-9 1-16 7-24 10-5 2-11 3-16 4zM872 495c7 21 14 42 19 64 5 27 10 54 11 81 1 27-2 54-5 81-4 37-11 74-17 110l-16-2c7-37 14-73 19-110 4-26 7-52 7-79 0-26-4-53-9-79-4-22-10-43-17-64zM658 501c-9 20-19 39-23 60-6 26-9 52-7 79 2 33 9 66 19 98 9 31 23 60 36 89l-14 6c-14-30-27-60-36-91-9-33-15-67-17-102-1-27 3-55 9-81 5-21 15-41 25-60z' }),
] as const;

/** Rider and horse as the sun sees them, across and up, laid down on the meadow. */
const RIDERS: readonly Point[] = [
  [-0.42, -0.1], [-0.46, 0.2], [-0.4, 0.42], [-0.27, 0.47], [-0.22, 0.56], [-0.34, 0.62], [-0.35, 0.68], [-0.24, 0.8], [-0.08, 0.84], [-0.1, 0.89], [-0.27, 0.91], [-0.26, 0.945], [-0.13, 0.95], [-0.1, 1.05], [0.1, 1.05], [0.13, 0.95], [0.26, 0.945], [0.27, 0.91], [0.1, 0.89], [0.08, 0.84], [0.24, 0.8], [0.34, 0.66], [0.37, 0.58],
  [0.44, 0.66], [0.5, 0.72], [0.49, 0.82], [0.56, 0.74], [0.62, 0.74], [0.68, 0.81], [0.68, 0.71], [0.72, 0.6], [0.76, 0.48], [0.7, 0.43], [0.6, 0.48], [0.52, 0.34], [0.48, -0.1],
];
const laid = RIDERS.map(([across, up]): Point => {
  const far = 1 / (1 + 1.7 * up);
  return [430 + (620 + across * 640 - 430) * far, 226 + 640 * far];
});

/** Those who rode here before us. */
const HOOFS = [[700, 330, 10], [756, 372, 14], [800, 430, 18], [742, 470, 20], [726, 560, 26], [850, 520, 24]].map(([x = 0, y = 0, size = 0]) => lens(x, y, size * 1.6, size * 0.8)).join('');

export default trailArt({
  hero: {
    alt: 'Seen from the saddle: between the tall ears of a bay horse our own long shadow, hat and all, rides ahead on the soft trail of Lebanon Hills, toward a pond among oak hills.',
    focus: { x: 0.4, y: 0.5 },
    palette: fromTheSaddle,
    layers: [
      sky({ bands: [['mist', 0]] }),
      drawn({ ink: 'leaf', path: 'M500 240C600 150 700 110 860 100 1000 90 1120 40 1260 20 1400 0 1540 30 1640 60V300H500z' }),
      drawn({ ink: 'pine', path: 'M-20 20C60 10 120 40 200 60 300 84 340 110 420 124 500 140 560 180 700 216L820 250H-20zM1000 250C1080 190 1160 180 1260 186 1380 192 1500 150 1640 140V260z' }),
      // Oaks on the crests.
      drawn({ ink: 'pine', path: 'M640 176C640 150 666 130 690 134 704 112 740 110 756 126 784 124 800 146 792 164 800 178 780 186 764 180L756 182V206H744V182C710 190 690 186 680 180 660 188 640 186 640 176z' }),
      drawn({ ink: 'lime', path: 'M-20 226C200 206 420 214 640 230 900 244 1200 216 1640 240V840H-20z' }),
      drawn({ ink: 'bay', opacity: 0.28, path: 'M-20 330C160 300 340 310 520 360 420 420 240 430 100 500 60 520 20 560-20 600zM1240 430C1380 440 1500 440 1640 424V560C1520 560 1360 500 1240 430z' }),
      // The pond holds the hill.
      drawn({ ink: 'mist', path: 'M720 240C900 226 1300 222 1640 240V420C1400 440 1140 400 960 332 840 288 720 264 720 240z' }),
      drawn({ ink: 'pine', path: 'M1000 240C1200 232 1440 232 1640 244V330C1500 330 1400 300 1260 300 1160 296 1060 280 1000 240z' }),
      // The trail.
      drawn({ ink: 'cream', path: 'M560 228C620 250 720 270 760 310 800 370 620 520 540 840H1540C1340 640 1080 460 980 380 880 310 720 250 620 228z' }),
      // Hoofprints.
      drawn({ ink: 'bay', opacity: 0.4, path: HOOFS }),
      // Grass in seed.
      spray({ ink: 'bay', opacity: 0.7, from: [0, 860], to: [120, 420], size: 4, within: [[-20, 430], [420, 400], [700, 470], [520, 840], [-20, 840]] }),
      // Our own shadow goes before us.
      drawn({ ink: 'pine', path: blob(laid) }),
      enlarged({ by: 1.3, from: [760, 830], to: [1080, 840], layers: HORSE }),
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

