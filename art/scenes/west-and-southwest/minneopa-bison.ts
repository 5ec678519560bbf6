import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { amphitheater } from '../../motifs/amphitheater.ts';
import { bison } from '../../motifs/bison.ts';
import { foliage } from '../../motifs/foliage.ts';
import { overlook } from '../../motifs/overlook.ts';
import { bank, drawn, lenses, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { slits } from '../../motifs/slits.ts';
import { spume } from '../../motifs/spume.ts';
import { bundle, strands } from '../../motifs/strands.ts';
import { visitor } from '../../motifs/visitors.ts';

/** Evening: the sun stands on the right, and lights the left wall. */
const fallsTwice = values({
  dark: { ink: '#1d1a23', umber: '#4b2e2b' },
  middle: { rose: '#a9573f', pool: '#3f7277', ochre: '#c18548' },
  glow: { buff: '#f0c47c', sky: '#bfdad4', cream: '#fff4da' },
  accent: { red: '#dc4428' },
});
const west = { from: [1, -0.6], ink: 'buff', shadow: 'ink' } as const;

/** The gorge: the sun stands on the right, and lights the wall on the left. */
const theater = values({
  dark: { ink: '#17222b', umber: '#552d2b' },
  middle: { rose: '#a9573f', pool: '#37737d', ochre: '#c98a48' },
  glow: { buff: '#f0c47c', sky: '#bfdad4', cream: '#fff4da' },
  accent: { red: '#dc4428' },
});

export default trailArt({
  hero: {
    alt: 'Minneopa Creek falls twice at the head of a gorge whose golden sandstone runs round it like the rows of a theater; two people watch from the footbridge between the two drops.',
    focus: { x: 0.46, y: 0.5 },
    palette: theater,
    layers: [
      sky({ bands: [['sky', 0]] }),
      drawn({ ink: 'cream', path: 'M330 52C480 18 640 44 800 30 960 20 1080 44 1230 22 1120 66 960 52 820 66 660 76 480 44 330 52z' }),
      // The prairie on top, and the woods along the creek.
      bank({ ink: 'buff', points: [[-20, 150], [400, 122], [760, 114], [1100, 122], [1640, 150]], close: [[1640, 300], [-20, 300]] }),
      mass({ ink: 'rose', light: west, rim: 7, layers: [
        foliage({ ink: 'rose', size: [30, 90], seed: 3, points: [[120, 170], [230, 110], [330, 84], [430, 110], [560, 140], [560, 300], [100, 300]] }),
        foliage({ ink: 'rose', size: [30, 90], seed: 8, points: [[900, 140], [980, 96], [1090, 66], [1220, 84], [1340, 56], [1540, 140], [1540, 300], [880, 300]] }),
      ] }),
      bison({ x: 600, y: 120, width: 30, ink: 'umber', lit: 'umber', wool: 'umber' }),
      bison({ x: 656, y: 118, width: 24, ink: 'umber', lit: 'umber', wool: 'umber', flip: true }),
      // The first ledge, a low one.
      drawn({ ink: 'umber', path: 'M400 168C480 140 560 150 640 146L860 144C950 150 1040 140 1120 160L1180 300H400z' }),
      drawn({ ink: 'buff', path: 'M404 168C480 138 560 146 652 138L648 158C600 172 560 158 500 172 470 180 430 176 404 168z' }),
      drawn({ ink: 'rose', path: 'M836 138C940 146 1040 134 1124 160 1060 178 1010 160 960 172 910 176 870 160 840 164z' }),
      drawn({ ink: 'pool', path: 'M690 112L730 110C740 122 800 126 848 136V152H640V142C690 138 700 126 690 112z' }),
      strands({ path: [[744, 132, 98], [744, 150, 106], [740, 196, 112], [738, 240, 118]], seed: 3, girth: [1, 1], strands: [['sky', [[0.5, 1, 0, 1]]]] }),
      strands({ path: [[744, 132, 98], [744, 150, 106], [740, 196, 112], [738, 240, 118]], seed: 4, girth: [0.05, 1.1], strands: [['cream', bundle(7, [0.04, 0.16], [0.1, 0.3], [0.9, 1], 4)]] }),
      drawn({ ink: 'pool', path: 'M500 244C600 218 880 218 1000 244L1030 310H470z' }),
      drawn({ ink: 'cream', path: 'M590 230C660 216 820 216 892 232 820 242 660 242 590 230z' }),
      amphitheater({ x: 740, y: 460, scale: 520, behind: 0.36, lit: -70, dusk: 0.02, seed: 4, tones: ['cream', 'buff', 'ochre', 'ochre', 'rose', 'umber'], under: 'ink', graze: 'ochre', beds: [
        [0.59, 0.5, 0.95], [0.5, 0.42, 1.06], [0.42, 0.22, 0.98], [0.22, 0.16, 1.06], [0.16, 0, 1], [0, -0.06, 1.06], [-0.06, -0.2, 0.95], [-0.2, -0.26, 1.02], [-0.26, -0.55, 0.88],
      ] }),
      spray({ ink: 'ink', from: [1500, 800], to: [1300, 120], size: 2.2, opacity: 0.7, within: [[960, 180], [1640, -40], [1640, 830], [1000, 660]] }),
      spray({ ink: 'rose', from: [60, 800], to: [220, 440], size: 2.6, within: [[-20, 440], [520, 440], [520, 620], [-20, 830]] }),
      drawn({ ink: 'ink', path: 'M560 262C640 250 860 250 930 262 920 340 960 400 944 470 950 540 930 600 960 660H510C540 600 520 540 530 470 520 400 570 340 560 262z' }),
      drawn({ ink: 'umber', path: 'M540 400C600 386 640 400 700 392V420C640 430 590 416 534 430zM800 470C850 456 900 470 950 460V490C900 500 850 488 800 500zM530 560C560 550 580 556 620 550V570L520 580z' }),
      drawn({ ink: 'pool', path: 'M566 224C660 212 820 212 910 224L884 262H594z' }),
      drawn({ ink: 'cream', path: 'M640 222C700 216 780 216 840 222 780 228 700 228 640 222z' }),
      // The second: one sheet over the brink, parted farther down.
      strands({ path: [[738, 236, 128], [738, 262, 138], [740, 400, 132], [742, 560, 150], [744, 660, 170]], seed: 6, strands: [
        ['pool', [[0.2, 0.22, 0, 1], [0.56, 0.36, 0, 1], [0.9, 0.1, 0, 0.96]]],
        ['sky', [[0.5, 0.9, 0, 0.1], [0.1, 0.09, 0, 1], [0.26, 0.16, 0, 1], [0.5, 0.16, 0, 1], [0.68, 0.12, 0.02, 1], [0.9, 0.08, 0, 1]]],
        ['cream', [[0.17, 0.07, 0.06, 1], [0.3, 0.1, 0.04, 0.98], [0.44, 0.05, 0.12, 1], [0.56, 0.14, 0.05, 1], [0.73, 0.07, 0.08, 1], [0.93, 0.05, 0.06, 1], [0.06, 0.02, 0.3, 1], [0.82, 0.02, 0.2, 0.9]]],
      ] }),
      // The footbridge between them.
      // The basin; rings run out from where the water strikes, as the beds run round above.
      drawn({ ink: 'pool', path: 'M-20 800L180 730Q440 640 740 634Q1080 640 1320 730L1640 830H-20z', layers: [
        drawn({ ink: 'ink', path: 'M1640 640L1010 640C1060 690 1000 720 1080 740 1020 770 1130 780 1090 830H1640zM360 620C420 664 480 680 560 690 640 700 860 700 940 690 1000 680 1040 664 1080 640V600H360z' }),
        drawn({ ink: 'rose', path: 'M-20 700H330C390 716 300 722 350 736 250 744 330 758 240 768 290 782 160 790 190 820H-20z' }),
        drawn({ ink: 'sky', path: 'M420 706C520 742 960 742 1060 706 990 760 500 762 420 706zM300 744C480 806 1000 806 1190 744 1060 830 420 832 300 744z' }),
        drawn({ ink: 'cream', path: 'M610 726C680 718 800 718 870 726 800 736 680 736 610 726zM650 750C700 742 780 744 830 750 780 758 700 758 650 750zM600 776C680 766 800 766 900 778 800 788 680 788 600 776zM690 796C720 792 780 792 800 796 780 804 710 804 690 796z' }),
      ] }),
      spume({ seed: 9, ink: 'cream', shade: 'sky', items: [[590, 668, 200, 34], [880, 672, 240, 30], [720, 684, 400, 52]] }),
      visitor({ x: 690, y: 224, height: 50, pose: 'stand', ink: 'ink', coat: 'red' }),
      visitor({ x: 716, y: 224, height: 47, pose: 'stand', ink: 'ink', coat: 'pool' }),
      overlook({ x: 474, y: 222, width: 540, rail: 26, legs: 20, ink: 'ink', lit: 'ink', posts: 13 }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'Minneopa Creek falls twice through golden sandstone; a bison on the skyline above it',
    palette: fallsTwice,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['cream', 0]] }),
      bank({ ink: 'buff', points: [[0, 168], [195, 162], [390, 168]], close: [[390, 400], [0, 400]] }),
      mass({ ink: 'umber', light: west, rim: 2, layers: [bison({ x: 160, y: 168, width: 84, ink: 'ink', lit: 'ink', wool: 'ink' })] }),
      shape({ ink: 'rose', points: [[20, 192], [130, 186], [170, 200], [170, 236], [20, 250]] }),
      shape({ ink: 'umber', points: [[220, 200], [260, 186], [370, 192], [370, 250], [220, 236]] }),
      shape({ ink: 'cream', points: [[164, 192], [226, 192], [232, 230], [158, 230]] }),
      shape({ ink: 'ink', points: [[120, 244], [270, 244], [290, 360], [100, 360]] }),
      shape({ ink: 'pool', points: [[132, 236], [160, 228], [230, 228], [258, 236], [240, 252], [150, 252]] }),
      shape({ ink: 'buff', points: [[20, 214], [134, 236], [140, 256], [20, 250]] }),
      shape({ ink: 'ochre', points: [[20, 260], [126, 266], [132, 288], [20, 292]] }),
      shape({ ink: 'buff', points: [[20, 302], [114, 298], [120, 326], [20, 340]] }),
      shape({ ink: 'rose', points: [[370, 214], [256, 236], [250, 256], [370, 250]] }),
      shape({ ink: 'rose', points: [[370, 260], [264, 266], [258, 288], [370, 292]] }),
      shape({ ink: 'rose', points: [[370, 302], [276, 298], [270, 326], [370, 340]] }),
      lenses({ ink: 'cream', items: [[195, 238, 80, 5]] }),
      shape({ ink: 'cream', points: [[150, 252], [160, 245], [230, 245], [240, 252], [250, 360], [140, 360]] }),
      drawn({ ink: 'sky', path: 'M150 252 172 247C162 280 176 310 164 360H140zM164 192H178C172 206 176 220 170 230H158z' }),
      slits({ ink: 'pool', items: [[188, 256, 334, 9, -3], [214, 264, 310, 6, 2], [228, 252, 350, 9, 6], [196, 196, 226, 6]] }),
    ],
  },
});
