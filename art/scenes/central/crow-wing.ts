import type { Point, Range } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { spruces } from '../../motifs/conifers.ts';
import { foliage } from '../../motifs/foliage.ts';
import { homestead } from '../../motifs/homestead.ts';
import { ravenAbove } from '../../motifs/raven-above.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';

const overcast = {
  ink: '#1b2228',
  slate: '#3d4d58',
  stone: '#71848d',
  mist: '#b3c0c1',
  pale: '#dde3de',
  white: '#fcf8ea',
  rust: '#a2462b',
  ochre: '#d08f3d',
  straw: '#dcc07c',
};

/** Late autumn; pale light from the left under the clouds. */
const november = values({
  dark: { ink: '#13171e', slate: '#374853' },
  middle: { stone: '#7f9298', rust: '#ad5029' },
  glow: { straw: '#e2c07a', pale: '#cfdbd9', white: '#fdf7e6' },
  accent: { amber: '#f2a93b' },
});
const pale = { from: [-1, -1], ink: 'white', shadow: 'ink' } as const;

/** A clump of a wood in late autumn: crowns along its back, the light on their left. */
function wood(seed: number, size: Range, points: readonly Point[]): Layer<'rust' | 'white' | 'ink' | 'slate'> {
  const row = foliage<'rust'>({ ink: 'rust', points, size, seed });
  const foot = mass<'rust' | 'white' | 'ink' | 'slate'>({ light: { from: [0.5, 1], ink: 'slate', shadow: 'ink' }, rim: 9, layers: [row] });
  const crowns = mass({ ink: 'rust', light: pale, rim: 4, layers: [row] });
  return (canvas) => {
    foot(canvas);
    crowns(canvas);
  };
}

