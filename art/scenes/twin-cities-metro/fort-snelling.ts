import type { Point } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { blob, petal } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { values } from '../../kit/values.ts';
import { foliage } from '../../motifs/foliage.ts';
import { fort } from '../../motifs/fort.ts';

import { drawn, shape } from '../../motifs/shapes.ts';
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

/** A beaver from behind, its face turned to the branch: head, back and hips are one form, the tail trails flat on the water. */
const BEAVER = 'M716 372C734 346 772 336 806 346 836 354 866 372 888 386 908 396 914 416 908 436 902 458 884 468 866 472 862 476 860 480 862 486 888 504 916 532 928 564 936 596 922 624 886 646 862 662 838 672 814 692H716C690 674 646 654 616 622 596 590 606 550 630 520 650 494 672 476 682 450 690 424 698 396 716 372z';
const TAIL = 'M704 672C680 690 630 700 594 724 556 752 548 786 580 800 634 814 716 806 764 790 810 772 836 740 830 706 828 692 824 684 820 676z';
/** Wet fur: what the sun finds, and the side away from it. */
const SUNNY = 'M724 384C742 360 776 350 806 358 780 366 752 384 738 412 728 436 722 456 706 474 704 440 708 406 724 384zM694 486C668 504 640 530 626 560 618 584 622 602 640 612 644 596 650 584 660 572 660 590 666 604 678 614 680 590 690 564 708 546 708 560 712 572 720 580 720 548 728 516 746 492 730 496 710 492 694 486z';
const SHADED = 'M908 436C902 458 884 468 866 472 862 476 860 480 862 486 888 504 916 532 928 564 936 596 922 624 886 646 862 662 838 672 814 692H766C796 664 826 634 836 606 822 610 808 612 794 608 822 590 840 566 842 542 832 548 820 550 810 548 826 528 830 506 820 486 804 476 794 466 790 452 826 470 880 466 908 436z';
const EAR = 'M746 392C730 388 726 374 732 364 740 354 756 356 762 368 764 380 758 390 746 392z';
/** Eye and nose. */
const FACE = 'M826 386C830 379 842 379 846 386 842 393 830 393 826 386zM884 386C902 390 916 406 912 424 896 422 880 404 884 386zM868 450C880 452 892 446 902 436 894 452 882 460 866 462z';
/** Wet light on the tail, and scales where it falls off into the shade. */
const SHEEN = 'M700 690C664 704 606 726 580 760 578 768 586 770 592 764 626 734 672 716 716 704 726 698 714 686 700 690z';
const scales: Layer<'umber'> = (canvas) => canvas.stroke('umber', 4, 'M744 708Q790 726 826 716M712 724Q764 752 812 744M678 740Q728 774 784 770M640 756Q688 790 740 790');
const BRANCH = limb([[850, 456, 9], [900, 430, 9], [960, 396, 7], [1010, 362, 5], [1050, 330, 3]], 1) + limb([[950, 402, 4], [1000, 400, 3], [1070, 384, 1.5]], 1);
/** Cottonwood: a triangle with a drawn-out tip. */
const leaf = (x: number, y: number, size: number, degrees: number): string => {
  const turn = (degrees * Math.PI) / 180;
  const at = (across: number, down: number): string => `${Math.round(x + (Math.cos(turn) * down - Math.sin(turn) * across) * size)} ${Math.round(y + (Math.sin(turn) * down + Math.cos(turn) * across) * size)}`;
  return `M${at(0, 0)}C${at(-0.3, -0.1)} ${at(-0.62, 0.1)} ${at(-0.48, 0.38)}C${at(-0.36, 0.66)} ${at(-0.1, 0.8)} ${at(0, 1.12)}C${at(0.1, 0.8)} ${at(0.36, 0.66)} ${at(0.48, 0.38)}C${at(0.62, 0.1)} ${at(0.3, -0.1)} ${at(0, 0)}z`;
};
/** A midrib for each. */
const rib = (x: number, y: number, size: number, degrees: number): string => petal(x, y, size * 0.95, 2.5, degrees, 1);
const LEAVES = [[1038, 332, 84, -62], [980, 362, 76, -112], [960, 380, 74, 76], [1050, 340, 82, -8], [1068, 386, 80, 28], [1010, 400, 70, 96], [934, 418, 62, 64]] as const;

