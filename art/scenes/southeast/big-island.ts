import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { foliage } from '../../motifs/foliage.ts';
import { pelicans } from '../../motifs/pelicans.ts';
import { cut, drawn, shape } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';

const evening = {
  ink: '#241a2e',
  plum: '#553049',
  rust: '#a5503f',
  orange: '#ea8f4d',
  gold: '#f8c968',
  cream: '#fdedc8',
  shade: '#c9a58c',
  white: '#fffaf0',
};

/** The sun sets behind the island. */
const sunset = values({
  dark: { ink: '#231327', plum: '#4c2440' },
  middle: { rust: '#b2492c', shade: '#c9a3a0' },
  glow: { orange: '#f0983a', gold: '#fac663', cream: '#fff4dc' },
  accent: { bill: '#f26a21' },
});
const behind = { from: [-0.7, -1], ink: 'gold', shadow: 'ink' } as const;

/** Facing left: breast, the neck in its S, crown, back, tail, belly at the waterline. */
const pelican =
  'M590 694C544 664 530 606 556 556 574 520 612 498 630 462 644 432 636 404 612 392 580 384 562 360 568 334 576 300 606 282 640 284 668 286 692 302 706 330 718 364 714 414 696 456 690 470 688 480 690 490 740 470 820 462 900 476 1000 494 1070 524 1160 516 1146 590 1100 660 1030 694z';
/** The same, moved from the light: what it leaves is the rim. */
const turned = pelican.replace(/(\d+) (\d+)/g, (_, x, y) => `${Number(x) + 11} ${Number(y) + 14}`);

