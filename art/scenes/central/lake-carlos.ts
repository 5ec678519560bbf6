import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn, shape } from '../../motifs/shapes.ts';
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
      shape({ ink: 'ink', opacity: 0.4, points: [[1010, 428], [1480, 428], [1560, 440], [1040, 440]] }),
      // Gable end to the light, the long side in shade.
      splitStone({ points: [[1020, 344], [1092, 236], [1184, 350], [1168, 352], [1168, 430], [1020, 426]], size: [15, 24], seed: 7, ...granite, mortar: 'rust', shade: 'stone', stones: ['buff', 'peach', 'cream', 'buff', 'peach'] }),
      drawn({ ink: 'indigo', path: 'M1074 428V388Q1074 368 1094 368Q1114 368 1114 388V429z' }),
      splitStone({ points: [[1168, 324], [1476, 330], [1476, 426], [1168, 430]], size: [15, 24], seed: 4, ...granite, mortar: 'indigo', shade: 'indigo', stones: ['stone', 'rust', 'stone', 'rust', 'stone'] }),
      drawn({ ink: 'ink', path: 'M1206 366H1246V402H1206zM1290 362H1334V429H1290zM1384 366H1426V402H1384z' }),
      drawn({ ink: 'buff', path: 'M1200 402H1252V408H1200zM1378 402H1432V408H1378z' }),
      shape({ ink: 'ink', points: [[1092, 222], [1400, 230], [1508, 342], [1508, 352], [1180, 352], [1172, 340]] }),
      shape({ ink: 'rust', points: [[1092, 222], [1400, 230], [1410, 240], [1104, 234]] }),
      shape({ ink: 'ink', points: [[1092, 222], [1106, 232], [1010, 362], [998, 356]] }),
      water({ ink: 'lake', y: 438 }),
      spray({ ink: 'indigo', from: [0, 820], to: [0, 470], size: 4 }),
      // Shore, roof and wood in the water; long swells.
      drawn({ ink: 'indigo', path: 'M-20 438H560Q420 452 300 450Q360 462 200 464Q90 470-20 462zM1020 438H1640V470Q1540 462 1460 470Q1500 480 1380 482Q1260 480 1300 466Q1120 474 1180 458Q1060 456 1020 438z' }),
      drawn({ ink: 'indigo', path: 'M1040 560Q1240 520 1640 540V566Q1380 550 1040 560zM-20 590Q140 560 330 584Q150 596-20 616zM1120 690Q1340 630 1640 660V700Q1380 676 1120 690zM-20 740Q160 700 380 736Q180 744-20 776z' }),
      // What the sails and the hull throw on the water.
      drawn({ ink: 'red', path: 'M400 716L700 726Q672 744 690 760Q640 768 654 790L640 820H560Q574 800 536 790Q556 770 500 760Q516 742 440 738z' }),
      drawn({ ink: 'cream', path: 'M706 728L962 712Q980 730 930 742Q966 758 900 770Q928 790 870 820H700Q716 794 696 780Q716 760 698 748z' }),
      drawn({ ink: 'ink', path: 'M330 700Q660 748 1010 700L980 722Q900 716 860 734Q780 726 700 744Q620 730 560 742Q500 724 430 730z' }),
      // The boat: main, jib, mast and boom, hull.
      drawn({ ink: 'cream', path: 'M726-30C880 130 990 360 1016 566Q850 606 660 592z', layers: [
        drawn({ ink: 'stone', opacity: 0.55, path: 'M726-30C880 130 990 360 1016 566Q930 590 850 594C900 420 860 180 726-30z' }),
        drawn({ ink: 'buff', path: 'M690 300Q840 270 950 330L952 336Q840 280 690 306zM676 430Q850 400 1000 460V466Q850 410 676 436zM708 170Q800 146 880 190L882 196Q800 152 708 176z' }),
        spray({ ink: 'stone', from: [1020, 560], to: [760, 470], size: 4 }),
      ] }),
      drawn({ ink: 'red', path: 'M720 6C596 208 450 446 310 640Q500 634 622 596C604 420 654 190 720 6z', layers: [
        drawn({ ink: 'rust', path: 'M718 16C640 220 560 460 470 650H640C600 420 640 200 730 10z', opacity: 0.6 }),
        spray({ ink: 'ink', from: [640, 600], to: [480, 520], size: 4, opacity: 0.6 }),
      ] }),
      shape({ ink: 'ink', points: [[720, -40], [736, -40], [660, 656], [636, 656]] }),
      shape({ ink: 'ink', points: [[650, 594], [1030, 566], [1034, 576], [650, 610]] }),
      // Two at the tiller.
      drawn({ ink: 'indigo', path: 'M770 660Q766 606 792 594Q826 590 836 622L876 640L872 652L826 644L830 664z' }),
      drawn({ ink: 'buff', path: 'M788 594Q776 560 800 556Q826 556 820 586L814 598z' }),
      drawn({ ink: 'ink', path: 'M784 578Q774 548 802 548Q828 550 824 570Q804 562 798 582z' }),
      drawn({ ink: 'rust', path: 'M884 662Q878 604 906 594Q942 592 948 630L950 664z' }),
      drawn({ ink: 'buff', path: 'M902 596Q890 562 914 556Q940 556 934 588L930 600z' }),
      drawn({ ink: 'ink', path: 'M932 590Q944 560 920 548Q894 548 898 572Q918 566 932 590z' }),
      drawn({ ink: 'ink', path: 'M296 640Q330 648 420 650L1040 650Q1030 690 1010 702Q860 726 660 728Q480 728 400 704Q330 676 296 640z', layers: [
        drawn({ ink: 'cream', path: 'M280 634Q360 660 1050 656V668Q500 680 340 666z' }),
        drawn({ ink: 'indigo', path: 'M380 700Q560 694 700 734H400z' }),
      ] }),
      drawn({ ink: 'cream', path: 'M346 680Q300 686 262 712Q316 700 350 714Q396 712 424 726Q396 696 346 680zM1000 708Q1080 704 1210 726Q1130 726 1100 736Q1040 722 950 720z' }),
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
