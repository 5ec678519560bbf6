import { placeFigure } from '../../kit/figure.ts';
import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { disc } from '../../kit/path.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { dryBrush, grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { cedars } from '../../motifs/cedars.ts';
import { grass } from '../../motifs/grass.ts';
import { leafage } from '../../motifs/leafage.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { sloops } from '../../motifs/sloop.ts';
import { ripples, water } from '../../motifs/water.ts';
import { woodland } from '../../motifs/woodland.ts';

const mayMorning = {
  ink: '#123332',
  pine: '#1f5a4c',
  leaf: '#57934a',
  lime: '#a3c25c',
  lake: '#2b83a4',
  sheen: '#86c5cc',
  haze: '#bfe0dc',
  cream: '#fff5dc',
  buff: '#efd29a',
  tan: '#bf9163',
  umber: '#6b4a3e',
  coral: '#dd6b45',
};

/** Morning: we stand in the shade behind the arch, the sun over the lake on the right. */
const overPepin = values({
  dark: { ink: '#15202a', umber: '#48303a' },
  middle: { stone: '#85543f', lake: '#3d83a1', leaf: '#5f8450' },
  glow: { buff: '#f0b574', sheen: '#a8d6d4', cream: '#fff2d4' },
  accent: { coral: '#e4502f' },
});
const sunrise = { from: [1, -0.5], ink: 'cream', shadow: 'ink' } as const;

/** The rock from our side, clockwise: over the top of the sheet, down its free end, and around the opening. */
const FREE_END = 'L1150-20 1196 26 1262 34 1274 70 1340 84 1372 128 1364 176 1330 190 1342 236 1316 250 1330 292 1392 310 1410 380 1398 412 1352 424 1366 470 1342 486 1352 530 1424 548 1436 640 1420 690 1460 710';
const OPENING = 'L1130 700 1120 636 1092 610 1106 552 1082 520 1104 470 1090 408 1062 392 1070 326 1040 270 998 250 990 196 930 150 860 136 852 110 760 96 664 124 650 156 588 186 560 250 524 268 506 350 470 372 478 450 452 486 464 560 432 590 440 660 410 700';
const ROCK = `M-20-20${FREE_END}${OPENING}L-20 730z`;
/** What one sees through: the far edge of the opening, smaller by the thickness of the rock. */
const LIGHT = 'M640 690L650 610 626 580 640 500 618 470 640 390 676 366 690 300 726 284 744 232 800 212 870 204 930 222 946 256 996 286 1006 330 1036 350 1042 410 1066 440 1058 500 1076 540 1066 600 1090 640 1096 690z';

/** Who looks out with binoculars, feet apart and elbows raised, a hundred high. */
const LEGS = `${limb([[-6, -50, 8], [-9, -26, 6], [-11, -5, 5]], 10) + limb([[6, -50, 8], [10, -26, 6], [13, -5, 5]], 10)}M-16-6H-6L-5 0H-18C-19-3-18-5-16-6zM8-6H18L21 0H8z`;
const COAT = limb([[0, -44, 12], [0, -60, 12], [0, -76, 13], [0, -84, 7]], 10) + limb([[-10, -79, 6], [-23, -75, 5], [-23, -75, 4.6], [-12, -93, 3.6]], 10) + limb([[10, -79, 6], [23, -76, 5], [23, -76, 4.6], [12, -94, 3.6]], 10);
const HEAD = disc(0, -94, 8, 10);
const HAT = 'M-12-97C-6-100-8-106 0-107 8-107 7-100 12-97 6-94-6-94-12-97z';
const birder = (coat: 'ink' | 'stone'): Layer<'ink' | 'stone' | 'umber'> => (canvas) => placeFigure(canvas, { x: 960, y: 708, scale: 1.86 }, [['ink', LEGS], [coat, COAT], ['ink', HEAD], [coat === 'ink' ? 'ink' : 'umber', HAT]]);

