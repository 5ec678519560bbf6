import { mass } from '../../kit/light.ts';
import { numbers } from '../../kit/path.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { dryBrush, grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { foliage } from '../../motifs/foliage.ts';
import { grass } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { sloops } from '../../motifs/sloop.ts';
import { ripples, water } from '../../motifs/water.ts';
import { woodland } from '../../motifs/woodland.ts';
import { runner } from './afton-state/runner.ts';

const autumn = {
  ink: '#2a1c22',
  maroon: '#6d2c2f',
  russet: '#a8492c',
  orange: '#d9792f',
  gold: '#efb04a',
  cream: '#fdeec9',
  sky: '#9cc3d2',
  river: '#4d83a6',
  violet: '#7d8fb0',
};

/** October morning: the sun stands over the river, on the left. */
const climb = values({
  dark: { ink: '#241620', wine: '#5c1f2b' },
  middle: { red: '#a5382b', slate: '#5f86a3', rust: '#d4672b' },
  glow: { gold: '#f5b041', river: '#a9d0d8', cream: '#fef1d4' },
  accent: { blue: '#1f5fa8' },
});

/** The spine of the bluff, from the bottom of the sheet out at its top. */
const SPINE = 'M60 850C170 770 330 706 470 616 580 545 640 520 740 462 850 398 900 384 1000 330 1100 276 1150 262 1250 190 1330 132 1410 80 1500-40';

const morning = { from: [-1, -0.9], ink: 'gold', shadow: 'ink' } as const;

const near = { x: 556, y: 566, height: 280, pose: 'climb', lean: -2 } as const;
const second = { x: 940, y: 362, height: 188, lean: 9, cap: true } as const;
const first = { x: 1252, y: 188, height: 116, pose: 'land', lean: -4 } as const;

/** Rim light on a runner, and the shadow that falls away from the river across the spine. */
const cast = (who: { x: number; y: number; height: number }): Layer<'ink' | 'wine' | 'gold'> => (canvas) => {
  const flat = { skin: 'ink', shirt: 'ink', dark: 'ink', lit: 'ink', soles: 'ink' } as const;
  const id = canvas.silhouette((sheet) => runner({ ...who, ...flat })(sheet));
  const [x, y] = [who.x + 0.02 * who.height, who.y - 0.02 * who.height];
  const copy = (ink: 'wine' | 'gold', transform: string) => `<use href="#${id}" fill="${canvas.color(ink)}" color="${canvas.color(ink)}" transform="${transform}"/>`;
  const [a, b, c, d] = [0.86, -0.34, -0.86, -0.24];
  canvas.add(copy('wine', `matrix(${numbers([a, b, c, d, x - a * x - c * y, y - b * x - d * y])})`) + copy('gold', 'translate(-4-3)'));
};

/** One tuft, bent by the wind off the river. */
const tufts = { forms: 1, blades: 7, lean: 14, spread: 34, mirrored: false, unrest: 22, seed: 4 } as const;

