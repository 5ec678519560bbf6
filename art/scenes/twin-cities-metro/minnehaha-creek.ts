import { mass } from '../../kit/light.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { foliage } from '../../motifs/foliage.ts';
import { figure } from '../../motifs/hikers.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { bank, cut, drawn, lenses, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { slits } from '../../motifs/slits.ts';
import { ripples, water } from '../../motifs/water.ts';

const summerGlen = {
  ink: '#14262b',
  forest: '#215046',
  leaf: '#4d8b53',
  lime: '#aac861',
  cream: '#fcf5de',
  sky: '#a9d6d8',
  pool: '#2e7d8b',
  stone: '#cdbf9d',
  slate: '#8a8371',
  sand: '#dfb877',
  tan: '#bd8a51',
  umber: '#7a5038',
  red: '#d4573d',
};

/** High sun from the left: the limestone and one side of the glen are lit, the hollow behind the water never is. */
const glen = values({
  dark: { ink: '#14222a', forest: '#1f4c44' },
  middle: { tan: '#b47a3f', pool: '#3c8a92', leaf: '#729c4c' },
  glow: { sand: '#e8c182', mist: '#bfe0dc', cream: '#fdf6e0' },
  accent: { red: '#d84a35' },
});
const noon = { from: [-1, -1], ink: 'cream', shadow: 'ink' } as const;

/** Joints between the stones of the parapet, in the light that grazes its top. */
const copingStones: Layer<'forest'> = (canvas) =>
  canvas.fill(
    'forest',
    [90, 260, 402, 590, 742, 910, 1072, 1260, 1390, 1540]
      .map((x, i) => `M${x} ${770 - Math.round(40 * Math.sin((x / 1600) * Math.PI))}h5l${i % 2 ? 4 : -4} 70h-5z`)
      .join(''),
  );

/** The sandstone below the hollow, in benches as unequal as its beds. */
const leftStair = [[-20, 262], [110, 254], [220, 270], [316, 268], [330, 308], [318, 322], [402, 320], [414, 356], [426, 392], [420, 404], [462, 404], [478, 456], [470, 490], [520, 490], [528, 530], [538, 560], [530, 566], [560, 566], [572, 620], [590, 700], [560, 802], [-20, 802]] as const;
const rightStair = [[1640, 330], [1480, 346], [1440, 368], [1320, 372], [1300, 420], [1318, 432], [1230, 440], [1210, 500], [1222, 512], [1166, 516], [1150, 572], [1160, 590], [1118, 594], [1104, 660], [1100, 802], [1640, 802]] as const;

