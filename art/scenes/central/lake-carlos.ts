import { limb } from '../../kit/limb.ts';
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

export default trailArt({
  hero: {
    alt: 'A sailboat with a red jib heels close by on the deep blue of Lake Carlos in the evening sun; beyond, the bath house of split granite boulders stands on the beach.',
    focus: { x: 0.54, y: 0.5 },
    palette: evening,
    layers: [
      sky({ bands: [['peach', 0]] }),
      drawn({ ink: 'cream', path: 'M-20 236Q80 196 200 214Q300 180 400 226Q480 230 520 252Q760 262 1000 236Q1060 190 1180 196Q1280 150 1400 178Q1520 156 1640 190V400H-20z' }),
      // The moraine north of the lake, wooded in uneven masses.
      drawn({ ink: 'stone', path: 'M-20 316Q80 276 180 300Q280 270 380 306Q560 320 760 316Q860 280 980 296Q1080 240 1180 262Q1280 220 1400 246Q1500 224 1640 256V440H-20z' }),
      drawn({ ink: 'indigo', path: 'M-20 372Q60 340 150 360Q240 344 330 374Q480 384 640 382Q740 352 830 366Q900 330 980 346Q1060 320 1120 350Q1200 330 1290 336Q1360 300 1440 322Q1540 296 1640 316V440H-20z', layers: [
        spray({ ink: 'ink', from: [1640, 440], to: [1200, 320], size: 3 }),
      ] }),
      // The beach and the bath house.
      drawn({ ink: 'buff', path: 'M560 440Q760 424 960 420Q1200 410 1640 418V446H560z' }),
      shape({ ink: 'ink', opacity: 0.4, points: [[1068, 430], [1378, 430], [1431, 438], [1088, 438]] }),
      // Gable end to the light, the long side in shade.
      splitStone({ points: [[1074, 375], [1122, 303], [1183, 379], [1172, 380], [1172, 431], [1074, 429]], size: [13, 20], seed: 7, ...granite, mortar: 'stone', shade: 'stone', stones: ['buff', 'peach', 'buff'] }),
      drawn({ ink: 'indigo', path: 'M1110 430V404Q1110 390 1123 390Q1136 390 1136 404V431z' }),
      splitStone({ points: [[1172, 361], [1375, 365], [1375, 429], [1172, 431]], size: [13, 20], seed: 4, ...granite, mortar: 'ink', shade: 'ink', stones: ['stone', 'rust', 'stone'] }),
      drawn({ ink: 'indigo', path: 'M1197 389H1224V413H1197zM1253 386H1282V431H1253zM1315 389H1342V413H1315z' }),
      drawn({ ink: 'buff', path: 'M1193 413H1228V417H1193zM1311 413H1346V417H1311z' }),
      shape({ ink: 'ink', points: [[1122, 294], [1325, 299], [1396, 373], [1396, 380], [1180, 380], [1175, 372]] }),
      shape({ ink: 'rust', points: [[1122, 294], [1325, 299], [1332, 306], [1130, 302]] }),
      shape({ ink: 'ink', points: [[1122, 294], [1131, 301], [1068, 386], [1060, 383]] }),
      water({ ink: 'lake', y: 438 }),
      spray({ ink: 'indigo', from: [0, 820], to: [0, 470], size: 4 }),
      // Shore, roof and wood in the water; long swells.
      drawn({ ink: 'indigo', path: 'M-20 438H560Q420 452 300 450Q360 462 200 464Q90 470-20 462zM1020 438H1640V470Q1540 462 1460 470Q1500 480 1380 482Q1260 480 1300 466Q1120 474 1180 458Q1060 456 1020 438z' }),
      drawn({ ink: 'indigo', path: 'M1090 704C1160 690 1200 640 1270 636 1330 640 1350 668 1420 660 1490 650 1540 610 1640 616V726C1500 700 1440 736 1330 720 1250 708 1180 716 1090 704zM1060 546C1120 544 1150 524 1200 526 1240 530 1260 544 1330 538 1290 554 1220 552 1160 558zM1400 576C1450 556 1500 574 1560 556 1600 548 1620 548 1640 544V574C1560 592 1470 584 1400 576zM-20 552C40 538 90 560 140 542 180 530 220 536 260 554 210 558 180 572 120 574 60 572 20 588-20 584zM-20 690C60 646 120 656 160 690 200 716 240 704 300 716 230 742 150 730 100 750 50 764 10 756-20 768zM1180 790C1240 764 1290 772 1330 794 1300 800 1240 800 1180 790z' }),
      // The crests that catch the sun.
      drawn({ ink: 'peach', path: 'M1182 664C1220 632 1280 622 1318 650 1280 642 1230 646 1182 664zM24 668C70 646 124 650 156 684 112 664 70 662 24 668zM1474 636C1530 606 1590 604 1640 604V612C1590 612 1530 618 1474 636zM1150 532C1176 520 1204 520 1226 532 1200 528 1176 528 1150 532z' }),
      tilted({ degrees: 9, about: [650, 690], layers: [
        // The boat: main, jib, mast and boom, hull.
        drawn({ ink: 'cream', path: 'M672-30C838 130 967 360 1009 566Q846 606 655 592z', layers: [
          drawn({ ink: 'stone', opacity: 0.55, path: 'M672-30C838 130 967 360 1009 566Q925 590 846 594C882 420 822 180 672-30z' }),
          drawn({ ink: 'buff', path: 'M662 300Q810 270 924 330L927 336Q810 280 662 306zM658 430Q830 400 985 460L985 466Q831 410 659 436zM670 170Q760 146 843 190L846 196Q760 152 670 176z' }),
          spray({ ink: 'stone', from: [1020, 560], to: [760, 470], size: 4 }),
        ] }),
        drawn({ ink: 'red', path: 'M668 6C561 208 434 446 309 640Q499 634 618 596C586 420 617 190 668 6z', layers: [
          drawn({ ink: 'rust', path: 'M667 16C606 220 545 460 470 650L640 650C582 420 604 200 679 10z', opacity: 0.6 }),
          spray({ ink: 'ink', from: [640, 600], to: [480, 520], size: 4, opacity: 0.6 }),
        ] }),
        shape({ ink: 'ink', points: [[665, -40], [681, -40], [660, 656], [636, 656]] }),
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
