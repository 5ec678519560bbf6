import { mass } from '../../kit/light.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { ribBridge } from '../../motifs/arches.ts';
import { bedded } from '../../motifs/bedded.ts';
import { cascade } from '../../motifs/cascade.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { bank, drawn, shape } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { skyline } from '../../motifs/skyline.ts';
import { spindrift } from '../../motifs/spindrift.ts';
import { falls, ripples, water } from '../../motifs/water.ts';

const dusk = {
  ink: '#1a1430',
  plum: '#3d2a57',
  mauve: '#76507f',
  rose: '#c9627c',
  coral: '#ee8f74',
  peach: '#f9c391',
  cream: '#ffeecb',
  teal: '#2d5a6b',
};

/** The sun has just gone, behind the city on the left. */
const cityDusk = values({
  dark: { ink: '#1a1430', plum: '#3d2a57' },
  middle: { mauve: '#80568a', rose: '#cf6580' },
  glow: { coral: '#f29a78', peach: '#fbc995', cream: '#fff1d0' },
  accent: { lamp: '#ffd84d' },
});
const afterglow = { from: [-1, -0.7], ink: 'coral', shadow: 'ink' } as const;

type Dusk = keyof typeof cityDusk;

const city: Layer<Dusk> = skyline({ ink: 'coral', lit: 'cream', y: 470, seed: 4, towers: [[60, 70, 110], [150, 60, 170, 'slant'], [220, 76, 250, 'steps'], [300, 54, 160], [362, 70, 330, 'flat'], [440, 68, 296, 'crown'], [516, 50, 200, 'spire'], [580, 74, 150], [660, 60, 110, 'slant'], [-10, 60, 80]] });

/** How the creek falls: out of its pipe to a ledge, and from there to the foot of the bank. */
const spout = [[1030, 196, 74], [1016, 214, 80], [990, 276, 86], [972, 350, 94], [966, 420, 110]] as const;
const veil = [[944, 424, 150], [930, 444, 164], [914, 520, 172], [904, 620, 190], [896, 760, 230]] as const;

