import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { columns } from '../../motifs/columns.ts';
import { spruces } from '../../motifs/conifers.ts';
import { flow } from '../../motifs/flow.ts';
import { foliage } from '../../motifs/foliage.ts';
import { ridge } from '../../motifs/ridges.ts';
import { cut, drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { strands } from '../../motifs/strands.ts';
import { mist, ripples } from '../../motifs/water.ts';


/** The sun stands behind, low on the right. */
const kettle = values({
  dark: { ink: '#16131b', dusk: '#33222c' },
  middle: { wine: '#6d3438', pine: '#3d5a48', rust: '#ab543b' },
  glow: { tan: '#e3a36c', pale: '#c3dbd5', cream: '#fdf3dc' },
  accent: { gold: '#efb23a' },
});
const sunlight = { from: [1, -0.8], ink: 'gold', shadow: 'ink' } as const;

const shelf = [[-20, 196], [120, 184], [330, 206], [520, 238], [700, 250], [780, 262], [850, 420], [840, 560], [850, 802], [-20, 802]] as const;

/** The mouth of the kettle, broken along the joints of the rock. */
const mouth = [[84, 486], [122, 412], [150, 398], [232, 352], [300, 350], [372, 326], [452, 334], [520, 316], [572, 332], [640, 350], [712, 386], [790, 452], [820, 580], [756, 624], [700, 630], [618, 672], [470, 664], [440, 640], [330, 632], [300, 606], [214, 600], [140, 556]] as const;
/** The brink of the left half of the river, and where the last of it is seen. */
const plunge = { lip: [[540, 336], [600, 342], [650, 358], [712, 388], [780, 450]], foot: [[540, 590], [640, 664], [720, 650], [790, 610]] } as const;

const smallMouth = [[46, 264], [58, 238], [84, 224], [110, 226], [132, 216], [160, 210], [186, 216], [230, 246], [230, 280], [204, 292], [168, 304], [128, 300], [112, 292], [68, 286]] as const;
const smallPlunge = { lip: [[140, 212], [170, 216], [190, 226], [210, 240]], foot: [[140, 280], [170, 300], [210, 290]] } as const;

export default trailArt({
  hero: {
    alt: 'At Devil’s Kettle the Brule River comes out of the woods and parts around a knob of red rock: the right half falls to a pool, the left half drops into a black pit in the rock and is gone.',
    focus: { x: 0.45, y: 0.6 },
    palette: kettle,
    layers: [
      sky({ bands: [['cream', 0]] }),
      foliage({ ink: 'gold', size: [34, 96], seed: 4, points: [[-60, 10], [160, 30], [300, 0], [520, 50], [760, 70], [900, 90], [1080, 60], [1240, 76], [1420, 20], [1700, 10], [1700, 300], [-60, 300]] }),
      ridge({ ink: 'pine', points: [[0, 70], [420, 92], [760, 120], [900, 134], [1040, 118], [1300, 86], [1620, 66]], swell: 6, seed: 7, cover: 'spruce', height: [20, 96], detail: 0, swells: 3, gaps: 0.06, spacing: 0.5, floor: 802 }),
      spray({ ink: 'ink', from: [0, 250], to: [0, 90], within: [[-20, 110], [1620, 110], [1620, 300], [-20, 300]] }),
      // The river, on its bed behind the rock, until it parts.
      drawn({ ink: 'dusk', path: 'M420 300C520 236 660 208 780 200 900 194 900 184 930 176 960 164 900 152 890 142H1000C1010 160 1070 166 1056 184 1050 196 1120 200 1190 226V420H420z' }),
      drawn({ ink: 'pale', path: 'M440 312C540 262 660 226 780 214 910 204 912 196 944 186 990 170 920 158 912 144H976C984 160 1040 170 1026 186 1010 204 1100 214 1180 244V420H430z' }),
      ripples({ form: 'lens', ink: 'cream', y: [206, 318], count: 20, x: 960, spread: [60, 220], width: [30, 210], height: [3, 12], seed: 4 }),
      // The wall on the right, in the shade, and the fall before it.
      shape({ ink: 'dusk', points: [[860, 346], [1120, 340], [1130, 250], [1180, 176], [1300, 168], [1440, 176], [1640, 150], [1640, 802], [860, 802]] }),
      columns({ top: [[1160, 200], [1300, 176], [1440, 186], [1640, 160]], base: [[1186, 802], [1640, 802]], width: [50, 130], mid: 'dusk', lit: 'wine', shade: 'ink', cap: 'tan', step: 14, breaks: 2, light: -1, seed: 6, lean: -0.03 }),
      flow({ ink: 'pale', path: [[1040, 318, 104], [1056, 350, 106], [1064, 400, 106], [1072, 560, 114], [1078, 700, 124], [1082, 830, 140]], streaks: [['cream', 20, 34]], seed: 5, length: [0.2, 0.5] }),
      drawn({ ink: 'cream', path: 'M930 326Q1040 308 1150 332L1156 350Q1040 326 940 344z' }),
      // The shelf with the pot.
      shape({ ink: 'rust', points: shelf }),
      spray({ ink: 'tan', from: [620, 240], to: [120, 420], within: shelf }),
      drawn({ ink: 'wine', path: 'M-20 196L120 184 330 206 520 238 660 252 640 272 470 268 300 232 180 216 60 224-20 218z' }),
      // The left half of the river bends over the rim...
      drawn({ ink: 'pale', path: 'M700 238C668 262 610 286 566 316 548 330 548 346 566 352L780 450 812 400V238z' }),
      drawn({ ink: 'cream', path: 'M712 250C690 276 640 296 596 326 620 296 664 270 712 250zM748 256C730 290 690 318 650 348 676 312 706 282 748 256zM780 262C770 300 738 340 706 376 724 334 744 294 780 262z' }),
      // ...and is gone: it thins out in the dark before it strikes anything.
      drawn({ ink: 'tan', path: 'M60 492L108 400 146 384 226 338 300 336 370 312 452 322 520 302 560 310 548 330 372 336 150 408 100 500 150 580 140 582z' }),
      shape({ ink: 'ink', points: mouth }),
      cut({ within: mouth, layers: [
        // The walls: the left one still gets the sun, ledge under ledge they go down into the dark.
        drawn({ ink: 'dusk', path: 'M80 480L122 412 600 300V470L540 500 500 482 420 508 400 540 300 536 270 566 220 556 190 590 140 570z' }),
        drawn({ ink: 'wine', path: 'M122 412L232 352 300 350 372 326 392 420 330 434 320 462 262 460 250 492 188 490 160 520zM452 334L520 316H620V440L560 452 540 420 476 424 470 396 458 394zM150 540L196 528 210 560 180 588 140 570z' }),
        drawn({ ink: 'rust', path: 'M84 486L122 412 150 398 232 352 250 430 196 444 186 484 160 498 152 540 120 550zM520 316L600 310V372L536 382z' }),
        drawn({ ink: 'tan', path: 'M84 486L122 412 150 398 160 452 136 468 126 520zM262 460L320 462 330 434 392 420 396 428 338 446 328 472 264 470zM420 508L500 482 540 500 538 508 500 492 424 516z' }),
        drawn({ ink: 'ink', path: 'M236 380L250 430 262 458 250 440 232 390zM300 350L312 400 304 434 300 402zM372 326L392 420 400 380 384 326zM190 490L210 540 180 520zM300 536L330 500 340 536z' }),
        // The left half of the river has nothing under it: it combs out into white threads, and the dark takes them.
        shape({ ink: 'pale', points: [[548, 330], [600, 334], [650, 350], [712, 380], [790, 440], [790, 490], [690, 430], [600, 400], [546, 380]] }),
        strands({ ...plunge, ink: 'pale', seed: 4, drift: -26, tongue: 20, hold: [0.4, 0.8], items: [[572, 56, 0.6], [650, 104, 0.88], [744, 92, 0.66]] }),
        strands({ ...plunge, ink: 'cream', seed: 7, drift: -26, tongue: 30, items: [[550, 14, 0.56], [572, 12, 0.66], [592, 20, 0.84], [618, 8, 0.98], [634, 18, 0.94], [660, 10, 1.12], [682, 22, 1.02], [706, 9, 0.92], [724, 14, 0.94], [744, 9, 0.7], [760, 16, 0.74], [780, 9, 0.56]] }),
        spray({ ink: 'cream', from: [640, 500], to: [640, 690], size: 3, within: [[530, 440], [770, 480], [740, 600], [650, 660], [570, 620]] }),
      ] }),
      drawn({ ink: 'cream', path: 'M540 340C590 336 660 356 712 386 744 404 764 424 776 448 784 430 780 410 760 392 700 344 620 318 556 322z' }),
      shape({ ink: 'wine', points: [[-20, 690], [90, 706], [150, 700], [300, 736], [420, 724], [560, 730], [660, 700], [740, 688], [806, 642], [850, 640], [862, 802], [-20, 802]] }),
      shape({ ink: 'dusk', points: [[-20, 700], [60, 714], [84, 802], [-20, 802]] }),
      shape({ ink: 'dusk', points: [[150, 704], [230, 726], [262, 802], [172, 802]] }),
      shape({ ink: 'dusk', points: [[420, 726], [556, 734], [590, 802], [450, 802]] }),
      shape({ ink: 'dusk', points: [[660, 704], [736, 692], [770, 802], [690, 802]] }),
      shape({ ink: 'tan', points: [[-20, 684], [90, 698], [150, 692], [300, 728], [420, 716], [560, 722], [660, 692], [740, 680], [806, 634], [806, 644], [740, 689], [660, 702], [560, 732], [420, 725], [300, 738], [150, 702], [90, 708], [-20, 694]] }),
      // The knob that parts the river: a prow of rock, its lit side to the right, its front in the shade.
      drawn({ ink: 'dusk', path: 'M744 364L756 306 796 262 846 238 886 216 936 240 962 290 978 346 968 430 990 520 972 640 1000 802H780L806 640 776 470 786 400z', layers: [
        drawn({ ink: 'wine', path: 'M800 300L856 290 916 270 926 346 910 430 934 520 920 640 950 802H852L834 640 846 480 804 396z' }),
        drawn({ ink: 'rust', path: 'M916 270L940 236 1000 240V820H950L920 640 934 520 910 430 926 346z' }),
        drawn({ ink: 'tan', path: 'M744 320L796 262 846 238 886 216 940 240 916 272 856 292 800 302 760 330zM962 290L990 340 972 430 996 520 980 640 1010 802H984L956 640 970 520 950 430 960 350z' }),
        drawn({ ink: 'ink', path: 'M804 396L846 480 834 640 852 802H848L829 640 841 481 796 398zM856 292L866 380 848 430 858 380z' }),
        spray({ ink: 'ink', from: [800, 800], to: [920, 480], size: 3 }),
      ] }),
      drawn({ ink: 'cream', path: 'M738 372C738 316 766 274 812 246 776 286 760 326 756 376zM946 236C982 276 992 324 984 366 978 320 964 276 946 236z' }),
      mist({ x: 1090, y: 812, width: 360, height: 60, ink: 'cream', seed: 4 }),
      mass({ ink: 'ink', light: sunlight, rim: 4, layers: [spruces({ ink: 'ink', lit: 'ink', seed: 4, forms: 2, items: [[1236, 190, 150], [1330, 184, 250], [1406, 190, 190], [1560, 176, 300]] })] }),
    ],
  },
  badge: {
    alt: 'The Brule River parts around a knob of rock: one half falls to a pool, the other into the black pit of Devil’s Kettle',
    palette: kettle,
    layers: [
      sky({ seed: 4, waver: 4, bands: [['cream', 0]] }),
      ridge({ ink: 'pine', points: [[0, 140], [195, 150], [390, 140]], swell: 3, seed: 7, cover: 'spruce', height: [12, 30], detail: 0, floor: 220 }),
      shape({ ink: 'wine', points: [[210, 184], [390, 172], [390, 350], [210, 350]] }),
      shape({ ink: 'dusk', points: [[318, 178], [338, 177], [342, 350], [322, 350]] }),
      drawn({ ink: 'pale', path: 'M206 150H246C250 164 262 172 300 184V214H110L120 196C160 186 200 172 206 150z' }),
      flow({ ink: 'pale', path: [[272, 196, 30], [276, 214, 31], [280, 270, 34], [284, 360, 42]], streaks: [['cream', 9, 10]], seed: 5, length: [0.3, 0.6] }),
      shape({ ink: 'rust', points: [[20, 190], [90, 182], [136, 190], [170, 194], [214, 216], [228, 280], [236, 350], [20, 350]] }),
      shape({ ink: 'tan', points: [[40, 264], [52, 232], [82, 218], [110, 220], [130, 208], [160, 206], [160, 216], [84, 226], [62, 240], [52, 264], [64, 286]] }),
      shape({ ink: 'ink', points: smallMouth }),
      cut({ within: smallMouth, layers: [
        shape({ ink: 'dusk', points: [[46, 262], [84, 224], [170, 210], [170, 252], [140, 250], [126, 262], [96, 264], [82, 280], [60, 286]] }),
        shape({ ink: 'wine', points: [[58, 238], [84, 224], [110, 226], [132, 216], [170, 210], [160, 240], [136, 238], [116, 244], [112, 252], [88, 254], [72, 270]] }),
        shape({ ink: 'rust', points: [[46, 264], [58, 238], [84, 224], [88, 244], [70, 248], [66, 270], [56, 276]] }),
        shape({ ink: 'pale', points: [[144, 204], [176, 210], [200, 226], [214, 240], [212, 258], [192, 250], [166, 236], [142, 230]] }),
        strands({ ...smallPlunge, ink: 'pale', seed: 3, drift: -6, tongue: 14, hold: [0.3, 0.6], items: [[176, 66, 0.84]] }),
        strands({ ...smallPlunge, ink: 'cream', seed: 5, drift: -6, tongue: 20, items: [[150, 8, 0.8], [166, 8, 1], [181, 9, 0.9], [195, 7, 1], [205, 6, 0.8]] }),
      ] }),
      drawn({ ink: 'pale', path: 'M160 188C146 194 138 202 138 210 164 212 190 222 206 242L216 236 208 188z' }),
      shape({ ink: 'wine', points: [[198, 206], [210, 202], [228, 204], [232, 280], [240, 350], [214, 350], [210, 280]] }),
      shape({ ink: 'rust', points: [[228, 204], [252, 192], [256, 260], [264, 350], [238, 350], [230, 280]] }),
      shape({ ink: 'tan', points: [[198, 206], [206, 186], [224, 174], [244, 182], [250, 198], [228, 206], [210, 204]] }),
    ],
  },
});
