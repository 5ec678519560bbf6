import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { cedars } from '../../motifs/cedars.ts';
import { foliage } from '../../motifs/foliage.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { sloops } from '../../motifs/sloop.ts';
import { ripples, water } from '../../motifs/water.ts';
import { woodland } from '../../motifs/woodland.ts';

const mayMorning = {
  ink: '#123332',
  pine: '#1f5a4c',
  leaf: '#57934a',
  lime: '#a3c25c',
  lake: '#2b83a4',
  sheen: '#86c5cc',
  haze: '#bfe0dc',
  cream: '#fff5dc',
  buff: '#efd29a',
  tan: '#bf9163',
  umber: '#6b4a3e',
  coral: '#dd6b45',
};

/** Morning: the sun stands over the lake, low on the right. */
const overPepin = values({
  dark: { ink: '#1a2430', umber: '#4a3637' },
  middle: { leaf: '#3f6b55', stone: '#94654c', lake: '#4f93a6' },
  glow: { buff: '#eab27a', sheen: '#a5d3d0', cream: '#fff2d6' },
  accent: { coral: '#e2553a' },
});
const sunrise = { from: [1, -0.5], ink: 'cream', shadow: 'ink' } as const;

/** The bluff's edge with its opening, clockwise: the right end steps in and out with the beds. */
const ROCK =
  'M-20 100L60 104 70 84 158 80 166 60 250 48 300 40 308 20 420 4 520 14 530 30 600 38 606 52 690 62 698 80 764 100 836 146 842 184 812 194 818 224 804 240 848 258 854 332 826 344 832 372 816 386 856 404 864 502 836 514 842 546 822 556 868 566 876 652 848 664 890 800H646L662 650 634 540 644 460 606 376 560 334H498L456 410 432 520 450 640 424 800H-20z';