export default trailArt({
  hero: {
    alt: 'Three trail runners climb the steep spine of a dark bluff at Afton, the nearest with a hand on the knee; three hundred feet below, golden woods and one white sail on the broad St. Croix.',
    focus: { x: 0.36, y: 0.6 },
    palette: climb,
    layers: [
      sky({ bands: [['cream', 0]] }),
      dryBrush({ ink: 'gold', opacity: 0.55, bristles: 9, seed: 3, thickness: [4, 14], strokes: [[[240, 70], [1140, 26], 60]] }),
      // Wisconsin: two steps of haze.
      drawn({ ink: 'slate', opacity: 0.45, path: 'M-20 128C120 116 200 128 330 112 470 96 560 110 700 118 860 128 960 104 1100 96 1260 90 1400 110 1640 104V220H-20z' }),
      drawn({ ink: 'slate', path: 'M-20 154C80 150 150 164 260 160 330 158 380 136 480 134 600 132 640 158 760 160 880 162 960 146 1100 142H1640V206C1200 196 700 200-20 190z' }),
      water({ ink: 'river', y: 186 }),
      drawn({ ink: 'slate', opacity: 0.5, path: 'M-20 186H1640V214C1300 222 1140 208 980 216 860 222 820 236 700 228 600 222 540 210 440 218 340 226 260 244 140 230 80 224 40 216-20 220z' }),
      // The sun on the river: one broad sheet of light, torn at its sides by the breeze.
      drawn({ ink: 'cream', path: 'M150 262C260 250 420 262 560 252 480 270 400 268 360 282 460 288 640 274 760 282 640 296 520 294 460 308 540 318 680 304 800 316 660 330 500 330 400 350 470 362 560 352 640 362 520 384 380 380 300 404 340 416 420 406 480 416 400 436 300 440 220 464 120 490 40 494-20 500V420C60 400 160 396 220 372 170 366 90 374 40 366 120 348 200 348 250 330 200 322 120 326 60 318 140 302 220 304 260 290 230 276 180 276 150 262z' }),
      drawn({ ink: 'cream', path: 'M808 312H882C868 318 874 324 856 330 864 336 848 344 842 354 836 344 842 336 828 330 834 322 814 318 808 312z' }),
      drawn({ ink: 'slate', opacity: 0.5, path: 'M700 404C760 392 820 396 870 382 830 410 770 420 720 426 690 428 660 416 700 404z' }),
      sloops({ items: [[540, 236, 28], [842, 304, 84]], sail: 'cream', jib: 'cream', hull: 'ink' }),
      // Bottomland woods, far down.
      mass({ ink: 'rust', light: morning, rim: 9, layers: [foliage({ ink: 'rust', size: [22, 70], seed: 5, points: [[-30, 600], [60, 548], [150, 566], [240, 528], [330, 546], [400, 506], [500, 512], [590, 470], [680, 470], [640, 640], [-30, 700]] })] }),
      mass({ ink: 'red', light: { ...morning, ink: 'rust' }, rim: 12, layers: [foliage({ ink: 'red', size: [30, 96], seed: 12, points: [[-40, 668], [60, 628], [150, 650], [250, 604], [340, 616], [430, 572], [560, 560], [520, 720], [-40, 800]] })] }),
      mass({ ink: 'wine', light: { ...morning, ink: 'red' }, rim: 12, layers: [foliage({ ink: 'wine', size: [40, 120], seed: 8, points: [[-50, 780], [60, 712], [160, 726], [260, 680], [380, 640], [420, 760], [100, 880], [-50, 880]] })] }),
      drawn({ ink: 'gold', path: 'M40 586C60 568 92 566 112 578 90 576 62 580 40 586zM176 570C200 548 236 546 258 560 232 558 204 560 176 570zM300 566C322 548 350 546 372 556 346 556 322 558 300 566zM432 532C454 514 486 512 504 522 480 522 456 524 432 532zM120 612C140 600 166 598 184 606 160 606 140 608 120 612zM372 584C390 572 412 572 428 578 408 578 390 580 372 584z' }),
      drawn({ ink: 'rust', path: 'M20 690C44 668 84 664 108 678 80 678 48 682 20 690zM216 652C240 630 280 628 302 642 272 642 244 644 216 652zM360 626C384 604 420 602 440 614 412 614 388 618 360 626zM110 700C130 688 156 688 172 694 150 694 130 696 110 700z' }),
      // The bluff: one great shape that leaves the sheet. Only its spine is in the sun.
      drawn({ ink: 'wine', path: `${SPINE}H1660V860H60z`, layers: [
        drawn({ ink: 'rust', path: `${SPINE}L1560-40C1460 110 1400 150 1310 222 1250 268 1180 280 1130 320 1080 352 1040 352 960 400 880 446 830 470 760 516 690 560 640 580 590 622 500 690 380 716 300 780 240 820 200 850 180 880H60z` }),
        drawn({ ink: 'red', path: 'M1560-40C1460 110 1400 150 1310 222 1250 268 1180 280 1130 320 1080 352 1040 352 960 400 880 446 830 470 760 516 690 560 640 580 590 622 500 690 380 716 300 780 240 820 200 850 180 880H420C470 820 560 770 640 716 740 650 800 640 880 570 960 500 1010 500 1080 440 1170 364 1260 350 1340 280 1440 190 1530 110 1640 0V-40z' }),
        // The trail keeps to the crest; bunches of dry grass stand below it, smaller as the slope climbs.
        drawn({ ink: 'gold', path: 'M84 860C200 784 350 716 484 628 590 560 650 536 748 478 858 412 906 398 1006 344 1106 290 1156 274 1256 202 1336 142 1412 96 1500-40H1512C1430 104 1350 158 1276 214 1196 290 1120 306 1026 358 930 408 880 438 776 496 690 552 620 590 520 652 420 716 280 800 186 860z' }),
        dryBrush({ ink: 'rust', seed: 5, bristles: 4, thickness: [3, 7], strokes: [[[250, 800], [600, 586], 20], [[700, 524], [960, 382], 14]] }),
        grass({ ...tufts, ink: 'red', lit: 'gold', y: [[210, 880], [860, 480]], x: [210, 860], count: 11, height: [34, 66] }),
        grass({ ...tufts, ink: 'red', lit: 'gold', y: [[860, 480], [1500, 60]], x: [860, 1500], count: 11, height: [16, 36] }),
        grass({ ...tufts, ink: 'wine', lit: 'rust', y: [[330, 880], [900, 550]], x: [330, 900], count: 9, height: [50, 96] }),
        grass({ ...tufts, ink: 'wine', lit: 'rust', y: [[900, 550], [1600, 70]], x: [900, 1600], count: 10, height: [24, 52] }),
        grass({ ...tufts, ink: 'ink', lit: 'red', y: [[560, 880], [1100, 540]], x: [560, 1100], count: 7, height: [60, 110] }),
        spray({ ink: 'ink', from: [1500, 860], to: [1060, 420], size: 4, within: [[420, 860], [640, 716], [880, 570], [1080, 440], [1340, 280], [1640, 0], [1640, 860]] }),
      ] }),
      // A nearer spur, in the shade, and the ravine between.
      drawn({ ink: 'ink', path: 'M780 860C880 800 960 770 1040 716 1130 660 1180 600 1270 560 1370 510 1420 470 1500 420 1560 384 1600 350 1660 330V860z', layers: [
        spray({ ink: 'wine', from: [1160, 560], to: [1340, 800], size: 4 }),
      ] }),
      ...[near, second, first].map(cast),
      runner({ ...first, skin: 'wine', shirt: 'cream', dark: 'ink', lit: 'red', soles: 'cream' }),
      runner({ ...second, skin: 'red', shirt: 'gold', dark: 'ink', lit: 'rust', soles: 'cream' }),
      runner({ ...near, skin: 'wine', shirt: 'blue', dark: 'ink', lit: 'red', soles: 'cream' }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'An autumn oak on the bluff above the blue St. Croix, a white sail below',
    palette: autumn,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['sky', 0], ['cream', 92], ['gold', 136]] }),
      ridge({ ink: 'violet', points: [[0, 180], [150, 176], [230, 196], [300, 176], [390, 166]], swell: 3, seed: 4, cover: 'hardwood', height: [8, 16], floor: 220 }),
      water({ ink: 'river', y: 206 }),
      ripples({ ink: 'sky', y: [214, 300], count: 8, width: [60, 130], height: [6, 8], seed: 5 }),
      sloops({ sail: 'cream', jib: 'gold', hull: 'ink', items: [[268, 252, 92]] }),
      bank({ ink: 'russet', points: [[170, 350], [230, 320], [300, 290], [390, 270]], close: [[390, 400], [170, 400]] }),
      woodland({ leaves: [['orange', 'gold'], ['russet', 'orange']], points: [[220, 330], [300, 296], [400, 276]], depth: 30, rows: 1, size: [54, 56], seed: 7 }),
      bank({ ink: 'maroon', points: [[0, 276], [90, 280], [150, 300], [210, 350]], close: [[210, 400], [0, 400]] }),
      broadleaf({ ink: 'maroon', lit: 'orange', seed: 3, light: 1, spread: 0.95, forms: 1, items: [[122, 304, 200]] }),
    ],
  },
});
