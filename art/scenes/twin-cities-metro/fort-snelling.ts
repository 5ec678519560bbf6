import type { Point, Station } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { blob, petal } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { foliage } from '../../motifs/foliage.ts';
import { drawn, enlarged, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';

/** Morning over the two rivers; the sun stands low on the left. */
const twoWaters = values({
  dark: { ink: '#16232c', pine: '#2a4a44', umber: '#5a3423' },
  middle: { blue: '#3f7799', clay: '#b5763f' },
  glow: { sand: '#e8c28a', mist: '#b9d3d6', cream: '#fdf1d8' },
  accent: { red: '#d1402c', lime: '#b9c94f' },
});
const low = { from: [-1, -0.8], ink: 'sand', shadow: 'ink' } as const;

/** A crown as one sees it from above: a broad dome in shade on the right. */
const crown = (x: number, y: number, width: number, height: number, seed: number): Layer<'ink' | 'pine' | 'sand'> => {
  const dome = (from: number, to: number, foot: number, top: number): Point[] => [[x + (from + 0.04) * width, y - height * foot], [x + from * width, y - height * 0.5], [x + (from + 0.24) * width, y - height * top], [x + (to - 0.24) * width, y - height * top * 0.95], [x + to * width, y - height * 0.48], [x + (to - 0.06) * width, y - height * foot]];
  const size = [height * 0.28, height * 0.66] as const;
  const light = mass({ ink: 'pine', light: low, rim: 2 + height / 30, layers: [foliage({ ink: 'pine', seed, size, points: dome(-0.5, 0.5, 0.12, 1) })] });
  const shade = foliage({ ink: 'ink', seed: seed + 1, size, points: dome(-0.04, 0.53, 0.1, 0.7) });
  return (canvas) => {
    light(canvas);
    shade(canvas);
  };
};

/** A tuft of a crown: middle, half the width, half the height. */
type Tuft = readonly [x: number, y: number, half: number, tall: number];
const tuft = ([x, y, half, tall]: Tuft): string => {
  const random = new Random(x * 3 + y);
  return blob(Array.from({ length: 15 }, (_, i): Point => {
    const [angle, reach] = [(i / 15) * Math.PI * 2, random.between(0.84, 1.2)];
    return [x + Math.cos(angle) * half * reach, y + Math.sin(angle) * tall * reach];
  }));
};
const WOOD: readonly Tuft[] = [[430, 186, 60, 18], [520, 178, 70, 34], [600, 190, 80, 54], [690, 200, 90, 74], [800, 190, 100, 86], [910, 190, 90, 72], [1000, 186, 80, 52], [1090, 186, 70, 34], [1160, 190, 50, 18], [760, 232, 80, 48], [850, 236, 74, 44], [806, 262, 50, 34], [640, 214, 60, 34], [950, 216, 70, 34]];
const SHADE: readonly Tuft[] = [[560, 208, 40, 16], [660, 232, 44, 20], [800, 270, 34, 18], [850, 250, 50, 26], [936, 232, 50, 20], [1040, 204, 50, 16], [980, 180, 36, 24]];
const CROWNS: readonly Tuft[] = [[636, 100, 52, 40], [672, 62, 56, 46], [690, 130, 50, 30], [724, 24, 70, 46], [790, 20, 60, 48], [806, 78, 46, 36], [760, 110, 34, 24], [600, 120, 30, 20], [850, 96, 42, 34], [896, 74, 52, 40], [950, 100, 48, 38], [930, 146, 44, 24], [984, 136, 30, 20], [860, 140, 34, 22]];
const BLUFF: readonly Tuft[] = [[1110, 200, 60, 20], [1190, 190, 70, 34], [1270, 180, 60, 38], [1340, 176, 60, 48], [1430, 190, 70, 40], [1510, 172, 56, 46], [1600, 170, 80, 56]];

/** One arm of the wake: short waves, each set outside of the one before it and swung out more than the arm itself; `down` lays the trough below. */
const wake = (side: -1 | 1, down: number, size: number): string =>
  [0, 0.11, 0.25, 0.43, 0.65, 0.92].map((t, i) => {
    const random = new Random(i * 5 + side + 9);
    const [x, y] = [760 + side * (92 + t ** 1.1 * 500 + random.jitter(10)), 470 + t ** 1.15 * 330];
    const reach = (56 + t * 190) * random.between(0.85, 1.15);
    return limb(Array.from({ length: 6 }, (_, j): Station => {
      const along = j / 5 - 0.5;
      return [x + side * along * reach * 1.7, y + along * reach * 0.44 + along * along * reach * 0.3 + down * (3 + 9 * t), size * (4 + 9 * t) * Math.sin((Math.PI * (j + 0.25)) / 5.5)];
    }), 1);
  }).join('');

/** A beaver seen from above and behind: it swims away from us with a branch across its jaws. */
const BEAVER = {
  tail: 'M744 664C738 688 714 704 706 738 700 774 716 804 744 808 774 810 798 782 798 746 798 712 782 690 774 664z',
  body: 'M760 466C798 470 820 496 832 534 846 578 846 628 820 658 802 678 782 684 760 684 736 684 716 676 700 656 676 626 676 578 690 534 700 496 722 470 760 466z',
  head: 'M760 384C774 384 784 394 790 408 806 424 816 446 810 468 802 490 780 498 760 498 740 498 718 490 710 468 704 446 714 424 730 408 736 394 746 384 760 384z',
  ears: 'M722 486C700 486 690 472 692 458 696 444 712 442 724 448zM798 486C820 486 830 472 828 458 824 444 808 442 796 448z',
} as const;
const BRANCH = limb([[560, 492, 5], [640, 462, 7], [700, 442, 8], [820, 408, 8], [900, 376, 6], [968, 334, 3]], 1) + limb([[860, 394, 4], [930, 402, 3], [990, 392, 1.5]], 1);
/** Cottonwood: a triangle with a drawn-out tip. */
const leaf = (x: number, y: number, size: number, degrees: number): string => {
  const turn = (degrees * Math.PI) / 180;
  const at = (across: number, down: number): string => `${Math.round(x + (Math.cos(turn) * down - Math.sin(turn) * across) * size)} ${Math.round(y + (Math.sin(turn) * down + Math.cos(turn) * across) * size)}`;
  return `M${at(0, 0)}C${at(-0.3, -0.1)} ${at(-0.62, 0.1)} ${at(-0.48, 0.38)}C${at(-0.36, 0.66)} ${at(-0.1, 0.8)} ${at(0, 1.12)}C${at(0.1, 0.8)} ${at(0.36, 0.66)} ${at(0.48, 0.38)}C${at(0.62, 0.1)} ${at(0.3, -0.1)} ${at(0, 0)}z`;
};
/** A midrib for each. */
const rib = (x: number, y: number, size: number, degrees: number): string => petal(x, y, size * 0.95, 2.5, degrees, 1);
const LEAVES = [[966, 336, 74, -62], [912, 370, 66, -112], [896, 390, 64, 76], [980, 340, 72, -8], [990, 394, 70, 28], [944, 402, 60, 96], [850, 398, 56, -84]] as const;

/** The bow wave, the beaver, and the branch. */
const swimmer = [
  drawn({ ink: 'sand', path: 'M764 368C718 370 684 404 668 452 654 500 646 550 626 606 658 560 664 506 684 460 700 420 726 396 764 394z' }),
  drawn({ ink: 'mist', path: 'M756 368C802 370 836 404 852 452 866 500 874 550 894 606 862 560 856 506 836 460 820 420 794 396 756 394z' }),
  drawn({ ink: 'cream', path: 'M700 398C720 374 742 366 760 366 778 366 800 374 820 398 800 386 780 380 760 380 740 380 720 386 700 398z' }),
  drawn({ ink: 'umber', path: 'M706 420C692 470 672 520 670 590 666 660 700 700 760 704L760 430z' }),
  drawn({ ink: 'pine', path: 'M814 420C828 470 848 520 852 590 856 660 820 700 760 704L760 430z' }),
  mass({ ink: 'ink', light: low, rim: 4, layers: [drawn({ ink: 'ink', path: BEAVER.tail })] }),
  drawn({ ink: 'umber', path: 'M724 716L790 782 784 790 718 722zM750 696L798 744 796 756 744 702zM710 748L762 802 752 804 708 758zM786 704L722 782 716 774 780 698zM798 738L746 804 736 802 794 730zM754 692L708 748 710 736 748 688z' }),
  drawn({ ink: 'umber', path: BRANCH }),
  mass({ ink: 'umber', light: low, rim: 6, layers: [drawn({ ink: 'umber', path: BEAVER.body })] }),
  // Wet fur: the sun along the left of the back, shade on the right.
  drawn({ ink: 'clay', path: 'M722 500C700 530 690 570 692 612 694 636 704 652 716 662 712 630 716 600 726 570 724 590 726 610 732 624 730 586 736 544 748 512 736 518 730 530 726 544 726 528 726 514 722 500z' }),
  drawn({ ink: 'ink', path: 'M794 492C822 530 840 590 822 640 812 664 790 682 760 684 776 672 784 660 788 644 778 654 770 658 762 660 782 634 792 600 792 570 786 584 780 592 774 598 786 562 792 526 794 492z' }),
  mass({ ink: 'ink', light: low, rim: 4, layers: [drawn({ ink: 'ink', path: BEAVER.ears })] }),
  mass({ ink: 'umber', light: low, rim: 6, layers: [drawn({ ink: 'umber', path: BEAVER.head })] }),
  drawn({ ink: 'clay', path: 'M742 402C726 418 718 440 722 462 726 474 734 480 742 484 738 462 742 438 752 416 748 408 746 404 742 402z' }),
  drawn({ ink: 'ink', path: 'M782 404C802 424 812 446 806 468 798 488 780 496 760 496 778 486 788 470 788 450 788 432 786 416 782 404zM746 390C752 382 768 382 774 390 772 398 766 400 760 400 754 400 748 398 746 390z' }),
  mass({ ink: 'lime', light: { ...low, ink: 'cream' }, rim: 3, layers: [drawn({ ink: 'lime', path: LEAVES.map(([x, y, size, degrees]) => leaf(x, y, size, degrees)).join('') })] }),
  drawn({ ink: 'pine', path: LEAVES.map(([x, y, size, degrees]) => rib(x, y, size, degrees)).join('') }),
];

/** The same from far off, with what can be seen at the size of a badge. */
const farSwimmer = [
  drawn({ ink: 'mist', path: 'M700 398C720 374 742 366 760 366 778 366 800 374 820 398 860 440 872 540 894 606 850 540 840 440 760 392 690 440 670 540 626 606 646 540 660 440 700 398z' }),
  drawn({ ink: 'ink', path: BEAVER.ears }),
  drawn({ ink: 'umber', path: BRANCH + BEAVER.body + BEAVER.head }),
  drawn({ ink: 'lime', path: LEAVES.map(([x, y, size, degrees]) => leaf(x, y, size, degrees)).join('') }),
];

export default trailArt({
  hero: {
    alt: 'Seen from above, a beaver with a leafy branch swims up the line where the brown Minnesota and the blue Mississippi meet, its wake on both; ahead are the cottonwoods of Pike Island.',
    focus: { x: 0.47, y: 0.6 },
    palette: twoWaters,
    layers: [
      sky({ bands: [['cream', 0]] }),
      drawn({ ink: 'mist', path: 'M-20 150C100 136 180 156 300 150 420 140 560 150 700 150H1000V200H-20z' }),
      // The long bridge over the Minnesota.
      (canvas) => canvas.stroke('mist', 8, 'M-20 92H560M-20 160Q34 72 88 160 142 72 196 160 250 72 304 160 358 72 412 160 466 72 520 160M34 116V92M142 116V92M250 116V92M358 116V92M466 116V92M88 160V92M196 160V92M304 160V92M412 160V92M520 160V92'),
      // The bluff, white sandstone under limestone, across the water.
      shape({ ink: 'sand', points: [[1120, 196], [1134, 150], [1160, 116], [1640, 96], [1640, 200]] }),
      shape({ ink: 'clay', points: [[1190, 196], [1206, 156], [1260, 128], [1640, 114], [1640, 200]], opacity: 0.55 }),
      mass({ ink: 'pine', light: low, rim: 3, layers: [drawn({ ink: 'pine', path: BLUFF.map(tuft).join('') })] }),
      water({ ink: 'clay', y: 190 }),
      drawn({ ink: 'blue', path: 'M806 290C790 330 806 350 780 380 764 410 780 470 766 520 756 570 772 620 756 680 744 730 776 780 760 860H1640V190H806z' }),
      drawn({ ink: 'mist', opacity: 0.35, path: 'M1640 190H1100V226C1200 220 1280 236 1380 226 1480 218 1560 236 1640 228zM-20 190H520V232C420 226 340 244 240 232 140 222 60 240-20 232z' }),
      spray({ ink: 'ink', from: [0, 850], to: [0, 560], size: 4, opacity: 0.7 }),
      // The island: low, wooded, and its sandy point.
      shape({ ink: 'cream', smooth: true, points: [[380, 190], [700, 184], [1220, 190], [1090, 224], [960, 262], [860, 300], [806, 322], [750, 294], [660, 258], [540, 224]] }),
      mass({ ink: 'pine', light: low, rim: 4, layers: [drawn({ ink: 'pine', path: WOOD.map(tuft).join('') })] }),
      drawn({ ink: 'ink', path: SHADE.map(tuft).join('') }),
      // Old cottonwoods: a huge trunk that forks low, and an open crown.
      mass({ ink: 'ink', light: low, rim: 4, layers: [
        drawn({ ink: 'ink', path: limb([[742, 292, 24], [738, 254, 16], [728, 210, 14], [690, 150, 10], [668, 90, 6]], 1) + limb([[734, 226, 11], [756, 170, 9], [770, 110, 6], [764, 40, 3]], 1) + limb([[872, 280, 19], [876, 244, 13], [880, 200, 11], [910, 150, 8], [926, 100, 4]], 1) + limb([[879, 206, 9], [856, 160, 7], [848, 110, 4]], 1) }),
        drawn({ ink: 'ink', path: CROWNS.map(tuft).join('') }),
      ] }),
      ripples({ ink: 'sand', y: [240, 470], between: [-20, 560], count: 15, width: [50, 170], height: [3, 8], seed: 5 }),
      ripples({ ink: 'mist', y: [240, 470], between: [1010, 1620], count: 15, width: [50, 170], height: [3, 8], seed: 7 }),
      // The wake: troughs in shade, crests that the sun strikes.
      drawn({ ink: 'umber', path: wake(-1, 1, 0.8) }),
      drawn({ ink: 'pine', path: wake(1, 1, 0.8) }),
      drawn({ ink: 'sand', path: wake(-1, 0, 1) }),
      drawn({ ink: 'mist', path: wake(1, 0, 1) }),
      enlarged({ by: 0.93, from: [760, 366], to: [760, 372], layers: swimmer }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'The brown Minnesota and the blue Mississippi wind together below the wooded tip of Pike Island, and a beaver swims between them',
    palette: twoWaters,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['cream', 0]] }),
      enlarged({ by: 1, from: [0, 34], to: [0, 0], layers: [
        shape({ ink: 'mist', smooth: true, points: [[-20, 130], [60, 122], [140, 136], [220, 136], [220, 190], [-20, 190]] }),
        shape({ ink: 'sand', points: [[174, 168], [184, 126], [390, 118], [390, 168]] }),
        water({ ink: 'clay', y: 164 }),
        drawn({ ink: 'blue', path: 'M196 164V266C190 280 202 292 196 306 190 322 200 340 194 420H390V164z' }),
        drawn({ ink: 'sand', path: 'M30 190C70 210 124 236 140 276 118 246 80 222 30 200zM36 232C72 250 104 276 112 322 94 290 70 264 36 244z' }),
        drawn({ ink: 'mist', path: 'M370 186C320 206 272 230 258 268 264 228 310 200 370 178zM376 226C330 242 298 272 296 326 288 276 324 236 376 216z' }),
        shape({ ink: 'cream', smooth: true, points: [[36, 168], [190, 160], [330, 168], [270, 206], [218, 248], [192, 286], [162, 248], [104, 204]] }),
        shape({ ink: 'ink', smooth: true, points: [[62, 170], [190, 160], [306, 168], [250, 206], [206, 240], [180, 244], [120, 202]] }),
        crown(106, 184, 96, 38, 1), crown(192, 182, 104, 42, 2), crown(264, 182, 90, 38, 5), crown(222, 214, 96, 58, 4), crown(160, 218, 104, 66, 3),
      ] }),
      enlarged({ by: 0.32, from: [760, 366], to: [195, 232], layers: farSwimmer }),
    ],
  },
});