export default trailArt({
  hero: {
    alt: 'Through the limestone arch In-Yan-Teopa, from the shade behind it: far below, a red sail on bright, wide Lake Pepin; someone with binoculars in the opening, and sun that falls through it toward us.',
    focus: { x: 0.53, y: 0.5 },
    palette: overPepin,
    layers: [
      sky({ bands: [['cream', 0]] }),
      dryBrush({ ink: 'buff', opacity: 0.8, bristles: 8, seed: 5, thickness: [4, 12], strokes: [[[640, 250], [1100, 226], 44], [[1280, 60], [1700, 20], 60]] }),
      // The Wisconsin shore: long level bluffs, and the gap of a valley. The lake is one, in the opening and beside the rock.
      drawn({ ink: 'sheen', path: 'M560 300C640 282 700 262 780 262 840 262 880 282 930 300 1000 306 1100 292 1180 276 1300 250 1420 258 1500 248L1640 236V320H560z' }),
      drawn({ ink: 'lake', path: 'M560 318L660 314 720 300 800 298 860 310 960 318 1060 312 1200 312 1330 296 1440 290 1560 298 1640 288V324H560z' }),
      water({ ink: 'cream', y: 320 }),
      drawn({ ink: 'sheen', path: 'M500 346C700 338 820 350 960 342 1160 334 1300 350 1640 340V840H500z' }),
      drawn({ ink: 'lake', path: 'M500 440C640 424 760 446 900 434 1080 420 1240 446 1420 430L1640 438V840H500z' }),
      drawn({ ink: 'sheen', path: 'M700 524C800 508 900 530 1100 512 1000 536 860 540 700 524zM1290 500C1400 486 1500 508 1660 490V506C1520 522 1400 512 1290 500zM660 470C720 464 790 474 860 466 800 480 720 482 660 470z' }),
      sloops({ items: [[744, 372, 26], [1526, 386, 34], [980, 352, 15]], sail: 'ink', jib: 'ink', hull: 'ink' }),
      drawn({ ink: 'cream', path: 'M780 508C824 498 860 506 920 500 880 514 834 516 780 508z' }),
      sloops({ items: [[820, 506, 108]], sail: 'coral', jib: 'cream', hull: 'ink' }),
      drawn({ ink: 'coral', path: 'M798 516C814 512 836 512 848 516 834 522 812 522 798 516zM806 530C818 526 834 528 842 530 832 536 816 536 806 530z' }),
      // The tops of what grows on the slope below.
      mass({ ink: 'leaf', light: { ...sunrise, ink: 'buff' }, rim: 4, layers: [leafage({ ink: 'leaf', seed: 3, size: [14, 28], points: [[600, 850], [610, 640], [660, 596], [700, 640], [760, 668], [860, 690], [960, 660], [1020, 610], [1080, 570], [1140, 600], [1300, 640], [1400, 590], [1450, 520], [1520, 540], [1570, 470], [1640, 430], [1660, 850]] })] }),
      // The wall of the opening: its left side looks into the sun, its roof into the shade.
      drawn({ ink: 'umber', path: `${LIGHT.replace('z', '')}L1160 720 1140 60 500 60 380 720z`, layers: [
        drawn({ ink: 'buff', path: 'M380 720L400 560 440 360 520 240 588 180 690 150 800 212 744 232 726 284 690 300 676 366 640 390 618 470 640 500 626 580 650 610 640 720z' }),
        drawn({ ink: 'cream', path: 'M646 700L650 610 626 580 640 500 618 470 640 390 676 366 690 300 726 284 744 232 700 244 676 280 640 300 626 356 590 380 572 470 592 504 578 584 600 620 590 700z' }),
        drawn({ ink: 'stone', path: 'M430 600L560 590 650 606 640 622 560 608 430 626zM450 486L560 478 630 484 640 500 560 496 440 512zM476 372L600 372 676 364 640 388 590 390 480 400zM540 268L640 270 700 292 690 302 630 296 520 300zM590 190L690 206 760 222 744 234 680 230 580 214z' }),
        drawn({ ink: 'stone', path: 'M690 150L852 120 990 200 946 256 930 222 870 204 800 212z' }),
        drawn({ ink: 'ink', path: 'M852 110L940 150 1000 196 1040 270 1070 330 1090 410 1104 470 1090 560 1120 640 1130 720H1096L1090 640 1066 600 1076 540 1058 500 1066 440 1042 410 1036 350 1006 330 996 286 946 256 960 220 900 170z' }),
      ] }),
      // Our side of it, in the shade: beds that stand out, and the dark under each.
      drawn({ ink: 'umber', path: `${ROCK}`, layers: [
        drawn({ ink: 'ink', path: 'M-20 150L120 140 300 150 420 132 560 150 640 138 600 168 430 158 300 178 110 166-20 184zM-20 300L90 310 250 296 400 308 520 290 510 330 380 330 260 322 100 340-20 330zM150 404L250 394 370 408 474 396 478 414 360 426 240 416zM-20 500L60 490 170 506 250 500 170 526 60 516-20 530zM-20 590L130 600 300 586 450 600 440 640 300 620 130 640-20 626zM760 60L900 40 1060 60 1200 46 1260 60 1190 76 1050 84 900 66zM900 150L1010 166 1130 150 1270 160 1340 150 1330 190 1260 184 1120 182 1020 196zM1040 270L1130 286 1230 268 1340 286 1390 310 1330 312 1230 300 1130 320 1064 310zM1080 420L1190 410 1300 424 1400 410 1352 436 1290 450 1190 440 1100 450zM1090 530L1200 540 1320 524 1430 548 1430 570 1310 556 1200 576 1100 560zM1110 636L1220 650 1330 640 1440 650V700H1130z' }),
        drawn({ ink: 'stone', path: 'M-20 150L120 140 300 150 420 132 340 128 200 122-20 128zM90 310L250 296 400 308 470 298 360 288 220 278 60 290zM250 394L370 408 440 400 350 388 270 382zM-20 500L60 490 170 506 100 480 20 476-20 480zM130 600L300 586 420 596 330 572 200 570 60 584zM900 40L1060 60 1200 46 1120 34 980 20zM1010 166L1130 150 1230 156 1150 138 1060 140zM1190 410L1300 424 1360 416 1290 402 1220 400zM1200 540L1320 524 1380 534 1320 512 1230 520zM1130 286L1230 268 1290 274 1220 254 1140 266z' }),
        drawn({ ink: 'ink', path: 'M200-20L214-20 204 60 212 128 194 70zM330 178L344 180 334 236 338 288 322 240zM110 340L122 340 112 400 116 490 102 420zM250 470L264 470 256 520 262 572 244 524zM420 20L430 20 426 80 416 132 414 70zM1150 200L1160 200 1150 230 1152 262 1142 232zM1250 320L1262 322 1254 360 1258 402 1244 362zM1170 450L1180 450 1174 490 1178 520 1164 488zM1300 570L1312 570 1304 604 1308 640 1294 606z' }),
        // The free end turns toward the sun.
        drawn({ ink: 'buff', path: 'M1196 26L1262 34 1274 70 1340 84 1372 128 1364 176 1330 190 1300 176 1310 130 1270 104 1250 66zM1330 292L1392 310 1410 380 1398 412 1370 400 1372 340zM1330 190L1342 236 1316 250 1306 214zM1352 424L1366 470 1342 486 1334 450zM1352 530L1424 548 1436 640 1420 690 1396 680 1402 600 1370 560z' }),
      ] }),
      spray({ ink: 'ink', from: [-40, 400], to: [420, 400], size: 4, within: [[-20, -20], [460, -20], [420, 700], [-20, 730]] }),
      mass({ ink: 'ink', light: sunrise, rim: 4, layers: [cedars({ ink: 'ink', lit: 'ink', seed: 5, forms: 1, items: [[1236, 40, 96], [1304, 84, 70]] })] }),
      // The brink. What the sun lets through lies on the turf as the arch does, drawn out toward us.
      mass({ ink: 'ink', light: { ...sunrise, ink: 'leaf' }, rim: 4, layers: [
        drawn({ ink: 'ink', path: 'M-20 700C100 684 240 700 400 684 560 676 640 690 760 684 900 676 1000 690 1120 684 1240 676 1340 690 1430 690 1480 700 1530 740 1560 850H-20z' }),
      ] }),
      drawn({ ink: 'buff', path: 'M566 682C700 674 900 680 1090 678L1060 700 1020 704 1030 718 960 730 968 744 880 762 890 780 800 810 760 850H90L160 812 150 796 250 780 244 764 350 752 352 738 440 728 450 712 540 704z' }),
      drawn({ ink: 'stone', path: 'M600 690C700 700 820 690 900 700 820 712 700 712 600 690zM700 752C780 744 860 748 930 742 860 762 780 768 700 752zM380 800C460 786 560 790 640 782 580 806 470 812 380 800zM560 728C620 722 680 724 730 720 690 734 620 740 560 728z' }),
      mass({ light: { from: [0.8, -0.6], ink: 'cream', shadow: 'ink' }, shadow: { y: 704, length: 0.9, opacity: 1 }, layers: [birder('ink')] }),
      mass({ ink: 'ink', light: sunrise, rim: 5, layers: [birder('ink')] }),
      birder('stone'),
      mass({ ink: 'ink', light: { ...sunrise, ink: 'leaf' }, rim: 4, layers: [grass({ ink: 'ink', lit: 'ink', y: 838, count: 34, height: [30, 90], seed: 4, forms: 3 })] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A limestone arch on the edge of the bluff, with sails on Lake Pepin far below it',
    palette: mayMorning,
    layers: [
      sky({ seed: 4, waver: 3, bands: [['sheen', 0], ['haze', 110]] }),
      ridge({ ink: 'leaf', points: [[0, 166], [140, 158], [390, 150]], swell: 3, seed: 9, cover: 'hardwood', height: [6, 12], floor: 220 }),
      water({ ink: 'lake', y: 176 }),
      ripples({ ink: 'sheen', y: [186, 320], count: 12, between: [60, 330], width: [30, 90], height: [4, 6], seed: 5 }),
      sloops({ items: [[222, 266, 42], [334, 216, 30], [318, 190, 20]], sail: 'cream', jib: 'haze', hull: 'ink' }),
      woodland({ leaves: [['pine', 'leaf'], ['leaf', 'lime']], points: [[150, 312], [360, 304]], depth: 8, rows: 1, size: [44, 50], seed: 3 }),
      bedded({ points: [[72, 126], [130, 96], [196, 106], [280, 138], [304, 190], [292, 240], [316, 345], [256, 345], [262, 296], [248, 232], [212, 204], [176, 236], [166, 296], [172, 345], [40, 345], [56, 240], [50, 180]], lit: 'cream', mid: 'buff', shade: 'tan', seam: 'umber', noses: 2, beds: [20, 46], step: 8, seed: 14, reach: [0.5, 0.36], dusk: 0.36, open: 0.55, joints: 0.3 }),
      bank({ ink: 'leaf', points: [[0, 322], [110, 312], [196, 320], [290, 316], [390, 330]], close: [[390, 400], [0, 400]] }),
      cedars({ ink: 'ink', lit: 'pine', seed: 3, forms: 1, items: [[112, 116, 50], [160, 106, 34]] }),
    ],
  },
});
