import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { grass } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';

const storm = {
  ink: '#1a2030',
  storm: '#39445a',
  slate: '#63758a',
  mist: '#a9b9ba',
  lake: '#3f7f8c',
  glow: '#f3dc93',
  gold: '#e3b443',
  grass: '#7d8b3c',
  plum: '#6d4854',
  rose: '#c97f6c',
  peach: '#f3c3a0',
  cream: '#fdf5e0',
};

/** The sun sets in South Dakota, and shines through between the stones. */
const sundown = values({
  dark: { ink: '#1c1830', plum: '#512645', lake: '#2c3f78' },
  middle: { wine: '#93374f', rose: '#d55f57' },
  glow: { peach: '#f59a6c', gold: '#fbc46a', cream: '#fff0c9' },
  accent: {},
});

const LEFT = 'M-20 20L200-10 380 26C460 40 520 64 570 104L650 156C680 176 700 204 712 236L788 344C806 372 812 420 812 450L806 530C800 566 780 600 760 630L722 668C560 716 200 700-20 730z';
const RIGHT = 'M926 510C914 400 960 300 1050 250C1090 200 1180 176 1280 190C1370 200 1440 240 1480 310C1530 390 1552 500 1520 620C1410 690 1090 690 984 636C946 600 932 560 926 510z';

