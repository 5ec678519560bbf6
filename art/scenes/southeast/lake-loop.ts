import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { onionHead, onions } from '../../motifs/onions.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { swallows } from '../../motifs/swallows.ts';
import { ripples, water } from '../../motifs/water.ts';
import { willow } from '../../motifs/willow.ts';

const millpond = {
  ink: '#1f3f3b',
  green: '#3d7558',
  willow: '#86ad5b',
  light: '#cfdc95',
  pond: '#8fbfbd',
  mist: '#d2e6dc',
  blush: '#f7d5c0',
  cream: '#fff6e3',
  pink: '#d2618f',
};

/** An early summer morning: the light comes from the right, over the dam. */
const belowTheDam = values({
  dark: { ink: '#10252d', pine: '#1d4548' },
  middle: { teal: '#3c7f82', wine: '#96487f', moss: '#7fa05a' },
  glow: { mist: '#b7d9cf', lilac: '#f0bfd9', cream: '#fdf3dc' },
  accent: { pink: '#d97fb4' },
});
const morning = { from: [1, -0.5], ink: 'lilac', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'A nodding wild onion hangs its round head of pale pink stars from a bent stem, large against the dark woods across Lake Louise; behind it the lake spills over the long, low mill dam.',
    focus: { x: 0.545, y: 0.4 },
    palette: belowTheDam,
    layers: [
      sky({ bands: [['lilac', 0]] }),
      drawn({ ink: 'cream', path: 'M-20 70C160 24 330 66 470 48 640 24 760 74 930 54 1100 36 1260 84 1640 40V330H-20z' }),
      water({ ink: 'mist', y: 376 }),
      mass({ ink: 'pine', mirror: { y: 384, ink: 'teal' }, light: morning, rim: 5, layers: [
        ridge({ ink: 'pine', points: [[-20, 60], [180, 116], [330, 176], [520, 120], [700, 84], [980, 96], [1120, 152], [1240, 212], [1400, 190], [1640, 110]], swell: 18, seed: 4, cover: 'hardwood', crowns: 'billow', height: [24, 84], floor: 384 }),
      ] }),
      // Breath of wind on the mirror.
      drawn({ ink: 'mist', path: 'M-20 380H1640V385C1200 390 700 382 420 390 240 394 80 386-20 390zM60 440Q300 430 560 440 840 448 1080 438 860 456 600 450 300 448 60 440zM1240 430Q1440 420 1640 432V437Q1440 436 1240 430z' }),
      // The stream below the dam, and the dam: a dark lip from bank to bank, one light sheet, a pale foot.
      drawn({ ink: 'teal', path: 'M-20 560L200 556 1640 640V820H-20z' }),
      drawn({ ink: 'cream', path: 'M196 498L1640 548V704L196 590z' }),
      drawn({ ink: 'mist', path: 'M196 498L1640 548V570L196 512zM240 508H249C247 548 248 556 248 589H244C244 556 242 548 240 508zM262 508H267C265 529 266 537 266 550H264C264 537 264 529 262 508zM372 512H384C382 547 380 555 380 582H378C378 555 374 547 372 512zM486 516H492C490 543 491 551 491 571H489C489 551 488 543 486 516zM520 517H534C532 564 534 572 534 611H527C527 572 522 564 520 517zM716 524H724C722 552 722 560 722 580H720C720 560 718 552 716 524zM802 527H820C818 580 820 588 820 633H811C811 588 804 580 802 527zM838 528H845C843 555 843 563 843 582H841C841 563 840 555 838 528zM1004 534H1012C1010 568 1010 576 1010 603H1008C1008 576 1006 568 1004 534zM1130 538H1154C1152 598 1154 606 1154 658H1142C1142 606 1132 598 1130 538zM1176 540H1185C1183 567 1182 575 1182 595H1180C1180 575 1178 567 1176 540zM1290 544H1300C1298 588 1297 596 1297 633H1295C1295 596 1292 588 1290 544zM1404 548H1434C1432 614 1434 622 1434 680H1419C1419 622 1406 614 1404 548zM1458 550H1468C1466 583 1465 591 1465 617H1463C1463 591 1460 583 1458 550zM1560 553H1574C1572 608 1569 616 1569 664H1567C1567 616 1562 608 1560 553z' }),
      drawn({ ink: 'ink', path: 'M190 486L1640 528V552L190 502z' }),
      drawn({ ink: 'mist', path: 'M176 584C210 560 250 566 280 576 320 562 370 574 400 586 450 572 500 580 540 596 600 584 660 592 700 608 760 594 830 604 880 622 940 608 1010 618 1060 640 1130 622 1210 636 1260 656 1340 640 1430 656 1480 676 1550 662 1600 668 1640 680V722C1540 716 1440 722 1360 704 1260 706 1160 694 1080 678 980 680 880 666 800 652 700 654 620 642 540 630 440 632 360 616 290 608 240 608 200 602 176 596z' }),
      drawn({ ink: 'cream', path: 'M190 584C220 570 250 572 284 584 320 572 366 582 402 594 450 582 498 590 544 604 600 594 656 602 704 616 760 604 826 614 884 630 940 618 1006 628 1064 648 1130 632 1206 646 1264 664 1340 650 1426 666 1484 684 1550 672 1600 678 1640 690V700C1560 694 1500 706 1440 694 1340 690 1260 688 1200 674 1100 674 1020 662 940 650 840 650 760 636 680 628 580 628 480 614 400 606 320 604 250 598 190 594z' }),
      drawn({ ink: 'mist', path: 'M300 664Q460 650 640 670 480 676 300 664zM700 704Q900 690 1100 716 900 722 700 704zM1120 742Q1300 730 1500 752 1300 758 1120 742zM160 632Q260 622 360 636 260 642 160 632z' }),
      // The pier at its end, of cut stone.
      drawn({ ink: 'pine', path: 'M-20 446H150L214 466 218 592 180 626-20 650z', layers: [
        drawn({ ink: 'moss', path: 'M-20 446H150L214 466 190 476-20 470z' }),
        drawn({ ink: 'ink', path: 'M-20 516H190V521H-20zM-20 570H190V575H-20zM60 472H65V516H60zM130 521H135V570H130zM20 521H25V570H20zM80 575H85V640H80zM188 474L218 462V640H188z' }),
      ] }),
      // The near bank, on which the onion stands.
      mass({ ink: 'ink', light: morning, rim: 5, layers: [
        drawn({ ink: 'ink', path: 'M-20 690C120 660 240 676 360 690 480 680 600 690 720 712 840 716 960 744 1080 756 1240 772 1420 768 1640 790V820H-20z' }),
      ] }),
      mass({ ink: 'moss', light: { from: [-1, -0.2], ink: 'pine', shadow: 'ink' }, rim: 7, layers: [
        drawn({ ink: 'moss', path: 'M580 742C602 590 636 420 660 270 680 140 716 46 786 46 846 46 868 100 870 172L853 174C852 112 834 62 790 62 734 66 700 150 680 274 656 430 630 590 610 742z' }),
        drawn({ ink: 'moss', path: 'M560 740C540 620 480 500 352 430 462 520 514 630 530 740zM622 742C650 620 740 548 900 566 776 580 690 640 652 744zM532 740C500 680 440 630 330 620 420 650 470 690 500 740zM556 740C548 620 560 520 604 420 588 530 580 640 588 740z' }),
      ] }),
      drawn({ ink: 'ink', path: 'M470 760C500 716 524 740 540 722 556 740 570 716 590 738 604 720 620 736 634 724 650 740 676 724 700 764z' }),
      onionHead({ x: 868, y: 190, reach: 196, thread: 'moss', tones: ['wine', 'pink', 'lilac', 'cream'] }),
      swallows({ ink: 'ink', items: [[1250, 120, 84, -10], [1366, 84, 50, 14]] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A willow trails in the mill pond of Lake Louise, and two swallows fly over it',
    palette: millpond,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['mist', 0], ['blush', 100], ['cream', 170]] }),
      ridge({ ink: 'pond', y: 216, swell: 5, seed: 8, cover: 'hardwood', height: [14, 24], floor: 240 }),
      water({ ink: 'mist', y: 234 }),
      ripples({ ink: 'pond', y: [242, 330], count: 9, width: [70, 130], height: [5, 9], seed: 5 }),
      ripples({ ink: 'cream', y: [246, 320], count: 5, x: 250, spread: [60, 60], width: [60, 90], height: [5, 7], seed: 8 }),
      bank({ ink: 'green', points: [[0, 270], [100, 280], [190, 318], [250, 370]], close: [[0, 400]] }),
      willow({ x: 142, y: 290, height: 214, trunk: 'ink', ink: 'green', lit: 'willow', spread: 0.95, light: 1, seed: 5, fronds: 18 }),
      swallows({ ink: 'ink', items: [[272, 146, 62, 60], [304, 208, 40, -50]] }),
      onions({ stem: 'ink', petal: 'pink', lit: 'blush', items: [[236, 380, 110], [276, 390, 140]] }),
    ],
  },
});
