import { lerp } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { petal, polygon } from '../../kit/path.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { spruces } from '../../motifs/conifers.ts';
import { foliage } from '../../motifs/foliage.ts';
import { figure } from '../../motifs/hikers.ts';
import { homestead } from '../../motifs/homestead.ts';
import { ravenAbove } from '../../motifs/raven-above.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn, shape } from '../../motifs/shapes.ts';
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

/** Late in October; the sun stands low on the right. */
const november = values({
  dark: { ink: '#10131e', indigo: '#2c3656' },
  middle: { steel: '#6d88a6', rust: '#b4502b' },
  glow: { straw: '#ecbf62', pale: '#c4dcdb', white: '#fdf5e0' },
  accent: { amber: '#f2a93b' },
});
const low = { from: [1, -0.8], ink: 'amber', shadow: 'ink' } as const;

/** Head and breast of a raven that looks to the right: the culmen bowed to its hook, hackles hanging from the throat. */
const raven =
  'M-20 830V566C70 520 148 454 206 384 262 314 286 226 344 164 396 110 476 88 546 100 596 108 630 130 652 158 726 160 808 188 852 242 866 262 868 290 858 314 852 302 842 292 828 286 780 302 716 314 650 316 640 330 646 346 660 366 640 364 628 358 618 350 622 376 634 400 654 426 630 420 614 408 602 394 606 424 616 452 634 480 610 470 596 458 586 442 588 474 596 504 610 532 592 524 580 512 572 498 572 540 584 568 602 596 640 650 652 740 640 830z';

/** Rows of hackles on the neck: from the nape to the throat, each row longer than the one above it. */
const hackles = ([[300, 330, 560, 330, 80], [250, 420, 560, 420, 104], [180, 520, 560, 520, 130], [150, 640, 580, 620, 156]] as const)
  .flatMap(([fromX, fromY, toX, toY, length], row) =>
    Array.from({ length: 6 }, (_, i) => {
      const t = (i + (row % 2 ? 0.1 : 0.55)) / 6;
      return petal(lerp(fromX, toX, t), lerp(fromY, toY, t) - Math.sin(t * 3) * 26, length, length * 0.19, lerp(140, 92, t), 1);
    }),
  )
  .join('');

/** Gaps between the boards, wider apart the nearer they are. */
const boards: Layer<'straw'> = (canvas) =>
  canvas.fill(
    'straw',
    Array.from({ length: 17 }, (_, i) => {
      const y = 506 + i * i * 1.1 + i * 3;
      const [left, right] = [lerp(1214, 1034, (y - 504) / 326), lerp(1244, 1144, (y - 504) / 326)];
      return polygon([[left, y], [right, y - 2], [right, y], [left, y + 3]]);
    }).join(''),
  );

