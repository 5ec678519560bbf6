import { trailArt } from '../../kit/scene.ts';
import { grain } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { cascade } from '../../motifs/cascade.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { bank, drawn, lenses, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { slits } from '../../motifs/slits.ts';
import { spindrift } from '../../motifs/spindrift.ts';
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

/** Early: the sun stands low on the right, and lights one wall of the bowl. */
const glen = values({
  dark: { ink: '#12243a', indigo: '#274a6b' },
  middle: { blue: '#4a82a0', moss: '#4f8a63', clay: '#cb8d57' },
  glow: { mist: '#b4dade', lemon: '#f6dc8c', cream: '#fffaea' },
  accent: { leaf: '#8db765' },
});

/** How it falls: it leaves the edge level, and then bends down. */
const leap = [[706, 168, 124], [700, 186, 140], [690, 240, 156], [680, 340, 166], [672, 470, 178], [668, 660, 196]] as const;
const apart = [[898, 168, 16], [896, 184, 20], [892, 260, 22], [890, 420, 26], [888, 640, 36]] as const;

export default trailArt({
  hero: {
    alt: 'Minnehaha Falls leaps from its shelf of limestone past a deep blue hollow into a cloud of spray; the morning sun lights the sandstone on the right of the bowl.',
    focus: { x: 0.4, y: 0.5 },
    palette: glen,
    layers: [
      sky({ bands: [['cream', 0]] }),
      // Woods above the rim; the creek comes through the gap.
      drawn({ ink: 'lemon', path: 'M400 170C420 96 480 60 560 74 600 30 690 22 740 58 800 20 880 40 900 84 970 80 1010 120 1020 170z' }),
      drawn({ ink: 'moss', path: 'M-20-20H420C470 0 500 30 488 62 530 76 540 112 516 132L530 190H-20z', layers: [
        drawn({ ink: 'indigo', path: 'M-20-20H250C300 10 280 50 240 60 300 80 340 60 370 92 420 96 430 130 480 134L540 200H-20z' }),
        drawn({ ink: 'leaf', path: 'M380-20H440C490 0 500 30 488 62 530 76 540 112 516 132 500 110 470 112 460 92 430 90 420 60 436 40 430 10 400 0 380-20z' }),
      ] }),
      drawn({ ink: 'moss', path: 'M1640-20H1040C1010 0 1000 24 1020 44 960 40 930 70 946 96 900 100 880 130 900 150L880 190H1640z', layers: [
        drawn({ ink: 'leaf', path: 'M1640-20H1180C1150 0 1160 30 1190 40 1180 80 1230 96 1262 76 1290 110 1350 100 1364 70 1400 96 1460 80 1470 44 1520 60 1580 30 1640 40z' }),
        drawn({ ink: 'indigo', path: 'M880 190L900 150C930 158 950 140 980 148 1010 128 1040 150 1080 140 1130 150 1180 130 1240 138 1300 120 1380 130 1460 110 1520 116 1580 96 1640 104V200z' }),
      ] }),
      // The far wall of the bowl, in the sun: soft sandstone under the shelf.
      drawn({ ink: 'clay', path: 'M880 180L1640 120V830H800z', layers: [
        // The shelf throws its shade on it, deeper toward the hollow.
        drawn({ ink: 'indigo', path: 'M880 200L1640 190V262L1560 276 1530 300 1400 306 1370 330 1270 334 1236 372 1172 380 1150 440 1120 452 1112 520 1076 540 1070 640 800 660z' }),
        drawn({ ink: 'lemon', path: 'M1640 330L1520 356 1500 384 1396 390 1372 424 1640 420zM1640 470L1330 462 1290 500 1262 508 1250 560 1640 580zM1640 640L1240 606 1216 640 1160 660 1150 700 1640 760z' }),
        drawn({ ink: 'cream', path: 'M1640 480L1470 470 1450 506 1404 514 1640 540z' }),
      ] }),
      // The hollow behind the water.
      drawn({ ink: 'ink', path: 'M380 200H1050L1036 250 1080 262 1060 340 1076 420 1040 500 1050 660H300V600z' }),
      drawn({ ink: 'indigo', path: 'M900 300L1010 290 1056 310 1050 340 960 350 880 340zM880 420L990 410 1058 424 1040 470 960 480 880 466z' }),
      // The near wall, in its own shade.
      drawn({ ink: 'indigo', path: 'M-20 150H470L462 250 420 262 400 330 430 350 416 440 380 470 390 560 340 620 330 830H-20z', layers: [
        drawn({ ink: 'ink', path: 'M-20 210H480V270L380 274 350 300 200 296 170 330-20 340zM-20 470L150 452 190 474 330 462 430 430 390 500 260 520 240 544 90 540 60 566-20 570zM-20 690L110 670 150 690 300 660 350 640 340 830H-20z' }),
        drawn({ ink: 'blue', path: 'M-20 380L120 366 150 384 300 372 330 350 432 350 420 390 330 404 300 424 130 420 100 440-20 446zM-20 610L90 596 130 612 280 596 310 574 388 562 350 620 280 640 120 644-20 656z' }),
      ] }),
      // The shelf of limestone: it runs round the bowl, near on both sides.
      drawn({ ink: 'blue', path: 'M-20 96L180 120 400 150 560 164V214L500 216 492 232 390 230 380 250 210 244 190 266-20 262z', layers: [
        drawn({ ink: 'mist', path: 'M-20 88L180 112 400 142 560 158V172L400 166 180 140-20 120z' }),
        drawn({ ink: 'indigo', path: 'M-20 190L150 192 160 204 320 204 330 196 560 196V204L340 210 326 220 150 220 140 208-20 208zM92 140L104 190 92 190 82 140zM270 150L280 200 268 200 262 150zM440 170L446 200 436 200z' }),
      ] }),
      drawn({ ink: 'lemon', path: 'M800 162L960 156 1200 142 1420 118 1640 84V216L1500 226 1484 246 1330 244 1312 226 1150 232 1140 216 1010 220 1000 208 800 210z', layers: [
        drawn({ ink: 'cream', path: 'M800 158L960 152 1200 136 1420 110 1640 74V124L1420 146 1200 164 960 174 800 180z' }),
        drawn({ ink: 'clay', path: 'M800 192L1000 190 1012 198 1180 192 1190 182 1400 176 1416 186 1640 166V180L1420 200 1404 190 1200 196 1188 206 1012 212 1000 200 800 202zM1110 160L1118 192 1106 194zM1290 150L1302 180 1288 182zM1530 130L1546 170 1528 174z' }),
      ] }),
      // The pool, the creek out of it, and the light on both.
      drawn({ ink: 'blue', path: 'M300 650C420 610 1000 600 1120 640 1240 680 1420 760 1640 790V830H300z', layers: [
        drawn({ ink: 'indigo', path: 'M280 640C380 690 500 700 520 730 430 750 480 790 440 830H280z' }),
        drawn({ ink: 'mist', path: 'M640 700C760 690 900 700 1010 690 1080 700 1150 740 1120 750 1020 760 960 740 860 752 760 760 700 730 640 730zM760 790C880 770 1010 790 1120 780 1180 790 1250 810 1260 830H800z' }),
      ] }),
      // The creek comes to the edge and goes over it.
      drawn({ ink: 'blue', path: 'M600 140C660 132 740 132 790 140L830 176H560z' }),
      drawn({ ink: 'mist', path: 'M650 142C700 136 760 138 786 146L820 172 700 166 680 152z' }),
      cascade({ path: leap, seed: 6, tongues: [
        { ink: 'mist', across: [0, 1], locks: 5, part: [0.5, 0.9], end: [1.2, 1.3], gap: 0.14 },
        { ink: 'cream', across: [0, 1], toward: [0.06, 0.98], locks: 11, part: [0.2, 0.6], end: [0.8, 1.4], gap: 0.26 },
      ] }),
      cascade({ path: apart, seed: 11, tongues: [
        { ink: 'mist', across: [0, 1] },
        { ink: 'cream', across: [0, 1], toward: [0.3, 0.9], locks: 2, part: [0.3, 0.3], end: [0.8, 1] },
      ] }),
      drawn({ ink: 'cream', path: 'M574 170C640 158 760 158 820 166 838 170 840 184 842 200H556C556 184 560 174 574 170zM880 168C890 162 908 162 914 170L918 196H876z' }),
      // A block of the shelf that fell parts it below.
      drawn({ ink: 'ink', path: 'M440 640L470 570 540 540 580 590 590 660H430z' }),
      drawn({ ink: 'indigo', path: 'M470 570L540 540 580 590 536 600 520 574z' }),
      // Spray.
      spindrift({ x: 720, y: 702, width: 880, height: 130, ink: 'cream', shade: 'mist', seed: 7 }),
      // Blocks at our feet, dark against the water.
      drawn({ ink: 'ink', path: 'M-20 720L90 700 190 724 260 700 350 740 420 744 470 800 480 830H-20z' }),
      drawn({ ink: 'blue', path: 'M190 724L260 700 350 740 300 756zM350 740L420 744 470 800 400 780z' }),
      drawn({ ink: 'ink', path: 'M1230 830L1270 770 1350 752 1420 776 1470 740 1560 730 1640 760V830z' }),
      drawn({ ink: 'clay', path: 'M1350 752L1420 776 1400 810 1330 780zM1470 740L1560 730 1640 760V776L1560 760 1500 780z' }),
      drawn({ ink: 'lemon', path: 'M1380 762L1420 776 1404 800zM1560 730L1640 760V770z' }),
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
