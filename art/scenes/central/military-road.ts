import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { disc } from '../../kit/path.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { tamaracks } from '../../motifs/conifers.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn, enlarged } from '../../motifs/shapes.ts';
import { sky, strata, sun } from '../../motifs/sky.ts';
import { canoeCarry } from './military-road/voyageurs.ts';

const dawn = {
  ink: '#1e1a2e',
  plum: '#473052',
  mauve: '#86607f',
  rose: '#d98c8c',
  peach: '#f5bf98',
  cream: '#fdeccd',
  sage: '#9db3ac',
  red: '#c2382f',
};

/** October, from behind and below: he walks into the sunrise, to the right. */
const portage = values({
  dark: { ink: '#1f1420', umber: '#4a2420' },
  middle: { rust: '#a8552b', plum: '#7c567f' },
  glow: { amber: '#f0aa4c', peach: '#f9d2a0', cream: '#fff2d6' },
  accent: { red: '#d4352a' },
});
const sunrise = { from: [1, -0.7], ink: 'amber', shadow: 'ink' } as const;

/** The canoe, bottom up, its stern toward us: the side that we see, and under its gunwale the inside of the other one. */
const HULL = 'M452 344C416 280 416 150 500 96C580 56 740 62 880 112C990 150 1080 196 1112 246C1130 280 1128 316 1118 344C1100 318 1060 294 1010 278C930 252 840 236 750 234C630 232 520 262 452 344z';
const INSIDE = 'M452 344C500 250 640 216 750 228C860 236 1060 280 1118 344C1010 316 900 308 800 310C680 312 550 322 452 344z';
const RIBS = 'M560 262L574 322 584 321 570 258zM622 244L636 316 646 315 632 242zM684 236L696 312 706 312 694 235zM900 246L896 312 906 313 912 248zM964 262L958 318 967 319 974 264zM1022 282L1014 326 1022 328 1030 285z';
const SEAMS = 'M536 82C516 140 516 200 532 262L540 258C526 200 526 140 548 78zM690 68C676 120 674 176 682 236L692 235C684 176 686 120 702 69zM842 99C834 142 832 192 836 244L846 245C842 192 844 142 853 103zM968 144C964 180 964 222 968 264L977 267C973 222 974 182 978 148z';

/** His back, from the nape to the hips; the legs of a long step, the heel behind already off the ground; the arms up to the gunwales. */
const BODY: readonly string[] = [
  'M822 306C822 326 850 332 874 340C886 346 890 354 888 364C880 404 862 440 852 480L858 566H738L746 480C738 440 724 404 716 364C714 354 716 346 728 340C752 332 778 326 778 306z',
  limb([[778, 552, 38], [754, 622, 30], [750, 630, 27], [732, 672, 25], [706, 728, 13]], 1),
  limb([[822, 552, 38], [858, 612, 30], [864, 622, 27], [872, 664, 25], [872, 706, 13]], 1),
  'M694 712L720 722C722 738 712 758 690 772 672 778 658 766 664 754 680 744 690 732 694 712zM858 694L888 694C894 708 914 714 930 724 934 734 926 738 914 738H864C852 732 854 712 858 694z',
  limb([[740, 364, 28], [694, 388, 24], [666, 390, 21], [660, 352, 18], [668, 300, 15], [674, 250, 12]], 1),
  limb([[862, 364, 28], [908, 388, 23], [930, 386, 20], [932, 360, 17], [924, 318, 13]], 1),
];
/** The back of his knitted cap; its long end falls over one shoulder blade. */
const CAP = 'M766 290C764 252 776 238 800 238C824 238 836 252 834 290C834 306 828 316 816 320C800 324 790 322 786 322C780 340 774 362 764 384C756 392 748 386 750 376C758 354 766 330 770 312C768 306 766 298 766 290z';