export default trailArt({
  hero: {
    alt: 'A white pelican, large and close up, floats on shallow Albert Lea Lake at sunset, with others behind it; across the water the dark woods of Big Island run out to a low point.',
    focus: { x: 0.29, y: 0.6 },
    palette: sunset,
    layers: [
      sky({ bands: [['gold', 0]] }),
      drawn({ ink: 'cream', path: 'M-20 60C140 50 240 86 420 70 620 50 760 96 960 80 1120 66 1240 110 1640 84V370H-20z' }),
      drawn({ ink: 'orange', path: 'M1180 330C1280 316 1340 326 1420 314 1500 308 1580 318 1640 308V370H1180z' }),
      water({ ink: 'gold', y: 362 }),
      mass({ ink: 'plum', light: behind, rim: 6, mirror: { y: 372, ink: 'rust', opacity: 0.7 }, layers: [
        cut({ within: [[-60, 0], [1640, 0], [1640, 374], [-60, 374]], layers: [foliage({ ink: 'plum', size: [30, 92], seed: 8, points: [[-60, 120], [80, 150], [200, 126], [340, 170], [500, 156], [640, 196], [800, 186], [900, 226], [1000, 262], [1110, 276], [1180, 310], [1270, 336], [1340, 364], [1320, 440], [-60, 460]] })] }),
        drawn({ ink: 'plum', path: 'M1200 346C1290 340 1370 346 1404 358L1420 374H1200z' }),
      ] }),
      // Light comes through the wood: in the crowns along its back, on the rows before them, and low between the trunks.
      spray({ ink: 'rust', from: [300, 130], to: [340, 300], size: 3, within: [[-20, 132], [200, 140], [340, 184], [500, 170], [640, 210], [800, 200], [900, 240], [1110, 290], [1110, 330], [-20, 330]] }),
      ...[
        foliage<'plum'>({ ink: 'plum', size: [26, 100], seed: 21, points: [[-60, 236], [60, 214], [150, 232], [240, 200], [330, 240], [430, 226], [520, 256], [640, 250], [740, 280], [860, 272], [960, 304], [1080, 322], [1150, 350], [1120, 440], [-60, 440]] }),
        foliage<'plum'>({ ink: 'plum', size: [20, 70], seed: 5, points: [[-60, 312], [40, 300], [120, 322], [240, 296], [330, 306], [420, 330], [600, 318], [720, 336], [860, 330], [960, 346], [960, 440], [-60, 440]] }),
      ].map((row) => mass({ ink: 'plum', light: { ...behind, ink: 'rust' }, rim: 5, layers: [cut({ within: [[-60, 0], [1300, 0], [1300, 366], [-60, 366]], layers: [row] })] })),
      shape({ ink: 'plum', points: [[-20, 360], [1330, 360], [1410, 362], [1420, 380], [-20, 380]] }),
      // Evening wind draws the mirror out into bars and lets it end.
      drawn({ ink: 'gold', path: 'M-20 376H1500L1400 384C900 392 400 384-20 390zM880 440C1080 420 1240 436 1480 428V520H1180C1060 500 960 520 900 490 940 476 1020 470 1100 462 1030 456 940 462 880 440zM-20 440C100 430 190 446 300 438 200 458 90 456-20 460zM-20 548C100 534 210 554 330 544 400 540 470 552 560 546 530 558 470 560 410 566 460 572 510 568 556 576V660H-20z' }),
      drawn({ ink: 'orange', path: 'M-20 650C160 630 330 650 520 640 420 668 240 664-20 684zM1100 620C1260 600 1440 620 1640 606V626C1460 640 1280 640 1100 620zM1180 730C1320 712 1480 728 1640 716V742C1480 752 1300 756 1180 730zM-20 752C120 738 260 752 420 746 300 774 140 776-20 780z' }),
      pelicans({ ink: 'cream', shade: 'shade', bill: 'bill', wing: 'ink', water: 'rust', items: [[1240, 424, -44], [1160, 420, 40], [1010, 440, 66]] }),
      drawn({ ink: 'cream', path: pelican, layers: [
        // Against the sun only the upper edge is white.
        drawn({ ink: 'shade', opacity: 0.28, path: turned }),
        // Neck and breast away from the light, the belly, the folded wing.
        drawn({ ink: 'shade', path: 'M720 330C696 300 696 350 684 396 674 436 650 470 634 520 650 500 680 494 700 480L740 400zM540 700C560 650 640 636 720 652 860 676 980 640 1070 600 1110 580 1140 560 1160 530V720H540z' }),
        drawn({ ink: 'shade', path: 'M716 548C780 500 900 498 1000 530 1060 548 1110 540 1150 520L1130 560C1080 600 1000 600 930 582 860 566 780 560 716 548z' }),
        drawn({ ink: 'cream', path: 'M760 540C830 520 910 524 980 548 910 544 830 550 760 540zM840 560C900 552 970 560 1030 574 960 584 890 576 840 560z' }),
      ] }),
      drawn({ ink: 'ink', path: 'M1176 512C1120 524 1040 540 960 584 1040 616 1140 590 1176 512z' }),
      drawn({ ink: 'plum', path: 'M1150 530C1090 540 1030 560 990 582 1050 572 1110 556 1150 530z' }),
      // Bill, pouch and the bare skin around the eye.
      drawn({ ink: 'gold', path: 'M322 490C420 458 520 420 606 372L640 384C640 430 596 504 516 526 446 540 376 516 322 490z', layers: [
        drawn({ ink: 'orange', path: 'M322 490C400 500 460 490 516 462 564 436 594 404 612 366L660 380 600 560H320z' }),
      ] }),
      drawn({ ink: 'bill', path: 'M584 306C540 320 420 392 306 470 296 480 300 496 314 498L334 496C430 464 530 426 614 380 640 372 650 346 642 326 630 302 606 298 584 306z' }),
      drawn({ ink: 'plum', path: 'M318 482C420 438 520 396 600 356L603 363C520 405 420 448 322 488z' }),
      drawn({ ink: 'rust', path: 'M330 454C318 462 304 470 300 480 298 492 306 500 316 500L322 486 334 474z' }),
      drawn({ ink: 'ink', path: 'M608 338C608 328 624 326 628 336 624 346 610 348 608 338z' }),
      // The lake stands before breast and belly. Below, the shadow, and the image torn by the swell: the gray belly, then the white flank.
      drawn({ ink: 'gold', path: 'M470 700C510 700 530 676 580 674 640 674 660 694 730 690 800 684 820 670 880 676 940 682 960 690 1020 680 1060 674 1084 668 1200 668V830H470z' }),
      drawn({ ink: 'rust', opacity: 0.62, path: 'M512 696C540 682 550 676 580 674 640 674 660 694 730 690 800 684 820 670 880 676 940 682 960 690 1020 680 1060 674 1084 668 1120 672 1170 684 1220 692 1290 698 1230 708 1200 704 1160 714 1190 724 1140 732 1090 728 1040 726 1020 738 960 734 860 730 760 744 660 734 600 728 560 716 580 710 550 706 530 704 512 696z' }),
      drawn({ ink: 'shade', path: 'M570 700C640 690 680 708 750 704 840 698 900 700 1010 700 1040 706 980 712 940 710 860 708 800 720 720 716 650 712 620 712 570 700zM640 726C700 718 760 728 820 722 880 718 940 720 990 722 940 732 880 728 820 734 760 740 690 736 640 726z' }),
      drawn({ ink: 'cream', path: 'M520 752C560 738 610 752 670 750 740 746 760 756 830 752 890 748 920 742 970 750 1020 746 1060 740 1092 750 1060 756 1036 760 1004 760 1040 768 1000 778 950 774 880 768 860 784 800 780 740 776 730 768 690 772 640 778 600 776 612 766 570 768 540 762 520 752zM560 796C610 782 660 796 700 792 760 784 800 798 860 794 920 788 960 784 1000 792 1060 788 1100 790 1120 796L1080 820H600C620 808 580 806 560 796z' }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A white pelican on Albert Lea Lake in front of the trees of Big Island at sunset',
    palette: evening,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['orange', 0], ['gold', 110]] }),
      sun({ x: 112, y: 138, radius: 36, ink: 'white' }),
      water({ ink: 'gold', y: 216 }),
      ripples({ ink: 'orange', y: [224, 336], count: 9, width: [70, 130], height: [6, 9], seed: 9 }),
      broadleaf({ ink: 'plum', lit: 'rust', seed: 7, spread: 1.1, forms: 2, items: [[246, 222, 124], [300, 222, 92], [196, 222, 78]] }),
      shape({ ink: 'plum', points: [[150, 222], [200, 214], [320, 212], [390, 222], [390, 230], [150, 230]] }),
      pelicans({ ink: 'white', shade: 'shade', bill: 'orange', wing: 'ink', water: 'gold', items: [[206, 322, 150]] }),
      ripples({ ink: 'rust', y: [318, 340], count: 4, x: 190, spread: [60, 60], width: [110, 140], height: [6, 8], seed: 3 }),
    ],
  },
});
