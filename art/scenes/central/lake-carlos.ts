import { at } from '../../kit/geometry.ts';
import { limb } from '../../kit/limb.ts';
import { numbers } from '../../kit/path.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn, shape, tilted } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { sloop } from '../../motifs/sloop.ts';
import { splitStone } from '../../motifs/split-stone.ts';
import { ripples, water } from '../../motifs/water.ts';

/** A summer evening on the beach; the sun stands low on the left. */
const evening = values({
  dark: { ink: '#1b1c33', indigo: '#2c3d6b' },
  middle: { lake: '#4c78a8', rust: '#b3694f', stone: '#9a8486' },
  glow: { buff: '#e6b98c', peach: '#f8d3a2', cream: '#fff2da' },
  accent: { red: '#e2452f' },
});
const granite = { mortar: 'ink', stones: ['buff', 'stone', 'rust', 'buff', 'stone', 'peach'], shade: 'indigo', light: -1 } as const;

/** Long swells before a wind from the left: where each begins and ends, how high it stands, and where along it the crest is. */
const SWELLS = [
  [-60, 474, 440, 7, 0.66], [520, 470, 420, 6, 0.4], [960, 486, 520, 8, 0.3], [1380, 470, 320, 6, 0.6],
  [90, 514, 520, 12, 0.4], [1060, 522, 640, 15, 0.58],
  [-160, 560, 520, 18, 0.7], [760, 560, 460, 14, 0.5], [1230, 576, 560, 18, 0.26],
  [-220, 632, 820, 26, 0.5], [960, 630, 760, 26, 0.5],
  [-260, 716, 620, 32, 0.6], [1090, 712, 820, 36, 0.36],
] as const;
type Swell = (typeof SWELLS)[number];
/** Along a swell and down from its foot, in hundredths of its length and of its height; all of them run a little down to the right. */
const swellPath = ([x, y, length, height]: Swell, ...offsets: number[]) =>
  numbers(offsets.map((offset, i) => Math.round(i % 2 ? y + (offset * height) / 100 + (at(offsets, i - 1) * length) / 4000 : x + (offset * length) / 100)));
/** A long rise on the side of the wind, a dark hollow face behind the crest. */
const leeward = (swell: Swell) => {
  const top = swell[4] * 100;
  return `M${swellPath(swell, 0, 0)}C${swellPath(swell, top * 0.4, 0, top * 0.7, -100, top, -100, top + 14, -100, top + 22, -16, 100, 0, 84, 26, top + 26, 14, top + 6, 40, top - 16, 62, 18, 30, 0, 0)}z`;
};
const crest = (swell: Swell) => {
  const top = swell[4] * 100;
  return `M${swellPath(swell, top * 0.3, -8)}C${swellPath(swell, top * 0.6, -50, top * 0.8, -116, top + 6, -104, top - 6, -84, top * 0.7, -40, top * 0.3, -8)}z`;
};