export default trailArt({
  hero: {
    alt: 'At dusk Bridal Veil Falls leaps from its pipe in the bank, breaks on a ledge and goes down in a wide white veil; beyond, against the skyline, the Franklin Avenue Bridge spans the Mississippi.',
    focus: { x: 0.6, y: 0.5 },
    palette: cityDusk,
    layers: [
      sky({ seed: 6, waver: 10, bands: [['peach', 0]] }),
      drawn({ ink: 'coral', path: 'M-20 60C120 50 200 80 330 70 460 60 520 30 700 36 620 66 560 64 500 90 400 116 260 96 120 116 60 122 20 112-20 120z' }),
      city,
      // The haze of the evening lies over it.
      mass({ ink: 'peach', opacity: 0.45, layers: [city] }),
      shape({ ink: 'mauve', points: [[-20, 430], [110, 440], [180, 466], [300, 452], [420, 470], [540, 446], [700, 438], [860, 430], [860, 540], [-20, 540]] }),
      water({ ink: 'rose', y: 520 }),
      // What is left of the day lies on the river; bridge and bank darken it.
      drawn({ ink: 'coral', path: 'M170 520H640C610 540 560 544 600 560 650 582 540 590 470 604 540 614 500 640 400 650 470 668 350 700 240 712 330 730 200 770 60 800-20 812-20 780-20 760 90 730 60 716 0 706 110 682 180 676 120 654 200 630 250 624 170 604 230 580 190 548z' }),
      drawn({ ink: 'cream', path: 'M300 524H470C450 538 410 540 430 552 460 568 380 576 350 586 390 600 330 616 250 630 310 606 290 592 330 578 370 564 330 548 300 524z' }),
      drawn({ ink: 'mauve', path: 'M108 550H180C176 566 190 570 182 584 174 600 186 606 178 622 170 640 176 650 160 664 158 640 130 640 136 622 140 606 112 604 118 586 124 572 104 566 108 550zM616 550H690C684 566 696 574 690 588 682 604 694 612 680 632 676 648 684 656 664 672 668 648 636 648 642 628 648 610 620 606 626 588 630 572 614 566 616 550z' }),
      ribBridge({ y: 372, spring: 520, base: 556, piers: [-300, 130, 640, 1150], ink: 'plum', shade: 'ink', lit: 'coral', deck: 24, columns: 10 }),
      // Trees along the parkway, and one of its lamps.
      drawn({ ink: 'ink', path: 'M800 124L1640 96V116L1130 124z' }),
      mass({ ink: 'ink', light: afterglow, rim: 6, layers: [drawn({ ink: 'ink', path: 'M1640-30V130H1262C1250 122 1252 104 1268 102 1240 92 1236 62 1262 54 1250 20 1286-4 1316 2 1320-20 1340-30 1370-30z' })] }),
      drawn({ ink: 'ink', path: 'M1176 118L1180 46H1186L1190 118zM1168 48H1198L1193 38H1173z' }),
      sun({ x: 1183, y: 24, radius: 16, ink: 'lamp' }),
      // The bank, in the shade of the evening: hard beds jut over soft sandstone, and the glow lies on what looks west.
      drawn({ ink: 'plum', path: 'M1640 90L1330 96 1120 110 940 112 820 122 812 170 780 176 776 214 812 226 806 290 770 300 752 304 748 344 790 356 780 430 736 440 700 446 694 492 736 506 720 590 660 610 640 660 590 690 570 760 520 830H1640z', layers: [
        drawn({ ink: 'mauve', path: 'M800 120L900 114 888 160 910 178 892 214 776 216V176L812 170zM800 226L880 222 866 262 884 300 860 344 748 346 752 304 806 290zM780 356L850 352 838 400 850 440 820 486 694 494 700 446 780 430zM720 506L800 500 786 560 800 600 750 660 760 700 700 750 690 830H500L640 660z' }),
        drawn({ ink: 'coral', path: 'M800 120L856 117 846 164 862 180 848 214 776 216V176L812 170zM800 226L842 224 830 264 840 304 816 344 748 346 752 304 806 290zM780 356L816 354 802 406 810 442 776 490 694 494 700 446 780 430zM720 506L766 503 748 566 756 600 706 656 690 676 640 680 660 610z' }),
        drawn({ ink: 'peach', path: 'M776 176L830 170 820 200 776 206zM748 304L800 298 784 330 748 334zM700 446L766 438 744 476 696 480z' }),
        // The shade under each hard bed.
        drawn({ ink: 'ink', path: 'M860 214L1130 204 1150 214 1400 200 1640 204V228L1420 226 1180 240 1150 232 840 240zM830 344L1180 330 1200 344 1450 332 1640 338V362L1460 360 1230 372 1190 362 806 372zM800 490L1200 474 1230 488 1480 470 1640 478V510L1490 500 1250 516 1210 506 780 522zM1200 640L1440 616 1640 630V664L1450 650 1240 672z' }),
        drawn({ ink: 'mauve', path: 'M1160 122L1460 106 1400 130 1340 128 1290 156 1210 150zM1380 232L1640 230V262L1560 258 1500 284 1430 264zM1196 386L1420 368 1350 392 1320 420 1240 412z' }),
      ] }),
      // The hollow that the water has worn.
      drawn({ ink: 'ink', path: 'M930 226L1130 216 1150 300 1140 340 1170 420 1160 480 1200 560 1190 640 1240 740 1220 830H640L700 740 740 700 760 600 800 520 850 420 880 330 900 300z' }),
      // The pipe under the parkway, and the creek out of it.
      drawn({ ink: 'mauve', path: 'M936 214V150C936 96 974 76 1030 74 1086 76 1124 96 1124 150V214z' }),
      drawn({ ink: 'coral', path: 'M936 214V150C936 96 974 76 1030 74 990 82 956 104 956 150V214z' }),
      drawn({ ink: 'ink', path: 'M956 214V152C956 112 984 94 1030 92 1076 94 1106 112 1106 152V214z' }),
      drawn({ ink: 'peach', path: 'M1000 180C1030 170 1080 172 1106 178V206H956V196z' }),
      cascade({ path: spout, seed: 3, tongues: [
        { ink: 'coral', across: [0, 1] },
        { ink: 'peach', across: [0, 1], toward: [0, 0.9], locks: 4, part: [0.6, 0.3], end: [1.4, 0.9], gap: 0.14 },
        { ink: 'cream', across: [0, 1], toward: [0, 0.84], locks: 7, part: [0.5, 0.2], end: [1.4, 0.6], gap: 0.24 },
      ] }),
      drawn({ ink: 'cream', path: 'M958 196C1000 186 1060 186 1096 192 1110 198 1104 216 1096 226 1060 212 1010 226 962 250 944 230 946 206 958 196z' }),
      // The ledge that breaks it.
      drawn({ ink: 'plum', path: 'M760 440L800 414 900 404 1080 400 1140 412 1120 446 1060 440 1000 470 900 462 840 476z' }),
      drawn({ ink: 'coral', path: 'M760 440L800 414 860 408 850 440 790 452z' }),
      cascade({ path: veil, seed: 8, tongues: [
        { ink: 'coral', across: [0, 1], locks: 5, part: [0.8, 0.5], end: [1.3, 1.3], gap: 0.12 },
        { ink: 'peach', across: [0, 1], toward: [0, 0.94], locks: 6, part: [0.6, 0.3], end: [1.4, 0.9], gap: 0.16 },
        { ink: 'cream', across: [0.02, 1], toward: [0.02, 0.86], locks: 10, part: [0.5, 0.15], end: [1.4, 0.6], gap: 0.3 },
      ] }),
      drawn({ ink: 'cream', path: 'M770 470C784 430 830 424 880 410 960 388 1050 396 1090 414 1098 424 1098 440 1096 456 1000 440 880 450 770 470z' }),
      drawn({ ink: 'ink', path: 'M960 700L990 640 1060 620 1110 670 1120 760H940z' }),
      drawn({ ink: 'mauve', path: 'M990 640L1060 620 1040 664 1000 690z' }),
      // Spray.
      spindrift({ x: 880, y: 806, width: 700, height: 140, ink: 'cream', shade: 'coral', seed: 5 }),
      mass({ ink: 'ink', light: afterglow, rim: 5, layers: [boulders({ ink: 'ink', lit: 'ink', seed: 4, items: [[690, 812, 250, 60], [870, 806, 130, 50], [1250, 806, 260, 74], [1200, 806, 90, 34]] }), bank({ ink: 'ink', points: [[540, 840], [760, 806], [1000, 800], [1300, 780], [1640, 740]], close: [[1640, 840]] })] }),
      grain({ ink: 'ink', opacity: 0.13 }),
    ],
  },
  badge: {
    alt: 'Bridal Veil Falls on the limestone wall of the Mississippi gorge, the ribs of the Franklin Avenue Bridge behind it at dusk',
    palette: dusk,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['rose', 0], ['coral', 116], ['peach', 160]] }),
      skyline({ ink: 'mauve', y: 170, seed: 4, towers: [[84, 24, 30], [112, 28, 66, 'steps'], [146, 26, 84], [178, 24, 56, 'crown']] }),
      water({ ink: 'teal', y: 226 }),
      ripples({ ink: 'peach', y: [236, 330], count: 7, x: 116, spread: [30, 50], width: [50, 90], height: [5, 7], seed: 5 }),
      ribBridge({ y: 150, spring: 232, base: 246, piers: [-140, 126, 392], ink: 'ink', shade: 'plum', lit: 'cream', deck: 14, columns: 4 }),
      bedded({ points: [[200, 218], [400, 206], [400, 360], [160, 360], [178, 300], [190, 260]], lit: 'coral', mid: 'mauve', shade: 'plum', seam: 'ink', noses: 3, beds: [34, 56], step: 8, seed: 6, joints: 0 }),
      shape({ ink: 'ink', points: [[236, 226], [294, 222], [300, 360], [226, 360]] }),
      bedded({ points: [[192, 200], [300, 194], [400, 186], [400, 226], [192, 238]], lit: 'peach', mid: 'coral', shade: 'mauve', seam: 'ink', noses: 2, beds: [20, 26], step: 7, seed: 3, joints: 0, open: 0.4 }),
      falls({ x: 264, top: 206, base: 346, width: [40, 58], ink: 'cream', strand: 'peach', strands: 4, seed: 4 }),
      ridge({ ink: 'plum', points: [[186, 196], [400, 180]], from: 190, swell: 2, seed: 8, cover: 'hardwood', height: [18, 28], floor: 202 }),
    ],
  },
});