export default trailArt({
  hero: {
    alt: 'A raven, large and close up, looks across golden grass to the one white house that is left of the town of Crow Wing, on its empty main street where two rivers meet.',
    focus: { x: 0.5, y: 0.5 },
    palette: november,
    layers: [
      sky({ bands: [['pale', 0]] }),
      spray({ ink: 'white', from: [0, 300], to: [0, 40], size: 3 }),
      mass({ ink: 'steel', layers: [ridge({ ink: 'steel', y: 280, swell: 5, swells: 4, seed: 5, cover: 'hardwood', crowns: 'billow', height: [10, 22], floor: 310 })] }),
      drawn({ ink: 'straw', path: 'M-20 296C400 288 800 298 1640 288V830H-20z' }),
      // The Mississippi crosses from the right; the Crow Wing winds down from the far woods and joins it.
      mass({ ink: 'pale', light: { from: [0, -1], ink: 'steel', shadow: 'ink' }, rim: 6, layers: [
        drawn({ ink: 'pale', path: 'M1640 372C1480 376 1330 388 1210 402C1000 424 820 440 560 470V566C800 522 1010 500 1210 482C1370 468 1500 458 1640 456z' }),
        drawn({ ink: 'pale', path: 'M980 432C1090 412 1182 392 1166 362C1152 338 1084 336 1090 318C1098 302 1160 296 1270 292H1330C1250 300 1176 306 1168 320C1166 334 1240 340 1250 364C1258 392 1200 408 1130 420z' }),
      ] }),
      drawn({ ink: 'white', path: 'M1640 412C1520 412 1420 424 1320 432C1430 438 1540 426 1640 424zM1260 450C1130 458 1020 474 900 486C1030 488 1150 470 1260 450zM940 460C860 466 780 480 700 494C790 492 870 478 940 460zM1210 356C1220 376 1190 392 1150 402C1180 388 1204 376 1210 356z' }),
      mass({ ink: 'rust', light: low, rim: 5, layers: [
        foliage({ ink: 'rust', seed: 3, size: [16, 70], points: [[1320, 376], [1336, 348], [1420, 330], [1450, 300], [1530, 296], [1560, 272], [1660, 280], [1660, 366], [1500, 370]] }),
        foliage({ ink: 'rust', seed: 5, size: [16, 66], points: [[640, 446], [640, 372], [720, 356], [760, 328], [850, 340], [900, 364], [980, 384], [1030, 408], [1010, 420], [840, 436]] }),
      ] }),
      mass({ ink: 'indigo', light: low, rim: 3, layers: [spruces({ ink: 'indigo', lit: 'indigo', seed: 6, forms: 2, girth: 0.3, items: [[1452, 366, 96], [1490, 370, 130], [1530, 364, 84], [700, 436, 100], [930, 412, 84]] })] }),
      drawn({ ink: 'straw', path: 'M884 474C930 450 1020 438 1096 434C1066 456 970 478 884 474z' }),
      mass({ ink: 'rust', light: low, rim: 4, layers: [foliage({ ink: 'rust', seed: 7, size: [14, 44], points: [[926, 466], [950, 446], [1010, 424], [1060, 428], [1050, 446], [980, 462]] })] }),
      // Where the main street was, boards now.
      spray({ ink: 'rust', from: [0, 830], to: [0, 600], size: 3, within: [[560, 600], [1640, 520], [1640, 820], [560, 820]] }),
      shape({ ink: 'white', points: [[1214, 504], [1244, 502], [1144, 830], [1034, 830]] }),
      boards,
      // The old oak beside the house.
      drawn({ ink: 'ink', opacity: 0.34, path: 'M742 650C690 652 640 660 560 668 600 690 660 690 700 676 730 668 750 660 766 654z' }),
      drawn({ ink: 'ink', path: 'M736 654C746 620 742 590 716 556L730 552C744 566 752 580 756 592 764 572 780 556 800 546L806 554C782 574 772 600 774 654z' }),
      mass({ ink: 'rust', light: low, rim: 6, layers: [foliage({ ink: 'rust', seed: 15, size: [26, 74], points: [[640, 560], [652, 500], [706, 462], [770, 448], [830, 478], [852, 530], [830, 572], [770, 560], [720, 578]] })] }),
      drawn({ ink: 'ink', opacity: 0.34, path: 'M850 690L680 726 640 712 720 690 800 674 950 676z' }),
      homestead({ x: 940, y: 690, height: 190, wall: 'steel', shade: 'white', roof: 'indigo', dark: 'ink' }),
      figure({ x: 1150, y: 690, height: 66, pose: 'stride', ink: 'ink', coat: 'amber', skin: 'ink', hat: 'ink', flip: true }),
      drawn({ ink: 'ink', path: raven, layers: [
        drawn({ ink: 'indigo', path: 'M352 170C410 116 490 100 560 118C500 118 430 150 392 206C350 270 330 340 270 412C200 490 100 560-20 610V566C70 520 148 454 206 384C262 314 290 230 352 170z' }),
        drawn({ ink: 'indigo', path: 'M652 168C726 170 800 198 842 250C790 216 720 200 650 212C640 200 640 180 652 168z' }),
        drawn({ ink: 'indigo', path: hackles }),
        drawn({ ink: 'steel', path: 'M656 172C720 174 786 196 826 236C776 206 716 190 652 190zM370 176C410 136 470 116 530 118C470 132 420 160 390 200C376 220 366 246 352 270C350 236 352 202 370 176z' }),
        drawn({ ink: 'ink', path: 'M640 250C700 258 770 266 836 286L828 292C770 276 700 268 636 262z' }),
        // Bristles over the nostril; the eye.
        drawn({ ink: 'ink', path: 'M630 150C666 160 700 180 742 214 706 208 680 208 660 214 694 220 716 228 744 246 700 240 660 236 626 226z' }),
        drawn({ ink: 'indigo', path: 'M534 206C540 178 572 166 598 182 608 190 610 206 602 214 584 234 548 232 534 206z' }),
        drawn({ ink: 'rust', path: 'M549 201a22 22 0 1144 0 22 22 0 11-44 0z' }),
        drawn({ ink: 'ink', path: 'M553 201a18 18 0 1136 0 18 18 0 11-36 0z' }),
        drawn({ ink: 'white', path: 'M569 192a6 6 0 1112 0 6 6 0 11-12 0z' }),
      ] }),
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
