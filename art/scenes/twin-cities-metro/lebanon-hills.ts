import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { foliage } from '../../motifs/foliage.ts';
import { reflection } from '../../motifs/reflection.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn, enlarged, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { torn } from '../../motifs/torn.ts';
import { ripples } from '../../motifs/water.ts';
import { rider } from './lebanon-hills/rider.ts';

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

/** An early autumn afternoon: the sun stands on the right. */
const fromTheSaddle = values({
  dark: { ink: '#17201f', umber: '#4f2a20', pine: '#23473d' },
  middle: { bay: '#a9552c', leaf: '#6f8a4c' },
  glow: { lime: '#edc65a', mist: '#bddcd8', cream: '#fef5dd' },
  accent: { coral: '#e2492d' },
});
const sunRight = { from: [1, -0.7], ink: 'lime', shadow: 'pine' } as const;

const NECK =
  'M478 830c26-43 52-87 78-130 22-37 46-72 66-110 16-29 29-60 42-90 9-20 12-42 24-60 7-10 20-18 32-20 26-5 54-5 80 0 14 2 27 9 36 20 14 17 18 41 28 60 16 31 34 61 52 90 24 37 51 73 74 110 27 43 51 86 76 130z';

/** The one ahead, from behind: hat, shirt, the round quarters, the tail. */
const AHEAD = [
  mass({ light: sunRight, rim: 4, layers: [drawn({ ink: 'ink', path: 'M492 386c2-4 5-8 10-9 9-3 19-3 28 0 5 1 8 5 10 9 3 7 3 15 2 22 0 5-5 9-7 14-1 6 0 12-1 17-1 7 1 14-2 19-2 3-10 4-11 0-3-6 0-14 0-21 0-4-1-9-3-12 0-2-4-2-4 0-3 4-3 9-4 14-1 7 2 14-1 19-2 3-9 4-11 0-3-6 0-14 0-21 0-5-1-10-2-15-2-5-6-10-6-16-1-7 0-14 2-20zM547 377c4 5-1 13-2 19-1 3-3 9-5 7-5-6-9-14-7-21 1-5 11-9 14-5zM500 336c4-5 10-7 16-7 6 0 12 2 16 7 3 5 3 13 3 19 0 8 2 19-5 24-7 6-21 6-28 0-7-5-5-16-5-24 0-6 0-14 3-19zM496 322c0-7 13-5 20-5 7 0 20-2 20 5 0 7-13 4-20 4-7 0-20 3-20-4zM506 307c6-3 14-3 20 0 4 3 5 12 1 15-6 4-16 4-22 0-4-3-3-12 1-15z' })] }),
  drawn({ ink: 'bay', path: 'M492 389c2-5 4-11 8-12 10-3 21-3 30 0 5 1 8 6 10 11 2 5 3 12 2 18-1 6-3 12-8 16-5 4-12 5-18 5-7 0-14 0-19-5-5-3-7-10-7-16-1-6 0-12 2-17z' }),
  drawn({ ink: 'umber', path: 'M498 420l16 5c-2 5-3 9-4 14-1 7-1 13-1 19l-11 0c-1-6-1-12-1-19 0-6 0-13 1-19zM520 425l14-5c0 6-1 13-1 19-1 7-1 13-1 19l-10 0c-1-6-2-12-2-19-1-5-1-9 0-14zM490 406c0-10 5-19 10-27 3-3 11-6 11-2 2 9-5 17-7 26-2 7 2 18-5 19-6 1-10-10-9-16zM521 387c-1 5-2 11-1 16 0 7 3 14 2 22-1 7-4 13-8 19 0-6-1-13-2-19-1-7-4-14-4-22-1-6 1-11 3-17zM505 374c-5 3-10 7-13 12-2 4-2 10-1 14 0 3 2 6 3 9l-6 3c-3-3-6-7-7-11-1-6-1-13 1-19 3-7 8-12 14-16zM536 366c6 4 11 9 14 16 2 6 2 13 1 19-1 4-4 8-7 11l-6-3c1-3 3-6 3-9 1-4 1-10-1-14-3-5-8-9-13-12z' }),
  drawn({ ink: 'coral', path: 'M499 336c4-4 11-6 17-6 6 0 13 2 17 6 4 4 5 11 5 17-1 3-6 4-6 7-2 6 5 16 0 19-9 6-23 6-32 0-5-3 2-13 0-19 0-3-5-4-6-7 0-6 1-13 5-17z' }),
  drawn({ ink: 'umber', path: 'M508 322c4-4 12-4 16 0 4 2 2 9-1 12-4 3-10 3-14 0-3-3-5-10-1-12z' }),
  drawn({ ink: 'cream', path: 'M496 323c-3-3 4-4 10-5-1-4-1-7 0-10 2-2 7-3 10-3 3 0 8 1 10 3 1 3 1 6 0 10 6 1 13 2 10 5-5 4-13 3-20 3-7 0-15 1-20-3z' }),
] as const;

