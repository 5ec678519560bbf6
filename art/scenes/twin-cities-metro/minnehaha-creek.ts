import { mass } from '../../kit/light.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { slits } from '../../motifs/flow.ts';
import { foliage } from '../../motifs/foliage.ts';
import { figure } from '../../motifs/hikers.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { bank, cut, drawn, lenses, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
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

/** The limestone between x and x, from one share of its height to another (0 at the brink). */
const ledge = (from: number, to: number, upper: number, lower: number, lean = 0): [number, number][] => {
  const brink = (x: number) => 112 - Math.max(0, Math.abs(x - 730) - 170) * 0.09;
  const foot = (x: number) => 216 + Math.max(0, Math.abs(x - 730) - 170) * 0.08;
  const place = (x: number, share: number): [number, number] => [x, Math.round(brink(x) + (foot(x) - brink(x)) * share)];
  const middle = (from + to) / 2;
  return [place(from, upper), place(middle, upper), place(to, upper), place(to + lean, lower), place(middle, lower), place(from + lean, lower)];
};
/** Four beds, the second and the last weathered back: how far each stands out to the right. */
const beds = [[0, 0.3, 10], [0.3, 0.44, -8], [0.44, 0.82, 16], [0.82, 1, -14]] as const;
/** Where each buttress begins and where it turns from the light. */
const buttresses = [[-60, 190, 262], [262, 420, 476], [476, 540, 640], [820, 980, 1040], [1040, 1150, 1240], [1240, 1440, 1500], [1500, 1660, 1700]] as const;
const limestone: Layer<'cream' | 'sand' | 'tan' | 'ink'>[] = beds.flatMap(([upper, lower, jut], i) => [
  ...buttresses.flatMap(([from, turn, to]) => {
    const near = from < 700;
    return [
      shape<'cream' | 'sand' | 'tan'>({ ink: near ? 'cream' : 'sand', points: ledge(from + jut, turn + jut, upper, lower, 4) }),
      shape<'cream' | 'sand' | 'tan'>({ ink: near && to < 600 ? 'sand' : 'tan', points: ledge(turn + jut, to + jut, upper, lower, 4) }),
    ];
  }),
  // The bed above throws its shadow on the one that lies back; the seam under it is open here and there.
  ...(i % 2 ? buttresses.map(([from, , to]) => shape<'tan'>({ ink: 'tan', points: ledge(from - 24, to + 12, upper, upper + 0.07) })) : []),
  ...(i % 2 ? buttresses.map(([from, turn, to]) => shape<'ink'>({ ink: 'ink', points: [...ledge(from + (turn - from) * 0.5, to + i * 14, upper, upper + 0.03).slice(0, 3), ...ledge(turn - 20, turn, upper, upper + 0.04).slice(3, 4)] })) : []),
]);

/** The sandstone below the hollow, in benches as unequal as its beds. */
const leftStair = [[-20, 262], [110, 254], [220, 270], [316, 268], [330, 308], [318, 322], [402, 320], [414, 356], [426, 392], [420, 404], [462, 404], [478, 456], [470, 490], [520, 490], [528, 530], [538, 560], [530, 566], [560, 566], [572, 620], [590, 700], [560, 802], [-20, 802]] as const;
const rightStair = [[1640, 330], [1480, 346], [1440, 368], [1320, 372], [1300, 420], [1318, 432], [1230, 440], [1210, 500], [1222, 512], [1166, 516], [1150, 572], [1160, 590], [1118, 594], [1104, 660], [1100, 802], [1640, 802]] as const;

/** The course of the water from the notch to the pool. */
const fall = [[730, 130, 112], [728, 240, 120], [726, 400, 122], [724, 560, 136], [722, 664, 150]] as const;