export default trailArt({
  hero: {
    alt: 'A raven seen from above, its wings spread from side to side, over the place where two rivers meet; its shadow crosses the field beside the one white house that is left of the town of Crow Wing.',
    focus: { x: 0.4, y: 0.5 },
    palette: november,
    layers: [
      sky({ bands: [['white', 0]] }),
      drawn({ ink: 'stone', path: 'M-20 72Q120 52 300 62Q520 44 760 66Q900 48 1100 56Q1360 40 1640 58V140H-20z' }),
      drawn({ ink: 'straw', path: 'M-20 92Q400 80 800 96Q1200 78 1640 90V830H-20z' }),
      // The Mississippi crosses from the right; the Crow Wing winds down from the far hills and joins it, past the point of land.
      mass({ ink: 'pale', light: { from: [0, -1], ink: 'slate', shadow: 'ink' }, rim: 7, layers: [
        drawn({ ink: 'pale', path: 'M1640 388C1540 392 1410 408 1290 440C1390 396 1446 336 1426 272C1410 224 1340 204 1348 172C1360 142 1440 116 1570 100H1490C1380 108 1272 132 1256 170C1244 212 1326 240 1326 282C1324 332 1230 370 1130 392C940 422 700 424 480 452C300 474 140 490-20 512V684C200 648 420 616 640 590C900 562 1200 548 1360 530C1460 518 1560 508 1640 504z' }),
      ] }),
      // The far bank lies dark in the water; the light on both currents draws together below the point.
      drawn({ ink: 'stone', opacity: 0.5, path: 'M1640 388C1540 392 1410 408 1290 440C1410 424 1520 416 1640 416zM1130 392C940 422 700 424 480 452C300 474 140 490-20 512V552C60 530 150 536 240 520C330 506 420 506 500 490C640 470 760 470 880 446C960 436 1050 424 1130 392zM1256 170C1244 212 1326 240 1326 282C1330 310 1300 334 1260 350C1320 340 1356 310 1350 276C1344 240 1274 214 1284 172C1300 140 1400 120 1490 104C1380 112 1272 132 1256 170z' }),
      drawn({ ink: 'white', path: 'M1640 452C1560 450 1490 462 1420 472C1490 478 1570 462 1640 464zM1460 488C1380 488 1300 506 1200 514C1280 522 1390 508 1460 488zM1350 448C1290 456 1240 474 1170 480C1230 490 1310 474 1350 448zM1400 290C1404 330 1370 366 1310 396C1360 360 1386 330 1400 290zM1250 404C1220 420 1190 424 1160 430C1190 410 1220 404 1250 404zM1330 190C1340 216 1370 230 1384 256C1350 240 1326 216 1330 190zM1130 520C1020 522 960 540 900 540C980 556 1080 540 1130 520zM470 540C360 540 250 566 120 574C250 590 390 566 470 540zM300 600C200 600 100 626-20 634V650C110 642 220 622 300 600zM180 528C110 530 50 544-20 552V566C50 560 120 548 180 528z' }),
      // Woods on either side, in clumps that the fields part, with pines among the oaks.
      wood(3, [14, 34], [[-20, 186], [-20, 138], [40, 126], [90, 148], [150, 134], [190, 158], [260, 150], [340, 172], [350, 186], [200, 192]]),
      mass({ ink: 'slate', light: pale, rim: 3, layers: [spruces({ ink: 'slate', lit: 'slate', seed: 6, forms: 2, girth: 0.3, items: [[96, 216, 96], [126, 222, 64], [250, 206, 60]] })] }),
      wood(5, [22, 50], [[-20, 296], [-20, 226], [30, 200], [90, 214], [120, 246], [190, 250], [230, 272], [226, 292], [120, 300]]),
      mass({ ink: 'slate', light: pale, rim: 3, layers: [spruces({ ink: 'slate', lit: 'slate', seed: 6, forms: 2, girth: 0.3, items: [[26, 336, 140], [64, 330, 84], [196, 332, 90]] })] }),
      wood(8, [26, 66], [[-20, 428], [-20, 344], [30, 314], [100, 322], [130, 360], [176, 372], [180, 396], [80, 420]]),
      mass({ ink: 'slate', light: pale, rim: 3, layers: [spruces({ ink: 'slate', lit: 'slate', seed: 6, forms: 2, girth: 0.3, items: [[120, 470, 130], [150, 462, 80]] })] }),
      wood(2, [16, 40], [[1516, 206], [1510, 184], [1560, 160], [1600, 172], [1660, 150], [1660, 206]]),
      mass({ ink: 'slate', light: pale, rim: 3, layers: [spruces({ ink: 'slate', lit: 'slate', seed: 6, forms: 2, girth: 0.3, items: [[1500, 290, 100], [1530, 296, 70], [1460, 384, 120]] })] }),
      wood(6, [24, 50], [[1540, 292], [1536, 262], [1580, 226], [1620, 240], [1660, 214], [1660, 292]]),
      wood(9, [26, 66], [[1480, 384], [1486, 356], [1540, 318], [1590, 330], [1660, 290], [1660, 372], [1560, 380]]),
      // The island at the mouth, shaped like a wing.
      drawn({ ink: 'straw', path: 'M900 500C940 466 1020 448 1100 452C1160 456 1200 448 1236 440C1210 474 1160 486 1100 490C1030 496 960 506 900 500z' }),
      wood(7, [22, 52], [[950, 486], [980, 458], [1040, 444], [1110, 448], [1170, 458], [1120, 476], [1040, 482]]),
      spray({ ink: 'rust', from: [0, 830], to: [0, 590], size: 3, within: [[-20, 712], [420, 640], [640, 612], [1000, 570], [1420, 460], [1640, 470], [1640, 820], [-20, 820]] }),
      mass({ ink: 'slate', opacity: 0.55, layers: [ravenAbove({ x: 380, y: 704, width: 480, ink: 'slate', bank: 24, foreshortening: 0.52 })] }),
      mass({ ink: 'rust', light: pale, rim: 4, shadow: { y: 700, length: 0.4, opacity: 0.3 }, layers: [broadleaf({ ink: 'rust', lit: 'rust', seed: 15, spread: 1, forms: 2, items: [[1200, 714, 170], [1290, 720, 120]] })] }),
      homestead({ x: 1030, y: 756, height: 176, wall: 'white', shade: 'pale', roof: 'slate', dark: 'ink', glow: 'amber' }),
      bank({ ink: 'straw', points: [[840, 776], [930, 756], [1030, 754], [1200, 742], [1320, 760]], close: [[1320, 800], [840, 800]] }),
      mass({ light: pale, rim: 6, layers: [ravenAbove({ x: 704, y: 328, width: 1040, ink: 'ink', bank: 24 })] }),
      ravenAbove({ x: 704, y: 328, width: 1040, ink: 'ink', lit: 'slate', eye: 'white', bank: 24 }),
      grain({ ink: 'ink', opacity: 0.13 }),
    ],
  },
  badge: {
    alt: 'A raven with spread wings over the white Beaulieu house at Old Crow Wing',
    palette: overcast,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['mist', 0], ['pale', 120], ['white', 196]] }),
      ridge({ ink: 'stone', y: 236, swell: 3, seed: 8, cover: 'hardwood', height: [8, 16] }),
      water({ ink: 'white', y: 246 }),
      ripples({ ink: 'mist', y: [250, 290], count: 6, width: [60, 120], height: [5, 7], seed: 5 }),
      broadleaf({ ink: 'rust', lit: 'ochre', seed: 15, spread: 1, forms: 1, items: [[140, 300, 120], [262, 300, 128]] }),
      ridge({ ink: 'straw', points: [[0, 300], [200, 294], [390, 298]], swell: 2, seed: 3 }),
      homestead({ x: 182, y: 328, height: 116, wall: 'white', shade: 'mist', roof: 'slate', dark: 'ink' }),
      ridge({ ink: 'ochre', y: 326, swell: 2, seed: 4 }),
      ravenAbove({ x: 192, y: 152, width: 200, ink: 'ink', bank: 12, foreshortening: 0.66 }),
    ],
  },
});