export default trailArt({
  hero: {
    alt: 'Between two great rounded stones of pink granite the sun goes down over Big Stone Lake, behind the low shore of South Dakota; the light pours through the gap onto their flanks.',
    focus: { x: 0.53, y: 0.5 },
    palette: sundown,
    layers: [
      sky({ bands: [['rose', 0]] }),
      drawn({ ink: 'peach', path: 'M866 440m-620 0a620 620 0 1 1 1240 0a620 620 0 1 1-1240 0z' }),
      drawn({ ink: 'gold', path: 'M866 440m-350 0a350 350 0 1 1 700 0a350 350 0 1 1-700 0z' }),
      drawn({ ink: 'cream', path: 'M866 424m-92 0a92 92 0 1 1 184 0a92 92 0 1 1-184 0z' }),
      // South Dakota: a level upland, cut by coulees.
      drawn({ ink: 'wine', path: 'M300 448C440 442 560 448 680 444L760 450 830 442C900 438 1000 446 1100 442L1240 448 1300 440 1380 446 1470 436 1640 442V500H300z' }),
      drawn({ ink: 'lake', path: 'M300 470H1640V840H300z' }),
      drawn({ ink: 'gold', path: 'M800 478H950L930 486 990 490 900 498 780 496 830 488zM770 504H960L1000 512 900 518 980 526 860 532 760 524 830 516zM800 540H960L900 550 1000 560 820 566 740 556zM760 576H940L1010 588 860 598 730 590zM1490 480H1640V488L1560 486zM1500 520L1640 510V520z' }),
      // The shore, and the light that falls on it through the gap.
      drawn({ ink: 'ink', path: 'M-20 640H640C740 612 1000 612 1080 630L1640 596V840H-20z' }),
      drawn({ ink: 'rose', path: 'M730 626C820 606 920 606 1004 624L1340 840H420z' }),
      drawn({ ink: 'peach', path: 'M752 622C830 606 910 606 980 620L1190 840H540z' }),
      drawn({ ink: 'gold', path: 'M776 620C840 606 900 606 956 616L1050 840H670z' }),
      drawn({ ink: 'wine', path: 'M560 754L600 732 640 740 628 762 540 790zM1120 720L1164 716 1190 740 1240 776 1150 750zM680 668L712 656 734 668 700 684 660 690zM1230 806L1290 790 1340 820 1360 850H1260z' }),
      // A canoe, drawn up in it.
      drawn({ ink: 'plum', path: 'M828 716L790 840H960L912 716z' }),
      drawn({ ink: 'wine', path: 'M868 606C910 640 930 690 914 744C904 784 886 812 870 822C854 812 836 784 826 744C810 690 828 640 868 606z' }),
      drawn({ ink: 'ink', path: 'M868 622C898 650 912 694 900 738C892 768 880 784 870 790C860 784 848 768 840 738C828 694 840 650 868 622z' }),
      drawn({ ink: 'peach', path: 'M868 606C910 640 930 690 914 744C904 784 886 806 870 816C886 790 896 768 904 738C916 694 900 650 868 622zM842 676L898 676 900 688 840 688zM842 736L900 734 896 748 846 750z' }),
      // The stone on the left: granite, which parts along straight joints and weathers round.
      drawn({ ink: 'rose', path: LEFT, layers: [
        drawn({ ink: 'plum', path: 'M-20-20H560L680 240 700 740H-20z' }),
        drawn({ ink: 'ink', path: 'M-20-20H120L250 70 330 190 420 280 400 400 440 520 380 620 360 760H-20z' }),
        spray({ ink: 'ink', from: [400, 420], to: [590, 400], size: 4 }),
        drawn({ ink: 'wine', path: 'M420-40L560 110 600 196 648 300 640 420 668 520 610 620 590 740H860V-40z' }),
        spray({ ink: 'wine', from: [660, 440], to: [510, 440], size: 4 }),
        drawn({ ink: 'rose', path: 'M500 30L600 130 650 220 712 330 706 420 726 520 670 620 650 740H860V-40z' }),
        drawn({ ink: 'peach', path: 'M560 70L640 160 690 236 762 350 756 440 770 510 716 620 700 740H860V-40z' }),
        spray({ ink: 'peach', from: [780, 440], to: [700, 430], size: 4 }),
        // Joints.
        drawn({ ink: 'ink', path: 'M760 206L690 232 560 268 420 280 300 330 420 296 566 282 696 240zM830 500L726 520 668 520 440 524 300 560 440 534 670 532 730 528zM600 272L616 360 640 420 660 524 654 524 634 424 610 362 594 276z' }),
      ] }),
      // And on the right.
      drawn({ ink: 'rose', path: RIGHT, layers: [
        drawn({ ink: 'plum', path: 'M1330 160H1640V740H1050V330z' }),
        drawn({ ink: 'ink', path: 'M1640 100H1420L1340 220 1300 340 1320 460 1296 560 1370 640 1400 740H1640z' }),
        spray({ ink: 'ink', from: [1310, 440], to: [1170, 430], size: 4 }),
        drawn({ ink: 'wine', path: 'M1330 160L1200 240 1120 330 1090 430 1116 520 1100 600 1150 740H880V160z' }),
        spray({ ink: 'wine', from: [1090, 440], to: [1190, 430], size: 4 }),
        drawn({ ink: 'rose', path: 'M1250 160L1140 230 1056 330 1020 430 1050 530 1036 600 1090 740H880V160z' }),
        drawn({ ink: 'peach', path: 'M1180 160L1080 240 1000 340 964 440 986 530 980 600 1030 740H880V160z' }),
        spray({ ink: 'peach', from: [960, 480], to: [1030, 470], size: 4 }),
        drawn({ ink: 'ink', path: 'M918 528L986 530 1050 526 1116 516 1300 540 1500 520 1300 552 1116 530 1050 538 986 538zM1116 326L1180 360 1310 350 1440 380 1310 362 1176 372 1108 336z' }),
      ] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A great outcrop of pink granite above the long water of Big Stone Lake, under a dark storm',
    palette: storm,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['storm', 0], ['slate', 150], ['glow', 206]] }),
      ridge({ ink: 'storm', y: 222, swell: 3, seed: 3, floor: 236 }),
      water({ ink: 'glow', y: 230 }),
      ripples({ ink: 'lake', y: [240, 300], count: 9, x: 100, spread: [70, 80], width: [60, 120], height: [5, 7], seed: 4 }),
      shape({ ink: 'rose', points: [[48, 350], [60, 288], [86, 262], [124, 246], [142, 208], [176, 178], [220, 168], [264, 178], [314, 222], [334, 350]] }),
      shape({ ink: 'peach', points: [[48, 350], [60, 288], [86, 262], [124, 246], [114, 282], [100, 350]] }),
      shape({ ink: 'peach', points: [[128, 238], [142, 208], [176, 178], [220, 168], [264, 178], [210, 194], [176, 218], [156, 254]] }),
      shape({ ink: 'plum', points: [[264, 178], [314, 222], [334, 350], [240, 350], [228, 282], [246, 232], [236, 196]] }),
      shape({ ink: 'plum', points: [[124, 246], [156, 254], [146, 286], [140, 350], [126, 350], [130, 286], [138, 264]] }),
      shape({ ink: 'plum', points: [[146, 286], [188, 276], [232, 284], [230, 294], [188, 288], [144, 298]] }),
      shape({ ink: 'plum', points: [[190, 208], [198, 242], [184, 278], [196, 278], [210, 242], [204, 200]] }),
      grass({ ink: 'ink', lit: 'gold', y: 346, x: [70, 320], count: 9, height: [24, 44], seed: 5, forms: 1, blades: 6 }),
    ],
  },
});
