import { mass } from '../../kit/light.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { spruces } from '../../motifs/conifers.ts';
import { foliage } from '../../motifs/foliage.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { slits } from '../../motifs/slits.ts';
import { ripples } from '../../motifs/water.ts';


/** The sun stands behind, low on the right. */
const kettle = values({
  dark: { ink: '#16131b', dusk: '#33222c' },
  middle: { wine: '#6d3438', pine: '#3d5a48', rust: '#ab543b' },
  glow: { tan: '#e3a36c', pale: '#c3dbd5', cream: '#fdf3dc' },
  accent: { gold: '#efb23a' },
});
const sunlight = { from: [1, -0.8], ink: 'gold', shadow: 'ink' } as const;

/** The upper ledge, from which the left half of the river falls, and the lower one with the pot. */
const shelf = [[-20, 196], [120, 184], [330, 206], [520, 238], [700, 250], [780, 262], [790, 340], [556, 308], [470, 322], [386, 318], [300, 346], [150, 328], [90, 342], [-20, 336]] as const;
const lower = [[-20, 476], [110, 468], [190, 492], [330, 478], [420, 496], [780, 486], [850, 560], [850, 802], [-20, 802]] as const;
/** Left edge, where it turns to the sun, right edge, crest, and where the lit face breaks back: tall ones, and shorter ones before them. */
const wall = [
  [1166, 1204, 1234, 204, 380], [1240, 1304, 1340, 174, 300], [1346, 1366, 1396, 212, 470], [1402, 1474, 1506, 182, 260], [1512, 1540, 1602, 162, 420], [1606, 1640, 1680, 186, 300],
  [1220, 1244, 1272, 452, 600], [1278, 1336, 1372, 338, 520], [1378, 1400, 1436, 560, 660], [1442, 1504, 1550, 410, 590], [1556, 1576, 1626, 300, 460],
  [1300, 1322, 1360, 636, 700], [1474, 1526, 1546, 650, 700], [1560, 1606, 1660, 566, 640],
] as const;
const column = ([left, turn, right, crest, rest]: (typeof wall)[number]): Layer<'dusk' | 'wine' | 'tan' | 'ink'>[] => {
  const back = Math.round((right - turn) * 0.45);
  return [
    shape<'ink'>({ ink: 'ink', points: [[left - 6, crest + 8], [right + 4, crest], [right + 4, 802], [left - 6, 802]] }),
    shape<'dusk'>({ ink: 'dusk', points: [[left, crest], [turn, crest], [turn, 802], [left, 802]] }),
    shape<'wine'>({ ink: 'wine', points: [[turn, crest], [right, crest], [right, 802], [turn + back, 802], [turn + back, rest], [turn, rest - 12]] }),
    shape<'tan'>({ ink: 'tan', points: [[left, crest], [left + back + 6, crest - 12], [right, crest - 5], [turn, crest + 9]] }),
  ];
};