export default trailArt({
  hero: {
    alt: 'In-Yan-Teopa, a limestone arch on the very edge of the bluff at Frontenac, lit from the lake; through its opening and far below, a red sail on the bright width of Lake Pepin.',
    focus: { x: 0.39, y: 0.5 },
    palette: overPepin,
    layers: [
      sky({ bands: [['cream', 0]] }),
      // The Wisconsin shore: long level bluffs, and the gap of a valley.
      drawn({ ink: 'sheen', path: 'M760 120L860 84 1000 72 1090 84 1150 118 1210 124 1290 80 1420 60 1520 66 1640 50V160H760z' }),
      mass({ ink: 'lake', opacity: 0.6, layers: [drawn({ ink: 'lake', path: 'M760 150L900 138 1040 142 1130 150 1240 148 1340 118 1440 104 1540 116 1640 98V164H760z' })] }),
      water({ ink: 'sheen', y: 156 }),
      // The lake lies still: the light of the far shore above, the depth of it below, and one long breath of wind.
      drawn({ ink: 'cream', path: 'M800 172C1060 162 1300 178 1640 164V184C1400 194 1120 182 800 172z' }),
      drawn({ ink: 'lake', path: 'M-20 330H780C960 330 1120 352 1290 348 1420 344 1540 350 1640 342V802H-20z' }),
      drawn({ ink: 'sheen', path: 'M980 486C1160 470 1340 494 1640 458V480C1400 508 1180 494 980 486z' }),
      sloops({ items: [[1180, 280, 52]], sail: 'cream', jib: 'buff', hull: 'ink' }),
      sloops({ items: [[548, 516, 104]], sail: 'coral', jib: 'cream', hull: 'ink' }),
      drawn({ ink: 'sheen', path: 'M470 548C530 538 590 552 660 544 600 562 520 562 470 548zM500 580C560 572 600 584 650 578 600 592 550 592 500 580z' }),
      mass({ ink: 'leaf', light: { ...sunrise, ink: 'sheen' }, rim: 4, layers: [foliage({ ink: 'leaf', size: [24, 66], seed: 6, points: [[380, 860], [400, 640], [520, 622], [640, 650], [760, 640], [900, 660], [1060, 610], [1200, 640], [1350, 600], [1500, 620], [1700, 560], [1700, 860]] })] }),
      mass({ ink: 'ink', light: { ...sunrise, ink: 'leaf' }, rim: 5, layers: [foliage({ ink: 'ink', size: [30, 84], seed: 9, points: [[1040, 860], [1140, 800], [1250, 770], [1330, 776], [1420, 730], [1520, 716], [1700, 690], [1700, 860]] })] }),
      // The rock: a corner that stands back in the shade, a buttress, a cleft, and the block with the arch; its end is in the sun.
      mass({ ink: 'ink', light: sunrise, rim: 4, layers: [foliage({ ink: 'ink', seed: 4, size: [20, 46], points: [[-40, 120], [-40, 30], [30, 14], [84, 52], [130, 60], [180, 90]] }), cedars({ ink: 'ink', lit: 'ink', seed: 5, forms: 1, items: [[214, 66, 96], [258, 60, 58]] })] }),
      drawn({ ink: 'stone', path: ROCK, layers: [
        drawn({ ink: 'buff', path: 'M700 40L860 130 860 190 790 186 736 178 716 170 722 120 704 108zM764 196H840V244L750 238 772 222zM676 250L870 262 866 340 786 342 700 332 694 296zM756 346L850 350V390L744 382zM744 394L880 404 884 508 800 504 730 494 752 440zM768 508L870 514V556L760 548zM722 556L900 566 896 660 806 654 744 640zM786 660L900 666V800H744L760 700z' }),
        drawn({ ink: 'buff', path: 'M296 40L330 24 342 50 330 128 306 134zM300 172L326 178 316 260 296 268zM292 312L318 300 306 420 286 400zM282 470L304 478 296 560 278 566z' }),
        // The corner and the flank of the cleft look away from the sun.
        drawn({ ink: 'umber', path: 'M-20 60H176L166 132 196 152 172 250 186 300 140 322 152 440 176 462 142 590 156 640 118 800H-20zM330 10L420 6 428 66 404 124 424 148 392 226 402 300 424 318 408 404 434 470 396 560 410 640 380 800H300L322 690 296 640 312 560 300 470 326 404 312 318 340 300 326 226 348 140 334 100z' }),
        // What the thick beds throw on those below.
        drawn({ ink: 'umber', path: 'M404 124L560 136 770 168 764 188 690 186 684 206 566 190 560 172 496 166 490 184 404 176zM170 146L334 130 338 158 270 164 266 190 180 186zM640 334L740 340 734 356 690 354 686 372 640 366zM150 322L306 302 310 322 236 330 232 346 150 344zM640 540L760 550 752 566 696 562 692 582 650 578z' }),
        // In the corner only the ledges show.
        drawn({ ink: 'stone', path: 'M-20 128L96 118 160 132 90 138-20 146zM-20 226L30 222 84 230 20 240-20 242zM-20 300L90 296 150 306 84 320-20 326zM-20 448L100 436 148 446 80 458-20 466z' }),
        drawn({ ink: 'ink', path: 'M-20 146L90 138 160 132 80 152-20 160zM-20 326L84 320 150 306 60 338-20 344zM-20 466L80 458 148 446 70 474-20 480zM404 124L560 134 770 168 640 154 540 144zM196 152L334 132 250 152zM640 332L800 344 720 346zM700 390L760 396 720 400zM140 322L310 302 220 324zM152 474L250 478 310 470 240 488zM300 572L250 580 200 576 250 572zM690 248L780 256 720 258zM660 500L810 506 730 512zM740 552L690 560 668 556zM150 640L220 646 290 642 220 654zM420 226L540 240 690 250 560 252z' }),
        // Each joint breaks one bed.
        drawn({ ink: 'ink', path: 'M506 18L514 18 520 70 514 130 508 84zM640 54L646 54 638 104 636 146 632 100zM230 56L236 56 228 110 224 138 222 100zM262 196L267 196 264 250 256 312 257 250zM236 350L241 350 236 410 240 474 230 410zM696 382L701 382 696 440 698 492 690 440z' }),
        drawn({ ink: 'buff', path: 'M176 58L300 38 330 24 420 6 520 14 600 40 700 62 620 54 520 32 424 26 340 44 300 56 180 76z' }),
      ] }),
      spray({ ink: 'umber', from: [240, 720], to: [300, 420], size: 4, within: [[150, 440], [300, 440], [300, 700], [130, 700]] }),
      // The thickness of the arch: the roof and the right side in the shade, the left side lit through the opening.
      drawn({ ink: 'umber', path: 'M428 402L462 336 476 312 520 296 566 300 596 330 640 362 674 460 660 540 688 650 668 780H630L640 650 614 544 622 470 600 410 566 388 556 362 518 352 494 376 474 420z' }),
      drawn({ ink: 'cream', path: 'M434 400L474 420 450 526 466 640 442 780H400L428 640 408 520z' }),
      drawn({ ink: 'stone', path: 'M424 412L470 416 464 430 416 424zM414 500L458 508 454 514 412 508zM420 590L462 602 462 618 424 606zM424 680L460 684 456 694 418 690z' }),
      // The brink: turf and fallen blocks, and nothing beyond them.
      mass({ ink: 'ink', light: sunrise, rim: 5, layers: [
        drawn({ ink: 'ink', path: 'M-20 712C80 690 150 706 240 692 330 680 360 700 430 690 520 676 580 700 650 690 740 682 820 706 900 700 980 702 1040 722 1090 746 1130 764 1180 780 1220 830H-20z' }),
      ] }),
      drawn({ ink: 'stone', path: 'M846 716L866 672 916 664 946 712zM262 704L284 652 344 644 366 700zM950 736L962 706 996 704 1010 732zM400 700L414 670 446 668 456 696zM40 712L66 672 126 668 144 708z' }),
      drawn({ ink: 'buff', path: 'M866 672L916 664 946 712 916 716 902 680zM284 652L344 644 366 700 334 704 320 660zM962 706L996 704 1010 732 988 734zM414 670L446 668 456 696 440 698zM66 672L126 668 144 708 116 712 106 680z' }),
      drawn({ ink: 'ink', path: 'M640 712C720 690 780 706 840 708 900 704 960 726 1030 736L1000 760H640zM230 714C300 696 380 700 470 702L460 740H230zM20 724C80 704 130 706 170 712V740H20z' }),
      drawn({ ink: 'leaf', path: 'M-20 712C80 690 150 706 240 692 330 680 360 700 430 690 520 676 580 700 650 690 740 682 820 706 900 700 980 702 1040 722 1090 746 1130 764 1180 780 1220 830 1190 826 1150 800 1080 776 1000 752 900 736 860 732 780 736 690 744 640 722 540 728 450 736 380 722 290 734 180 748 80 730-20 748z' }),
      mass({ ink: 'ink', light: sunrise, rim: 4, layers: [cedars({ ink: 'ink', lit: 'leaf', seed: 3, forms: 1, items: [[716, 82, 76], [940, 724, 120], [988, 738, 70]] })] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A limestone arch on the edge of the bluff, with sails on Lake Pepin far below it',
    palette: mayMorning,
    layers: [
      sky({ seed: 4, waver: 3, bands: [['sheen', 0], ['haze', 110]] }),
      ridge({ ink: 'leaf', points: [[0, 166], [140, 158], [390, 150]], swell: 3, seed: 9, cover: 'hardwood', height: [6, 12], floor: 220 }),
      water({ ink: 'lake', y: 176 }),
      ripples({ ink: 'sheen', y: [186, 320], count: 12, between: [60, 330], width: [30, 90], height: [4, 6], seed: 5 }),
      sloops({ items: [[222, 266, 42], [334, 216, 30], [318, 190, 20]], sail: 'cream', jib: 'haze', hull: 'ink' }),
      woodland({ leaves: [['pine', 'leaf'], ['leaf', 'lime']], points: [[150, 312], [360, 304]], depth: 8, rows: 1, size: [44, 50], seed: 3 }),
      bedded({ points: [[72, 126], [130, 96], [196, 106], [280, 138], [304, 190], [292, 240], [316, 345], [256, 345], [262, 296], [248, 232], [212, 204], [176, 236], [166, 296], [172, 345], [40, 345], [56, 240], [50, 180]], lit: 'cream', mid: 'buff', shade: 'tan', seam: 'umber', noses: 2, beds: [20, 46], step: 8, seed: 14, reach: [0.5, 0.36], dusk: 0.36, open: 0.55, joints: 0.3 }),
      bank({ ink: 'leaf', points: [[0, 322], [110, 312], [196, 320], [290, 316], [390, 330]], close: [[390, 400], [0, 400]] }),
      cedars({ ink: 'ink', lit: 'pine', seed: 3, forms: 1, items: [[112, 116, 50], [160, 106, 34]] }),
    ],
  },
});