export default trailArt({
  hero: {
    alt: 'A beaver with a leafy branch in its teeth swims up the seam of two rivers, the brown Minnesota and the blue Mississippi, toward the cottonwoods of Pike Island and the fort.',
    focus: { x: 0.47, y: 0.6 },
    palette: twoWaters,
    layers: [
      sky({ bands: [['cream', 0]] }),
      drawn({ ink: 'mist', path: 'M-20 150C100 136 180 156 300 150 420 140 560 150 700 150H1000V200H-20z' }),
      // The long bridge over the Minnesota.
      (canvas) => canvas.stroke('mist', 8, 'M-20 92H560M-20 160Q34 72 88 160 142 72 196 160 250 72 304 160 358 72 412 160 466 72 520 160M34 116V92M142 116V92M250 116V92M358 116V92M466 116V92M88 160V92M196 160V92M304 160V92M412 160V92M520 160V92'),
      // The bluff, white sandstone under limestone, with the fort on its edge.
      shape({ ink: 'sand', points: [[1120, 196], [1134, 150], [1160, 116], [1640, 96], [1640, 200]] }),
      shape({ ink: 'clay', points: [[1190, 196], [1206, 156], [1260, 128], [1640, 114], [1640, 200]], opacity: 0.55 }),
      fort({ x: 1168, y: 120, height: 62, wall: 'sand', lit: 'cream', shade: 'clay', roof: 'pine', flag: 'red' }),
      drawn({ ink: 'pine', path: BLUFF.map(tuft).join('') }),
      water({ ink: 'clay', y: 190 }),
      drawn({ ink: 'blue', path: 'M806 290C790 330 806 350 780 380 764 410 780 470 766 520 756 570 772 620 756 680 744 730 776 780 760 860H1640V190H806z' }),
      drawn({ ink: 'mist', opacity: 0.35, path: 'M1640 190H1100V226C1200 220 1280 236 1380 226 1480 218 1560 236 1640 228zM-20 190H520V232C420 226 340 244 240 232 140 222 60 240-20 232z' }),
      // The island: low, wooded, and its sandy point.
      shape({ ink: 'cream', smooth: true, points: [[380, 190], [700, 184], [1220, 190], [1090, 224], [960, 262], [860, 300], [806, 322], [750, 294], [660, 258], [540, 224]] }),
      drawn({ ink: 'pine', path: WOOD.map(tuft).join('') }),
      drawn({ ink: 'ink', path: SHADE.map(tuft).join('') }),
      // Old cottonwoods: a huge trunk that forks low, and an open crown.
      mass({ ink: 'ink', light: low, rim: 4, layers: [
        drawn({ ink: 'ink', path: limb([[742, 292, 24], [738, 254, 16], [728, 210, 14], [690, 150, 10], [668, 90, 6]], 1) + limb([[734, 226, 11], [756, 170, 9], [770, 110, 6], [764, 40, 3]], 1) + limb([[872, 280, 19], [876, 244, 13], [880, 200, 11], [910, 150, 8], [926, 100, 4]], 1) + limb([[879, 206, 9], [856, 160, 7], [848, 110, 4]], 1) }),
        drawn({ ink: 'ink', path: CROWNS.map(tuft).join('') }),
      ] }),
      ripples({ ink: 'sand', y: [240, 470], between: [-20, 560], count: 15, width: [50, 170], height: [3, 8], seed: 5 }),
      ripples({ ink: 'mist', y: [240, 470], between: [1010, 1620], count: 15, width: [50, 170], height: [3, 8], seed: 7 }),
      // The wake runs out from its sides, on both rivers.
      drawn({ ink: 'sand', path: 'M640 500C540 560 400 628 240 696 140 738 40 776-20 796V836C80 800 190 752 290 700 430 630 560 590 650 586z' }),
      drawn({ ink: 'mist', path: 'M904 500C1004 560 1144 628 1304 696 1404 738 1504 776 1640 826V850H1540C1430 812 1350 752 1250 700 1110 630 980 590 890 586z' }),
      drawn({ ink: 'umber', path: BRANCH }),
      drawn({ ink: 'ink', path: TAIL, layers: [drawn({ ink: 'clay', path: SHEEN }), scales] }),
      drawn({ ink: 'umber', path: BEAVER, layers: [drawn({ ink: 'clay', path: SUNNY }), drawn({ ink: 'ink', path: SHADED })] }),
      drawn({ ink: 'ink', path: EAR + FACE }),
      // Water closes over flanks and tail.
      drawn({ ink: 'sand', path: 'M604 574C604 616 644 644 704 680 680 676 650 668 628 656 594 636 590 604 604 574zM556 766C552 790 566 802 590 806 650 816 720 808 770 792 720 816 640 826 580 814 546 804 540 784 556 766z' }),
      drawn({ ink: 'mist', path: 'M930 574C932 616 896 642 828 680 856 676 884 666 904 654 936 634 944 604 930 574zM834 712C836 746 812 772 780 788 830 776 852 744 834 712z' }),
      drawn({ ink: 'lime', path: LEAVES.map(([x, y, size, degrees]) => leaf(x, y, size, degrees)).join('') }),
      drawn({ ink: 'pine', path: LEAVES.map(([x, y, size, degrees]) => rib(x, y, size, degrees)).join('') }),
    ],
  },
  badge: {
    alt: 'The brown Minnesota and the blue Mississippi wind together below the wooded tip of Pike Island, the stone walls of the fort on the bluff',
    palette: twoWaters,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['cream', 0]] }),
      shape({ ink: 'mist', smooth: true, points: [[-20, 130], [60, 122], [140, 136], [220, 136], [220, 190], [-20, 190]] }),
      shape({ ink: 'sand', points: [[174, 168], [184, 126], [390, 118], [390, 168]] }),
      fort({ x: 184, y: 128, height: 42, wall: 'sand', lit: 'cream', shade: 'clay', roof: 'pine', flag: 'red' }),
      water({ ink: 'clay', y: 164 }),
      drawn({ ink: 'blue', path: 'M196 164V266C170 272 138 284 138 310 138 334 168 344 196 342 226 340 240 326 232 314 226 304 206 302 202 314 196 298 222 290 240 294 262 298 268 318 254 334 246 344 236 352 224 360H390V164z' }),
      drawn({ ink: 'sand', path: 'M30 190C70 210 124 236 140 276 118 246 80 222 30 200zM36 232C72 250 104 276 112 322 94 290 70 264 36 244z' }),
      drawn({ ink: 'mist', path: 'M370 186C320 206 272 230 258 268 264 228 310 200 370 178zM376 226C330 242 298 272 296 326 288 276 324 236 376 216z' }),
      shape({ ink: 'cream', smooth: true, points: [[36, 168], [190, 160], [330, 168], [270, 206], [218, 248], [192, 286], [162, 248], [104, 204]] }),
      shape({ ink: 'ink', smooth: true, points: [[62, 170], [190, 160], [306, 168], [250, 206], [206, 240], [180, 244], [120, 202]] }),
      crown(106, 184, 96, 38, 1), crown(192, 182, 104, 42, 2), crown(264, 182, 90, 38, 5), crown(220, 216, 92, 54, 4), crown(152, 212, 92, 54, 3), crown(187, 244, 76, 58, 7),
    ],
  },
});