export default trailArt({
  hero: {
    alt: 'A portager from behind at Savanna Portage, in silhouette, the birchbark canoe over his head like a hat; ahead of him a wet path into the golden tamarack bog, and the rising sun.',
    focus: { x: 0.49, y: 0.5 },
    palette: portage,
    layers: [
      sky({ seed: 3, bands: [['amber', 0], ['peach', 120], ['cream', 330]] }),
      sun({ x: 1030, y: 430, radius: 84, ink: 'amber', halo: [['cream', 140]] }),
      strata({ ink: 'cream', bars: [[170, 214, 420, 16], [1330, 150, 380, 18], [330, 262, 260, 10]] }),
      // Maple hills where the portage ends, and the bog before them.
      ridge({ ink: 'peach', y: 452, swell: 14, swells: 3, seed: 6, floor: 500 }),
      ridge({ ink: 'plum', y: 478, swell: 5, seed: 9, cover: 'spruce', height: [14, 64], detail: 0, swells: 4, gaps: 0.2, spacing: 0.42, floor: 500 }),
      ridge({ ink: 'amber', y: 488, swell: 4, swells: 4, seed: 2 }),
      drawn({ ink: 'cream', path: 'M-20 548C160 528 330 536 430 548 330 566 120 574-20 570zM1010 520C1120 506 1300 510 1400 520 1300 536 1120 540 1010 520zM180 636C300 616 470 620 560 640 450 662 280 664 180 636zM1290 600C1390 580 1540 584 1640 596V640C1520 646 1370 636 1290 600z' }),
      hatch({ ink: 'rust', y: [506, 800], count: 130, length: [14, 56], seed: 4 }),
      // The path, trodden wet.
      drawn({ ink: 'umber', path: 'M1024 492C1000 516 1024 540 950 562 830 596 690 650 560 830H1130C1100 740 1010 690 1030 630 1046 580 1064 536 1042 492z' }),
      drawn({ ink: 'peach', path: 'M1028 506C1014 526 1036 536 1010 550 1000 556 990 560 976 566 1010 566 1036 554 1042 538 1044 524 1036 514 1028 506zM890 612C930 592 990 590 996 602 990 620 940 636 890 636 860 634 866 622 890 612zM750 690C810 668 930 664 990 680 1010 700 980 714 910 722 820 728 700 716 750 690zM640 800C700 770 860 762 960 780 1000 800 900 830 760 830H620z' }),
      tamaracks({ ink: 'rust', lit: 'amber', trunk: 'umber', seed: 2, forms: 2, tiers: 20, girth: 0.3, light: 1, items: [[312, 596, 330], [110, 690, 600], [1346, 560, 270], [1510, 700, 600], [440, 540, 150], [1180, 526, 160]] }),
      grass({ ink: 'rust', lit: 'peach', y: 824, count: 12, x: [-20, 520], height: [60, 130], seed: 6, forms: 2, blades: 8 }),
      grass({ ink: 'rust', lit: 'peach', y: 824, count: 10, x: [1180, 1620], height: [60, 130], seed: 7, forms: 2, blades: 8 }),
      // He goes ahead, in one silhouette with what he carries.
      enlarged({ by: 0.9, from: [800, 740], to: [796, 752], layers: [
        drawn({ ink: 'rust', path: INSIDE }),
        drawn({ ink: 'umber', path: RIBS }),
        mass({ ink: 'ink', light: sunrise, rim: 7, layers: BODY.map((path) => drawn({ ink: 'ink', path })) }),
        drawn({ ink: 'red', path: CAP }),
        drawn({ ink: 'red', path: 'M742 502C780 514 820 514 857 502L859 528C820 540 780 540 740 528zM752 530L772 534 766 612 755 596 745 616z' }),
        mass({ ink: 'ink', light: sunrise, rim: 8, layers: [drawn({ ink: 'ink', path: HULL })] }),
        drawn({ ink: 'rust', path: SEAMS }),
        drawn({ ink: 'rust', path: [654, 664, 675, 686].map((x) => limb([[x, 224, 4], [x, 232, 6], [x + 1, 248, 5]], 1)).join('') + disc(922, 312, 9) }),
      ] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'Two voyageurs carry a canoe across Savanna Portage against the rising sun',
    palette: dawn,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['sage', 0], ['peach', 116], ['cream', 190]] }),
      sun({ x: 195, y: 204, radius: 82, ink: 'rose' }),
      strata({ ink: 'cream', bars: [[150, 158, 150, 8]] }),
      ridge({ ink: 'mauve', y: 250, swell: 3, seed: 8, cover: 'spruce', height: [14, 46], detail: 0, swells: 4, gaps: 0.1, spacing: 0.5, floor: 270 }),
      ridge({ ink: 'cream', y: 262, swell: 3, swells: 3, seed: 3 }),
      canoeCarry({ x: 195, y: 324, width: 262, ink: 'ink', lit: 'rose', skin: 'peach', shirt: 'plum', sash: 'red' }),
      ridge({ ink: 'plum', y: 318, swell: 3, swells: 3, seed: 5 }),
    ],
  },
});