/** The horse: cheeks and ears; one ear listens back, to the rider. */
const HORSE = [
  mass({ ink: 'umber', light: sunRight, rim: 5, layers: [drawn({ ink: 'umber', path: 'M668 530c-15-3-17-25-20-40-2-13-2-28 6-38 8-11 22-18 36-20 47-5 95-5 142 0 15 2 31 8 40 20 8 11 8 27 6 40-2 14-4 36-18 38-63 11-129 12-192 0zM676 452c-18-9-19-36-24-56-6-21-8-44-8-66 0-16 5-32 10-48 5-16 13-31 20-46 12 13 24 25 32 40 11 19 18 39 24 60 5 18 9 37 10 56 1 16 8 37-4 48-15 14-42 21-60 12z' })] }),
  mass({ ink: 'bay', light: sunRight, rim: 5, layers: [drawn({ ink: 'bay', path: 'M800 444c-13-11-10-33-10-50 0-18 3-37 10-54 8-20 21-39 36-54 14-14 32-24 50-34 5 16 9 32 10 48 1 17-2 35-6 52-4 18-11 35-18 52-6 16-5 38-20 46-15 8-39 6-52-6z' })] }),
  drawn({ ink: 'ink', path: 'M806 436c-9-10-5-27-4-40 1-16 4-31 10-46 7-17 17-32 28-46 10-12 23-22 36-32 2 13 5 27 4 40-1 15-4 30-8 44-4 15-12 29-18 44-5 12-5 28-16 36-9 6-25 8-32 0z' }),
  drawn({ ink: 'bay', path: 'M672 436c-9-15-9-34-12-52-3-18-6-36-6-54 0-15 4-30 8-44 3-12 7-23 12-34-3 16-6 32-6 48 0 17 1 34 4 50 3 17 10 33 14 50 3 13 13 27 8 40-3 7-18 2-22-4z' }),
  mass({ ink: 'bay', light: sunRight, rim: 6, layers: [drawn({ ink: 'bay', path: NECK })] }),
  // The side away from the sun, and the mane that falls over it in three locks.
  drawn({ ink: 'umber', path: NECK, layers: [drawn({ ink: 'bay', path: 'M900 400c59 46 69 132 100 200 35 76 68 153 100 230l-270 0c-6-63-12-127-20-190-5-40-11-81-20-120-9-37-21-74-34-110 53-20 106-40 144-10z' })] }),
  drawn({ ink: 'ink', path: 'M724 452c0-18 0-36 8-52 6-13 18-27 32-28 13-1 26 12 32 24 7 13 5 29 4 44 1 27 3 53 6 80 4 34 11 67 16 100 5 33 10 67 14 100 4 37 7 73 10 110l-236 0c12-23 24-47 18-70-3-13-16 8-28 30-4-24-9-47-4-70 6-28 20-54 34-80l-26 20c3-24 7-48 16-70 11-25 27-48 44-70l-18 14c4-16 7-33 18-44 16-17 38-28 60-38z' }),
  drawn({ ink: 'umber', path: 'M767 400c-1 28-2 56-11 82-12 33-32 63-53 90-14 19-34 33-53 48 17-17 34-33 47-52 19-29 35-59 47-90 11-25 16-52 21-78zM779 470c5 31 11 62 4 92-9 36-26 71-49 101-23 30-54 53-84 77 27-26 55-52 76-83 20-30 34-64 43-99 8-28 8-58 8-88zM797 560c8 30 16 60 14 91-2 31-11 63-26 92-16 32-40 60-63 88l-4-2c21-29 42-59 57-92 12-27 19-58 22-88 3-29 1-59-2-89zM745 420c-5 19-9 37-19 53-9 14-22 26-35 38l-2-2c10-13 20-27 29-42 9-15 17-31 25-47z' }),
  // Bridle and reins.
  drawn({ ink: 'ink', path: 'M660 470c2-10 4-20 12-26 8-6 18-5 28-4 45-2 91-5 136 0 12 1 22 9 30 18 4 5 3 13 2 20-10-10-21-20-34-22-44-6-89-3-134 0-9 1-16 7-24 10-5 2-11 3-16 4zM872 495c7 21 14 42 19 64 5 27 10 54 11 81 1 27-2 54-5 81-4 37-11 74-17 110l-16-2c7-37 14-73 19-110 4-26 7-52 7-79 0-26-4-53-9-79-4-22-10-43-17-64zM658 501c-9 20-19 39-23 60-6 26-9 52-7 79 2 33 9 66 19 98 9 31 23 60 36 89l-14 6c-14-30-27-60-36-91-9-33-15-67-17-102-1-27 3-55 9-81 5-21 15-41 25-60z' }),
] as const;