export default trailArt({
  hero: {
    alt: 'From the bank a grown-up and a child look up at Minnehaha Falls, which drops free over a limestone ledge before the dark hollow it has worn into the golden sandstone.',
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
      // The hard rock above it: one sun on the left, so each buttress is bright on its left and turns from the light on its right.
      ...limestone,
      water({ ink: 'pool', y: 640, floor: 802 }),
      // The creek comes round a bend between its banks and has cut a notch in the ledge.
      drawn({ ink: 'ink', path: 'M592 100L878 100 880 216H588z' }),
      drawn({ ink: 'pool', path: 'M846 62C800 64 742 70 730 80 722 88 670 94 616 102V142H850V104C816 98 786 92 784 84 784 76 810 68 846 62z' }),
      drawn({ ink: 'mist', path: 'M826 66C790 68 752 74 744 82 736 92 690 100 628 112L616 142H840L836 114C800 106 772 96 768 86 768 78 796 72 826 66z' }),
      drawn({ ink: 'cream', path: 'M756 80C746 92 728 100 700 108 672 116 650 122 640 138 660 124 690 120 716 112 742 102 756 94 756 80zM764 94C774 108 800 116 812 136 804 114 784 104 764 94zM736 110C728 118 724 126 722 138 732 128 738 120 736 110z' }),
      // One body of water: it bends over the brink, leans out from the rock and frays into the dark on both sides.
      drawn({ ink: 'cream', path: 'M616 142C622 124 646 120 676 124 704 128 726 136 748 132 780 126 826 120 842 138 850 156 846 220 850 300 854 380 850 430 860 500 866 540 878 590 882 640 872 610 862 580 856 562 860 600 856 640 850 664H800C796 630 794 612 790 600 788 630 784 650 776 668H700C690 650 686 630 684 604 678 640 668 660 660 672H596C590 650 590 630 592 600 584 630 570 650 562 664 572 620 584 570 588 520 592 480 584 500 578 530 584 470 600 420 602 340 606 260 598 190 616 142z', layers: [
        drawn({ ink: 'mist', path: 'M846 134C836 180 820 240 824 320 826 400 812 470 820 560L826 680H900V120z' }),
        slits({ path: fall, ink: 'mist', items: [[-0.72, 0.06, 0.62, 14], [-0.44, 0.2, 0.9, 22], [0.02, 0.03, 0.6, 22], [0.34, 0.24, 1, 30], [0.62, 0.03, 0.5, 13]] }),
        slits({ path: fall, ink: 'pool', items: [[-0.34, 0.34, 0.86, 12], [0.06, 0.03, 0.44, 9], [0.66, 0.2, 0.82, 16]] }),
        slits({ path: fall, ink: 'ink', items: [[-0.2, 0.44, 1, 34], [0.48, 0.36, 0.94, 18], [-0.8, 0.3, 0.66, 8]] }),
      ] }),
      // The shoulders of the notch.
      drawn({ ink: 'sand', path: 'M540 100L618 96 630 110 620 122 626 148 608 152 612 178 598 184 604 216H540z', layers: [
        drawn({ ink: 'tan', path: 'M606 112L634 112 634 220H588L584 180 600 150zM540 144H612V158H540zM540 200H612V206H540z' }),
        drawn({ ink: 'ink', path: 'M560 143L626 147 608 153 570 148z' }),
      ] }),
      drawn({ ink: 'sand', path: 'M842 100L920 96V216H850L854 190 846 184 848 156 836 146 844 122 834 112z', layers: [
        drawn({ ink: 'tan', path: 'M840 144H920V158H840zM840 198H920V205H840z' }),
        drawn({ ink: 'ink', path: 'M836 146L900 143 880 149 850 152z' }),
      ] }),
      slits({ path: [[590, 300, 20], [576, 480, 26], [556, 660, 30]], ink: 'cream', items: [[0, 0.3, 0.96, 12]] }),
      slits({ path: [[862, 260, 16], [872, 460, 26], [892, 660, 34]], ink: 'cream', items: [[0.1, 0.1, 0.9, 10]] }),
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
      drawn({ ink: 'cream', path: 'M154 144C156 132 176 134 196 136 214 136 232 132 238 144 236 200 244 260 252 316H140C148 250 156 200 154 144z', layers: [
        drawn({ ink: 'sky', path: 'M240 138C222 170 228 250 232 320H260z' }),
        slits({ path: [[196, 140, 40], [196, 316, 54]], ink: 'sky', items: [[-0.4, 0.04, 0.8, 10], [0.2, 0.1, 0.9, 9]] }),
        slits({ path: [[196, 140, 40], [196, 316, 54]], ink: 'ink', items: [[-0.1, 0.4, 1, 11], [0.5, 0.3, 0.9, 7]] }),
      ] }),
      lenses({ ink: 'cream', items: [[196, 314, 170, 12], [170, 324, 110, 8], [230, 330, 90, 6]] }),
      bank({ ink: 'forest', points: [[0, 268], [60, 282], [110, 312], [130, 360]], close: [[0, 360]] }),
      bank({ ink: 'forest', points: [[262, 360], [282, 312], [330, 282], [390, 268]], close: [[390, 360]] }),
    ],
  },
});
