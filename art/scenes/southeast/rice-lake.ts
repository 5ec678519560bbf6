import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { grass } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn, lenses } from '../../motifs/shapes.ts';
import { sky, strata } from '../../motifs/sky.ts';
import { swans } from '../../motifs/swans.ts';
import { ripples, water } from '../../motifs/water.ts';
import { wildRice } from '../../motifs/wildflowers.ts';

const overcast = {
  ink: '#1d2f38',
  slate: '#44616d',
  gray: '#7f9ba1',
  mist: '#b7c8c5',
  pearl: '#e0e6da',
  white: '#fffaee',
  straw: '#e9bb5c',
  ochre: '#b67d36',
};

/** Early morning; the sun stands low on the left, before the picture. */
const earlyMorning = values({
  dark: { ink: '#12222d', deep: '#24414f' },
  middle: { lake: '#3f6a7b', ochre: '#b07c33' },
  glow: { shade: '#a6c3cd', dawn: '#f5d39b', cream: '#fdeecb', white: '#fffcf2' },
  accent: { gold: '#f0ae30' },
});
const left = { from: [-1, -0.8], ink: 'cream', shadow: 'ink' } as const;

const swan =
  'M560 168C566 128 606 104 648 116 694 130 710 172 703 222 694 286 664 330 660 392 658 428 680 446 716 440 776 404 868 392 950 412 1040 432 1108 462 1186 480 1160 540 1118 596 1056 640H636C572 640 530 604 536 548 542 486 590 442 602 372 610 316 632 276 634 236 635 210 618 202 594 208 574 206 562 190 560 168z';

