import { placeFigure } from '../../kit/figure.ts';
import { mass } from '../../kit/light.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { foliage } from '../../motifs/foliage.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { bank, drawn, lenses, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { slits } from '../../motifs/slits.ts';
import { strands } from '../../motifs/strands.ts';
import { water } from '../../motifs/water.ts';

const summerGlen = {
  ink: '#14262b',
  forest: '#215046',
  leaf: '#4d8b53',
  lime: '#aac861',
  cream: '#fcf5de',
  sky: '#a9d6d8',
  pool: '#2e7d8b',
  stone: '#cdbf9d',
  slate: '#8a8371',
  sand: '#dfb877',
  tan: '#bd8a51',
  umber: '#7a5038',
  red: '#d4573d',
};

/** Early: the sun stands low down the glen, on the right, and shines through the falling water. */
const glen = values({
  dark: { ink: '#12243a', indigo: '#28496a' },
  middle: { blue: '#4f86a0', moss: '#5f9460', clay: '#c98a56' },
  glow: { mist: '#bfe0dc', lemon: '#f7de8e', cream: '#fffaea' },
  accent: { coral: '#e4553a' },
});
const early = { from: [1, -0.7], ink: 'lemon', shadow: 'ink' } as const;

/** How it falls: it leaves the edge level, and then bends down. */
const glade = [[752, 190, 110], [762, 214, 122], [790, 330, 126], [806, 520, 132], [816, 830, 144]] as const;

/** The rail of the overlook, along the edge of the shelf. */
const railing: Layer<'ink' | 'lemon'> = (canvas) => {
  const edge = (x: number) => Math.round(84 + x * 0.145);
  const bars = [70, 46, 22].map((up) => `M-20 ${edge(-20) - up}L560 ${edge(560) - up}`).join('');
  const posts = [20, 110, 200, 290, 380, 470, 556].map((x) => `M${x} ${edge(x) + 10}V${edge(x) - 70}`).join('');
  canvas.stroke('ink', 5, bars + posts);
  canvas.stroke('lemon', 3, `M-20 ${edge(-20) - 73}L560 ${edge(560) - 73}`);
};

export default trailArt({
  hero: {
    alt: 'Early sun shines through Minnehaha Falls, which leaps from a shelf of limestone past the dark hollow under it; one person and a dog look on from the rail of the overlook.',
    focus: { x: 0.42, y: 0.5 },
    palette: glen,
    layers: [
      sky({ bands: [['cream', 0]] }),
      spray({ ink: 'lemon', from: [1640, 300], to: [700, 40], size: 3 }),
      // The glen runs toward the sun: slope behind slope, each paler.
      drawn({ ink: 'lemon', path: 'M1180 420C1280 320 1330 210 1420 170 1500 140 1560 130 1640 84V830H1180z' }),
      mass({ ink: 'mist', light: early, rim: 6, layers: [foliage({ ink: 'mist', size: [60, 150], seed: 8, points: [[900, 200], [1060, 110], [1200, 120], [1330, 190], [1400, 300], [1470, 420], [1560, 540], [1700, 620], [1700, 840], [900, 840]] })] }),
      mass({ ink: 'moss', light: early, rim: 8, layers: [foliage({ ink: 'moss', size: [70, 160], seed: 12, points: [[300, 160], [420, 50], [560, 90], [720, 10], [900, 40], [1040, 80], [1150, 150], [1180, 400], [300, 400]] })] }),
      // The far wall: soft sandstone below the shelf, in the light, and in benches.
      drawn({ ink: 'clay', path: 'M1000 240L1290 236 1330 250 1318 300 1344 360 1340 420 1400 480 1396 540 1470 590 1480 640 1580 690 1640 700V830H900z', layers: [
        drawn({ ink: 'lemon', path: 'M1290 236L1330 250 1318 300 1344 360 1340 420 1400 480 1396 540 1470 590 1480 640 1580 690 1640 700V720L1560 716 1440 664 1430 610 1350 566 1360 500 1296 440 1300 380 1270 320 1280 262z' }),
        drawn({ ink: 'ink', opacity: 0.4, path: 'M1080 330C1140 320 1200 330 1260 322 1200 344 1130 340 1080 350zM1070 430C1140 416 1220 430 1290 420 1220 446 1130 440 1070 452zM1060 540C1160 524 1240 540 1340 530 1250 560 1130 552 1060 564zM1050 650C1160 630 1280 650 1410 640 1290 670 1150 664 1050 676z' }),
      ] }),
      mass({ ink: 'moss', light: early, rim: 6, layers: [foliage({ ink: 'moss', size: [40, 90], seed: 5, points: [[1040, 830], [1100, 740], [1220, 720], [1330, 760], [1440, 740], [1560, 770], [1640, 790], [1640, 840]] })] }),
      drawn({ ink: 'ink', path: 'M820 250L1060 244 1250 250 1210 290 1120 320 1090 420 1060 560 1040 700 1070 830H560V256z' }),
      drawn({ ink: 'indigo', path: 'M860 330L1000 320 1110 336 1096 370 980 364 860 380zM860 440L970 428 1084 440 1072 500 950 490 860 504zM860 580L960 570 1054 580 1044 640 950 630 860 640z' }),
      // The shelf of limestone: thin even beds, in the sun on the far side.
      drawn({ ink: 'lemon', path: 'M820 176L1010 172 1180 180 1340 192 1344 222 1330 226 1328 240 1240 246 1230 258 1060 252 820 262z', layers: [
        drawn({ ink: 'cream', path: 'M820 170L1010 168 1180 176 1340 190V204L1180 192 1010 186 820 188z' }),
        drawn({ ink: 'clay', path: 'M820 206L1000 202 1010 210 1190 214 1200 222 1344 222V230L1190 230 1000 218 820 222zM820 244L1060 238 1240 246 1330 236V260L1230 264 820 270zM940 188L946 204 938 206zM1110 188L1116 212 1108 212zM1240 198L1248 222 1238 222zM1040 218L1048 240 1038 240zM1160 226L1166 246 1156 246z' }),
      ] }),
      // The near end of the shelf, in its own shade, and the hollow under it.
      drawn({ ink: 'ink', path: 'M-20 200L540 206 660 204 660 830H-20z' }),
      drawn({ ink: 'indigo', path: 'M-20 460C140 446 300 436 500 390 410 446 320 474 180 494 80 508-20 516-20 526zM-20 586C120 566 260 546 440 500 370 556 280 590 160 608 100 618 40 626-20 640zM-20 710C120 690 250 670 372 650 420 690 450 760 470 830H-20z' }),
      drawn({ ink: 'indigo', path: 'M-20 66L420 120 654 176 650 208 566 214 560 240 404 252 400 284 230 288 178 290 176 326 150 334-20 350z', layers: [
        drawn({ ink: 'ink', path: 'M-20 176L200 196 410 208 566 214 650 208 640 220 560 222 400 220 200 210-20 196zM-20 248L180 252 404 252 560 240 540 256 404 266 180 266-20 268zM-20 304L90 296 178 290 400 284 380 296 180 304 90 312-20 322zM120 70L130 120 124 184 116 184 120 120 112 70zM330 100L336 150 330 204 323 204 326 150 322 100zM470 220L478 246 470 250zM60 270L68 300 60 300zM290 262L298 286 288 288z' }),
        drawn({ ink: 'lemon', path: 'M660 160V214L638 212 636 176zM566 218L562 244 540 248 546 222zM404 262L400 290 380 292 384 264zM178 296L176 330 156 336 160 300z' }),
      ] }),
      drawn({ ink: 'moss', path: 'M-20 60L200 88 420 118 600 150 660 170 656 186 400 142 220 116-20 90z' }),
      drawn({ ink: 'lemon', path: 'M400 114L600 150 660 170 656 186 620 172 420 128z' }),
      // Early on a summer morning there is one person at the rail, and a dog.
      (canvas) => {
        placeFigure(canvas, { x: 480, y: 152, scale: 1.22 }, [
          ['ink', 'M-12-48C-13-30-12-14-12 0H-3L0-28 4 0H14C14-2 11-3 8-4L6-48z'],
          ['clay', 'M4-82L3-88C-1-92 2-101 9-101 15-101 17-95 17-92L19-89 16-88C16-85 13-84 11-84L11-80z'],
          ['coral', 'M-14-45C-15-62-12-77-3-83L9-82C14-80 16-75 17-71L32-67C34-65 33-62 31-61L15-63 9-67 8-46C0-43-8-43-14-45z'],
          ['lemon', 'M9-82C14-80 16-75 17-71L32-67 31-65 15-68C14-74 12-79 7-81z'],
          ['ink', 'M0-90C-3-100 3-105 10-104 15-103 17-100 17-97L23-95 23-93 12-95C10-92 6-92 4-88z'],
        ]);
        placeFigure(canvas, { x: 420, y: 144, scale: 1 }, [
          ['ink', 'M-16 0C-20-14-12-28 2-32L6-46 12-50 15-45C20-46 24-42 30-41L29-36 18-34C16-22 16-10 18 0H10L8-14 2 0zM-14 0-26-4C-28-10-24-14-22-8z'],
          ['lemon', 'M15-45C20-46 24-42 30-41L30-39 18-42zM18-34C16-22 16-10 18 0H16C14-12 14-24 16-33z'],
        ]);
      },
      railing,
      drawn({ ink: 'blue', path: 'M700 168C780 156 880 158 1000 170L880 190H656z' }),
      drawn({ ink: 'cream', path: 'M720 170C780 162 860 164 920 172 860 178 780 178 720 170z' }),
      // The creek over the edge.
      strands({ path: glade, seed: 4, girth: [1, 1], strands: [['mist', [[0.5, 1, 0, 1]]]] }),
      strands({ path: glade, seed: 5, girth: [0, 1.4], strands: [
        ['blue', [[0.05, 0.05, 0, 1], [0.2, 0.03, 0.05, 1], [0.38, 0.03, 0.1, 1], [0.62, 0.02, 0.2, 1]]],
        ['cream', [[0.13, 0.03, 0.05, 1], [0.29, 0.05, 0, 1], [0.46, 0.04, 0.06, 1], [0.55, 0.06, 0, 1], [0.72, 0.08, 0, 1], [0.85, 0.05, 0.02, 1], [0.95, 0.04, 0, 1]]],
        ['ink', [[0.23, 0.04, 0.25, 1], [0.5, 0.02, 0.4, 1], [0.64, 0.03, 0.3, 1]]],
        ['lemon', [[0.79, 0.02, 0.06, 1], [0.9, 0.02, 0, 1], [0.99, 0.02, 0, 1]]],
      ] }),
      // Spray drifts down the glen with the light in it.
      spray({ ink: 'cream', from: [900, 800], to: [860, 440], size: 5, within: [[560, 790], [600, 680], [680, 560], [760, 480], [960, 480], [1060, 560], [1180, 690], [1240, 800], [900, 830]], smooth: true }),
      drawn({ ink: 'mist', path: 'M590 830C600 800 640 790 670 776 690 750 730 760 760 738 800 722 840 744 880 730 920 716 960 740 1000 736 1050 740 1070 764 1120 768 1170 776 1200 800 1230 830z' }),
      drawn({ ink: 'cream', path: 'M620 830C640 806 680 806 700 788 730 772 770 782 800 760 830 750 870 768 910 752 950 746 980 768 1020 766 1060 774 1080 796 1120 800 1150 806 1160 820 1170 830z' }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'Minnehaha Falls plunges over its limestone ledge in front of a hollow of golden sandstone',
    palette: summerGlen,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['sky', 0]] }),
      ridge({ ink: 'leaf', points: [[0, 84], [195, 118], [390, 84]], swell: 3, seed: 3, cover: 'hardwood', height: [18, 32], floor: 200 }),
      canopy({ ink: 'lime', points: [[60, 96], [195, 116], [330, 96]], depth: 14, count: 6, size: [20, 26], seed: 4 }),
      shape({ ink: 'umber', points: [[0, 140], [390, 140], [390, 360], [0, 360]] }),
      shape({ ink: 'ink', points: [[40, 160], [380, 160], [380, 350], [40, 350]] }),
      shape({ ink: 'umber', points: [[240, 214], [300, 208], [360, 212], [360, 222], [300, 218], [240, 226]] }),
      shape({ ink: 'tan', points: [[0, 206], [76, 206], [84, 226], [104, 228], [112, 264], [134, 268], [142, 306], [150, 340], [0, 340]] }),
      shape({ ink: 'tan', points: [[390, 244], [340, 246], [332, 264], [300, 268], [294, 288], [268, 292], [256, 340], [390, 340]] }),
      shape({ ink: 'sand', points: [[0, 206], [72, 206], [64, 230], [92, 232], [96, 268], [118, 272], [122, 310], [132, 340], [0, 340]] }),
      shape({ ink: 'sand', points: [[390, 244], [340, 246], [330, 268], [300, 270], [294, 290], [270, 292], [300, 298], [310, 278], [344, 274], [350, 256], [390, 254]] }),
      bedded({ points: [[120, 124], [160, 132], [232, 132], [270, 124], [270, 176], [120, 176]], lit: 'stone', mid: 'stone', shade: 'slate', seam: 'ink', noses: 2, beds: [16, 24], step: 4, seed: 3, joints: 0 }),
      bedded({ points: [[20, 96], [90, 108], [138, 124], [138, 184], [80, 196], [20, 200]], lit: 'cream', mid: 'stone', shade: 'slate', seam: 'ink', noses: 2, beds: [20, 34], step: 6, seed: 5, light: 1, joints: 0.3 }),
      bedded({ points: [[252, 124], [300, 108], [370, 96], [370, 200], [310, 196], [252, 184]], lit: 'cream', mid: 'stone', shade: 'slate', seam: 'ink', noses: 2, beds: [20, 34], step: 6, seed: 7, joints: 0.3 }),
      drawn({ ink: 'sky', path: 'M216 112C196 114 196 122 154 130V150H240V132C214 128 204 120 216 112z' }),
      shape({ ink: 'slate', points: [[136, 124], [158, 126], [160, 136], [152, 144], [152, 178], [136, 178]] }),
      shape({ ink: 'stone', points: [[258, 124], [234, 127], [232, 136], [240, 146], [242, 178], [258, 178]] }),
      water({ ink: 'pool', y: 306 }),
      drawn({ ink: 'cream', path: 'M153 134H239C240 200 244 260 252 316H140C148 250 153 200 153 134z', layers: [
        drawn({ ink: 'sky', path: 'M150 132H242V144C230 152 222 142 210 148 200 154 190 142 178 148 168 152 160 144 150 148z' }),
        drawn({ ink: 'sky', path: 'M240 138C222 170 228 250 232 320H260z' }),
        slits({ ink: 'sky', items: [[180, 146, 280, 10, -4], [206, 146, 300, 9, 2]] }),
        slits({ ink: 'ink', items: [[192, 210, 370, 12, -2], [218, 190, 300, 7, 4]] }),
      ] }),
      lenses({ ink: 'cream', items: [[196, 314, 170, 12], [170, 324, 110, 8], [230, 330, 90, 6]] }),
      bank({ ink: 'forest', points: [[0, 268], [60, 282], [110, 312], [130, 360]], close: [[0, 360]] }),
      bank({ ink: 'forest', points: [[262, 360], [282, 312], [330, 282], [390, 268]], close: [[390, 360]] }),
    ],
  },
});