export default trailArt({
  hero: {
    alt: 'A sailboat with a red jib heels close by on the deep blue of Lake Carlos in the evening sun; beyond, the bath house of split granite boulders stands on the beach.',
    focus: { x: 0.45, y: 0.5 },
    palette: evening,
    layers: [
      sky({ bands: [['peach', 0]] }),
      drawn({ ink: 'cream', path: 'M-20 236Q80 196 200 214Q300 180 400 226Q480 230 520 252Q760 262 1000 236Q1060 190 1180 196Q1280 150 1400 178Q1520 156 1640 190V400H-20z' }),
      // The moraine north of the lake, wooded in uneven masses.
      drawn({ ink: 'stone', path: 'M-20 316Q80 276 180 300Q280 270 380 306Q560 320 760 316Q860 280 980 296Q1080 240 1180 262Q1280 220 1400 246Q1500 224 1640 256V440H-20z' }),
      drawn({ ink: 'indigo', path: 'M-20 372Q60 340 150 360Q240 344 330 374Q480 384 640 382Q740 352 830 366Q900 330 980 346Q1060 320 1120 350Q1200 330 1290 336Q1360 300 1440 322Q1540 296 1640 316V440H-20z', layers: [
        spray({ ink: 'ink', from: [1640, 440], to: [1200, 320], size: 3 }),
      ] }),
      // The bath house, small and in two inks, on a bank above the beach; brush covers its corners.
      splitStone({ points: [[1192, 380], [1221, 337], [1258, 383], [1251, 383], [1251, 418], [1192, 418]], size: [10, 15], seed: 7, ...granite, mortar: 'indigo', shade: 'stone', stones: ['stone'] }),
      drawn({ ink: 'indigo', path: 'M1213 418V398Q1213 388 1222 388Q1231 388 1231 398V418z' }),
      shape({ ink: 'indigo', points: [[1251, 372], [1373, 374], [1373, 418], [1251, 418]] }),
      shape({ ink: 'ink', points: [[1221, 331], [1343, 335], [1386, 379], [1386, 386], [1256, 386], [1221, 339], [1189, 387], [1183, 385]] }),
      drawn({ ink: 'ink', path: 'M1264 391H1284V404H1264zM1300 388H1320V414H1300zM1338 391H1356V404H1338z' }),
      drawn({ ink: 'rust', path: 'M960 440C1010 430 1040 416 1100 412 1180 404 1400 402 1640 398V440z' }),
      drawn({ ink: 'ink', path: 'M1166 416C1168 402 1182 398 1190 406 1196 400 1206 404 1206 416zM1350 414C1350 396 1366 390 1374 400 1384 386 1404 392 1404 406 1412 402 1420 406 1420 414zM1480 412C1482 398 1500 394 1508 404 1518 398 1530 402 1532 412z' }),
      drawn({ ink: 'buff', path: 'M640 442Q820 430 980 432 1300 420 1640 424V446H640z' }),
      water({ ink: 'lake', y: 438 }),
      spray({ ink: 'indigo', from: [0, 820], to: [0, 470], size: 4 }),
      // Shore, roof and wood in the water; long swells.
      drawn({ ink: 'indigo', path: 'M-20 438H560Q420 452 300 450Q360 462 200 464Q90 470-20 462zM1020 438H1640V470Q1540 462 1460 470Q1500 480 1380 482Q1260 480 1300 466Q1120 474 1180 458Q1060 456 1020 438z' }),
      drawn({ ink: 'indigo', path: SWELLS.map(leeward).join('') }),
      drawn({ ink: 'peach', path: SWELLS.map(crest).join('') }),
      tilted({ degrees: 9, about: [650, 690], layers: [
        // The boat: main, jib, mast and boom, hull.
        drawn({ ink: 'cream', path: 'M672 27C838 172 967 382 1009 569Q846 606 655 593z', layers: [
          drawn({ ink: 'stone', opacity: 0.55, path: 'M672 27C838 172 967 382 1009 569Q925 591 846 595C882 436 822 218 672 27z' }),
          drawn({ ink: 'buff', path: 'M662 327Q810 300 924 354L927 360Q810 309 662 332zM658 445Q830 418 985 473L985 478Q831 427 659 451zM670 209Q760 187 843 227L846 232Q760 192 670 214z' }),
          spray({ ink: 'stone', from: [1020, 560], to: [760, 470], size: 4 }),
        ] }),
        drawn({ ink: 'red', path: 'M668 59C561 243 434 460 309 640Q499 634 618 596C586 436 617 227 668 59z', layers: [
          drawn({ ink: 'rust', path: 'M667 69C606 254 545 473 470 650L640 650C582 436 604 236 679 63z', opacity: 0.6 }),
          spray({ ink: 'ink', from: [640, 600], to: [480, 520], size: 4, opacity: 0.6 }),
        ] }),
        shape({ ink: 'ink', points: [[668, 14], [680, 14], [660, 656], [636, 656]] }),
        drawn({ ink: 'red', path: 'M678 16Q704 12 736 28Q704 34 676 40z' }),
        shape({ ink: 'ink', points: [[646, 594], [1023, 566], [1028, 576], [647, 610]] }),
        // The crew: one hauls the sheet that runs to the boom, one steers.
        drawn({ ink: 'ink', path: 'M846 612L910 578 914 582 850 617z' }),
        drawn({ ink: 'buff', path: limb([[784, 596, 9], [778, 570, 9]], 1) + limb([[946, 590, 9], [940, 562, 9]], 1) }),
        drawn({ ink: 'indigo', path: limb([[790, 690, 32], [786, 644, 31], [788, 606, 31], [784, 584, 14]], 1) }),
        drawn({ ink: 'rust', path: limb([[954, 690, 30], [952, 640, 29], [952, 602, 29], [946, 580, 14]], 1) }),
        ...[[779, 560], [941, 554]].map(([x, y]) => drawn<'buff'>({ ink: 'buff', path: `M${x} ${y}m-14-12q-2 10-7 18l5 3q-1 10 5 13q12 3 19-8l4-26q-12-12-26 0z` })),
        drawn({ ink: 'red', path: 'M763 550Q765 531 785 532Q801 535 799 554Q797 562 793 566L787 552 747 556Q749 549 763 550z' }),
        drawn({ ink: 'ink', path: 'M925 546Q927 526 947 528Q961 530 965 544Q993 546 1001 566Q983 556 965 562Q961 570 955 574L949 552Q939 544 925 546z' }),
        // The lit side of each, then arm and hand.
        drawn({ ink: 'lake', path: 'M761 604Q753 630 757 660H767Q763 630 775 596z' }),
        drawn({ ink: 'buff', path: 'M928 598Q921 630 926 660H936Q932 630 940 590z' }),
        drawn({ ink: 'ink', path: 'M972 622L1044 648 1040 656 970 629z' }),
        drawn({ ink: 'indigo', path: limb([[798, 602, 13], [816, 634, 12], [838, 620, 8]], 1) }),
        drawn({ ink: 'ink', path: 'M796 622Q802 644 820 646 836 636 840 626 828 634 818 632 806 632 796 622z' }),
        drawn({ ink: 'buff', path: limb([[834, 624, 7], [846, 614, 9], [856, 610, 7]], 1) + limb([[986, 628, 7], [992, 632, 9], [1002, 636, 7]], 1) }),
        drawn({ ink: 'rust', path: limb([[960, 598, 13], [966, 618, 12], [988, 630, 8]], 1) }),
        // Rudder and transom close the stern.
        shape({ ink: 'ink', points: [[1046, 634], [1064, 638], [1052, 730], [1028, 732]] }),
        drawn({ ink: 'ink', path: 'M286 622Q420 654 640 660Q860 664 1046 644Q1036 688 1012 702Q860 728 660 728Q480 726 400 702Q330 672 286 622z', layers: [
          drawn({ ink: 'cream', path: 'M280 612Q420 648 640 655Q860 660 1054 636V656Q860 678 640 673Q440 666 300 640z' }),
          drawn({ ink: 'indigo', path: 'M380 700Q560 694 700 734H400z' }),
        ] }),
        shape({ ink: 'rust', points: [[1032, 640], [1054, 636], [1050, 664], [1018, 704], [1000, 708], [1020, 676]] }),
      ] }),
      // The wave that takes the leeward rail, foam along the hull, and what the sails throw on the water, broken by it.
      drawn({ ink: 'lake', path: 'M-20 772C120 764 250 722 370 706 450 696 540 722 640 722 760 724 850 734 940 738 1030 740 1100 752 1220 760 1360 772 1500 756 1640 766V820H-20z', layers: [
        spray({ ink: 'indigo', from: [0, 850], to: [0, 720], size: 4 }),
      ] }),
      drawn({ ink: 'indigo', path: 'M440 710Q560 738 700 738Q860 744 990 754Q890 762 800 762Q640 764 520 742Q470 728 440 710z' }),
      drawn({ ink: 'cream', path: 'M404 672C372 676 336 690 300 720 336 708 366 706 398 716 440 704 480 722 540 728 600 736 660 738 720 740 800 746 860 750 920 752 990 758 1050 764 1110 772 1180 776 1260 774 1350 766 1280 764 1210 756 1170 744 1130 732 1096 730 1074 746 1030 732 960 732 880 732 800 728 720 724 640 722 560 722 480 710 440 690z' }),
      drawn({ ink: 'red', path: 'M420 752C450 738 480 750 520 746 560 740 590 756 640 748 610 766 570 758 540 764 500 770 470 756 420 752zM470 784C500 770 530 782 560 778 600 772 620 786 664 776 640 796 600 790 570 796 530 802 510 786 470 784z' }),
      drawn({ ink: 'cream', path: 'M700 772C740 758 780 768 820 762 870 756 900 766 960 760 930 776 890 772 850 780 800 788 750 772 700 772zM740 798C780 786 820 794 860 788 900 784 930 792 980 786 950 800 910 798 870 804 820 808 780 798 740 798z' }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A white sail on the deep blue of Lake Carlos, beside a wall of split granite boulders',
    palette: evening,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['cream', 0]] }),
      sun({ x: 300, y: 176, radius: 30, ink: 'peach' }),
      ridge({ ink: 'indigo', points: [[0, 184], [390, 196]], swell: 3, seed: 4, cover: 'hardwood', height: [8, 16], floor: 214 }),
      water({ ink: 'lake', y: 206 }),
      ripples({ ink: 'indigo', y: [226, 340], count: 9, between: [140, 380], width: [90, 180], height: [6, 14], seed: 31 }),
      ripples({ ink: 'peach', y: [216, 330], count: 7, x: 300, spread: [20, 40], width: [40, 70], height: [5, 7], seed: 8 }),
      sloop({ x: 224, y: 274, height: 190, sail: 'cream', jib: 'red', shade: 'peach', hull: 'ink', stripe: 'cream', mirror: { sail: 'buff', water: 'lake', length: 0.3 } }),
      splitStone({ points: [[0, 90], [122, 90], [126, 200], [132, 400], [0, 400]], size: [40, 48], seed: 2, ...granite }),
      shape({ ink: 'ink', points: [[0, 30], [130, 60], [164, 106], [160, 116], [0, 122]] }),
    ],
  },
});
