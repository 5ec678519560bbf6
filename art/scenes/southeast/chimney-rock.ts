import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { cedars } from '../../motifs/cedars.ts';
import { haze } from '../../motifs/haze.ts';
import { figure } from '../../motifs/hikers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { visitor } from '../../motifs/visitors.ts';
import { woodland } from '../../motifs/woodland.ts';

const octoberMorning = {
  ink: '#1d2326',
  pine: '#34544a',
  slate: '#5f8091',
  haze: '#a3bfc2',
  pale: '#d8e5dc',
  cream: '#fdf0d3',
  buff: '#f0cd8e',
  tan: '#cf9358',
  umber: '#86503a',
  dark: '#432c2e',
  rust: '#b9542f',
};

/** An October morning: the sun is low on the left, and the valley still holds its mist. */
const valley = values({
  dark: { ink: '#20221f', pine: '#33493f' },
  middle: { umber: '#96583a', slate: '#75919a', tan: '#c9914f' },
  glow: { buff: '#f1d08f', pale: '#d5e3da', cream: '#fff3d8' },
  accent: { red: '#cf3f2b' },
});
const low = { from: [-1, -0.7], ink: 'buff', shadow: 'ink' } as const;

/** The stack, clockwise: beds that stand out over beds that have weathered back. */
const CHIMNEY =
  'M522 36L560 34 568 16 650 8 688 14 696 28 770 34 788 58 778 94 744 106 732 150 700 168 714 238 756 262 828 284 838 340 800 354 790 394 822 410 832 470 806 486 818 560 852 578 864 640 900 664 940 700 880 720H470L440 690 456 640 498 604 508 534 480 522 486 462 530 450 536 404 510 392 514 344 556 330 570 264 538 250 534 210 566 196 558 148 510 130 498 100 506 70 520 64z';
/** What fell out of its foot. */
const GAP = 'M640 720L644 660 622 614 640 568 630 534 664 500 690 476 716 484 726 510 752 526 744 572 764 616 748 656 760 720z';
const BLUFF =
  'M-20 656L60 650 68 638 150 634 240 640 330 632 420 624 500 640 860 660 930 676 960 672 968 704 1024 712 1034 744 1100 752 1112 786 1160 794V840H-20z';

