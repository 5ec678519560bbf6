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

/** The waves come from the left in slanting files, longer as they come near: where each begins, and how long it is. */
const WAVES = [[480, 90], [506, 130], [542, 180], [590, 250], [652, 340], [734, 460]].flatMap(([y = 0, length = 0], row) =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((file) => {
    const size = length * (1 - ((file * 2 + row) % 3) * 0.14);
    return [Math.round((file - 2.6) * length * 1.36 + 800 - row * 114), y + ((file + row) % 3) * row * 2, size] as const;
  }),
);
type Wave = (typeof WAVES)[number];
/** Along a wave and up from it, in hundredths of its length. */
const wavePath = ([x, y, length]: Wave, ...offsets: number[]) =>
  numbers(offsets.map((offset, i) => Math.round((i % 2 ? y : x) + (offset * length) / 100)));
/** A long slope to the wind, a steep dark face behind it. */
const leeward = (wave: Wave) =>
  `M${wavePath(wave, 0, 0)}C${wavePath(wave, 26, 0, 42, -9, 58, -10, 68, -10, 72, 1, 108, 3, 84, 7, 60, 4, 42, 6, 26, 7, 14, 3, 0, 0)}z`;
const crest = (wave: Wave) => `M${wavePath(wave, 16, -2)}C${wavePath(wave, 32, -6, 44, -12, 62, -10, 50, -8, 34, -4, 16, -2)}z`;

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
      drawn({ ink: 'indigo', path: WAVES.map(leeward).join('') }),
      drawn({ ink: 'peach', path: WAVES.map(crest).join('') }),
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
        drawn({ ink: 'ink', path: 'M286 622Q420 654 640 660Q860 664 1046 644Q1036 688 1012 702Q860 728 660 728Q480 726 400 702Q330 672 286 622z', layers: [
          drawn({ ink: 'cream', path: 'M280 612Q420 648 640 655Q860 660 1054 636V656Q860 678 640 673Q440 666 300 640z' }),
          drawn({ ink: 'indigo', path: 'M380 700Q560 694 700 734H400z' }),
        ] }),
      ] }),
      // The wave that takes the leeward rail, foam along the hull, and what the sails throw on the water, broken by it.
      drawn({ ink: 'lake', path: 'M-20 772C120 764 250 722 370 706 450 696 540 722 640 716 760 708 850 684 940 692 1030 700 1100 744 1220 758 1360 772 1500 756 1640 766V820H-20z', layers: [
        spray({ ink: 'indigo', from: [0, 850], to: [0, 720], size: 4 }),
      ] }),
      drawn({ ink: 'indigo', path: 'M440 708Q560 730 680 720Q860 700 960 716Q880 724 800 738Q640 756 520 736Q470 726 440 708z' }),
      drawn({ ink: 'cream', path: 'M404 672C372 676 336 690 300 720 336 708 366 706 398 716 440 704 480 722 540 728 600 734 660 728 720 720 800 710 860 704 920 712 990 722 1040 738 1090 750 1140 762 1200 764 1270 760 1220 750 1180 738 1140 722 1110 706 1080 704 1056 716 1020 696 950 692 880 698 800 706 720 712 640 718 560 722 480 710 440 690z' }),
      drawn({ ink: 'red', path: 'M420 752C450 738 480 750 520 746 560 740 590 756 640 748 610 766 570 758 540 764 500 770 470 756 420 752zM470 784C500 770 530 782 560 778 600 772 620 786 664 776 640 796 600 790 570 796 530 802 510 786 470 784z' }),
      drawn({ ink: 'cream', path: 'M690 752C730 734 770 746 810 738 860 728 890 742 950 732 920 752 880 746 840 756 790 768 740 752 690 752zM720 786C760 768 800 780 840 772 880 766 910 778 960 770 930 788 890 784 850 792 800 802 760 786 720 786z' }),
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