export default trailArt({
  hero: {
    alt: 'At Devil’s Kettle the Brule River comes out of the woods and parts around a knob of red rock: the right half falls into a pool, and the left half drops into a black pit in the rock and is gone.',
    focus: { x: 0.42, y: 0.6 },
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
      shape({ ink: 'ink', points: [[1160, 230], [1240, 200], [1640, 190], [1640, 802], [1160, 802]] }),
      ...wall.flatMap(column),
      // The right half bends over the brink as the river it is, and turns white as it falls.
      drawn({ ink: 'pale', path: 'M924 330C950 300 990 270 1050 250 1100 240 1130 232 1156 234 1178 240 1188 280 1188 340 1188 450 1198 600 1212 756H936z', layers: [
        drawn({ ink: 'cream', path: 'M930 420C934 366 940 338 958 332 976 328 984 338 1002 336 1028 334 1036 320 1060 320 1080 320 1088 328 1106 322 1124 314 1132 302 1144 300 1154 340 1150 420 1154 500 1160 600 1166 680 1176 760H930z' }),
        slits({ ink: 'pale', items: [[990, 346, 640, 18, -4], [1058, 330, 560, 14, 2], [1084, 420, 800, 22, 6], [1120, 332, 620, 12, 6]] }),
        slits({ ink: 'dusk', items: [[1018, 420, 860, 30, 2], [1104, 470, 660, 11, 4], [1136, 400, 880, 24, 12]] }),
      ] }),
      drawn({ ink: 'cream', path: 'M1000 336C1008 312 1026 288 1064 268 1044 290 1032 310 1028 330zM1082 324C1090 302 1104 282 1132 262 1118 284 1108 304 1106 322zM966 326C974 306 986 290 1004 278 994 296 984 312 980 330z' }),
      // Its foot, and the pool.
      drawn({ ink: 'pine', path: 'M930 750C1040 740 1140 752 1240 744 1380 738 1500 752 1640 744V820H930z' }),
      drawn({ ink: 'pale', path: 'M1240 774C1320 764 1400 774 1490 766 1420 784 1320 786 1240 774zM1390 794C1470 786 1540 792 1620 786 1560 802 1460 804 1390 794z' }),
      drawn({ ink: 'cream', path: 'M930 748C980 736 1030 746 1080 738 1130 746 1190 736 1236 746 1290 750 1320 758 1340 764 1280 768 1240 764 1200 776 1140 768 1080 784 1020 772 980 780 950 770 930 774z' }),
      // The upper ledge and its broken face.
      shape({ ink: 'rust', points: shelf }),
      spray({ ink: 'tan', from: [560, 240], to: [120, 330], within: shelf }),
      drawn({ ink: 'wine', path: 'M-20 196L120 184 330 206 520 238 660 252 640 272 470 268 300 232 180 216 60 224-20 218z' }),
      drawn({ ink: 'wine', path: 'M-20 336L90 342 150 328 300 346 386 318 470 322 556 308 790 340V520H-20z', layers: [
        drawn({ ink: 'dusk', path: 'M90 342L104 420 90 500H30L44 410 30 338zM300 346L318 410 300 500H196L208 420 190 333zM386 318L470 322 486 400 470 500H350L372 420zM530 310L560 420 540 500H800V330z' }),
        drawn({ ink: 'ink', path: 'M90 342L104 420 90 500H82L94 420 84 342zM300 346L318 410 300 500H286L304 410 292 346zM470 322L486 400 470 500H456L474 400 464 322zM-20 470L110 452 190 480 330 464 420 484 800 470V520H-20z' }),
      ] }),
      shape({ ink: 'tan', points: [[-20, 328], [90, 334], [150, 319], [300, 337], [386, 309], [470, 313], [556, 300], [556, 309], [470, 323], [386, 319], [300, 347], [150, 329], [90, 343], [-20, 337]] }),
      // The lower ledge, and the pot in it: round, worn smooth, its far wall in sight, no floor.
      shape({ ink: 'rust', points: lower }),
      spray({ ink: 'tan', from: [560, 700], to: [60, 560], within: lower }),
      drawn({ ink: 'tan', path: 'M414 520C396 550 392 590 404 616 427 664 485 692 568 690 660 690 730 664 762 622 740 640 700 660 640 668L510 664 427 630z' }),
      drawn({ ink: 'wine', path: 'M402 566C406 504 469 464 550 461 652 459 746 492 770 562 740 502 640 476 557 476 477 476 426 512 414 580z' }),
      drawn({ ink: 'ink', path: 'M412 576C407 552 421 520 447 502 477 480 518 474 557 474 620 472 690 486 732 514 764 536 770 572 752 606 728 642 650 668 566 666 485 666 421 630 412 576z', layers: [
        drawn({ ink: 'dusk', path: 'M370 560C400 470 720 450 770 570V596C740 548 680 524 580 522 480 524 416 556 396 620L370 620z' }),
        drawn({ ink: 'wine', path: 'M402 580C411 510 485 466 552 474 490 496 452 530 439 574 432 598 434 616 442 640L402 640z' }),
        drawn({ ink: 'rust', path: 'M402 580C407 530 436 500 470 486 439 516 424 544 422 584 422 604 426 616 431 630L402 630z' }),
        drawn({ ink: 'ink', path: 'M449 532C485 500 543 491 610 494 543 499 494 506 449 532zM630 488C690 496 730 512 752 546 720 518 690 506 630 496z' }),
      ] }),
      // The left half of the river bends over the brink in one smooth tongue...
      drawn({ ink: 'pale', path: 'M700 238C668 258 604 276 560 296L544 314 750 338 762 332 800 300V238z' }),
      drawn({ ink: 'cream', path: 'M706 252C690 272 640 288 580 306 612 286 664 268 706 252zM744 256C730 284 690 300 640 310 676 296 706 280 744 256zM776 264C766 292 738 312 700 322 728 304 748 288 776 264z' }),
      // ...and is gone: the dark of the pot takes it before it strikes anything, behind the near rim.
      drawn({ ink: 'cream', path: 'M546 312C560 296 590 298 640 302 690 308 746 314 750 338 744 400 690 430 668 500 656 550 648 600 646 657 610 664 560 665 514 659 506 600 502 540 506 480 510 410 520 350 546 312z', layers: [
        drawn({ ink: 'pale', path: 'M790 330V440L700 560 660 670H610C616 590 618 530 634 480 654 420 700 390 716 322z' }),
        slits({ ink: 'pale', items: [[588, 326, 610, 18, -44], [650, 316, 560, 13, -64], [640, 400, 740, 22, -44]] }),
        slits({ ink: 'dusk', items: [[584, 420, 780, 20, -22], [686, 350, 560, 12, -56]] }),
        spray({ ink: 'ink', from: [0, 668], to: [0, 540], size: 5, within: [[480, 540], [680, 540], [680, 680], [480, 680]] }),
        spray({ ink: 'ink', from: [0, 672], to: [0, 600], size: 5, within: [[480, 590], [680, 590], [680, 680], [480, 680]] }),
      ] }),
      spray({ ink: 'pale', from: [580, 650], to: [580, 520], size: 3, within: [[470, 600], [500, 540], [680, 540], [700, 600], [660, 640], [500, 640]] }),
      shape({ ink: 'wine', points: [[-20, 690], [90, 706], [150, 700], [300, 736], [420, 724], [560, 730], [660, 700], [740, 688], [806, 642], [850, 640], [862, 802], [-20, 802]] }),
      shape({ ink: 'dusk', points: [[-20, 700], [60, 714], [84, 802], [-20, 802]] }),
      shape({ ink: 'dusk', points: [[150, 704], [230, 726], [262, 802], [172, 802]] }),
      shape({ ink: 'dusk', points: [[420, 726], [556, 734], [590, 802], [450, 802]] }),
      shape({ ink: 'dusk', points: [[660, 704], [736, 692], [770, 802], [690, 802]] }),
      shape({ ink: 'tan', points: [[-20, 684], [90, 698], [150, 692], [300, 728], [420, 716], [560, 722], [660, 692], [740, 680], [806, 634], [806, 644], [740, 689], [660, 702], [560, 732], [420, 725], [300, 738], [150, 702], [90, 708], [-20, 694]] }),
      // The knob that parts the river: a prow of rock, its lit side to the right, its front in the shade.
      drawn({ ink: 'dusk', path: 'M752 368L758 306 796 262 846 238 886 216 936 240 962 290 978 346 968 430 990 520 972 640 1000 802H780L806 640 776 470 786 400z', layers: [
        drawn({ ink: 'wine', path: 'M800 300L856 290 916 270 926 346 910 430 934 520 920 640 950 802H852L834 640 846 480 804 396z' }),
        drawn({ ink: 'rust', path: 'M916 270L940 236 1000 240V820H950L920 640 934 520 910 430 926 346z' }),
        drawn({ ink: 'tan', path: 'M744 320L796 262 846 238 886 216 940 240 916 272 856 292 800 302 760 330zM962 290L990 340 972 430 996 520 980 640 1010 802H984L956 640 970 520 950 430 960 350z' }),
        drawn({ ink: 'ink', path: 'M804 396L846 480 834 640 852 802H848L829 640 841 481 796 398zM856 292L866 380 848 430 858 380z' }),
        spray({ ink: 'ink', from: [800, 800], to: [920, 480], size: 3 }),
      ] }),
      drawn({ ink: 'cream', path: 'M760 322C764 296 782 270 812 246 792 276 778 296 768 316zM946 236C982 276 992 324 984 366 978 320 964 276 946 236z' }),
      spray({ ink: 'cream', from: [0, 760], to: [0, 610], size: 5, within: [[930, 764], [950, 690], [1010, 620], [1180, 620], [1240, 690], [1270, 764]], smooth: true }),
      mass({ ink: 'ink', light: sunlight, rim: 4, layers: [spruces({ ink: 'ink', lit: 'ink', seed: 4, forms: 2, items: [[1206, 204, 150], [1298, 176, 260], [1452, 184, 190], [1562, 166, 300]] })] }),
    ],
  },
  badge: {
    alt: 'The Brule River parts around a knob of rock: one half falls into a pool, the other into the black pit of Devil’s Kettle',
    palette: kettle,
    layers: [
      sky({ seed: 4, waver: 4, bands: [['cream', 0]] }),
      ridge({ ink: 'pine', points: [[0, 140], [195, 150], [390, 140]], swell: 3, seed: 7, cover: 'spruce', height: [12, 30], detail: 0, floor: 220 }),
      shape({ ink: 'wine', points: [[210, 184], [390, 172], [390, 350], [210, 350]] }),
      shape({ ink: 'dusk', points: [[318, 178], [338, 177], [342, 350], [322, 350]] }),
      drawn({ ink: 'pale', path: 'M206 150H246C250 164 262 172 300 184V214H110L120 196C160 186 200 172 206 150z' }),
      drawn({ ink: 'cream', path: 'M238 206C244 196 292 196 302 206 308 250 314 300 318 360H246z', layers: [
        drawn({ ink: 'pale', path: 'M304 200C286 220 288 280 292 360H330z' }),
        slits({ ink: 'dusk', items: [[268, 230, 420, 13, 6]] }),
      ] }),
      shape({ ink: 'rust', points: [[20, 190], [90, 182], [136, 190], [214, 204], [214, 218], [20, 222]] }),
      shape({ ink: 'wine', points: [[20, 218], [70, 222], [110, 214], [214, 214], [214, 280], [20, 280]] }),
      shape({ ink: 'dusk', points: [[70, 222], [110, 214], [118, 236], [108, 276], [60, 270], [76, 244]] }),
      shape({ ink: 'tan', points: [[20, 212], [70, 216], [110, 208], [136, 208], [136, 214], [110, 215], [70, 223], [20, 219]] }),
      shape({ ink: 'rust', points: [[20, 268], [90, 262], [214, 266], [236, 350], [20, 350]] }),
      drawn({ ink: 'tan', path: 'M84 298C82 272 112 258 150 258 190 258 210 276 210 298 208 318 182 332 148 332 112 332 86 318 84 298z' }),
      drawn({ ink: 'ink', path: 'M94 294C94 274 120 263 150 263 182 263 202 276 202 294 200 312 176 322 149 322 120 322 96 312 94 294z', layers: [
        drawn({ ink: 'wine', path: 'M90 300C90 270 120 258 204 276 150 270 112 276 108 312z' }),
      ] }),
      drawn({ ink: 'pale', path: 'M210 182C180 190 146 196 126 213L208 220z' }),
      drawn({ ink: 'cream', path: 'M126 212C130 200 190 200 208 212 206 236 188 250 182 276 178 292 176 304 174 319 162 322 148 322 138 321 132 290 128 240 126 212z', layers: [
        drawn({ ink: 'pale', path: 'M196 206C186 240 164 260 162 324H190L216 206z' }),
        slits({ ink: 'dusk', items: [[158, 244, 380, 10, -4]] }),
      ] }),
      shape({ ink: 'wine', points: [[198, 206], [210, 202], [228, 204], [232, 280], [240, 350], [214, 350], [210, 280]] }),
      shape({ ink: 'rust', points: [[228, 204], [252, 192], [256, 260], [264, 350], [238, 350], [230, 280]] }),
      shape({ ink: 'tan', points: [[198, 206], [206, 186], [224, 174], [244, 182], [250, 198], [228, 206], [210, 204]] }),
    ],
  },
});