export default trailArt({
  hero: {
    alt: 'Chimney Rock, a free-standing stack of pale dolomite on the broken edge of its bluff above the misty Whitewater valley; a hiker stands small before the gap in its foot.',
    focus: { x: 0.48, y: 0.6 },
    palette: valley,
    layers: [
      sky({ bands: [['pale', 0]] }),
      drawn({ ink: 'cream', path: 'M880 92C1000 70 1120 84 1240 68 1380 52 1500 70 1640 54V92C1500 104 1380 94 1260 108 1120 122 980 110 880 92zM1020 214C1140 196 1260 208 1380 194 1480 184 1560 192 1640 186V214C1520 224 1440 216 1340 228 1220 240 1100 232 1020 214zM-20 168C80 150 180 164 280 152 360 144 420 150 480 160 400 178 300 176 220 186 140 194 60 188-20 196z' }),
      ridge({ ink: 'slate', points: [[-20, 420], [160, 396], [360, 404], [520, 440], [760, 500], [980, 510], [1140, 450], [1260, 400], [1420, 372], [1640, 350]], swell: 4, swells: 6, seed: 3, cover: 'hardwood', crowns: 'facet', height: [8, 18], floor: 830 }),
      haze({ ink: 'cream', y: [440, 540], floor: 830, steps: 4, opacity: 0.3 }),
      mass({ ink: 'umber', light: low, rim: 4, layers: [ridge({ ink: 'umber', points: [[-20, 540], [160, 500], [340, 530], [480, 590]], to: 500, swell: 4, swells: 6, seed: 8, cover: 'hardwood', crowns: 'facet', height: [16, 36], floor: 830 })] }),
      mass({ ink: 'umber', light: low, rim: 4, layers: [ridge({ ink: 'umber', points: [[940, 700], [1060, 640], [1180, 570], [1320, 500], [1480, 460], [1640, 470]], from: 930, swell: 4, swells: 6, seed: 12, cover: 'hardwood', crowns: 'facet', height: [16, 40], floor: 830 })] }),
      haze({ ink: 'cream', y: [600, 700], floor: 830, steps: 3, opacity: 0.26 }),
      // The bluff breaks off in ledges toward the valley; the chimney is what has not yet fallen.
      drawn({ ink: 'buff', path: BLUFF, layers: [
        drawn({ ink: 'tan', path: 'M-20 700L120 692 250 704 262 730 400 722 420 752 560 744 640 760 700 742 860 752 880 780 1000 770 1140 790V840H-20z' }),
        drawn({ ink: 'umber', path: 'M850 640L1160 640V840H1010L1000 800 1020 780 960 760 972 736 906 724 918 700 866 690zM560 744L640 760 648 784 600 800 612 830 480 840 500 790 470 770zM250 704L262 730 330 734 320 770 352 790 340 840H220L240 780 214 760z' }),
        drawn({ ink: 'cream', path: 'M-20 652L150 640 330 634 430 624 560 640 540 660 400 668 260 660 120 676-20 672zM700 690L880 676 930 690 820 702zM-20 752L100 744 216 756 100 768-20 766zM352 742L460 736 480 752 400 760z' }),
        drawn({ ink: 'ink', path: 'M120 692L250 704 400 700 262 714zM400 722L560 744 700 742 560 756zM700 726L860 752 1000 764 860 762zM-20 780L100 782 214 770 100 796-20 796zM880 780L1000 770 1140 786 1000 782z' }),
      ] }),
      drawn({ ink: 'buff', path: CHIMNEY, layers: [
        drawn({ ink: 'cream', path: 'M440 0H650L632 60 644 98 608 112 618 168 588 204 606 250 584 266 600 334 566 346 580 398 560 410 580 458 558 470 580 532 552 546 566 620 600 680 530 692 470 684 400 700V100z' }),
        drawn({ ink: 'umber', path: 'M704 0L694 50 716 100 682 120 694 170 670 236 716 262 700 300 744 330 726 390 762 410 744 466 780 500 768 560 796 600 790 720H1000V0z' }),
        drawn({ ink: 'tan', path: 'M510 128L640 112 634 132 590 136 586 156 552 158zM534 244L610 250 606 266 566 268zM554 328L606 336 594 356 556 350zM508 392L584 398 574 416 540 418 536 428 510 424zM484 456L566 462 550 482 510 484zM484 528L560 536 536 556 496 554z' }),
        drawn({ ink: 'umber', path: 'M640 112L716 102 700 128 660 134 650 156 626 160zM610 252L700 258 716 270 650 278 640 296 606 280zM600 336L744 332 730 352 650 354 642 372 604 360zM582 400L726 392 720 412 660 414 654 428 590 420z' }),
        drawn({ ink: 'ink', path: 'M500 98L640 105 740 100 640 111zM512 129L640 128 744 104 716 120 640 138zM558 152L620 156 664 158 612 164zM536 208L600 208 640 212 596 214zM540 250L640 258 756 262 840 286 740 276 640 266zM600 338L700 333 836 340 730 342zM510 392L580 402 700 394 590 408zM724 394L826 408 764 407zM486 458L570 466 640 472 560 473zM744 467L830 472 784 479zM504 530L560 538 604 534 556 544zM768 561L858 578 806 574zM598 36L603 36 597 66 599 98 592 64zM568 270L572 270 566 300 568 328 562 300zM648 414L653 414 648 440 650 464 643 438zM526 474L531 474 524 502 527 530 519 502z' }),
        // Through the gap: sky, the far side of the valley, mist. One sees its left wall, which the sun does not reach.
        drawn({ ink: 'pale', path: GAP, layers: [
          drawn({ ink: 'slate', path: 'M600 612L680 590 720 598 800 580V690H600z' }),
          drawn({ ink: 'cream', opacity: 0.6, path: 'M600 640H800V700H600z' }),
          drawn({ ink: 'buff', path: 'M600 690L700 684 800 694V730H600z' }),
          drawn({ ink: 'umber', path: 'M600 470H790L752 540 728 520 706 516 690 536 668 548 684 590 662 620 676 660 664 720H600z' }),
          drawn({ ink: 'ink', path: 'M600 470H740L722 500 690 498 668 524 640 530zM628 566L676 568 636 578zM630 634L672 630 640 644z' }),
        ] }),
      ] }),
      drawn({ ink: 'ink', path: 'M664 712L760 704 900 712 780 720z' }),
      figure({ x: 706, y: 716, height: 124, pose: 'lookout', ink: 'ink', coat: 'red', skin: 'umber', hat: 'ink', rim: 'cream' }),
      mass({ ink: 'pine', light: low, rim: 5, layers: [
        drawn({ ink: 'pine', path: 'M-20 706L70 696 160 708 176 724 250 730 330 752 344 772 420 780 500 804 520 840H-20z' }),
        ridge({ ink: 'pine', points: [[1130, 830], [1240, 780], [1400, 750], [1520, 704], [1640, 690]], from: 1130, swell: 4, swells: 5, seed: 5, cover: 'hardwood', crowns: 'facet', height: [24, 56], floor: 840 }),
        cedars({ ink: 'pine', lit: 'pine', seed: 3, items: [[86, 704, 150], [150, 714, 210], [300, 756, 90], [916, 700, 90], [456, 650, 120]] }),
      ] }),
      spray({ ink: 'ink', from: [0, 830], to: [60, 710], size: 4, within: [[-20, 716], [150, 716], [260, 740], [420, 790], [500, 830], [-20, 830]] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'Somebody sits in the opening worn through Chimney Rock, a stack of pale dolomite above autumn woods',
    palette: octoberMorning,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['slate', 0], ['haze', 120], ['pale', 180]] }),
      ridge({ ink: 'slate', points: [[0, 250], [120, 236], [270, 246], [390, 230]], swell: 3, seed: 8, cover: 'hardwood', height: [8, 16] }),
      bank({ ink: 'pine', points: [[0, 306], [120, 300], [280, 300], [390, 306]], close: [[390, 400], [0, 400]] }),
      bedded({ points: [[146, 96], [206, 76], [252, 90], [258, 124], [240, 146], [228, 158], [240, 186], [268, 202], [268, 226], [252, 242], [262, 270], [296, 345], [108, 345], [132, 268], [120, 232], [146, 216], [156, 182], [142, 160], [154, 146], [132, 128]], lit: 'cream', mid: 'buff', shade: 'tan', seam: 'dark', beds: [18, 44], step: 8, seed: 11, reach: [0.42, 0.32], dusk: 0.42, open: 0.6, joints: 0.3 }),
      shape({ ink: 'haze', points: [[166, 324], [172, 290], [162, 266], [180, 242], [202, 226], [218, 238], [236, 250], [230, 280], [242, 304], [238, 324]] }),
      shape({ ink: 'dark', points: [[158, 324], [166, 290], [156, 264], [176, 238], [202, 222], [220, 234], [238, 248], [232, 262], [218, 252], [204, 244], [190, 254], [180, 270], [188, 294], [180, 324]] }),
      visitor({ x: 200, y: 314, height: 72, pose: 'sit', ink: 'ink', coat: 'rust' }),
      woodland({ leaves: [['rust', 'tan'], ['tan', 'buff']], points: [[40, 310], [96, 316]], depth: 26, rows: 2, size: [50, 60], seed: 5 }),
      woodland({ leaves: [['rust', 'tan'], ['dark', 'rust']], points: [[284, 310], [350, 304]], depth: 26, rows: 2, size: [50, 60], seed: 6 }),
    ],
  },
});