export default trailArt({
  hero: {
    alt: 'Seen from the saddle, behind the tall ears of a bay horse: another rider goes ahead on the soft trail of Lebanon Hills, past a pond under oak hills.',
    focus: { x: 0.4, y: 0.5 },
    palette: fromTheSaddle,
    layers: [
      sky({ bands: [['cream', 0]] }),
      // Small steep hills, as the ice left them, wooded with oaks: every crown turns its right side to the sun.
      mass({ ink: 'leaf', light: sunRight, rim: 7, layers: [foliage({ ink: 'leaf', size: [40, 80], seed: 4, points: [[560, 262], [660, 220], [780, 186], [900, 176], [1000, 136], [1110, 86], [1230, 70], [1340, 100], [1450, 66], [1560, 50], [1670, 66], [1670, 262]] })] }),
      mass({ ink: 'leaf', light: sunRight, rim: 9, layers: [foliage({ ink: 'leaf', size: [44, 80], seed: 6, points: [[860, 262], [960, 216], [1070, 190], [1170, 150], [1280, 158], [1380, 190], [1430, 262]] })] }),
      mass({ ink: 'pine', light: { ...sunRight, ink: 'leaf' }, rim: 12, layers: [
        foliage({ ink: 'pine', size: [40, 90], seed: 9, points: [[1110, 262], [1180, 216], [1290, 184], [1400, 176], [1520, 140], [1680, 120], [1680, 262]] }),
        foliage({ ink: 'pine', size: [44, 96], seed: 7, points: [[-60, -20], [100, -10], [230, 40], [350, 70], [450, 116], [540, 140], [620, 186], [700, 222], [740, 270], [-60, 300]] }),
      ] }),
      mass({ ink: 'pine', light: { ...sunRight, ink: 'leaf' }, rim: 14, layers: [foliage({ ink: 'pine', size: [50, 110], seed: 3, points: [[-60, 110], [90, 100], [220, 140], [330, 160], [420, 200], [500, 262], [-60, 300]] })] }),
      // The meadow rolls: light on the sides toward the sun, shade in the folds.
      drawn({ ink: 'lime', path: 'M-20 250C200 228 500 226 800 234 1100 240 1400 240 1640 236V830H-20z' }),
      drawn({ ink: 'leaf', path: 'M-20 262C100 244 240 246 330 262 230 266 120 276-20 310z' }),
      // The pond keeps the hills and the sky.
      drawn({ ink: 'leaf', path: 'M690 250C900 238 1420 244 1640 240V462C1500 482 1330 462 1210 428 1070 388 950 350 850 318 770 296 690 276 690 250z' }),
      drawn({ ink: 'mist', path: 'M706 252C900 240 1420 246 1640 244V446C1500 464 1340 446 1220 412 1080 372 960 338 860 308 780 288 716 272 706 252z' }),
      torn({ ink: 'pine', step: 90, rough: 7, seed: 12, masses: [[[1110, 252], [1660, 246], [1660, 356], [1560, 346], [1500, 352], [1430, 322], [1360, 326], [1290, 312], [1200, 290]]] }),
      drawn({ ink: 'leaf', path: 'M740 252C860 244 1000 246 1130 252 1100 290 1020 284 980 300 900 294 860 276 800 272z' }),
      drawn({ ink: 'cream', path: 'M1180 366C1280 352 1400 356 1500 368 1400 380 1280 382 1180 366zM1340 412C1440 400 1540 406 1640 410V420C1540 430 1440 428 1340 412zM1040 318C1090 308 1150 310 1200 318 1150 330 1090 332 1040 318z' }),
      // The trail: from the oaks past the other rider and under us.
      drawn({ ink: 'cream', path: 'M330 252C420 250 530 270 546 292 562 330 450 420 340 540 230 664 160 740 110 830H1270C1200 690 1090 540 940 440 800 356 640 304 570 282 510 258 420 246 330 252z' }),
      // An oak on the right throws its shade across it.
      drawn({ ink: 'leaf', path: 'M1640 600L1540 584C1500 590 1460 600 1420 604 1440 590 1400 584 1360 582 1380 568 1330 558 1290 562 1300 546 1220 540 1150 550 1080 540 1000 556 960 570L1010 644C1060 656 1100 642 1130 648 1180 664 1240 652 1260 642 1310 652 1350 642 1360 630 1400 634 1430 624 1420 616 1480 618 1560 620 1640 622zM640 552C600 544 540 548 500 558 460 548 420 558 440 570 400 566 350 578 372 590 330 596 350 612 400 610 390 624 450 632 480 626 500 642 560 642 640 638zM-20 440C80 404 180 390 290 400 210 422 120 470-20 520z' }),
      mass({ ink: 'umber', light: sunRight, rim: 9, layers: [drawn({ ink: 'umber', path: 'M1524 606C1556 560 1558 460 1550 340 1546 240 1520 170 1450 90L1480 80C1530 130 1556 170 1566 210L1580 60H1630C1606 200 1602 320 1606 440 1608 520 1616 570 1646 606z' })] }),
      mass({ ink: 'pine', light: { ...sunRight, ink: 'leaf' }, rim: 14, layers: [
        foliage({ ink: 'pine', size: [44, 100], seed: 2, points: [[1330, -40], [1680, -40], [1680, 180], [1590, 140], [1520, 110], [1430, 130], [1360, 80], [1310, 20]] }),
        foliage({ ink: 'pine', size: [40, 80], seed: 3, points: [[-60, 650], [40, 640], [96, 710], [110, 850], [-60, 850]] }),
      ] }),
      drawn({ ink: 'pine', path: 'M480 314C420 320 350 318 290 308 350 296 420 298 480 306z' }),
      enlarged({ by: 1.15, from: [516, 460], to: [480, 312], layers: AHEAD }),
      enlarged({ by: 1.35, from: [760, 830], to: [760, 830], layers: HORSE }),
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