export default trailArt({
  hero: {
    alt: 'From the bank a grown-up and a child look up at Minnehaha Falls, which drops free over a limestone ledge in front of the dark hollow it has worn into the golden sandstone.',
    focus: { x: 0.52, y: 0.5 },
    palette: glen,
    layers: [
      sky({ seed: 4, waver: 6, bands: [['cream', 0]] }),
      mass({ ink: 'leaf', light: noon, rim: 5, layers: [ridge({ ink: 'leaf', points: [[-20, 16], [400, 40], [700, 60], [1000, 46], [1640, 6]], swell: 6, swells: 5, seed: 8, cover: 'hardwood', crowns: 'billow', height: [30, 60], floor: 220 })] }),
      spray({ ink: 'forest', from: [0, 150], to: [0, 10], within: [[-20, 40], [700, 80], [1640, 30], [1640, 160], [-20, 160]] }),
      // The soft rock has worn back under the hard all along the glen, deepest behind the water: its beds go on in the dark.
      shape({ ink: 'ink', points: [[-20, 150], [1640, 150], [1640, 800], [-20, 800]] }),
      drawn({ ink: 'forest', path: 'M1640 238L1240 252 1060 262 830 288V300L1010 290 1070 298 1180 284 1320 290 1480 276 1640 284zM1640 312L1330 318 1160 328 1040 330 820 354V366L950 358 1030 372 1130 360 1250 366 1360 350 1640 352zM1220 440L1060 442 830 456V468L980 470 1090 486 1220 478zM1180 530L1040 528 850 538V548L1000 554 1180 556zM610 306L500 296 420 298 320 286 400 318 480 322 610 336zM610 410L500 398 420 400 440 424 540 426 610 436z' }),
      drawn({ ink: 'tan', path: 'M1330 388L1200 384 1080 394 830 418V425L1000 410 1060 418 1130 406 1210 414 1330 408z' }),
      // What stands out below it: steep on the left, a low broken stair on the right, which looks to the sun.
      mass({ ink: 'sand', light: noon, rim: 10, layers: [shape({ ink: 'sand', points: leftStair })] }),
      cut({ within: leftStair, layers: [
        drawn({ ink: 'tan', path: 'M-20 300L150 308 296 300 280 316 170 318 70 332-20 328zM120 352L250 356 384 346 372 374 290 382 210 370zM-20 430L200 438 436 432 430 456 330 462 250 482 120 468-20 474zM180 528L320 522 500 530 488 548 380 552 320 566 240 544z' }),
        drawn({ ink: 'tan', path: 'M316 260L340 310 318 326 292 322 284 276zM402 312L440 394 420 408 388 402 368 328zM462 396L490 456 470 494 436 488 430 412zM520 482L540 530 550 562 506 566 490 498zM560 558L590 620 600 700H550L524 574z' }),
        spray({ ink: 'tan', from: [-20, 700], to: [300, 380], size: 4 }),
      ] }),
      mass({ ink: 'tan', light: { ...noon, ink: 'sand' }, rim: 10, layers: [shape({ ink: 'tan', points: rightStair })] }),
      cut({ within: rightStair, layers: [
        drawn({ ink: 'ink', path: 'M1640 398L1500 392 1380 404 1310 396 1420 414 1520 404 1640 412zM1500 470L1390 462 1260 474 1216 466 1290 484 1400 474zM1640 528L1560 520 1400 536 1300 526 1180 536 1310 542 1440 548 1640 546z' }),
        drawn({ ink: 'sand', path: 'M1640 434L1540 430 1460 440 1360 434 1470 450 1640 446zM1420 506L1320 500 1240 508 1330 514zM1380 584L1260 578 1150 590 1270 594z' }),
      ] }),
      // The creek comes round behind the right end of the shelf, as level as the shelf.
      drawn({ ink: 'ink', path: 'M-20 84L600 134H866L1640 80V170H-20z' }),
      drawn({ ink: 'pool', path: 'M600 116C630 104 700 104 760 99 800 95 850 92 920 94L1000 102V120H612z' }),
      drawn({ ink: 'mist', path: 'M630 116C660 107 720 108 780 103 830 99 870 98 990 104V120H630z' }),
      drawn({ ink: 'cream', path: 'M660 113C700 108 740 109 780 107 750 112 700 114 660 113zM784 105C810 101 840 101 872 101 850 105 810 107 784 105z' }),
      // The hard rock above it is a thin shelf of three beds, each broken back in its own places; the sun on the left lights what looks to it.
      drawn({ ink: 'tan', path: 'M-20 140L110 150 260 160 500 176 596 180 566 196 540 190 524 206 430 198 400 214 290 202 270 190 200 208 80 196 60 184-20 200zM868 180L960 180 1100 176 1300 168 1640 150V196L1560 190 1540 204 1400 196 1380 210 1250 206 1230 194 1100 206 1080 214 980 196 880 202z' }),
      drawn({ ink: 'sand', path: 'M-20 92L120 104 290 112 300 124 430 134 600 142 606 150 594 182 540 180 500 176 492 186 384 176 376 166 262 162 250 172 112 154 100 148-20 146z' }),
      drawn({ ink: 'tan', path: 'M866 142L900 150 1074 146 1082 138 1210 134 1320 124 1640 104V158L1548 164 1540 172 1388 174 1380 166 1240 174 1104 180 1092 190 964 184 872 186z' }),
      drawn({ ink: 'cream', path: 'M-20 56L176 68 190 78 390 92 404 102 530 106 600 114 624 113 618 148 560 142 552 152 432 144 420 132 304 124 290 112 122 106 108 96-20 92z' }),
      drawn({ ink: 'sand', path: 'M840 113L866 114 960 106 1096 98 1110 88 1290 82 1306 72 1480 66 1640 54V104L1500 112 1490 122 1322 128 1312 120 1210 134 1096 140 1074 152 906 152 852 146z' }),
      drawn({ ink: 'tan', path: 'M176 68L190 78 196 112 180 110zM390 92L404 102 412 136 394 132zM530 106L544 108 556 146 540 148zM262 162L250 172 240 166 244 118 256 120zM492 186L500 176 492 138 476 136 470 182z' }),
      drawn({ ink: 'cream', path: 'M1096 98L1110 88 1118 136 1104 140zM1290 82L1306 72 1314 122 1300 124zM960 106L968 105 974 150H964zM866 114L874 113 880 150 866 148z' }),
      drawn({ ink: 'sand', path: 'M1092 190L1104 180 1112 146 1098 150zM1380 166L1388 174 1396 122 1384 124zM1540 172L1548 164 1556 110 1546 112z' }),
      drawn({ ink: 'ink', path: 'M-20 92L108 96 122 106 60 100zM304 124L420 132 432 144 340 130zM110 152L250 170 262 162 240 176 150 164zM500 176L596 180 540 188zM906 152L1074 152 1096 140 1082 158 980 158zM1322 128L1490 122 1500 112 1480 130 1390 136zM964 184L1092 190 1104 180 1090 196 1010 192zM1388 174L1540 172 1500 180z' }),
      water({ ink: 'pool', y: 640, floor: 802 }),
      // One body of water: it slips over the edge still clear, then falls plumb and white before the dark.
      drawn({ ink: 'cream', path: 'M612 114H852C858 122 858 150 856 200 854 300 858 420 864 520 868 580 874 620 880 666H818C812 640 808 600 804 556 802 600 796 640 788 668H668C664 640 660 616 656 576 652 616 648 644 640 666H580C586 600 594 540 598 480 606 380 604 240 606 170 606 140 608 122 612 114z', layers: [
        drawn({ ink: 'mist', path: 'M860 114C836 180 826 300 828 420 828 520 838 600 846 680H900V114zM600 112H860V130C836 146 824 128 800 134 780 140 776 156 764 136 744 124 730 144 714 138 700 130 690 128 674 140 662 150 650 128 600 138z' }),
        slits({ ink: 'mist', items: [[640, 130, 500, 18, -6], [672, 134, 420, 12, -2], [712, 132, 640, 24, -4], [766, 130, 470, 20, 4], [800, 134, 600, 14, 6]] }),
        slits({ ink: 'pool', items: [[656, 220, 600, 11, -4], [764, 134, 330, 9, 2], [816, 150, 520, 12, 4]] }),
        slits({ ink: 'ink', items: [[692, 330, 780, 34, -8], [772, 440, 760, 22, 6]] }),
      ] }),
      spray({ ink: 'cream', from: [720, 680], to: [720, 480], size: 5, within: [[500, 660], [520, 580], [570, 500], [650, 480], [800, 480], [880, 520], [940, 600], [980, 690], [720, 720], [460, 700]], smooth: true }),
      spray({ ink: 'cream', from: [720, 676], to: [720, 580], size: 5, within: [[540, 590], [620, 570], [860, 570], [930, 640], [900, 690], [540, 690]], smooth: true }),
      drawn({ ink: 'cream', path: 'M560 656C600 640 640 650 690 644 740 650 780 640 820 648 850 644 880 650 900 660 860 672 800 668 740 674 680 668 620 676 560 656zM430 680C500 668 560 676 620 668 680 676 740 668 780 676 720 690 560 696 430 680zM760 686C820 674 880 680 970 672 920 692 840 698 760 686z' }),
      ripples({ form: 'bar', ink: 'cream', y: [668, 790], count: 12, x: 720, spread: [180, 300], width: [100, 240], height: [5, 9], seed: 4 }),
      // The bank: a flat shelf of rock.
      drawn({ ink: 'tan', path: 'M872 712L898 690 1000 680 1340 672V780H872z' }),
      drawn({ ink: 'sand', path: 'M872 706L898 688 1000 678 1340 670V700L1010 704z' }),
      drawn({ ink: 'ink', opacity: 0.5, path: 'M966 690L1060 700 1130 698 1010 684zM1056 690L1120 697 1160 694 1080 685z' }),
      mass({ ink: 'forest', light: noon, rim: 5, layers: [
        foliage({ ink: 'forest', points: [[-40, 520], [120, 560], [270, 600], [400, 660], [470, 720], [480, 840], [-40, 840]], size: [40, 80], seed: 6 }),
        foliage({ ink: 'forest', points: [[1640, 480], [1640, 840], [1160, 840], [1150, 720], [1190, 660], [1290, 616], [1440, 550]], size: [40, 80], seed: 9 }),
      ] }),
      figure({ x: 966, y: 692, height: 190, pose: 'lookout', ink: 'leaf', coat: 'red', skin: 'tan', hat: 'mist', rim: 'cream' }),
      figure({ x: 1054, y: 692, height: 118, pose: 'lookout', ink: 'tan', coat: 'mist', skin: 'tan', hat: 'sand', rim: 'cream' }),
      mass({ ink: 'ink', light: noon, rim: 6, layers: [
        bank({ ink: 'ink', points: [[-20, 790], [300, 752], [620, 730], [900, 724], [1200, 732], [1420, 748], [1620, 772]], close: [[1620, 840], [-20, 840]] }),
      ] }),
      copingStones,
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'Minnehaha Falls plunges over its limestone ledge in front of a hollow of golden sandstone',
    palette: summerGlen,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['sky', 0]] }),
      ridge({ ink: 'leaf', points: [[0, 84], [195, 118], [390, 84]], swell: 3, seed: 3, cover: 'hardwood', height: [18, 32], floor: 200 }),
      canopy({ ink: 'lime', points: [[60, 96], [195, 116], [330, 96]], depth: 14, count: 6, size: [20, 26], seed: 4 }),
      shape({ ink: 'umber', points: [[0, 140], [390, 140], [390, 360], [0, 360]] }),
      shape({ ink: 'ink', points: [[40, 160], [380, 160], [380, 350], [40, 350]] }),
      shape({ ink: 'umber', points: [[240, 214], [300, 208], [360, 212], [360, 222], [300, 218], [240, 226]] }),
      shape({ ink: 'tan', points: [[0, 206], [76, 206], [84, 226], [104, 228], [112, 264], [134, 268], [142, 306], [150, 340], [0, 340]] }),
      shape({ ink: 'tan', points: [[390, 244], [340, 246], [332, 264], [300, 268], [294, 288], [268, 292], [256, 340], [390, 340]] }),
      shape({ ink: 'sand', points: [[0, 206], [72, 206], [64, 230], [92, 232], [96, 268], [118, 272], [122, 310], [132, 340], [0, 340]] }),
      shape({ ink: 'sand', points: [[390, 244], [340, 246], [330, 268], [300, 270], [294, 290], [270, 292], [300, 298], [310, 278], [344, 274], [350, 256], [390, 254]] }),
      bedded({ points: [[120, 124], [160, 132], [232, 132], [270, 124], [270, 176], [120, 176]], lit: 'stone', mid: 'stone', shade: 'slate', seam: 'ink', noses: 2, beds: [16, 24], step: 4, seed: 3, joints: 0 }),
      bedded({ points: [[20, 96], [90, 108], [138, 124], [138, 184], [80, 196], [20, 200]], lit: 'cream', mid: 'stone', shade: 'slate', seam: 'ink', noses: 2, beds: [20, 34], step: 6, seed: 5, light: 1, joints: 0.3 }),
      bedded({ points: [[252, 124], [300, 108], [370, 96], [370, 200], [310, 196], [252, 184]], lit: 'cream', mid: 'stone', shade: 'slate', seam: 'ink', noses: 2, beds: [20, 34], step: 6, seed: 7, joints: 0.3 }),
      drawn({ ink: 'sky', path: 'M216 112C196 114 196 122 154 130V150H240V132C214 128 204 120 216 112z' }),
      shape({ ink: 'slate', points: [[136, 124], [158, 126], [160, 136], [152, 144], [152, 178], [136, 178]] }),
      shape({ ink: 'stone', points: [[258, 124], [234, 127], [232, 136], [240, 146], [242, 178], [258, 178]] }),
      water({ ink: 'pool', y: 306 }),
      drawn({ ink: 'cream', path: 'M153 134H239C240 200 244 260 252 316H140C148 250 153 200 153 134z', layers: [
        drawn({ ink: 'sky', path: 'M150 132H242V144C230 152 222 142 210 148 200 154 190 142 178 148 168 152 160 144 150 148z' }),
        drawn({ ink: 'sky', path: 'M240 138C222 170 228 250 232 320H260z' }),
        slits({ ink: 'sky', items: [[180, 146, 280, 10, -4], [206, 146, 300, 9, 2]] }),
        slits({ ink: 'ink', items: [[192, 210, 370, 12, -2], [218, 190, 300, 7, 4]] }),
      ] }),
      lenses({ ink: 'cream', items: [[196, 314, 170, 12], [170, 324, 110, 8], [230, 330, 90, 6]] }),
      bank({ ink: 'forest', points: [[0, 268], [60, 282], [110, 312], [130, 360]], close: [[0, 360]] }),
      bank({ ink: 'forest', points: [[262, 360], [282, 312], [330, 282], [390, 268]], close: [[390, 360]] }),
    ],
  },
});
