import { mass } from '../../kit/light.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { flow } from '../../motifs/flow.ts';
import { foliage } from '../../motifs/foliage.ts';
import { figure } from '../../motifs/hikers.ts';
import { plunge } from '../../motifs/plunge.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { bank, cut, drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { mist, ripples, water } from '../../motifs/water.ts';

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
      bank({ ink: 'mist', points: [[604, 116], [660, 96], [780, 94], [856, 114]], close: [[850, 130], [610, 130]] }),
      // One body of water: it bends over the brink, narrows a little and frays into the dark on both sides.
      drawn({ ink: 'cream', path: 'M604 134Q608 108 640 102 730 92 824 100 856 106 858 132C862 240 846 330 856 420 866 510 892 590 900 668H556C566 590 590 510 598 430 608 340 596 240 604 134z' }),
      flow({ path: [[730, 112, 116], [730, 160, 124], [728, 360, 122], [728, 520, 144], [728, 664, 166]], streaks: [['mist', 24, 20], ['pool', 20, 10]], length: [0.2, 0.6], spread: 0.88, seed: 12 }),
      shape({ ink: 'ink', points: [[682, 380], [690, 470], [684, 560], [670, 668], [652, 668], [664, 560], [668, 460]] }),
      shape({ ink: 'ink', points: [[800, 300], [812, 420], [822, 540], [826, 668], [806, 668], [804, 540], [796, 420]] }),
      flow({ path: [[586, 240, 8], [580, 420, 26], [556, 660, 40]], streaks: [['cream', 5, 8], ['mist', 3, 7]], length: [0.25, 0.6], seed: 5 }),
      flow({ path: [[872, 260, 8], [884, 420, 22], [906, 660, 36]], streaks: [['cream', 5, 8], ['mist', 3, 7]], length: [0.25, 0.6], seed: 8 }),
      water({ ink: 'pool', y: 640, floor: 802 }),
      spray({ ink: 'cream', from: [720, 700], to: [720, 470], size: 4, within: [[440, 480], [1000, 480], [1080, 720], [380, 720]] }),
      mist({ x: 720, y: 664, width: 480, ink: 'cream', height: 56 }),
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
      plunge({ lip: [158, 234], foot: [148, 246], top: 130, base: 312, tresses: 3, ink: 'cream', strand: 'sky', shade: 'sky', seed: 6 }),
      water({ ink: 'pool', y: 308 }),
      mist({ x: 196, y: 316, width: 140, ink: 'cream', height: 18 }),
      bank({ ink: 'forest', points: [[0, 268], [60, 282], [110, 312], [130, 360]], close: [[0, 360]] }),
      bank({ ink: 'forest', points: [[262, 360], [282, 312], [330, 282], [390, 268]], close: [[390, 360]] }),
    ],
  },
});