export default trailArt({
  hero: {
    alt: 'A white swan, large and close up, on the dark water of Rice Lake at sunrise, its long neck bent over its reflection; ripe golden wild rice stands beside it, and more swans rest far out.',
    focus: { x: 0.43, y: 0.45 },
    palette: earlyMorning,
    layers: [
      sky({ seed: 8, waver: 10, bands: [['dawn', 0]] }),
      spray({ ink: 'cream', from: [300, 100], to: [1300, 0], size: 3 }),
      ridge({ ink: 'lake', points: [[-20, 96], [400, 84], [900, 70], [1640, 92]], swell: 8, swells: 4, seed: 8, cover: 'hardwood', crowns: 'billow', height: [14, 34], floor: 300 }),
      mass({ ink: 'deep', layers: [ridge({ ink: 'deep', points: [[-20, 280], [300, 276], [520, 262], [680, 214], [900, 140], [1240, 126], [1640, 104]], swell: 10, swells: 5, seed: 3, cover: 'hardwood', crowns: 'billow', height: [20, 56], floor: 300 })] }),
      spray({ ink: 'lake', from: [0, 300], to: [0, 170], size: 3, within: [[-20, 190], [1620, 150], [1620, 300], [-20, 300]] }),
      water({ ink: 'lake', y: 288 }),
      bank({ ink: 'deep', points: [[-20, 288], [0, 330], [240, 360], [520, 420], [800, 404], [1080, 430], [1300, 388], [1640, 420]], close: [[1640, 288]] }),
      spray({ ink: 'ink', from: [0, 830], to: [0, 500], size: 4 }),
      ripples({ form: 'crescent', ink: 'dawn', y: [292, 400], count: 12, between: [-40, 900], width: [90, 280], height: [3, 6], seed: 5 }),
      ripples({ form: 'crescent', ink: 'deep', y: [440, 800], count: 20, width: [180, 460], height: [6, 16], seed: 25 }),
      ridge({ ink: 'ochre', points: [[-20, 300], [200, 302], [470, 310]], to: 480, swell: 3, swells: 6, seed: 4, cover: 'spruce', height: [14, 44], detail: 0, gaps: 0, spacing: 0.4, floor: 310 }),
      swans({ ink: 'white', shade: 'shade', bill: 'ink', items: [[210, 392, 104], [350, 378, -76]] }),
      // The swan, its image, and the water that closes around it.
      lenses({ ink: 'ink', items: [[846, 648, 760, 54]] }),
      // Its image: whole under the breast, then broken wider and wider by the swell.
      drawn({ ink: 'shade', opacity: 0.55, path: 'M606 646H1080C1064 656 1098 662 1070 672 1040 680 1080 690 1046 698H628C600 690 630 682 604 672 580 662 622 656 606 646zM640 708C760 702 900 702 1034 708 1010 716 1046 722 1006 730 900 736 760 736 664 730 630 722 660 716 640 708zM690 742C780 738 880 738 984 742 950 750 970 758 930 764 860 768 780 768 716 764 690 756 716 750 690 742zM720 776C780 772 850 772 920 776 890 786 800 788 720 776z' }),
      drawn({ ink: 'white', path: swan, layers: [
        // The side away from the sun: nape, flank and the hollow behind the neck.
        drawn({ ink: 'shade', path: 'M662 110C688 160 684 220 668 280 650 340 634 390 642 436 650 470 690 486 724 470 716 520 660 556 540 570L560 660H1100L1200 470C1120 540 1000 590 880 580 820 576 760 550 720 490L730 420 720 100z' }),
        drawn({ ink: 'white', path: 'M724 470C800 420 890 410 960 420 1040 436 1110 462 1190 478 1120 520 1040 552 940 552 850 552 770 530 724 470z' }),
        // The folded wing: long feathers, each over the next.
        drawn({ ink: 'shade', path: 'M800 486C880 520 980 520 1090 486 990 540 870 540 800 486zM840 452C920 482 1020 484 1130 474 1030 508 910 500 840 452zM912 434C980 450 1060 460 1140 466 1060 474 980 468 912 434z' }),
        spray({ ink: 'lake', from: [960, 650], to: [900, 560], size: 3, within: [[560, 590], [1120, 560], [1100, 650], [560, 650]] }),
      ] }),
      drawn({ ink: 'ink', path: 'M612 156C590 152 570 158 556 168 528 188 496 198 462 218 482 232 512 230 542 222 566 216 580 214 598 206 590 190 594 172 612 156z' }),
      lenses({ ink: 'ink', items: [[614, 160, 22, 20]] }),
      lenses({ ink: 'white', items: [[614, 159, 7, 5]] }),
      ripples({ form: 'crescent', ink: 'cream', y: [640, 668], count: 6, x: 800, spread: [240, 300], width: [160, 340], height: [3, 6], seed: 35 }),
      ripples({ form: 'crescent', ink: 'lake', y: [664, 800], count: 14, x: 780, spread: [260, 300], width: [160, 360], height: [8, 14], seed: 36 }),
      mass({ light: left, rim: 4, layers: [wildRice({ stem: 'ink', grain: 'ink', items: [[1330, 840, 560], [1400, 840, 720], [1490, 840, 640], [1570, 840, 800], [1276, 840, 360]] })] }),
      wildRice({ stem: 'ink', grain: 'gold', items: [[1330, 840, 560], [1400, 840, 720], [1490, 840, 640], [1570, 840, 800], [1276, 840, 360]] }),
      mass({ ink: 'ink', light: left, rim: 4, layers: [grass({ ink: 'ink', lit: 'ink', y: 824, x: [1100, 1600], count: 10, height: [90, 220], seed: 4, forms: 2 })] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A white swan between ripe golden heads of wild rice on the gray water of Rice Lake',
    palette: overcast,
    layers: [
      sky({ waver: 6, seed: 4, bands: [['gray', 0], ['mist', 100], ['pearl', 150]] }),
      strata({ ink: 'white', bars: [[150, 128, 150, 9], [270, 168, 130, 8]] }),
      ridge({ ink: 'gray', y: 176, swell: 4, seed: 8, cover: 'hardwood', height: [10, 22], floor: 240 }),
      water({ ink: 'slate', y: 208 }),
      ripples({ ink: 'gray', y: [216, 300], count: 7, width: [60, 130], height: [4, 8], seed: 5 }),
      wildRice({ stem: 'ink', grain: 'straw', items: [[300, 330, 230]] }),
      lenses({ ink: 'ink', items: [[210, 324, 230, 18]] }),
      swans({ ink: 'white', shade: 'mist', bill: 'ink', items: [[212, 322, 186]] }),
      wildRice({ stem: 'ink', grain: 'straw', items: [[58, 420, 300], [86, 440, 190]] }),
    ],
  },
});
